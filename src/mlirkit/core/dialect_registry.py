"""The registry of dialects of the process, and the dialects that new contexts load at once."""

from __future__ import annotations

from typing import Final

from mlirkit.core.arguments import expect
from mlirkit.core.context import DialectRegistry, load_on_create
from mlirkit.core.upcalls import available_dialects

_registry: Final = DialectRegistry()


def get_dialect_registry() -> DialectRegistry:
    """The registry of the process; shipped dialects need no registration."""
    return _registry


def append_load_on_create_dialect(dialect: str) -> None:
    """Let new contexts load a dialect at once; ValueError if no dialect has the name."""
    expect(dialect, str, "append_load_on_create_dialect", "dialect")
    if dialect not in available_dialects():
        raise ValueError(f"Dialect '{dialect}' not found")
    load_on_create.append(dialect)


def get_load_on_create_dialects() -> list[str]:
    return list(load_on_create)
