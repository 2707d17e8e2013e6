"""Integers as values: sizes of dimensions, and tensors of them.

    sizes = Sizes(rewriter, op.location)
    rows = sizes.wide(sizes.of_dim(value, 0))               a scalar of i64
    extents = sizes.joined([sizes.row(rows), sizes.vector([1])])

Mirror: the dynamic shapes of stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.dense import I64
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX, IntegerType, integer_type
from mlirkit.core.location import Location
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.building import i64_attribute
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialects.declared import shape, stablehlo
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of
from mlirkit.patterns.rewriter import PatternRewriter

I32: Final = integer_type(32)
SCALAR: Final = RankedTensorType.get([], I64)
ROW: Final = RankedTensorType.get([1], I64)


class Sizes:
    """Operations are created at the rewriter's insertion point; each method returns the result of one."""

    def __init__(self, rewriter: PatternRewriter, loc: Location) -> None:
        self._rewriter = rewriter
        self._loc = loc

    def _constant(self, type: RankedTensorType, numbers: Sequence[int], element: IntegerType) -> Value:
        value = dense_of(type, [APInt(number, element.width) for number in numbers])
        held = {"value": value}
        return self._rewriter.create(stablehlo.ConstantOp, [type], (), held, loc=self._loc).result

    def scalar(self, number: int, element: IntegerType = I64) -> Value:
        return self._constant(RankedTensorType.get([], element), [number], element)

    def vector(self, numbers: Sequence[int]) -> Value:
        """`tensor<nxi64>`."""
        return self._constant(RankedTensorType.get([len(numbers)], I64), numbers, I64)

    def of_dim(self, value: Value, axis: int) -> Value:
        """The size of a dimension, of i32."""
        held = {"dimension": i64_attribute(axis)}
        type = RankedTensorType.get([], I32)
        return self._rewriter.create(
            stablehlo.GetDimensionSizeOp, [type], [value], held, loc=self._loc
        ).result

    def wide(self, number: Value) -> Value:
        """A scalar as one of i64."""
        return self._rewriter.create(stablehlo.ConvertOp, [SCALAR], [number], loc=self._loc).result

    def row(self, number: Value) -> Value:
        """A scalar of i64 as the only one of a tensor."""
        return self.reshaped(number, ROW)

    def row_of_dim(self, value: Value, axis: int) -> Value:
        """The size of a dimension as the only element of a tensor of i64."""
        return self.row(self.wide(self.of_dim(value, axis)))

    def joined(self, rows: Sequence[Value]) -> Value:
        """One tensor of i64."""
        type = RankedTensorType.get([sum(ranked(row).dims[0] for row in rows)], I64)
        held = {"dimension": i64_attribute(0)}
        return self._rewriter.create(stablehlo.ConcatenateOp, [type], rows, held, loc=self._loc).result

    def reshaped(self, value: Value, type: RankedTensorType) -> Value:
        return self._rewriter.create(stablehlo.ReshapeOp, [type], [value], loc=self._loc).result

    def shape_of(self, value: Value) -> Value:
        """`shape.shape_of` as extents."""
        type = RankedTensorType.get([len(ranked(value).dims)], INDEX)
        return self._rewriter.create(shape.ShapeOfOp, [type], [value], loc=self._loc).result
