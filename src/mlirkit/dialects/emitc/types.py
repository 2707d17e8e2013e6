"""Types of emitc: tests for the types of C, and verifiers of types."""

from __future__ import annotations

from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import emitc
from mlirkit.dialects.emitc.cpp_names import (
    is_integer_index_or_opaque_type,
    is_supported_emitc_type,
    is_supported_float_type,
    is_supported_integer_type,
)
from mlirkit.ods.live.hooks import value_verifier


def is_pointer_wide(type: Type) -> bool:
    """Mirrors isPointerWideType."""
    return isinstance(type, emitc.SignedSizeTType | emitc.SizeTType | emitc.PtrDiffTType)


def is_float_or_pointer(type: Type) -> bool:
    return is_supported_float_type(type) or isinstance(type, emitc.PointerType)


def is_fundamental(type: Type) -> bool:
    """Mirrors isFundamentalType."""
    return (
        isinstance(type, IndexType)
        or is_pointer_wide(type)
        or is_supported_integer_type(type)
        or is_float_or_pointer(type)
    )


def is_array_element(type: Type) -> bool:
    """Mirrors ArrayType::isValidElementType."""
    return is_float_or_pointer(type) or is_integer_index_or_opaque_type(type)


@value_verifier(emitc.ArrayType)
def verify_array(array: emitc.ArrayType) -> str | None:
    """Mirrors ArrayType::verify."""
    if not array.shape:
        return "shape must not be empty"
    if any(size < 0 for size in array.shape):
        return "dimensions must have non-negative size"
    return None


@value_verifier(emitc.LValueType)
def verify_lvalue(lvalue: emitc.LValueType) -> str | None:
    """Mirrors LValueType::verify."""
    inner = lvalue.value_type
    if not is_supported_emitc_type(inner):
        return f"!emitc.lvalue must wrap supported emitc type, but got '{inner}'"
    if isinstance(inner, emitc.ArrayType):
        return "!emitc.lvalue cannot wrap !emitc.array type"
    return None


@value_verifier(emitc.OpaqueType)
def verify_opaque(opaque: emitc.OpaqueType) -> str | None:
    """Mirrors OpaqueType::verify."""
    if not opaque.value:
        return "expected non empty string in !emitc.opaque type"
    if opaque.value.endswith("*"):
        return "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
    return None


@value_verifier(emitc.PointerType)
def verify_pointer(pointer: emitc.PointerType) -> str | None:
    """Mirrors PointerType::verify."""
    return "pointers to lvalues are not allowed" if isinstance(pointer.pointee, emitc.LValueType) else None
