"""C++ functions that the rewrite rules of arith call: conditions on constants and widths, and their
arithmetic."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.dense import I64
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import inverted
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import attribute_of, zero_attribute
from mlirkit.folding.matchers import int_of
from mlirkit.ods.live.hooks import cpp_name

# ---- Conditions ----


@cpp_name("function", "arith::isAllOnes")
def is_all_ones(constant: Attribute) -> bool:
    number = int_of(constant)
    return number is not None and number.is_all_ones


@cpp_name("function", "arith::isPositiveOne")
def is_positive_one(constant: Attribute) -> bool:
    """A one of one bit is minus one."""
    number = int_of(constant)
    return number is not None and number.signed == 1


@cpp_name("function", "arith::hasZero")
def has_zero(value: Value) -> bool:
    return zero_attribute(value.type) is not None


def _width(value: Value) -> int:
    """The width of a value's elements, -1 for index."""
    return bit_width(element_type_or_self(value.type))


@cpp_name("function", "arith::isWiderThan")
def is_wider_than(wide: Value, narrow: Value) -> bool:
    return _width(wide) > _width(narrow) > 0


@cpp_name("function", "arith::losesBits")
def loses_bits(wide: Value, narrow: Value, amount: Attribute) -> bool:
    number = int_of(amount)
    return number is not None and _width(wide) - _width(narrow) == number.bits


# ---- Attributes that are made ----


@cpp_name("function", "arith::zeroOf")
def zero_of(value: Value) -> Attribute:
    zero = zero_attribute(value.type)
    assert zero is not None
    return zero


def _number(constant: IntegerAttr) -> APInt:
    number = int_of(constant)
    assert number is not None
    return number


@cpp_name("function", "arith::addIntegers")
def add_integers(result: Value, left: IntegerAttr, right: IntegerAttr) -> Attribute:
    return attribute_of(result.type, _number(left) + _number(right))


@cpp_name("function", "arith::subtractIntegers")
def subtract_integers(result: Value, left: IntegerAttr, right: IntegerAttr) -> Attribute:
    return attribute_of(result.type, _number(left) - _number(right))


@cpp_name("function", "arith::multiplyIntegers")
def multiply_integers(result: Value, left: IntegerAttr, right: IntegerAttr) -> Attribute:
    return attribute_of(result.type, _number(left) * _number(right))


@cpp_name("function", "arith::commonFlags")
def common_flags(
    one: arith.IntegerOverflowFlagsAttr, other: arith.IntegerOverflowFlagsAttr
) -> arith.IntegerOverflowFlagsAttr:
    """The overflow flags that both operations have."""
    return arith.IntegerOverflowFlagsAttr.get(one.value & other.value)


@cpp_name("function", "arith::oppositeOf")
def opposite_of(predicate: IntegerAttr) -> Attribute:
    return integer_attr(I64, int(inverted(arith.CmpIPredicate(predicate.value))))
