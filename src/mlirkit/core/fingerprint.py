"""Fingerprints, which show whether an operation, or anything inside it, has changed.

A fingerprint identifies objects, not contents: an operation replaced by an equal one counts as changed.
Mirror: mlir/IR/OperationSupport.h, `OperationFingerPrint`.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import location_of, operands_of, result_types_of
from mlirkit.core.walk import walk_postorder


class OperationFingerPrint:
    """The present state of an operation and its contents."""

    __slots__ = ("_kept", "_rows")

    def __init__(self, op: Operation) -> None:
        # Operations that are identified by their addresses, kept alive so that no address is used again.
        self._kept: list[Operation] = []
        self._rows: list[int] = []
        for nested in walk_postorder(op):
            self._kept.append(nested)
            self._rows.append(_digest(nested, nested is op))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OperationFingerPrint) and self._rows == other._rows

    def __hash__(self) -> int:
        return hash(tuple(self._rows))


def _digest(op: Operation, is_top: bool) -> int:
    parts: list[Any] = [id(op), 0 if is_top else id(op.parent_op), op.attrs, op.props, location_of(op)]
    for region in op.region_list or ():
        for block in region.get_blocks():
            parts.append(id(block))
            parts.extend([id(argument) for argument in block.args])
    parts.extend([id(operand) for operand in operands_of(op)])
    parts.extend([id(block) for block in op.successors])
    parts.extend(result_types_of(op))
    return hash(tuple(parts))
