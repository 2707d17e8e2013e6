"""Changes of memref and tensor: shapes, alignments and kinds."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, ShapedType, UnrankedMemRefType
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.changes.atomic_kinds import kinds, no_maxnumf
from mlirkit.layouts.changes.change import Change, get, nothing, put, take


def _upgrade_expand_shape(op: Operation) -> None:
    """The output shape was that of the type; dynamic sizes need operands, which do not exist."""
    type = op.result_types()[0] if op.result_count else None
    if get(op, "static_output_shape") is None and isinstance(type, ShapedType) and type.has_static_shape:
        put(op, "static_output_shape", dense_array(integer_type(64), list(type.dims)))


def _downgrade_expand_shape(op: Operation) -> None:
    """The operands only repeat the type, if each group has at most one dynamic size."""
    groups: Any = get(op, "reassociation")
    type = op.result_types()[0]
    shape = type.dims if isinstance(type, ShapedType) else ()
    for group in groups.elements:
        if sum(shape[at.value] == DYNAMIC for at in group.elements) > 1:
            raise op.op_error(
                "expands one dimension into several dynamic ones, which the release does not know"
            )
    take(op, "static_output_shape")
    op.set_operands(op.operand_values()[:1])


def _upgrade_assume_alignment(op: Operation) -> None:
    """The operand that is assumed to be aligned is now also a result."""
    if op.result_count == 0 and op.operand_values():
        op.add_result(op.operand_values()[0].type)


def _downgrade_assume_alignment(op: Operation) -> None:
    for result in op.result_values():
        result.replace_all_uses_with(op.operand_values()[0])
    op.result0 = None
    KNOWN.stamp = None


def _drop_zero_alignment(op: Operation) -> None:
    """Zero meant no alignment."""
    value = get(op, "alignment")
    if isinstance(value, IntegerAttr) and value.bits == 0:
        take(op, "alignment")


def _is_plain_store(op: Operation) -> bool:
    """Whether a tensor is stored in a buffer, about which nothing else is known."""
    return isinstance(op.operand_types()[1], MemRefType | UnrankedMemRefType) and not get(op, "restrict")


_MATERIALIZE = "bufferization.materialize_in_destination"

CHANGES = (
    Change(
        _MATERIALIZE,
        17,
        nothing,
        nothing,
        old_name="memref.tensor_store",
        is_alias=True,
        implies=("writable", "unit"),
        fits=_is_plain_store,
    ),
    Change(_MATERIALIZE, 17, nothing, nothing, old_name="bufferization.copy_tensor", since=17),
    Change("memref.atomic_rmw", 21, *kinds("kind"), by_form=False),
    Change("memref.atomic_rmw", 17, nothing, no_maxnumf),
    *(Change(f"memref.{name}", 21, _drop_zero_alignment, nothing) for name in ("alloc", "alloca", "realloc")),
    Change("memref.assume_alignment", 20, _upgrade_assume_alignment, _downgrade_assume_alignment),
    Change("memref.expand_shape", 18, _upgrade_expand_shape, _downgrade_expand_shape),
    Change("tensor.expand_shape", 18, _upgrade_expand_shape, _downgrade_expand_shape),
)
