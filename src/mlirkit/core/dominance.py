"""Dominance: the definitions that are executed on every path to a use.

A region of kind SSACFG with several blocks has a dominator tree, made on first use by the algorithm of
Lengauer and Tarjan with path compression: O(edges * log blocks) for any graph.  In a graph region, and in a
one-block region of an unknown operation, everything dominates everything.  Queries across regions are lifted
to the region of the definition.  Mirror: mlir/lib/IR/Dominance.cpp.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.arguments import expect, expect_live
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult


class DominatorTree:
    """The dominators of a region's blocks.  Unreachable blocks are in no tree."""

    __slots__ = ("_children", "_numbers", "_parents", "_places", "_sizes", "blocks")

    def __init__(self, region: Region) -> None:
        numbers, tree = depth_first(region)
        # The reachable blocks in pre-order of a depth-first search: a block comes behind its dominators.
        self.blocks: list[Block] = list(numbers)
        predecessors: list[list[int]] = [[] for _ in tree]
        for number, block in enumerate(self.blocks):
            last = block.last
            if last is not None and last.successor_list is not None:
                for successor in last.successor_list:
                    into = numbers.get(successor)
                    if into is not None:
                        predecessors[into].append(number)
        self._numbers: dict[Block, int] = numbers
        # By number: the immediate dominator's number, and the count of blocks dominated, the block included.
        self._parents: list[int] = immediate_dominators(tree, predecessors)
        self._sizes: list[int] = [1] * len(tree)
        # Places in a pre-order of the dominator tree, in which the blocks that a block dominates follow it.
        self._places: list[int] = [0] * len(tree)
        self._place()
        self._children: list[list[int]] | None = None

    def _place(self) -> None:
        parents = self._parents
        sizes = self._sizes
        for number in range(len(parents) - 1, 0, -1):
            sizes[parents[number]] += sizes[number]
        places = self._places
        free = [1] * len(parents)
        for number in range(1, len(parents)):
            parent = parents[number]
            place = free[parent]
            places[number] = place
            free[parent] = place + sizes[number]
            free[number] = place + 1

    def immediate(self, block: Block) -> Block | None:
        """The immediate dominator of a reachable block; None for the entry."""
        number = self._numbers[block]
        return None if number == 0 else self.blocks[self._parents[number]]

    def dominated(self, block: Block) -> list[Block]:
        """The blocks whose immediate dominator is this reachable one, in pre-order."""
        children = self._children
        if children is None:
            children = [[] for _ in self._parents]
            for number in range(1, len(children)):
                children[self._parents[number]].append(number)
            self._children = children
        return [self.blocks[number] for number in children[self._numbers[block]]]

    def is_reachable(self, block: Block) -> bool:
        return block in self._numbers

    def dominates(self, left: Block, right: Block) -> bool:
        """Whether every path to `right` goes through `left`; unreachable blocks are dominated by all."""
        if left is right:
            return True
        inner = self._numbers.get(right)
        if inner is None:
            return True
        outer = self._numbers.get(left)
        if outer is None:
            return False
        distance = self._places[inner] - self._places[outer]
        return 0 <= distance < self._sizes[outer]

    def common(self, left: Block, right: Block) -> Block | None:
        """The nearest block that dominates both; None if one of them is unreachable."""
        if left not in self._numbers or right not in self._numbers:
            return None
        block: Block | None = left
        while block is not None and not self.dominates(block, right):
            block = self.immediate(block)
        return block


def block_in(place: Operation | Block, region: Region) -> Block | None:
    """The block of a region that is `place`, or in which `place` is nested; else None."""
    if isinstance(place, Block):
        if place.parent_region is region:
            return place
        owner = place.owner
    else:
        owner = place
    op = None if owner is None else ancestor_in_region(owner, region)
    return None if op is None else op.parent_block


def innermost_region_around(left: Block, right: Block) -> tuple[Region, Block, Block] | None:
    """The innermost region around two blocks, and for each of them the region's block that is or holds it."""
    expect_live(left, Block, "nearest_common_dominator", "left")
    expect_live(right, Block, "nearest_common_dominator", "right")
    region = left.parent_region
    while region is not None:
        one, other = block_in(left, region), block_in(right, region)
        if one is not None and other is not None:
            return region, one, other
        around = region.parent_op
        block = None if around is None else around.parent_block
        region = None if block is None else block.parent_region
    return None


def depth_first(region: Region) -> tuple[dict[Block, int], list[int]]:
    """Reachable blocks, numbered in pre-order from the entry, and by number their depth-first parents."""
    numbers: dict[Block, int] = dict.fromkeys(region.get_blocks()[:1], 0)
    order = list(numbers)
    tree = [0] * len(order)
    # By number, the count of successors followed; and the numbers of the blocks on the current path.
    followed = [0] * len(order)
    path = [0] * len(order)
    while path:
        number = path[-1]
        last = order[number].last
        successors = None if last is None else last.successor_list
        at = followed[number]
        if successors is None or at == len(successors):
            path.pop()
            continue
        followed[number] = at + 1
        block = successors[at]
        # Another rule reports branches out of the region.
        if block not in numbers and block.parent_region is region:
            numbers[block] = len(order)
            path.append(len(order))
            order.append(block)
            tree.append(number)
            followed.append(0)
    return numbers, tree


