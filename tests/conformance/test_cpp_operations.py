"""C++ of operations, random ones and written ones: what mlir-tblgen writes, we write, byte for byte, whole
and in shards.

Operations whose format is wrong do without syntax in both, and both say why.  MLIRKIT_OPERATION_FILES is how
many files of definitions there are; MLIRKIT_OPERATION_FILES_SEED where they begin.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from mlirkit.cli import tblgen
from tests.conformance.tools import include_dir, run, tool
from tests.generators.operations import definitions

COUNT = int(os.environ.get("MLIRKIT_OPERATION_FILES", "12"))
FIRST = int(os.environ.get("MLIRKIT_OPERATION_FILES_SEED", "0"))
OPERATIONS = 16


def commands(random: Random) -> list[list[str]]:
    """The options of a run each."""
    shards = random.randint(1, 7)
    names = f"--op-{random.choice(('include', 'exclude'))}-regex={random.choice(('1', 'old', '[.][2-8]$'))}"
    return [
        ["--gen-op-decls"],
        ["--gen-op-defs"],
        ["-gen-op-decls", f"-op-shard-count={shards}", names],
        ["-gen-op-defs", f"-op-shard-count={shards}", names],
    ]


# With operations for each section of the manual, and with those that once differed.
WRITTEN = [Path(__file__).parent / "plugins" / "manual.td", Path(__file__).with_name("cpp_operations.td")]


def check(path: Path, options: list[str], output: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both say and write the same."""
    common = ["-I", str(include_dir()), "--asmformat-error-is-fatal=false", str(path)]
    done = run(tool("mlir-tblgen"), *options, *common, check=False)
    status = tblgen.main([*options, *common, "-o", str(output), "--no-cache"])
    assert (status, capsys.readouterr().err) == (done.returncode, done.stderr.decode())
    if status == 0:
        assert output.read_bytes() == done.stdout


@pytest.mark.parametrize("seed", range(FIRST, FIRST + COUNT))
def test_random_files(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random = Random(seed)
    path = tmp_path / "my-ops.2.td"
    path.write_text(definitions(random, OPERATIONS))
    for options in commands(random):
        check(path, options, tmp_path / "out.inc", capsys)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
@pytest.mark.parametrize("shards", range(1, 8))
@pytest.mark.parametrize("action", ["--gen-op-decls", "--gen-op-defs"])
def test_written_files(
    path: Path, shards: int, action: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(path, [action, f"--op-shard-count={shards}"], tmp_path / "out.inc", capsys)
