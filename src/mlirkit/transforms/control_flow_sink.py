"""Moving operations into the only region that needs them, if the region runs at most once.

Mirror: mlir/lib/Transforms/Utils/ControlFlowSinkUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass


def sink_operations(root: Operation, dominance: DominanceInfo | None = None) -> int:
    """Sink operations without effects into regions that run at most once; return their number."""
    info = DominanceInfo() if dominance is None else dominance
    count = 0
    for op in walk_postorder(root):
        branch = op.info.interfaces.get("RegionBranchOpInterface")
        if isinstance(branch, RegionBranchOpInterface):
            for region in singly_executed_regions(op, branch):
                count += sink_into(region, info)
    return count


def singly_executed_regions(op: Operation, branch: RegionBranchOpInterface) -> list[Region]:
    """The regions of an operation that run at most once."""
    constants = [constant_value(operand) for operand in operands_of(op)]
    bounds = branch.region_invocation_bounds(op, constants)
    return [
        region
        for region, (_, most) in zip(op.region_list or (), bounds, strict=False)
        if most is not None and most <= 1
    ]


def _has_no_effect(op: Operation, region: Region) -> bool:
    return is_memory_effect_free(op)


def _move_to_start(op: Operation, region: Region) -> None:
    entry = region.get_blocks()[0]
    entry.move(op, entry.first)


def sink_into(
    region: Region,
    dominance: DominanceInfo,
    may_sink: Callable[[Operation, Region], bool] = _has_no_effect,
    sink: Callable[[Operation, Region], None] = _move_to_start,
) -> int:
    """Sink operations that only a region uses, and `may_sink` allows, into it; return their number."""
    if region.is_empty:
        return 0
    count = 0
    entry = region.get_blocks()[0]
    stack = list(region.ops())
    while stack:
        for value in operands_of(stack.pop()):
            op = value.defining_op
            if op is None or op.parent_region is region:
                continue
            if _is_used_only_inside(op, entry, dominance) and may_sink(op, region):
                sink(op, region)
                count += 1
                stack.append(op)
    return count


def _is_used_only_inside(op: Operation, entry: Block, dominance: DominanceInfo) -> bool:
    for result in op.result_values():
        for user, _ in result.use_pairs():
            if not dominance.dominates(entry, user.parent_block):
                return False
    return True


class ControlFlowSink(Pass):
    ARGUMENT = "control-flow-sink"
    IS_DEFINED = True

    def run(self) -> None:
        self.statistics["num-sunk"] += sink_operations(self.operation, self.get_analysis(DominanceInfo))