def immediate_dominators(tree: list[int], predecessors: list[list[int]]) -> list[int]:
    """For each node, by number in pre-order, its immediate dominator; the entry's is itself.

    `tree` gives each node's parent in the depth-first tree.
    """
    count = len(tree)
    semi = list(range(count))
    best = list(range(count))
    ancestor = [-1] * count
    immediate = [0] * count
    # Lists of nodes by their semidominator: the first node, and the node behind each one, 0 at the end.
    first_waiting = [0] * count
    waiting_behind = [0] * count
    for node in range(count - 1, 0, -1):
        for predecessor in predecessors[node]:
            candidate = _evaluate(predecessor, semi, best, ancestor)
            semi[node] = min(semi[node], semi[candidate])
        waiting_behind[node] = first_waiting[semi[node]]
        first_waiting[semi[node]] = node
        parent = tree[node]
        ancestor[node] = parent
        vertex = first_waiting[parent]
        first_waiting[parent] = 0
        while vertex != 0:
            candidate = _evaluate(vertex, semi, best, ancestor)
            immediate[vertex] = candidate if semi[candidate] < semi[vertex] else parent
            vertex = waiting_behind[vertex]
    for node in range(1, count):
        if immediate[node] != semi[node]:
            immediate[node] = immediate[immediate[node]]
    return immediate


def _evaluate(node: int, semi: list[int], best: list[int], ancestor: list[int]) -> int:
    """The node with the least semidominator on the linked path above `node`, which is compressed."""
    if ancestor[node] < 0:
        return node
    path: list[int] = []
    current = node
    while ancestor[ancestor[current]] >= 0:
        path.append(current)
        current = ancestor[current]
    for vertex in reversed(path):
        above = ancestor[vertex]
        if semi[best[above]] < semi[best[vertex]]:
            best[vertex] = best[above]
        ancestor[vertex] = ancestor[above]
    return best[node]


class DominanceInfo:
    """Dominance queries; dominator trees are kept, so drop the object after changing the CFG."""

    __slots__ = ("_is_ssa", "_trees")

    def __init__(self, op: Any = None) -> None:
        """`op` is accepted as in MLIR; trees are made on demand."""
        self._trees: dict[Region, DominatorTree] = {}
        self._is_ssa: dict[Region, bool] = {}

    def tree(self, region: Region) -> DominatorTree:
        """The dominator tree of `region`."""
        tree = self._trees.get(region)
        if tree is None:
            expect_live(region, Region, "DominanceInfo.tree", "region")
            tree = DominatorTree(region)
            self._trees[region] = tree
        return tree

    def has_ssa_dominance(self, region: Region) -> bool:
        """Whether values in `region` must be defined before they are used."""
        is_ssa = self._is_ssa.get(region)
        if is_ssa is None:
            expect_live(region, Region, "has_ssa_dominance", "region")
            is_ssa = has_ssa_dominance(region)
            self._is_ssa[region] = is_ssa
        return is_ssa

    def is_reachable(self, block: Block) -> bool:
        """Whether control can get from the region's entry to `block`."""
        expect_live(block, Block, "is_reachable", "block")
        region = block.parent_region
        if region is None:
            raise ValueError("is_reachable: argument 'block': the block is in no region")
        blocks = region.get_blocks()
        return blocks[0] is block or self.tree(region).is_reachable(block)

    def properly_dominates(self, left: Any, right: Any, enclosing_ok: bool = True) -> bool:
        """Whether `left` (a value, operation or block) comes before `right` (an operation or block).

        An operation dominates its nested operations unless `enclosing_ok` is false; a value never
        dominates operations nested in its defining operation.
        """
        kinds = (
            Operation
            if isinstance(left, Operation)
            else Block
            if isinstance(left, Block)
            else (Operation, Block)
        )
        expect(right, kinds, "properly_dominates", "right")
        if isinstance(left, OpResult):
            return self._op_properly_dominates(left.op, right, False)
        if isinstance(left, BlockArgument):
            return right.parent_block is not None and self.dominates(left.block, right.parent_block)
        if isinstance(left, Block):
            if left is right:
                return left.parent_region is not None and not self.has_ssa_dominance(left.parent_region)
            return self._block_dominates(left, right)
        if not isinstance(left, Operation):
            raise TypeError(f"expected a value, an operation or a block, got {left!r}")
        return self._op_properly_dominates(left, right, enclosing_ok)

    def dominates(self, left: Any, right: Any) -> bool:
        """Whether `left` properly dominates `right` or is the same."""
        if left is right or (isinstance(left, OpResult) and left.op is right):
            return True
        return self.properly_dominates(left, right)

    def nearest_common_dominator(self, left: Block, right: Block) -> Block | None:
        """The nearest block that dominates both, in the innermost region around both; None if none does."""
        around = innermost_region_around(left, right)
        if around is None:
            return None
        region, one, other = around
        return one if one is other else self.tree(region).common(one, other)

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
    """`op`, or the operation around it, that is directly in `region`; None if neither is."""
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
