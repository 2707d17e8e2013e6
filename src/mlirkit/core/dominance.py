"""Dominance: which definitions are certain to have happened where a value is used.

A region of kind SSACFG with several blocks has a dominator tree, made when first asked for, by the
iterative algorithm of Cooper, Harvey and Kennedy over a reverse post-order.  In a graph region, and in a
one-block region of an operation nobody knows, everything dominates everything.  Questions across regions
are lifted to the region of the definition.  Mirror: mlir/lib/IR/Dominance.cpp.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult


class DominatorTree:
    """The dominators of a region's blocks.  Unreachable blocks are in no tree."""

    __slots__ = ("_enter", "_leave", "immediate")

    def __init__(self, region: Region) -> None:
        order = reverse_post_order(region)
        numbers: dict[Block, int] = {block: number for number, block in enumerate(order)}
        predecessors: list[list[int]] = [[] for _ in order]
        for number, block in enumerate(order):
            last = block.last
            if last is not None and last.successor_list is not None:
                for successor in last.successor_list:
                    into = numbers.get(successor)
                    if into is not None:
                        predecessors[into].append(number)
        parents = _immediate_dominators(predecessors)
        # The immediate dominator of each reachable block, None for the entry.
        self.immediate: dict[Block, Block | None] = {}
        for number, block in enumerate(order):
            self.immediate[block] = None if number == 0 else order[parents[number]]
        self._enter: dict[Block, int] = {}
        self._leave: dict[Block, int] = {}
        self._number(order, parents)

    def _number(self, order: list[Block], parents: list[int]) -> None:
        """Give each block an interval that holds the intervals of the blocks it dominates."""
        children: list[list[int]] = [[] for _ in order]
        for number in range(1, len(order)):
            children[parents[number]].append(number)
        clock = 0
        stack: list[int] = [0] if order else []
        while stack:
            number = stack.pop()
            clock += 1
            if number < 0:
                self._leave[order[~number]] = clock
                continue
            self._enter[order[number]] = clock
            stack.append(~number)
            stack.extend(children[number])

    def is_reachable(self, block: Block) -> bool:
        return block in self._enter

    def dominates(self, left: Block, right: Block) -> bool:
        """Whether every path to `right` goes through `left`; unreachable blocks are dominated by all."""
        if left is right or right not in self._enter:
            return True
        if left not in self._enter:
            return False
        return self._enter[left] < self._enter[right] and self._leave[right] < self._leave[left]


def reverse_post_order(region: Region) -> list[Block]:
    """The blocks that can be reached from the entry, each before what it dominates."""
    blocks = region.get_blocks()
    if not blocks:
        return []
    order: list[Block] = []
    seen: set[Block] = {blocks[0]}
    stack: list[tuple[Block, list[Block]]] = [(blocks[0], blocks[0].successors)]
    while stack:
        block, successors = stack[-1]
        if not successors:
            order.append(block)
            stack.pop()
            continue
        successor = successors.pop()
        # A branch out of the region is another rule's concern.
        if successor not in seen and successor.parent_region is region:
            seen.add(successor)
            stack.append((successor, successor.successors))
    order.reverse()
    return order


def _immediate_dominators(predecessors: list[list[int]]) -> list[int]:
    """For each node in reverse post-order the number of its immediate dominator; the entry's is itself."""
    parents: list[int] = [-1] * len(predecessors)
    if parents:
        parents[0] = 0
    is_changed = True
    while is_changed:
        is_changed = False
        for number in range(1, len(predecessors)):
            found: i64 = -1
            for predecessor in predecessors[number]:
                if parents[predecessor] >= 0:
                    found = predecessor if found < 0 else _meet(parents, found, predecessor)
            if found != parents[number]:
                parents[number] = found
                is_changed = True
    return parents


def _meet(parents: list[int], left: i64, right: i64) -> i64:
    while left != right:
        while left > right:
            left = parents[left]
        while right > left:
            right = parents[right]
    return left


