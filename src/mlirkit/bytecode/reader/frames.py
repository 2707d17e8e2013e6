"""Positions of the IR's reader: the enclosing operation, its regions and blocks, and the values read so far.

Nesting is a stack of frames, not recursion.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.builtin.types import NONE
from mlirkit.bytecode.cursor import Cursor
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value, store_operand


class Scope:
    """The values of one isolated operation (or of the file), by number."""

    __slots__ = ("late", "orders", "unresolved", "values")

    def __init__(self) -> None:
        self.values: list[Value | None] = []
        # Placeholders that are not yet defined.
        self.unresolved: i64 = 0
        # Use-list orders, applied when all uses are read.
        self.orders: list[tuple[Value, list[int]]] = []
        # Operations to upgrade to their newest form when the whole scope is read.
        self.late: list[Operation] = []


class Frame:
    """The regions of one operation while they are being read."""

    __slots__ = (
        "block_index",
        "blocks",
        "cursor",
        "is_isolated",
        "next_value",
        "op",
        "ops_left",
        "region_index",
        "regions",
        "scope",
        "start_value",
        "value_count",
    )

    def __init__(
        self, op: Operation | None, regions: list[Region], cursor: Cursor, scope: Scope, is_isolated: bool
    ) -> None:
        self.op = op
        self.regions = regions
        self.cursor = cursor
        self.scope = scope
        self.is_isolated = is_isolated
        # The region and the block that are being read; -1 before the first.
        self.region_index: i64 = -1
        self.blocks: list[Block] = []
        self.block_index: i64 = -1
        self.ops_left: i64 = 0
        # The number of the region's first value, the number of the next value, and the number of values.
        self.start_value: i64 = 0
        self.next_value: i64 = 0
        self.value_count: i64 = 0

    def define(self, defined: list[Value]) -> None:
        """Give the next numbers to the values of an operation or a block."""
        values = self.scope.values
        index = self.next_value
        end = index + len(defined)
        if end > len(values):
            if self.value_count == 0:
                # A region that announces no values may define some, to which no operand can refer.
                return
            raise self.cursor.error(
                "value index range was outside of the expected range for the parent region, got "
                f"[{index}, {end}), but the maximum index was {len(values) - 1}"
            )
        self.next_value = end
        for value in defined:
            placeholder = values[index]
            values[index] = value
            index += 1
            if placeholder is not None:
                # Uses before the definition are the oldest ones and already in reading order.
                self.scope.unresolved -= 1
                for user, number in placeholder.use_pairs():
                    store_operand(user, number, value)
                    value.add_use(user, number)

    def placeholder(self, index: i64) -> Value:
        """Make the placeholder of a value that is not defined yet."""
        values = self.scope.values
        if index >= len(values):
            raise self.cursor.error(f"invalid value index: {index}")
        value = Value(NONE, 0)
        values[index] = value
        self.scope.unresolved += 1
        return value

    def end_region(self) -> None:
        """Remove the region's values; an error if one was read and never defined."""
        scope = self.scope
        if scope.unresolved:
            for value in scope.values[self.start_value :]:
                if value is not None and value.__class__ is Value:
                    raise self.cursor.error("not all forward unresolved forward operand references")
        del scope.values[self.start_value :]
