"""Float formats as data, and float values as bit patterns.

A float value here is a pair: its bit pattern, a non-negative int of the format's width, and its
`FloatSemantics`. Attributes, types and text are elsewhere; `float_parse` turns literals into bits and
`float_format` turns bits into literals.

    bits, most significant first:   sign (1, unless unsigned) | exponent | fraction
    value                           (-1)^sign * significand * 2^(exponent - precision + 1)

`precision` counts the leading bit of the significand, which only f80 stores. The small formats lack some
values: f4 and f6 have neither infinity nor NaN, most f8 formats have no infinity, the FNUZ ones have no
negative zero, and f8E8M0FNU has neither zero nor sign.
"""

from __future__ import annotations

import struct
from math import copysign, inf, ldexp, nan
from typing import Final

# The values of a format that are not numbers.
IEEE: Final = 0  # infinities and NaNs, in the topmost exponent
NAN_ONLY: Final = 1  # a NaN, but no infinity: overflow gives NaN
FINITE_ONLY: Final = 2  # neither: overflow gives the largest finite value

# The patterns that are NaN.
NAN_IEEE: Final = 0  # topmost exponent, any fraction but zero
NAN_ALL_ONES: Final = 1  # exponent and fraction all ones
NAN_NEGATIVE_ZERO: Final = 2  # the pattern that would be negative zero

# Rounding modes.
NEAREST_EVEN: Final = 0
DOWNWARD: Final = 1
UPWARD: Final = 2
TOWARD_ZERO: Final = 3
NEAREST_AWAY: Final = 4

# Flags of an operation's result, as in IEEE 754.
EXACT: Final = 0
INVALID: Final = 1
DIVISION_BY_ZERO: Final = 2
OVERFLOW: Final = 4
UNDERFLOW: Final = 8
INEXACT: Final = 16


class FloatSemantics:
    """A float format; widths are in bits, exponents are those of the leading significand bit."""

    def __init__(
        self,
        keyword: str,
        width: int,
        precision: int,
        min_exponent: int,
        max_exponent: int,
        nonfinite: int = IEEE,
        nan_encoding: int = NAN_IEEE,
        has_zero: bool = True,
        has_sign: bool = True,
        has_explicit_leading_bit: bool = False,
    ) -> None:
        self.keyword = keyword
        self.width = width
        self.precision = precision
        self.min_exponent = min_exponent
        self.max_exponent = max_exponent
        self.nonfinite = nonfinite
        self.nan_encoding = nan_encoding
        self.has_zero = has_zero
        self.has_sign = has_sign
        self.has_explicit_leading_bit = has_explicit_leading_bit
        # The widths of the stored significand, and of the biased exponent between it and the sign.
        self.fraction_width = precision if has_explicit_leading_bit else precision - 1
        self.exponent_width = width - self.fraction_width - (1 if has_sign else 0)
        # A format without a zero needs no exponent code for it, so codes start at the smallest exponent.
        self.bias = 1 - min_exponent if has_zero else -min_exponent
        self.mask = (1 << width) - 1
        self.fraction_mask = (1 << self.fraction_width) - 1
        self.exponent_mask = (1 << self.exponent_width) - 1
        self.sign_mask = 1 << (width - 1) if has_sign else 0
        # The bytes of one element in dense raw data.
        self.byte_width = (width + 7) // 8
        # The texts of this format that `float_format` has cached.
        self.text_by_bits: dict[int, str] = {}

    def __repr__(self) -> str:
        return f"<FloatSemantics {self.keyword}>"


