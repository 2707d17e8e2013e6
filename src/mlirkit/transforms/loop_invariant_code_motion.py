"""Moving operations out of loops if they compute the same in each iteration.

Mirror: mlir/lib/Transforms/Utils/LoopInvariantCodeMotionUtils.cpp.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.speculation import is_pure
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass


def move_invariant_code_out_of_loops(root: Operation) -> int:
    """Hoist operations out of all loops in `root`, inner loops first; return their number."""
    count = 0
    for op in walk_postorder(root):
        loop = op.info.interfaces.get("LoopLikeOpInterface")
        if isinstance(loop, LoopLikeOpInterface):
            count += move_invariant_code_out_of_loop(op, loop)
    return count


def move_invariant_code_out_of_loop(op: Operation, loop: LoopLikeOpInterface) -> int:
    """Hoist out of one loop; how many operations moved."""
    return sum(_hoist_out_of(op, loop, region) for region in loop.loop_regions(op))


def _hoist_out_of(op: Operation, loop: LoopLikeOpInterface, region: Region) -> int:
    def is_outside(value: Value) -> bool:
        return loop.is_defined_outside_of_loop(op, value)

    count = 0
    worklist = deque(region.ops())
    while worklist:
        nested = worklist.popleft()
        # Operations that have moved already are outside of the region.
        is_inside = nested.parent_region is region
        if not is_inside or not is_pure(nested) or not can_be_hoisted(nested, is_outside):
            continue
        loop.move_out_of_loop(op, nested)
        count += 1
        for result in nested.result_values():
            worklist.extend([user for user in result.users if user.parent_region is region])
    return count


def can_be_hoisted(op: Operation, is_available: Callable[[Value], bool]) -> bool:
    """Whether all operands of an operation and its nested operations are available or defined inside."""
    if op.info.is_terminator:
        return False
    if op.region_list is None:
        return all(is_available(value) for value in operands_of(op))
    for nested in walk_postorder(op):
        for value in operands_of(nested):
            if not op.is_ancestor(_op_around(value)) and not is_available(value):
                return False
    return True


def _op_around(value: Value) -> Operation | None:
    block = value.parent_block
    return None if block is None else block.owner


class LoopInvariantCodeMotion(Pass):
    ARGUMENT = "loop-invariant-code-motion"
    IS_DEFINED = True

    def run(self) -> None:
        move_invariant_code_out_of_loops(self.operation)
