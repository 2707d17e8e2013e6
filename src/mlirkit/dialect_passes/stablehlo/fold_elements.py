"""Folders of StableHLO's operations element by element: sums, comparisons, conversions, functions.

Functions that LLVM's floats do not have are the C library's on doubles, as in the reference.
Mirror: stablehlo/transforms/optimization/StablehloAggressiveFolder.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_width
from mlirkit.builtin.float_semantics import F64, NEAREST_AWAY, NEAREST_EVEN, FloatSemantics
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_value
from mlirkit.dialect_passes.stablehlo.constants import (
    dense_constant,
    integer_constants,
    is_bool,
    is_integer,
    is_unsigned,
    ranked,
    replace_by_constant,
)
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions, PatternTable
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.folding.ap_float import (
    EQUAL,
    GREATER,
    LESS,
    APFloat,
    from_integer,
    zero,
)
from mlirkit.folding.ap_int import APInt, all_ones
from mlirkit.folding.elements import Number, fold_binary, fold_cast, fold_unary, type_of
from mlirkit.folding.libm import call
from mlirkit.patterns.rewriter import PatternRewriter

# Folds of operations that may compute shapes, and other folds.
SHAPE_FOLDS = PatternTable()
OTHER_FOLDS = PatternTable()

Ints = Callable[[APInt, APInt], APInt | None]
Floats = Callable[[APFloat, APFloat], Number | None]


# ---- Shared parts of folders ----


def folds_dtype(type: RankedTensorType, options: OptimizationOptions, complex: bool = False) -> bool:
    """Whether constants of a type are to be made: integers always, floats if they may be optimized."""
    element = type.element_type
    if is_integer(element):
        return True
    return options.optimize_float and isinstance(element, (FloatType, ComplexType) if complex else FloatType)


def within_limit(type: RankedTensorType, options: OptimizationOptions) -> bool:
    """Whether a constant of a type has at most the maximal number of elements."""
    return type.num_elements <= options.fold_op_element_limit


def _element_type(constant: Attribute) -> Type | None:
    type = type_of(constant)
    return type.element_type if isinstance(type, RankedTensorType) else type


def _binary(
    result_type: Type, first: Attribute | None, second: Attribute | None, ints: Ints, floats: Floats
) -> Attribute | None:
    """Mirrors foldBinaryOpIntOrFloat: the result for two constants of one type."""
    if first is None or second is None:
        return None
    element = _element_type(first)
    if element is not None and is_integer(element):
        return fold_binary(IntegerAttr, [first, second], ints, result_type)
    if isinstance(element, FloatType):
        return fold_binary(FloatAttr, [first, second], floats, result_type)
    return None


def _no_float(first: APFloat, second: APFloat) -> APFloat | None:
    return None


BinaryOp = (
    stablehlo.AddOp
    | stablehlo.AndOp
    | stablehlo.CompareOp
    | stablehlo.DivOp
    | stablehlo.MaxOp
    | stablehlo.MinOp
    | stablehlo.MulOp
    | stablehlo.OrOp
    | stablehlo.RemOp
    | stablehlo.SubtractOp
    | stablehlo.XorOp
)


def _replace_binary(op: BinaryOp, rewriter: PatternRewriter, ints: Ints, floats: Floats) -> bool:
    first, second = constant_value(op.lhs), constant_value(op.rhs)
    return replace_by_constant(op, rewriter, _binary(op.result.type, first, second, ints, floats))


# ---- Sums, products, quotients ----


@SHAPE_FOLDS.pattern(stablehlo.AddOp, "FoldAddOpPattern")
def fold_add(op: stablehlo.AddOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    if not folds_dtype(ranked(op.result), options):
        return False
    return _replace_binary(op, rewriter, lambda a, b: a + b, lambda a, b: a + b)


@SHAPE_FOLDS.pattern(stablehlo.SubtractOp, "FoldSubtractOpPattern")
def fold_subtract(op: stablehlo.SubtractOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    if not folds_dtype(ranked(op.result), options):
        return False
    return _replace_binary(op, rewriter, lambda a, b: a - b, lambda a, b: a - b)


@SHAPE_FOLDS.pattern(stablehlo.MulOp, "FoldMulOpPattern")
def fold_multiply(op: stablehlo.MulOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    if not folds_dtype(ranked(op.result), options):
        return False
    return _replace_binary(op, rewriter, lambda a, b: a * b, lambda a, b: a * b)


def _divides_by_zero(op: stablehlo.DivOp | stablehlo.RemOp) -> bool:
    """Whether an element of a constant divisor is the integer 0."""
    divisors = integer_constants(op.rhs)
    return divisors is not None and any(divisor.is_zero for divisor in divisors)


@SHAPE_FOLDS.pattern(stablehlo.DivOp, "FoldDivOpPattern")
def fold_divide(op: stablehlo.DivOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.result)
    if not folds_dtype(type, options) or _divides_by_zero(op):
        return False
    ints = APInt.udiv if is_unsigned(type.element_type) else APInt.sdiv
    return _replace_binary(op, rewriter, ints, lambda a, b: a / b)


@SHAPE_FOLDS.pattern(stablehlo.RemOp, "FoldRemOpPattern")
def fold_remainder(op: stablehlo.RemOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.result)
    if not folds_dtype(type, options) or _divides_by_zero(op):
        return False
    ints = APInt.urem if is_unsigned(type.element_type) else APInt.srem
    return _replace_binary(op, rewriter, ints, APFloat.mod)


def _is_unsigned_or_bool(type: RankedTensorType) -> bool:
    return is_unsigned(type.element_type) or is_bool(type.element_type)


@SHAPE_FOLDS.pattern(stablehlo.MaxOp, "FoldMaxOpPattern")
def fold_maximum(op: stablehlo.MaxOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.result)
    if not folds_dtype(type, options):
        return False
    ints = APInt.umax if _is_unsigned_or_bool(type) else APInt.smax
    return _replace_binary(op, rewriter, ints, APFloat.maximum)


@SHAPE_FOLDS.pattern(stablehlo.MinOp, "FoldMinOpPattern")
def fold_minimum(op: stablehlo.MinOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.result)
    if not folds_dtype(type, options):
        return False
    ints = APInt.umin if _is_unsigned_or_bool(type) else APInt.smin
    return _replace_binary(op, rewriter, ints, APFloat.minimum)


@SHAPE_FOLDS.pattern(stablehlo.ClampOp, "FoldClampOpPattern")
def fold_clamp(op: stablehlo.ClampOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """The greater of the value and the least, and of that and the most the smaller."""
    type = ranked(op.result)
    if not folds_dtype(type, options):
        return False
    least, value, most = constant_value(op.min), constant_value(op.operand), constant_value(op.max)
    if least is None or value is None or most is None:
        return False
    unsigned = is_unsigned(type.element_type)
    raised = _binary(type, least, value, APInt.umax if unsigned else APInt.smax, APFloat.maximum)
    result = _binary(type, most, raised, APInt.umin if unsigned else APInt.smin, APFloat.minimum)
    return replace_by_constant(op, rewriter, result)


# ---- Bits ----


@SHAPE_FOLDS.pattern(stablehlo.AndOp, "FoldAndOpPattern")
def fold_and(op: stablehlo.AndOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_binary(op, rewriter, lambda a, b: a & b, _no_float)


@SHAPE_FOLDS.pattern(stablehlo.OrOp, "FoldOrOpPattern")
def fold_or(op: stablehlo.OrOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_binary(op, rewriter, lambda a, b: a | b, _no_float)


@OTHER_FOLDS.pattern(stablehlo.XorOp, "FoldXorOpPattern")
def fold_xor(op: stablehlo.XorOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_binary(op, rewriter, lambda a, b: a ^ b, _no_float)


# ---- Comparisons ----

_DIRECTIONS = stablehlo.ComparisonDirection
_KINDS = stablehlo.ComparisonType


def comparison_kind(op: stablehlo.CompareOp) -> stablehlo.ComparisonType:
    """The type of a comparison: as the operation says, else by the element type."""
    kind = op.compare_type
    if kind is not None and kind != _KINDS.NOTYPE:
        return kind
    element = ranked(op.lhs).element_type
    if is_unsigned(element) or is_bool(element):
        return _KINDS.UNSIGNED
    if is_integer(element):
        return _KINDS.SIGNED
    return _KINDS.FLOAT if isinstance(element, (FloatType, ComplexType)) else _KINDS.NOTYPE


def _holds(direction: stablehlo.ComparisonDirection, order: int) -> bool:
    """Whether a comparison holds of two numbers of which the first is less, equal, greater or unordered."""
    if direction == _DIRECTIONS.EQ:
        return order == EQUAL
    if direction == _DIRECTIONS.NE:
        return order != EQUAL
    if direction == _DIRECTIONS.GE:
        return order in (GREATER, EQUAL)
    if direction == _DIRECTIONS.GT:
        return order == GREATER
    if direction == _DIRECTIONS.LE:
        return order in (LESS, EQUAL)
    return order == LESS


@SHAPE_FOLDS.pattern(stablehlo.CompareOp, "FoldCompareOpPattern")
def fold_compare(op: stablehlo.CompareOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    direction, kind = op.comparison_direction, comparison_kind(op)
    if kind == _KINDS.NOTYPE:
        return False

    def ints(first: APInt, second: APInt) -> APInt:
        a, b = (first.signed, second.signed) if kind == _KINDS.SIGNED else (first.bits, second.bits)
        order = EQUAL if a == b else LESS if a < b else GREATER
        return APInt(int(_holds(direction, order)), 1)

    def floats(first: APFloat, second: APFloat) -> APInt:
        return APInt(int(_holds(direction, first.compare(second))), 1)

    return _replace_binary(op, rewriter, ints, floats)


# ---- Conversions ----


def _converted(target: FloatSemantics) -> Callable[[APFloat], APFloat | None]:
    def convert(number: APFloat) -> APFloat | None:
        # An invalid operation, which does not fold.
        return None if number.is_signaling else number.convert(target)[0]

    return convert


def _to_integer(width: int, signed: bool) -> Callable[[APFloat], APInt | None]:
    def convert(number: APFloat) -> APInt | None:
        if number.is_zero and number.is_negative:
            return None
        return number.to_integer(width, signed)

    return convert


def _from_integer(target: FloatSemantics, signed: bool) -> Callable[[APInt], APFloat]:
    return lambda number: from_integer(number.signed if signed else number.bits, target)


def _boolean(number: Number) -> APInt:
    return APInt(int(not number.is_zero), 1)


@SHAPE_FOLDS.pattern(stablehlo.ConvertOp, "FoldConvertOpPattern")
def fold_convert(op: stablehlo.ConvertOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.result)
    if not type.has_static_shape or not folds_dtype(type, options) or not within_limit(type, options):
        return False
    old, new = ranked(op.operand).element_type, type.element_type
    if not options.optimize_float and (isinstance(old, FloatType) or isinstance(new, FloatType)):
        return False
    constant = dense_constant(op.operand)
    if constant is None or not (is_integer(old) or isinstance(old, FloatType)):
        return False
    attribute = FloatAttr if isinstance(old, FloatType) else IntegerAttr
    return replace_by_constant(op, rewriter, fold_cast(attribute, [constant], type, _conversion(old, new)))


def _conversion(old: Type, new: Type) -> Callable[..., Number | None]:
    """The conversion of elements of one type to another."""
    was_signed = not (is_unsigned(old) or is_bool(old))
    if isinstance(new, FloatType):
        return (
            _converted(new.semantics)
            if isinstance(old, FloatType)
            else _from_integer(new.semantics, was_signed)
        )
    if is_bool(new):
        return _boolean
    width = integer_width(new)
    if isinstance(old, FloatType):
        return _to_integer(width, not is_unsigned(new))
    if was_signed:
        return lambda number: number.sext_or_trunc(width)
    return lambda number: number.zext_or_trunc(width)


# ---- Functions of one number ----

UnaryOp = (
    stablehlo.AbsOp
    | stablehlo.CosineOp
    | stablehlo.ExpOp
    | stablehlo.LogOp
    | stablehlo.LogisticOp
    | stablehlo.NegOp
    | stablehlo.NotOp
    | stablehlo.RoundOp
    | stablehlo.RoundNearestEvenOp
    | stablehlo.RsqrtOp
    | stablehlo.SignOp
    | stablehlo.SineOp
    | stablehlo.SqrtOp
    | stablehlo.TanOp
    | stablehlo.TanhOp
    | chlo.ErfOp
)
UnaryT = TypeVar("UnaryT", bound=UnaryOp)
OneInt = Callable[[APInt], APInt | None]
OneFloat = Callable[[APFloat], APFloat | None]


def _replace_unary(
    op: UnaryOp, rewriter: PatternRewriter, ints: OneInt | None, floats: OneFloat | None
) -> bool:
    """As FoldUnaryOpPattern: the constant's elements are of the kind that the result's are."""
    constant, element = constant_value(op.operand), ranked(op.result).element_type
    if constant is None:
        return False
    held = _element_type(constant)
    result: Attribute | None = None
    if isinstance(held, FloatType) and isinstance(element, FloatType) and floats is not None:
        result = fold_unary(FloatAttr, [constant], floats)
    elif held is not None and is_integer(held) and is_integer(element) and ints is not None:
        result = fold_unary(IntegerAttr, [constant], ints)
    return replace_by_constant(op, rewriter, result)


@OTHER_FOLDS.pattern(stablehlo.AbsOp, "FoldAbsOpPattern")
def fold_abs(op: stablehlo.AbsOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_unary(op, rewriter, APInt.abs, APFloat.abs)


@OTHER_FOLDS.pattern(stablehlo.NegOp, "FoldNegOpPattern")
def fold_negate(op: stablehlo.NegOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_unary(op, rewriter, lambda a: -a, lambda a: -a)


@OTHER_FOLDS.pattern(stablehlo.NotOp, "FoldNotOpPattern")
def fold_not(op: stablehlo.NotOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_unary(op, rewriter, lambda a: a ^ all_ones(a.width), None)


@OTHER_FOLDS.pattern(stablehlo.RoundOp, "FoldRoundOpPattern")
def fold_round(op: stablehlo.RoundOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return _replace_unary(op, rewriter, None, lambda a: a.round_to_integral(NEAREST_AWAY))


@OTHER_FOLDS.pattern(stablehlo.RoundNearestEvenOp, "FoldRoundNearestEvenOpPattern")
def fold_round_even(
    op: stablehlo.RoundNearestEvenOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    return _replace_unary(op, rewriter, None, lambda a: a.round_to_integral(NEAREST_EVEN))


def _sign(number: APFloat) -> APFloat | None:
    if number.is_nan:
        return None
    if number.is_zero:
        return zero(number.semantics)
    return from_integer(-1 if number.is_negative else 1, number.semantics)


@SHAPE_FOLDS.pattern(stablehlo.SignOp, "FoldSignOpPattern")
def fold_sign(op: stablehlo.SignOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    ints: OneInt | None = None
    if not is_unsigned(ranked(op.result).element_type):
        ints = lambda a: APInt((a.signed > 0) - (a.signed < 0), a.width)  # noqa: E731
    return _replace_unary(op, rewriter, ints, _sign)


def _on_doubles(function: Callable[[APFloat], APFloat | None]) -> OneFloat:
    """A function on doubles for numbers of any format, rounded to the nearest one."""

    def calculate(number: APFloat) -> APFloat | None:
        result = function(number.convert(F64)[0])
        return None if result is None else result.convert(number.semantics)[0]

    return calculate


def _is_negative(number: APFloat) -> bool:
    return number.compare(zero(F64)) == LESS


def _log(number: APFloat) -> APFloat | None:
    return None if number.is_zero or _is_negative(number) else call("log", number)


def _sqrt(number: APFloat) -> APFloat | None:
    return None if _is_negative(number) else call("sqrt", number)


def _rsqrt(number: APFloat) -> APFloat | None:
    root = None if number.is_zero or _is_negative(number) else call("sqrt", number)
    return None if root is None else from_integer(1, F64) / root


def _logistic(number: APFloat) -> APFloat | None:
    power, one = call("exp", -number), from_integer(1, F64)
    return None if power is None else one / (one + power)


def _c_function(name: str) -> OneFloat:
    return lambda number: call(name, number)


def _fold_on_doubles(owner: type[UnaryT], pattern: str, function: OneFloat) -> None:
    """Add the folder of an operation that is a function on doubles."""

    def fold(op: UnaryT, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        return _replace_unary(op, rewriter, None, _on_doubles(function))

    OTHER_FOLDS.pattern(owner, pattern)(fold)


_fold_on_doubles(stablehlo.CosineOp, "FoldCosineOpPattern", _c_function("cos"))
_fold_on_doubles(chlo.ErfOp, "FoldErfOpPattern", _c_function("erf"))
_fold_on_doubles(stablehlo.ExpOp, "FoldExpOpPattern", _c_function("exp"))
_fold_on_doubles(stablehlo.LogOp, "FoldLogOpPattern", _log)
_fold_on_doubles(stablehlo.LogisticOp, "FoldLogisticOpPattern", _logistic)
_fold_on_doubles(stablehlo.RsqrtOp, "FoldRsqrtOpPattern", _rsqrt)
_fold_on_doubles(stablehlo.SineOp, "FoldSineOpPattern", _c_function("sin"))
_fold_on_doubles(stablehlo.SqrtOp, "FoldSqrtOpPattern", _sqrt)
_fold_on_doubles(stablehlo.TanOp, "FoldTanOpPattern", _c_function("tan"))
_fold_on_doubles(stablehlo.TanhOp, "FoldTanhOpPattern", _c_function("tanh"))
