"""Moving casts of memory spaces behind the operations that use them."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.memory_spaces import (
    MemorySpaceCastConsumerOpInterface,
    MemorySpaceCastOpInterface,
    promotable_cast,
)
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import memref
from mlirkit.dialects.memory_space_casts import ReadSource
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.rewriter import PatternRewriter


class Cast(MemorySpaceCastOpInterface):
    """A cast to the generic memory space may be moved."""

    __slots__ = ()

    def source_ptr(self, op: memref.MemorySpaceCastOp) -> Value:
        return op.source

    def is_source_promotable(self, op: memref.MemorySpaceCastOp) -> bool:
        return space_of(op.dest.type) is None

    def clone_memory_space_cast_op(
        self, op: memref.MemorySpaceCastOp, rewriter: PatternRewriter, type: Type, source: Value
    ) -> Operation:
        return rewriter.create(memref.MemorySpaceCastOp, [type], [source], loc=op.location)


interface(memref.MemorySpaceCastOp, "MemorySpaceCastOpInterface")(Cast())


def space_of(type: Type) -> Attribute | None:
    return type.memory_space if isinstance(type, (MemRefType, UnrankedMemRefType)) else None


def in_space(type: Type, space: Attribute | None) -> Type:
    """A memref type with another memory space."""
    if isinstance(type, MemRefType):
        return MemRefType(type.dims, type.element_type, type.layout, space)
    assert isinstance(type, UnrankedMemRefType)
    return UnrankedMemRefType(type.element_type, space)


class PassThrough(MemorySpaceCastConsumerOpInterface):
    """Mirrors bubbleDownCastsPassthroughOpImpl: apply the operation to the cast's source, and cast the
    result."""

    __slots__ = ("_operand",)

    def __init__(self, operand: str) -> None:
        self._operand = operand

    def bubble_down_casts(self, op: Operation, rewriter: PatternRewriter) -> Sequence[Value] | None:
        pointer: Value = getattr(op, self._operand)
        pair = promotable_cast(pointer)
        if pair is None:
            return None
        cast, interface = pair
        source = interface.source_ptr(cast)
        (type,) = op.result_types()
        made = rewriter.clone_with(op, [in_space(type, space_of(source.type))], op.operand_values())
        setattr(made, self._operand, source)
        restored = interface.clone_memory_space_cast_op(
            cast, rewriter, in_space(type, space_of(pointer.type)), made.result
        )
        return restored.result_values()


for _owner, _operand in (
    (memref.AssumeAlignmentOp, "memref"),
    (memref.CastOp, "source"),
    (memref.ReinterpretCastOp, "source"),
    (memref.ExpandShapeOp, "src"),
    (memref.CollapseShapeOp, "src"),
    (memref.ReshapeOp, "source"),
    (memref.SubViewOp, "source"),
    (memref.TransposeOp, "in_"),
    (memref.ViewOp, "source"),
):
    interface(_owner, "MemorySpaceCastConsumerOpInterface")(PassThrough(_operand))
for _access in (memref.LoadOp, memref.StoreOp, memref.AtomicRMWOp):
    interface(_access, "MemorySpaceCastConsumerOpInterface")(ReadSource("memref"))
