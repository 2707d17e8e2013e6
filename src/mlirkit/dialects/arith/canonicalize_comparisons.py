"""Canonicalization of float comparisons whose operand was converted from an integer.

Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import FALSE, TRUE, FloatAttr, integer_attr, integer_width
from mlirkit.builtin.dense import I64
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.dialects.arith.canonicalize import make_constant
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_float import EQUAL, GREATER, LESS, APFloat, from_integer
from mlirkit.folding.ap_int import APInt, all_ones, max_signed, min_signed
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_Integer = arith.CmpIPredicate
_Float = arith.CmpFPredicate

# The predicates on signed and on unsigned integers; without the tests for NaN and the constant ones.
OF_INTEGERS: Final[dict[arith.CmpFPredicate, tuple[arith.CmpIPredicate, arith.CmpIPredicate]]] = {
    _Float.UEQ: (_Integer.eq, _Integer.eq),
    _Float.OEQ: (_Integer.eq, _Integer.eq),
    _Float.UGT: (_Integer.sgt, _Integer.ugt),
    _Float.OGT: (_Integer.sgt, _Integer.ugt),
    _Float.UGE: (_Integer.sge, _Integer.uge),
    _Float.OGE: (_Integer.sge, _Integer.uge),
    _Float.ULT: (_Integer.slt, _Integer.ult),
    _Float.OLT: (_Integer.slt, _Integer.ult),
    _Float.ULE: (_Integer.sle, _Integer.ule),
    _Float.OLE: (_Integer.sle, _Integer.ule),
    _Float.UNE: (_Integer.ne, _Integer.ne),
    _Float.ONE: (_Integer.ne, _Integer.ne),
}

# Predicates that hold for all integers compared with a larger number, and with a smaller one.
BELOW: Final = {_Integer.ne, _Integer.slt, _Integer.sle, _Integer.ult, _Integer.ule}
ABOVE: Final = {_Integer.ne, _Integer.sgt, _Integer.sge, _Integer.ugt, _Integer.uge}

# The predicate for a fraction rounded towards zero, in place of that for the fraction: for a positive one,
# and for a negative one if that differs.
OF_ROUNDED_POSITIVE: Final = {
    _Integer.ult: _Integer.ule,
    _Integer.slt: _Integer.sle,
    _Integer.uge: _Integer.ugt,
    _Integer.sge: _Integer.sgt,
}
OF_ROUNDED_NEGATIVE: Final = {_Integer.sle: _Integer.slt, _Integer.sgt: _Integer.sge}


@canonicalizer(arith.CmpFOp, "CmpFIntToFPConst")
def compare_as_integers(op: arith.CmpFOp, rewriter: PatternRewriter) -> bool:
    """cmpf(sitofp(x), constant) -> cmpi(x, constant), likewise for uitofp."""
    constant = constant_value(op.rhs)
    if not isinstance(constant, FloatAttr):
        return False
    number = APFloat(constant.bits, constant.type.semantics)
    conversion = defined_by(op.lhs, arith.SIToFPOp) or defined_by(op.lhs, arith.UIToFPOp)
    if number.is_nan or conversion is None:
        return False
    value, signed = conversion.in_, isinstance(conversion, arith.SIToFPOp)
    width = integer_width(value.type)
    if not _keeps_order(number, width, signed):
        return False
    truth = _truth_for_all(op.predicate, number, width, signed)
    predicate = OF_INTEGERS.get(op.predicate)
    if truth is None and predicate is not None:
        whole = number.to_integer(width, signed)
        if whole is None:
            return False
        result = _of_rounded(predicate[0] if signed else predicate[1], number, whole, signed)
        if isinstance(result, arith.CmpIPredicate):
            attribute = integer_attr(value.type, whole.bits)
            operands = [value, make_constant(rewriter, value.type, attribute, op.location)]
            rewriter.replace_with(op, arith.CmpIOp, operands, {"predicate": integer_attr(I64, int(result))})
            return True
        truth = result
    if truth is None:
        return False
    rewriter.replace_op(op, [make_constant(rewriter, TRUE.type, TRUE if truth else FALSE, op.location)])
    return True


def _keeps_order(number: APFloat, width: int, signed: bool) -> bool:
    """Whether digits lost in the conversion do not affect the result."""
    precision = number.semantics.precision
    if width <= precision:
        return True
    value_bits = width - 1 if signed else width
    if number.is_infinity:
        return number.semantics.max_exponent >= value_bits
    return number.is_zero or not precision <= number.ilogb() <= value_bits


def _truth_for_all(predicate: arith.CmpFPredicate, number: APFloat, width: int, signed: bool) -> bool | None:
    """The result for all integers; None if it depends on the integer."""
    # No integer becomes NaN.
    if predicate in (_Float.ORD, _Float.UNO):
        return predicate == _Float.ORD
    predicates = OF_INTEGERS.get(predicate)
    if predicates is None:
        return None
    of_integers = predicates[0] if signed else predicates[1]
    largest = max_signed(width).signed if signed else all_ones(width).bits
    smallest = min_signed(width).signed if signed else 0
    if from_integer(largest, number.semantics).compare(number) == LESS:
        return of_integers in BELOW
    if from_integer(smallest, number.semantics).compare(number) == GREATER:
        return of_integers in ABOVE
    return None


def _of_rounded(
    predicate: arith.CmpIPredicate, number: APFloat, whole: APInt, signed: bool
) -> arith.CmpIPredicate | bool:
    """The predicate for the integral part of a number, or the result for all integers."""
    back = from_integer(whole.signed if signed else whole.bits, number.semantics)
    if number.is_zero or back.compare(number) == EQUAL:
        return predicate
    # No integer is equal to a fraction.
    if predicate in (_Integer.eq, _Integer.ne):
        return predicate == _Integer.ne
    if not number.is_negative:
        return OF_ROUNDED_POSITIVE.get(predicate, predicate)
    if not signed:
        return predicate in ABOVE
    return OF_ROUNDED_NEGATIVE.get(predicate, predicate)
