"""Faces: what `from mlirkit.dialects import name` gives, for the dialects that ship and for those of an installed MLIR."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

import pytest

import mlirkit.dialects
from mlirkit.core.operation import Operation
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS, shipped_names


@pytest.mark.parametrize("name", ROOTS)
def test_names(name: str) -> None:
    """Every class and every builder is there by its name, whatever the package has for itself."""
    if name not in mlirkit.dialects.loaders():
        pytest.skip(f"{name} comes with an installed MLIR only")
    dialect = shared_dialect(name)
    face = getattr(mlirkit.dialects, name)
    assert set(dir(face)) >= set(dialect.public_names)
    assert all(getattr(face, each) is not None for each in dialect.public_names)
    for operation in dialect.operation_names():
        cls = dialect.operation_class(operation)
        assert issubclass(cls, Operation) and getattr(face, cls.__name__).__module__ == f"mlirkit.dialects.{name}"
    for each in ("verify", "values", "asm"):
        if f"{name}.{each}" in dialect.definitions.operators:
            assert callable(getattr(face, each))
    with pytest.raises(AttributeError, match="defines nothing called 'Nope'"):
        face.Nope  # noqa: B018


def test_import_by_name() -> None:
    for name in shipped_names():
        assert import_module(f"mlirkit.dialects.{name}") is getattr(mlirkit.dialects, name)


# All of upstream's dialects ship, so that the one that does not is invented.
WITHOUT_DEFINITIONS = """
from mlirkit.dialects.face import DialectFace
from mlirkit.dialects.roots import ROOTS
ROOTS["ping"] = ("mlir/Dialect/Ping/Ping.td",)
try: DialectFace("ping").SendOp
except Exception as error: print(error)
"""


def test_without_an_installed_mlir() -> None:
    """What does not ship says where it comes from."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_DEFINITIONS],
        env={**os.environ, "MLIRKIT_INCLUDE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "no definitions of dialect 'ping'" in done.stdout and "MLIRKIT_INCLUDE" in done.stdout
