"""Use-list orders, as reader/use_orders.py describes them: which values need one, and in which form."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from mlirkit.bytecode.emitter import Emitter
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value


def use_order(value: Value) -> list[int] | None:
    """The places of a value's uses, latest user first; None if the uses are in this order already.

    Users are distinguished by `order`, which the numbering has set.
    """
    more = value.more_uses
    first = value.first_user
    if more is None or first is None:
        return None
    # Uses are kept oldest first, so that reading gives ascending places: this order is not written.
    ascending = True
    previous: i64
    if isinstance(more, tuple):
        # Operand numbers distinguish several uses by one operation.
        previous_user = first
        at_previous: i64 = -2
        for at in range(0, len(more), 2):
            user: Operation = more[at]
            if user.order <= previous_user.order:
                last: i64 = value.first_number if at_previous < 0 else more[at_previous + 1]
                if _position(user, more[at + 1]) <= _position(previous_user, last):
                    ascending = False
                    break
            previous_user = user
            at_previous = at
    else:
        previous = _position(first, value.first_number)
        users = more.users
        numbers = more.numbers
        for at in range(len(users)):
            later = users[at]
            if later is None:
                # The use has been removed.
                continue
            current = _position(later, numbers[at])
            if current <= previous:
                ascending = False
                break
            previous = current
    if ascending:
        return None
    places = [_position(user, number) for user, number in value.use_pairs()]
    places.reverse()
    return sorted(range(len(places)), key=places.__getitem__, reverse=True)


def _position(user: Operation, number: i64) -> i64:
    """The rank of a use among all, in the order of users and of their operands."""
    order: i64 = user.order
    return order << 32 | number


def write_use_orders(
    emitter: Emitter, values: Sequence[Value], orders: dict[int, list[int]], in_order: bool
) -> None:
    """Write the orders by index, in the order of LLVM 23 if `in_order`, else in that of older releases."""
    single = len(values) == 1
    if not single:
        emitter.varint(len(orders))
    for index in orders if in_order else table_order(list(orders)):
        order = orders[index]
        if not single:
            emitter.varint(index)
        moved = [rank for rank, place in enumerate(order) if rank != place]
        if len(moved) < len(order) // 2:
            emitter.flagged(2 * len(moved), True)
            for rank in moved:
                emitter.varint(order[rank])
                emitter.varint(rank)
        else:
            emitter.flagged(len(order), False)
            for place in order:
                emitter.varint(place)


def table_order(indices: list[int]) -> list[int]:
    """Indices in the iteration order of the reference's hash table, as its files have them.

    A table of 64 buckets or a larger power of two, at most 3/4 full; bucket `index * 37`, and then the
    next free one 1, 3, 6 ... further on.
    """
    buckets: list[int | None] = []
    for count, index in enumerate(indices):
        if (count + 1) * 4 >= len(buckets) * 3:
            grown: list[int | None] = [None] * max(64, 2 * len(buckets))
            for bucket in buckets:
                if bucket is not None:
                    grown[_free_bucket(grown, bucket)] = bucket
            buckets = grown
        buckets[_free_bucket(buckets, index)] = index
    return [bucket for bucket in buckets if bucket is not None]


def _free_bucket(buckets: list[int | None], index: int) -> int:
    at = index * 37 % len(buckets)
    step = 1
    while buckets[at] is not None:
        at = (at + step) % len(buckets)
        step += 1
    return at


def orders_of(values: Sequence[Value]) -> dict[int, list[int]] | None:
    """The orders of those values that need one, by index; None if no value does."""
    orders: dict[int, list[int]] | None = None
    for index, value in enumerate(values):
        if value.more_uses is None:
            continue
        order = use_order(value)
        if order is not None:
            if orders is None:
                orders = {}
            orders[index] = order
    return orders
