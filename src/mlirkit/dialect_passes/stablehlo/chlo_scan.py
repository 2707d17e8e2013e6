"""Conversion of computations on each slice of tensors to loops: `chlo.scan` is a `stablehlo.while`.

The loop counts up, and carries the count, the carried values of the scan, and the outputs, of which each
iteration writes a slice.  Mirror: ConvertScanOp of stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic
from mlirkit.dialect_passes.stablehlo.building import array_of, only_block
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialect_passes.stablehlo.sizes import I32, Sizes
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.dialects.stablehlo.constants import zero_of
from mlirkit.patterns.rewriter import PatternRewriter


class Scan:
    """The conversion of one scan."""

    def __init__(self, op: chlo.ScanOp, rewriter: PatternRewriter) -> None:
        self._op = op
        self._rewriter = rewriter
        self._c = Arithmetic(rewriter, op.location)
        self._sizes = Sizes(rewriter, op.location)
        self._axis: int = op.dimension.value
        self._inputs: list[Value] = list(op.inputs)
        self._inits: list[Value] = list(op.inits)
        self._outputs: list[Value] = list(op.outputs)

    def convert(self) -> bool:
        count = self._count()
        if count is None:
            return False
        count = self._sizes.wide(count)
        first = self._first_values()
        if first is None:
            return False
        types = [value.type for value in first]
        regions = [self._region(types) for _ in range(2)]
        loop = self._rewriter.create(stablehlo.WhileOp, types, first, loc=self._op.location, regions=regions)
        condition, body = only_block(loop.cond), only_block(loop.body)
        self._rewriter.set_insertion_point_to_end(condition)
        self._return([self._c.less(condition.args[0], count)])
        self._rewriter.set_insertion_point_to_end(body)
        self._fill(body, count)
        results, rank = loop.result_values(), 1 + len(self._inits)
        self._rewriter.replace_op(self._op, [*results[rank:], *results[1:rank]])
        return True

    # -- before the loop ------------------------------------------------------------------------------

    def _count(self) -> Value | None:
        """The number of slices."""
        if self._inputs:
            return self._sizes.of_dim(self._inputs[0], self._axis)
        size = ranked(self._outputs[0]).dims[self._axis] if self._outputs else DYNAMIC
        return None if size == DYNAMIC else self._sizes.scalar(size, I32)

    def _first_values(self) -> list[Value] | None:
        """Mirrors createInitialValues: iteration 0, the initial carries, and outputs of zeros."""
        values = [self._sizes.scalar(0), *self._inits]
        for number, output in enumerate(self._outputs):
            type = ranked(output)
            zero = zero_of(RankedTensorType.get([], type.element_type))
            if zero is None:
                return None
            scalar = self._c.constant_of(zero)
            if type.has_static_shape:
                held = {"broadcast_sizes": array_of(type.dims)}
                values.append(self._c.make(stablehlo.BroadcastOp, type, [scalar], held))
                continue
            if not self._inputs:
                return None
            extents = self._sizes.shape_of(self._inputs[number if number < len(self._inputs) else 0])
            held = {"broadcast_dimensions": array_of([])}
            values.append(self._c.make(stablehlo.DynamicBroadcastInDimOp, type, [scalar, extents], held))
        return values

    def _region(self, types: Sequence[Type]) -> Region:
        region = Region()
        block = region.blocks.append()
        for type in types:
            block.add_argument(type, self._op.location, len(block.args))
        return region

    # -- the body -------------------------------------------------------------------------------------

    def _fill(self, body: Block, count: Value) -> None:
        turn, *carried = body.args
        handed, outputs = carried[: len(self._inits)], carried[len(self._inits) :]
        place: Value = turn
        if self._op.is_reverse is not None and self._op.is_reverse.value:
            last = self._c.sub(count, self._sizes.scalar(1))
            place = self._c.sub(last, turn)
        slices = [self._slice(tensor, place) for tensor in self._inputs]
        inner = only_block(self._op.body)
        mapping: dict[Value, Value] = dict(zip(inner.args, [*slices, *handed], strict=True))
        *operations, terminator = list(inner)
        for op in operations:
            self._rewriter.clone(op, mapping)
        results = [mapping.get(value, value) for value in terminator.operand_values()]
        made, handed_on = results[: len(outputs)], results[len(outputs) :]
        written = [self._written(*pair, place) for pair in zip(outputs, made, strict=True)]
        following = self._c.add(turn, self._sizes.scalar(1))
        self._return([following, *handed_on, *written])

    def _slice(self, tensor: Value, place: Value) -> Value:
        """One slice, without its dimension."""
        type, axis = ranked(tensor), self._axis
        rank = len(type.dims)
        zero = self._sizes.scalar(0)
        starts = self._joined([place if number == axis else zero for number in range(rank)])
        limits = self._joined([self._limit(tensor, number, place) for number in range(rank)])
        strides = self._sizes.vector([1] * rank)
        cut = RankedTensorType.get([*type.dims[:axis], 1, *type.dims[axis + 1 :]], type.element_type)
        operands = [tensor, starts, limits, strides]
        made = self._c.make(stablehlo.RealDynamicSliceOp, cut, operands)
        rest = RankedTensorType.get([*type.dims[:axis], *type.dims[axis + 1 :]], type.element_type)
        return self._sizes.reshaped(made, rest)

    def _limit(self, tensor: Value, axis: int, place: Value) -> Value:
        """The limit of the slice in a dimension."""
        if axis == self._axis:
            return self._c.add(place, self._sizes.scalar(1))
        size = ranked(tensor).dims[axis]
        is_known = size != DYNAMIC
        scalar = self._sizes.scalar(size, I32) if is_known else self._sizes.of_dim(tensor, axis)
        return self._sizes.wide(scalar)

    def _joined(self, scalars: Sequence[Value]) -> Value:
        return self._sizes.joined([self._sizes.row(scalar) for scalar in scalars])

    def _written(self, output: Value, element: Value, place: Value) -> Value:
        """An output with the slice of this turn."""
        type, axis = ranked(output), self._axis
        dims = [*type.dims[:axis], 1, *type.dims[axis + 1 :]]
        update = self._sizes.reshaped(element, RankedTensorType.get(dims, type.element_type))
        zero = self._sizes.scalar(0)
        starts = [place if number == axis else zero for number in range(len(dims))]
        return self._c.make(stablehlo.DynamicUpdateSliceOp, type, [output, update, *starts])

    def _return(self, values: Sequence[Value]) -> None:
        self._rewriter.create(stablehlo.ReturnOp, (), values, loc=self._op.location)
