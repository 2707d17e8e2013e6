"""What C++ in definitions calls of `mlir::emitc`: the types that C has."""

from __future__ import annotations

from typing import Any, Final

from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IndexType, IntegerType, OpaqueType, TupleType
from mlirkit.ods.live.hooks import cpp_name
from mlirkit.ods.live.type_names import HasMnemonic

_WIDTHS: Final = frozenset([1, 8, 16, 32, 64])
_is_named: Final = HasMnemonic("emitc", "opaque", "ptrdiff_t", "size_t", "ssize_t")
_is_pointer: Final = HasMnemonic("emitc", "ptr")
_is_array: Final = HasMnemonic("emitc", "array")


def is_supported_integer_type(type: Any) -> bool:
    """As isSupportedIntegerType."""
    return isinstance(type, IntegerType) and type.width in _WIDTHS


@cpp_name("function", "emitc::isSupportedFloatType")
def is_supported_float_type(type: Any) -> bool:
    """As isSupportedFloatType."""
    return isinstance(type, F16Type | BF16Type | F32Type | F64Type)


@cpp_name("function", "emitc::isIntegerIndexOrOpaqueType")
def is_integer_index_or_opaque_type(type: Any) -> bool:
    """As isIntegerIndexOrOpaqueType."""
    return isinstance(type, IndexType) or is_supported_integer_type(type) or _is_named(type)


@cpp_name("function", "emitc::isSupportedEmitCType")
def is_supported_emitc_type(type: Any) -> bool:
    """As isSupportedEmitCType: scalars and pointers; tensors, tuples and arrays of them, not nested."""
    if is_integer_index_or_opaque_type(type):
        return True
    if _is_pointer(type):
        return isinstance(type, OpaqueType) or is_supported_emitc_type(type.pointee)
    if is_supported_float_type(type):
        return True
    if isinstance(type, RankedTensorType):
        element = type.element_type
        nested = isinstance(element, RankedTensorType) or _is_array(element)
        return type.has_static_shape and not nested and is_supported_emitc_type(element)
    if isinstance(type, TupleType):
        return all(not _is_array(element) and is_supported_emitc_type(element) for element in type.types)
    if not _is_array(type) or isinstance(type, OpaqueType):
        return False
    return not _is_array(type.element_type) and is_supported_emitc_type(type.element_type)
