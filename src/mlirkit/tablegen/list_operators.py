"""Folds of the operators on lists: `!listconcat` `!range` `!foreach` `!foldl`, slices and others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.dag_operators import foreach_dag
from mlirkit.tablegen.number_operators import compare
from mlirkit.tablegen.operands import known_int, limit_list, places
from mlirkit.tablegen.resolvers import MapResolver, substitute
from mlirkit.tablegen.types import INT, ListType, Type
from mlirkit.tablegen.values import (
    DagValue,
    IntValue,
    ListValue,
    StringValue,
    Value,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.records import Record


# The work that is counted for reading a part of a symbolic value.
_SYMBOLIC_WORK = 10


def fold_head(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!head`."""
    if isinstance(operand, ListValue):
        if not operand.elements:
            pool.log.fatal(places(record), "empty list argument in !head")
        return operand.elements[0]
    return None


def fold_tail(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!tail`."""
    if isinstance(operand, ListValue):
        if not operand.elements:
            pool.log.fatal(places(record), "empty list argument in !tail")
        pool.log.spend(len(operand.elements), places(record))
        return pool.list_of(operand.elements[1:], operand.element_type)
    return None


def fold_listflatten(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!listflatten`."""
    if not isinstance(operand, ListValue):
        return None
    inner = operand.element_type
    if not isinstance(inner, ListType):
        return operand
    flat: list[Value] = []
    for element in operand.elements:
        if not isinstance(element, ListValue):
            return None
        flat.extend(element.elements)
        limit_list(pool, len(flat), record)
    return pool.list_of(tuple(flat), inner.element)


def fold_listconcat(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!listconcat`."""
    if isinstance(left, ListValue) and isinstance(right, ListValue):
        limit_list(pool, len(left.elements) + len(right.elements), record)
        return pool.list_of(left.elements + right.elements, left.element_type)
    return None


def fold_listsplat(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!listsplat`."""
    if left.type is None or not isinstance(right, IntValue):
        return None
    if right.value < 0:
        pool.log.fatal(places(record), f"!listsplat count {right.value} is negative")
    limit_list(pool, right.value, record)
    return pool.list_of((left,) * right.value, left.type)


def fold_listremove(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!listremove`."""
    if not (isinstance(left, ListValue) and isinstance(right, ListValue)):
        return None
    pool.log.spend(len(left.elements) * len(right.elements), places(record))
    remaining = [
        element
        for element in left.elements
        if not any(compare(pool, "eq", element, other) is True for other in right.elements)
    ]
    return pool.list_of(tuple(remaining), left.element_type)


def fold_listelem(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`list[index]`."""
    if isinstance(left, ListValue) and isinstance(right, IntValue):
        if 0 <= right.value < len(left.elements):
            return left.elements[right.value]
    return None


def fold_listslice(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`list[indices]`."""
    if not (isinstance(left, ListValue) and isinstance(right, ListValue)):
        return None
    limit_list(pool, len(right.elements), record)
    chosen: list[Value] = []
    for index in right.elements:
        if not (isinstance(index, IntValue) and 0 <= index.value < len(left.elements)):
            return None
        chosen.append(left.elements[index.value])
    return pool.list_of(tuple(chosen), left.element_type)


def fold_rangec(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`first...last` in a subscript."""
    if not (isinstance(left, IntValue) and isinstance(right, IntValue)):
        return None
    start, end = left.value, right.value
    limit_list(pool, abs(end - start) + 1, record)
    numbers = range(start, end + 1) if start <= end else range(start, end - 1, -1)
    return pool.list_of(tuple([pool.integer(number) for number in numbers]), INT)


def fold_range(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!range`."""
    if not (isinstance(left, IntValue) and isinstance(middle, IntValue) and isinstance(right, IntValue)):
        return None
    step = right.value
    if step == 0:
        pool.log.error(places(record), "Step of !range can't be 0")
        return pool.list_of((), INT)
    numbers = range(left.value, middle.value, step)
    limit_list(pool, _range_length(left.value, middle.value, step), record)
    return pool.list_of(tuple([pool.integer(number) for number in numbers]), INT)


def _range_length(start: int, end: int, step: int) -> int:
    # `len(range)` raises for lengths above sys.maxsize.
    distance = end - start if step > 0 else start - end
    return 0 if distance <= 0 else (distance - 1) // abs(step) + 1


def fold_foreach(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!foreach`."""
    assert isinstance(left, StringValue)
    if isinstance(middle, DagValue):
        return foreach_dag(pool, left.value, middle, right, record)
    if isinstance(middle, ListValue):
        assert isinstance(type_, ListType)
        pool.log.spend(len(middle.elements), places(record))
        items = tuple([substitute(pool, left.value, element, right, record) for element in middle.elements])
        return pool.list_of(items, type_.element)
    return None


def fold_filter(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!filter`."""
    if not isinstance(middle, ListValue):
        return None
    assert isinstance(left, StringValue) and isinstance(type_, ListType)
    pool.log.spend(len(middle.elements), places(record))
    filtered: list[Value] = []
    for element in middle.elements:
        number = known_int(substitute(pool, left.value, element, right, record), pool)
        if number is None:
            return None
        if number:
            filtered.append(element)
    return pool.list_of(tuple(filtered), type_.element)


def fold_left(
    pool: ExpressionPool,
    start: Value,
    list_: Value,
    accumulator: str,
    item: str,
    body: Value,
    record: Record | None,
) -> Value | None:
    """`!foldl`: `body` with `accumulator` and `item` bound, over the whole list."""
    if not isinstance(list_, ListValue):
        return None
    pool.log.spend(len(list_.elements), places(record))
    result = start
    for element in list_.elements:
        resolver = MapResolver(pool, record)
        resolver.bind(accumulator, result)
        resolver.bind(item, element)
        result = body.resolve(resolver)
        if not result.concrete:
            # The result grows with every step, and every step reads all of it.
            pool.log.spend(_SYMBOLIC_WORK * result.size, places(record))
    return result
