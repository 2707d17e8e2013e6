"""C++'s numbers: integer types with widths, conversions between them, operators that wrap or overflow.

A value is a Python int within its C++ type.  The writer knows the types of literals, casts, declared
variables and methods with a type in the table; with unknown types, an operator has a result only if all
possible types of the operands give the same one.  Signed overflow, shifts by the width or more, and division
by zero raise ArithmeticError.
Source: the C++ standard, [conv.prom], [expr.arith.conv], [expr.shift].
"""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable
from enum import Flag
from functools import cache
from typing import Any, Final

from mlirkit.ods.cpp_expr.work import charge
from mlirkit.ods.plain_data import FrozenData


class IntegerKind(FrozenData):
    """An integer type of C++."""

    bits: int
    is_signed: bool

    def holds(self, value: int) -> bool:
        """Whether the type contains `value`."""
        if self.is_signed:
            return -(1 << (self.bits - 1)) <= value < 1 << (self.bits - 1)
        return 0 <= value < 1 << self.bits

    def wrapped(self, value: int) -> int:
        """`value` modulo the width, as in a cast."""
        value &= (1 << self.bits) - 1
        if self.is_signed and value >> (self.bits - 1):
            value -= 1 << self.bits
        return value


INT: Final = IntegerKind(32, True)
UNSIGNED: Final = IntegerKind(32, False)
INT64: Final = IntegerKind(64, True)
UINT64: Final = IntegerKind(64, False)

#: The integer types by spelling; the writer handles `bool`.
INTEGERS: Final[dict[str, IntegerKind]] = {
    "char": IntegerKind(8, True),
    "signed char": IntegerKind(8, True),
    "unsigned char": IntegerKind(8, False),
    "short": IntegerKind(16, True),
    "unsigned short": IntegerKind(16, False),
    "int": INT,
    "signed": INT,
    "signed int": INT,
    "unsigned": UNSIGNED,
    "unsigned int": UNSIGNED,
    "long": INT64,
    "long int": INT64,
    "unsigned long": UINT64,
    "unsigned long int": UINT64,
    "long long": INT64,
    "long long int": INT64,
    "unsigned long long": UINT64,
    "size_t": UINT64,
    "ptrdiff_t": INT64,
    "intptr_t": INT64,
    "uintptr_t": UINT64,
    **{f"int{bits}_t": IntegerKind(bits, True) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": IntegerKind(bits, False) for bits in (8, 16, 32, 64)},
}


class HasOperators:
    """Base of classes that define C++'s operators themselves."""


def literal_kind(value: int, suffix: str, is_decimal: bool) -> IntegerKind | None:
    """The type of an integer literal: the first that contains it; None for numbers of more than 64 bits."""
    unsigned, long = "u" in suffix, "l" in suffix or "z" in suffix
    for kind in (INT, UNSIGNED, INT64, UINT64):
        if long and kind.bits == 32:
            continue
        if unsigned and kind.is_signed:
            continue
        if not unsigned and not kind.is_signed and is_decimal:
            continue
        if kind.holds(value):
            return kind
    return None


def promoted(kind: IntegerKind) -> IntegerKind:
    """The type to which an operand is promoted."""
    return INT if kind.bits < 32 else kind


def common(left: IntegerKind, right: IntegerKind) -> IntegerKind:
    """The common type of two operands."""
    left, right = promoted(left), promoted(right)
    if left.bits != right.bits:
        return left if left.bits > right.bits else right
    return left if not left.is_signed else right


def cast_to(kind: IntegerKind) -> Callable[[Any], int]:
    """The conversion of a number or an enumerator."""
    wrapped = kind.wrapped

    def cast(value: Any) -> int:
        if isinstance(value, float):
            number = int(value)
            if not kind.holds(number):
                raise OverflowError("the integer part of a float is out of range")
            return number
        if not isinstance(value, int):
            raise TypeError("a cast to a number takes a number")
        return wrapped(int(value))

    return cast


def to_float(value: Any) -> float:
    """The conversion to `float`."""
    rounded: float = struct.unpack("<f", struct.pack("<f", float(value)))[0]
    return rounded


def to_double(value: Any) -> float:
    """The conversion to `double`."""
    return float(value)


#: Casts by the name of the target type.
CASTS: Final[dict[str, Callable[[Any], Any]]] = {
    "float": to_float,
    "double": to_double,
    **{name: cast_to(kind) for name, kind in INTEGERS.items()},
}


def divide(left: int, right: int) -> int:
    """`/` on integers, which truncates toward zero."""
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def remainder(left: int, right: int) -> int:
    """`%`, with the sign of the left operand."""
    rest = abs(left) % abs(right)
    return -rest if left < 0 else rest


_ON_INTEGERS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": divide, "%": remainder,
    "&": operator.and_, "|": operator.or_, "^": operator.xor,
    "<<": operator.lshift, ">>": operator.rshift,
}  # fmt: skip
_ON_FLOATS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
}  # fmt: skip
COMPARISONS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "==": operator.eq, "!=": operator.ne,
    "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip


def result_kind(sign: str, left: IntegerKind | None, right: IntegerKind | None) -> IntegerKind | None:
    """The type of the result of an operator on integers, or None if it is unknown."""
    if left is None:
        return None
    if sign in ("<<", ">>"):
        return promoted(left)
    return None if right is None else common(left, right)


