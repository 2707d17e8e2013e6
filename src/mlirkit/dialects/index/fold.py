"""Folders of index: results that are valid for indices of 64 bits and of 32 bits.

Mirror: mlir/lib/Dialect/Index/IR/IndexOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlirkit.builtin.attributes import FALSE, TRUE, IntegerAttr, integer_attr
from mlirkit.builtin.types import INDEX, IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.declared import index
from mlirkit.folding.ap_int import APInt, all_ones, max_signed, min_signed
from mlirkit.folding.elements import Constants
from mlirkit.folding.int_range import IntRange, constant_range, signed_range, unsigned_range
from mlirkit.ods.live.hooks import Folded, folder

Calculate = Callable[[APInt, APInt], APInt | None]
Fold = Callable[[Operation, Constants], Folded]

WIDTHS: Final = (64, 32)


folder(index.ConstantOp, index.BoolConstantOp)(fold_to_value)


def number(constant: Attribute | None, width: int = 64) -> APInt | None:
    """The index for a target of a width."""
    return APInt(constant.number, width) if isinstance(constant, IntegerAttr) else None


def _fold(operands: Constants, calculate: Calculate) -> Attribute | None:
    """The result for 64 bits, whose lowest bits are that for 32."""
    lhs, rhs = number(operands[0]), number(operands[1])
    if lhs is None or rhs is None:
        return None
    result = calculate(lhs, rhs)
    return None if result is None else integer_attr(INDEX, result.bits)


def _fold_checked(operands: Constants, calculate: Calculate) -> Attribute | None:
    """The result for 64 bits, if its lowest bits are that for 32."""
    lhs, rhs = number(operands[0], 32), number(operands[1], 32)
    folded = number(_fold(operands, calculate))
    if lhs is None or rhs is None or folded is None:
        return None
    narrow = calculate(lhs, rhs)
    if narrow is None or folded.zext_or_trunc(32) != narrow:
        return None
    return integer_attr(INDEX, folded.bits)


# -- sums, products and bits --------------------------------------------------------------------------


@folder(index.AddOp)
def fold_add(op: index.AddOp, operands: Constants) -> Folded:
    """Mirrors AddOp::fold."""
    folded = _fold(operands, lambda a, b: a + b)
    if folded is not None:
        return folded
    # x + 0 is x
    rhs = number(operands[1])
    return op.lhs if rhs is not None and rhs.is_zero else None


@folder(index.SubOp)
def fold_sub(op: index.SubOp, operands: Constants) -> Folded:
    """Mirrors SubOp::fold."""
    folded = _fold(operands, lambda a, b: a - b)
    if folded is not None:
        return folded
    # x - 0 is x
    rhs = number(operands[1])
    return op.lhs if rhs is not None and rhs.is_zero else None


@folder(index.MulOp)
def fold_mul(op: index.MulOp, operands: Constants) -> Folded:
    """Mirrors MulOp::fold."""
    folded = _fold(operands, lambda a, b: a * b)
    rhs = number(operands[1])
    if folded is not None or rhs is None:
        return folded
    # x * 1 is x
    if rhs.is_one:
        return op.lhs
    # x * 0 is 0
    return operands[1] if rhs.is_zero else None


def _exact(calculate: Calculate) -> Fold:
    return lambda op, operands: _fold(operands, calculate)


def _checked(calculate: Calculate) -> Fold:
    return lambda op, operands: _fold_checked(operands, calculate)


folder(index.AndOp)(_exact(lambda a, b: a & b))
folder(index.OrOp)(_exact(lambda a, b: a | b))
folder(index.XOrOp)(_exact(lambda a, b: a ^ b))
folder(index.ShlOp)(_exact(lambda a, b: None if b.bits >= 32 else a.shl(b)))
folder(index.ShrSOp)(_checked(lambda a, b: None if b.bits >= 32 else a.ashr(b)))
folder(index.ShrUOp)(_checked(lambda a, b: None if b.bits >= 32 else a.lshr(b)))
folder(index.MaxSOp)(_checked(APInt.smax))
folder(index.MaxUOp)(_checked(APInt.umax))
folder(index.MinSOp)(_checked(APInt.smin))
folder(index.MinUOp)(_checked(APInt.umin))


# -- quotients ----------------------------------------------------------------------------------------


def _fold_quotient(operands: Constants, calculate: Callable[[APInt, APInt], APInt]) -> Folded:
    return _fold_checked(operands, lambda a, b: None if b.is_zero else calculate(a, b))


def _quotient(calculate: Callable[[APInt, APInt], APInt]) -> Fold:
    return lambda op, operands: _fold_quotient(operands, calculate)


folder(index.DivSOp)(_quotient(APInt.sdiv))
folder(index.DivUOp)(_quotient(APInt.udiv))
folder(index.RemSOp)(_quotient(APInt.srem))
folder(index.RemUOp)(_quotient(APInt.urem))


@folder(index.CeilDivSOp)
def fold_ceildivs(op: index.CeilDivSOp, operands: Constants) -> Folded:
    """Mirrors CeilDivSOp::fold."""

    def divide(a: APInt, b: APInt) -> APInt:
        if a.is_zero:
            return a
        if (a.signed > 0) != (b.signed > 0):
            return -(-a).sdiv(b)
        one = APInt(1, a.width)
        return (a - one if b.signed > 0 else a + one).sdiv(b) + one

    return _fold_quotient(operands, divide)


@folder(index.CeilDivUOp)
def fold_ceildivu(op: index.CeilDivUOp, operands: Constants) -> Folded:
    """Mirrors CeilDivUOp::fold."""

    def divide(a: APInt, b: APInt) -> APInt:
        one = APInt(1, a.width)
        return a if a.is_zero else (a - one).udiv(b) + one

    return _fold_quotient(operands, divide)


@folder(index.FloorDivSOp)
def fold_floordivs(op: index.FloorDivSOp, operands: Constants) -> Folded:
    """Mirrors FloorDivSOp::fold."""

    def divide(a: APInt, b: APInt) -> APInt:
        if a.is_zero:
            return a
        if a.is_negative == b.is_negative:
            return a.sdiv(b)
        step = APInt(1 if b.is_negative else -1, a.width)
        return APInt(-1, a.width) - (step - a).sdiv(b)

    return _fold_quotient(operands, divide)


# -- casts --------------------------------------------------------------------------------------------


def _fold_cast(constant: Attribute | None, type: Type, cast: Callable[[APInt, int], APInt]) -> Folded:
    """A number in another type, if it is the same on targets of 32 bits."""
    if not isinstance(constant, IntegerAttr):
        return None
    if isinstance(type, IndexType):
        source = constant.type
        width = source.width if isinstance(source, IntegerType) else 64
        return integer_attr(type, cast(APInt(constant.number, width), 64).bits)
    value, width = APInt(constant.number, 64), type.width if isinstance(type, IntegerType) else 64
    narrow = value.zext_or_trunc(32)
    if width <= 32:
        return integer_attr(type, value.bits)
    if width >= 64:
        return integer_attr(type, cast(value, width).bits) if cast(narrow, 64) == value else None
    result = value.zext_or_trunc(width)
    return integer_attr(type, result.bits) if cast(narrow, width) == result else None


@folder(index.CastSOp)
def fold_casts(op: index.CastSOp, operands: Constants) -> Folded:
    """Mirrors CastSOp::fold."""
    return _fold_cast(operands[0], op.output.type, APInt.sext_or_trunc)


@folder(index.CastUOp)
def fold_castu(op: index.CastUOp, operands: Constants) -> Folded:
    """Mirrors CastUOp::fold."""
    return _fold_cast(operands[0], op.output.type, APInt.zext_or_trunc)


# -- comparisons --------------------------------------------------------------------------------------


def _range_of_extremum(op: Operation, bound: APInt) -> IntRange | None:
    """The range of the larger or smaller of any number and a bound."""
    width = bound.width
    match op:
        case index.MinSOp():
            return signed_range(min_signed(width), bound)
        case index.MinUOp():
            return unsigned_range(APInt(0, width), bound)
        case index.MaxSOp():
            return signed_range(bound, max_signed(width))
        case index.MaxUOp():
            return unsigned_range(bound, all_ones(width))
    return None


def _compare(
    predicate: str, lhs: Callable[[int], IntRange | None], rhs: Attribute | None
) -> Attribute | None:
    """The result of a comparison, if it is the same for both widths."""
    truths: list[bool | None] = []
    for width in WIDTHS:
        left, right = lhs(width), number(rhs, width)
        if left is None or right is None:
            return None
        truths.append(left.compare(predicate, constant_range(right)))
    if truths[0] is None or truths[0] != truths[1]:
        return None
    return TRUE if truths[0] else FALSE


@folder(index.CmpOp)
def fold_cmp(op: index.CmpOp, operands: Constants) -> Folded:
    """Mirrors CmpOp::fold."""
    predicate = op.pred.name.lower()

    def constant(width: int) -> IntRange | None:
        value = number(operands[0], width)
        return None if value is None else constant_range(value)

    def extremum(width: int) -> IntRange | None:
        definition = op.lhs.defining_op
        if not isinstance(definition, (index.MinSOp, index.MinUOp, index.MaxSOp, index.MaxUOp)):
            return None
        bound = number(constant_value(definition.rhs), width)
        return None if bound is None else _range_of_extremum(definition, bound)

    for lhs in (constant, extremum):
        folded = _compare(predicate, lhs, operands[1])
        if folded is not None:
            return folded
    if op.lhs is not op.rhs:
        return None
    zero = constant_range(APInt(0, 64))
    return TRUE if zero.compare(predicate, zero) else FALSE
