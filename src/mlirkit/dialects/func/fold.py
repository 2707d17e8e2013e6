"""Folders of func: constants."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import func
from mlirkit.ods.live.hooks import folder


@folder(func.ConstantOp)
def fold_constant(op: func.ConstantOp, operands: list[Attribute | None]) -> Attribute:
    """As ConstantOp::fold."""
    return op.value
