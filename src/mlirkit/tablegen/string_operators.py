"""Folds of the operators on strings: `!strconcat` `!interleave` `!substr` `!match` and their like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.operands import known_int, limit_text, places, to_bytes, to_text
from mlirkit.tablegen.posix_regex import PosixRegex, RegexError
from mlirkit.tablegen.types import STRING, Type
from mlirkit.tablegen.values import (
    FALSE,
    TRUE,
    IntValue,
    ListValue,
    StringValue,
    Value,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.records import Record


_LOWER = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")
_UPPER = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def fold_tolower(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!tolower`."""
    return pool.string(operand.value.translate(_LOWER)) if isinstance(operand, StringValue) else None


def fold_toupper(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!toupper`."""
    return pool.string(operand.value.translate(_UPPER)) if isinstance(operand, StringValue) else None


def fold_strconcat(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!strconcat`."""
    if isinstance(left, StringValue) and isinstance(right, StringValue):
        text = left.value + right.value
        limit_text(pool, len(text), record)
        return pool.string(text, left.is_code or right.is_code)
    return None


def fold_interleave(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!interleave`."""
    if not (isinstance(left, ListValue) and isinstance(right, StringValue)):
        return None
    parts: list[str] = []
    is_code = False
    if left.element_type is STRING:
        for index, element in enumerate(left.elements):
            if not isinstance(element, StringValue):
                return None
            parts.append(element.value)
            # As in the reference, the first element does not matter.
            if index and element.is_code:
                is_code = True
    else:
        for element in left.elements:
            number = known_int(element, pool)
            if number is None:
                return None
            parts.append(str(number))
    text = right.value.join(parts)
    limit_text(pool, len(text), record)
    return pool.string(text, is_code)


def fold_substr(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!substr`."""
    if not (isinstance(left, StringValue) and isinstance(middle, IntValue) and isinstance(right, IntValue)):
        return None
    data = to_bytes(left.value)
    start, length = middle.value, right.value
    if not 0 <= start <= len(data):
        pool.log.error(places(record), f"!substr start position is out of range 0...{len(data)}: {start}")
        start = len(data)
    if length < 0:
        pool.log.error(places(record), "!substr length must be nonnegative")
        length = len(data)
    return pool.string(to_text(data[start : start + length]), left.is_code)


def fold_find(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!find`."""
    if not (
        isinstance(left, StringValue) and isinstance(middle, StringValue) and isinstance(right, IntValue)
    ):
        return None
    data = to_bytes(left.value)
    start = right.value
    if not 0 <= start <= len(data):
        pool.log.error(places(record), f"!find start position is out of range 0...{len(data)}: {start}")
        return pool.integer(-1)
    return pool.integer(data.find(to_bytes(middle.value), start))


def fold_match(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!match`."""
    if isinstance(left, StringValue) and isinstance(right, StringValue):
        regex = compile_regex(pool, right.value)
        return TRUE if regex.search(left.value) else FALSE
    return None


def compile_regex(pool: ExpressionPool, text: str) -> PosixRegex:
    """Compile a regular expression; report an error if it is invalid."""
    try:
        return PosixRegex(text)
    except RegexError:
        pool.log.fatal([], f"invalid regex '{text}'")
