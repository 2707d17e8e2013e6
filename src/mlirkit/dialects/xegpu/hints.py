"""Hints of xegpu about caches, one for each of three levels."""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation

_READ = ("cached", "uncached", "streaming", "read_invalidate")
_WRITE = ("cached", "uncached", "write_back", "write_through")


def verify_read_hints(op: Operation) -> None:
    _verify(op, _READ)


def verify_write_hints(op: Operation) -> None:
    _verify(op, _WRITE)


def _verify(op: Any, allowed: tuple[str, ...]) -> None:
    for name in ("l1_hint", "l2_hint", "l3_hint"):
        hint = op.inherent(name)
        if hint is not None and str(hint.parameters[0]) not in allowed:
            raise op.op_error(f"invalid {name}: {hint}")
