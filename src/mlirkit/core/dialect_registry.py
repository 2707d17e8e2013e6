"""The registry of dialects of the process, and which dialects new contexts load at once."""

from __future__ import annotations

from typing import Final

from mlirkit.core.context import DialectRegistry, load_on_create

_registry: Final = DialectRegistry()


def get_dialect_registry() -> DialectRegistry:
    """The registry of the process; dialects that ship need none."""
    return _registry


def append_load_on_create_dialect(dialect: str) -> None:
    """Let new contexts load a dialect at once."""
    load_on_create.append(dialect)


def get_load_on_create_dialects() -> list[str]:
    return list(load_on_create)
