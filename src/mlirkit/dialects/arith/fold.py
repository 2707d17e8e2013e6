"""Folders of arith's operations on integers, of constants and of selections.

Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp.  Floats: fold_floats.py, casts: fold_casts.py, comparisons:
fold_comparisons.py.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import mul

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_folders import IntegerLaws, fold_integers, fold_to_value, unless_zero
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import (
    Constants,
    dense_of,
    elements_of,
    fold_binary,
    is_poison,
    zero_attribute,
)
from mlirkit.folding.matchers import constant_int, int_of, is_int
from mlirkit.ods.live.hooks import Folded, folder

folder(arith.ConstantOp)(fold_to_value)


def _fold_unless_last_fails(
    operands: Constants, calculate: Callable[[APInt, APInt], tuple[APInt, bool]], fails_at_first: bool
) -> Attribute | None:
    """As `fold_binary` of integers, with a flag for each result that it is undefined.

    The reference checks only the flag of the last of dense elements; without elements, and for poison,
    `fails_at_first` decides.
    """
    fails = [fails_at_first]

    def noted(a: APInt, b: APInt) -> APInt:
        result, fails[0] = calculate(a, b)
        return result

    folded = fold_binary(IntegerAttr, operands, noted)
    return None if fails[0] else folded


def _unless_overflow(result: tuple[APInt, bool]) -> APInt | None:
    return None if result[1] else result[0]


# -- sums and products --------------------------------------------------------------------------------


@folder(arith.AddIOp)
def fold_addi(op: arith.AddIOp, operands: Constants) -> Folded:
    """Mirrors AddIOp::fold."""
    # x + 0 is x
    if is_int(operands[1], 0):
        return op.lhs
    lhs, rhs = op.lhs, op.rhs
    # (a - b) + b is a
    left = defined_by(lhs, arith.SubIOp)
    if left is not None and rhs is left.rhs:
        return left.lhs
    # b + (a - b) is a
    right = defined_by(rhs, arith.SubIOp)
    if right is not None and lhs is right.rhs:
        return right.lhs
    return fold_binary(IntegerAttr, operands, lambda a, b: a + b)


@folder(arith.AddUIExtendedOp)
def fold_addui_extended(op: arith.AddUIExtendedOp, operands: Constants) -> Folded:
    """Mirrors AddUIExtendedOp::fold."""
    # x + 0 is x, without overflow
    if is_int(operands[1], 0):
        nothing = zero_attribute(op.overflow.type)
        return None if nothing is None else [op.lhs, nothing]
    total = fold_binary(IntegerAttr, operands, lambda a, b: a + b)
    if total is None:
        return None
    overflow = fold_binary(
        IntegerAttr, [total, operands[0]], lambda sum, a: APInt(int(sum.ult(a)), 1), op.overflow.type
    )
    return None if overflow is None else [total, overflow]


@folder(arith.SubIOp)
def fold_subi(op: arith.SubIOp, operands: Constants) -> Folded:
    """Mirrors SubIOp::fold."""
    lhs, rhs = op.lhs, op.rhs
    # x - x is 0
    if lhs is rhs:
        type = op.result.type
        if not isinstance(type, ShapedType) or type.has_static_shape:
            return zero_attribute(type)
    # x - 0 is x
    if is_int(operands[1], 0):
        return lhs
    sum = defined_by(lhs, arith.AddIOp)
    if sum is not None:
        # (a + b) - b is a
        if rhs is sum.rhs:
            return sum.lhs
        # (a + b) - a is b
        if rhs is sum.lhs:
            return sum.rhs
    return fold_binary(IntegerAttr, operands, lambda a, b: a - b)


fold_integers({arith.MulIOp: IntegerLaws(mul, neutral=1, absorbing=0)})


@folder(arith.MulSIExtendedOp)
def fold_mulsi_extended(op: arith.MulSIExtendedOp, operands: Constants) -> Folded:
    """Mirrors MulSIExtendedOp::fold."""
    # x * 0 is 0
    if is_int(operands[1], 0) and operands[1] is not None:
        return [operands[1], operands[1]]
    return _both_halves(operands, APInt.mulhs)


@folder(arith.MulUIExtendedOp)
def fold_mului_extended(op: arith.MulUIExtendedOp, operands: Constants) -> Folded:
    """Mirrors MulUIExtendedOp::fold."""
    # x * 0 is 0
    if is_int(operands[1], 0) and operands[1] is not None:
        return [operands[1], operands[1]]
    # x * 1 is x, with a high half of 0
    if is_int(operands[1], 1):
        nothing = zero_attribute(op.lhs.type)
        return None if nothing is None else [op.lhs, nothing]
    return _both_halves(operands, APInt.mulhu)


def _both_halves(operands: Constants, high_half: Callable[[APInt, APInt], APInt]) -> Folded:
    low = fold_binary(IntegerAttr, operands, lambda a, b: a * b)
    high = fold_binary(IntegerAttr, operands, high_half)
    return None if low is None or high is None else [low, high]


# -- quotients ----------------------------------------------------------------------------------------


def _factor_beside(product: Value, factor: Value, flag: arith.IntegerOverflowFlags) -> Value | None:
    """The other factor of a product that does not overflow."""
    mul = defined_by(product, arith.MulIOp)
    if mul is None or not (mul.overflowFlags or 0) & flag:
        return None
    if mul.lhs is factor:
        return mul.rhs
    return mul.lhs if mul.rhs is factor else None


@folder(arith.DivUIOp)
def fold_divui(op: arith.DivUIOp, operands: Constants) -> Folded:
    """Mirrors DivUIOp::fold."""
    # x / 1 is x
    if is_int(operands[1], 1):
        return op.lhs
    # (a * b) / b is a
    factor = _factor_beside(op.lhs, op.rhs, arith.IntegerOverflowFlags.nuw)
    if factor is not None:
        return factor
    return fold_binary(IntegerAttr, operands, unless_zero(APInt.udiv))


@folder(arith.DivSIOp)
def fold_divsi(op: arith.DivSIOp, operands: Constants) -> Folded:
    """Mirrors DivSIOp::fold."""
    # x / 1 is x
    if is_int(operands[1], 1):
        return op.lhs
    # (a * b) / b is a
    factor = _factor_beside(op.lhs, op.rhs, arith.IntegerOverflowFlags.nsw)
    if factor is not None:
        return factor
    return fold_binary(IntegerAttr, operands, unless_zero(lambda a, b: _unless_overflow(a.sdiv_ov(b))))


def _ceildivui(a: APInt, b: APInt) -> APInt | None:
    quotient = a.udiv(b)
    if a.urem(b).is_zero:
        return quotient
    return _unless_overflow(quotient.uadd_ov(APInt(1, a.width)))


def _ceildivsi(a: APInt, b: APInt) -> APInt | None:
    """The quotient rounded up, None if an intermediate result of the reference's overflows."""
    if a.is_zero:
        return a
    zero = APInt(0, a.width)
    a_is_positive, b_is_positive = a.sgt(zero), b.sgt(zero)
    # A negative number is negated before the division.
    dividend, overflows = (a, False) if a_is_positive else zero.ssub_ov(a)
    divisor, divisor_overflows = (b, False) if b_is_positive else zero.ssub_ov(b)
    if a_is_positive == b_is_positive:
        # (dividend - 1) / divisor + 1, where only the last step is checked for overflow.
        one = APInt(1, a.width)
        quotient = dividend.ssub_ov(one)[0].sdiv_ov(divisor)[0]
        result, result_overflows = quotient.sadd_ov(one)
    else:
        quotient, quotient_overflows = dividend.sdiv_ov(divisor)
        result, result_overflows = zero.ssub_ov(quotient)
        result_overflows |= quotient_overflows
    return None if overflows or divisor_overflows or result_overflows else result


