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
        "_noted",
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
        # By operation: its place among the operations with regions; -1 for an operation without regions.
        self._places: list[int] = [-1] * len(operations)
        # By place of an operation with regions: the number of such operations around it; the place of the
        # innermost of these; and the least depth of an operation whose regions define a value that is used
        # inside, -1 if the value is defined elsewhere.
        self._depths: list[int] = []
        self._outer_places: list[int] = []
        self._reaches: list[int] = []
        # The enclosing block of the last value that the current block has used.
        self._noted: Block | None = None
        self._number()
        self._propagate_reaches()

    def _number(self) -> None:
        root = self._root
        depths = self._depths
        block: Block | None = None
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
                    self._noted = None
                    parent = self._place_around(block)
                    depth = depths[parent] + 1
            if op.region_list:
                place = len(depths)
                self._places[number] = place
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
                definition = first.op.parent_block if isinstance(first, OpResult) else block_of(first)
                if definition is not block:
                    self._note(definition, parent, path)
            second = op.operand1
            if second is None:
                continue
            definition = second.op.parent_block if isinstance(second, OpResult) else block_of(second)
            if definition is not block:
                self._note(definition, parent, path)
            third = op.operand2
            if third is None:
                continue
            definition = third.op.parent_block if isinstance(third, OpResult) else block_of(third)
            if definition is not block:
                self._note(definition, parent, path)
            for value in op.operand_rest or ():
                definition = block_of(value)
                if definition is not block:
                    self._note(definition, parent, path)

    def _place_around(self, block: Block | None) -> i64:
        """The place of the operation that holds a block below the root."""
        region = None if block is None else block.parent_region
        op = None if region is None else region.parent_op
        assert op is not None
        return self._place(op)

    def _place(self, op: Operation) -> i64:
        return self._places[0 if op is self._root else op.order]

    def _note(self, definition: Block | None, user: i64, path: list[int]) -> None:
        """Record that the operation at place `user` directly uses a value of a block."""
        if definition is not None and definition is self._noted:
            return
        self._noted = definition
        region = None if definition is None else definition.parent_region
        op = None if region is None else region.parent_op
        depth: i64 = -1
        if op is not None:
            number: i64 = 0 if op is self._root else op.order
            if 0 <= number < len(self._operations) and self._operations[number] is op:
                place: i64 = self._places[number]
                at: i64 = self._depths[place] if place >= 0 else 0
                # A block of a later operation, or of one that is not around the user, has no value to use.
                if place >= 0 and at <= self._depths[user] and path[at] == place:
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
        if not self._by_use:
            return op.info.is_isolated
        # The definition says nothing of operations in another release's form, which may use outside values.
        place = self._place(op)
        return place < 0 or self._reaches[place] >= self._depths[place]


def block_of(value: Value) -> Block | None:
    """The block in which a value is defined."""
    if isinstance(value, OpResult):
        return value.op.parent_block
    return value.block if isinstance(value, BlockArgument) else None
