"""Positions of the IR's reader: the enclosing operation, its regions and blocks, and the values read so far.

Nesting is a stack of frames, not recursion.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.bytecode.cursor import Cursor
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value


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
