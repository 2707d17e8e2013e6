"""Canonicalization patterns of xegpu.  Mirror: mlir/lib/Dialect/XeGPU/IR/XeGPUOps.cpp."""

from __future__ import annotations

from mlirkit.dialects.declared import xegpu
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(xegpu.ConvertLayoutOp, "FoldConvertLayoutOp")
def erase_conversion(op: xegpu.ConvertLayoutOp, rewriter: PatternRewriter) -> bool:
    """Erase a conversion to the same layout."""
    if op.input_layout != op.target_layout:
        return False
    rewriter.replace_op(op, [op.source])
    return True