@folder(arith.FloorDivSIOp)
def fold_floordivsi(op: arith.FloorDivSIOp, operands: Constants) -> Folded:
    """Mirrors FloorDivSIOp::fold."""
    # x / 1 is x
    if is_int(operands[1], 1):
        return op.lhs

    def divide(a: APInt, b: APInt) -> tuple[APInt, bool]:
        return (a, True) if b.is_zero else a.sfloordiv_ov(b)

    return _fold_unless_last_fails(operands, divide, False)


fold_integers(
    {
        arith.CeilDivUIOp: IntegerLaws(unless_zero(_ceildivui), neutral=1),
        arith.CeilDivSIOp: IntegerLaws(unless_zero(_ceildivsi), neutral=1),
        arith.RemUIOp: IntegerLaws(unless_zero(APInt.urem), zero_at=1),
        arith.RemSIOp: IntegerLaws(unless_zero(APInt.srem), zero_at=1),
    }
)


# -- bits ---------------------------------------------------------------------------------------------


def _complement(value: Value, operand: Value) -> arith.XOrIOp | None:
    """The operation that defines a value, if that is `xor of, -1`."""
    xor = defined_by(value, arith.XOrIOp)
    if xor is None or xor.lhs is not operand:
        return None
    mask = constant_int(xor.rhs)
    return xor if mask is not None and mask.is_all_ones else None


