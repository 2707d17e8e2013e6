"""Loops of a control-flow graph: blocks that branches lead back to.

    loops = LoopInfo(region)
    loops.innermost(block).depth, loops.top_level, is_in_loop(block)

A loop has one header, which dominates its other blocks; branches from latches lead back to it.
Mirror: mlir/Analysis/CFGLoopInfo.h, over llvm/Support/GenericLoopInfo.h, whose order loops and blocks have.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.dominance import DominatorTree
from mlirkit.core.region import Region
from mlirkit.patterns.control_flow import post_orders


class Loop:
    """A loop: its header, its blocks with the blocks of nested loops, and the nested loops."""

    __slots__ = ("blocks", "inner", "members", "parent")

    def __init__(self, header: Block) -> None:
        self.blocks: list[Block] = [header]
        self.members: set[Block] = {header}
        self.inner: list[Loop] = []
        self.parent: Loop | None = None

    @property
    def header(self) -> Block:
        return self.blocks[0]

    @property
    def depth(self) -> int:
        """1 for a loop that is in no other."""
        depth, loop = 1, self.parent
        while loop is not None:
            depth, loop = depth + 1, loop.parent
        return depth

    @property
    def outermost(self) -> Loop:
        loop = self
        while loop.parent is not None:
            loop = loop.parent
        return loop

    def is_latch(self, block: Block) -> bool:
        """Whether a block of the loop branches back to the header."""
        return self.header in block.successors

    def is_exiting(self, block: Block) -> bool:
        """Whether a block of the loop branches out of it."""
        return any(successor not in self.members for successor in block.successors)

    def __repr__(self) -> str:
        return f"<loop at depth {self.depth} with {len(self.blocks)} blocks>"


class LoopInfo:
    """The loops of a region."""

    def __init__(self, region: Region, dominators: DominatorTree | None = None) -> None:
        self._innermost: dict[Block, Loop] = {}
        self.top_level: list[Loop] = []
        tree = DominatorTree(region) if dominators is None else dominators
        for header in _inner_first(tree, region):
            latches = [
                predecessor
                for predecessor in header.predecessors
                if tree.is_reachable(predecessor) and tree.dominates(header, predecessor)
            ]
            if latches:
                self._discover(Loop(header), latches, tree)
        for order in post_orders(region):
            for block in order:
                self._add(block)
            break

    def innermost(self, block: Block) -> Loop | None:
        """The innermost loop that a block is in."""
        return self._innermost.get(block)

    def _discover(self, loop: Loop, latches: list[Block], tree: DominatorTree) -> None:
        """Collect the blocks that reach the latches without the header; nested loops exist already."""
        pending = list(latches)
        while pending:
            block = pending.pop()
            innermost = self._innermost.get(block)
            if innermost is None:
                if not tree.is_reachable(block):
                    continue
                self._innermost[block] = loop
                if block is not loop.header:
                    pending.extend(block.predecessors)
                continue
            outermost = innermost.outermost
            if outermost is loop:
                continue
            outermost.parent = loop
            pending.extend(
                predecessor
                for predecessor in outermost.header.predecessors
                if self._innermost.get(predecessor) is not outermost
            )

    def _add(self, block: Block) -> None:
        """List a block in its loops; blocks come in post-order, so that a header is the last of its loop."""
        loop = self._innermost.get(block)
        if loop is not None and loop.header is block:
            (self.top_level if loop.parent is None else loop.parent.inner).append(loop)
            loop.blocks[1:] = loop.blocks[:0:-1]
            loop.inner.reverse()
            loop = loop.parent
        while loop is not None:
            loop.blocks.append(block)
            loop.members.add(block)
            loop = loop.parent


def is_in_loop(block: Block) -> bool:
    """Whether a block may run again: in an operation that is a loop, or because branches lead back to it."""
    current: Block | None = block
    op = block.owner
    while op is not None:
        if "LoopLikeOpInterface" in op.info.interfaces:
            return True
        op = op.parent_op
    while current is not None:
        if _reaches_itself(current):
            return True
        op = current.owner
        # Functions run when they are called.
        current = None if op is None or "FunctionOpInterface" in op.info.interfaces else op.parent_block
    return False


def _reaches_itself(block: Block) -> bool:
    seen: set[Block] = set()
    pending = list(block.successors)
    while pending:
        current = pending.pop()
        if current is block:
            return True
        if current not in seen:
            seen.add(current)
            pending.extend(current.successors)
    return False


def _inner_first(tree: DominatorTree, region: Region) -> list[Block]:
    """The reachable blocks, each behind the blocks that it dominates."""
    pending = region.get_blocks()[:1]
    blocks: list[Block] = []
    while pending:
        block = pending.pop()
        blocks.append(block)
        pending.extend(tree.dominated(block))
    blocks.reverse()
    return blocks
