"""Tiling of `linalg.softmax`.  Mirror: SoftmaxOp in mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.tiles import create_slice, created_size
from mlirkit.dialects.tiling_interface import TILING, Range, Tile, Tiled, TilingInterface, TilingResult
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.rewriter import PatternRewriter


class SoftmaxTiling(TilingInterface[linalg.SoftmaxOp]):
    """One loop for each dimension, including the reduced one."""

    __slots__ = ()

    def loop_iterator_types(self, op: linalg.SoftmaxOp) -> list[linalg.IteratorType]:
        types = [linalg.IteratorType.parallel] * len(op.input.type.dims)
        types[op.dimension.value] = linalg.IteratorType.reduction
        return types

    def iteration_domain(self, op: linalg.SoftmaxOp, rewriter: PatternRewriter) -> list[Range]:
        location = op.location
        zero, one = create_index(rewriter, location, 0), create_index(rewriter, location, 1)
        count = len(op.input.type.dims)
        sizes = [created_size(rewriter, location, op.input, number) for number in range(count)]
        return [Range(zero, size, one) for size in sizes]

    def tiled_implementation(self, op: linalg.SoftmaxOp, rewriter: PatternRewriter, tile: Tile) -> Tiled:
        slices = [create_slice(rewriter, op.location, operand, tile) for operand in (op.input, op.output)]
        operands = [slice.result for slice in slices]
        types = [operand.type for operand in operands[1:] if isinstance(operand.type, RankedTensorType)]
        tiled = rewriter.clone_with(op, types, operands)
        return TilingResult([tiled], [*tiled.result_values()], [*slices])

    def result_tile_position(
        self, op: linalg.SoftmaxOp, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile:
        return tile


interface(linalg.SoftmaxOp, TILING)(SoftmaxTiling())
