"""Values read and written as values of other types, through integers of the same size.

Memory may be read as another type, and overwritten in part.
Mirror: mlir/lib/Dialect/LLVMIR/IR/LLVMMemorySlot.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.type_sizes import DataLayout
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter


def _is_convertible(type: Type) -> bool:
    """Mirrors isSupportedTypeForConversion."""
    if isinstance(type, VectorType):
        return not isinstance(type.element_type, llvm.LLVMPointerType) and not type.scalable
    return not isinstance(type, llvm.LLVMStructType | llvm.LLVMArrayType)


def are_compatible(layout: DataLayout, target: Type, source: Type, *, narrows: bool) -> bool:
    """Whether a value of type `source` can be converted to `target`, which is no larger or no smaller."""
    if target == source:
        return True
    if not _is_convertible(target) or not _is_convertible(source):
        return False
    size, other = layout.type_size(target), layout.type_size(source)
    if isinstance(target, llvm.LLVMPointerType) and isinstance(source, llvm.LLVMPointerType):
        return size == other
    return size <= other if narrows else size >= other


class ValueConverter:
    """Creates operations that convert values, at an insertion point and for a data layout."""

    __slots__ = ("layout", "loc", "rewriter")

    def __init__(self, rewriter: PatternRewriter, loc: Location, scope: Operation) -> None:
        self.rewriter = rewriter
        self.loc = loc
        self.layout = DataLayout.closest(scope)

    def extract(self, value: Value, type: Type) -> Value:
        """The first bytes of a value as a value of another type."""
        size, expected = self.layout.type_size_in_bits(value.type), self.layout.type_size_in_bits(type)
        if size == expected:
            return self._cast(value, type)
        number = self._as_integer(value)
        if self.layout.is_big_endian:
            shift = self.constant(value.type, size - expected)
            number = self._make(llvm.LShrOp, value.type, [value, shift])
        narrow = integer_type(expected)
        number = self.rewriter.create(llvm.TruncOp, [narrow], [number], loc=self.loc).result
        return self._from_integer(number, type)

    def insert(self, value: Value, into: Value) -> Value:
        """`into` with its first bytes replaced by a value."""
        size = self.layout.type_size_in_bits(into.type)
        new_size = self.layout.type_size_in_bits(value.type)
        if size == new_size:
            return self._cast(value, into.type)
        before, new = self._as_integer(into), self._as_integer(value)
        type = before.type
        if new.type != type:
            new = self._make(llvm.ZExtOp, type, [new])
        mask = (1 << size) - (1 << new_size)
        if self.layout.is_big_endian:
            rest = size - new_size
            new = self._make(llvm.ShlOp, type, [new, self.constant(type, rest)])
            mask = (1 << rest) - 1
        kept = self._make(llvm.AndOp, type, [before, self.constant(type, mask)])
        return self._from_integer(self._make(llvm.OrOp, type, [kept, new]), into.type)

    def constant(self, type: Type, number: int) -> Value:
        value = {"value": IntegerAttr.get(type, number)}
        return self.rewriter.create(llvm.ConstantOp, [type], [], value, loc=self.loc).result

    def _cast(self, value: Value, type: Type) -> Value:
        """Mirrors castSameSizedTypes."""
        if value.type == type:
            return value
        if isinstance(type, llvm.LLVMPointerType) and isinstance(value.type, llvm.LLVMPointerType):
            return self._make(llvm.AddrSpaceCastOp, type, [value])
        return self._from_integer(self._as_integer(value), type)

    def _as_integer(self, value: Value) -> Value:
        type = value.type
        if isinstance(type, IntegerType):
            return value
        integer = integer_type(self.layout.type_size_in_bits(type))
        is_pointer = isinstance(type, llvm.LLVMPointerType)
        return self._make(llvm.PtrToIntOp if is_pointer else llvm.BitcastOp, integer, [value])

    def _from_integer(self, value: Value, type: Type) -> Value:
        if value.type == type:
            return value
        is_pointer = isinstance(type, llvm.LLVMPointerType)
        return self._make(llvm.IntToPtrOp if is_pointer else llvm.BitcastOp, type, [value])

    def _make(self, kind: type[Operation], type: Type, operands: list[Value]) -> Value:
        return create_or_fold(self.rewriter, kind, type, operands, self.loc)
