"""Floats of any format, computed exactly and rounded once, with LLVM's NaNs, signs and corner cases.

`APFloat(bits, semantics)`; `bits` equals `FloatAttr.bits`: the pattern, or one of the values that LLVM keeps
although the format has no pattern for them (`float_semantics.unheld_bits`).

Formats that lack a value behave as in LLVM: formats without infinity overflow to NaN or to the largest
number, formats without negative zero have one zero, f8E8M0FNU gives its smallest number for zero.  Mirror:
IEEEFloat of llvm/ADT/APFloat.h.  The formats: builtin/float_semantics.py.
"""

from __future__ import annotations

from typing import Final, final

from mlirkit.builtin.float_semantics import (
    DOWNWARD,
    EXACT,
    F80,
    FINITE_ONLY,
    IEEE,
    NAN_NEGATIVE_ZERO,
    NAN_ONLY,
    NEAREST_EVEN,
    UNDERFLOW,
    FloatSemantics,
    bits_from_float,
    bits_to_float,
    canonical_bits,
    convert_bits,
    decompose,
    infinity_bits,
    is_infinity,
    is_nan,
    is_zero,
    largest_bits,
    nan_bits,
    round_with_status,
)
from mlirkit.folding.ap_int import APInt

# The results of `compare`.
LESS: Final = 0
EQUAL: Final = 1
GREATER: Final = 2
UNORDERED: Final = 3

# The two bits of f80's NaNs that all operations set.
_F80_NAN: Final = 3 << 62

# The bits of a quotient below the precision: the first, and whether any other is set; see
# `round_with_status`.
_GUARD_BITS: Final = 2


