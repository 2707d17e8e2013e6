"""What changed in llvm."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import ParametrizedAttribute
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.layouts.changes.change import Change, attribute_of, get, put, take

_SIZES = SEGMENT_NAMES[0][1]


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


def _upgrade_call(op: Operation) -> None:
    """Calls had no bundles of operands, so that there was one group."""
    put(op, _SIZES, dense_array(integer_type(32), [len(op.operand_values()), 0]))
    put(op, "op_bundle_sizes", dense_array(integer_type(32), []))


def _downgrade_call(op: Operation) -> None:
    sizes = take(op, _SIZES)
    if isinstance(sizes, DenseArrayAttr) and any(sizes.values[1:]):
        raise op.op_error("has bundles of operands, which the release does not know")
    bundles = take(op, "op_bundle_sizes")
    if isinstance(bundles, DenseArrayAttr) and len(bundles):
        raise op.op_error("has bundles of operands, which the release does not know")


CHANGES = (
    Change("llvm.call", 19, _upgrade_call, _downgrade_call, by_form=False),
    *(
        Change(f"llvm.{name}", 18, _upgrade_overflow_flags, _downgrade_overflow_flags)
        for name in ("add", "sub", "mul", "shl")
    ),
    Change("llvm.mlir.global", 24, _upgrade_thread_local, _downgrade_thread_local, is_newer=True),
)
