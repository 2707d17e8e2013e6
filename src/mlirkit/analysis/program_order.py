"""Operations in the order of the program: those that dominate others in front of them.

Mirror: mlir/lib/Analysis/TopologicalSortUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region


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
                numbers[region] = {each: number for number, each in enumerate(blocks_by_dominance(region))}
            if not block.order_valid:
                block.number_operations()
            found.append((numbers[region][block], current.order))
            current = region.parent_op
        return found[::-1]

    return sorted(ops, key=path)


def blocks_by_dominance(region: Region) -> list[Block]:
    """All blocks: what can be reached from the first unvisited one in reverse post-order, and so on."""
    found: list[Block] = []
    seen: set[Block] = set()
    for root in region.get_blocks():
        if root in seen:
            continue
        seen.add(root)
        done: list[Block] = []
        stack: list[tuple[Block, list[Block]]] = [(root, root.successors[::-1])]
        while stack:
            block, left = stack[-1]
            if not left:
                done.append(block)
                stack.pop()
                continue
            successor = left.pop()
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, successor.successors[::-1]))
        found.extend(reversed(done))
    return found