@final
class APFloat:
    """A float of a format."""

    __slots__ = ("bits", "semantics")

    def __init__(self, bits: int, semantics: FloatSemantics) -> None:
        self.bits = canonical_bits(bits, semantics) if semantics is F80 else bits
        self.semantics = semantics

    def __repr__(self) -> str:
        return f"APFloat({self.bits:#x}, {self.semantics.keyword})"

    # -- classification ---------------------------------------------------------------------------------

    @property
    def is_nan(self) -> bool:
        semantics = self.semantics
        if semantics.nonfinite == FINITE_ONLY:
            return self.bits > 2 * semantics.mask + 1
        return is_nan(self.bits & semantics.mask, semantics)

    @property
    def is_infinity(self) -> bool:
        semantics = self.semantics
        if semantics.nonfinite == FINITE_ONLY:
            return semantics.mask < self.bits <= 2 * semantics.mask + 1
        return is_infinity(self.bits, semantics)

    @property
    def is_finite(self) -> bool:
        return not self.is_nan and not self.is_infinity

    @property
    def is_zero(self) -> bool:
        return self.bits <= self.semantics.mask and is_zero(self.bits, self.semantics)

    @property
    def is_negative(self) -> bool:
        """Whether the sign is set, of NaNs and zeros too."""
        semantics = self.semantics
        if not semantics.has_sign:
            return self.bits > semantics.mask
        return self.bits & semantics.sign_mask != 0

    @property
    def is_signaling(self) -> bool:
        semantics = self.semantics
        if semantics.nonfinite != IEEE or not self.is_nan:
            return False
        return self.bits & _quiet_bit(semantics) == 0

    @property
    def is_normal(self) -> bool:
        """Whether the number is neither zero nor so small that its precision is reduced."""
        if not self.is_finite or self.is_zero:
            return False
        return self._number()[1] >> (self.semantics.precision - 1) != 0

    def ilogb(self) -> int:
        """The exponent of the leading bit of a finite number that is not zero."""
        _, significand, exponent = self._number()
        return exponent + significand.bit_length() - 1

    def _number(self) -> tuple[bool, int, int]:
        """Sign, significand and exponent of a finite number: significand * 2**exponent."""
        negative, significand, exponent = decompose(self.bits & self.semantics.mask, self.semantics)
        return negative or self.is_negative, significand, exponent

    @property
    def value(self) -> float:
        """The value as a Python float: exact up to 64 bits, rounded for f80 and f128."""
        return bits_to_float(self.bits, self.semantics)

    @property
    def pattern(self) -> int:
        """The bits that are written: APFloat::bitcastToAPInt."""
        return canonical_bits(self.bits, self.semantics)

    # -- comparisons ----------------------------------------------------------------------------------

    def compare(self, other: APFloat) -> int:
        """LESS, EQUAL, GREATER, or UNORDERED if one is NaN."""
        if self.is_nan or other.is_nan:
            return UNORDERED
        order, other_order = self._order(), other._order()
        if order[0] != other_order[0]:
            return LESS if order[0] < other_order[0] else GREATER
        low = min(order[2], other_order[2])
        first, second = order[1] << (order[2] - low), other_order[1] << (other_order[2] - low)
        if first == second:
            return EQUAL
        return LESS if first < second else GREATER

    def _order(self) -> tuple[int, int, int]:
        """Infinities apart: -1, 0 or 1, then the signed significand and its exponent."""
        if self.is_infinity:
            return -1 if self.is_negative else 1, 0, 0
        if self.is_zero:
            return 0, 0, 0
        negative, significand, exponent = self._number()
        return 0, -significand if negative else significand, exponent

    def maxnum(self, other: APFloat) -> APFloat:
        """The larger number; if one operand is a quiet NaN, the other one."""
        return self._extremum(other, GREATER, False)

    def minnum(self, other: APFloat) -> APFloat:
        """The smaller number; if one operand is a quiet NaN, the other one."""
        return self._extremum(other, LESS, False)

    def maximum(self, other: APFloat) -> APFloat:
        """The larger number, NaN if one of them is."""
        return self._extremum(other, GREATER, True)

    def minimum(self, other: APFloat) -> APFloat:
        """The smaller number, NaN if one of them is."""
        return self._extremum(other, LESS, True)

    def _extremum(self, other: APFloat, ordering: int, keeps_nan: bool) -> APFloat:
        for number in (self, other):
            if number.is_signaling or (keeps_nan and number.is_nan):
                return number.quiet()
        for number, alternative in ((self, other), (other, self)):
            if number.is_nan:
                return alternative
        if self.is_zero and other.is_zero and self.is_negative != other.is_negative:
            return self if self.is_negative == (ordering == LESS) else other
        return other if other.compare(self) == ordering else self

    # -- signs ----------------------------------------------------------------------------------------

    def __neg__(self) -> APFloat:
        semantics = self.semantics
        if self.is_nan and (semantics.nan_encoding == NAN_NEGATIVE_ZERO or not semantics.has_sign):
            return self
        if self.is_zero and semantics.nan_encoding == NAN_NEGATIVE_ZERO:
            return self
        sign = semantics.sign_mask if semantics.has_sign else semantics.mask + 1
        return APFloat(self.bits ^ sign, semantics)

    def abs(self) -> APFloat:
        return -self if self.is_negative else self

    def copy_sign(self, other: APFloat) -> APFloat:
        """This magnitude with the sign of `other`."""
        return -self if self.is_negative != other.is_negative else self

    def quiet(self) -> APFloat:
        """Make a NaN quiet."""
        semantics = self.semantics
        if semantics.nonfinite == IEEE:
            return APFloat(self.bits | _quiet_bit(semantics), semantics)
        return self

    # -- arithmetic -----------------------------------------------------------------------------------

    def __add__(self, other: APFloat) -> APFloat:
        return self.add(other, False, NEAREST_EVEN)

    def __sub__(self, other: APFloat) -> APFloat:
        return self.add(other, True, NEAREST_EVEN)

    def add(self, other: APFloat, subtract: bool, rounding: int) -> APFloat:
        """The sum or the difference, in a rounding mode."""
        semantics = self.semantics
        if self.is_nan or other.is_nan:
            return (self if self.is_nan else other).quiet()
        negates = other.is_negative != subtract
        if self.is_infinity or other.is_infinity:
            if not other.is_infinity:
                return self
            if self.is_infinity and self.is_negative != negates:
                return nan(semantics)
            return infinity(semantics, negates)
        if other.is_zero:
            if not self.is_zero:
                return self
            negative = self.is_negative if self.is_negative == negates else rounding == DOWNWARD
            return zero(semantics, negative)
        if self.is_zero:
            return other if other.is_negative == negates else -other
        _, first, first_exponent = self._number()
        _, second, second_exponent = other._number()
        low = min(first_exponent, second_exponent)
        first <<= first_exponent - low
        second <<= second_exponent - low
        total = (-first if self.is_negative else first) + (-second if negates else second)
        if total == 0:
            return zero(semantics, rounding == DOWNWARD)
        return _rounded(total < 0, abs(total), low, semantics, rounding)

    def __mul__(self, other: APFloat) -> APFloat:
        semantics = self.semantics
        if self.is_nan or other.is_nan:
            return (self if self.is_nan else other).quiet()
        negative = self.is_negative != other.is_negative
        if self.is_infinity or other.is_infinity:
            if self.is_zero or other.is_zero:
                return nan(semantics)
            return infinity(semantics, negative)
        if self.is_zero or other.is_zero:
            return zero(semantics, negative)
        _, first, first_exponent = self._number()
        _, second, second_exponent = other._number()
        return _rounded(negative, first * second, first_exponent + second_exponent, semantics, NEAREST_EVEN)

    def __truediv__(self, other: APFloat) -> APFloat:
        semantics = self.semantics
        if self.is_nan or other.is_nan:
            return (self if self.is_nan else other).quiet()
        negative = self.is_negative != other.is_negative
        if self.is_infinity or other.is_infinity:
            if self.is_infinity and other.is_infinity:
                return nan(semantics)
            return infinity(semantics, negative) if self.is_infinity else zero(semantics, negative)
        if other.is_zero:
            return nan(semantics) if self.is_zero else infinity(semantics, negative)
        if self.is_zero:
            return zero(semantics, negative)
        _, first, first_exponent = self._number()
        _, second, second_exponent = other._number()
        shift = max(0, semantics.precision + _GUARD_BITS - (first.bit_length() - second.bit_length()))
        quotient, remainder = divmod(first << shift, second)
        exponent = first_exponent - second_exponent - shift
        return _rounded(negative, quotient, exponent, semantics, NEAREST_EVEN, remainder != 0)

    def mod(self, other: APFloat) -> APFloat:
        """The remainder of a quotient that is rounded towards zero: C's fmod."""
        semantics = self.semantics
        if self.is_nan or other.is_nan:
            return (self if self.is_nan else other).quiet()
        if self.is_infinity or other.is_zero:
            return nan(semantics)
        if self.is_zero or other.is_infinity:
            return self
        negative, first, first_exponent = self._number()
        _, second, second_exponent = other._number()
        low = min(first_exponent, second_exponent)
        remainder = (first << (first_exponent - low)) % (second << (second_exponent - low))
        if remainder == 0:
            return zero(semantics, negative)
        return _rounded(negative, remainder, low, semantics, NEAREST_EVEN)

    def round_to_integral(self, rounding: int) -> APFloat:
        """This number rounded to a whole number in a rounding mode.

        As in LLVM, by adding a number that leaves no bits for fractions: formats whose largest number is
        smaller than it overflow.
        """
        semantics = self.semantics
        if self.is_nan:
            return self.quiet()
        if self.is_infinity or self.is_zero or self.ilogb() + 1 >= semantics.precision:
            return self
        magic = from_integer(1 << (semantics.precision - 1), semantics)
        if self.is_negative:
            magic = -magic
        rounded = self.add(magic, False, rounding).add(magic, True, rounding)
        return rounded.copy_sign(self)

    # -- casts ----------------------------------------------------------------------------------------

    def convert(self, target: FloatSemantics, rounding: int = NEAREST_EVEN) -> tuple[APFloat, bool]:
        """The number in another format, and whether the conversion is exact, including a NaN's payload."""
        source = self.semantics
        if self.is_nan:
            return self._convert_nan(target)
        negative = self.is_negative
        if self.is_infinity:
            return infinity(target, negative), target.nonfinite != NAN_ONLY
        if self.is_zero:
            keeps_sign = target.nan_encoding != NAN_NEGATIVE_ZERO or not negative
            return zero(target, negative), keeps_sign
        _, significand, exponent = self._number()
        if source is target:
            return self, True
        result, status = _rounded_with_status(negative, significand, exponent, target, rounding)
        return result, status == EXACT

    def _convert_nan(self, target: FloatSemantics) -> tuple[APFloat, bool]:
        source = self.semantics
        if target.nonfinite == NAN_ONLY:
            result = nan(target, self.is_negative)
            return result, source.nonfinite == NAN_ONLY and not self.is_signaling
        if target.nonfinite == FINITE_ONLY:
            is_known = source.nan_encoding != NAN_NEGATIVE_ZERO
            return nan(target, is_known and self.is_negative), self._payload_fits(target)
        if source.nonfinite == FINITE_ONLY:
            return nan(target, self.is_negative), True
        if source.precision == 1:
            # A NaN of this format has no payload; LLVM converts it to the pattern of an infinity.
            return infinity(target), True
        result = APFloat(convert_bits(self.bits, source, target), target)
        return result, self._payload_fits(target)

    def _payload_fits(self, target: FloatSemantics) -> bool:
        """Whether another format can hold the NaN's payload, and the NaN is quiet."""
        source = self.semantics
        if source is F80 and target is not F80 and self.bits & _F80_NAN != _F80_NAN:
            # A pattern that is a NaN for x87 only.
            return False
        dropped = max(0, source.precision - target.precision)
        payload = self.bits & ((1 << (source.precision - 1)) - 1)
        keeps_payload = source.nonfinite == NAN_ONLY or payload & ((1 << dropped) - 1) == 0
        return keeps_payload and (source is target or not self.is_signaling)

    def to_integer(self, width: int, signed: bool) -> APInt | None:
        """The whole part as an integer, None if it does not fit."""
        if not self.is_finite:
            return None
        whole = 0 if self.is_zero else self._whole_part()
        least, most = _bounds(width, signed)
        return APInt(whole, width) if least <= whole <= most else None

    def nearest_integer(self, width: int, signed: bool) -> APInt:
        """The nearest integer, halves to the even one, limited to the range; 0 for NaN."""
        if self.is_nan:
            return APInt(0, width)
        least, most = _bounds(width, signed)
        if self.is_infinity:
            return APInt(least if self.is_negative else most, width)
        return APInt(min(max(self._nearest_whole(), least), most), width)

    def _nearest_whole(self) -> int:
        if self.is_zero:
            return 0
        negative, significand, exponent = self._number()
        if exponent >= 0:
            whole = significand << exponent
        else:
            whole, fraction = divmod(significand, 1 << -exponent)
            half = 1 << (-exponent - 1)
            whole += fraction > half or (fraction == half and whole & 1 == 1)
        return -whole if negative else whole

    def _whole_part(self) -> int:
        negative, significand, exponent = self._number()
        whole = significand << exponent if exponent >= 0 else significand >> -exponent
        return -whole if negative else whole


