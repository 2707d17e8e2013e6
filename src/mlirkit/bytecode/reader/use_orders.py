"""Use-list orders: the order of a value's uses, if it is not the order of reading.

    orders ::= [count:varint]  ([index:varint]  order)*        count and index unless there is one value
    order  ::= (count * 2 + pairs):varint  number*

Uses are sorted by user and operand, latest first; number k of the full form is the place of the k-th use.
The pair form gives (place, k) for the uses that are not in place k.  Writing: writer/use_orders.py.
"""

from __future__ import annotations

from typing import Final

from mlirkit.bytecode.cursor import Cursor
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value

# The first item of the stored numbers is the form: this one for pairs.
_PAIRS: Final = 1
_FULL: Final = 0


def read_use_orders(cursor: Cursor, values: list[Value], orders: list[tuple[Value, list[int]]]) -> None:
    """Read the orders of some of `values` and store them in `orders`."""
    single = len(values) == 1
    count = 1 if single else cursor.count("use-list order")
    for _ in range(count):
        index = 0 if single else cursor.varint()
        if index >= len(values):
            raise cursor.error(f"invalid value index: {index}")
        header = cursor.varint()
        length = header >> 1
        if length > cursor.remaining:
            raise cursor.too_many("use-list order", length)
        numbers = [_PAIRS if header & 1 else _FULL]
        for _ in range(length):
            numbers.append(cursor.varint())
        orders.append((values[index], numbers))


def apply_use_order(value: Value, numbers: list[int]) -> bool:
    """Put the uses of a value in order; return False if the numbers are no permutation of them.

    An order of fewer than two uses is ignored, as in MLIR.
    """
    oldest_first = value.use_pairs()
    total = len(oldest_first)
    if total < 2:
        return True
    order = list(range(total))
    if numbers[0] == _PAIRS:
        if len(numbers) % 2 == 0:
            return False
        for at in range(1, len(numbers), 2):
            if numbers[at + 1] >= total:
                return False
            order[numbers[at + 1]] = numbers[at]
    else:
        order = numbers[1:]
    if sorted(order) != list(range(total)):
        return False
    front: list[tuple[Operation, int]] = list(oldest_first)
    for rank, place in enumerate(order):
        front[place] = oldest_first[total - 1 - rank]
    front.reverse()
    value.set_use_order(front)
    return True
