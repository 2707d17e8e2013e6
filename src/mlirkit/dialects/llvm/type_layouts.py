"""Sizes and alignments of llvm's types.  Mirror: mlir/lib/Dialect/LLVMIR/IR/LLVMTypes.cpp."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.structs import element_of
from mlirkit.dialects.type_sizes import DataLayout, TypeLayout, align_to, layout_numbers, type_layout

# Pointers without an entry: bits, and the alignment in bytes.
_POINTER_BITS = 64
_POINTER_ALIGNMENT = 8
# Positions in a layout entry for pointers, and for structures.
_SIZE, _ABI, _PREFERRED, _INDEX = 0, 1, 2, 3
_STRUCT_ABI, _STRUCT_PREFERRED = 0, 1


def struct_members(type: llvm.LLVMStructType) -> Iterator[Type]:
    """The types of the members; references to the structure itself are replaced by it."""
    for number in range(len(type.body or ())):
        member = element_of(type, number)
        assert member is not None
        yield member


def offsets(
    layout: DataLayout, members: Iterable[Type], is_packed: bool, start: int = 0
) -> Iterator[tuple[int, Type]]:
    """The offset of each type behind the types before it, in bytes, with the type."""
    end = start
    for member in members:
        at = end if is_packed else align_to(end, layout.type_abi_alignment(member))
        yield at, member
        end = at + layout.type_size(member)


class PointerLayout(TypeLayout[llvm.LLVMPointerType]):
    """Pointers; an address space without an entry has the layout of the default address space."""

    __slots__ = ()

    def type_size_in_bits(self, type: llvm.LLVMPointerType, layout: DataLayout) -> int:
        numbers = self._entry(type, layout)
        return numbers[_SIZE] if numbers else _POINTER_BITS

    def abi_alignment(self, type: llvm.LLVMPointerType, layout: DataLayout) -> int:
        numbers = self._entry(type, layout)
        return numbers[_ABI] // 8 if numbers else _POINTER_ALIGNMENT

    def preferred_alignment(self, type: llvm.LLVMPointerType, layout: DataLayout) -> int:
        numbers = self._entry(type, layout)
        return numbers[_PREFERRED] // 8 if numbers else _POINTER_ALIGNMENT

    def index_bitwidth(self, type: llvm.LLVMPointerType, layout: DataLayout) -> int:
        numbers = self._entry(type, layout)
        return numbers[_INDEX] if len(numbers) > _INDEX else self.type_size_in_bits(type, layout)

    def _entry(self, type: llvm.LLVMPointerType, layout: DataLayout) -> list[int]:
        spaces = {
            key.address_space: value
            for key, value in layout.entries.items()
            if isinstance(key, llvm.LLVMPointerType)
        }
        return layout_numbers(spaces.get(type.address_space, spaces.get(0)))


class ArrayLayout(TypeLayout[llvm.LLVMArrayType]):
    __slots__ = ()

    def type_size(self, type: llvm.LLVMArrayType, layout: DataLayout) -> int:
        element = type.element_type
        return align_to(layout.type_size(element), layout.type_abi_alignment(element)) * type.num_elements

    def type_size_in_bits(self, type: llvm.LLVMArrayType, layout: DataLayout) -> int:
        return self.type_size(type, layout) * 8

    def abi_alignment(self, type: llvm.LLVMArrayType, layout: DataLayout) -> int:
        return layout.type_abi_alignment(type.element_type)

    def preferred_alignment(self, type: llvm.LLVMArrayType, layout: DataLayout) -> int:
        return layout.type_preferred_alignment(type.element_type)


class StructLayout(TypeLayout[llvm.LLVMStructType]):
    """The layout of structures: members in order, each aligned."""

    __slots__ = ()

    def type_size_in_bits(self, type: llvm.LLVMStructType, layout: DataLayout) -> int:
        size, most = 0, 1
        for at, member in offsets(layout, struct_members(type), type.packed):
            size = at + layout.type_size(member)
            most = max(most, 1 if type.packed else layout.type_abi_alignment(member))
        return align_to(size, most) * 8

    def abi_alignment(self, type: llvm.LLVMStructType, layout: DataLayout) -> int:
        return 1 if type.packed else self._alignment(type, layout, _STRUCT_ABI)

    def preferred_alignment(self, type: llvm.LLVMStructType, layout: DataLayout) -> int:
        return self._alignment(type, layout, _STRUCT_PREFERRED)

    def _alignment(self, type: llvm.LLVMStructType, layout: DataLayout, place: int) -> int:
        """The strictest alignment of the members and of the layout entry."""
        result = max([1, *[layout.type_abi_alignment(member) for member in struct_members(type)]])
        for key, value in layout.entries.items():
            if isinstance(key, llvm.LLVMStructType):
                numbers = layout_numbers(value)
                return max(result, numbers[min(place, len(numbers) - 1)] // 8)
        return result


type_layout(llvm.LLVMPointerType, PointerLayout())
type_layout(llvm.LLVMArrayType, ArrayLayout())
type_layout(llvm.LLVMStructType, StructLayout())
