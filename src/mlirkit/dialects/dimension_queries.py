"""Speculation of size queries, for dimensions that the shape is known to have."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import memref, tensor
from mlirkit.ods.live.hooks import interface


class DimensionQuery(ConditionallySpeculatable):
    """`memref.dim` and `tensor.dim`."""

    __slots__ = ()

    def speculatability(self, op: memref.DimOp | tensor.DimOp) -> Speculatability:
        index = constant_integer(op.index)
        type = op.source.type
        if index is None or not isinstance(type, (MemRefType, RankedTensorType)) or type.rank <= index:
            return Speculatability.NOT_SPECULATABLE
        return Speculatability.SPECULATABLE


for _owner in (memref.DimOp, tensor.DimOp):
    interface(_owner, "ConditionallySpeculatable")(DimensionQuery())
