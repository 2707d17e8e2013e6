"""Integers of a fixed width in two's complement, with the operations of folders.

`APInt(bits, width)`; `bits` is the unsigned value, `signed` the signed value of the bits.  All results wrap.
Methods whose names end in `_ov` also return whether the exact result did not fit.  Operands are of one width,
but for casts.  Mirror: llvm/ADT/APInt.h.
"""

from __future__ import annotations

from typing import Any, final

from mlirkit.builtin.integer import signed_value


@final
class APInt:
    """An integer of `width` bits."""

    __slots__ = ("bits", "width")

    def __init__(self, value: int, width: int) -> None:
        self.bits = value & ((1 << width) - 1)
        self.width = width

    @property
    def signed(self) -> int:
        return signed_value(self.bits, self.width)

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, APInt) and other.bits == self.bits and other.width == self.width

    def __hash__(self) -> int:
        return hash((self.bits, self.width))

    def __repr__(self) -> str:
        return f"APInt({self.bits}, {self.width})"

    # -- classification ---------------------------------------------------------------------------------

    @property
    def is_zero(self) -> bool:
        return self.bits == 0

    @property
    def is_one(self) -> bool:
        return self.bits == 1

    @property
    def is_negative(self) -> bool:
        return self.signed < 0

    @property
    def is_all_ones(self) -> bool:
        """Whether every bit is set: the largest unsigned number, and -1; true for width 0."""
        return self.bits == (1 << self.width) - 1

    @property
    def is_max_signed(self) -> bool:
        return self.bits == max_signed(self.width).bits

    @property
    def is_min_signed(self) -> bool:
        return self.bits == min_signed(self.width).bits

    # -- comparisons ----------------------------------------------------------------------------------

    def ult(self, other: APInt) -> bool:
        return self.bits < other.bits

    def ule(self, other: APInt) -> bool:
        return self.bits <= other.bits

    def ugt(self, other: APInt) -> bool:
        return self.bits > other.bits

    def uge(self, other: APInt) -> bool:
        return self.bits >= other.bits

    def slt(self, other: APInt) -> bool:
        return self.signed < other.signed

    def sle(self, other: APInt) -> bool:
        return self.signed <= other.signed

    def sgt(self, other: APInt) -> bool:
        return self.signed > other.signed

    def sge(self, other: APInt) -> bool:
        return self.signed >= other.signed

    def umax(self, other: APInt) -> APInt:
        return self if self.bits > other.bits else other

    def umin(self, other: APInt) -> APInt:
        return self if self.bits < other.bits else other

    def smax(self, other: APInt) -> APInt:
        return self if self.signed > other.signed else other

    def smin(self, other: APInt) -> APInt:
        return self if self.signed < other.signed else other

    # -- arithmetic -----------------------------------------------------------------------------------

    def __add__(self, other: APInt) -> APInt:
        return APInt(self.bits + other.bits, self.width)

    def __sub__(self, other: APInt) -> APInt:
        return APInt(self.bits - other.bits, self.width)

    def __mul__(self, other: APInt) -> APInt:
        return APInt(self.bits * other.bits, self.width)

    def __neg__(self) -> APInt:
        return APInt(-self.bits, self.width)

    def abs(self) -> APInt:
        """The magnitude; the smallest number is returned unchanged."""
        return -self if self.is_negative else self

    def mulhs(self, other: APInt) -> APInt:
        """The high half of the signed product."""
        return APInt(self.signed * other.signed >> self.width, self.width)

    def mulhu(self, other: APInt) -> APInt:
        """The high half of the unsigned product."""
        return APInt(self.bits * other.bits >> self.width, self.width)

    def udiv(self, other: APInt) -> APInt:
        """The unsigned quotient; the divisor is not zero."""
        return APInt(self.bits // other.bits, self.width)

    def urem(self, other: APInt) -> APInt:
        """The unsigned remainder; the divisor is not zero."""
        return APInt(self.bits % other.bits, self.width)

    def sdiv(self, other: APInt) -> APInt:
        """The signed quotient, rounded towards zero; the divisor is not zero."""
        return APInt(_quotient(self.signed, other.signed), self.width)

    def srem(self, other: APInt) -> APInt:
        """The signed remainder, with the sign of the dividend; the divisor is not zero."""
        dividend, divisor = self.signed, other.signed
        return APInt(dividend - _quotient(dividend, divisor) * divisor, self.width)

    def sadd_ov(self, other: APInt) -> tuple[APInt, bool]:
        return self._checked(self.signed + other.signed)

    def ssub_ov(self, other: APInt) -> tuple[APInt, bool]:
        return self._checked(self.signed - other.signed)

    def sdiv_ov(self, other: APInt) -> tuple[APInt, bool]:
        return self._checked(_quotient(self.signed, other.signed))

    def sfloordiv_ov(self, other: APInt) -> tuple[APInt, bool]:
        """The signed quotient, rounded down; the divisor is not zero."""
        return self._checked(self.signed // other.signed)

    def uadd_ov(self, other: APInt) -> tuple[APInt, bool]:
        total = self.bits + other.bits
        return APInt(total, self.width), total >> self.width != 0

    def _checked(self, exact: int) -> tuple[APInt, bool]:
        result = APInt(exact, self.width)
        return result, result.signed != exact

    # -- bits -----------------------------------------------------------------------------------------

    def __and__(self, other: APInt) -> APInt:
        return APInt(self.bits & other.bits, self.width)

    def __or__(self, other: APInt) -> APInt:
        return APInt(self.bits | other.bits, self.width)

    def __xor__(self, other: APInt) -> APInt:
        return APInt(self.bits ^ other.bits, self.width)

    def shl(self, amount: APInt) -> APInt:
        """Shift left; the result is zero if the amount, an unsigned number, is at least the width."""
        return APInt(self.bits << min(amount.bits, self.width), self.width)

    def lshr(self, amount: APInt) -> APInt:
        """Shift right and fill with zeros."""
        return APInt(self.bits >> min(amount.bits, self.width), self.width)

    def ashr(self, amount: APInt) -> APInt:
        """Shift right and fill with copies of the sign."""
        return APInt(self.signed >> min(amount.bits, self.width), self.width)

    def countl_zero(self) -> APInt:
        """The number of leading zero bits."""
        return APInt(self.width - self.bits.bit_length(), self.width)

    def countr_zero(self) -> APInt:
        """The number of trailing zero bits."""
        lowest = self.bits & -self.bits
        return APInt(lowest.bit_length() - 1 if lowest else self.width, self.width)

    def popcount(self) -> APInt:
        """The number of set bits."""
        return APInt(self.bits.bit_count(), self.width)

    # -- casts ----------------------------------------------------------------------------------------

    def zext_or_trunc(self, width: int) -> APInt:
        return APInt(self.bits, width)

    def sext_or_trunc(self, width: int) -> APInt:
        return APInt(self.signed, width)


def max_signed(width: int) -> APInt:
    """The largest signed number of a width."""
    return APInt((1 << width >> 1) - 1 if width else 0, width)


def min_signed(width: int) -> APInt:
    """The smallest signed number of a width."""
    return APInt(1 << width >> 1 if width else 0, width)


def all_ones(width: int) -> APInt:
    """The largest unsigned number of a width."""
    return APInt(-1, width)


def _quotient(dividend: int, divisor: int) -> int:
    """The exact quotient, rounded towards zero."""
    quotient = abs(dividend) // abs(divisor)
    return quotient if (dividend < 0) == (divisor < 0) else -quotient
