"""The folder of emitc's constants.  Mirror: mlir/lib/Dialect/EmitC/IR/EmitC.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import emitc
from mlirkit.ods.live.hooks import folder


@folder(emitc.ConstantOp)
def fold_constant(op: emitc.ConstantOp, operands: list[Attribute | None]) -> Attribute:
    return op.value
