"""The walking driver: patterns are tried once on each operation, nested operations first.

Blocks that are unreachable when the walk enters their region are skipped.
Mirror: mlir/Transforms/WalkPatternRewriteDriver.h.
"""

from __future__ import annotations

from mlirkit.core.actions import Action, handler_of
from mlirkit.core.arguments import expect, expect_live, expect_or_none
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.patterns.control_flow import post_order
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter


def walk_and_apply_patterns(
    op: Operation, set: FrozenRewritePatternSet, listener: Listener | None = None
) -> None:
    """Apply patterns to the operations nested in `op`.

    A pattern may erase its operation and the nested operations, but not the next operation.
    """
    expect_live(op, Operation, "walk_and_apply_patterns", "op")
    expect(set, FrozenRewritePatternSet, "walk_and_apply_patterns", "set")
    expect_or_none(listener, Listener, "walk_and_apply_patterns", "listener")
    handler = handler_of(op)
    with PLAIN_VALUES:
        if handler is None:
            _walk(op, set, listener)
        else:
            tag = "walk-and-apply-patterns"
            handler.execute(Action(tag, tag, [op]), lambda: _walk(op, set, listener))


class _Place:
    """The position of the walk in a region, and the blocks that were reachable when the walk entered it."""

    __slots__ = ("blocks", "is_entered", "op")

    def __init__(self, region: Region) -> None:
        blocks = region.get_blocks()
        reachable = {*post_order(blocks[0])}
        # The last one first.
        self.blocks = [block for block in reversed(blocks) if block in reachable]
        self.op: Operation | None = None
        # Whether the nested operations of the current operation have been visited.
        self.is_entered = False

    def current(self) -> Operation | None:
        """The next operation; None at the end."""
        while self.op is None and self.blocks:
            block = self.blocks.pop()
            if not block.is_erased:
                self.op = block.first
        return self.op

    def advance(self) -> None:
        self.op = None if self.op is None else self.op.next_op
        self.is_entered = False


def _walk(op: Operation, set: FrozenRewritePatternSet, listener: Listener | None) -> None:
    rewriter = PatternRewriter(listener)
    places = _places_in(op)
    while places:
        place = places[-1]
        current = place.current()
        if current is None:
            places.pop()
            continue
        if not place.is_entered:
            place.is_entered = True
            nested = _places_in(current)
            if nested:
                places += nested
                continue
        # The pattern may erase it.
        place.advance()
        set.match_and_rewrite(current, rewriter)


def _places_in(op: Operation) -> list[_Place]:
    """The starts of the regions of `op`, the last one first."""
    return [_Place(region) for region in reversed(op.regions) if not region.is_empty]
