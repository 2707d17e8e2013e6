"""Constants, sums and multiples of indices, as sums that analyses compare."""

from __future__ import annotations

from mlirkit.analysis.value_sums import Sum, ValueSumInterface
from mlirkit.builtin.types import IndexType
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.hooks import external_model


class IndexSum(ValueSumInterface):
    """The sum of two operands of type index, with factors."""

    __slots__ = ("_factor",)

    def __init__(self, factor: int) -> None:
        self._factor = factor

    def sum_of(self, op: arith.AddIOp | arith.SubIOp) -> Sum | None:
        if not isinstance(op.result.type, IndexType):
            return None
        total = Sum()
        total.add(op.lhs, 1)
        total.add(op.rhs, self._factor)
        return total


class IndexProduct(ValueSumInterface):
    """A product with a constant factor."""

    __slots__ = ()

    def sum_of(self, op: arith.MulIOp) -> Sum | None:
        if not isinstance(op.result.type, IndexType):
            return None
        for value, factor in ((op.lhs, constant_integer(op.rhs)), (op.rhs, constant_integer(op.lhs))):
            if factor is not None:
                return Sum(0, {value: factor} if factor else {})
        return None


class IndexConstant(ValueSumInterface):
    """A constant index."""

    __slots__ = ()

    def sum_of(self, op: arith.ConstantOp) -> Sum | None:
        value = constant_integer(op.result)
        return None if value is None or not isinstance(op.result.type, IndexType) else Sum(value)


external_model("ValueSumInterface", IndexSum(1), arith.AddIOp)
external_model("ValueSumInterface", IndexSum(-1), arith.SubIOp)
external_model("ValueSumInterface", IndexProduct(), arith.MulIOp)
external_model("ValueSumInterface", IndexConstant(), arith.ConstantOp)
