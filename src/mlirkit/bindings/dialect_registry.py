"""The contents of upstream's package `_mlir_libs`: paths of libraries, and the registry of dialects."""

from __future__ import annotations

from mlirkit.core.dialect_registry import (
    append_load_on_create_dialect,
    get_dialect_registry,
    get_load_on_create_dialects,
)

__all__ = [
    "append_load_on_create_dialect",
    "get_dialect_registry",
    "get_include_dirs",
    "get_lib_dirs",
    "get_load_on_create_dialects",
]

def get_lib_dirs() -> list[str]:
    """An empty list: mlirkit has no libraries to link to."""
    return []


def get_include_dirs() -> list[str]:
    """An empty list: mlirkit has no headers to compile against."""
    return []
