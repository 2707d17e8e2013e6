"""Sorting the operations of graph regions, definitions before uses, as far as cycles allow.

From the first operation on, an operation moves forward if neither it nor its regions use an unscheduled
operation; if none can move, the first one stays.  Mirror: mlir/lib/Analysis/TopologicalSortUtils.cpp.
"""

from __future__ import annotations

from mlirkit.analysis.program_order import is_ready
from mlirkit.core.block import Block
from mlirkit.core.interfaces import RegionKind
from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass


def sort_topologically(block: Block) -> bool:
    """Sort the operations of a block but for its terminator; False if cycles keep it from being sorted."""
    last = block.last
    end = last if last is not None and last.info.is_terminator else None
    unscheduled: set[Operation] = set()
    op = block.first
    while op is not end and op is not None:
        unscheduled.add(op)
        op = op.next_op
    following = block.first
    is_sorted = True
    while unscheduled:
        is_stuck = True
        op = following
        while op is not end and op is not None:
            after = op.next_op
            if is_ready(op, unscheduled):
                unscheduled.discard(op)
                if op is following:
                    following = after
                elif following is not None:
                    op.move_before(following)
                is_stuck = False
            op = after
        if is_stuck and following is not None:
            is_sorted = False
            unscheduled.discard(following)
            following = following.next_op
    return is_sorted


class TopologicalSort(Pass):
    """`topological-sort`."""

    ARGUMENT = "topological-sort"
    IS_DEFINED = True

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            kind = op.info.region_kind
            if kind is None:
                continue
            for index, region in enumerate(op.regions):
                if kind(op, index) is RegionKind.GRAPH:
                    for block in region.get_blocks():
                        sort_topologically(block)