@cache
def binary_operator(
    sign: str, left: IntegerKind | None = None, right: IntegerKind | None = None
) -> Callable[[Any, Any], Any]:
    """The function of an arithmetic operator or a shift on operands of known or unknown types."""
    compute = _ON_INTEGERS[sign]
    kind = result_kind(sign, left, right)

    def operate(a: Any, b: Any) -> Any:
        if isinstance(a, HasOperators) or (isinstance(a, Flag) and isinstance(b, Flag)):
            return compute(a, b)
        if isinstance(a, float) or isinstance(b, float):
            return _ON_FLOATS[sign](_number(a), _number(b))
        if isinstance(a, str) and isinstance(b, str) and sign == "+":
            charge(len(a) + len(b))
            return a + b
        a, b = int(_number(a)), int(_number(b))
        if sign in ("<<", ">>"):
            return _shift(compute, a, b, kind)
        if kind is not None:
            return _within(kind, compute(kind.wrapped(a), kind.wrapped(b)))
        return _common_result(compute(a, b), a, b, left, right)

    return operate


def _number(value: Any) -> Any:
    if not isinstance(value, int | float):
        raise TypeError("an operator of numbers takes numbers")
    return value


def _within(kind: IntegerKind, value: int) -> int:
    if not kind.is_signed:
        return kind.wrapped(value)
    if not kind.holds(value):
        raise OverflowError("a signed integer overflows")
    return value


def _shift(compute: Callable[[int, int], int], value: int, count: int, kind: IntegerKind | None) -> int:
    if not 0 <= count < (32 if kind is None else kind.bits):
        raise OverflowError("a shift by more than the width")
    shifted = compute(value, count)
    if kind is not None:
        return kind.wrapped(shifted)
    if not INT.holds(shifted):
        raise OverflowError("a result that depends on the type of the operand")
    return shifted


def _common_result(
    value: int, a: int, b: int, left: IntegerKind | None, right: IntegerKind | None
) -> int:
    """The result for an operand of unknown type; raises unless all possible types agree on it."""
    number_type = left or right
    wide = number_type is not None and number_type.bits == 64
    signed = _is_signed(a, left) and _is_signed(b, right)
    if a < 0 or b < 0 or value < 0:
        allowed = signed
    else:
        allowed = True
    if not allowed or not (INT64 if wide else INT).holds(value):
        raise OverflowError("a result that depends on the types of the operands")
    return value


def _is_signed(value: int, kind: IntegerKind | None) -> bool:
    """Whether the type of an operand is certainly signed."""
    return promoted(kind).is_signed if kind is not None else value < 0


@cache
def comparison(
    sign: str, left: IntegerKind | None = None, right: IntegerKind | None = None
) -> Callable[[Any, Any], bool]:
    """The function of a comparison; operands that are no integers are compared as in Python."""
    compute = COMPARISONS[sign]
    kind = result_kind("+", left, right)

    def compare(a: Any, b: Any) -> bool:
        if not isinstance(a, int) or not isinstance(b, int) or isinstance(a, HasOperators):
            return bool(compute(a, b))
        if kind is not None:
            return bool(compute(kind.wrapped(a), kind.wrapped(b)))
        if (a < 0) != (b < 0):
            # With an unsigned operand of at least its width, a negative number becomes a large number.
            other, other_kind = (a, left) if b < 0 else (b, right)
            if not _is_signed(other, other_kind) and (sign not in ("==", "!=") or not INT.holds(other)):
                raise OverflowError("a comparison that depends on the types of the operands")
        return bool(compute(a, b))

    return compare


def compares_as_written(
    sign: str, left: tuple[IntegerKind | None, bool], right: tuple[IntegerKind | None, bool]
) -> bool:
    """Whether Python's operator can be used; operands are (type, whether it is a literal >= 0)."""
    for kind, is_natural in (left, right):
        if is_natural and kind is not None and kind.is_signed:
            return True
    if left[0] is None and right[0] is None:
        return sign in ("==", "!=")
    if left[0] is None or right[0] is None:
        return False
    return promoted(left[0]).is_signed == promoted(right[0]).is_signed


@cache
def negation(kind: IntegerKind | None) -> Callable[[Any], Any]:
    """The function of the prefix `-`."""

    def negate(value: Any) -> Any:
        if isinstance(value, HasOperators):
            raise TypeError("a sign for a value that has none")
        if isinstance(value, float):
            return -value
        number = int(_number(value))
        if kind is not None:
            return _within(promoted(kind), -number)
        if number > 0 or not INT.holds(-number):
            raise OverflowError("a result that depends on the type of the operand")
        return -number

    return negate


@cache
def complement(kind: IntegerKind | None) -> Callable[[Any], Any]:
    """The function of the prefix `~`."""

    def invert(value: Any) -> Any:
        if isinstance(value, HasOperators):
            raise TypeError("a complement of a value that has none")
        if isinstance(value, Flag):
            return ~value
        number = int(_number(value))
        if kind is not None:
            return promoted(kind).wrapped(~number)
        if number >= 0:
            raise OverflowError("a result that depends on the type of the operand")
        return ~number

    return invert
