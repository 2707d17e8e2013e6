"""Files with the custom syntax that hooks read and print, byte for byte as mlir-opt 22: output and errors.

Definitions come from the installed headers, so each file goes through `mlirkit opt -I`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.cli import main
from tests.conformance.tools import include_dir, mlir_opt, run

FOLDER = Path(__file__).parent / "hook_texts"
FLAGS = ("--allow-unregistered-dialect", "--split-input-file")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.mlir")), ids=lambda path: path.stem)
def test_as_mlir_opt(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    theirs = run(mlir_opt(), *FLAGS, str(path), check=False)
    capfd.readouterr()
    code = main(["opt", f"-I{include_dir()}", *FLAGS, str(path)])
    ours = capfd.readouterr()
    assert ours.err == theirs.stderr.decode()
    assert ours.out == theirs.stdout.decode()
    assert (code == 0) == (theirs.returncode == 0)
