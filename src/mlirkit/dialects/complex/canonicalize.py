"""Canonicalization patterns of complex: bitcasts, and parts of negated numbers.

Mirror: mlir/lib/Dialect/Complex/IR/ComplexOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.types import ComplexType
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.declared import arith, complex
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::FoldComponentNeg<mlir::complex::"


@canonicalizer(complex.BitcastOp, "MergeComplexBitcast")
def merge_bitcasts(op: complex.BitcastOp, rewriter: PatternRewriter) -> bool:
    """bitcast(bitcast(x)) -> bitcast(x): complex.bitcast, if there is a complex type on one side."""
    inner = defined_by(op.operand, complex.BitcastOp)
    if inner is not None:
        types = (op.result.type, inner.operand.type)
        if any(isinstance(type, ComplexType) for type in types):
            rewriter.replace_with(op, complex.BitcastOp, [inner.operand])
        else:
            rewriter.replace_with(op, arith.BitcastOp, [inner.operand])
        return True
    plain = defined_by(op.operand, arith.BitcastOp)
    if plain is None:
        return False
    rewriter.replace_with(op, complex.BitcastOp, [plain.in_])
    return True


@canonicalizer(complex.ImOp, _PATTERN + "ImOp, 1>")
def negate_imaginary_part(op: complex.ImOp, rewriter: PatternRewriter) -> bool:
    """im(-create(a, b)) -> -b."""
    negation = defined_by(op.complex, complex.NegOp)
    creation = None if negation is None else defined_by(negation.complex, complex.CreateOp)
    if creation is None:
        return False
    rewriter.replace_with(op, arith.NegFOp, [creation.imaginary])
    return True


@canonicalizer(complex.ReOp, _PATTERN + "ReOp, 0>")
def negate_real_part(op: complex.ReOp, rewriter: PatternRewriter) -> bool:
    """re(-create(a, b)) -> -a."""
    negation = defined_by(op.complex, complex.NegOp)
    creation = None if negation is None else defined_by(negation.complex, complex.CreateOp)
    if creation is None:
        return False
    rewriter.replace_with(op, arith.NegFOp, [creation.real])
    return True
