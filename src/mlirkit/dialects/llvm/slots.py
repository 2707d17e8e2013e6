"""Promotion to values (mem2reg) and splitting (SROA) of llvm's memory: allocations, loads, stores, addresses.

Intrinsics that fill and copy memory are in memory_intrinsics.  Mirror:
mlir/lib/Dialect/LLVMIR/IR/LLVMMemorySlot.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, TypeAlias

from mlirkit.builtin.attributes import IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, OpOperand, Value
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.type_layouts import offsets, struct_members
from mlirkit.dialects.llvm.value_conversions import ValueConverter, are_compatible
from mlirkit.dialects.type_sizes import DataLayout
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.memory_slots import (
    DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableAllocationOpInterface,
    PromotableMemOpInterface,
    PromotableOpInterface,
    SafeMemorySlotAccessOpInterface,
    only_reads_pointer,
)
from mlirkit.patterns.rewriter import PatternRewriter

I8: Final = integer_type(8)
I32: Final = integer_type(32)
# Arrays of more elements are not split.
_MOST_ELEMENTS: Final = 16
# The mark for an index of getelementptr that is an operand, and the bit width of constant indices.
_DYNAMIC_INDEX: Final = -(2**31)
_INDEX_BITS: Final = 29

_Access: TypeAlias = "llvm.LoadOp | llvm.StoreOp"


def part_index(number: int) -> Attribute:
    return IntegerAttr.get(I32, number)


def parts_of(type: Type) -> dict[Attribute, Type] | None:
    """The types of an aggregate's parts, by index; None for other types, and for arrays that are too
    large."""
    if isinstance(type, llvm.LLVMStructType):
        return {part_index(number): member for number, member in enumerate(struct_members(type))}
    if isinstance(type, llvm.LLVMArrayType) and type.num_elements <= _MOST_ELEMENTS:
        return {part_index(number): type.element_type for number in range(type.num_elements)}
    return None


# -- allocations ------------------------------------------------------------------------------------------


class PromotableAlloca(PromotableAllocationOpInterface):
    """`llvm.alloca` in the entry block."""

    __slots__ = ()

    def promotable_slots(self, op: llvm.AllocaOp) -> list[MemorySlot]:
        block = op.parent_block
        region = None if block is None else block.parent_region
        if region is None or region.get_blocks()[0] is not block:
            return []
        return [MemorySlot(op.res, op.elem_type.value)]

    def default_value(self, op: llvm.AllocaOp, slot: MemorySlot) -> Operation:
        return Operation.create(
            "llvm.mlir.undef", [slot.elem_type], loc=op.location, ip=False, context=op.context
        )

    def handle_block_argument(
        self, op: llvm.AllocaOp, slot: MemorySlot, argument: BlockArgument, rewriter: PatternRewriter
    ) -> None:
        for user in op.res.users:
            if isinstance(user, llvm.DbgDeclareOp):
                _make_debug_value(user, argument, rewriter)


class DestructurableAlloca(DestructurableAllocationOpInterface):
    """`llvm.alloca` of one aggregate."""

    __slots__ = ()

    def destructurable_slots(self, op: llvm.AllocaOp) -> list[DestructurableMemorySlot]:
        count = constant_int(op.arraySize)
        if count is None or count.bits != 1:
            return []
        type = op.elem_type.value
        parts = parts_of(type)
        return [] if parts is None else [DestructurableMemorySlot(op.res, type, parts)]

    def part_allocation(self, op: llvm.AllocaOp, type: Type) -> Operation:
        return Operation.create(
            "llvm.alloca",
            [llvm.LLVMPointerType.get(context=op.context)],
            [op.arraySize],
            properties={"elem_type": TypeAttr.get(type)},
            loc=op.location,
            ip=False,
            context=op.context,
        )


# -- loads and stores -------------------------------------------------------------------------------------


class LoadSlot(PromotableMemOpInterface):
    """`llvm.load`."""

    __slots__ = ()

    def loads_from(self, op: llvm.LoadOp, slot: MemorySlot) -> bool:
        return bool(op.addr is slot.pointer)

    def can_uses_be_removed(
        self,
        op: llvm.LoadOp,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        layout = DataLayout.closest(scope)
        return (
            only_reads_pointer(uses, slot)
            and op.addr is slot.pointer
            and are_compatible(layout, op.res.type, slot.elem_type, narrows=True)
            and not op.volatile_
        )

    def remove_blocking_uses(
        self,
        op: llvm.LoadOp,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        reaching: Value,
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        value = ValueConverter(rewriter, op.location, scope).extract(reaching, op.res.type)
        op.res.replace_all_uses_with(value)
        return True


class StoreSlot(PromotableMemOpInterface):
    """`llvm.store`."""

    __slots__ = ()

    def stores_to(self, op: llvm.StoreOp, slot: MemorySlot) -> bool:
        return bool(op.addr is slot.pointer)

    def stored_value(
        self,
        op: llvm.StoreOp,
        slot: MemorySlot,
        reaching: Value,
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> Value:
        return ValueConverter(rewriter, op.location, scope).insert(op.value, reaching)

    def can_uses_be_removed(
        self,
        op: llvm.StoreOp,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        layout = DataLayout.closest(scope)
        return (
            only_reads_pointer(uses, slot)
            and op.addr is slot.pointer
            and op.value is not slot.pointer
            and are_compatible(layout, slot.elem_type, op.value.type, narrows=False)
            and not op.volatile_
        )


def _accessed_type(op: _Access) -> Type:
    type: Type = op.res.type if isinstance(op, llvm.LoadOp) else op.value.type
    return type


class FirstPart(DestructurableAccessorOpInterface):
    """Loads and stores, which access the first part."""

    __slots__ = ()

    def can_rewire(
        self,
        op: _Access,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        scope: Operation,
    ) -> bool:
        if op.volatile_ or (isinstance(op, llvm.StoreOp) and op.value is slot.pointer):
            return False
        index = part_index(0)
        part = slot.subelement_types.get(index)
        layout = DataLayout.closest(scope)
        if part is None or layout.type_size(_accessed_type(op)) > layout.type_size(part):
            return False
        used[index] = None
        return True

    def rewire(
        self,
        op: _Access,
        slot: DestructurableMemorySlot,
        subslots: dict[Attribute, MemorySlot],
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        op.addr = subslots[part_index(0)].pointer
        return False


class SafeAccess(SafeMemorySlotAccessOpInterface):
    """Loads and stores, which are safe if not larger than the slot."""

    __slots__ = ()

    def ensure_only_safe_accesses(
        self, op: _Access, slot: MemorySlot, must_be_safe: list[MemorySlot], scope: Operation
    ) -> bool:
        if op.addr is not slot.pointer:
            return True
        layout = DataLayout.closest(scope)
        return layout.type_size(_accessed_type(op)) <= layout.type_size(slot.elem_type)


# -- erased operations ----------------------------------------------------------------------------------


class Discardable(PromotableOpInterface):
    """Operations erased with the memory: casts whose users can all be erased, and markers."""

    __slots__ = ()

    def can_uses_be_removed(
        self, op: Operation, uses: Sequence[OpOperand], more: list[OpOperand], scope: Operation
    ) -> bool:
        for result in op.result_values():
            more.extend(result.uses)
        return True


class Marker(Discardable):
    """Operations that mark memory: users of the result do not prevent promotion."""

    __slots__ = ()

    def can_uses_be_removed(
        self, op: Operation, uses: Sequence[OpOperand], more: list[OpOperand], scope: Operation
    ) -> bool:
        return True


class DebugDeclaration(Marker):
    """`llvm.intr.dbg.declare`: replaced by `llvm.intr.dbg.value` of each stored value."""

    __slots__ = ()

    def requires_replaced_values(self, op: llvm.DbgDeclareOp) -> bool:
        return True

    def visit_replaced_values(
        self,
        op: llvm.DbgDeclareOp,
        values: Sequence[tuple[Operation, Value]],
        rewriter: PatternRewriter,
    ) -> None:
        for store, value in values:
            rewriter.set_insertion_point_after(store)
            _make_debug_value(op, value, rewriter)


def _make_debug_value(op: llvm.DbgDeclareOp, value: Value, rewriter: PatternRewriter) -> None:
    properties: dict[str, Attribute] = {"varInfo": op.varInfo}
    if op.locationExpr is not None:
        properties["locationExpr"] = op.locationExpr
    rewriter.create(llvm.DbgValueOp, [], [value], properties, loc=op.location)


class DebugValue(PromotableOpInterface):
    """`llvm.intr.dbg.value`: its address becomes poison."""

    __slots__ = ()

    def can_uses_be_removed(
        self, op: llvm.DbgValueOp, uses: Sequence[OpOperand], more: list[OpOperand], scope: Operation
    ) -> bool:
        return len(uses) == 1 and uses[0].value is op.value

    def remove_blocking_uses(
        self, op: llvm.DbgValueOp, uses: Sequence[OpOperand], rewriter: PatternRewriter
    ) -> bool:
        rewriter.set_insertion_point(op)
        value: Value = op.value
        op.value = rewriter.create(llvm.UndefOp, [value.type], loc=value.location).result
        return False


# -- addresses of parts -----------------------------------------------------------------------------------


class NoOffset(Discardable):
    """`llvm.getelementptr` whose indices are all zero."""

    __slots__ = ()

    def can_uses_be_removed(
        self, op: Operation, uses: Sequence[OpOperand], more: list[OpOperand], scope: Operation
    ) -> bool:
        assert isinstance(op, llvm.GEPOp)
        return not any(op.rawConstantIndices.values) and super().can_uses_be_removed(op, uses, more, scope)


def _byte_offset(layout: DataLayout, op: llvm.GEPOp) -> int | None:
    """The offset of an address from its base in bytes; None if unknown."""
    indices: list[int] = list(op.rawConstantIndices.values)
    if any(index == _DYNAMIC_INDEX or index < 0 for index in indices):
        return None
    type: Type = op.elem_type.value
    offset = indices[0] * layout.type_size(type)
    for index in indices[1:]:
        if isinstance(type, llvm.LLVMArrayType):
            offset += index * layout.type_size(type.element_type)
            type = type.element_type
        elif isinstance(type, llvm.LLVMStructType):
            # As upstream, aligned relative to the base.
            members = offsets(layout, struct_members(type), type.packed, offset)
            offset, type = next(islice(members, index, None))
        else:
            return None
    return offset


def _part_at(slot: MemorySlot, layout: DataLayout, op: llvm.GEPOp) -> tuple[int, int] | None:
    """The part of the slot that an address points into, with the offset inside; None if there is no part."""
    offset = _byte_offset(layout, op)
    type = slot.elem_type
    if offset is None or offset >= layout.type_size(type):
        return None
    if isinstance(type, llvm.LLVMArrayType):
        number, inside = divmod(offset, layout.type_size(type.element_type))
        return None if number >= 1 << _INDEX_BITS else (number, inside)
    if isinstance(type, llvm.LLVMStructType):
        for number, (start, member) in enumerate(offsets(layout, struct_members(type), type.packed)):
            if offset < start:
                return None
            if offset < start + layout.type_size(member):
                return number, offset - start
    return None


def _bytes(count: int, slot: MemorySlot) -> Type:
    """An array of bytes."""
    return llvm.LLVMArrayType.get(I8, count, context=slot.pointer.context)


class SafeAddress(SafeMemorySlotAccessOpInterface):
    """`llvm.getelementptr` into a slot."""

    __slots__ = ()

    def ensure_only_safe_accesses(
        self, op: llvm.GEPOp, slot: MemorySlot, must_be_safe: list[MemorySlot], scope: Operation
    ) -> bool:
        if op.base is not slot.pointer:
            return True
        layout = DataLayout.closest(scope)
        offset = _byte_offset(layout, op)
        size = layout.type_size(slot.elem_type)
        if offset is None or offset >= size:
            return False
        must_be_safe.append(MemorySlot(op.res, _bytes(size - offset, slot)))
        return True


class PartAddress(DestructurableAccessorOpInterface):
    """`llvm.getelementptr` into a part of a slot."""

    __slots__ = ()

    def can_rewire(
        self,
        op: llvm.GEPOp,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        scope: Operation,
    ) -> bool:
        if not isinstance(op.base.type, llvm.LLVMPointerType) or op.base is not slot.pointer:
            return False
        layout = DataLayout.closest(scope)
        part = _part_at(slot, layout, op)
        if part is None:
            return False
        index = part_index(part[0])
        used[index] = None
        size = layout.type_size(slot.subelement_types[index])
        must_be_safe.append(MemorySlot(op.res, _bytes(size - part[1], slot)))
        return True

    def rewire(
        self,
        op: llvm.GEPOp,
        slot: DestructurableMemorySlot,
        subslots: dict[Attribute, MemorySlot],
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        part = _part_at(slot, DataLayout.closest(scope), op)
        assert part is not None
        number, inside = part
        pointer = create_or_fold(
            rewriter,
            llvm.GEPOp,
            op.res.type,
            [subslots[part_index(number)].pointer],
            op.location,
            {
                "rawConstantIndices": DenseI32ArrayAttr.get([inside]),
                "elem_type": TypeAttr.get(I8),
                "noWrapFlags": IntegerAttr.get(I32, int(op.noWrapFlags)),
            },
        )
        op.res.replace_all_uses_with(pointer)
        return True


interface(llvm.AllocaOp, "PromotableAllocationOpInterface")(PromotableAlloca())
interface(llvm.AllocaOp, "DestructurableAllocationOpInterface")(DestructurableAlloca())
interface(llvm.LoadOp, "PromotableMemOpInterface")(LoadSlot())
interface(llvm.StoreOp, "PromotableMemOpInterface")(StoreSlot())
for _kind in (llvm.LoadOp, llvm.StoreOp):
    interface(_kind, "DestructurableAccessorOpInterface")(FirstPart())
    interface(_kind, "SafeMemorySlotAccessOpInterface")(SafeAccess())
for _cast in (
    llvm.BitcastOp,
    llvm.AddrSpaceCastOp,
    llvm.LaunderInvariantGroupOp,
    llvm.StripInvariantGroupOp,
):
    interface(_cast, "PromotableOpInterface")(Discardable())
for _marker in (llvm.LifetimeStartOp, llvm.LifetimeEndOp, llvm.InvariantStartOp, llvm.InvariantEndOp):
    interface(_marker, "PromotableOpInterface")(Marker())
interface(llvm.DbgDeclareOp, "PromotableOpInterface")(DebugDeclaration())
interface(llvm.DbgValueOp, "PromotableOpInterface")(DebugValue())
interface(llvm.GEPOp, "PromotableOpInterface")(NoOffset())
interface(llvm.GEPOp, "SafeMemorySlotAccessOpInterface")(SafeAddress())
interface(llvm.GEPOp, "DestructurableAccessorOpInterface")(PartAddress())
