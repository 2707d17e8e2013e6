"""Folders of arith: constants."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.hooks import folder


@folder(arith.ConstantOp)
def fold_constant(op: arith.ConstantOp, operands: list[Attribute | None]) -> Attribute:
    """As ConstantOp::fold."""
    return op.value
