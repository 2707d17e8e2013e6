"""Folders of math: exact ones in every format, and folders that call the host's C library.

Mirror: mlir/lib/Dialect/Math/IR/MathOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.float_semantics import DOWNWARD, NEAREST_EVEN, UPWARD
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_folders import fold_numbers
from mlirkit.dialects.declared import math
from mlirkit.folding.ap_float import APFloat, from_integer, nan
from mlirkit.folding.ap_int import APInt, all_ones
from mlirkit.folding.elements import Constants, bool_attribute, fold_binary, fold_unary
from mlirkit.folding.libm import call
from mlirkit.folding.matchers import float_of
from mlirkit.ods.live.hooks import Folded, folder

# ---- Floats ----


fold_numbers(
    fold_unary,
    FloatAttr,
    {
        math.AbsFOp: APFloat.abs,
        math.CeilOp: lambda a: a.round_to_integral(UPWARD),
        math.FloorOp: lambda a: a.round_to_integral(DOWNWARD),
        math.RoundEvenOp: lambda a: a.round_to_integral(NEAREST_EVEN),
    },
)
fold_numbers(
    fold_binary, FloatAttr, {math.CopySignOp: APFloat.copy_sign, math.PowFOp: lambda a, b: call("pow", a, b)}
)

Predicate = math.IsFiniteOp | math.IsInfOp | math.IsNaNOp | math.IsNormalOp

# Predicates of a number or a splat.
PREDICATES: Final[dict[type[Predicate], Callable[[APFloat], bool]]] = {
    math.IsFiniteOp: lambda a: a.is_finite,
    math.IsInfOp: lambda a: a.is_infinity,
    math.IsNaNOp: lambda a: a.is_nan,
    math.IsNormalOp: lambda a: a.is_normal,
}


def _register_predicate(op_class: type[Predicate], holds: Callable[[APFloat], bool]) -> None:
    def fold(op: Predicate, operands: Constants) -> Folded:
        number = float_of(operands[0])
        return None if number is None else bool_attribute(op.result.type, holds(number))

    folder(op_class)(fold)


for _predicate, _holds in PREDICATES.items():
    _register_predicate(_predicate, _holds)


# ---- Functions of the C library ----

# By their names in C.
FUNCTIONS: Final[dict[type[Operation], str]] = {
    math.AcosOp: "acos",
    math.AcoshOp: "acosh",
    math.AsinOp: "asin",
    math.AsinhOp: "asinh",
    math.AtanOp: "atan",
    math.AtanhOp: "atanh",
    math.CosOp: "cos",
    math.CoshOp: "cosh",
    math.ErfOp: "erf",
    math.ErfcOp: "erfc",
    math.ExpOp: "exp",
    math.Exp2Op: "exp2",
    math.ExpM1Op: "expm1",
    math.RoundOp: "round",
    math.SinOp: "sin",
    math.SinhOp: "sinh",
    math.TanOp: "tan",
    math.TanhOp: "tanh",
    math.TruncOp: "trunc",
}

# Functions that are not folded for negative numbers, not even for -0.
FUNCTIONS_OF_POSITIVES: Final[dict[type[Operation], str]] = {
    math.LogOp: "log",
    math.Log10Op: "log10",
    math.Log2Op: "log2",
    math.SqrtOp: "sqrt",
}


def _register(op_class: type[Operation], name: str, of_positives: bool) -> None:
    def calculate(number: APFloat) -> APFloat | None:
        return None if of_positives and number.is_negative else call(name, number)

    def fold(op: Operation, operands: Constants) -> Folded:
        return fold_unary(FloatAttr, operands, calculate)

    folder(op_class)(fold)


for _class, _name in FUNCTIONS.items():
    _register(_class, _name, False)
for _class, _name in FUNCTIONS_OF_POSITIVES.items():
    _register(_class, _name, True)


@folder(math.Log1pOp)
def fold_log1p(op: math.Log1pOp, operands: Constants) -> Folded:
    """Mirrors Log1pOp::fold."""

    def calculate(number: APFloat) -> APFloat | None:
        is_negative = (number + from_integer(1, number.semantics)).is_negative
        return None if is_negative else call("log1p", number)

    return fold_unary(FloatAttr, operands, calculate)


@folder(math.Atan2Op)
def fold_atan2(op: math.Atan2Op, operands: Constants) -> Folded:
    """Mirrors Atan2Op::fold, which does not fold the origin."""

    def calculate(a: APFloat, b: APFloat) -> APFloat | None:
        return nan(a.semantics) if a.is_zero and b.is_zero else call("atan2", a, b)

    return fold_binary(FloatAttr, operands, calculate)


# ---- Integers ----


def _power(base: APInt, power: APInt) -> APInt | None:
    width = base.width
    one = APInt(1, width)
    if power.is_zero:
        return one
    if not power.is_negative:
        return APInt(pow(base.bits, power.bits, 1 << width), width)
    # A negative power rounds to 0, except of 1 and -1; that of 0 is undefined.
    if base.is_zero:
        return None
    if base == one:
        return one
    if base != all_ones(width):
        return APInt(0, width)
    return base if power.bits & 1 else one


fold_numbers(
    fold_unary,
    IntegerAttr,
    {
        math.AbsIOp: APInt.abs,
        math.CountLeadingZerosOp: APInt.countl_zero,
        math.CountTrailingZerosOp: APInt.countr_zero,
        math.CtPopOp: APInt.popcount,
    },
)
fold_numbers(fold_binary, IntegerAttr, {math.IPowIOp: _power})
