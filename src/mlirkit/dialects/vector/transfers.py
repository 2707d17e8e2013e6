"""Properties of transfers that folders and patterns share: types, bounds, overlap.

Mirror: VectorTransferOpInterface of mlir/Interfaces/VectorInterfaces.td.
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.attributes import TRUE
from mlirkit.builtin.shaped_types import RankedTensorType, VectorType
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import vector

Transfer: TypeAlias = vector.TransferReadOp | vector.TransferWriteOp


def transferred_type(op: Transfer) -> VectorType:
    """The vector type that is read or written."""
    return op.vector.type if isinstance(op, vector.TransferReadOp) else op.valueToStore.type


def is_of_tensor(op: Transfer) -> bool:
    """Whether a transfer reads from or writes into a tensor."""
    return isinstance(op.base.type, RankedTensorType)


def transferred_dimensions(op: Transfer) -> list[int | None]:
    """The dimension in memory of each dimension of the vector; None for a broadcast dimension."""
    results = op.permutation_map.map.results
    return [result.position if isinstance(result, AffineDimExpr) else None for result in results]


def bounds_of(op: Transfer) -> list[bool]:
    """For each dimension, whether it is marked as in bounds."""
    return [bound == TRUE for bound in op.in_bounds]


def is_in_bounds(op: Transfer) -> bool:
    """Whether all dimensions are marked as in bounds."""
    return all(bounds_of(op))


def have_equal_places(one: Transfer, other: Transfer) -> bool:
    """Whether two transfers access the same elements in the same order."""
    return (
        list(one.indices) == list(other.indices)
        and transferred_type(one) == transferred_type(other)
        and one.permutation_map == other.permutation_map
    )


def are_disjoint(one: Transfer, other: Transfer) -> bool:
    """Mirrors isDisjointTransferIndices: whether two transfers of one type are known to have no element in
    common."""
    type = transferred_type(one)
    if type != transferred_type(other):
        return False
    leading = len(one.base.type.dims) - one.permutation_map.map.n_results
    for number, (index, other_index) in enumerate(zip(one.indices, other.indices, strict=True)):
        constant, other_known = constant_integer(index), constant_integer(other_index)
        if constant is None or other_known is None:
            continue
        extent = 1 if number < leading else type.dims[number - leading]
        if abs(constant - other_known) >= extent:
            return True
    return False


def accessed_sizes(op: Transfer) -> list[int]:
    """Mirrors getTransferChunkAccessed: the number of accessed elements along each dimension in memory."""
    sizes = [1] * op.permutation_map.map.n_dims
    for dimension, size in zip(transferred_dimensions(op), transferred_type(op).dims, strict=False):
        if dimension is not None:
            sizes[dimension] = size
    return sizes
