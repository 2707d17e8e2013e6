"""Folders of complex: constants."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import complex
from mlirkit.ods.live.hooks import folder


@folder(complex.ConstantOp)
def fold_constant(op: complex.ConstantOp, operands: list[Attribute | None]) -> Attribute:
    """As ConstantOp::fold."""
    return op.value
