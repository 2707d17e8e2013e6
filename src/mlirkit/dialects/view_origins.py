"""What a value is a view of.  Mirror: ViewLikeOpInterface of mlir/Interfaces/ViewLikeInterface.h.

The interface says which operand is viewed and which result is the view: the first ones, wherever it is
implemented.
"""

from __future__ import annotations

from mlirkit.core.value import Value


def view_origin(value: Value) -> Value:
    """What a value is a view of, through all views; itself if it is none."""
    view = value.defining_op
    while view is not None and view.info.has_trait("ViewLikeOpInterface"):
        if view.result_values()[0] is not value:
            break
        value = view.operand_at(0)
        view = value.defining_op
    return value
