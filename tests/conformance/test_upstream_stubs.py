"""Stubs of all dialects of an installed MLIR are Python that mypy accepts."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mlirkit.dialects.loading import build_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.emit.pyi import stub
from mlirkit.ods.live.python_classes import describe_module
from tests.conformance.tools import include_dir


def test_mypy(tmp_path: Path) -> None:
    if find_spec("mypy") is None:
        pytest.skip("mypy is not installed")
    base = include_dir()
    names = [name for name, roots in ROOTS.items() if (base / roots[0]).is_file()]
    assert len(names) >= 45
    # In a package, so that `math` hides nobody's module.
    package = tmp_path / "upstream"
    package.mkdir()
    (package / "__init__.pyi").touch()
    for name in names:
        (package / f"{name}.pyi").write_text(stub(describe_module(build_dialect(name, [base]))))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", package.name],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(Path(__file__).parents[2] / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
