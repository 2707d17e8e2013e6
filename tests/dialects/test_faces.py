"""Faces: the members of `mlirkit.dialects.<name>`, for every dialect."""

from __future__ import annotations

from importlib import import_module

import pytest

import mlirkit.dialects
from mlirkit.core.operation import Operation
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS


@pytest.mark.parametrize("name", ROOTS)
def test_names(name: str) -> None:
    """Every class and every builder has its name, also where the package has a member of that name."""
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
    for name in ROOTS:
        assert import_module(f"mlirkit.dialects.{name}") is getattr(mlirkit.dialects, name)