F4E2M1FN: Final = FloatSemantics("f4E2M1FN", 4, 2, 0, 2, FINITE_ONLY)
F6E2M3FN: Final = FloatSemantics("f6E2M3FN", 6, 4, 0, 2, FINITE_ONLY)
F6E3M2FN: Final = FloatSemantics("f6E3M2FN", 6, 3, -2, 4, FINITE_ONLY)
F8E5M2: Final = FloatSemantics("f8E5M2", 8, 3, -14, 15)
F8E4M3: Final = FloatSemantics("f8E4M3", 8, 4, -6, 7)
F8E4M3FN: Final = FloatSemantics("f8E4M3FN", 8, 4, -6, 8, NAN_ONLY, NAN_ALL_ONES)
F8E5M2FNUZ: Final = FloatSemantics("f8E5M2FNUZ", 8, 3, -15, 15, NAN_ONLY, NAN_NEGATIVE_ZERO)
F8E4M3FNUZ: Final = FloatSemantics("f8E4M3FNUZ", 8, 4, -7, 7, NAN_ONLY, NAN_NEGATIVE_ZERO)
F8E4M3B11FNUZ: Final = FloatSemantics("f8E4M3B11FNUZ", 8, 4, -10, 4, NAN_ONLY, NAN_NEGATIVE_ZERO)
F8E3M4: Final = FloatSemantics("f8E3M4", 8, 5, -2, 3)
F8E8M0FNU: Final = FloatSemantics("f8E8M0FNU", 8, 1, -127, 127, NAN_ONLY, NAN_ALL_ONES, False, False)
BF16: Final = FloatSemantics("bf16", 16, 8, -126, 127)
F16: Final = FloatSemantics("f16", 16, 11, -14, 15)
TF32: Final = FloatSemantics("tf32", 19, 11, -126, 127)
F32: Final = FloatSemantics("f32", 32, 24, -126, 127)
F64: Final = FloatSemantics("f64", 64, 53, -1022, 1023)
F80: Final = FloatSemantics("f80", 80, 64, -16382, 16383, has_explicit_leading_bit=True)
F128: Final = FloatSemantics("f128", 128, 113, -16382, 16383)


# ---- Classification of patterns ----


def is_nan(bits: int, semantics: FloatSemantics) -> bool:
    """Whether the pattern is a NaN; f80's invalid patterns count as NaN, as in LLVM."""
    if semantics.nonfinite == FINITE_ONLY:
        return False
    if semantics.nan_encoding == NAN_NEGATIVE_ZERO:
        return bits == semantics.sign_mask
    magnitude = bits & ~semantics.sign_mask
    if semantics.nan_encoding == NAN_ALL_ONES:
        return magnitude == semantics.mask & ~semantics.sign_mask
    exponent = magnitude >> semantics.fraction_width
    fraction = magnitude & semantics.fraction_mask
    if semantics.has_explicit_leading_bit:
        leading = 1 << (semantics.fraction_width - 1)
        if exponent == semantics.exponent_mask:
            return fraction != leading
        return exponent != 0 and fraction & leading == 0
    return exponent == semantics.exponent_mask and fraction != 0


def is_infinity(bits: int, semantics: FloatSemantics) -> bool:
    """Whether the pattern is plus or minus infinity."""
    return semantics.nonfinite == IEEE and bits & ~semantics.sign_mask == infinity_bits(semantics)


def is_finite(bits: int, semantics: FloatSemantics) -> bool:
    """Whether the pattern is a number."""
    if bits > semantics.mask:
        return False
    return not is_nan(bits, semantics) and not is_infinity(bits, semantics)


def is_zero(bits: int, semantics: FloatSemantics) -> bool:
    """Whether the pattern is plus or minus zero."""
    if not semantics.has_zero or bits & ~semantics.sign_mask:
        return False
    return bits == 0 or semantics.nan_encoding != NAN_NEGATIVE_ZERO


def is_negative(bits: int, semantics: FloatSemantics) -> bool:
    """Whether the sign bit is set (of NaNs and zeros too)."""
    return bits & semantics.sign_mask != 0


def infinity_bits(semantics: FloatSemantics, negative: bool = False) -> int:
    """Infinity, or the result of overflow in a format without it: NaN, or else the largest finite value."""
    if semantics.nonfinite == NAN_ONLY:
        return nan_bits(semantics, negative)
    if semantics.nonfinite == FINITE_ONLY:
        return largest_bits(semantics, negative)
    bits = semantics.exponent_mask << semantics.fraction_width
    if semantics.has_explicit_leading_bit:
        bits |= 1 << (semantics.fraction_width - 1)
    return bits | semantics.sign_mask if negative else bits


