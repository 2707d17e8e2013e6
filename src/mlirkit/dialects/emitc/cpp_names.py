"""C++ functions of `mlir::emitc` that definitions call: tests for the types of C."""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IndexType, IntegerType, TupleType
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import emitc
from mlirkit.ods.live.hooks import cpp_name

_WIDTHS: Final = frozenset([1, 8, 16, 32, 64])


def is_supported_integer_type(type: Type) -> bool:
    """Mirrors isSupportedIntegerType."""
    return isinstance(type, IntegerType) and type.width in _WIDTHS


@cpp_name("function", "emitc::isSupportedFloatType")
def is_supported_float_type(type: Type) -> bool:
    """Mirrors isSupportedFloatType."""
    return isinstance(type, F16Type | BF16Type | F32Type | F64Type)


@cpp_name("function", "emitc::isIntegerIndexOrOpaqueType")
def is_integer_index_or_opaque_type(type: Type) -> bool:
    """Mirrors isIntegerIndexOrOpaqueType."""
    if isinstance(type, emitc.OpaqueType | emitc.SignedSizeTType | emitc.SizeTType | emitc.PtrDiffTType):
        return True
    return isinstance(type, IndexType) or is_supported_integer_type(type)


@cpp_name("function", "emitc::isSupportedEmitCType")
def is_supported_emitc_type(type: Type) -> bool:
    """Mirrors isSupportedEmitCType: scalars and pointers; tensors, tuples and arrays of them, not nested."""
    if is_integer_index_or_opaque_type(type) or is_supported_float_type(type):
        return True
    if isinstance(type, emitc.PointerType):
        return is_supported_emitc_type(type.pointee)
    if isinstance(type, TupleType):
        return all(
            not isinstance(element, emitc.ArrayType) and is_supported_emitc_type(element)
            for element in type.types
        )
    if isinstance(type, RankedTensorType):
        element = type.element_type
        nested = isinstance(element, RankedTensorType | emitc.ArrayType)
        return type.has_static_shape and not nested and is_supported_emitc_type(element)
    if isinstance(type, emitc.ArrayType):
        element = type.element_type
        return not isinstance(element, emitc.ArrayType) and is_supported_emitc_type(element)
    return False
