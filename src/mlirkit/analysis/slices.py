"""Slices: the transitive users of a value, and the operations that transitively define it.

Mirror: mlir/lib/Analysis/SliceAnalysis.cpp.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder


def forward_slice(value: Value) -> list[Operation]:
    """The transitive users of a value, in topological order."""
    operations: list[Operation] = []
    seen: set[Operation] = set()
    for user in value.users:
        _visit(user, seen, operations)
    operations.reverse()
    return operations


def backward_slice(
    root: Operation | Value, *, omit_block_arguments: bool = False, reads_inside: bool = False
) -> list[Operation]:
    """The operations that transitively define the operands of an operation, definitions first.

    The slice of a value is the slice of its defining operation.  An argument of the only block of an
    operation comes from the operands of that operation, unless arguments are omitted.  With `reads_inside`,
    the values from outside that nested operations read count as operands.
    """
    top = root if isinstance(root, Operation) else root.defining_op
    if top is None:
        block = None if isinstance(root, Operation) else root.parent_block
        top = None if block is None else block.owner
        if top is None:
            return []
    operations: list[Operation] = []
    seen = {top}
    stack = [(top, _origins(top, omit_block_arguments, reads_inside))]
    while stack:
        op, origins = stack[-1]
        if not origins:
            operations.append(op)
            stack.pop()
            continue
        origin = origins.pop()
        if origin not in seen:
            seen.add(origin)
            stack.append((origin, _origins(origin, omit_block_arguments, reads_inside)))
    # The last operation is the root itself.
    return operations[:-1]


def _origins(op: Operation, omit_block_arguments: bool, reads_inside: bool) -> list[Operation]:
    """The operations that define the operands of an operation, the last first."""
    origins: list[Operation] = []
    values = op.operand_values()
    if reads_inside:
        values = [*_read_inside(op), *values]
    for operand in values:
        definition = operand.defining_op
        if definition is not None:
            origins.append(definition)
            continue
        block = operand.parent_block
        around = None if omit_block_arguments or block is None else block.owner
        if around is not None and not around.info.is_isolated:
            regions = around.region_list or []
            if len(regions) == 1 and len(regions[0].get_blocks()) == 1:
                origins.append(around)
    origins.reverse()
    return origins


def _read_inside(op: Operation) -> list[Value]:
    """The values from outside that the nested operations of an operation read."""
    values: list[Value] = []
    for region in op.region_list or ():
        for block in region.get_blocks():
            for root in block.ops():
                for nested in walk_postorder(root):
                    for value in nested.operand_values():
                        around = value.parent_block
                        if around is None or not region.is_ancestor(around.parent_region):
                            values.append(value)
    return values


def _visit(root: Operation, seen: set[Operation], operations: list[Operation]) -> None:
    """Add an operation behind all its transitive users."""
    if root in seen:
        return
    seen.add(root)
    stack: list[tuple[Operation, list[Operation]]] = [(root, _readers(root))]
    while stack:
        op, readers = stack[-1]
        if not readers:
            operations.append(op)
            stack.pop()
            continue
        reader = readers.pop()
        if reader not in seen:
            seen.add(reader)
            stack.append((reader, _readers(reader)))


def _readers(op: Operation) -> list[Operation]:
    """The users of the values that an operation and its regions define, the last first."""
    readers: list[Operation] = []
    for region in op.region_list or ():
        for block in region.get_blocks():
            for argument in block.args:
                readers.extend(argument.users)
            readers.extend(block.ops())
    for result in op.result_values():
        readers.extend(result.users)
    readers.reverse()
    return readers
