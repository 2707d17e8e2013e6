"""Canonicalization patterns of slices of tensors.

Mirror: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import IndexType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, scf, tensor
from mlirkit.dialects.mixed_values import constant_of_mixed
from mlirkit.dialects.slices import (
    Slice,
    canonical_slice_type,
    dropped_dimensions,
    dropped_dynamic_dimensions,
    slice_of,
    slice_operands,
)
from mlirkit.dialects.static_shapes import foldable_cast, preserves_static_information
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

Insertion = tensor.InsertSliceOp | tensor.ParallelInsertSliceOp


def _has_constant_index(op: Operation) -> bool:
    """Whether an operand is a constant of type index, which another pattern folds first."""
    return any(
        isinstance(operand.defining_op, arith.ConstantOp) and isinstance(operand.type, IndexType)
        for operand in op.operand_values()
    )


# -- extraction -------------------------------------------------------------------------------------------


@canonicalizer(tensor.CastOp, _PATTERN + "TensorCastExtractSlice")
def extract_static_sizes(op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """cast(extract_slice(x)) -> extract_slice(x) of the more static type."""
    extraction = op.source.defining_op
    type = op.dest.type
    if not isinstance(type, RankedTensorType) or not isinstance(extraction, tensor.ExtractSliceOp):
        return False
    sliced = extraction.result.type
    if not preserves_static_information(sliced, type) or sliced.dims == type.dims:
        return False
    slice = slice_of(extraction)
    dropped = dropped_dimensions(slice.static_sizes, sliced.dims) or []
    sizes = list(slice.sizes)
    kept = [number for number in range(len(sizes)) if number not in dropped]
    for number, size in zip(kept, type.dims, strict=False):
        if size != DYNAMIC:
            sizes[number] = size
    operands, properties = slice_operands(slice._replace(sizes=sizes), extraction.source)
    rewriter.replace_op(
        op, rewriter.create(tensor.ExtractSliceOp, [type], operands, properties, loc=op.location)
    )
    return True


@canonicalizer(
    tensor.ExtractSliceOp,
    "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, "
    "SliceReturnTypeCanonicalizer, SliceCanonicalizer>",
)
def fold_extracted_constants(op: tensor.ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """Make constant operands of a slice attributes, and part of its type."""
    slice = slice_of(op).with_constants()
    if slice is None or not slice.is_inside(op.source.type.dims):
        return False
    type = canonical_slice_type(op.source.type, slice, len(op.result.type.dims))
    operands, properties = slice_operands(slice, op.source)
    value: Value = rewriter.create(
        tensor.ExtractSliceOp, [type], operands, properties, loc=op.location
    ).result
    if type != op.result.type:
        value = rewriter.create(tensor.CastOp, [op.result.type], [value], loc=op.location).result
    rewriter.replace_op(op, [value])
    return True


@canonicalizer(tensor.ExtractSliceOp, _PATTERN + "ExtractSliceOpCastFolder")
def extract_from_cast(op: tensor.ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """Slice the source of a cast to a less static type."""
    source = None if _has_constant_index(op) else foldable_cast(op.source)
    if source is None:
        return False
    slice = slice_of(op)
    assert isinstance(source.type, RankedTensorType)
    if not slice.is_inside(source.type.dims):
        return False
    operands, properties = slice_operands(slice, source)
    rewriter.replace_op(
        op, rewriter.create(tensor.ExtractSliceOp, [op.result.type], operands, properties, loc=op.location)
    )
    return True


# -- insertion --------------------------------------------------------------------------------------------


def _create(op: Insertion, source: Value, dest: Value, slice: Slice, rewriter: PatternRewriter) -> Operation:
    """Create an insertion of the same kind."""
    operands, properties = slice_operands(slice, source, dest)
    types = [dest.type] if isinstance(op, tensor.InsertSliceOp) else []
    kind = tensor.InsertSliceOp if isinstance(op, tensor.InsertSliceOp) else tensor.ParallelInsertSliceOp
    return rewriter.create(kind, types, operands, properties, loc=op.location)


def _cast_source(op: Insertion, type: RankedTensorType, rewriter: PatternRewriter) -> Value:
    """Cast the inserted tensor; in front of the enclosing operation for parallel insertions."""
    around = op.parent_op
    if isinstance(around, scf.InParallelOp):
        rewriter.set_insertion_point(around)
    cast = rewriter.create(tensor.CastOp, [type], [op.source], loc=op.location).result
    rewriter.set_insertion_point(op)
    return cast


def fold_inserted_constants(op: Insertion, rewriter: PatternRewriter) -> bool:
    """Make constant operands of an insertion attributes, and part of the inserted type."""
    slice = slice_of(op).with_constants(nonzero_strides=True)
    if slice is None or not slice.is_inside(op.dest.type.dims):
        return False
    type = canonical_slice_type(op.dest.type, slice, len(op.source.type.dims))
    source: Value = op.source
    if type != source.type:
        source = _cast_source(op, type, rewriter)
    rewriter.replace_op(op, _create(op, source, op.dest, slice, rewriter))
    return True


def insert_cast_source(op: Insertion, rewriter: PatternRewriter) -> bool:
    """Insert the source of a cast, or insert into the source of a cast."""
    if _has_constant_index(op):
        return False
    cast_source, cast_dest = foldable_cast(op.source), foldable_cast(op.dest)
    if cast_source is None and cast_dest is None:
        return False
    source: Value = op.source if cast_source is None else cast_source
    dest: Value = op.dest if cast_dest is None else cast_dest
    source_type, dest_type = source.type, dest.type
    assert isinstance(source_type, RankedTensorType) and isinstance(dest_type, RankedTensorType)
    slice = slice_of(op)
    dropped = dropped_dynamic_dimensions(slice.static_sizes, source_type.dims)
    if dropped is None:
        return False
    sizes = list(slice.sizes)
    # MLIR counts only the dimensions that it replaces.
    number = 0
    for index in range(len(sizes)):
        if index not in dropped and source_type.dims[number] != DYNAMIC:
            sizes[index] = source_type.dims[number]
            number += 1
    slice = slice._replace(sizes=sizes)
    is_slice = dropped_dimensions(slice.static_sizes, source_type.dims) is not None
    if not is_slice or source_type.element_type != dest_type.element_type:
        return False
    if not slice.is_inside(dest_type.dims):
        return False
    made = _create(op, source, dest, slice, rewriter)
    if isinstance(op, tensor.InsertSliceOp) and dest.type != op.dest.type:
        made = rewriter.create(tensor.CastOp, [op.dest.type], [made.result], loc=op.location)
    rewriter.replace_op(op, made)
    return True


def cast_to_inserted_sizes(op: Insertion, rewriter: PatternRewriter) -> bool:
    """Cast the inserted tensor to the static sizes of the slice."""
    type = op.source.type
    if len(type.dims) != len(op.dest.type.dims):
        return False
    slice = slice_of(op)
    constants = [constant_of_mixed(size) for size in slice.sizes]
    if any(constant is not None and constant < 0 for constant in constants):
        return False
    dims = [
        size if constant is None else constant for size, constant in zip(type.dims, constants, strict=True)
    ]
    static = RankedTensorType.get(dims, type.element_type, type.encoding)
    if static == type or not preserves_static_information(type, static):
        return False
    if any(DYNAMIC not in pair and pair[0] != pair[1] for pair in zip(type.dims, dims, strict=True)):
        return False
    cast = rewriter.create(tensor.CastOp, [static], [op.source], loc=op.location).result
    rewriter.replace_op(op, _create(op, cast, op.dest, slice, rewriter))
    return True


canonicalizer(
    tensor.InsertSliceOp, _PATTERN + "InsertSliceOpConstantArgumentFolder<mlir::tensor::InsertSliceOp>"
)(fold_inserted_constants)
canonicalizer(tensor.InsertSliceOp, _PATTERN + "InsertSliceOpCastFolder<mlir::tensor::InsertSliceOp>")(
    insert_cast_source
)
canonicalizer(
    tensor.InsertSliceOp, _PATTERN + "InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>"
)(cast_to_inserted_sizes)
canonicalizer(
    tensor.ParallelInsertSliceOp,
    _PATTERN + "InsertSliceOpConstantArgumentFolder<mlir::tensor::ParallelInsertSliceOp>",
)(fold_inserted_constants)
canonicalizer(
    tensor.ParallelInsertSliceOp, _PATTERN + "InsertSliceOpCastFolder<mlir::tensor::ParallelInsertSliceOp>"
)(insert_cast_source)
canonicalizer(
    tensor.ParallelInsertSliceOp,
    _PATTERN + "InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>",
)(cast_to_inserted_sizes)
