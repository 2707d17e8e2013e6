"""Sizes of dimensions, `tensor.dim` and `memref.dim`, as sums for analyses."""

from __future__ import annotations

from mlirkit.analysis.value_sums import Sum, ValueSumInterface
from mlirkit.builtin.shaped_types import DYNAMIC, ShapedType
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import memref, tensor
from mlirkit.ods.live.hooks import external_model


class DimensionSum(ValueSumInterface):
    """A static size of the type, or the size of a dimension of the operand."""

    __slots__ = ()

    def sum_of(self, op: Operation) -> Sum | None:
        source, index = op.operand_values()
        number, type = constant_integer(index), source.type
        if number is None or not isinstance(type, ShapedType) or not type.has_rank:
            return None
        if not 0 <= number < len(type.shape):
            return None
        size = type.shape[number]
        return Sum(0, {(source, number): 1}) if size == DYNAMIC else Sum(size)


external_model("ValueSumInterface", DimensionSum(), memref.DimOp, tensor.DimOp)
