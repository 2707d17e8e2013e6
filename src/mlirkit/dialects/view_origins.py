"""What a value is a view of.  Mirror: ViewLikeOpInterface of mlir/Interfaces/ViewLikeInterface.h.

The interface states which operand is viewed and which result is the view: the first ones, wherever it is
implemented.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value


def view_of(op: Operation) -> tuple[Value, Value] | None:
    """What a view is of, and the view; None if the operation makes none."""
    return (op.operand_at(0), op.result_values()[0]) if op.info.has_trait("ViewLikeOpInterface") else None


def view_origin(value: Value) -> Value:
    """What a value is a view of, through all views; itself if it is none."""
    while (op := value.defining_op) is not None:
        view = view_of(op)
        if view is None or view[1] is not value:
            break
        value, _ = view
    return value
