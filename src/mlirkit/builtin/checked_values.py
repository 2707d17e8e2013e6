"""Checks of the Python values that attributes are made from.

    integer_of(i8, 300)     ValueError: 300 is not between -128 and 255
    truth_of("no")          TypeError: expected bool, got 'no'

NumPy's numbers are accepted.  Signless integers may have either sign: their bits are those of the given
number.  `of_argument` names the operation and the argument in an error.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import SIGNED, UNSIGNED, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.structural_attributes import StringAttr


def of_argument(error: Exception, operation: str, argument: str) -> Exception:
    """A TypeError or ValueError whose message begins with the operation and the argument."""
    kind = TypeError if isinstance(error, TypeError) else ValueError
    return kind(f"'{operation}': argument '{argument}': {error}")


def truth_of(value: Any) -> bool:
    """A boolean, or 0 or 1."""
    plain = _plain(value)
    if isinstance(plain, int) and plain in (0, 1):
        return bool(plain)
    raise TypeError(f"expected bool, got {value!r}")


def number_between(value: Any, low: int, high: int) -> int:
    """An integer in a range, both ends included."""
    plain = _plain(value)
    # A case of an enum is an integer; a boolean is one only by Python's inheritance.
    if isinstance(plain, bool) or not hasattr(plain, "__index__"):
        raise TypeError(f"expected int, got {value!r}")
    number = int(plain.__index__())
    if not low <= number <= high:
        raise ValueError(f"{number} is not between {low} and {high}")
    return number


def integer_of(type: Type, value: Any) -> IntegerAttr:
    """The attribute of an integer that the type holds."""
    if isinstance(type, IntegerType) and type.width == 1:
        return integer_attr(type, truth_of(value) if not isinstance(value, int) or value >= 0 else value)
    low, high = _range_of(type)
    return integer_attr(type, number_between(value, low, high))


def float_of(type: FloatType, value: Any) -> FloatAttr:
    """The attribute of a number, rounded to the type."""
    if isinstance(value, (bool, str, bytes)) or not hasattr(value, "__float__"):
        raise TypeError(f"expected a number, got {value!r}")
    return FloatAttr.get(type, float(value))


def string_of(value: Any) -> StringAttr:
    if not isinstance(value, str):
        raise TypeError(f"expected str, got {value!r}")
    return StringAttr(value)


def elements_of(values: Any) -> list[Any]:
    """The elements of a sequence that is no text."""
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"expected a sequence, got {values!r}")
    return list(values)


def dense_array_of_values(type: Type, values: Any) -> DenseArrayAttr:
    """The dense array of numbers; integers may have a sign."""
    elements = elements_of(values)
    if isinstance(type, FloatType):
        return dense_array(type, [float_of(type, element).value for element in elements])
    if isinstance(type, IntegerType) and type.width == 1:
        return dense_array(type, [truth_of(element) for element in elements])
    least = -(1 << getattr(type, "width", 64) - 1)
    return dense_array(type, [number_between(element, least, -least - 1) for element in elements])


def _range_of(type: Type) -> tuple[int, int]:
    if isinstance(type, IndexType):
        return -(1 << 63), (1 << 63) - 1
    assert isinstance(type, IntegerType)
    if type.signedness == UNSIGNED:
        return 0, (1 << type.width) - 1
    half = 1 << max(type.width, 1) - 1
    return -half, half - 1 if type.signedness == SIGNED else 2 * half - 1


def _plain(value: Any) -> Any:
    """Convert a number of NumPy to Python's."""
    return value.item() if hasattr(value, "dtype") and getattr(value, "ndim", 1) == 0 else value
