"""Canonicalization patterns of stablehlo written by hand.  Mirror: stablehlo/dialect/StablehloOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import Value
from mlirkit.dialects.declared import stablehlo
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import elements_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(stablehlo.CaseOp, "mlir::stablehlo::FoldConstantCaseOp")
def replace_by_known_branch(op: stablehlo.CaseOp, rewriter: PatternRewriter) -> bool:
    """Inline the branch that a constant selects, if there is one."""
    constant = constant_value(op.index)
    numbers = elements_of(constant) if isinstance(constant, DenseIntElementsAttr) else None
    index = numbers[0] if numbers else None
    if not isinstance(index, APInt) or not 0 <= index.signed < len(op.branches):
        return False
    mapping: dict[Value, Value] = {}
    *inner, terminator = list(op.branches[index.signed].ops())
    for nested in inner:
        rewriter.clone(nested, mapping)
    rewriter.replace_op(op, [mapping.get(value, value) for value in terminator.operand_values()])
    return True
