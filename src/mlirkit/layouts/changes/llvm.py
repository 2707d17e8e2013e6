"""What changed in llvm."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import ParametrizedAttribute
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, attribute_of, get, put, take


def _upgrade_overflow_flags(op: Operation) -> None:
    """Flags were an attribute of the dialect, and are a number."""
    flags = get(op, "overflowFlags")
    if isinstance(flags, ParametrizedAttribute):
        number: Any = flags.parameters[0]
        take(op, "overflowFlags")
        put(op, "overflowFlags", integer_attr(integer_type(32), int(number)))


def _downgrade_overflow_flags(op: Operation) -> None:
    flags = take(op, "overflowFlags")
    if isinstance(flags, IntegerAttr) and flags.bits:
        names = [name for at, name in enumerate(("nsw", "nuw")) if flags.bits >> at & 1]
        put(op, "overflowFlags", attribute_of(op, f"#llvm.overflow<{', '.join(names)}>"))


# The model of a thread-local variable for which nothing else is said.
_GENERAL_DYNAMIC = 1


def _upgrade_thread_local(op: Operation) -> None:
    """From 24 on, variables say by which model they are thread-local; 0 is none."""
    mode = get(op, "tls_mode")
    if isinstance(mode, IntegerAttr) and mode.bits <= _GENERAL_DYNAMIC:
        take(op, "tls_mode")
        put(op, "thread_local_", UnitAttr() if mode.bits else None)


def _downgrade_thread_local(op: Operation) -> None:
    if take(op, "thread_local_") is not None:
        put(op, "tls_mode", integer_attr(integer_type(64), _GENERAL_DYNAMIC))


CHANGES = (
    *(
        Change(f"llvm.{name}", 18, _upgrade_overflow_flags, _downgrade_overflow_flags)
        for name in ("add", "sub", "mul", "shl")
    ),
    Change("llvm.mlir.global", 24, _upgrade_thread_local, _downgrade_thread_local, is_newer=True),
)