def nan_bits(semantics: FloatSemantics, negative: bool = False) -> int:
    """The quiet NaN without payload; zero in a format without NaN, like the result of casting to it."""
    if semantics.nonfinite == FINITE_ONLY:
        return semantics.sign_mask if negative else 0
    if semantics.nan_encoding == NAN_NEGATIVE_ZERO:
        return semantics.sign_mask
    if semantics.nan_encoding == NAN_ALL_ONES:
        bits = semantics.mask & ~semantics.sign_mask
    else:
        bits = infinity_bits(semantics) | 1 << (semantics.precision - 2)
    return bits | semantics.sign_mask if negative else bits


def largest_bits(semantics: FloatSemantics, negative: bool = False) -> int:
    """The finite value of largest magnitude."""
    exponent = semantics.max_exponent + semantics.bias
    fraction = semantics.fraction_mask
    # The pattern above the largest finite one is NaN; with fraction bits, only one fraction is excluded.
    if semantics.nan_encoding == NAN_ALL_ONES and semantics.fraction_width > 0:
        fraction -= 1
    bits = exponent << semantics.fraction_width | fraction
    return bits | semantics.sign_mask if negative else bits


def canonical_bits(bits: int, semantics: FloatSemantics) -> int:
    """The pattern that LLVM returns for `bits`.

    Only f80 has patterns that change: the stored leading bit can contradict the exponent, which makes the
    value a NaN or, below the smallest exponent, a normal number.  `unheld_bits` become a zero, or keep the
    sign of a format without signs, above all other bits.
    """
    if not semantics.has_explicit_leading_bit:
        if bits > semantics.mask and not semantics.has_sign:
            return bits & semantics.mask | 1 << (semantics.width - 1)
        return bits & semantics.mask
    exponent = bits >> semantics.fraction_width & semantics.exponent_mask
    leading = bits >> (semantics.fraction_width - 1) & 1
    if exponent == 0 and leading:
        return bits | 1 << semantics.fraction_width
    if exponent != 0 and not leading and exponent != semantics.exponent_mask:
        return bits | semantics.exponent_mask << semantics.fraction_width
    return bits


# ---- Composing and decomposing patterns ----


def decompose(bits: int, semantics: FloatSemantics) -> tuple[bool, int, int]:
    """Sign, significand and exponent of a finite pattern: the value is significand * 2**exponent."""
    exponent = bits >> semantics.fraction_width & semantics.exponent_mask
    significand = bits & semantics.fraction_mask
    negative = bits & semantics.sign_mask != 0
    if exponent == 0 and semantics.has_zero:
        exponent = semantics.min_exponent
    else:
        exponent -= semantics.bias
        if not semantics.has_explicit_leading_bit:
            significand |= 1 << semantics.fraction_width
    return negative, significand, exponent - semantics.precision + 1


def round_to_bits(
    negative: bool, significand: int, exponent: int, semantics: FloatSemantics, inexact: bool = False
) -> int:
    """The pattern nearest to significand * 2**exponent, ties to even, with the format's overflow.

    `inexact` is as for `round_with_status`.
    """
    bits, status = round_with_status(negative, significand, exponent, semantics, NEAREST_EVEN, inexact)
    # LLVM sets the sign even in a format without signs, in the bit above the exponent.
    if negative and not semantics.has_sign and significand and not status & UNDERFLOW:
        if not is_nan(bits, semantics):
            bits |= 1 << (semantics.width - 1)
    return bits


