"""Canonicalization patterns of transpositions of vectors.  Mirror:
mlir/lib/Dialect/Vector/IR/VectorOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.dialects.declared import vector
from mlirkit.dialects.row_major import flat_position, position_of
from mlirkit.dialects.vector.shapes import is_order_preserving, permuted, splat_source
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


@canonicalizer(vector.TransposeOp, _PATTERN + "FoldTransposeCreateMask")
def transpose_bounds_of_mask(op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(create_mask) -> create_mask with permuted bounds."""
    mask = op.vector.defining_op
    permutation = op.permutation.values
    if isinstance(mask, vector.CreateMaskOp):
        sizes = list(mask.operands_)
        rewriter.replace_with(op, vector.CreateMaskOp, [sizes[number] for number in permutation])
        return True
    if isinstance(mask, vector.ConstantMaskOp):
        numbers = permuted(mask.mask_dim_sizes.values, permutation)
        properties = {"mask_dim_sizes": DenseI64ArrayAttr.get(numbers)}
        rewriter.replace_with(op, vector.ConstantMaskOp, [], properties)
        return True
    return False


@canonicalizer(vector.TransposeOp, _PATTERN + "FoldTransposeShapeCast")
def cast_to_transposed(op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(shape_cast(x)) -> shape_cast(x), if the order of elements is kept."""
    cast = op.vector.defining_op
    if not isinstance(cast, vector.ShapeCastOp) or not is_order_preserving(op):
        return False
    rewriter.replace_with(op, vector.ShapeCastOp, [cast.source])
    return True


@canonicalizer(vector.TransposeOp, _PATTERN + "TransposeFolder")
def compose_transpositions(op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(transpose(x)) -> transpose(x)."""
    first = op.vector.defining_op
    if not isinstance(first, vector.TransposeOp):
        return False
    permutation = permuted(first.permutation.values, op.permutation.values)
    properties = {"permutation": DenseI64ArrayAttr.get(permutation)}
    rewriter.replace_with(op, vector.TransposeOp, [first.vector], properties)
    return True


@canonicalizer(vector.TransposeOp, _PATTERN + "FoldTransposeSplat")
def transpose_of_splat(op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(splat) -> a splat."""
    splat = splat_source(op.vector)
    if splat is None:
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [splat])
    return True


@canonicalizer(vector.TransposeOp, _PATTERN + "FoldTransposeFromElements")
def list_transposed(op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(from_elements(...)) -> from_elements in another order."""
    listed = op.vector.defining_op
    if not isinstance(listed, vector.FromElementsOp):
        return False
    elements = list(listed.elements)
    permutation = op.permutation.values
    dims = op.vector.type.dims
    order: list[int] = []
    for flat in range(op.result.type.num_elements):
        position = [0] * len(dims)
        for number, index in enumerate(position_of(flat, op.result.type.dims)):
            position[permutation[number]] = index
        order.append(flat_position(position, dims))
    rewriter.replace_with(op, vector.FromElementsOp, [elements[number] for number in order])
    return True


@canonicalizer(vector.TransposeOp, _PATTERN + "FoldTransposeBroadcast")
def broadcast_to_transposed(op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(broadcast(x)) -> broadcast(x), if only broadcast dimensions are permuted."""
    broadcast = op.vector.defining_op
    if not isinstance(broadcast, vector.BroadcastOp):
        return False
    type = broadcast.source.type
    if isinstance(type, VectorType) and not _stays_in_groups(op, type):
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [broadcast.source])
    return True


def _stays_in_groups(op: vector.TransposeOp, source: VectorType) -> bool:
    """Whether a permutation keeps every dimension within its group.

    Each dimension of the source with a size other than one is a group; so are the broadcast dimensions
    between two.
    """
    permutation = op.permutation.values
    leading = len(permutation) - len(source.dims)
    low = 0
    for number, size in enumerate(source.dims):
        if size == 1 and (number == 0 or source.dims[number - 1] == 1):
            continue
        high = number + leading
        if any(not low <= dimension < high for dimension in permutation[low:high]):
            return False
        low = high
    return True
