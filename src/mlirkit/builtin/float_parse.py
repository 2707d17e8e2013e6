"""Bit patterns of float literals.

    float-literal    [-+]? [0-9]+ . [0-9]* ([eE] [-+]? [0-9]+)?     a decimal number
    integer-literal  0x [0-9a-fA-F]+                                a bit pattern

MLIR reads a decimal literal as a double and converts that to the literal's type, so that every type is
rounded twice and f80 and f128 never see more than 53 bits; `parse_decimal` does the same. A literal too large
for its format is no error: it overflows (to infinity, NaN, or the largest value).

The mirror is `float_format`. Public names: `parse_decimal`, `parse_decimal_exactly`,
`parse_integer_literal`, and the wordings of MLIR's errors.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.float_semantics import (
    F64,
    FloatSemantics,
    bits_from_float,
    canonical_bits,
    round_ratio_to_bits,
)
from mlirkit.builtin.integer import int_of_digits

ERROR_DECIMAL_INTEGER: Final = "unexpected decimal integer literal for a floating point value"
NOTE_DECIMAL_INTEGER: Final = "add a trailing dot to make the literal a float"
ERROR_NEGATIVE_HEX: Final = "hexadecimal float literal should not have a leading minus"
ERROR_HEX_TOO_WIDE: Final = "hexadecimal float constant out of range for type"


def parse_decimal(text: str, semantics: FloatSemantics) -> int:
    """The bits of a decimal float literal with its sign, as in MLIR."""
    return bits_from_float(float(text), semantics)


def parse_decimal_exactly(text: str, semantics: FloatSemantics) -> int:
    """The bits nearest to a decimal number, rounded once, as LLVM's own string conversion does it."""
    if semantics is F64:
        return bits_from_float(float(text), F64)
    negative = text.startswith("-")
    mantissa, _, exponent_text = text.lstrip("+-").lower().partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return round_ratio_to_bits(negative, 0, 1, semantics)
    exponent = int(exponent_text or "0") - len(fraction)
    # Far outside every format the nearest value is known, and computing the power would be expensive.
    magnitude = exponent + len(digits)
    if magnitude > 5000:
        exponent = 5000
        digits = "1"
    elif magnitude < -5000:
        exponent = -5010
        digits = "1"
    if exponent >= 0:
        return round_ratio_to_bits(negative, int_of_digits(digits) * 10**exponent, 1, semantics)
    return round_ratio_to_bits(negative, int_of_digits(digits), 10**-exponent, semantics)


def parse_integer_literal(text: str, negative: bool, semantics: FloatSemantics) -> tuple[int, str]:
    """The bits of an integer literal (without its minus), and an error message or "".

    Errors are the `ERROR_` constants above; MLIR attaches `NOTE_DECIMAL_INTEGER` to the first of them.
    """
    if not text.startswith("0x"):
        return 0, ERROR_DECIMAL_INTEGER
    if negative:
        return 0, ERROR_NEGATIVE_HEX
    digits = text[2:].lstrip("0")
    # A hexadecimal digit is four bits: longer literals cannot fit.
    if len(digits) > (semantics.width + 3) // 4:
        return 0, ERROR_HEX_TOO_WIDE
    bits = int(digits or "0", 16)
    if bits > semantics.mask:
        return 0, ERROR_HEX_TOO_WIDE
    return canonical_bits(bits, semantics), ""
