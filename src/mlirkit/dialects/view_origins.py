"""The origins of views.  Mirror: ViewLikeOpInterface of mlir/Interfaces/ViewLikeInterface.h.

The interface states which operand is viewed and which result is the view: the first ones, in all
implementations.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value


def view_of(op: Operation) -> tuple[Value, Value] | None:
    """The viewed value and the view; None if the operation is not a view."""
    return (op.operand_at(0), op.result_values()[0]) if op.info.has_trait("ViewLikeOpInterface") else None


def view_origin(value: Value) -> Value:
    """The value that a view refers to, through all views; the value itself if it is not a view."""
    while (op := value.defining_op) is not None:
        view = view_of(op)
        if view is None or view[1] is not value:
            break
        value, _ = view
    return value
