"""C++'s own operators where Python's differ: truth, division, casts between arithmetic types.

Integers are Python's: they never overflow, except through a cast, which wraps as C++ does.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

#: What Python raises where C++ has no defined behaviour: a member the value's class does not have, a null
#: handle, an index out of range, division by zero.
UNDEFINED: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


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


def divide(left: Any, right: Any) -> Any:
    """`/`: truncates toward zero on integers."""
    if isinstance(left, int) and isinstance(right, int):
        quotient = abs(left) // abs(right)
        return quotient if (left < 0) == (right < 0) else -quotient
    return left / right


def remainder(left: Any, right: Any) -> Any:
    """`%`: takes the sign of the left side."""
    rest = abs(left) % abs(right)
    return -rest if left < 0 else rest


def spaceship(left: Any, right: Any) -> int:
    """`<=>`: negative, zero or positive."""
    return int(left > right) - int(left < right)


def _unsigned(bits: int) -> Callable[[Any], int]:
    mask = (1 << bits) - 1
    return lambda value: int(value) & mask


def _signed(bits: int) -> Callable[[Any], int]:
    half, whole = 1 << (bits - 1), 1 << bits

    def cast(value: Any) -> int:
        return (int(value) + half) % whole - half

    return cast


#: Casts by the target's spelling; `bool` is the writer's own matter.
CASTS: Final[dict[str, Callable[[Any], Any]]] = {
    "float": float,
    "double": float,
    "char": _signed(8),
    "signed char": _signed(8),
    "unsigned char": _unsigned(8),
    "short": _signed(16),
    "unsigned short": _unsigned(16),
    "int": _signed(32),
    "signed": _signed(32),
    "signed int": _signed(32),
    "unsigned": _unsigned(32),
    "unsigned int": _unsigned(32),
    "long": _signed(64),
    "long int": _signed(64),
    "unsigned long": _unsigned(64),
    "unsigned long int": _unsigned(64),
    "long long": _signed(64),
    "long long int": _signed(64),
    "unsigned long long": _unsigned(64),
    "size_t": _unsigned(64),
    "ptrdiff_t": _signed(64),
    "intptr_t": _signed(64),
    "uintptr_t": _unsigned(64),
    **{f"int{bits}_t": _signed(bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": _unsigned(bits) for bits in (8, 16, 32, 64)},
}

#: `std::plus<>()` and the like: function objects made without arguments.
FUNCTION_OBJECTS: Final[dict[str, tuple[str, Callable[[Any, Any], Any]]]] = {
    "equal_to": ("==", operator.eq),
    "not_equal_to": ("!=", operator.ne),
    "less": ("<", operator.lt),
    "less_equal": ("<=", operator.le),
    "greater": (">", operator.gt),
    "greater_equal": (">=", operator.ge),
    "plus": ("+", operator.add),
    "minus": ("-", operator.sub),
    "multiplies": ("*", operator.mul),
}
