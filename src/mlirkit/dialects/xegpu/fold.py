"""Folders of xegpu.  Mirror: mlir/lib/Dialect/XeGPU/IR/XeGPUOps.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.declared import xegpu
from mlirkit.ods.live.hooks import folder


@folder(xegpu.ConvertLayoutOp)
def fold_convert_layout(op: xegpu.ConvertLayoutOp, operands: list[Attribute | None]) -> Value | None:
    """Mirrors ConvertLayoutOp::fold: to the same layout."""
    return op.source if op.input_layout == op.target_layout else None
