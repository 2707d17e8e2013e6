"""Folders of arith's operations on floats.  Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import FloatAttr
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.constant_folders import fold_numbers
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_float import APFloat
from mlirkit.folding.elements import Constants, fold_binary, fold_unary
from mlirkit.folding.matchers import float_of, is_one_float
from mlirkit.ods.live.hooks import Folded, folder

NO_NANS_OR_SIGNED_ZEROS = arith.FastMathFlags.nnan | arith.FastMathFlags.nsz


@folder(arith.NegFOp)
def fold_negf(op: arith.NegFOp, operands: Constants) -> Folded:
    """Mirrors NegFOp::fold."""
    # -(-x) is x
    inner = defined_by(op.operand, arith.NegFOp)
    if inner is not None:
        return inner.operand
    return fold_unary(FloatAttr, operands, lambda a: -a)


@folder(arith.AddFOp)
def fold_addf(op: arith.AddFOp, operands: Constants) -> Folded:
    """Mirrors AddFOp::fold."""
    # x + -0 is x
    number = float_of(operands[1])
    if number is not None and number.is_zero and number.is_negative:
        return op.lhs
    return fold_binary(FloatAttr, operands, lambda a, b: a + b)


@folder(arith.SubFOp)
def fold_subf(op: arith.SubFOp, operands: Constants) -> Folded:
    """Mirrors SubFOp::fold."""
    # x - +0 is x
    number = float_of(operands[1])
    if number is not None and number.is_zero and not number.is_negative:
        return op.lhs
    return fold_binary(FloatAttr, operands, lambda a, b: a - b)


@folder(arith.MulFOp)
def fold_mulf(op: arith.MulFOp, operands: Constants) -> Folded:
    """Mirrors MulFOp::fold."""
    # x * 1 is x
    if is_one_float(operands[1]):
        return op.lhs
    # x * 0 is 0, with the flags nnan and nsz
    number = float_of(operands[1])
    if number is not None and number.is_zero:
        flags = op.fastmath or arith.FastMathFlags.none
        if flags & NO_NANS_OR_SIGNED_ZEROS == NO_NANS_OR_SIGNED_ZEROS:
            return op.rhs
    return fold_binary(FloatAttr, operands, lambda a, b: a * b)


@folder(arith.DivFOp)
def fold_divf(op: arith.DivFOp, operands: Constants) -> Folded:
    """Mirrors DivFOp::fold."""
    # x / 1 is x
    if is_one_float(operands[1]):
        return op.lhs
    return fold_binary(FloatAttr, operands, lambda a, b: a / b)


fold_numbers(fold_binary, FloatAttr, {arith.RemFOp: APFloat.mod})


Extremum = arith.MaximumFOp | arith.MaxNumFOp | arith.MinimumFOp | arith.MinNumFOp


def _register_extremum(
    op_class: type[Extremum],
    calculate: Callable[[APFloat, APFloat], APFloat],
    is_neutral: Callable[[APFloat], bool],
) -> None:
    """The larger or smaller of two numbers; a neutral element yields the other one."""

    def fold(op: Extremum, operands: Constants) -> Folded:
        if op.lhs is op.rhs:
            return op.rhs
        number = float_of(operands[1])
        if number is not None and is_neutral(number):
            return op.lhs
        return fold_binary(FloatAttr, operands, calculate)

    folder(op_class)(fold)


_register_extremum(arith.MaximumFOp, APFloat.maximum, lambda a: a.is_infinity and a.is_negative)
_register_extremum(arith.MaxNumFOp, APFloat.maxnum, lambda a: a.is_nan)
_register_extremum(arith.MinimumFOp, APFloat.minimum, lambda a: a.is_infinity and not a.is_negative)
_register_extremum(arith.MinNumFOp, APFloat.minnum, lambda a: a.is_nan)
