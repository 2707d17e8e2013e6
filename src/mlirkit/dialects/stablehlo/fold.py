"""Folders of stablehlo: constants; what folds on constants is left to passes, as in the reference."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import stablehlo
from mlirkit.folding.elements import Constants
from mlirkit.ods.live.hooks import folder


@folder(stablehlo.ConstantOp)
def fold_constant(op: stablehlo.ConstantOp, operands: Constants) -> Attribute:
    """As ConstantOp::fold."""
    return op.value
