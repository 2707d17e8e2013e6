"""Folders of vector's loads, stores and transfers: skip casts, and forward written vectors to reads.

Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import vector
from mlirkit.dialects.memref.casts import skip_casts
from mlirkit.dialects.static_shapes import foldable_cast
from mlirkit.dialects.vector.known_masks import known_mask
from mlirkit.dialects.vector.transfers import (
    Transfer,
    are_disjoint,
    bounds_of,
    have_equal_places,
    is_in_bounds,
    is_of_tensor,
    transferred_dimensions,
    transferred_type,
)
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


@folder(vector.LoadOp, vector.StoreOp, vector.MaskedLoadOp, vector.MaskedStoreOp)
def fold_access(
    op: vector.LoadOp | vector.StoreOp | vector.MaskedLoadOp | vector.MaskedStoreOp, operands: Constants
) -> Folded:
    """As their folders: access the source of a memref cast."""
    return skip_casts(op)


# -- transfers --------------------------------------------------------------------------------------------


@folder(vector.TransferReadOp)
def fold_transfer_read(op: vector.TransferReadOp, operands: Constants) -> Folded:
    """Mirrors TransferReadOp::fold: the vector just written there, or a simpler read."""
    written = _written(op)
    if written is not None:
        return written
    if _fold_bounds(op) or _drop_full_mask(op):
        return op.vector
    if skip_casts(op) is not None or _skip_tensor_casts(op):
        return op.vector
    return None


def _written(read: vector.TransferReadOp) -> Value | None:
    """Mirrors foldRAW: the vector written to the place of a read."""
    write = read.base.defining_op
    while isinstance(write, vector.TransferWriteOp):
        if is_in_bounds(write) and have_equal_places(write, read) and _have_equal_masks(write, read):
            return write.valueToStore
        if not are_disjoint(write, read):
            return None
        write = write.base.defining_op
    return None


def _have_equal_masks(write: vector.TransferWriteOp, read: vector.TransferReadOp) -> bool:
    """Whether a read yields the written vector: without masks, or with equal masks and padding."""
    if read.mask is None:
        return write.mask is None
    if write.mask is not None and write.mask is not read.mask:
        return False
    splat = constant_value(write.valueToStore)
    if not isinstance(splat, DenseElementsAttr) or not splat.is_splat:
        return False
    padding = constant_value(read.padding)
    return padding is not None and padding == splat.get_splat_value()


def _fold_bounds(op: Transfer) -> bool:
    """Mirrors foldTransferInBoundsAttribute: mark dimensions that are known to be in bounds."""
    flags = bounds_of(op)
    bounds = list(flags)
    dimensions = transferred_dimensions(op)
    for number, dimension in enumerate(dimensions):
        if dimension is not None and not bounds[number]:
            bounds[number] = _ends_inside(op, number, dimension)
    undecided = [number for number, flag in enumerate(flags) if not flag and dimensions[number] is not None]
    if all(bounds[number] for number in undecided):
        bounds = [bound or dimensions[number] is None for number, bound in enumerate(bounds)]
    if bounds == flags:
        return False
    op.in_bounds = ArrayAttr([BoolAttr.get(bound) for bound in bounds])
    return True


def _ends_inside(op: Transfer, number: int, dimension: int) -> bool:
    """Whether a transfer from a constant index ends in bounds along a dimension."""
    size = op.base.type.dims[dimension]
    index = constant_integer(op.indices[dimension])
    if size == DYNAMIC or index is None:
        return False
    return index + transferred_type(op).dims[number] <= size


def _drop_full_mask(op: Transfer) -> bool:
    """Mirrors foldTransferFullMask."""
    if op.mask is None or known_mask(op.mask) is not True:
        return False
    op.mask = None
    return True


def _skip_tensor_casts(op: vector.TransferReadOp) -> bool:
    """Mirrors foldTensorCast: read the source of a cast to a less static type."""
    has_changed = False
    for number, value in enumerate(op.operand_values()):
        source = foldable_cast(value)
        if source is not None:
            op.set_operand(number, source)
            has_changed = True
    return has_changed


@folder(vector.TransferWriteOp)
def fold_transfer_write(op: vector.TransferWriteOp, operands: Constants) -> Folded:
    """Mirrors TransferWriteOp::fold: of a vector read from the same place, or a simpler write."""
    read = op.valueToStore.defining_op
    if isinstance(read, vector.TransferReadOp) and is_of_tensor(op):
        if _copies_whole_tensor(read, op) or _writes_back(read, op):
            return read.base
    if _fold_bounds(op) or _drop_full_mask(op):
        return []
    return skip_casts(op)


def _copies_whole_tensor(read: vector.TransferReadOp, write: vector.TransferWriteOp) -> bool:
    """Mirrors foldReadInitWrite: whether a whole tensor is written into another one."""
    source_map, target_map = read.permutation_map.map, write.permutation_map.map
    if not source_map.n_results or source_map.n_results != target_map.n_results:
        return False
    if not source_map.is_minor_identity or not target_map.is_minor_identity:
        return False
    if not is_in_bounds(read) or not is_in_bounds(write) or read.base.type != write.base.type:
        return False
    if read.vector.type != write.valueToStore.type or read.vector.type.dims != write.base.type.dims:
        return False
    return all(constant_integer(index) == 0 for index in (*read.indices, *write.indices))


def _writes_back(read: vector.TransferReadOp, write: vector.TransferWriteOp) -> bool:
    """Mirrors foldWAR: whether a vector is written to where it was read from."""
    is_masked = read.mask is not None or write.mask is not None
    return read.base is write.base and have_equal_places(read, write) and not is_masked
