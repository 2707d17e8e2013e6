"""C++'s own operators where Python's differ, numbers aside (`numbers`): truth, places in ranges, `<=>`."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from mlirkit.support.diagnostics import MLIRError

#: What Python raises where C++ has no defined behaviour, or where the tables know less than C++ does: a
#: member the value's class does not have, a null handle, an index out of range, an overflow.
UNDEFINED: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    MLIRError,
    RecursionError,
    TypeError,
    ValueError,
)


class FailsWith(Exception):
    """A condition that does not hold, and says why itself: raised by what C++ in definitions calls."""

    def __init__(self, error: MLIRError) -> None:
        super().__init__(error.message)
        self.error = error


def truth(value: Any) -> bool:
    """What `if (value)` sees: numbers are true unless zero, everything else unless null.

    Containers and attributes are handles in C++, true however empty, so Python's own truth won't do.
    """
    if value is True:
        return True
    if value is None or value is False:
        return False
    if isinstance(value, int | float):
        return value != 0
    return True


def spaceship(left: Any, right: Any) -> int:
    """`<=>`: negative, zero or positive."""
    return int(left > right) - int(left < right)


def element(values: Any, index: Any) -> Any:
    """`values[index]`; past either end there is nothing."""
    if isinstance(index, int) and not 0 <= index < len(values):
        raise IndexError("an index out of range")
    return values[index]


def set_element(values: Any, index: Any, value: Any) -> None:
    """`values[index] = value`."""
    if not isinstance(values, MutableSequence) or not 0 <= index < len(values):
        raise IndexError("an assignment out of range")
    values[index] = value


#: `std::plus<>()` and the like: function objects made without arguments.
FUNCTION_OBJECTS: Final[dict[str, str]] = {
    "equal_to": "==",
    "not_equal_to": "!=",
    "less": "<",
    "less_equal": "<=",
    "greater": ">",
    "greater_equal": ">=",
    "plus": "+",
    "minus": "-",
    "multiplies": "*",
}
