"""Canonicalization patterns of arith.

Declarative patterns are rewrite rules (ArithCanonicalization.td), in the order in which the reference adds
them.  Comparisons of floats: canonicalize_comparisons.py.  Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import TRUE
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, complex
from mlirkit.dialects.shipped_rules import canonicalizing_rules
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


def make_constant(rewriter: PatternRewriter, type: Type, value: Attribute, loc: Location) -> Value:
    """Create `arith.constant`."""
    return rewriter.create(arith.ConstantOp, [type], (), {"value": value}, loc=loc).result


# ---- Integers ----

canonicalizing_rules(
    arith.AddIOp,
    "AddIAddConstant",
    "AddISubConstantRHS",
    "AddISubConstantLHS",
    "AddIMulNegativeOneRhs",
    "AddIMulNegativeOneLhs",
)
canonicalizing_rules(
    arith.SubIOp,
    "SubIRHSAddConstant",
    "SubILHSAddConstant",
    "SubIRHSSubConstantRHS",
    "SubIRHSSubConstantLHS",
    "SubILHSSubConstantRHS",
    "SubILHSSubConstantLHS",
    "SubISubILHSRHSLHS",
)
canonicalizing_rules(arith.MulIOp, "MulIMulIConstant")
canonicalizing_rules(arith.AddUIExtendedOp, "AddUIExtendedToAddI")
canonicalizing_rules(arith.MulSIExtendedOp, "MulSIExtendedToMulI", "MulSIExtendedRHSOne")
canonicalizing_rules(arith.MulUIExtendedOp, "MulUIExtendedToMulI")
canonicalizing_rules(arith.XOrIOp, "XOrINotCmpI", "XOrIOfExtUI", "XOrIOfExtSI")
canonicalizing_rules(arith.AndIOp, "AndOfExtUI", "AndOfExtSI")
canonicalizing_rules(arith.OrIOp, "OrOfExtUI", "OrOfExtSI")
canonicalizing_rules(arith.CmpIOp, "CmpIExtSI", "CmpIExtUI")

# ---- Casts ----

canonicalizing_rules(arith.IndexCastOp, "IndexCastOfIndexCast", "IndexCastOfExtSI")
canonicalizing_rules(arith.IndexCastUIOp, "IndexCastUIOfIndexCastUI", "IndexCastUIOfExtUI")
canonicalizing_rules(arith.BitcastOp, "BitcastOfBitcast")
canonicalizing_rules(arith.ExtSIOp, "ExtSIOfExtUI")
canonicalizing_rules(
    arith.TruncIOp, "TruncIExtSIToExtSI", "TruncIExtUIToExtUI", "TruncIShrSIToTrunciShrUI"
)
canonicalizing_rules(arith.TruncFOp, "TruncFSIToFPToSIToFP", "TruncFUIToFPToUIToFP")


@canonicalizer(arith.BitcastOp, "MergeArithBitcast", added_by=complex.BitcastOp)
def merge_complex_bitcasts(op: arith.BitcastOp, rewriter: PatternRewriter) -> bool:
    """bitcast(complex.bitcast(x)) -> complex.bitcast(x)."""
    inner = defined_by(op.in_, complex.BitcastOp)
    if inner is None:
        return False
    rewriter.replace_with(op, complex.BitcastOp, [inner.operand])
    return True


# ---- Floats ----

canonicalizing_rules(arith.MulFOp, "MulFOfNegF")
canonicalizing_rules(arith.DivFOp, "DivFOfNegF")

# ---- Selections ----

canonicalizing_rules(
    arith.SelectOp, "RedundantSelectFalse", "RedundantSelectTrue", "SelectNotCond", "SelectI1ToNot"
)


@canonicalizer(arith.SelectOp, "SelectToExtUI")
def extend_condition(op: arith.SelectOp, rewriter: PatternRewriter) -> bool:
    """select(p, 1, 0) -> extui(p), select(p, 0, 1) -> extui(p ^ true)."""
    type = op.result.type
    if not isinstance(type, IntegerType) or type.width == 1:
        return False
    true_number, false_number = constant_int(op.true_value), constant_int(op.false_value)
    if true_number is None or false_number is None:
        return False
    condition = op.condition
    if true_number.is_zero and false_number.is_one:
        mask = make_constant(rewriter, TRUE.type, TRUE, op.location)
        negation = rewriter.create(arith.XOrIOp, [TRUE.type], [condition, mask], loc=op.location)
        condition = negation.result
    elif not (true_number.is_one and false_number.is_zero):
        return False
    rewriter.replace_with(op, arith.ExtUIOp, [condition])
    return True
