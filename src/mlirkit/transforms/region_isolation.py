"""Making regions isolated: values from outside become arguments, or their operations are copied inside.

Mirror: makeRegionIsolatedFromAbove of mlir/lib/Transforms/Utils/RegionUtils.cpp.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from mlirkit.analysis.program_order import sorted_by_uses
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.patterns.rewriter import PatternRewriter


def isolate_region(
    rewriter: PatternRewriter, region: Region, copies: Callable[[Operation], bool]
) -> list[Value]:
    """Make a region isolated; the values that its first block now has arguments for, at the end.

    Operations outside that `copies` names are copied inside, unless another of their results is captured.
    """
    captured, copied = _captured(region, copies)
    entry = region.get_blocks()[0]
    types = [*(argument.type for argument in entry.args), *(value.type for value in captured)]
    locations = [*(argument.location for argument in entry.args), *(value.location for value in captured)]
    block = rewriter.create_block(region, entry, types, locations)
    count = len(entry.args)
    mapping: dict[Value, Value] = {}

    def is_inside(user: Operation, number: int) -> bool:
        return user.parent_region is region

    for value, argument in zip(captured, block.args[count:], strict=True):
        mapping[value] = argument
        rewriter.replace_uses_with_if(value, argument, is_inside)
    for op in copied:
        copy = rewriter.clone(op, mapping)
        for result, other in zip(op.result_values(), copy.result_values(), strict=True):
            rewriter.replace_uses_with_if(result, other, is_inside)
    rewriter.merge_blocks(entry, block, block.args[:count])
    return captured


def _captured(
    region: Region, copies: Callable[[Operation], bool]
) -> tuple[list[Value], list[Operation]]:
    """The values to be passed in, and the operations to be copied, definitions first."""
    pending = deque(values_from_above(region))
    seen: set[Value] = set()
    visited: set[Operation] = set()
    captured: dict[Value, None] = {}
    copied: list[Operation] = []
    while pending:
        value = pending.popleft()
        if value in seen:
            continue
        seen.add(value)
        op = value.defining_op
        if op is None or op in visited:
            captured[value] = None
            continue
        visited.add(op)
        if not copies(op):
            captured[value] = None
            continue
        pending.extend([operand for operand in operands_of(op) if operand not in seen])
        copied.append(op)
    return list(captured), sorted_by_uses(copied) or copied


def values_from_above(region: Region) -> list[Value]:
    """The values that operations in a region use and that are defined outside of it."""
    result: dict[Value, None] = {}
    for block in region.get_blocks():
        for root in block.ops():
            for op in walk_postorder(root):
                for value in operands_of(op):
                    around = value.parent_block
                    if around is None or not region.is_ancestor(around.parent_region):
                        result[value] = None
    return list(result)
