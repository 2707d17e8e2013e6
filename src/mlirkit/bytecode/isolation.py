"""Isolation: operations that use nothing defined around them, whatever their definition says.

A file numbers the values of isolated operations by themselves (numbering.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value


class Isolation:
    """The operations below a root that are isolated; also gives each its number in pre-order, as `order`."""

    __slots__ = ("_by_use", "_depths", "_not_isolated", "_root", "is_closed")

    def __init__(self, root: Operation, operations: list[Operation], by_use: bool) -> None:
        self._root = root
        # Whether operations that use nothing from outside are isolated, whatever their definition says.
        self._by_use = by_use
        # Whether every operand is defined inside of the root, in a region around its user.
        self.is_closed = True
        # By the identity of operations, which are alive as long as the root is: those with values from
        # outside used inside, and up to which region all around them are, too; None for the top.
        self._not_isolated: dict[int, Region | None] = {}
        self._depths: dict[int, int] = {}
        self._number(operations)

    def _number(self, operations: list[Operation]) -> None:
        root = self._root
        number: i64 = 0
        for op in operations:
            if op is root:
                continue
            number += 1
            op.order = number
            if op.operand_count == 0:
                continue
            block = op.parent_block
            first = op.operand0
            if first is not None and block_of(first) is not block:
                self._look_outside(block, first)
            second = op.operand1
            if second is None:
                continue
            if block_of(second) is not block:
                self._look_outside(block, second)
            third = op.operand2
            if third is not None and block_of(third) is not block:
                self._look_outside(block, third)
            rest = op.operand_rest
            if rest is not None:
                for value in rest:
                    if block_of(value) is not block:
                        self._look_outside(block, value)

    def _look_outside(self, block: Block | None, value: Value) -> None:
        """No operation between a use, in `block`, and the region of its definition is isolated."""
        definition = block_of(value)
        region = None if definition is None else definition.parent_region
        at = None if block is None else block.parent_region
        if at is region and region is not None:
            # In another block of the same region.
            return
        stop = self._root.parent_op
        not_isolated = self._not_isolated
        op = None if at is None else at.parent_op
        if op is not None and region is not None and not_isolated.get(id(op)) is region:
            # As another use in the same region has shown.
            return
        passed: list[int] = []
        while at is not region:
            op = None if at is None else at.parent_op
            if op is None or op is stop:
                self.is_closed = False
                at = None
                break
            if op is self._root:
                self.is_closed = False
            passed.append(id(op))
            if id(op) in not_isolated:
                # Everything between the operation and this region has been marked before.
                at = not_isolated[id(op)]
                if at is None or (region is not None and self._depth(at) <= self._depth(region)):
                    break
            else:
                block = op.parent_block
                at = None if block is None else block.parent_region
        for identity in passed:
            not_isolated[identity] = at
        if region is None:
            self.is_closed = False

    def _depth(self, region: Region) -> int:
        """How many regions are around a region."""
        depths = self._depths
        passed: list[int] = []
        at: Region | None = region
        depth = -1
        while at is not None:
            depth_here = depths.get(id(at))
            if depth_here is not None:
                depth = depth_here
                break
            passed.append(id(at))
            op = at.parent_op
            block = None if op is None else op.parent_block
            at = None if block is None else block.parent_region
        passed.reverse()
        for identity in passed:
            depth += 1
            depths[identity] = depth
        return depth

    def is_isolated(self, op: Operation) -> bool:
        return op.info.is_isolated or (self._by_use and id(op) not in self._not_isolated)


def block_of(value: Value) -> Block | None:
    """The block in which a value is defined."""
    if isinstance(value, OpResult):
        return value.op.parent_block
    return value.block if isinstance(value, BlockArgument) else None
