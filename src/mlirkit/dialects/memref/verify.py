"""Verifiers of memref: numbers of indices and sizes, and which types its casts go between."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import DYNAMIC, MemRefType, UnrankedMemRefType
from mlirkit.core.attribute import Type
from mlirkit.dialects.cast_types import CastOfOneValue
from mlirkit.ods.live.hooks import interface, verifier


@verifier("memref.load")
def verify_load(op: Any) -> None:
    """As LoadOp::verify."""
    rank = len(op.operand(0).type.shape)
    if rank != op.operand_count - 1:
        raise op.error(
            f"incorrect number of indices for load, expected {rank} but got {op.operand_count - 1}"
        )


@verifier("memref.store")
def verify_store(op: Any) -> None:
    """As StoreOp::verify."""
    if len(op.operand(1).type.shape) != op.operand_count - 2:
        raise op.error("store index operand count not equal to memref rank")


@verifier("memref.prefetch")
def verify_prefetch(op: Any) -> None:
    """As PrefetchOp::verify."""
    if len(op.operand(0).type.shape) != op.operand_count - 1:
        raise op.error("too few indices")


@verifier("memref.alloc", "memref.alloca")
def verify_allocation(op: Any) -> None:
    """As verifyAllocLikeOp."""
    type = op.result_types()[0]
    if not isinstance(type, MemRefType):
        raise op.error("result must be a memref")
    dynamic = sum(size == DYNAMIC for size in type.shape)
    sizes = len(op.dynamicSizes)
    if sizes != dynamic:
        raise op.error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    map = getattr(type.layout, "map", None)
    symbols = 0 if map is None else map.n_symbols
    given = len(op.symbolOperands)
    if given != symbols:
        raise op.error(
            f"symbol operand count does not equal memref symbol count: expected {symbols}, got {given}"
        )


class MemorySpaceCast(CastOfOneValue):
    """Between memrefs that differ in nothing but the memory space."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        if isinstance(source, MemRefType) and isinstance(target, MemRefType):
            return (source.shape, source.element_type, source.layout) == (
                target.shape,
                target.element_type,
                target.layout,
            )
        if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
            return source.element_type == target.element_type
        return False


interface("memref.memory_space_cast", "CastOpInterface")(MemorySpaceCast())
