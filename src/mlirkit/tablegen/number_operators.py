"""Folds of the operators on numbers, and of comparisons: `!add` `!shl` `!not` `!eq` `!lt` and their like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mlirkit.tablegen.operands import known_int, places, to_bytes, wrap
from mlirkit.tablegen.types import Type
from mlirkit.tablegen.values import (
    FALSE,
    TRUE,
    DefValue,
    StringValue,
    Value,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.records import Record


def compare(pool: ExpressionPool, op: str, left: Value, right: Value) -> bool | None:
    """Whether the comparison holds; None if this is not known."""
    if isinstance(left, StringValue):
        if not isinstance(right, StringValue):
            return None
        if op == "eq":
            return left.value == right.value
        if op == "ne":
            return left.value != right.value
        return _COMPARISONS[op](to_bytes(left.value), to_bytes(right.value))
    first, second = known_int(left, pool), known_int(right, pool)
    if first is not None and second is not None:
        return _COMPARISONS[op](first, second)
    if (op == "eq" or op == "ne") and isinstance(left, DefValue) and isinstance(right, DefValue):
        return (left is right) == (op == "eq")
    return None


def fold_comparison(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!eq` `!ne` `!lt` `!le` `!gt` `!ge`."""
    result = compare(pool, op, left, right)
    if result is None:
        return None
    return TRUE if result else FALSE


def _divide(pool: ExpressionPool, left: int, right: int, record: Record | None) -> int:
    if right == 0:
        pool.log.fatal(places(record), "Illegal operation: division by zero")
    if left == -(1 << 63) and right == -1:
        pool.log.fatal(places(record), "Illegal operation: INT64_MIN / -1")
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def fold_arithmetic(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!add` `!sub` `!mul` `!div` `!and` `!or` `!xor` `!shl` `!sra` `!srl`."""
    first, second = known_int(left, pool), known_int(right, pool)
    if first is None or second is None:
        return None
    if op == "div":
        return pool.integer(_divide(pool, first, second, record))
    if op in _SHIFTS and not 0 <= second < 64:
        pool.log.fatal(places(record), "Illegal operation: out of bounds shift")
    return pool.integer(wrap(_ARITHMETIC[op](first, second)))


def fold_not(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!not`."""
    number = known_int(operand, pool)
    return None if number is None else pool.integer(0 if number else 1)


def fold_logtwo(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!logtwo`."""
    number = known_int(operand, pool)
    if number is None:
        return None
    if number <= 0:
        pool.log.fatal(
            places(record), "Illegal operation: logtwo is undefined on arguments less than or equal to 0"
        )
    return pool.integer(number.bit_length() - 1)


_COMPARISONS: dict[str, Callable[..., bool]] = {
    "eq": lambda left, right: left == right,
    "ge": lambda left, right: left >= right,
    "gt": lambda left, right: left > right,
    "le": lambda left, right: left <= right,
    "lt": lambda left, right: left < right,
    "ne": lambda left, right: left != right,
}


_SHIFTS = ("shl", "sra", "srl")
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda left, right: left + right,
    "and": lambda left, right: left & right,
    "mul": lambda left, right: left * right,
    "or": lambda left, right: left | right,
    "shl": lambda left, right: left << right,
    "sra": lambda left, right: left >> right,
    "srl": lambda left, right: (left & 0xFFFFFFFFFFFFFFFF) >> right,
    "sub": lambda left, right: left - right,
    "xor": lambda left, right: left ^ right,
}