# ---- Numbers of a format ----


def from_integer(value: int, semantics: FloatSemantics) -> APFloat:
    """The float nearest to an integer."""
    return _rounded(value < 0, abs(value), 0, semantics, NEAREST_EVEN)


def from_float(value: float, semantics: FloatSemantics) -> APFloat:
    """The float nearest to a Python float."""
    return APFloat(bits_from_float(value, semantics), semantics)


def zero(semantics: FloatSemantics, negative: bool = False) -> APFloat:
    """Zero, with a sign if the format has negative zero; the smallest number of a format without zero."""
    has_negative = negative and semantics.nan_encoding != NAN_NEGATIVE_ZERO
    return APFloat(semantics.sign_mask if has_negative else 0, semantics)


def infinity(semantics: FloatSemantics, negative: bool = False) -> APFloat:
    """Infinity, or NaN in a format that has only NaN."""
    if semantics.nonfinite == FINITE_ONLY:
        return APFloat(semantics.mask + 1 | (semantics.sign_mask if negative else 0), semantics)
    return APFloat(infinity_bits(semantics, negative), semantics)


def nan(semantics: FloatSemantics, negative: bool = False) -> APFloat:
    """The quiet NaN without payload."""
    bits = nan_bits(semantics, negative)
    if semantics.nonfinite == FINITE_ONLY:
        bits |= 3 * (semantics.mask + 1)
    return APFloat(bits, semantics)


