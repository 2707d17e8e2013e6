"""Tiling of `tensor.pad`: a tile of the result is a slice of the source with the tile's part of the padding.

If a tile may contain no element of the source, an `scf.if` fills a tensor instead.
Mirror: mlir/lib/Dialect/Tensor/IR/TensorTilingInterfaceImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import affine_dim
from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import I1, I64
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Type
from mlirkit.core.clone import clone_region
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply, composed_extremum
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import affine, arith, linalg, scf, tensor
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed, split_mixed
from mlirkit.dialects.tensor.pad_patterns import (
    constant_padding,
    create_pad,
    high_padding,
    low_padding,
    padded_sizes,
)
from mlirkit.dialects.tiles import create_slice, size_of
from mlirkit.dialects.tiling_interface import TILING, Range, Tile, Tiled, TilingInterface, TilingResult
from mlirkit.ods.live.hooks import external_model
from mlirkit.patterns.rewriter import PatternRewriter


class PadTiling(TilingInterface[tensor.PadOp]):
    """One loop for each dimension of the result."""

    __slots__ = ()

    def loop_iterator_types(self, op: tensor.PadOp) -> list[linalg.IteratorType]:
        return [linalg.IteratorType.parallel] * len(op.result.type.dims)

    def iteration_domain(self, op: tensor.PadOp, rewriter: PatternRewriter) -> list[Range]:
        return [Range(0, size, 1) for size in padded_sizes(op, rewriter)]

    def tiled_implementation(self, op: tensor.PadOp, rewriter: PatternRewriter, tile: Tile) -> Tiled:
        padding = constant_padding(op)
        return None if padding is None else _TiledPad(op, rewriter, tile, padding).build()

    def result_tile_position(
        self, op: tensor.PadOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        return tile

    def iteration_domain_tile_from_result_tile(
        self, op: tensor.PadOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        return tile

    def generate_result_tile_value(
        self, op: tensor.PadOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tiled:
        return self.tiled_implementation(op, rewriter, tile)


external_model(TILING, PadTiling(), tensor.PadOp)


class _TiledPad:
    """The computation of a tile; as bubbleUpPadSlice."""

    def __init__(self, op: tensor.PadOp, rewriter: PatternRewriter, tile: Tile, padding: Value) -> None:
        self.op = op
        self.rewriter = rewriter
        self.tile = tile
        self.padding = padding
        self.location = op.location
        # The slice of the source, and its padding.
        self.source = Tile([], [])
        self.low: list[Mixed] = []
        self.high: list[Mixed] = []
        self.is_empty = False
        self.may_be_empty: Value | None = None

    def build(self) -> TilingResult:
        for number in range(len(self.op.source.type.dims)):
            self._add_dimension(number)
        rewriter, location = self.rewriter, self.location
        if self.is_empty:
            filled = self._filled()
            return TilingResult([filled], [self._cast(filled)], [])
        if self.may_be_empty is None:
            padded, slice = self._padded()
            return TilingResult([padded], [self._cast(padded)], [slice])
        regions = [Region(), Region()]
        blocks = [region.blocks.append() for region in regions]
        branch = rewriter.create(
            scf.IfOp, [self._type()], [self.may_be_empty], loc=location, regions=regions
        )
        rewriter.set_insertion_point_to_end(blocks[0])
        rewriter.create(scf.YieldOp, [], [self._cast(self._filled())], loc=location)
        rewriter.set_insertion_point_to_end(blocks[1])
        padded, slice = self._padded()
        rewriter.create(scf.YieldOp, [], [self._cast(padded)], loc=location)
        rewriter.set_insertion_point_after(branch)
        return TilingResult([padded], [*branch.result_values()], [slice])

    # -- numbers --------------------------------------------------------------------------------------

    def _difference(self, one: Mixed, other: Mixed) -> Mixed:
        return composed_apply(self.rewriter, self.location, affine_dim(0) - affine_dim(1), [one, other])

    def _least(self, one: Mixed, other: Mixed) -> Mixed:
        both = [affine_dim(0), affine_dim(1)]
        return composed_extremum(self.rewriter, self.location, affine.AffineMinOp, both, [one, other])

    def _greatest(self, one: Mixed, other: Mixed) -> Mixed:
        both = [affine_dim(0), affine_dim(1)]
        return composed_extremum(self.rewriter, self.location, affine.AffineMaxOp, both, [one, other])

    def _add_dimension(self, number: int) -> None:
        low, high = low_padding(self.op)[number], high_padding(self.op)[number]
        has_low, has_high = constant_of_mixed(low) != 0, constant_of_mixed(high) != 0
        offset, length = self.tile.offsets[number], self.tile.sizes[number]
        if not has_low and not has_high:
            self._add(offset, length, low, high)
            return
        size = size_of(self.rewriter, self.location, self.op.source, number)
        new_low: Mixed = 0
        if has_low:
            new_low = self._greatest(0, self._difference(low, offset))
            start = self._least(self._greatest(self._difference(offset, low), 0), size)
        else:
            start = self._least(offset, size)
        new_length = self._least(self._difference(size, start), self._difference(length, new_low))
        if has_low:
            new_length = self._greatest(new_length, 0)
        if constant_of_mixed(new_length) == 0:
            self.is_empty = True
        elif not self.is_empty:
            self._ask(new_length)
        new_high: Mixed = 0
        if has_high:
            new_high = self._difference(self._difference(length, new_length), new_low)
        self._add(start, new_length, new_low, new_high)

    def _add(self, offset: Mixed, size: Mixed, low: Mixed, high: Mixed) -> None:
        self.source.offsets.append(offset)
        self.source.sizes.append(size)
        self.low.append(low)
        self.high.append(high)

    def _ask(self, length: Mixed) -> None:
        """Create a test whether a length, or a previous one, is zero."""
        rewriter, location = self.rewriter, self.location
        operands = [create_index(rewriter, location, size) for size in (length, 0)]
        equal = {"predicate": integer_attr(I64, int(arith.CmpIPredicate.eq))}
        empty: Value = rewriter.create(arith.CmpIOp, [I1], operands, equal, loc=location).result
        if self.may_be_empty is not None:
            empty = rewriter.create(arith.OrIOp, [I1], [empty, self.may_be_empty], loc=location).result
        self.may_be_empty = empty

    # -- tensors --------------------------------------------------------------------------------------

    def _type(self) -> RankedTensorType:
        static, _ = split_mixed(self.tile.sizes)
        return RankedTensorType.get(static, self.op.result.type.element_type)

    def _cast(self, made: Operation) -> Value:
        [value] = made.result_values()
        type = self._type()
        if value.type == type:
            return value
        return self.rewriter.create(tensor.CastOp, [type], [value], loc=self.location).result

    def _filled(self) -> Operation:
        """A tensor filled with the padding value."""
        if self.padding.parent_block is self.op.region.first_block:
            # mlir-opt drops the operand.
            raise self.op.op_error("mlirkit does not tile a padding whose value is made in its body")
        type = self._type()
        region = Region()
        rank = len(type.dims)
        block = region.blocks.append(*[INDEX] * rank, arg_locs=[self.location] * rank)
        _, dynamic = split_mixed(self.tile.sizes)
        made = self.rewriter.create(
            tensor.GenerateOp, [type], dynamic, loc=self.location, regions=[region]
        )
        point = self.rewriter.save_insertion_point()
        self.rewriter.set_insertion_point_to_end(block)
        self.rewriter.create(tensor.YieldOp, [], [self.padding], loc=self.location)
        self.rewriter.restore_insertion_point(point)
        return made

    def _padded(self) -> tuple[Operation, Operation]:
        """A slice of the source, padded; and the slice."""
        slice = create_slice(self.rewriter, self.location, self.op.source, self.source)
        value = slice.result
        type = _padded_type(value.type, self.low, self.high)
        region = clone_region(self.op.region, {})
        return create_pad(self.op, type, value, self.low, self.high, region, self.rewriter), slice


def _padded_type(source: Type, low: Sequence[Mixed], high: Sequence[Mixed]) -> RankedTensorType:
    """Mirrors PadOp::inferResultType."""
    assert isinstance(source, RankedTensorType)
    ends = zip(source.dims, split_mixed(low)[0], split_mixed(high)[0], strict=True)
    dims = [DYNAMIC if DYNAMIC in sizes else sum(sizes) for sizes in ends]
    return RankedTensorType.get(dims, source.element_type)
