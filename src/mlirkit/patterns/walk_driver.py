"""Patterns along a walk: each operation is looked at once, after those nested in it.

Blocks that cannot be reached when the walk comes to their region are passed over.
Mirror: mlir/Transforms/WalkPatternRewriteDriver.h.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlirkit.core.actions import Action, handler_of
from mlirkit.core.arguments import expect, expect_live
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.operation import Operation
from mlirkit.patterns.control_flow import post_order
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter


def walk_and_apply_patterns(op: Operation, set: FrozenRewritePatternSet) -> None:
    """Apply patterns to the operations nested in `op`.

    A pattern may erase the operation it is given and what is nested in it, but not what comes next.
    """
    expect_live(op, Operation, "walk_and_apply_patterns", "op")
    expect(set, FrozenRewritePatternSet, "walk_and_apply_patterns", "set")
    handler = handler_of(op)
    with PLAIN_VALUES:
        if handler is None:
            _walk(op, set)
        else:
            tag = "walk-and-apply-patterns"
            handler.execute(Action(tag, tag, [op]), lambda: _walk(op, set))


def _walk(op: Operation, set: FrozenRewritePatternSet) -> None:
    rewriter = PatternRewriter()
    frames = [(op, _operations_in(op))]
    while frames:
        around, operations = frames[-1]
        each = next(operations, None)
        if each is None:
            frames.pop()
            if frames:
                set.match_and_rewrite(around, rewriter)
        else:
            frames.append((each, _operations_in(each)))


def _operations_in(op: Operation) -> Iterator[Operation]:
    """The operations directly in the regions of `op`."""
    for region in op.region_list or ():
        blocks = list(region.get_blocks())
        reachable = {*post_order(blocks[0])} if blocks else {*blocks}
        for block in blocks:
            if block in reachable:
                yield from block.ops()
