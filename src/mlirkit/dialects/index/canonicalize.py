"""Canonicalization patterns of index: constants of nested operations, comparisons of a difference with 0.

Mirror: mlir/lib/Dialect/Index/IR/IndexOps.cpp.
"""

from __future__ import annotations

from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import index
from mlirkit.dialects.index.fold import number
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

AssociativeOp = (
    index.AddOp
    | index.MulOp
    | index.MaxSOp
    | index.MaxUOp
    | index.MinSOp
    | index.MinUOp
    | index.AndOp
    | index.OrOp
    | index.XOrOp
)


def combine_constants(op: AssociativeOp, rewriter: PatternRewriter) -> bool:
    """(x op c0) op c1 -> x op (c1 op c0), if the constants fold."""
    inner = defined_by(op.lhs, type(op))
    if inner is None or constant_value(op.rhs) is None or constant_value(inner.rhs) is None:
        return False
    constant = create_or_fold(rewriter, type(op), op.result.type, [op.rhs, inner.rhs], op.location)
    if isinstance(constant.defining_op, type(op)):
        return False
    made: Operation = rewriter.create(type(op), op.result_types(), [inner.lhs, constant], loc=op.location)
    rewriter.replace_op(op, made)
    return True


canonicalizer(index.AddOp)(combine_constants)
canonicalizer(index.MulOp)(combine_constants)
canonicalizer(index.MaxSOp)(combine_constants)
canonicalizer(index.MaxUOp)(combine_constants)
canonicalizer(index.MinSOp)(combine_constants)
canonicalizer(index.MinUOp)(combine_constants)
canonicalizer(index.AndOp)(combine_constants)
canonicalizer(index.OrOp)(combine_constants)
canonicalizer(index.XOrOp)(combine_constants)


def _is_zero(value: Value) -> bool:
    constant = number(constant_value(value))
    return constant is not None and constant.is_zero


@canonicalizer(index.CmpOp)
def compare_minuend_and_subtrahend(op: index.CmpOp, rewriter: PatternRewriter) -> bool:
    """cmp(a - b, 0) -> cmp(a, b); cmp(0, a - b) -> cmp(b, a)."""
    rhs_is_zero = _is_zero(op.rhs)
    if not rhs_is_zero and not _is_zero(op.lhs):
        return False
    difference = defined_by(op.lhs if rhs_is_zero else op.rhs, index.SubOp)
    if difference is None:
        return False
    operands = [difference.lhs, difference.rhs]
    if not rhs_is_zero:
        operands.reverse()
    rewriter.replace_with(op, index.CmpOp, operands, {"pred": op.pred_attr})
    return True