def round_with_status(
    negative: bool,
    significand: int,
    exponent: int,
    semantics: FloatSemantics,
    rounding: int,
    inexact: bool = False,
) -> tuple[int, int]:
    """significand * 2**exponent in a rounding mode: its pattern, and the status (IEEEFloat::normalize).

    `inexact` is true if the true value is a little larger (by less than one unit of `significand`); the
    caller then passes at least two bits more than the format's precision.  The pattern has no sign if the
    format has none.
    """
    if significand == 0:
        return _zero_bits(negative, semantics), EXACT
    precision = semantics.precision
    length = significand.bit_length()
    # The exponent of the result's unit: that of a number with full precision, or the smallest one.
    unit = max(length + exponent - precision, semantics.min_exponent - precision + 1)
    if unit + precision - 1 > semantics.max_exponent:
        return _overflow(negative, semantics, rounding)
    shift = unit - exponent
    dropped = 0
    half = 0
    if shift <= 0:
        rounded = significand << -shift
    else:
        rounded = significand >> shift
        dropped = significand & ((1 << shift) - 1)
        half = 1 << (shift - 1)
    if _is_nan_number(rounded, unit, semantics):
        return _overflow(negative, semantics, rounding)
    if dropped == 0 and not inexact:
        return _pattern_of(negative, rounded, unit, semantics), EXACT
    if _rounds_away(rounding, negative, rounded, dropped, half, inexact):
        rounded += 1
        if rounded >> precision:
            rounded >>= 1
            unit += 1
            if unit + precision - 1 > semantics.max_exponent:
                return infinity_bits(semantics, negative), OVERFLOW | INEXACT
        if _is_nan_number(rounded, unit, semantics):
            return _overflow(negative, semantics, rounding)
    status = INEXACT if rounded >> (precision - 1) else UNDERFLOW | INEXACT
    if rounded == 0:
        return _zero_bits(negative, semantics), status
    return _pattern_of(negative, rounded, unit, semantics), status


def _rounds_away(rounding: int, negative: bool, rounded: int, dropped: int, half: int, inexact: bool) -> bool:
    """Whether the bits to be dropped increase the magnitude by one unit."""
    if rounding == NEAREST_EVEN:
        return dropped > half or (dropped == half and dropped != 0 and (inexact or rounded & 1 != 0))
    if rounding == NEAREST_AWAY:
        return dropped >= half and dropped != 0
    if rounding == UPWARD:
        return not negative
    return rounding == DOWNWARD and negative


def _overflow(negative: bool, semantics: FloatSemantics, rounding: int) -> tuple[int, int]:
    """The result and status for a magnitude that is too large for the format."""
    outward = UPWARD if not negative else DOWNWARD
    if semantics.nonfinite != FINITE_ONLY and rounding in (NEAREST_EVEN, NEAREST_AWAY, outward):
        return infinity_bits(semantics, negative), OVERFLOW | INEXACT
    return largest_bits(semantics, negative), INEXACT


def _is_nan_number(rounded: int, unit: int, semantics: FloatSemantics) -> bool:
    """Whether a number would have the pattern of the format's NaN."""
    if semantics.nan_encoding != NAN_ALL_ONES or unit + semantics.precision - 1 != semantics.max_exponent:
        return False
    return semantics.precision > 1 and rounded == (1 << semantics.precision) - 1


def _pattern_of(negative: bool, rounded: int, unit: int, semantics: FloatSemantics) -> int:
    """The pattern of a representable number that is not zero."""
    if rounded >> (semantics.precision - 1):
        top = unit + semantics.precision - 1
        bits = (top + semantics.bias) << semantics.fraction_width | rounded & semantics.fraction_mask
    elif semantics.has_zero:
        bits = rounded
    else:
        bits = 0
    return bits | semantics.sign_mask if negative else bits


def round_ratio_to_bits(negative: bool, numerator: int, denominator: int, semantics: FloatSemantics) -> int:
    """The pattern nearest to numerator / denominator (both non-negative, the latter not zero)."""
    shift = semantics.precision + 2 - (numerator.bit_length() - denominator.bit_length())
    if shift > 0:
        quotient, remainder = divmod(numerator << shift, denominator)
    else:
        quotient, remainder = divmod(numerator, denominator << -shift)
    return round_to_bits(negative, quotient, -shift, semantics, remainder != 0)


def _zero_bits(negative: bool, semantics: FloatSemantics) -> int:
    # Pattern 0 is also the result of rounding zero to f8E8M0FNU: its smallest value.
    if negative and semantics.nan_encoding != NAN_NEGATIVE_ZERO:
        return semantics.sign_mask
    return 0


# ---- Conversions between formats, and Python's float ----


