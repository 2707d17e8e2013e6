"""Folders of quant: inverse casts.  Mirror: mlir/lib/Dialect/Quant/IR/QuantOps.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import quant
from mlirkit.ods.live.hooks import folder

Constants = list[Attribute | None]


@folder(quant.DequantizeCastOp)
def fold_dequantize(op: quant.DequantizeCastOp, operands: Constants) -> Value | None:
    """Mirrors DequantizeCastOp::fold."""
    cast = defined_by(op.input, quant.QuantizeCastOp)
    return None if cast is None else cast.input


@folder(quant.QuantizeCastOp)
def fold_quantize(op: quant.QuantizeCastOp, operands: Constants) -> Value | None:
    """Mirrors QuantizeCastOp::fold: even if quantized types differ."""
    cast = defined_by(op.input, quant.DequantizeCastOp)
    return cast.input if cast is not None and cast.input.type == op.result.type else None


@folder(quant.StorageCastOp)
def fold_storage(op: quant.StorageCastOp, operands: Constants) -> Value | None:
    """Mirrors StorageCastOp::fold."""
    cast = defined_by(op.input, quant.StorageCastOp)
    return cast.input if cast is not None and cast.input.type == op.result.type else None
