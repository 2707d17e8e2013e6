"""Tiling of Winograd's transforms: by images, channels, and tiles of an image, but not within these.

Mirror: the transforms' methods in mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineExpr, affine_dim
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import created_apply
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.tiling import tile_of
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.dialects.tiles import create_slice, created_size
from mlirkit.dialects.tiling_interface import TILING, Op, Range, Tile, Tiled, TilingInterface, TilingResult
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.rewriter import PatternRewriter


def _ranges(op: Operation, rewriter: PatternRewriter, value: Value, dims: Sequence[int]) -> list[Range]:
    numbers = range(len(dims))
    return [Range(0, created_size(rewriter, op.location, value, number), 1) for number in numbers]


def _applied(op: Operation, rewriter: PatternRewriter, expr: AffineExpr, value: Mixed) -> Value:
    return created_apply(rewriter, op.location, expr, [value])


def _in_images(
    op: Operation, rewriter: PatternRewriter, dims: Sequence[int], tile: Tile, step: int, overlap: int
) -> Tile:
    """The slice of images (N, H, W, C) that tiles (height, width, tiles down, tiles across, N, C) cover.

    A tile is `step` elements from the next one, and `overlap` elements longer; a dimension of one element is
    not tiled.
    """
    height, width, *_ = dims
    _, _, down, across, images, channels = tile.offsets
    _, _, down_count, across_count, image_count, channel_count = tile.sizes
    first, scaled = affine_dim(0), affine_dim(0) * step
    top = _applied(op, rewriter, first if height == 1 else scaled, down)
    left = _applied(op, rewriter, first if width == 1 else scaled, across)
    rows = _applied(op, rewriter, scaled + overlap, down_count)
    columns = _applied(op, rewriter, scaled + overlap, across_count)
    tile_sizes: list[Mixed] = [1 if height == 1 else rows, 1 if width == 1 else columns]
    return Tile([images, top, left, channels], [image_count, *tile_sizes, channel_count])


class _Transform(TilingInterface[Op]):
    """All loops are parallel."""

    __slots__ = ()

    def _tiled(
        self, op: Op, rewriter: PatternRewriter, read: tuple[Value, Tile], written: Value, tile: Tile
    ) -> Tiled:
        source = create_slice(rewriter, op.location, *read)
        place = self.result_tile_position(op, rewriter, 1, tile)
        assert place is not None
        output = create_slice(rewriter, op.location, written, place)
        tiled = rewriter.clone_with(op, [output.result.type], [source.result, output.result])
        return TilingResult([tiled], [*tiled.result_values()], [source, output])


class FilterTiling(_Transform[linalg.WinogradFilterTransformOp]):
    """`linalg.winograd_filter_transform`: loops over (F, KH, KW, C), the result is (height, width, C, F)."""

    __slots__ = ()

    def loop_iterator_types(self, op: linalg.WinogradFilterTransformOp) -> list[linalg.IteratorType]:
        return [linalg.IteratorType.parallel] * len(op.filter.type.dims)

    def iteration_domain(
        self, op: linalg.WinogradFilterTransformOp, rewriter: PatternRewriter
    ) -> list[Range]:
        return _ranges(op, rewriter, op.filter, op.filter.type.dims)

    def result_tile_position(
        self, op: linalg.WinogradFilterTransformOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        _, height, width, _ = op.filter.type.dims
        size = sum(tile_of(op)) - 1
        features, _, _, channels = tile.offsets
        feature_count, _, _, channel_count = tile.sizes
        extents: list[Mixed] = [1 if extent == 1 else size for extent in (height, width)]
        return Tile([0, 0, channels, features], [*extents, channel_count, feature_count])

    def tiled_implementation(
        self, op: linalg.WinogradFilterTransformOp, rewriter: PatternRewriter, tile: Tile
    ) -> Tiled:
        _, height, width, _ = op.filter.type.dims
        features, _, _, channels = tile.offsets
        feature_count, _, _, channel_count = tile.sizes
        read = Tile([features, 0, 0, channels], [feature_count, height, width, channel_count])
        return self._tiled(op, rewriter, (op.filter, read), op.output, tile)


class InputTiling(_Transform[linalg.WinogradInputTransformOp]):
    """`linalg.winograd_input_transform`: loops over (height, width, tiles down, tiles across, N, C)."""

    __slots__ = ()

    def loop_iterator_types(self, op: linalg.WinogradInputTransformOp) -> list[linalg.IteratorType]:
        return [linalg.IteratorType.parallel] * len(op.output.type.dims)

    def iteration_domain(
        self, op: linalg.WinogradInputTransformOp, rewriter: PatternRewriter
    ) -> list[Range]:
        return _ranges(op, rewriter, op.output, op.output.type.dims)

    def result_tile_position(
        self, op: linalg.WinogradInputTransformOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        height, width, *_ = op.output.type.dims
        size = sum(tile_of(op)) - 1
        extents: list[Mixed] = [1 if extent == 1 else size for extent in (height, width)]
        return Tile([0, 0, *tile.offsets[2:]], [*extents, *tile.sizes[2:]])

    def tiled_implementation(
        self, op: linalg.WinogradInputTransformOp, rewriter: PatternRewriter, tile: Tile
    ) -> Tiled:
        output, window = tile_of(op)
        read = _in_images(op, rewriter, op.output.type.dims, tile, output, window - 1)
        return self._tiled(op, rewriter, (op.input, read), op.output, tile)


class OutputTiling(_Transform[linalg.WinogradOutputTransformOp]):
    """`linalg.winograd_output_transform`: loops over (height, width, tiles down, tiles across, N, F)."""

    __slots__ = ()

    def loop_iterator_types(self, op: linalg.WinogradOutputTransformOp) -> list[linalg.IteratorType]:
        return [linalg.IteratorType.parallel] * len(op.value.type.dims)

    def iteration_domain(
        self, op: linalg.WinogradOutputTransformOp, rewriter: PatternRewriter
    ) -> list[Range]:
        return _ranges(op, rewriter, op.value, op.value.type.dims)

    def result_tile_position(
        self, op: linalg.WinogradOutputTransformOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        output, _ = tile_of(op)
        return _in_images(op, rewriter, op.value.type.dims, tile, output, 0)

    def tiled_implementation(
        self, op: linalg.WinogradOutputTransformOp, rewriter: PatternRewriter, tile: Tile
    ) -> Tiled:
        height, width, *_ = op.value.type.dims
        read = Tile([0, 0, *tile.offsets[2:]], [height, width, *tile.sizes[2:]])
        return self._tiled(op, rewriter, (op.value, read), op.output, tile)


interface(linalg.WinogradFilterTransformOp, TILING)(FilterTiling())
interface(linalg.WinogradInputTransformOp, TILING)(InputTiling())
interface(linalg.WinogradOutputTransformOp, TILING)(OutputTiling())
