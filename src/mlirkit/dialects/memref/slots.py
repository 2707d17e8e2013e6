"""Promotion to values (mem2reg) and splitting (SROA) of memory of memref.

Mirror: mlir/lib/Dialect/MemRef/IR/MemRefMemorySlot.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Final, cast

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import OpOperand, Value
from mlirkit.dialects.declared import memref
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.memory_slots import (
    DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableAllocationOpInterface,
    PromotableMemOpInterface,
    only_reads_pointer,
)
from mlirkit.patterns.rewriter import PatternRewriter

# Memrefs of more elements are not split.
_MOST_ELEMENTS: Final = 16


class PromotableAlloca(PromotableAllocationOpInterface):
    """`memref.alloca` of one element."""

    __slots__ = ()

    def promotable_slots(self, op: memref.AllocaOp) -> list[MemorySlot]:
        type = cast(MemRefType, op.result.type)
        if _element_count(type) != 1:
            return []
        return [MemorySlot(op.result, type.element_type)]

    def default_value(self, op: memref.AllocaOp, slot: MemorySlot) -> Operation:
        return Operation.create("ub.poison", [slot.elem_type], loc=op.location, ip=False, context=op.context)


class DestructurableAlloca(DestructurableAllocationOpInterface):
    """`memref.alloca` of few elements."""

    __slots__ = ()

    def destructurable_slots(self, op: memref.AllocaOp) -> list[DestructurableMemorySlot]:
        type = cast(MemRefType, op.result.type)
        count = _element_count(type)
        if count is None or count > _MOST_ELEMENTS or count == 1:
            return []
        index = IndexType.get()
        places = product(*[range(size) for size in type.shape])
        keys = [ArrayAttr([IntegerAttr.get(index, number) for number in place]) for place in places]
        return [DestructurableMemorySlot(op.result, type, dict.fromkeys(keys, type.element_type))]

    def part_allocation(self, op: memref.AllocaOp, type: Type) -> Operation:
        return Operation.create(
            "memref.alloca", [MemRefType.get([], type)], loc=op.location, ip=False, context=op.context
        )


class LoadSlot(PromotableMemOpInterface):
    """`memref.load`."""

    __slots__ = ()

    def loads_from(self, op: memref.LoadOp, slot: MemorySlot) -> bool:
        return bool(op.memref is slot.pointer)

    def can_uses_be_removed(
        self,
        op: memref.LoadOp,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        is_alone = only_reads_pointer(uses, slot) and op.memref is slot.pointer
        return bool(is_alone and op.result.type == slot.elem_type)

    def remove_blocking_uses(
        self,
        op: memref.LoadOp,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        reaching: Value,
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        op.result.replace_all_uses_with(reaching)
        return True


class StoreSlot(PromotableMemOpInterface):
    """`memref.store`."""

    __slots__ = ()

    def stores_to(self, op: memref.StoreOp, slot: MemorySlot) -> bool:
        return bool(op.memref is slot.pointer)

    def stored_value(
        self,
        op: memref.StoreOp,
        slot: MemorySlot,
        reaching: Value,
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> Value:
        value: Value = op.value
        return value

    def can_uses_be_removed(
        self,
        op: memref.StoreOp,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        is_alone = only_reads_pointer(uses, slot) and op.memref is slot.pointer
        return bool(is_alone and op.value is not slot.pointer and op.value.type == slot.elem_type)


class PartAccess(DestructurableAccessorOpInterface):
    """`memref.load` and `memref.store` with constant indices."""

    __slots__ = ()

    def can_rewire(
        self,
        op: memref.LoadOp | memref.StoreOp,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        scope: Operation,
    ) -> bool:
        if op.memref is not slot.pointer or (isinstance(op, memref.StoreOp) and op.value is slot.pointer):
            return False
        index = _index_of(op)
        if index is None or index not in slot.subelement_types:
            return False
        used[index] = None
        return True

    def rewire(
        self,
        op: memref.LoadOp | memref.StoreOp,
        slot: DestructurableMemorySlot,
        subslots: dict[Attribute, MemorySlot],
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        index = _index_of(op)
        assert index is not None
        op.memref = subslots[index].pointer
        op.indices = []
        return False


def _element_count(type: MemRefType) -> int | None:
    """The number of elements; None if dynamic."""
    return None if DYNAMIC in type.shape else prod(type.shape)


def _index_of(op: memref.LoadOp | memref.StoreOp) -> Attribute | None:
    """The indices if they are constants in bounds; else None."""
    attributes: list[Attribute] = []
    for value, size in zip(op.indices, op.memref.type.shape, strict=True):
        constant = constant_value(value)
        if not isinstance(constant, IntegerAttr) or not 0 <= constant.value < size:
            return None
        attributes.append(constant)
    return ArrayAttr(attributes)


interface(memref.AllocaOp, "PromotableAllocationOpInterface")(PromotableAlloca())
interface(memref.AllocaOp, "DestructurableAllocationOpInterface")(DestructurableAlloca())
interface(memref.LoadOp, "PromotableMemOpInterface")(LoadSlot())
interface(memref.StoreOp, "PromotableMemOpInterface")(StoreSlot())
for _name in ("load", "store"):
    interface(f"memref.{_name}", "DestructurableAccessorOpInterface")(PartAccess())
