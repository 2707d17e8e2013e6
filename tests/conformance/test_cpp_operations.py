"""C++ of random and written operations is byte for byte mlir-tblgen's, as a whole and in shards.

Operations with a wrong format get no syntax in both, and both report the reason.  MLIRKIT_OPERATION_FILES is
the number of definition files; MLIRKIT_OPERATION_FILES_SEED the first seed.
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
    """The options of each run."""
    shards = random.randint(1, 7)
    names = f"--op-{random.choice(('include', 'exclude'))}-regex={random.choice(('1', 'old', '[.][2-8]$'))}"
    return [
        ["--gen-op-decls"],
        ["--gen-op-defs"],
        ["-gen-op-decls", f"-op-shard-count={shards}", names],
        ["-gen-op-defs", f"-op-shard-count={shards}", names],
    ]


# Definition files with operations for each section of the manual, and with operations that once differed.
WRITTEN = [Path(__file__).parent / "plugins" / "manual.td", Path(__file__).with_name("cpp_operations.td")]


def check(path: Path, options: list[str], output: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that both have the same output and the same messages."""
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
