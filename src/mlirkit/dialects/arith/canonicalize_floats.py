"""The canonical form of arith's operations on floats.

Mirror: mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td.
"""

from __future__ import annotations

from mlirkit.core.matchers import defined_by
from mlirkit.core.operation import Operation
from mlirkit.dialects.arith.canonicalize import RULE, fused
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


def _drop_negations(op: arith.MulFOp | arith.DivFOp, rewriter: PatternRewriter) -> bool:
    left, right = defined_by(op.lhs, arith.NegFOp), defined_by(op.rhs, arith.NegFOp)
    if left is None or right is None or left.operand.type != right.operand.type:
        return False
    flags = op.fastmath_attr
    made: Operation = rewriter.create(
        type(op),
        [left.operand.type],
        [left.operand, right.operand],
        {} if flags is None else {"fastmath": flags},
        loc=fused(op, left, right),
    )
    rewriter.replace_op(op, made)
    return True


@canonicalizer(arith.MulFOp, RULE + "MulFOfNegF", benefit=3)
def multiply_negated(op: arith.MulFOp, rewriter: PatternRewriter) -> bool:
    """-x * -y is x * y."""
    return _drop_negations(op, rewriter)


@canonicalizer(arith.DivFOp, RULE + "DivFOfNegF", benefit=3)
def divide_negated(op: arith.DivFOp, rewriter: PatternRewriter) -> bool:
    """-x / -y is x / y."""
    return _drop_negations(op, rewriter)
