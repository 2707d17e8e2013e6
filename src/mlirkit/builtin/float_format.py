"""Float literals of bit patterns, digit for digit as MLIR prints them.

Three forms are tried in this order:

    short   d.dddddde+xx     six significant digits and a padding zero, if that reads back as the same value
    full    ddd.ddd, 0.000ddd, d.dddE+x   enough digits for the format, if it has a decimal point
    hex     0xHHHH           the bit pattern, for everything else: NaN, infinity, large whole numbers

The digits are LLVM's: it first divides the exact decimal expansion by a power of ten estimated from its bit
length, dropping the rest, and only then rounds (half up). If the estimate leaves exactly the required number
of digits, nothing is rounded, so these are not the nearest digits for every value.

The mirror is `float_parse`. Public names: `float_text`, `float_texts`, `hex_text`.
"""

from __future__ import annotations

from math import ldexp
from typing import Final

from mlirkit.builtin.float_parse import parse_decimal_exactly
from mlirkit.builtin.float_semantics import FloatSemantics, canonical_bits, decompose, is_finite, is_nan

SHORT_DIGITS: Final = 6
_SHORT_ZERO: Final = "0.000000e+00"

# The limit of cached texts for wide formats; the texts of narrow formats are all cached.
_KEPT_TEXTS: Final = 1 << 16


def float_text(bits: int, semantics: FloatSemantics) -> str:
    """The literal that MLIR prints for a float value, without its type."""
    text_by_bits = semantics.text_by_bits
    text = text_by_bits.get(bits)
    if text is None:
        text = _make_text(bits, semantics)
        if len(text_by_bits) >= _KEPT_TEXTS:
            text_by_bits.clear()
        text_by_bits[bits] = text
    return text


def float_texts(patterns: list[int], semantics: FloatSemantics) -> list[str]:
    """The literals of many values, faster than calling `float_text` for each."""
    text_by_bits = semantics.text_by_bits
    texts: list[str] = []
    for bits in patterns:
        text = text_by_bits.get(bits)
        if text is None:
            text = _make_text(bits, semantics)
            if len(text_by_bits) >= _KEPT_TEXTS:
                text_by_bits.clear()
            text_by_bits[bits] = text
        texts.append(text)
    return texts


def hex_text(bits: int, semantics: FloatSemantics) -> str:
    """The bit pattern as a literal, in capitals and without leading zeros."""
    return f"0x{canonical_bits(bits, semantics):X}"


def _make_text(bits: int, semantics: FloatSemantics) -> str:
    if bits > semantics.mask and not semantics.has_sign:
        return "-" + _make_text(bits & semantics.mask, semantics)
    if not is_finite(bits, semantics):
        return hex_text(bits, semantics)
    negative, significand, exponent = decompose(bits, semantics)
    sign = "-" if negative else ""
    if significand == 0:
        return sign + _SHORT_ZERO
    may_be_short = _may_be_short(significand, exponent, semantics)
    significand, exponent = _exact_decimal(significand, exponent)
    if may_be_short:
        digits, digits_exponent = _leading_digits(significand, exponent, SHORT_DIGITS)
        text = _short_form(digits, digits_exponent)
        if parse_decimal_exactly(text, semantics) == bits & ~semantics.sign_mask:
            return sign + text
    digit_count = 2 + semantics.precision * 59 // 196
    digits, digits_exponent = _leading_digits(significand, exponent, digit_count)
    text = _full_form(digits, digits_exponent, digit_count)
    return sign + text if "." in text else hex_text(bits, semantics)


def short_float_text(bits: int, semantics: FloatSemantics) -> str:
    """A float as in APFloat::toString(6, 0, false): six digits, whether or not they are exact."""
    if bits > semantics.mask and not semantics.has_sign:
        return "-" + short_float_text(bits & semantics.mask, semantics)
    negative, significand, exponent = decompose(bits, semantics)
    if not is_finite(bits, semantics):
        return "NaN" if is_nan(bits, semantics) else "-Inf" if negative else "+Inf"
    sign = "-" if negative else ""
    if significand == 0:
        return sign + _SHORT_ZERO
    return sign + _short_form(*_leading_digits(*_exact_decimal(significand, exponent), SHORT_DIGITS))


def _exact_decimal(significand: int, exponent: int) -> tuple[int, int]:
    """significand * 2**exponent as whole * 10**exponent."""
    zeros = (significand & -significand).bit_length() - 1
    significand >>= zeros
    exponent += zeros
    if exponent >= 0:
        return significand << exponent, 0
    return significand * _power_of_five(-exponent), exponent


def _may_be_short(significand: int, exponent: int, semantics: FloatSemantics) -> bool:
    # A quick rejection of most f32 and f64 values: with so many bits, only the nearest number of six digits
    # can read back as the value, and must then be within one unit of the last bit.
    if semantics.precision < 24 or semantics.precision > 53 or significand >> (semantics.precision - 1) == 0:
        return True
    value = ldexp(significand, exponent)
    return abs(float(f"{value:.5e}") - value) <= ldexp(1.0, exponent)


def _leading_digits(significand: int, exponent: int, digit_count: int) -> tuple[str, int]:
    # At most `digit_count` digits of significand * 10**exponent without trailing zeros, and their exponent.
    excess = significand.bit_length() - (digit_count * 196 + 58) // 59
    if excess > 0:
        removable = excess * 59 // 196
        significand //= _power_of_ten(removable)
        exponent += removable
    digits = str(significand)
    if len(digits) > digit_count:
        exponent += len(digits) - digit_count
        round_up = digits[digit_count] >= "5"
        digits = digits[:digit_count]
        if round_up:
            digits = str(int(digits) + 1)
    stripped = digits.rstrip("0")
    return stripped, exponent + len(digits) - len(stripped)


def _short_form(digits: str, exponent: int) -> str:
    exponent += len(digits) - 1
    sign = "+" if exponent >= 0 else "-"
    return f"{digits[0]}.{digits[1:]:0<{SHORT_DIGITS}}e{sign}{abs(exponent):02d}"


def _full_form(digits: str, exponent: int, digit_count: int) -> str:
    count = len(digits)
    if exponent >= 0:
        # No more zeros than three, and not so many that the number looks more precise than it is.
        scientific = exponent > 3 or count + exponent > digit_count
    else:
        leading = exponent + count - 1
        scientific = leading < -3
    if scientific:
        exponent += count - 1
        sign = "+" if exponent >= 0 else "-"
        return f"{digits[0]}.{digits[1:] or '0'}E{sign}{abs(exponent)}"
    if exponent >= 0:
        return digits + "0" * exponent
    whole = count + exponent
    if whole > 0:
        return f"{digits[:whole]}.{digits[whole:]}"
    return f"0.{'0' * -whole}{digits}"


# Powers up to those that a double needs are cached.
_POWERS_OF_FIVE: Final[list[int]] = [1]
_POWERS_OF_TEN: Final[list[int]] = [1]
_KEPT_POWERS: Final = 1080


def _power_of_five(exponent: int) -> int:
    if exponent >= _KEPT_POWERS:
        power: int = 5**exponent
        return power
    powers = _POWERS_OF_FIVE
    while len(powers) <= exponent:
        powers.append(powers[-1] * 5)
    return powers[exponent]


def _power_of_ten(exponent: int) -> int:
    if exponent >= _KEPT_POWERS:
        power: int = 10**exponent
        return power
    powers = _POWERS_OF_TEN
    while len(powers) <= exponent:
        powers.append(powers[-1] * 10)
    return powers[exponent]
