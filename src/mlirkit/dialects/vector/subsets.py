"""Transfers, as subsets of tensors that loops read and write."""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.subset_interfaces import (
    HyperrectangularSlice,
    SubsetExtractionOpInterface,
    SubsetInsertionOpInterface,
)
from mlirkit.core.value import Value
from mlirkit.dialects.declared import vector
from mlirkit.ods.live.hooks import external_model


def _slice(op: vector.TransferReadOp | vector.TransferWriteOp, value: Value) -> HyperrectangularSlice:
    type = value.type
    assert isinstance(type, VectorType)
    sizes = [1] * len(op.indices)
    for result, size in zip(op.permutation_map.map.results, type.shape, strict=True):
        if isinstance(result, AffineDimExpr):
            sizes[result.position] = size
    return HyperrectangularSlice(op.indices, sizes)


class TransferRead(SubsetExtractionOpInterface):
    """`vector.transfer_read`."""

    __slots__ = ()

    def accessed_slice(self, op: vector.TransferReadOp) -> HyperrectangularSlice:
        return _slice(op, op.vector)


class TransferWrite(SubsetInsertionOpInterface):
    """`vector.transfer_write`."""

    __slots__ = ()

    def accessed_slice(self, op: vector.TransferWriteOp) -> HyperrectangularSlice:
        return _slice(op, op.valueToStore)


external_model("SubsetExtractionOpInterface", TransferRead(), vector.TransferReadOp)
external_model("SubsetInsertionOpInterface", TransferWrite(), vector.TransferWriteOp)
