"""Numbers in text to bits: single ones, and long runs of plain ones at once.

    number ::= `-`? ([0-9]+ | 0x[0-9a-fA-F]+ | [0-9]+ `.` [0-9]* ([eE] [+-]? [0-9]+)?)

The rules for single numbers are in builtin/integer.py and builtin/float_parse.py.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final

from mypy_extensions import i64

from mlirkit.builtin.float_parse import (
    ERROR_DECIMAL_INTEGER,
    NOTE_DECIMAL_INTEGER,
    parse_decimal,
    parse_integer_literal,
)
from mlirkit.builtin.float_semantics import F32, F64, FloatSemantics
from mlirkit.builtin.types import SIGNED, UNSIGNED, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.support.diagnostics import ParseError
from mlirkit.support.late_regex import LateRegex
from mlirkit.text.parser.base import Parser
from mlirkit.text.tokens import POINT

_TEXT: Final = rb"-?(?:0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)"
NUMBER: Final = LateRegex(_TEXT)
# The numbers of a list between its brackets.  The closing bracket shows that the last number has ended.
NUMBERS: Final = LateRegex(rb"[ \n]*" + _TEXT + rb"(?:[ \n]*,[ \n]*" + _TEXT + rb")*+[ \n]*(?=[\]>])")


def float_pattern(parser: Parser, spelling: bytes, negative: bool, semantics: FloatSemantics, at: i64) -> int:
    """The bits of a number literal in a float format; `negative` if a minus precedes it."""
    first: i64 = spelling[0]
    if first < 48 or first > 57:
        raise parser.error("expected floating point literal", at)
    text = spelling.decode("ascii")
    if "." in text:
        if not negative:
            return parse_decimal(text, semantics)
        return parse_decimal("-" + text, semantics)
    pattern, message = parse_integer_literal(text, negative, semantics)
    if message:
        raise float_error(parser, message, at)
    return pattern


def float_error(parser: Parser, message: str, at: i64) -> ParseError:
    """An error about a float literal, with MLIR's note if a dot is missing."""
    error = parser.error(message, at)
    if message == ERROR_DECIMAL_INTEGER:
        error.error_diagnostics[0].attach_note(NOTE_DECIMAL_INTEGER)
    return error


def plain_integers(spellings: list[bytes], type: Type, width: int) -> list[int] | None:
    """The bit patterns of decimal integers; None if one does not fit or is no decimal integer."""
    if width < 2 or not spellings:
        return None
    try:
        values = [int(spelling) for spelling in spellings]
    except ValueError:
        return None
    smallest = min(values)
    limit = 1 << width
    if isinstance(type, IndexType) or (isinstance(type, IntegerType) and type.signedness == SIGNED):
        limit >>= 1
    if smallest < -(1 << (width - 1)) or max(values) >= limit:
        return None
    is_unsigned = isinstance(type, IntegerType) and type.signedness == UNSIGNED
    if smallest >= 0:
        # A minus in front of zero is wrong.
        if smallest == 0 and any(spelling[0] == 45 for spelling in spellings):
            return None
        return values
    if is_unsigned or any(spelling[0] == 45 and values[i] == 0 for i, spelling in enumerate(spellings)):
        return None
    mask = (1 << width) - 1
    return [value & mask for value in values]


def packed_floats(spellings: list[bytes], semantics: FloatSemantics) -> bytes | None:
    """The packed data of decimal floats in F32 or F64; None for other formats and literals."""
    if semantics is not F32 and semantics is not F64:
        return None
    for spelling in spellings:
        if POINT not in spelling:
            return None
    try:
        # From double to single the array rounds as MLIR does, overflow to infinity included.
        packed = array("f" if semantics is F32 else "d", [float(spelling) for spelling in spellings])
    except (ValueError, OverflowError):
        return None
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()
