"""Operations in the order of the program: those that dominate others in front of them.

Mirror: mlir/lib/Analysis/TopologicalSortUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.patterns.control_flow import post_orders


def in_program_order(ops: Iterable[Operation]) -> list[Operation]:
    """Operations below one root, those with regions in front of what is inside of them."""
    numbers: dict[Region, dict[Block, int]] = {}

    def path(op: Operation) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        current: Operation | None = op
        while current is not None and current.parent_block is not None:
            block = current.parent_block
            region = block.parent_region
            assert region is not None
            if region not in numbers:
                numbers[region] = _numbers_of(region)
            if not block.order_valid:
                block.number_operations()
            found.append((numbers[region][block], current.order))
            current = region.parent_op
        return found[::-1]

    return sorted(ops, key=path)


def _numbers_of(region: Region) -> dict[Block, int]:
    """The blocks by their numbers: in reverse post-order, those that the first one does not reach behind."""
    blocks = [block for order in post_orders(region) for block in reversed(order)]
    return {block: number for number, block in enumerate(blocks)}