def bits_from_float(value: float, semantics: FloatSemantics) -> int:
    """The pattern nearest to a Python float; infinities and NaNs become the format's counterparts."""
    if semantics is F64:
        return int.from_bytes(struct.pack("<d", value), "little")
    if semantics is F32 or semantics is F16:
        try:
            return int.from_bytes(struct.pack("<f" if semantics is F32 else "<e", value), "little")
        except OverflowError:
            return infinity_bits(semantics, value < 0)
    return convert_bits(int.from_bytes(struct.pack("<d", value), "little"), F64, semantics)


def unheld_bits(value: float, semantics: FloatSemantics) -> int | None:
    """The value that an attribute keeps if its format has no pattern for it; None for all others.

    LLVM keeps such a value in memory only: it prints and writes an infinity or NaN as the bits of a zero.
    Here a bit above the format's width marks such a value, and a second bit marks NaN; `canonical_bits`
    removes them.  For a negative number in a format without signs the bit above the width is the sign, which
    is printed.
    """
    if not semantics.has_sign and value < 0:
        bits = bits_from_float(-value, semantics)
        # Numbers that round to zero have no sign, nor has NaN.
        keeps_sign = value < -(2.0 ** (semantics.min_exponent - 1)) and is_finite(bits, semantics)
        return bits | semantics.mask + 1 if keeps_sign else bits
    if semantics.nonfinite != FINITE_ONLY or (value == value and value not in (inf, -inf)):
        return None
    bits = semantics.sign_mask if copysign(1.0, value) < 0 else 0
    return bits | (semantics.mask + 1) * (1 if value == value else 3)


def bits_to_float(bits: int, semantics: FloatSemantics) -> float:
    """The Python float nearest to the pattern; exact for every format but f80 and f128.

    NaN payloads are kept if a double can hold them.
    """
    if semantics is F64:
        value: float = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
        return value
    if bits > semantics.mask:
        if not semantics.has_sign:
            return -bits_to_float(bits & semantics.mask, semantics)
        if bits > 2 * semantics.mask + 1:
            return nan
        return -inf if is_negative(bits, semantics) else inf
    if is_nan(bits, semantics):
        as_double = convert_bits(bits, semantics, F64)
        value = struct.unpack("<d", as_double.to_bytes(8, "little"))[0]
        return value
    if is_infinity(bits, semantics):
        return -inf if is_negative(bits, semantics) else inf
    negative, significand, exponent = decompose(bits, semantics)
    if significand.bit_length() > 53 or exponent < -1074:
        as_double = round_to_bits(negative, significand, exponent, F64)
        value = struct.unpack("<d", as_double.to_bytes(8, "little"))[0]
        return value
    try:
        value = ldexp(significand, exponent)
    except OverflowError:
        value = inf
    return -value if negative else value


def convert_bits(bits: int, source: FloatSemantics, target: FloatSemantics) -> int:
    """The pattern of `target` nearest to a pattern of `source`, ties to even.

    A NaN keeps the leading bits of its payload between IEEE formats and becomes quiet, as in LLVM.
    """
    if source is target:
        return bits
    bits = canonical_bits(bits, source)
    if is_nan(bits, source):
        return _convert_nan(bits, source, target)
    negative = is_negative(bits, source)
    if is_infinity(bits, source):
        if target.nonfinite == FINITE_ONLY:
            # LLVM keeps an infinity for which the format has no pattern; its bits read back as zero.
            return _zero_bits(negative, target)
        return infinity_bits(target, negative)
    negative, significand, exponent = decompose(bits, source)
    return round_to_bits(negative, significand, exponent, target)


def _convert_nan(bits: int, source: FloatSemantics, target: FloatSemantics) -> int:
    # A NaN with the pattern of negative zero is positive in other formats.
    is_shared = source.nan_encoding == target.nan_encoding
    negative = is_negative(bits, source) and (source.nan_encoding != NAN_NEGATIVE_ZERO or is_shared)
    result = nan_bits(target, negative)
    if source.nan_encoding == NAN_NEGATIVE_ZERO or target.nonfinite != IEEE:
        return result
    payload = bits & ((1 << (source.precision - 1)) - 1)
    shift = target.precision - source.precision
    return result | (payload << shift if shift >= 0 else payload >> -shift)
