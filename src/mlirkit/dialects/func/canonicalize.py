"""Canonicalization patterns of func: direct calls of known functions.

Mirror: mlir/lib/Dialect/Func/IR/FuncOps.cpp.
"""

from __future__ import annotations

from mlirkit.core.matchers import constant_value
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.dialects.declared import func
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(func.CallIndirectOp)
def call_by_name(op: func.CallIndirectOp, rewriter: PatternRewriter) -> bool:
    """Mirrors CallIndirectOp::canonicalize: an indirect call of a function constant becomes a direct call."""
    callee = constant_value(op.callee)
    if not isinstance(callee, SymbolRefAttr):
        return False
    call = rewriter.create(
        func.CallOp, op.result_types(), list(op.callee_operands), {"callee": callee}, loc=op.location
    )
    rewriter.replace_op(op, call)
    return True
