"""The end of operations: what may not be erased, and how a whole tree goes.

Links are broken on both sides, so that reference counts free everything at once; an erased operation has the
name `ERASED`, by which its handle is known to be dead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import results_of
from mlirkit.core.value import Value
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


def bury(operation: Operation) -> None:
    """Let go of everything and turn the handle into a dead one."""
    operation.drop_operands()
    operation.info = ERASED
    operation.props = None
    operation.region_list = None
    operation.successor_list = None
    operation.parent_block = None
    operation.prev_op = None
    operation.next_op = None


def refuse_outside_uses(operations: list[Operation]) -> None:
    """Raise if anything but these operations, which are all in some trees, reads a value of theirs."""
    inside = set(operations)
    for operation in operations:
        values: list[Value] = []
        values.extend(results_of(operation))
        for region in operation.region_list or ():
            for block in region.block_list:
                values.extend(block.args)
        for value in values:
            if value.first_user is not None and any(user not in inside for user, _ in value.use_pairs()):
                raise MLIRError(f"'{operation.name}' op operation destroyed but still has uses")


def erase_tree(root: Operation) -> None:
    """Mark a detached tree as erased and break its links, so that reference counts free it."""
    for operation in collect_loaded(root):
        for region in operation.region_list or ():
            for block in region.block_list:
                block.first = None
                block.last = None
                block.parent_region = None
                block.is_erased = True
            region.block_list = []
            region.loader = None
            region.parent_op = None
            region.is_erased = True
        bury(operation)


def collect_loaded(root: Operation) -> list[Operation]:
    """As `collect`, but lazy regions are left alone."""
    found: list[Operation] = [root]
    for operation in found:
        regions = operation.region_list
        if regions is not None:
            for region in regions:
                for block in region.block_list:
                    found.extend(block.ops())
    return found
