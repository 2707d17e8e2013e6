"""`. => C++ operators that differ from Python's, except for numbers (`numbers`): truth, subscripts,
`<=>`.=>`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from mlirkit.support.diagnostics import MLIRError

#: The exceptions of Python where C++ has undefined behaviour, or where the tables are less complete than C++:
#: a member that the value's class does not have, a null handle, an index out of range, an overflow.
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
    """A condition that does not hold and has its own error: raised by functions for C++ in definitions."""

    def __init__(self, error: MLIRError) -> None:
        super().__init__(error.message)
        self.error = error


def truth(value: Any) -> bool:
    """The truth of `if (value)`: numbers are true unless zero, other values unless null.

    Containers and attributes are handles in C++, true even if empty, unlike in Python.
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
    """`values[index]`; an index out of range is an error."""
    if isinstance(index, int) and not 0 <= index < len(values):
        raise IndexError("an index out of range")
    return values[index]


def set_element(values: Any, index: Any, value: Any) -> None:
    """`values[index] = value`."""
    if not isinstance(values, MutableSequence) or not 0 <= index < len(values):
        raise IndexError("an assignment out of range")
    values[index] = value


#: Function objects without arguments, for example `std::plus<>()`.
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
