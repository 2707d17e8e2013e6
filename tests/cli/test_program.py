"""The end of the process: it frees no objects, but runs what waits for the end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


def output_of(*arguments: str) -> str:
    """What Python prints with these arguments; it must succeed."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def empty(tmp_path: Path) -> str:
    path = tmp_path / "empty.mlir"
    path.write_text("module {}\n")
    return str(path)


def test_objects_are_not_freed(tmp_path: Path, empty: str) -> None:
    hooks = tmp_path / "hooks.py"
    hooks.write_text("class Kept:\n    def __del__(self) -> None:\n        print('freed')\nkept = Kept()\n")
    assert output_of("-m", "mlirkit", "opt", empty, f"--load-dialect-plugin={hooks}") == "module {\n}\n\n"


def test_exit_functions_run(tmp_path: Path, empty: str) -> None:
    hooks = tmp_path / "hooks.py"
    hooks.write_text("import atexit\natexit.register(print, 'the end')\n")
    output = output_of("-m", "mlirkit", "opt", empty, f"--load-dialect-plugin={hooks}")
    assert output == "module {\n}\n\nthe end\n"


def test_profilers_report(empty: str) -> None:
    assert "function calls" in output_of("-m", "cProfile", "-m", "mlirkit", "opt", empty)
