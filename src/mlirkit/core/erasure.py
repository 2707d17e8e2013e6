"""Erasing operations: conditions, and whole trees.

Links are broken on both sides, so that reference counts free everything at once; an erased operation has the
name `ERASED`, by which its handle is known to be dead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import has_uses, remove_operands, results_of, set_successors
from mlirkit.core.value import Value
from mlirkit.core.verified import KNOWN
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


def erase_operation(operation: Operation) -> None:
    """Remove an operation and everything nested in it; MLIRError if one of their values is used elsewhere."""
    if has_uses(operation):
        raise MLIRError(f"'{operation.info.name}' op operation destroyed but still has uses")
    block = operation.parent_block
    if operation.region_list is None:
        if block is not None:
            block.remove(operation)
        bury(operation)
        return
    operations = collect_loaded(operation)
    refuse_outside_uses(operations)
    if block is not None:
        block.remove(operation)
    _erase_all(operations)


def drop_references(root: Operation) -> None:
    """Remove the operands and successors of an operation and all nested ones."""
    if root.region_list is None:
        remove_operands(root)
        if root.successor_list is not None:
            set_successors(root, None)
        return
    from mlirkit.core.walk import walk_preorder

    for operation in walk_preorder(root):
        remove_operands(operation)
        if operation.successor_list is not None:
            set_successors(operation, None)


def bury(operation: Operation) -> None:
    """Drop all parts of an operation and mark its handle as dead."""
    remove_operands(operation)
    operation.info = ERASED
    operation.props = None
    operation.region_list = None
    if operation.successor_list is not None:
        set_successors(operation, None)
    operation.parent_block = None
    operation.prev_op = None
    operation.next_op = None
    KNOWN.stamp = None


def refuse_outside_uses(operations: list[Operation]) -> None:
    """Raise if a value of these operations, which form whole trees, is read by any other operation."""
    read: list[tuple[Operation, Value]] = []
    for operation in operations:
        if has_uses(operation):
            read.extend([(operation, value) for value in results_of(operation)])
        if operation.region_list is not None:
            for region in operation.region_list:
                for block in region.present_blocks():
                    read.extend([(operation, value) for value in block.args if value.first_user is not None])
    if not read:
        return
    inside = set(operations)
    for operation, value in read:
        if any(user not in inside for user, _ in value.use_pairs()):
            raise MLIRError(f"'{operation.info.name}' op operation destroyed but still has uses")


def erase_tree(root: Operation) -> None:
    """Mark a detached tree as erased and break its links, so that reference counts free it."""
    _erase_all(collect_loaded(root))


def _erase_all(operations: list[Operation]) -> None:
    """As `erase_tree`, of the operations of a tree."""
    for operation in operations:
        for region in operation.region_list or ():
            for block in region.present_blocks():
                block.first = None
                block.last = None
                block.listed = None
                block.branches = None
                block.parent_region = None
                block.is_erased = True
            region.block_list = []
            region.loader = None
            region.parent_op = None
            region.is_erased = True
        bury(operation)
    KNOWN.stamp = None


def collect_loaded(root: Operation) -> list[Operation]:
    """As `collect`, but lazy regions are left alone."""
    operations: list[Operation] = [root]
    for operation in operations:
        regions = operation.region_list
        if regions is not None:
            for region in regions:
                for block in region.present_blocks():
                    nested = block.first
                    while nested is not None:
                        operations.append(nested)
                        nested = nested.next_op
    return operations
