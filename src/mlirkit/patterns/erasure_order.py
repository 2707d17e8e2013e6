"""The order in which nested operations and blocks are erased, and listeners notified, with their parent."""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.patterns.control_flow import post_orders


def users_first(root: Operation) -> list[Operation | Block]:
    """The operation and all nested operations and blocks, in the order of their erasure.

    Nested operations come before the operation around them, the last region first, and blocks come before
    their predecessors.
    """
    if _holds_leaves(root):
        return _leaves_last_first(root)
    order_of_erasure: list[Operation | Block] = []
    # A stack, with whether the contents have been added already.
    stack: list[tuple[Operation | Block, bool]] = [(root, root.region_list is None)]
    while stack:
        current, is_last = stack.pop()
        if is_last or isinstance(current, Block):
            order_of_erasure.append(current)
            continue
        stack.append((current, True))
        for region in current.region_list or ():
            # The stack reverses the order.
            for order in reversed(list(post_orders(region))):
                stack.extend([(block, True) for block in reversed(order)])
                for block in reversed(order):
                    op = block.first
                    while op is not None:
                        stack.append((op, op.region_list is None))
                        op = op.next_op
    return order_of_erasure


def _holds_leaves(root: Operation) -> bool:
    """Whether each region has one block at most, with operations that have no regions."""
    for region in root.region_list or ():
        blocks = region.get_blocks()
        if len(blocks) > 1:
            return False
        op = blocks[0].first if blocks else None
        while op is not None:
            if op.region_list is not None:
                return False
            op = op.next_op
    return True


def _leaves_last_first(root: Operation) -> list[Operation | Block]:
    """As `users_first`, if the operation holds leaves only."""
    order_of_erasure: list[Operation | Block] = []
    for region in reversed(root.region_list or ()):
        for block in region.get_blocks():
            op = block.last
            while op is not None:
                order_of_erasure.append(op)
                op = op.prev_op
            order_of_erasure.append(block)
    order_of_erasure.append(root)
    return order_of_erasure
