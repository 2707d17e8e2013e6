"""Integers of any width as bit patterns in two's complement, and their literals.

    integer-literal ::= [0-9]+ | 0x[0-9a-fA-F]+        (a minus before it is a separate token)

A pattern is a non-negative int below 2**width. Signless and signed types print their patterns as signed
numbers, unsigned types unchanged. A literal fits if it is the pattern, or, with a minus, a negative signed
number: 255 and -1 are both valid for i8. For signed types and index a positive literal must not set the sign
bit, and no type accepts -0.

Public names: `parse_integer_literal`, `signed_value`, `int_of_digits`, `decimal_text`, and MLIR's errors.
"""

from __future__ import annotations

from typing import Final

ERROR_OUT_OF_RANGE_ATTRIBUTE: Final = "integer constant out of range for attribute"
ERROR_OUT_OF_RANGE_ELEMENT: Final = "integer constant out of range for type"
ERROR_NEGATIVE_ATTRIBUTE: Final = "negative integer literal not valid for unsigned integer type"
ERROR_NEGATIVE_ELEMENT: Final = "expected unsigned integer elements, but parsed negative value"

# The longest digit string that is converted at once: Python limits it.
_DIGITS_AT_ONCE: Final = 4000


def parse_integer_literal(text: str, negative: bool, width: int, signed_or_index: bool) -> int:
    """The pattern of a literal, or -1 if it does not fit in `width` bits.

    `signed_or_index` is true if the type is `index` or explicitly signed. The caller rejects a minus before a
    literal of an unsigned type, with one of the `ERROR_NEGATIVE_` messages.
    """
    if text.startswith("0x"):
        digits = text[2:].lstrip("0")
        if len(digits) > (width + 3) // 4:
            return -1
        pattern = int(digits or "0", 16)
    else:
        digits = text.lstrip("0")
        # A decimal digit is more than three bits.
        if len(digits) > width // 3 + 1:
            return -1
        pattern = int_of_digits(digits or "0")
    if pattern >> width:
        return -1
    if negative:
        pattern = (1 << width) - pattern if pattern else 0
        return pattern if width and pattern >> (width - 1) else -1
    if signed_or_index and width and pattern >> (width - 1):
        return -1
    return pattern


def signed_value(pattern: int, width: int) -> int:
    """The value of a pattern in two's complement."""
    if width and pattern >> (width - 1):
        return pattern - (1 << width)
    return pattern


def int_of_digits(digits: str) -> int:
    """The value of a run of decimal digits of any length."""
    if len(digits) <= _DIGITS_AT_ONCE:
        return int(digits)
    middle = len(digits) // 2
    low = digits[middle:]
    value: int = int_of_digits(digits[:middle]) * 10 ** len(low) + int_of_digits(low)
    return value


def decimal_text(value: int) -> str:
    """The decimal digits of a number of any size."""
    if value.bit_length() <= 3 * _DIGITS_AT_ONCE:
        return str(value)
    if value < 0:
        return "-" + decimal_text(-value)
    places = value.bit_length() // 7
    high, low = divmod(value, 10**places)
    return decimal_text(high) + decimal_text(low).rjust(places, "0")
