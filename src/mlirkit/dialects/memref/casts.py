"""Casts of memrefs that operations can skip.  Mirror: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, UnrankedMemRefType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import memref


def skip_casts(op: Operation, kept: Value | None = None) -> list[Value] | None:
    """Mirrors foldMemRefCast: replace operands by the sources of casts, except `kept`; [] if any was
    replaced."""
    has_changed = False
    for number, value in enumerate(op.operand_values()):
        cast = value.defining_op
        if isinstance(cast, memref.CastOp) and value is not kept:
            if not isinstance(cast.source.type, UnrankedMemRefType):
                op.set_operand(number, cast.source)
                has_changed = True
    return [] if has_changed else None


def foldable_cast(value: Value) -> Value | None:
    """The source of a memref cast, if its sizes, strides and offset are at least as static."""
    cast = value.defining_op
    if not isinstance(cast, memref.CastOp):
        return None
    source, target = cast.source.type, cast.dest.type
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return None
    if source.element_type != target.element_type or len(source.dims) != len(target.dims):
        return None
    source_layout, target_layout = strides_and_offset(source), strides_and_offset(target)
    if source_layout is None or target_layout is None:
        return None
    before = [*source.dims, *source_layout[0], source_layout[1]]
    after = [*target.dims, *target_layout[0], target_layout[1]]
    if any(one == DYNAMIC != other for one, other in zip(before, after, strict=True)):
        return None
    return cast.source
