"""Operations of arith that patterns of other dialects make."""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.patterns.rewriter import PatternRewriter


def create_bool(rewriter: PatternRewriter, location: Location | Operation, truth: bool) -> Value:
    """A constant of type i1."""
    value = {"value": BoolAttr.get(truth)}
    return rewriter.create(arith.ConstantOp, [integer_type(1)], (), value, loc=location).result


def create_index(rewriter: PatternRewriter, location: Location, mixed: Mixed) -> Value:
    """A constant of type index; a value is taken as it is."""
    if isinstance(mixed, Value):
        return mixed
    value = {"value": IntegerAttr.get(INDEX, mixed)}
    return rewriter.create(arith.ConstantOp, [INDEX], (), value, loc=location).result


def create_select(
    rewriter: PatternRewriter,
    location: Location | Operation,
    condition: Value,
    true_value: Value,
    false_value: Value,
) -> Value:
    """One value or the other."""
    operands = [condition, true_value, false_value]
    return rewriter.create(arith.SelectOp, [true_value.type], operands, loc=location).result


def negated(condition: Value) -> Value | None:
    """The operand of a negation `condition`, an exclusive or with true."""
    inversion = condition.defining_op
    if isinstance(inversion, arith.XOrIOp) and constant_integer(inversion.rhs) == 1:
        return inversion.lhs
    return None


def inverted(predicate: arith.CmpIPredicate) -> arith.CmpIPredicate:
    """The comparison of integers that holds where another one does not."""
    return _INVERTED[predicate]


_Predicate = arith.CmpIPredicate
_PAIRS: Final = {
    _Predicate.eq: _Predicate.ne,
    _Predicate.slt: _Predicate.sge,
    _Predicate.sle: _Predicate.sgt,
    _Predicate.ult: _Predicate.uge,
    _Predicate.ule: _Predicate.ugt,
}
_INVERTED = _PAIRS | {inverse: predicate for predicate, inverse in _PAIRS.items()}


def create_product(rewriter: PatternRewriter, location: Location, one: Value, other: Value) -> Value:
    """The product of two integers."""
    return rewriter.create(arith.MulIOp, [one.type], [one, other], loc=location).result
