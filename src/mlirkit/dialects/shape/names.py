"""Names that results of shape print with: `%c5`."""

from __future__ import annotations

from mlirkit.dialects.declared import shape
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(shape.ConstSizeOp)
def name_size(op: shape.ConstSizeOp, set_name: SetName) -> None:
    set_name(op.result, f"c{op.value.value}")
