"""Folders of transform.  Mirror: mlir/lib/Dialect/Transform/IR/TransformOps.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.declared import transform
from mlirkit.ods.live.hooks import folder


@folder(transform.MergeHandlesOp)
def fold_merge(op: transform.MergeHandlesOp, operands: list[Attribute | None]) -> Value | None:
    """Mirrors MergeHandlesOp::fold: the operand, if it is the only one."""
    return op.handles[0] if len(op.handles) == 1 and not op.deduplicate else None
