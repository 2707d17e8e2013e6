"""Tiling of packing and unpacking: packing by outer dimensions, unpacking by dimensions of the result.

A tile of an unpack that cuts through packed tiles unpacks whole tiles, and extracts a part of the result.
Mirror: PackOpTiling and UnPackOpTiling in mlir/lib/Dialect/Linalg/Transforms/TilingInterfaceImpl.cpp.
"""

from __future__ import annotations

from typing import NamedTuple

from mlirkit.builtin.affine_expr import AffineExpr, affine_dim, affine_symbol
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply, composed_extremum, created_apply
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import affine, arith, linalg, tensor
from mlirkit.dialects.linalg.pack_patterns import AnyPack, order_of, positions_of, tiles_of
from mlirkit.dialects.loop_bounds import constant_upper_bound
from mlirkit.dialects.mixed_values import Mixed, are_equal, constant_of_mixed, split_mixed
from mlirkit.dialects.tiles import create_slice, inverse_permutation, permuted, size_of
from mlirkit.dialects.tiling_interface import TILING, Range, Tile, Tiled, TilingInterface, TilingResult
from mlirkit.ods.live.hooks import external_model
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter


def _sizes(rewriter: PatternRewriter, op: Operation, value: Value) -> list[Mixed]:
    """Mirrors getMixedSizes."""
    type = value.type
    if not isinstance(type, RankedTensorType):
        raise op.op_error("mlirkit tiles packings of tensors only")
    return [size_of(rewriter, op.location, value, number) for number in range(len(type.dims))]


def _domain(rewriter: PatternRewriter, op: AnyPack, rank: int) -> list[Range]:
    point = rewriter.save_insertion_point()
    sizes = _sizes(rewriter, op, op.dest)
    rewriter.restore_insertion_point(point)
    return [Range(0, size, 1) for size in sizes[:rank]]


def _permuted(tile: Tile, permutation: list[int]) -> Tile:
    if not permutation:
        return tile
    return Tile(permuted(tile.offsets, permutation), permuted(tile.sizes, permutation))


def _tile_sizes(op: AnyPack) -> dict[int, Mixed]:
    """The sizes of the tiles by dimension."""
    return dict(zip(positions_of(op), tiles_of(op), strict=True))


