"""Isolation: operations that use no values from outside, whether or not their definition declares it.

A file numbers the values of isolated operations by themselves (numbering.py).  One pass in pre-order finds,
for each operation with regions, the outermost enclosing operation that defines a value used directly inside;
a pass in reverse order propagates this to the enclosing operations.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, OpResult, Value


class Isolation:
    """The isolated operations below a root; sets the `order` of each operation to its number in pre-order."""

    __slots__ = (
        "_by_use",
        "_depths",
        "_operations",
        "_outer_places",
        "_places",
        "_reaches",
        "_root",
        "is_closed",
    )

    def __init__(self, root: Operation, operations: list[Operation], by_use: bool) -> None:
        self._root = root
        self._operations = operations
        # Whether operations that use no outside values are isolated, for any definition.
        self._by_use = by_use
        # Whether every operand is defined inside of the root, in a region around its user.
        self.is_closed = True
        # The places of the operations with regions: their numbers among these.
        self._places: dict[Operation, int] = {}
        # By place of an operation with regions: the number of such operations around it; the place of the
        # innermost of these; and the least depth of an operation whose regions define a value that is used
        # inside, -1 if the value is defined elsewhere.
        self._depths: list[int] = []
        self._outer_places: list[int] = []
        self._reaches: list[int] = []
        self._number()
        self._propagate_reaches()

    def _number(self) -> None:
        root = self._root
        depths = self._depths
        block: Block | None = None
        # The outer blocks whose values it uses.
        noted: set[Block | None] = set()
        parent: i64 = -1
        depth: i64 = 0
        # The places of the operations around the current one, by depth; deeper elements belong to earlier
        # operations.
        path: list[int] = []
        number: i64 = -1
        for op in self._operations:
            number += 1
            if op is not root:
                op.order = number
                if op.parent_block is not block:
                    block = op.parent_block
                    noted = set()
                    parent = self._place_around(block)
                    depth = depths[parent] + 1
            if op.region_list:
                place = len(depths)
                self._places[op] = place
                if depth < len(path):
                    path[depth] = place
                else:
                    path.append(place)
                depths.append(depth)
                self._outer_places.append(parent)
                self._reaches.append(depth)
            if op.operand_count == 0 or op is root:
                continue
            first = op.operand0
            if first is not None:
                if isinstance(first, OpResult):
                    definition = first.op.parent_block
                else:
                    definition = block_of(first)
                if definition is not block and definition not in noted:
                    self._note(definition, parent, path)
                    noted.add(definition)
            second = op.operand1
            if second is None:
                continue
            if isinstance(second, OpResult):
                definition = second.op.parent_block
            else:
                definition = block_of(second)
            if definition is not block and definition not in noted:
                self._note(definition, parent, path)
                noted.add(definition)
            third = op.operand2
            if third is None:
                continue
            definition = block_of(third)
            if definition is not block and definition not in noted:
                self._note(definition, parent, path)
                noted.add(definition)
            for value in op.operand_rest or ():
                definition = block_of(value)
                if definition is not block and definition not in noted:
                    self._note(definition, parent, path)
                    noted.add(definition)

    def _place_around(self, block: Block | None) -> i64:
        """The place of the operation that holds a block below the root."""
        region = None if block is None else block.parent_region
        op = None if region is None else region.parent_op
        assert op is not None
        return self._places[op]

    def _note(self, definition: Block | None, user: i64, path: list[int]) -> None:
        """Record that the operation at place `user` directly uses a value of a block."""
        region = None if definition is None else definition.parent_region
        op = None if region is None else region.parent_op
        depth: i64 = -1
        if op is not None:
            place = self._places.get(op)
            if place is not None:
                at: i64 = self._depths[place]
                # A block of a later operation, or of one that is not around the user, has no value to use.
                if at <= self._depths[user] and path[at] == place:
                    depth = at
        if depth < 0:
            self.is_closed = False
        if depth < self._reaches[user]:
            self._reaches[user] = depth

    def _propagate_reaches(self) -> None:
        """Propagate the reach of each operation to the operations around it."""
        reaches = self._reaches
        place: i64 = len(reaches) - 1
        while place > 0:
            outer = self._outer_places[place]
            if reaches[place] < reaches[outer]:
                reaches[outer] = reaches[place]
            place -= 1

    def is_isolated(self, op: Operation) -> bool:
        if op.info.is_isolated:
            return True
        if not self._by_use:
            return False
        place = self._places.get(op)
        return place is None or self._reaches[place] >= self._depths[place]


def block_of(value: Value) -> Block | None:
    """The block in which a value is defined."""
    if isinstance(value, OpResult):
        return value.op.parent_block
    return value.block if isinstance(value, BlockArgument) else None
