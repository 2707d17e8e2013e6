"""Constants behind values: their integers, and the results that they determine."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import OpResult, Value


def integer_of(attribute: Attribute | None) -> int | None:
    """The integer, or the one integer of a splat; signed."""
    if isinstance(attribute, DenseIntElementsAttr) and attribute.is_splat:
        attribute = attribute.get_splat_value()
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def constant_integer(value: Value) -> int | None:
    """The integer (or splat of one) of a constant value, or None."""
    return integer_of(constant_value(value))


def result_number(value: Value) -> int:
    """The number of a value among the results of its operation."""
    assert isinstance(value, OpResult)
    return value.number
