"""Slices: the operations that a value goes into.  Mirror: mlir/lib/Analysis/SliceAnalysis.cpp."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value


def forward_slice(value: Value) -> list[Operation]:
    """The operations that read a value, and those that read what these define, in topological order."""
    found: list[Operation] = []
    seen: set[Operation] = set()
    for user in value.users:
        _visit(user, seen, found)
    found.reverse()
    return found


def _visit(root: Operation, seen: set[Operation], found: list[Operation]) -> None:
    """Add an operation behind all that reads what it defines."""
    if root in seen:
        return
    seen.add(root)
    stack: list[tuple[Operation, list[Operation]]] = [(root, _readers(root))]
    while stack:
        op, readers = stack[-1]
        if not readers:
            found.append(op)
            stack.pop()
            continue
        reader = readers.pop()
        if reader not in seen:
            seen.add(reader)
            stack.append((reader, _readers(reader)))


def _readers(op: Operation) -> list[Operation]:
    """Who reads what an operation defines, what is in it included; the last first."""
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