@folder(arith.AndIOp)
def fold_andi(op: arith.AndIOp, operands: Constants) -> Folded:
    """Mirrors AndIOp::fold."""
    lhs, rhs = op.lhs, op.rhs
    mask = int_of(operands[1])
    if mask is not None:
        # x & 0 is 0
        if mask.is_zero:
            return rhs
        # x & -1 is x
        if mask.is_all_ones:
            return lhs
    # x & ~x is 0
    if _complement(rhs, lhs) is not None or _complement(lhs, rhs) is not None:
        return zero_attribute(op.result.type)
    # a & (a & b) is a & b
    if _is_part(rhs, lhs):
        return lhs
    if _is_part(lhs, rhs):
        return rhs
    return fold_binary(IntegerAttr, operands, lambda a, b: a & b)


def _is_part(value: Value, conjunction: Value) -> bool:
    """Whether `conjunction` is the result of an `andi` with `value` as an operand."""
    previous = defined_by(conjunction, arith.AndIOp)
    return previous is not None and (value is previous.lhs or value is previous.rhs)


@folder(arith.OrIOp)
def fold_ori(op: arith.OrIOp, operands: Constants) -> Folded:
    """Mirrors OrIOp::fold."""
    lhs, rhs = op.lhs, op.rhs
    mask = int_of(operands[1])
    if mask is not None:
        # x | 0 is x
        if mask.is_zero:
            return lhs
        # x | -1 is -1
        if mask.is_all_ones:
            return operands[1]
    # x | ~x is -1
    complement = _complement(rhs, lhs) or _complement(lhs, rhs)
    if complement is not None:
        return complement.rhs
    return fold_binary(IntegerAttr, operands, lambda a, b: a | b)


@folder(arith.XOrIOp)
def fold_xori(op: arith.XOrIOp, operands: Constants) -> Folded:
    """Mirrors XOrIOp::fold."""
    # x ^ 0 is x
    if is_int(operands[1], 0):
        return op.lhs
    lhs, rhs = op.lhs, op.rhs
    # x ^ x is 0
    if lhs is rhs:
        return zero_attribute(op.result.type)
    # (x ^ a) ^ a is x
    left = _without(rhs, lhs)
    if left is not None:
        return left
    right = _without(lhs, rhs)
    if right is not None:
        return right
    return fold_binary(IntegerAttr, operands, lambda a, b: a ^ b)


def _without(value: Value, sum: Value) -> Value | None:
    """The other operand of the `xori` with the result `sum`, if `value` is one of the two."""
    previous = defined_by(sum, arith.XOrIOp)
    if previous is None:
        return None
    lhs, rhs = previous.lhs, previous.rhs
    if rhs is value:
        return lhs
    return rhs if lhs is value else None


Shift = arith.ShLIOp | arith.ShRUIOp | arith.ShRSIOp


