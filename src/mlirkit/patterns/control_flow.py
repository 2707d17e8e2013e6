"""The control flow graph of a region: the successors of blocks, and the values forwarded to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mlirkit.core.block import Block
from mlirkit.core.interfaces import BranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value

# An edge: the operation that branches, and which of its successors it is.
Edge = tuple[Operation, int]


def post_orders(region: Region) -> Iterator[list[Block]]:
    """The blocks of a region in post-orders: of the entry block, then of the first remaining block, ..."""
    blocks = region.get_blocks()
    if len(blocks) == 1:
        yield list(blocks)
        return
    left = dict.fromkeys(blocks)
    while left:
        order = post_order(next(iter(left)), left)
        for block in order:
            del left[block]
        yield order


def post_order(entry: Block, among: dict[Block, None] | None = None) -> list[Block]:
    """The blocks that `entry` reaches, only through blocks of `among` if given.

    As in llvm::post_order: depth first, successors in order, each block behind its successors.
    """
    blocks: list[Block] = []
    seen = {entry}
    stack: list[tuple[Block, Iterator[Block]]] = [(entry, iter(successors(entry)))]
    while stack:
        block, following = stack[-1]
        for successor in following:
            if successor not in seen and (among is None or successor in among):
                seen.add(successor)
                stack.append((successor, iter(successors(successor))))
                break
        else:
            blocks.append(block)
            stack.pop()
    return blocks


def successors(block: Block) -> list[Block]:
    last = block.last
    return [] if last is None or last.successor_list is None else list(last.successor_list)


def incoming_edges(region: Region) -> dict[Block, list[Edge]]:
    """The edges to each block of a region."""
    edges: dict[Block, list[Edge]] = {block: [] for block in region.get_blocks()}
    for block in region.get_blocks():
        last = block.last
        if last is not None:
            for index, successor in enumerate(successors(block)):
                edges[successor].append((last, index))
    return edges


def branch_interface(op: Operation) -> BranchOpInterface | None:
    """The interface for the values that `op` passes to its successors, if it has one."""
    interface: Any = op.info.interfaces.get("BranchOpInterface")
    return interface if isinstance(interface, BranchOpInterface) else None


def forwarded(edge: Edge) -> list[Value] | None:
    """The operands of an edge; None if unknown, or if the branch itself produces some of them."""
    op, index = edge
    interface = branch_interface(op)
    if interface is None:
        return None
    operands = interface.successor_operands(op, index)
    return list(operands.forwarded) if operands.produced_count == 0 else None


def passed_values(edge: Edge) -> list[Value | None] | None:
    """The values of the arguments at an edge's end, None where the branch produces it; None if unknown."""
    op, index = edge
    interface = branch_interface(op)
    if interface is None:
        return None
    operands = interface.successor_operands(op, index)
    return [*[None] * operands.produced_count, *operands.forwarded]


def pass_on(edge: Edge, values: list[Value]) -> None:
    """Set the operands of an edge; values that the branch produces stay in front of them."""
    op, index = edge
    interface = branch_interface(op)
    assert interface is not None
    interface.forward(op, index, values)


def drop_passed(edge: Edge, numbers: set[int]) -> None:
    """Remove the operands for the arguments of these numbers, unless the operands are unknown."""
    op, index = edge
    interface = branch_interface(op)
    if interface is None:
        return
    operands = interface.successor_operands(op, index)
    numbered = enumerate(operands.forwarded, operands.produced_count)
    pass_on(edge, [value for number, value in numbered if number not in numbers])