def is_representable_by(source: FloatSemantics, target: FloatSemantics) -> bool:
    """Whether another format has all numbers of this one: APFloatBase::isRepresentableBy."""
    return (
        source.max_exponent <= target.max_exponent
        and source.min_exponent >= target.min_exponent
        and source.precision <= target.precision
    )


def largest(semantics: FloatSemantics, negative: bool = False) -> APFloat:
    """The finite number of largest magnitude."""
    return APFloat(largest_bits(semantics, negative), semantics)


def smallest_normalized(semantics: FloatSemantics, negative: bool = False) -> APFloat:
    """The normal number of smallest magnitude."""
    return _rounded(negative, 1, semantics.min_exponent, semantics, NEAREST_EVEN)


def _bounds(width: int, signed: bool) -> tuple[int, int]:
    """The least and the largest integer of a width."""
    return (-(1 << width >> 1), (1 << width >> 1) - 1) if signed else (0, (1 << width) - 1)


def _quiet_bit(semantics: FloatSemantics) -> int:
    return 1 << (semantics.precision - 2) if semantics.precision > 1 else 0


def _rounded(
    negative: bool,
    significand: int,
    exponent: int,
    semantics: FloatSemantics,
    rounding: int,
    inexact: bool = False,
) -> APFloat:
    return _rounded_with_status(negative, significand, exponent, semantics, rounding, inexact)[0]


def _rounded_with_status(
    negative: bool,
    significand: int,
    exponent: int,
    semantics: FloatSemantics,
    rounding: int,
    inexact: bool = False,
) -> tuple[APFloat, int]:
    bits, status = round_with_status(negative, significand, exponent, semantics, rounding, inexact)
    if negative and not semantics.has_sign and significand and not status & UNDERFLOW:
        if not is_nan(bits, semantics):
            bits |= semantics.mask + 1
    return APFloat(bits, semantics), status
