"""Folders of index: constants."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import index
from mlirkit.ods.live.hooks import folder


@folder(index.ConstantOp, index.BoolConstantOp)
def fold_constant(op: index.ConstantOp | index.BoolConstantOp, operands: list[Attribute | None]) -> Attribute:
    """As ConstantOp::fold and BoolConstantOp::fold."""
    return op.value
