"""The numbers of constants: scalars, and splats, which have one number for all elements.

`int_of` and `float_of` take an attribute, as folders get it for an operand; `constant_int` and
`constant_float` take a value and look up the constant that defines it.  Mirror: m_ConstantInt and
m_ConstantFloat of mlir/IR/Matchers.h, and the matchers based on them.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType, VectorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import Value
from mlirkit.folding.ap_float import EQUAL, APFloat, from_integer
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import scalar_or_splat


def int_of(constant: Attribute | None) -> APInt | None:
    """The integer of a constant, or of all its elements."""
    number = scalar_or_splat(constant)
    return number if isinstance(number, APInt) else None


def float_of(constant: Attribute | None) -> APFloat | None:
    """The float of a constant, or of all its elements."""
    number = scalar_or_splat(constant)
    return number if isinstance(number, APFloat) else None


def constant_int(value: Value) -> APInt | None:
    """The integer of a constant value."""
    return int_of(constant_value(value)) if _has_numbers(value) else None


def constant_float(value: Value) -> APFloat | None:
    """The float of a constant value."""
    return float_of(constant_value(value)) if _has_numbers(value) else None


def _has_numbers(value: Value) -> bool:
    type = value.type
    return not isinstance(type, ShapedType) or isinstance(type, (VectorType, RankedTensorType))


def is_int(constant: Attribute | None, number: int) -> bool:
    """Whether a constant is the non-negative integer `number`: `m_Zero` and `m_One` of an attribute."""
    value = int_of(constant)
    return value is not None and value.bits == number


def is_one_float(constant: Attribute | None) -> bool:
    """Whether a constant is the float 1."""
    value = float_of(constant)
    return value is not None and value.compare(from_integer(1, value.semantics)) == EQUAL
