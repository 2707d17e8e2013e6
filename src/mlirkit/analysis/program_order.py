"""Operations in the order of the program: dominating operations in front.

Mirror: mlir/lib/Analysis/TopologicalSortUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.walk import walk_postorder
from mlirkit.patterns.control_flow import post_orders


def in_program_order(ops: Iterable[Operation]) -> list[Operation]:
    """Sort operations below one root: operations before their nested operations, the last region first."""
    numbers: dict[Region, dict[Block, int]] = {}

    def path(op: Operation) -> list[tuple[int, int, int]]:
        result: list[tuple[int, int, int]] = []
        current: Operation | None = op
        while current is not None and current.parent_block is not None:
            block = current.parent_block
            region = block.parent_region
            assert region is not None
            if region not in numbers:
                numbers[region] = _numbers_of(region)
            if not block.order_valid:
                block.number_operations()
            result.append((-region.region_number, numbers[region][block], current.order))
            current = region.parent_op
        return result[::-1]

    return sorted(ops, key=path)


def sorted_by_uses(ops: Sequence[Operation]) -> list[Operation] | None:
    """Sort operations, definitions in front of uses; None if that is impossible.

    Each round swaps forward the operations of which neither the operands nor the nested operations use an
    operation that is still to come.
    """
    operations = list(ops)
    left = set(operations)
    count = 0
    while left:
        before = count
        for number in range(count, len(operations)):
            op = operations[number]
            if is_ready(op, left):
                left.discard(op)
                operations[number] = operations[count]
                operations[count] = op
                count += 1
        if count == before:
            return None
    return operations


def is_ready(op: Operation, unscheduled: set[Operation]) -> bool:
    """Whether neither the operation nor any nested operation uses results of unscheduled operations."""
    for nested in walk_postorder(op):
        for operand in operands_of(nested):
            definition = operand.defining_op
            while definition is not None and definition is not op:
                if definition in unscheduled:
                    return False
                definition = definition.parent_op
    return True


def _numbers_of(region: Region) -> dict[Block, int]:
    """The numbers of blocks: in reverse post-order, unreachable blocks behind."""
    blocks = [block for order in post_orders(region) for block in reversed(order)]
    return {block: number for number, block in enumerate(blocks)}
