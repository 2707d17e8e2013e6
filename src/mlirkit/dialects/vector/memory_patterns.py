"""Canonicalization patterns of masked loads and stores, gathers and scatters, and transfers.

Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import FALSE, ArrayAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr, DenseI64ArrayAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import MemRefType, VectorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import tensor, vector
from mlirkit.dialects.mixed_values import are_equal, constant_of_mixed
from mlirkit.dialects.slices import slice_of, slice_operands
from mlirkit.dialects.vector.known_masks import known_mask
from mlirkit.dialects.vector.transfers import (
    accessed_sizes,
    are_disjoint,
    have_equal_places,
    is_in_bounds,
    is_of_tensor,
    transferred_dimensions,
)
from mlirkit.folding.elements import elements_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

# -- masked -----------------------------------------------------------------------------------------------


def unmask_load(op: vector.MaskedLoadOp | vector.ExpandLoadOp, rewriter: PatternRewriter) -> bool:
    """Replace a masked load by a load or by its passthru value, if the mask is all true or all false."""
    is_set = known_mask(op.mask)
    if is_set is None:
        return False
    if is_set:
        rewriter.replace_with(op, vector.LoadOp, [op.base, *op.indices])
    else:
        rewriter.replace_op(op, [op.pass_thru])
    return True


def unmask_store(op: vector.MaskedStoreOp | vector.CompressStoreOp, rewriter: PatternRewriter) -> bool:
    """Replace a masked store by a store or erase it, if the mask is all true or all false."""
    is_set = known_mask(op.mask)
    if is_set is None:
        return False
    if is_set:
        rewriter.replace_with(op, vector.StoreOp, [op.valueToStore, op.base, *op.indices])
    else:
        rewriter.erase_op(op)
    return True


canonicalizer(vector.MaskedLoadOp, f"{_PATTERN}MaskedLoadFolder")(unmask_load)
canonicalizer(vector.MaskedStoreOp, f"{_PATTERN}MaskedStoreFolder")(unmask_store)
canonicalizer(vector.ExpandLoadOp, f"{_PATTERN}ExpandLoadFolder")(unmask_load)
canonicalizer(vector.CompressStoreOp, f"{_PATTERN}CompressStoreFolder")(unmask_store)


# -- gathers and scatters ---------------------------------------------------------------------------------


@canonicalizer(vector.GatherOp, _PATTERN + "GatherFolder")
def fold_empty_gather(op: vector.GatherOp, rewriter: PatternRewriter) -> bool:
    """Replace a gather whose mask is all false."""
    if known_mask(op.mask) is not False:
        return False
    rewriter.replace_op(op, [op.pass_thru])
    return True


@canonicalizer(vector.GatherOp, _PATTERN + "FoldContiguousGather")
def gather_contiguous(op: vector.GatherOp, rewriter: PatternRewriter) -> bool:
    """Replace a gather of contiguous elements by a masked load."""
    if not isinstance(op.base.type, MemRefType) or not _is_contiguous(op.indices):
        return False
    rewriter.replace_with(op, vector.MaskedLoadOp, [op.base, *op.offsets, op.mask, op.pass_thru])
    return True


@canonicalizer(vector.ScatterOp, _PATTERN + "ScatterFolder")
def erase_empty_scatter(op: vector.ScatterOp, rewriter: PatternRewriter) -> bool:
    """Erase a scatter whose mask is all false."""
    if known_mask(op.mask) is not False:
        return False
    rewriter.replace_op(op, [] if isinstance(op.base.type, MemRefType) else [op.base])
    return True


@canonicalizer(vector.ScatterOp, _PATTERN + "FoldContiguousScatter")
def scatter_contiguous(op: vector.ScatterOp, rewriter: PatternRewriter) -> bool:
    """Replace a scatter to contiguous elements by a masked store."""
    if not isinstance(op.base.type, MemRefType) or not _is_contiguous(op.indices):
        return False
    rewriter.replace_with(op, vector.MaskedStoreOp, [op.base, *op.offsets, op.mask, op.valueToStore])
    return True


def _is_contiguous(indices: Value) -> bool:
    """Mirrors isZeroBasedContiguousSeq: whether a vector of indices is 0, 1, 2, ..."""
    type = indices.type
    if not isinstance(type, VectorType) or len(type.dims) != 1 or type.scalable:
        return False
    if isinstance(indices.defining_op, vector.StepOp):
        return True
    constant = constant_value(indices)
    if not isinstance(constant, DenseIntElementsAttr):
        return False
    numbers = elements_of(constant) or []
    return [number.bits for number in numbers] == list(range(type.num_elements))


# -- transfers --------------------------------------------------------------------------------------------


@canonicalizer(vector.TransferReadOp, _PATTERN + "TransferReadAfterWriteToBroadcast")
def broadcast_written(op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
    """Read of a written vector with another map -> transpose(broadcast(vector))."""
    write = op.base.defining_op
    if not isinstance(write, vector.TransferWriteOp) or not is_of_tensor(op) or not is_of_tensor(write):
        return False
    if op.mask is not None or write.mask is not None or list(op.indices) != list(write.indices):
        return False
    if not is_in_bounds(op) or not is_in_bounds(write) or accessed_sizes(op) != accessed_sizes(write):
        return False
    # For each dimension that is read, the dimension of the written vector.
    written = transferred_dimensions(write)
    sources = [
        written.index(dimension) if dimension in written and dimension is not None else None
        for dimension in transferred_dimensions(op)
    ]
    if any(number not in sources for number in range(len(written))):
        return False
    repeated = [number for number, source in enumerate(sources) if source is None]
    order = [*repeated, *[sources.index(number) for number in range(len(written))]]
    type = op.vector.type
    repeated_type = VectorType(
        [type.dims[number] for number in order],
        type.element_type,
        [type.scalable_flags[number] for number in order],
    )
    broadcast = rewriter.create(vector.BroadcastOp, [repeated_type], [write.valueToStore], loc=op.location)
    permutation = [order.index(number) for number in range(len(order))]
    properties = {"permutation": DenseI64ArrayAttr.get(permutation)}
    rewriter.replace_with(op, vector.TransposeOp, [broadcast.result], properties)
    return True


@canonicalizer(vector.TransferWriteOp, _PATTERN + "FoldWaw")
def skip_overwritten(op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
    """Skip a transfer_write to a tensor that is overwritten."""
    if not is_of_tensor(op):
        return False
    modified = op
    earlier = op.base.defining_op
    while isinstance(earlier, vector.TransferWriteOp):
        if have_equal_places(op, earlier) and op.mask is earlier.mask:
            modified.base = earlier.base
            rewriter.operation_modified(modified)
            return True
        if not are_disjoint(earlier, op) or not _has_one_use(earlier):
            return False
        modified = earlier
        earlier = earlier.base.defining_op
    return False


def _has_one_use(op: Operation) -> bool:
    return op.result.has_one_use


@canonicalizer(
    tensor.InsertSliceOp, _PATTERN + "SwapExtractSliceOfTransferWrite", added_by=vector.TransferWriteOp
)
def write_into_slice(op: tensor.InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """insert_slice(transfer_write of the whole slice) -> transfer_write into the destination."""
    inserted = slice_of(op)
    extraction = op.source.defining_op
    if not isinstance(extraction, tensor.ExtractSliceOp) or not _has_one_use(extraction):
        return False
    extracted = slice_of(extraction)
    if any(constant_of_mixed(stride) != 1 for stride in (*inserted.strides, *extracted.strides)):
        return False
    write = extraction.source.defining_op
    if not isinstance(write, vector.TransferWriteOp) or not _has_one_use(write):
        return False
    map = write.permutation_map.map
    if len(op.source.type.dims) != map.n_results or write.mask is not None:
        return False
    if any(constant_of_mixed(offset) != 0 for offset in extracted.offsets):
        return False
    if any(constant_integer(index) != 0 for index in write.indices):
        return False
    if len(inserted.sizes) != len(extracted.sizes):
        return False
    if not all(are_equal(one, other) for one, other in zip(inserted.sizes, extracted.sizes, strict=True)):
        return False
    dims = write.base.type.dims
    sizes = [dims[dimension] for dimension in transferred_dimensions(write) if dimension is not None]
    if list(write.valueToStore.type.dims) != sizes:
        return False
    operands, properties = slice_operands(inserted, op.dest)
    slice = rewriter.create(
        tensor.ExtractSliceOp, [op.source.type], operands, properties, loc=extraction.location
    )
    bounds: dict[str, Attribute] = {
        "in_bounds": ArrayAttr([FALSE] * len(sizes)),
        "permutation_map": write.permutation_map,
        "operandSegmentSizes": DenseI32ArrayAttr.get([1, 1, len(write.indices), 0]),
    }
    made = rewriter.create(
        vector.TransferWriteOp,
        [op.source.type],
        [write.valueToStore, slice.result, *write.indices],
        bounds,
        loc=write.location,
    )
    (written,) = made.result_values()
    op.source = written
    rewriter.operation_modified(op)
    return True
