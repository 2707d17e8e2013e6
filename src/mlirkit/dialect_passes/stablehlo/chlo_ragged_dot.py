"""Products of groups of rows become products of masked rows: `chlo.ragged_dot`.

The kind of the ragged dimension decides how the groups are combined: for a free dimension a sum of products,
each with its own right side, for a contracting dimension concatenated products, for a batch one product.

Mirror: stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import I64
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic, element_of
from mlirkit.dialect_passes.stablehlo.building import array_of, create_inferred, i64_attribute
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialect_passes.stablehlo.simplify_shapes import slice_bounds
from mlirkit.dialect_passes.stablehlo.sizes import Sizes
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.dialects.stablehlo.constants import zero_of
from mlirkit.patterns.rewriter import PatternRewriter

_GE: Final = stablehlo.ComparisonDirection.GE


class RaggedDot:
    """The conversion of one product."""

    def __init__(self, op: chlo.RaggedDotOp, rewriter: PatternRewriter) -> None:
        self._op = op
        self._rewriter = rewriter
        self._c = Arithmetic(rewriter, op.location)
        self._sizes = Sizes(rewriter, op.location)
        self._numbers = op.ragged_dot_dimension_numbers
        self._lhs_type = ranked(op.lhs)
        self._rhs_type = ranked(op.rhs)
        self._group_type = ranked(op.group_sizes)
        # The batch dimensions of the group sizes.
        self._batch = list(self._group_type.dims[:-1])

    def convert(self) -> bool:
        rank = len(self._lhs_type.dims)
        if rank < len(self._rhs_type.dims):
            return self._sum_of_products()
        if rank < len(ranked(self._op.result).dims):
            return self._products()
        self._rewriter.replace_op(self._op, [self._dot(self._op.lhs, ranked(self._op.result))])
        return True

    # -- the three kinds ------------------------------------------------------------------------------

    def _sum_of_products(self) -> bool:
        """Mirrors handleRaggedDotMode1: rows are ragged, and each group has its own right side."""
        group_axis = self._numbers.rhs_group_dimensions[0]
        count = self._rhs_type.dims[group_axis]
        if count == DYNAMIC:
            return False
        groups = self._masked_groups(count)
        batching, contracting = [
            [axis - 1 if axis > group_axis else axis for axis in axes]
            for axes in (self._numbers.rhs_batching_dimensions, self._numbers.rhs_contracting_dimensions)
        ]
        total: Value | None = None
        for number, masked in enumerate(groups):
            part = self._part_of_rhs(group_axis, number)
            product = self._dot(masked, ranked(self._op.result), part, batching, contracting)
            total = product if total is None else self._c.add(total, product)
        if total is None:
            return False
        self._rewriter.replace_op(self._op, [total])
        return True

    def _products(self) -> bool:
        """Mirrors handleRaggedDotMode2: a contracting dimension is ragged; each group has its product."""
        count = self._group_type.dims[-1]
        if count == DYNAMIC:
            return False
        result = ranked(self._op.result)
        type = RankedTensorType.get(result.dims[1:], result.element_type)
        products = [self._dot(masked, type) for masked in self._masked_groups(count)]
        parts = [self._with_leading_one(product) for product in products]
        made = create_inferred(
            self._rewriter, stablehlo.ConcatenateOp, parts, {"dimension": i64_attribute(0)}, self._op.location
        )
        self._rewriter.replace_op(self._op, made)
        return True

    # -- masks ----------------------------------------------------------------------------------------

    def _masked_groups(self, count: int) -> Iterator[Value]:
        """The left side for each group: zero outside of the group."""
        axis = self._numbers.lhs_ragged_dimensions[0]
        start = self._zero_start()
        places = self._places(axis)
        zero = self._zero_of_lhs()
        for number in range(count):
            limit = self._c.add(start, self._group_size(number))
            yield self._masked(zero, start, limit, places)
            start = limit

    def _zero_start(self) -> Value:
        """Mirrors createInitialStartValue."""
        type = RankedTensorType.get(self._batch, I64)
        if DYNAMIC in self._batch:
            extents = self._sizes.shape_of(self._op.group_sizes)
            bounds = slice_bounds([0], [len(self._batch)], [1])
            cut = RankedTensorType.get([len(self._batch)], INDEX)
            extents = self._make(stablehlo.SliceOp, cut, [extents], bounds)
            return self._spread_dynamically(self._sizes.scalar(0), type, extents, [])
        return self._c.constant_of(zero_of(type))

    def _places(self, axis: int) -> Value:
        """The indices along the ragged dimension; other dimensions have size one."""
        rank, size = len(self._lhs_type.dims), self._lhs_type.dims[axis]
        type = RankedTensorType.get([size if number == axis else 1 for number in range(rank)], I64)
        held = {"iota_dimension": i64_attribute(axis)}
        if size != DYNAMIC:
            return self._make(stablehlo.IotaOp, type, [], held)
        rows = [
            self._sizes.row_of_dim(self._op.lhs, axis) if number == axis else self._sizes.vector([1])
            for number in range(rank)
        ]
        return self._make(stablehlo.DynamicIotaOp, type, [self._sizes.joined(rows)], held)

    def _zero_of_lhs(self) -> Value:
        if self._lhs_type.has_static_shape:
            return self._c.constant_of(zero_of(self._lhs_type))
        scalar = RankedTensorType.get([], self._lhs_type.element_type)
        zero = self._c.constant_of(zero_of(scalar))
        extents = self._sizes.shape_of(self._op.lhs)
        return self._spread_dynamically(zero, self._lhs_type, extents, [])

    def _group_size(self, number: int) -> Value:
        """Mirrors getGroupSize: that of one group, in each batch."""
        dims, rank = self._group_type.dims, len(self._group_type.dims)
        starts, limits = [0] * (rank - 1) + [number], [*dims[:-1], number + 1]
        if self._group_type.has_static_shape:
            bounds = slice_bounds(starts, limits, [1] * rank)
            size = create_inferred(
                self._rewriter, stablehlo.SliceOp, [self._op.group_sizes], bounds, self._op.location
            ).result
        else:
            first, strides = self._sizes.vector(starts), self._sizes.vector([1] * rank)
            ends = [
                self._sizes.wide(self._sizes.of_dim(self._op.group_sizes, axis)) for axis in range(rank - 1)
            ]
            ends.append(self._sizes.scalar(number + 1))
            last = self._sizes.joined([self._sizes.row(end) for end in ends])
            cut = RankedTensorType.get([*dims[:-1], 1], self._group_type.element_type)
            operands = [self._op.group_sizes, first, last, strides]
            size = self._make(stablehlo.RealDynamicSliceOp, cut, operands)
        size = self._sizes.reshaped(size, RankedTensorType.get(self._batch, self._group_type.element_type))
        return size if element_of(size) == I64 else self._c.convert(size, I64)

    def _masked(self, zero: Value, start: Value, limit: Value, places: Value) -> Value:
        """Mirrors applyRaggedMask."""
        batch = list(range(len(self._batch)))
        first, last = self._spread(start, batch), self._spread(limit, batch)
        spread = self._spread(places, list(range(len(self._lhs_type.dims))))
        is_after = self._c.compare(spread, _GE, first)
        mask = self._c.both(is_after, self._c.less(spread, last))
        return self._c.select(mask, self._op.lhs, zero)

    # -- operations -----------------------------------------------------------------------------------

    def _part_of_rhs(self, axis: int, number: int) -> Value:
        """The right side of one group."""
        rhs, dims, rank = self._op.rhs, self._rhs_type.dims, len(self._rhs_type.dims)
        element = self._rhs_type.element_type
        type = RankedTensorType.get([*dims[:axis], *dims[axis + 1 :]], element)
        if self._rhs_type.has_static_shape:
            starts, limits = [0] * rank, list(dims)
            starts[axis], limits[axis] = number, number + 1
            bounds = slice_bounds(starts, limits, [1] * rank)
            part = create_inferred(self._rewriter, stablehlo.SliceOp, [rhs], bounds, self._op.location)
            return self._sizes.reshaped(part.result, type)
        firsts, lasts = [], []
        for place in range(rank):
            firsts.append(self._sizes.vector([number if place == axis else 0]))
            lasts.append(
                self._sizes.vector([number + 1]) if place == axis else self._sizes.row_of_dim(rhs, place)
            )
        starts_and_limits = [self._sizes.joined(firsts), self._sizes.joined(lasts)]
        operands = [rhs, *starts_and_limits, self._sizes.vector([1] * rank)]
        cut = RankedTensorType.get([*dims[:axis], 1, *dims[axis + 1 :]], element)
        made = self._make(stablehlo.RealDynamicSliceOp, cut, operands)
        extents = self._sizes.joined([*lasts[:axis], *lasts[axis + 1 :]])
        return self._make(stablehlo.DynamicReshapeOp, type, [made, extents])

    def _with_leading_one(self, product: Value) -> Value:
        type = ranked(product)
        longer = RankedTensorType.get([1, *type.dims], type.element_type)
        if type.has_static_shape:
            return self._sizes.reshaped(product, longer)
        rows = [self._sizes.vector([1])]
        rows += [self._sizes.row_of_dim(product, axis) for axis in range(len(type.dims))]
        return self._make(stablehlo.DynamicReshapeOp, longer, [product, self._sizes.joined(rows)])

    def _spread(self, value: Value, axes: Sequence[int]) -> Value:
        """Broadcast into the shape of the left side."""
        type = RankedTensorType.get(self._lhs_type.dims, I64)
        if not self._lhs_type.has_static_shape:
            return self._spread_dynamically(value, type, self._sizes.shape_of(self._op.lhs), axes)
        held = {"broadcast_dimensions": array_of(axes)}
        return self._make(stablehlo.BroadcastInDimOp, type, [value], held)

    def _spread_dynamically(
        self, value: Value, type: RankedTensorType, extents: Value, axes: Sequence[int]
    ) -> Value:
        held = {"broadcast_dimensions": array_of(axes)}
        return self._make(stablehlo.DynamicBroadcastInDimOp, type, [value, extents], held)

    def _dot(
        self,
        lhs: Value,
        type: RankedTensorType,
        rhs: Value | None = None,
        batching: Sequence[int] | None = None,
        contracting: Sequence[int] | None = None,
    ) -> Value:
        """Create a product, by default with the right side and its dimensions."""
        numbers = self._numbers
        held: dict[str, Attribute] = {
            "dot_dimension_numbers": stablehlo.DotDimensionNumbersAttr.get(
                numbers.lhs_batching_dimensions,
                numbers.rhs_batching_dimensions if batching is None else batching,
                numbers.lhs_contracting_dimensions,
                numbers.rhs_contracting_dimensions if contracting is None else contracting,
            )
        }
        precisions = self._op.precision_config
        if precisions is not None:
            names = [
                precision.value.name for precision in precisions if isinstance(precision, chlo.PrecisionAttr)
            ]
            held["precision_config"] = ArrayAttr(
                [stablehlo.PrecisionAttr.get(stablehlo.Precision[name]) for name in names]
            )
        return self._make(stablehlo.DotGeneralOp, type, [lhs, self._op.rhs if rhs is None else rhs], held)

    def _make(
        self,
        kind: type[Operation],
        type: RankedTensorType,
        operands: Sequence[Value],
        properties: Mapping[str, Attribute] | None = None,
    ) -> Value:
        return self._c.make(kind, type, operands, properties)
