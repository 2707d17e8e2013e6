"""One operation for each constant: equal ones are merged and stand in front of the region that shares them.

Mirror: the OperationFolder of mlir/Transforms/FoldUtils.h, as far as it is about constants that are there.
"""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.patterns.rewriter import PatternRewriter


class ConstantTable:
    """The constants met so far, by the region they are in front of."""

    def __init__(self, rewriter: PatternRewriter) -> None:
        self._rewriter = rewriter
        self._found: dict[tuple[Region, str, Attribute, Type], Operation] = {}
        self._owned: set[Operation] = set()

    def merge(self, op: Operation) -> bool:
        """Put a constant where it belongs, or replace it by an equal one; whether that made it go."""
        value = constant_of(op)
        if value is None:
            return False
        block = op.parent_block
        assert block is not None
        region = _region_of_constants(op)
        key = (region, op.info.dialect_name, value, op.result_types()[0])
        known = self._found.get(key)
        if known is not None:
            self._rewriter.replace_op(op, known)
            known.location = UNKNOWN_LOC
            return True
        first_block = region.get_blocks()[0]
        first = first_block.first
        if block is not first_block:
            # It is nobody's in particular any more.
            if first is None:
                first_block.append(op)
            else:
                op.move_before(first)
            op.location = UNKNOWN_LOC
        elif first is not op and op.prev_op not in self._owned:
            assert first is not None
            op.move_before(first)
        self._found[key] = op
        self._owned.add(op)
        return False


def _region_of_constants(op: Operation) -> Region:
    """The region in front of which the constants around `op` are kept.

    That of the nearest operation that is isolated from above, on top, or unknown.
    """
    region = op.parent_region
    while True:
        assert region is not None
        around = region.parent_op
        if around is None or around.info.is_isolated or not around.info.is_registered:
            return region
        if around.parent_region is None:
            return region
        region = around.parent_region
