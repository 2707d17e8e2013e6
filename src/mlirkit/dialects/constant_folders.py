"""Folders that are rows of tables: constants, functions on numbers, and laws of operations on integers.

    folder(llvm.ConstantOp)(fold_to_value)
    fold_numbers(fold_unary, FloatAttr, {math.AbsFOp: APFloat.abs})
    fold_integers({spirv.SModOp: IntegerLaws(remainder, zero_at=1)})
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeAlias

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Constants, Number, fold_binary, zero_attribute
from mlirkit.folding.matchers import is_int
from mlirkit.ods.live.hooks import Folded, folder

Fold: TypeAlias = Callable[[Operation, Constants], Folded]
Calculation: TypeAlias = Callable[[APInt, APInt], APInt | None]


class Constant(Protocol):
    """An operation with a constant in `value`."""

    @property
    def value(self) -> Attribute: ...


def fold_to_value(op: Constant, operands: Constants) -> Attribute:
    """A constant folds to its value."""
    return op.value


def fold_numbers(
    fold: Callable[..., Attribute | None],
    kind: type[IntegerAttr] | type[FloatAttr],
    calculations: Mapping[type[Operation], Callable[..., Number | None]],
) -> None:
    """Operations that fold by calculation only: `fold` is `fold_unary` or `fold_binary`."""

    def hook(calculate: Callable[..., Number | None]) -> Fold:
        return lambda op, operands: fold(kind, operands, calculate)

    for owner, calculate in calculations.items():
        folder(owner)(hook(calculate))


class IntegerLaws(NamedTuple):
    """Folds of an operation on two integers if the second one is a certain number."""

    calculate: Calculation
    neutral: int | None = None  # x op neutral is x
    absorbing: int | None = None  # x op absorbing is absorbing
    zero_at: int | None = None  # x op zero_at is 0


def fold_integers(laws: Mapping[type[Operation], IntegerLaws]) -> None:
    """Operations that fold by laws, else by calculation."""
    for owner, row in laws.items():
        folder(owner)(_lawful_fold(row))


def _lawful_fold(laws: IntegerLaws) -> Fold:
    calculate, neutral, absorbing, zero_at = laws

    def fold(op: Operation, operands: Constants) -> Folded:
        lhs, rhs = op.operand_values()
        if absorbing is not None and is_int(operands[1], absorbing):
            return rhs
        if neutral is not None and is_int(operands[1], neutral):
            return lhs
        if zero_at is not None and is_int(operands[1], zero_at):
            return zero_attribute(lhs.type)
        return fold_binary(IntegerAttr, operands, calculate)

    return fold


def unless_zero(calculate: Calculation) -> Calculation:
    """A quotient or remainder that is not calculated if the divisor is 0."""
    return lambda a, b: None if b.is_zero else calculate(a, b)
