"""Folders of smt: constants are what they say.  Mirror: mlir/lib/Dialect/SMT/IR/SMTOps.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import smt
from mlirkit.ods.live.hooks import folder

Constants = list[Attribute | None]


@folder(smt.BoolConstantOp, smt.BVConstantOp, smt.IntConstantOp)
def fold_constant(
    op: smt.BoolConstantOp | smt.BVConstantOp | smt.IntConstantOp, operands: Constants
) -> Attribute:
    return op.value
