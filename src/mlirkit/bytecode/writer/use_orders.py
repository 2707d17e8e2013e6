"""Use-list orders, as reader/use_orders.py describes them: which values need one, and in which form."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mlirkit.bytecode.emitter import Emitter
from mlirkit.core.value import Value


def use_order(value: Value, op_ids: dict[int, int]) -> list[int] | None:
    """Where the uses of a value stand, latest user first; None if they stand in just that order."""
    if value.more_uses is None:
        return None
    # Oldest first; reading gives ascending ids, so that is the order that needs no mention.
    ids = [op_ids[id(user)] << 32 | number for user, number in value.use_pairs()]
    if all(first < second for first, second in pairwise(ids)):
        return None
    ids.reverse()
    return sorted(range(len(ids)), key=lambda place: -ids[place])


def write_use_orders(emitter: Emitter, values: Sequence[Value], orders: dict[int, list[int]]) -> None:
    """The orders, by index, of some of `values`."""
    single = len(values) == 1
    if not single:
        emitter.varint(len(orders))
    for index in sorted(orders):
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


def orders_of(values: Sequence[Value], op_ids: dict[int, int]) -> dict[int, list[int]]:
    """By index, the orders of those values that need one."""
    found: dict[int, list[int]] = {}
    for index, value in enumerate(values):
        order = use_order(value, op_ids)
        if order is not None:
            found[index] = order
    return found
