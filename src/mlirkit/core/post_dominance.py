"""Post-dominance: operations that run after another one on all paths to the end of a region.

The roots of the tree are the blocks without successors.  If control never reaches one of these from some
blocks, roots are chosen among these blocks as LLVM does.  Mirror: PostDominanceInfo of mlir/IR/Dominance.h,
and `FindRoots` of llvm/Support/GenericDomTreeConstruction.h.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.dominance import (
    ancestor_in_region,
    block_in,
    has_ssa_dominance,
    immediate_dominators,
    innermost_region_around,
)
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region


class PostDominatorTree:
    """The post-dominators of a region's blocks; above all of them is a virtual root (None)."""

    __slots__ = ("_depth", "_parents")

    def __init__(self, region: Region) -> None:
        blocks = region.get_blocks()
        followers: dict[Block, list[Block]] = {}
        for block in blocks:
            followers[block] = [
                successor for successor in block.successors if successor.parent_region is region
            ]
        before: dict[Block, list[Block]] = {block: [] for block in blocks}
        for block, listed in followers.items():
            for follower in listed:
                before[follower].append(block)
        roots = _roots(blocks, followers, before)
        # The immediate post-dominators.
        self._parents: dict[Block, Block | None] = {}
        self._depth: dict[Block, int] = {}
        self._build(roots, followers, before)

    def _build(
        self, roots: list[Block], followers: dict[Block, list[Block]], before: dict[Block, list[Block]]
    ) -> None:
        # Number 0 is the virtual root.
        order: list[Block] = []
        tree: list[int] = [0]
        numbers: dict[Block, int] = {}
        stack: list[tuple[Block, int]] = [(root, 0) for root in roots]
        while stack:
            block, parent = stack.pop()
            if block in numbers:
                continue
            order.append(block)
            numbers[block] = len(order)
            tree.append(parent)
            stack.extend([(predecessor, len(order)) for predecessor in before[block]])
        ends = set(roots)
        incoming: list[list[int]] = [[]]
        for block in order:
            follower_numbers = [numbers[follower] for follower in followers[block]]
            incoming.append([0, *follower_numbers] if block in ends else follower_numbers)
        parents = immediate_dominators(tree, incoming)
        for number, block in enumerate(order, 1):
            parent = parents[number]
            self._parents[block] = None if parent == 0 else order[parent - 1]
        for block in order:
            # A block comes behind its post-dominators in pre-order.
            above = self._parents[block]
            self._depth[block] = 1 if above is None else self._depth[above] + 1

    def immediate(self, block: Block) -> Block | None:
        """The immediate post-dominator of a block; None if only the virtual root post-dominates it."""
        return self._parents[block]

    def dominates(self, left: Block, right: Block) -> bool:
        """Whether every path from `right` to a root goes through `left`."""
        return self.common(left, right) is left

    def common(self, left: Block, right: Block) -> Block | None:
        """The nearest block that post-dominates both; None if only the virtual root does."""
        one: Block | None = left
        other: Block | None = right
        while one is not other:
            depth = 0 if one is None else self._depth[one]
            other_depth = 0 if other is None else self._depth[other]
            if one is not None and depth >= other_depth:
                one = self._parents[one]
            if other is not None and other_depth >= depth:
                other = self._parents[other]
        return one


def _roots(
    blocks: list[Block], followers: dict[Block, list[Block]], before: dict[Block, list[Block]]
) -> list[Block]:
    """The roots of the tree."""
    roots = [block for block in blocks if not followers[block]]
    seen: set[Block] = set()
    for root in roots:
        _walk(root, before, seen)
    place = {block: number for number, block in enumerate(blocks)}
    ordered = {block: sorted(listed, key=place.__getitem__) for block, listed in followers.items()}
    chosen = False
    for block in blocks:
        if block not in seen:
            # The last block of the walk from this block.
            last = _walk(block, ordered, set(seen))[-1]
            roots.append(last)
            chosen = True
            _walk(last, before, seen)
    return _without_redundant(roots, followers) if chosen else roots


def _without_redundant(roots: list[Block], followers: dict[Block, list[Block]]) -> list[Block]:
    """The roots from which no other root is reachable."""
    index = 0
    while index < len(roots):
        root = roots[index]
        others = set(roots)
        if followers[root] and any(reached in others for reached in _walk(root, followers, set())[1:]):
            roots[index] = roots[-1]
            roots.pop()
        else:
            index += 1
    return roots


def _walk(start: Block, edges: dict[Block, list[Block]], seen: set[Block]) -> list[Block]:
    """The unseen blocks reachable along edges, in pre-order, last edges first; adds them to `seen`."""
    blocks: list[Block] = []
    stack = [start]
    while stack:
        block = stack.pop()
        if block not in seen:
            seen.add(block)
            blocks.append(block)
            stack.extend(edges[block])
    return blocks


class PostDominanceInfo:
    """Post-dominance queries; the trees are kept."""

    __slots__ = ("_trees",)

    def __init__(self, op: Operation | None = None) -> None:
        """`op` is accepted as in MLIR; trees are made on demand."""
        self._trees: dict[Region, PostDominatorTree] = {}

    def tree(self, region: Region) -> PostDominatorTree:
        """The post-dominator tree of `region`."""
        tree = self._trees.get(region)
        if tree is None:
            tree = self._trees[region] = PostDominatorTree(region)
        return tree

    def properly_post_dominates(
        self, left: Operation | Block, right: Operation | Block, enclosing_ok: bool = True
    ) -> bool:
        """Whether `left` runs after `right` on all paths; for blocks, their ends are compared."""
        if isinstance(left, Block):
            return self._block_after(left, right)
        assert isinstance(right, Operation)
        block = left.parent_block
        region = None if block is None else block.parent_region
        if block is None or region is None:
            return False
        if left is right:
            return not has_ssa_dominance(region)
        other = ancestor_in_region(right, region)
        if other is None:
            return False
        if other is left and enclosing_ok:
            return True
        if other.parent_block is block:
            return not has_ssa_dominance(region) or other.is_before_in_block(left)
        assert other.parent_block is not None
        return self.tree(region).dominates(block, other.parent_block)

    def _block_after(self, left: Block, right: Operation | Block) -> bool:
        region = left.parent_region
        if region is None:
            return False
        if left is right:
            return not has_ssa_dominance(region)
        other = block_in(right, region)
        if other is None:
            return False
        # Operations nested in a block have run when the block ends.
        return other is left or self.tree(region).dominates(left, other)

    def post_dominates(self, left: Operation | Block, right: Operation | Block) -> bool:
        """Whether `left` properly post-dominates `right` or is the same."""
        return left is right or self.properly_post_dominates(left, right)

    def nearest_common_dominator(self, left: Block, right: Block) -> Block | None:
        """The nearest block that post-dominates both, in the innermost region around both."""
        around = innermost_region_around(left, right)
        if around is None:
            return None
        region, one, other = around
        return one if one is other else self.tree(region).common(one, other)