class PackTiling(TilingInterface[linalg.PackOp]):
    """A loop for each outer dimension."""

    __slots__ = ()

    def loop_iterator_types(self, op: linalg.PackOp) -> list[linalg.IteratorType]:
        return [linalg.IteratorType.parallel] * len(op.source.type.dims)

    def iteration_domain(self, op: linalg.PackOp, rewriter: PatternRewriter) -> list[Range]:
        return _domain(rewriter, op, len(op.source.type.dims))

    def tiled_implementation(self, op: linalg.PackOp, rewriter: PatternRewriter, tile: Tile) -> Tiled:
        location = op.location
        outer = _permuted(tile, inverse_permutation(order_of(op)))
        inner = _tile_sizes(op)
        sizes = _sizes(rewriter, op, op.source)
        read = Tile([], [])
        for number, (offset, size) in enumerate(zip(outer.offsets, outer.sizes, strict=True)):
            if number in inner:
                product = affine_dim(0) * affine_symbol(0)
                offset = composed_apply(rewriter, location, product, [offset], [inner[number]])
                size = composed_apply(rewriter, location, product, [size], [inner[number]])
            if op.padding_value is not None:
                # The last tile may be incomplete.
                difference = affine_dim(0) - affine_dim(1)
                left = composed_apply(rewriter, location, difference, [sizes[number], offset])
                both: list[AffineExpr] = [affine_dim(0), affine_dim(1)]
                size = composed_extremum(rewriter, location, affine.AffineMinOp, both, [size, left])
            read.offsets.append(offset)
            read.sizes.append(size)
        source = create_slice(rewriter, location, op.source, read)
        place = self.result_tile_position(op, rewriter, 0, tile)
        dest = create_slice(rewriter, location, op.dest, place)
        padding = [] if op.padding_value is None else [op.padding_value]
        operands = [source.result, dest.result, *padding, *op.inner_tiles]
        tiled = rewriter.clone_with(op, [dest.result.type], operands)
        return TilingResult([tiled], [*tiled.result_values()], [source, dest])

    def result_tile_position(
        self, op: linalg.PackOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        sizes = _sizes(rewriter, op, op.dest)
        rank = len(op.source.type.dims)
        return Tile([*tile.offsets, *[0] * (len(sizes) - rank)], [*tile.sizes, *sizes[rank:]])

    def generate_result_tile_value(
        self, op: linalg.PackOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tiled:
        rank = len(op.source.type.dims)
        if any(constant_of_mixed(offset) != 0 for offset in tile.offsets[rank:]):
            return None
        pairs = zip(tiles_of(op), tile.sizes[rank:], strict=True)
        if not all(are_equal(one, other) for one, other in pairs):
            return None
        return self.tiled_implementation(op, rewriter, Tile(tile.offsets[:rank], tile.sizes[:rank]))


class _Extent(NamedTuple):
    """The part of a dimension that a tile covers: whole tiles of the source, and a slice of the unpacked
    ones."""

    is_aligned: bool
    offset: Mixed
    size: Mixed
    result_offset: Mixed
    expanded_size: Mixed


class UnPackTiling(TilingInterface[linalg.UnPackOp]):
    """A loop for each dimension of the result."""

    __slots__ = ()

    def loop_iterator_types(self, op: linalg.UnPackOp) -> list[linalg.IteratorType]:
        return [linalg.IteratorType.parallel] * len(op.dest.type.dims)

    def iteration_domain(self, op: linalg.UnPackOp, rewriter: PatternRewriter) -> list[Range]:
        return _domain(rewriter, op, len(op.dest.type.dims))

    def tiled_implementation(self, op: linalg.UnPackOp, rewriter: PatternRewriter, tile: Tile) -> Tiled:
        location = op.location
        inner = _tile_sizes(op)
        pairs = zip(tile.offsets, tile.sizes, strict=True)
        extents = [
            _extent(op, rewriter, inner[number], offset, size)
            if number in inner
            else _Extent(True, offset, size, 0, size)
            for number, (offset, size) in enumerate(pairs)
        ]
        whole = Tile([extent.offset for extent in extents], [extent.size for extent in extents])
        outer = _permuted(whole, order_of(op))
        tiles = tiles_of(op)
        read = Tile([*outer.offsets, *[0] * len(tiles)], [*outer.sizes, *tiles])
        source = create_slice(rewriter, location, op.source, read)
        slices: list[Operation] = [source]
        is_aligned = all(extent.is_aligned for extent in extents)
        if is_aligned:
            slice = create_slice(rewriter, location, op.dest, tile)
            slices.append(slice)
            dest: Value = slice.result
        else:
            static, dynamic = split_mixed([extent.expanded_size for extent in extents])
            type = RankedTensorType.get(static, op.dest.type.element_type)
            dest = rewriter.create(tensor.EmptyOp, [type], dynamic, loc=location).result
        tiled = rewriter.clone_with(op, [dest.type], [source.result, dest, *op.inner_tiles])
        [value] = tiled.result_values()
        if not is_aligned:
            part = Tile([extent.result_offset for extent in extents], tile.sizes)
            value = create_slice(rewriter, location, value, part).result
        return TilingResult([tiled], [value], slices)

    def result_tile_position(
        self, op: linalg.UnPackOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        return tile

    def generate_result_tile_value(
        self, op: linalg.UnPackOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tiled:
        return self.tiled_implementation(op, rewriter, tile)


def _extent(
    op: linalg.UnPackOp, rewriter: PatternRewriter, inner: Mixed, offset: Mixed, size: Mixed
) -> _Extent:
    """Mirrors getUnpackTileDimInfo, of a dimension that is packed."""
    location = op.location
    d0, d1 = affine_dim(0), affine_dim(1)
    bound, tile_size = constant_upper_bound(op, size), constant_of_mixed(inner)
    is_aligned = bound is not None and tile_size is not None and bound % tile_size == 0
    if is_aligned:
        first = composed_apply(rewriter, location, AffineExpr.get_floor_div(d0, d1), [offset, inner])
        if bound == tile_size:
            return _Extent(True, first, 1, 0, size)
        # Also of aligned tiles the last may be incomplete.
        count = composed_apply(rewriter, location, AffineExpr.get_ceil_div(d0, d1), [size, inner])
        return _Extent(True, first, count, 0, size)
    first_quotient, first_remainder = _divided(
        op, rewriter, create_index(rewriter, location, offset), create_index(rewriter, location, inner)
    )
    end = composed_apply(rewriter, location, d0 + d1, [offset, size])
    last = composed_apply(rewriter, location, d0 - d1, [end, 1])
    last_quotient, _ = _divided(
        op, rewriter, create_index(rewriter, location, last), create_index(rewriter, location, inner)
    )
    distance = composed_apply(rewriter, location, d0 - d1, [last_quotient, first_quotient])
    count = composed_apply(rewriter, location, d0 + d1, [distance, 1])
    factors = [create_index(rewriter, location, factor) for factor in (count, inner)]
    expanded = create_or_fold(rewriter, arith.MulIOp, INDEX, factors, location)
    return _Extent(False, first_quotient, count, first_remainder, expanded)


def _divided(
    op: linalg.UnPackOp, rewriter: PatternRewriter, dividend: Value, divisor: Value
) -> tuple[Value, Value]:
    """Mirrors getDivMod."""
    d0, d1 = affine_dim(0), affine_dim(1)
    quotient, remainder = (
        created_apply(rewriter, op.location, expr, [dividend, divisor])
        for expr in (AffineExpr.get_floor_div(d0, d1), AffineExpr.get_mod(d0, d1))
    )
    return quotient, remainder


external_model(TILING, PackTiling(), linalg.PackOp)
external_model(TILING, UnPackTiling(), linalg.UnPackOp)
