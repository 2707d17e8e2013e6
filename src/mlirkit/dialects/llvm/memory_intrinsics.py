"""Promotion to values (mem2reg) and splitting (SROA) of memory used by memset, memcpy and memmove.

Mirror: mlir/lib/Dialect/LLVMIR/IR/LLVMMemorySlot.cpp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from mlirkit.builtin.attributes import IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import OpOperand, Value
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.slots import part_index, parts_of
from mlirkit.dialects.llvm.type_layouts import offsets
from mlirkit.dialects.llvm.value_conversions import ValueConverter
from mlirkit.dialects.type_sizes import DataLayout
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.memory_slots import (
    DestructurableAccessorOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableMemOpInterface,
    SafeMemorySlotAccessOpInterface,
)
from mlirkit.patterns.rewriter import PatternRewriter

_Fill: TypeAlias = "llvm.MemsetOp | llvm.MemsetInlineOp"
_Copy: TypeAlias = "llvm.MemcpyOp | llvm.MemcpyInlineOp | llvm.MemmoveOp"

_INLINE: Final = (llvm.MemsetInlineOp, llvm.MemcpyInlineOp)


def _length(op: _Fill | _Copy) -> int | None:
    """The number of bytes written; None if unknown."""
    if isinstance(op, _INLINE):
        length: IntegerAttr = op.len
        return length.bits if _length_type(op).width <= 64 else None
    number = constant_int(op.len)
    return number.bits if number is not None and number.width <= 64 else None


def _length_type(op: _Fill | _Copy) -> IntegerType:
    type = op.len.type
    assert isinstance(type, IntegerType)
    return type


def _is_volatile(op: _Fill | _Copy) -> bool:
    return bool(op.isVolatile.value)


def _make_shorter(
    op: _Fill | _Copy, operands: Sequence[Value], length: int, rewriter: PatternRewriter
) -> None:
    """Create the same intrinsic for fewer bytes."""
    value = IntegerAttr.get(_length_type(op), length)
    properties: dict[str, Attribute] = {"isVolatile": op.isVolatile}
    if isinstance(op, _INLINE):
        properties["len"] = value
    else:
        # Upstream inserts the constant in the place of the old one for a memset, and at the copy otherwise.
        place = op.len.location if isinstance(op, llvm.MemsetOp) else op.location
        made = rewriter.create(llvm.ConstantOp, [value.type], [], {"value": value}, loc=place)
        operands = [*operands, made.result]
    rewriter.create(op.info.name, [], operands, properties, loc=op.location)


class WritesInside(SafeMemorySlotAccessOpInterface):
    """Accesses are safe if they do not write outside of the slot."""

    __slots__ = ()

    def ensure_only_safe_accesses(
        self, op: _Fill | _Copy, slot: MemorySlot, must_be_safe: list[MemorySlot], scope: Operation
    ) -> bool:
        # Copies check this in `can_rewire`, as upstream.
        at = scope if isinstance(op, llvm.MemsetOp | llvm.MemsetInlineOp) else op
        return _writes_inside(op, slot, DataLayout.closest(at))


def _writes_inside(op: _Fill | _Copy, slot: MemorySlot, layout: DataLayout) -> bool:
    """Mirrors definitelyWritesOnlyWithinSlot."""
    if not isinstance(slot.pointer.type, llvm.LLVMPointerType) or op.dst is not slot.pointer:
        return False
    length = _length(op)
    return length is not None and length <= layout.type_size(slot.elem_type)


# -- filling ----------------------------------------------------------------------------------------------


class FilledSlot(PromotableMemOpInterface):
    """A memset of a whole slot stores a number whose bytes are all the same."""

    __slots__ = ()

    def stores_to(self, op: _Fill, slot: MemorySlot) -> bool:
        return bool(op.dst is slot.pointer)

    def stored_value(
        self, op: _Fill, slot: MemorySlot, reaching: Value, scope: Operation, rewriter: PatternRewriter
    ) -> Value:
        type = slot.elem_type
        assert isinstance(type, IntegerType | FloatType)
        number = self._number(op, type.width, ValueConverter(rewriter, op.location, scope))
        if isinstance(type, IntegerType):
            return number
        return rewriter.create(llvm.BitcastOp, [type], [number], loc=op.location).result

    def _number(self, op: _Fill, width: int, converter: ValueConverter) -> Value:
        type = integer_type(width)
        pattern = constant_int(op.val)
        if pattern is not None:
            return converter.constant(type, int.from_bytes(bytes([pattern.bits]) * (width // 8), "big"))
        if width == 8:
            byte: Value = op.val
            return byte
        rewriter = converter.rewriter
        value: Value = rewriter.create(llvm.ZExtOp, [type], [op.val], loc=op.location).result
        covered = 8
        while covered < width:
            shift = converter.constant(type, covered)
            shifted = rewriter.create(llvm.ShlOp, [type], [value, shift], loc=op.location).result
            value = rewriter.create(llvm.OrOp, [type], [value, shifted], loc=op.location).result
            covered *= 2
        return value

    def can_uses_be_removed(
        self,
        op: _Fill,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        type = slot.elem_type
        if not isinstance(type, IntegerType | FloatType) or type.width % 8 or not type.width:
            return False
        return not _is_volatile(op) and _length(op) == DataLayout.closest(scope).type_size(type)


class FilledParts(DestructurableAccessorOpInterface):
    """A memset of a slot that is split becomes one for each part it covers."""

    __slots__ = ()

    def can_rewire(
        self,
        op: _Fill,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        scope: Operation,
    ) -> bool:
        if _is_volatile(op) or parts_of(slot.elem_type) is None:
            return False
        return _writes_inside(op, slot, DataLayout.closest(scope))

    def rewire(
        self,
        op: _Fill,
        slot: DestructurableMemorySlot,
        subslots: dict[Attribute, MemorySlot],
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        type = slot.elem_type
        is_packed = isinstance(type, llvm.LLVMStructType) and type.packed
        length = _length(op)
        assert length is not None
        layout = DataLayout.closest(scope)
        parts = offsets(layout, slot.subelement_types.values(), is_packed)
        for index, (at, part) in zip(slot.subelement_types, parts, strict=True):
            if at >= length:
                break
            if index in subslots:
                operands = [subslots[index].pointer, op.val]
                _make_shorter(op, operands, min(length - at, layout.type_size(part)), rewriter)
        return True


# -- copying ----------------------------------------------------------------------------------------------


class CopiedSlot(PromotableMemOpInterface):
    """A copy of a whole slot becomes a load from the other memory, or a store to it."""

    __slots__ = ()

    def loads_from(self, op: _Copy, slot: MemorySlot) -> bool:
        return bool(op.src is slot.pointer)

    def stores_to(self, op: _Copy, slot: MemorySlot) -> bool:
        return bool(op.dst is slot.pointer)

    def stored_value(
        self, op: _Copy, slot: MemorySlot, reaching: Value, scope: Operation, rewriter: PatternRewriter
    ) -> Value:
        return rewriter.create(llvm.LoadOp, [slot.elem_type], [op.src], loc=op.location).result

    def can_uses_be_removed(
        self,
        op: _Copy,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        if op.dst is op.src or _is_volatile(op):
            return False
        return _length(op) == DataLayout.closest(scope).type_size(slot.elem_type)

    def remove_blocking_uses(
        self,
        op: _Copy,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        reaching: Value,
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        if op.src is slot.pointer:
            rewriter.create(llvm.StoreOp, [], [reaching, op.dst], loc=op.location)
        return True


class CopiedParts(DestructurableAccessorOpInterface):
    """A copy of a whole slot that is split becomes a copy of each part."""

    __slots__ = ()

    def can_rewire(
        self,
        op: _Copy,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        scope: Operation,
    ) -> bool:
        if _is_volatile(op) or parts_of(slot.elem_type) is None:
            return False
        if _length(op) != DataLayout.closest(scope).type_size(slot.elem_type):
            return False
        if op.src is slot.pointer:
            used.update(dict.fromkeys(slot.subelement_types))
        return True

    def rewire(
        self,
        op: _Copy,
        slot: DestructurableMemorySlot,
        subslots: dict[Attribute, MemorySlot],
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        is_target = op.dst is slot.pointer
        layout = DataLayout.closest(scope)
        for number in range(len(slot.subelement_types)):
            part = subslots.get(part_index(number))
            if part is None:
                continue
            other = self._address(op, op.src if is_target else op.dst, slot.elem_type, number, rewriter)
            operands = [part.pointer, other] if is_target else [other, part.pointer]
            _make_shorter(op, operands, layout.type_size(part.elem_type), rewriter)
        return True

    def _address(
        self, op: _Copy, base: Value, type: Type, number: int, rewriter: PatternRewriter
    ) -> Value:
        properties: Mapping[str, Attribute] = {
            "rawConstantIndices": DenseI32ArrayAttr.get([0, number]),
            "elem_type": TypeAttr.get(type),
        }
        pointer = llvm.LLVMPointerType.get(context=op.context)
        return rewriter.create(llvm.GEPOp, [pointer], [base], properties, loc=op.location).result


for _fill in (llvm.MemsetOp, llvm.MemsetInlineOp):
    interface(_fill, "PromotableMemOpInterface")(FilledSlot())
    interface(_fill, "DestructurableAccessorOpInterface")(FilledParts())
for _copy in (llvm.MemcpyOp, llvm.MemcpyInlineOp, llvm.MemmoveOp):
    interface(_copy, "PromotableMemOpInterface")(CopiedSlot())
    interface(_copy, "DestructurableAccessorOpInterface")(CopiedParts())
for _kind in (
    llvm.MemsetOp,
    llvm.MemsetInlineOp,
    llvm.MemcpyOp,
    llvm.MemcpyInlineOp,
    llvm.MemmoveOp,
):
    interface(_kind, "SafeMemorySlotAccessOpInterface")(WritesInside())