def _register_shift(op_class: type[Shift], shift: Callable[[APInt, APInt], APInt]) -> None:
    def fold(op: Shift, operands: Constants) -> Folded:
        # x shifted by 0 is x.
        if is_int(operands[1], 0):
            return op.lhs
        return _fold_unless_last_fails(operands, lambda a, b: (shift(a, b), b.bits >= b.width), True)

    folder(op_class)(fold)


_register_shift(arith.ShLIOp, APInt.shl)
_register_shift(arith.ShRUIOp, APInt.lshr)
_register_shift(arith.ShRSIOp, APInt.ashr)


# -- extremes -----------------------------------------------------------------------------------------


Extremum = arith.MaxSIOp | arith.MaxUIOp | arith.MinSIOp | arith.MinUIOp


def _register_extremum(
    op_class: type[Extremum],
    calculate: Callable[[APInt, APInt], APInt],
    is_absorbing: Callable[[APInt], bool],
    is_neutral: Callable[[APInt], bool],
) -> None:
    """The larger or smaller of two numbers; an absorbing element is the result for any other operand."""

    def fold(op: Extremum, operands: Constants) -> Folded:
        if op.lhs is op.rhs:
            return op.rhs
        number = int_of(operands[1])
        if number is not None:
            if is_absorbing(number):
                return op.rhs
            if is_neutral(number):
                return op.lhs
        return fold_binary(IntegerAttr, operands, calculate)

    folder(op_class)(fold)


_register_extremum(arith.MaxSIOp, APInt.smax, lambda a: a.is_max_signed, lambda a: a.is_min_signed)
_register_extremum(arith.MaxUIOp, APInt.umax, lambda a: a.is_all_ones, lambda a: a.is_zero)
_register_extremum(arith.MinSIOp, APInt.smin, lambda a: a.is_min_signed, lambda a: a.is_max_signed)
_register_extremum(arith.MinUIOp, APInt.umin, lambda a: a.is_zero, lambda a: a.is_all_ones)


# -- selections ---------------------------------------------------------------------------------------


@folder(arith.SelectOp)
def fold_select(op: arith.SelectOp, operands: Constants) -> Folded:
    """Mirrors SelectOp::fold."""
    condition, true_constant, false_constant = operands
    true_value, false_value = op.true_value, op.false_value
    if true_value is false_value:
        return true_value
    # A constant condition selects.
    if is_int(condition, 1):
        return true_value
    if is_int(condition, 0):
        return false_value
    # Poison may be any value, also the other one.
    if is_poison(true_constant):
        return false_value
    if is_poison(false_constant):
        return true_value
    # select %x, true, false is %x
    type = op.result.type
    if isinstance(type, IntegerType) and type.width == 1 and type.is_signless:
        if is_int(true_constant, 1) and is_int(false_constant, 0):
            return op.condition
    # A selection by a comparison of the two values.
    comparison = defined_by(op.condition, arith.CmpIOp)
    if comparison is not None and {comparison.lhs, comparison.rhs} == {true_value, false_value}:
        if comparison.predicate == arith.CmpIPredicate.ne:
            return true_value
        if comparison.predicate == arith.CmpIPredicate.eq:
            return false_value
    return _select_elements(condition, true_constant, false_constant)


def _select_elements(
    condition: Attribute | None, true_constant: Attribute | None, false_constant: Attribute | None
) -> Attribute | None:
    """The dense elements that dense booleans select."""
    if not isinstance(condition, DenseElementsAttr) or not isinstance(true_constant, DenseElementsAttr):
        return None
    if not isinstance(false_constant, DenseElementsAttr):
        return None
    conditions = elements_of(condition)
    true_elements, false_elements = elements_of(true_constant), elements_of(false_constant)
    if conditions is None or true_elements is None or false_elements is None:
        return None
    rows = zip(conditions, true_elements, false_elements, strict=True)
    type = true_constant.type
    assert isinstance(type, ShapedType)
    return dense_of(type, [one if chosen.bits else other for chosen, one, other in rows])