class DominanceInfo:
    """Answers about dominance, remembering the trees it has made; throw it away after changing the CFG."""

    __slots__ = ("_is_ssa", "_trees")

    def __init__(self, op: Any = None) -> None:
        """`op` is accepted as in MLIR; trees are made when they are needed."""
        self._trees: dict[Region, DominatorTree] = {}
        self._is_ssa: dict[Region, bool] = {}

    def tree(self, region: Region) -> DominatorTree:
        """The dominator tree of `region`."""
        found = self._trees.get(region)
        if found is None:
            found = DominatorTree(region)
            self._trees[region] = found
        return found

    def has_ssa_dominance(self, region: Region) -> bool:
        """Whether values in `region` must be defined before they are used."""
        found = self._is_ssa.get(region)
        if found is None:
            found = has_ssa_dominance(region)
            self._is_ssa[region] = found
        return found

    def is_reachable(self, block: Block) -> bool:
        """Whether control can get from the region's entry to `block`."""
        region = block.parent_region
        assert region is not None
        blocks = region.get_blocks()
        return blocks[0] is block or self.tree(region).is_reachable(block)

    def properly_dominates(self, left: Any, right: Any, enclosing_ok: bool = True) -> bool:
        """Whether `left` (a value, operation or block) comes before `right` (an operation or block).

        An operation dominates what is nested in it unless `enclosing_ok` is false; a value never
        dominates what is nested in the operation that defines it.
        """
        if isinstance(left, OpResult):
            return self._op_properly_dominates(left.op, right, False)
        if isinstance(left, BlockArgument):
            return right.parent_block is not None and self.dominates(left.block, right.parent_block)
        if isinstance(left, Block):
            if left is right:
                return left.parent_region is not None and not self.has_ssa_dominance(left.parent_region)
            return self._block_dominates(left, right)
        assert isinstance(left, Operation)
        return self._op_properly_dominates(left, right, enclosing_ok)

    def dominates(self, left: Any, right: Any) -> bool:
        """As `properly_dominates`, or the same."""
        if left is right or (isinstance(left, OpResult) and left.op is right):
            return True
        return self.properly_dominates(left, right)

    def _op_properly_dominates(self, left: Operation, right: Operation, enclosing_ok: bool) -> bool:
        block = left.parent_block
        if block is None or right.parent_block is None:
            return False
        region = block.parent_region
        if left is right:
            return region is not None and not self.has_ssa_dominance(region)
        other = right
        if right.parent_block is not block and right.parent_block.parent_region is not region:
            ancestor = ancestor_in_region(right, region)
            if ancestor is None:
                return False
            other = ancestor
            if other is left:
                return enclosing_ok or (region is not None and not self.has_ssa_dominance(region))
        if other.parent_block is block:
            if region is not None and not self.has_ssa_dominance(region):
                return True
            return left.is_before_in_block(other)
        assert region is not None and other.parent_block is not None
        return self.tree(region).dominates(block, other.parent_block)

    def _block_dominates(self, left: Block, right: Block) -> bool:
        region = left.parent_region
        other: Block | None = right
        if right.parent_region is not region:
            owner = right.owner
            ancestor = None if owner is None else ancestor_in_region(owner, region)
            other = None if ancestor is None else ancestor.parent_block
        if other is None or region is None:
            return False
        return left is other or self.tree(region).dominates(left, other)


def ancestor_in_region(op: Operation, region: Region | None) -> Operation | None:
    """`op` or the operation around it that is directly in `region`."""
    current: Operation | None = op
    while current is not None:
        block = current.parent_block
        if block is None:
            return None
        if block.parent_region is region:
            return current
        current = block.owner
    return None


def has_ssa_dominance(region: Region) -> bool:
    """Whether definitions in `region` must come before uses; see the head of the file."""
    op = region.parent_op
    if op is None or len(region.get_blocks()) != 1:
        return True
    if not op.info.is_registered:
        return False
    kind = op.info.region_kind
    return kind is None or kind(op, region.region_number).value == 0
