"""Types of emitc: which types C has, and what types must fulfil."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import IndexType
from mlirkit.dialects.emitc.cpp_names import is_integer_index_or_opaque_type as is_integer_like
from mlirkit.dialects.emitc.cpp_names import is_supported_emitc_type as is_supported
from mlirkit.dialects.emitc.cpp_names import is_supported_float_type, is_supported_integer_type
from mlirkit.ods.live.hooks import value_verifier

__all__ = [
    "is_float_or_pointer",
    "is_fundamental",
    "is_integer_like",
    "is_pointer_wide",
    "is_supported",
    "kind",
]


def kind(value: Any) -> str:
    """What a type or attribute of a dialect is: `emitc.ptr`; empty for builtin ones."""
    return str(getattr(value, "FULL_NAME", ""))


def is_pointer_wide(type: Any) -> bool:
    """As isPointerWideType."""
    return kind(type) in ("emitc.ssize_t", "emitc.size_t", "emitc.ptrdiff_t")


def is_float_or_pointer(type: Any) -> bool:
    return is_supported_float_type(type) or kind(type) == "emitc.ptr"


def is_fundamental(type: Any) -> bool:
    """As isFundamentalType."""
    return (
        isinstance(type, IndexType)
        or is_pointer_wide(type)
        or is_supported_integer_type(type)
        or is_float_or_pointer(type)
    )


def is_array_element(type: Any) -> bool:
    """As ArrayType::isValidElementType."""
    return is_float_or_pointer(type) or is_integer_like(type)


@value_verifier("emitc.array")
def verify_array(value: Any) -> str | None:
    """As ArrayType::verify."""
    shape, _ = value.parameters
    if not shape:
        return "shape must not be empty"
    if any(size < 0 for size in shape):
        return "dimensions must have non-negative size"
    return None


@value_verifier("emitc.lvalue")
def verify_lvalue(value: Any) -> str | None:
    """As LValueType::verify."""
    inner = value.parameters[0]
    if not is_supported(inner):
        return f"!emitc.lvalue must wrap supported emitc type, but got '{inner}'"
    if kind(inner) == "emitc.array":
        return "!emitc.lvalue cannot wrap !emitc.array type"
    return None


@value_verifier("emitc.opaque")
def verify_opaque(value: Any) -> str | None:
    """As OpaqueType::verify."""
    if not value.parameters[0]:
        return "expected non empty string in !emitc.opaque type"
    if value.parameters[0].endswith("*"):
        return "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
    return None


@value_verifier("emitc.ptr")
def verify_pointer(value: Any) -> str | None:
    """As PointerType::verify."""
    return "pointers to lvalues are not allowed" if kind(value.parameters[0]) == "emitc.lvalue" else None
