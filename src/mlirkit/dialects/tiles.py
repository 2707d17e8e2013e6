"""Tiles of tensors and memrefs: the sizes of dimensions, and slices that are taken out and put in."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import INDEX
from mlirkit.core.location import Location
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import memref, tensor
from mlirkit.dialects.memref.views import sliced_type
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.dialects.slices import Slice, slice_operands
from mlirkit.dialects.tiling_interface import Tile
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter


def size_of(rewriter: PatternRewriter, location: Location, value: Value, number: int) -> Mixed:
    """Mirrors createFoldedDimOp: the size of a dimension, as a number where it is static."""
    type = value.type
    assert isinstance(type, MemRefType | RankedTensorType)
    size = type.dims[number]
    return size if size != DYNAMIC else dynamic_size(rewriter, location, value, number)


def dynamic_size(rewriter: PatternRewriter, location: Location, value: Value, number: int) -> Value:
    """Mirrors createOrFoldDimOp: the size of a dimension."""
    kind = memref.DimOp if isinstance(value.type, MemRefType) else tensor.DimOp
    index = create_index(rewriter, location, number)
    return create_or_fold(rewriter, kind, INDEX, [value, index], location)


def created_size(rewriter: PatternRewriter, location: Location, value: Value, number: int) -> Mixed:
    """Mirrors getDimValue: the size of a dimension, by an operation where it is dynamic."""
    type = value.type
    assert isinstance(type, MemRefType | RankedTensorType)
    size = type.dims[number]
    if size != DYNAMIC:
        return size
    kind = memref.DimOp if isinstance(type, MemRefType) else tensor.DimOp
    index = create_index(rewriter, location, number)
    return rewriter.create(kind, [INDEX], [value, index], loc=location).result


def create_slice(
    rewriter: PatternRewriter, location: Location, value: Value, tile: Tile
) -> tensor.ExtractSliceOp | memref.SubViewOp:
    """Mirrors materializeTiledShape: take a tile out of a tensor, or view that of a memref."""
    slice = _unit_slice(tile)
    operands, properties = slice_operands(slice, value)
    type = value.type
    if isinstance(type, MemRefType):
        layout = strides_and_offset(type)
        assert layout is not None
        view = sliced_type(type, layout, slice.static_offsets, slice.static_sizes, slice.static_strides)
        return rewriter.create(memref.SubViewOp, [view], operands, properties, loc=location)
    assert isinstance(type, RankedTensorType)
    taken = RankedTensorType.get(slice.static_sizes, type.element_type, type.encoding)
    return rewriter.create(tensor.ExtractSliceOp, [taken], operands, properties, loc=location)


def insert_slice(
    rewriter: PatternRewriter, location: Location, source: Value, into: Value, tile: Tile
) -> Value:
    """Put a tile into a tensor."""
    operands, properties = slice_operands(_unit_slice(tile), source, into)
    return rewriter.create(tensor.InsertSliceOp, [into.type], operands, properties, loc=location).result


def insert_slice_in_parallel(
    rewriter: PatternRewriter, location: Location, source: Value, into: Value, tile: Tile
) -> None:
    """Put a tile into a tensor that threads share."""
    operands, properties = slice_operands(_unit_slice(tile), source, into)
    rewriter.create(tensor.ParallelInsertSliceOp, [], operands, properties, loc=location)


def _unit_slice(tile: Tile) -> Slice:
    return Slice(tile.offsets, tile.sizes, [1] * len(tile.offsets))


def permuted(mixed: Sequence[Mixed], permutation: Sequence[int]) -> list[Mixed]:
    """Mirrors applyPermutationToVector: at each place, the element that the permutation names."""
    return [mixed[number] for number in permutation]


def inverse_permutation(permutation: Sequence[int]) -> list[int]:
    return sorted(range(len(permutation)), key=permutation.__getitem__)
