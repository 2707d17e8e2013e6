"""Sizes and alignments of types under a data layout.

    DataLayout.closest(op)      the layout at an operation; its methods have upstream's names
    type_layout(llvm.LLVMArrayType, ArrayLayout())      the layout of a dialect's type

Sizes of scalable vectors are the least ones.  Mirror: mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
"""

from __future__ import annotations

from math import prod
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import ComplexType, IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.data_layouts import Layout, is_scope, layout_at
from mlirkit.support.diagnostics import MLIRError

_BYTE = 8
# The alignment in bytes of integers of 64 bits and more without an entry of a layout.
_WIDE_ALIGNMENT = 4


def align_to(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment


def _power_of_two(number: int) -> int:
    """The least power of two that is not less."""
    return 1 << (number - 1).bit_length() if number else 0


def layout_numbers(value: Attribute | None) -> list[int]:
    """The numbers of an entry, as MLIR reads them: without sign."""
    return [int(number) % (1 << 64) for number in value] if isinstance(value, DenseIntElementsAttr) else []


TypeT = TypeVar("TypeT", bound=Type)


@mypyc_attr(allow_interpreted_subclasses=True)
class TypeLayout(Generic[TypeT]):
    """The layout of a dialect's types: DataLayoutTypeInterface."""

    __slots__ = ()

    def type_size_in_bits(self, type: TypeT, layout: DataLayout) -> int:
        raise NotImplementedError

    def type_size(self, type: TypeT, layout: DataLayout) -> int:
        return -(-self.type_size_in_bits(type, layout) // _BYTE)

    def abi_alignment(self, type: TypeT, layout: DataLayout) -> int:
        raise NotImplementedError

    def preferred_alignment(self, type: TypeT, layout: DataLayout) -> int:
        raise NotImplementedError

    def index_bitwidth(self, type: TypeT, layout: DataLayout) -> int | None:
        """The width of indices into the memory that the type points at; None if it is not a pointer."""
        return None


_TYPES: list[tuple[type[Type], TypeLayout[Any]]] = []


def type_layout(kind: type[TypeT], layout: TypeLayout[TypeT]) -> None:
    """Register the layout of a class of types."""
    _TYPES.append((kind, layout))


class DataLayout:
    """The data layout of a scope."""

    __slots__ = ("entries",)

    def __init__(self, entries: Layout) -> None:
        self.entries = entries

    @staticmethod
    def closest(op: Operation) -> DataLayout:
        """The layout of the closest scope, which may be the operation itself."""
        scope: Operation | None = op
        while scope is not None and not is_scope(scope):
            scope = scope.parent_op
        return DataLayout({} if scope is None else layout_at(scope))

    def type_size(self, type: Type) -> int:
        """In bytes."""
        own = _layout_of(type)
        return -(-self.type_size_in_bits(type) // _BYTE) if own is None else own.type_size(type, self)

    def type_size_in_bits(self, type: Type) -> int:
        if isinstance(type, (IntegerType, FloatType)):
            return type.width
        if isinstance(type, ComplexType):
            element = type.element_type
            size = self.type_size_in_bits(element)
            return align_to(size, self.type_preferred_alignment(element) * _BYTE) + size
        if isinstance(type, IndexType):
            return self.type_size_in_bits(self._index(type))
        if isinstance(type, VectorType):
            last = type.shape[-1] if type.shape else 1
            return prod(type.shape[:-1]) * _power_of_two(last) * self.type_size(type.element_type) * _BYTE
        return self._required(type).type_size_in_bits(type, self)

    def type_abi_alignment(self, type: Type) -> int:
        """In bytes."""
        if isinstance(type, VectorType):
            return _power_of_two(self.type_size(type))
        if isinstance(type, FloatType):
            numbers = layout_numbers(self.entries.get(type))
            return numbers[0] // _BYTE if numbers else _power_of_two(self.type_size(type))
        if isinstance(type, IndexType):
            return self.type_abi_alignment(self._index(type))
        if isinstance(type, IntegerType):
            numbers = self._integer_entry(type)
            if numbers:
                return numbers[0] // _BYTE
            return _power_of_two(-(-type.width // _BYTE)) if type.width < 64 else _WIDE_ALIGNMENT
        if isinstance(type, ComplexType):
            return self.type_abi_alignment(type.element_type)
        return self._required(type).abi_alignment(type, self)

    def type_preferred_alignment(self, type: Type) -> int:
        """In bytes."""
        if isinstance(type, VectorType):
            return self.type_abi_alignment(type)
        if isinstance(type, FloatType):
            numbers = layout_numbers(self.entries.get(type))
            return numbers[-1] // _BYTE if numbers else self.type_abi_alignment(type)
        if isinstance(type, IntegerType):
            numbers = self._integer_entry(type)
            return numbers[-1] // _BYTE if numbers else _power_of_two(self.type_size(type))
        if isinstance(type, IndexType):
            return self.type_preferred_alignment(self._index(type))
        if isinstance(type, ComplexType):
            return self.type_preferred_alignment(type.element_type)
        return self._required(type).preferred_alignment(type, self)

    def type_index_bitwidth(self, type: Type) -> int | None:
        """The width of indices: of the type itself, or into the memory it points at; None for other types."""
        if isinstance(type, IndexType):
            return self._index(type).width
        own = _layout_of(type)
        return None if own is None else own.index_bitwidth(type, self)

    def named(self, name: str) -> Attribute | None:
        """The entry of a name: `endianness`, `alloca_memory_space`, `stack_alignment`..."""
        return self.entries.get(StringAttr.get(f"dlti.{name}"))

    @property
    def is_big_endian(self) -> bool:
        value = self.named("endianness")
        return isinstance(value, StringAttr) and value.value == "big"

    @property
    def stack_alignment(self) -> int:
        """In bits; 0 without an entry."""
        value = self.named("stack_alignment")
        return value.bits if isinstance(value, IntegerAttr) else 0

    def _index(self, type: IndexType) -> IntegerType:
        value = self.entries.get(type)
        return integer_type(value.bits if isinstance(value, IntegerAttr) else 64)

    def _integer_entry(self, type: IntegerType) -> list[int]:
        """The numbers for the narrowest integer that is as wide, or for the widest there is."""
        widths: dict[int, Attribute] = {}
        for key, value in self.entries.items():
            if isinstance(key, IntegerType):
                widths.setdefault(key.width, value)
        if not widths:
            return []
        wide = [width for width in widths if width >= type.width]
        return layout_numbers(widths[min(wide) if wide else max(widths)])

    def _required(self, type: TypeT) -> TypeLayout[TypeT]:
        layout = _layout_of(type)
        if layout is None:
            message = "neither the scoping op nor the type class provide data layout information for "
            raise MLIRError(f"{message}{type}")
        return layout


def _layout_of(type: TypeT) -> TypeLayout[TypeT] | None:
    for kind, layout in _TYPES:
        if isinstance(type, kind):
            return layout
    return None


def type_bits(type: Type, op: Operation) -> int:
    """The bits of a type at an operation; 0 if its size is unknown."""
    try:
        return DataLayout.closest(op).type_size_in_bits(type)
    except MLIRError:
        return 0
