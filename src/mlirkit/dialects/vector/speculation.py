"""Speculation of transfers: transfers that access no memory may be moved to other paths."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.declared import vector
from mlirkit.ods.live.hooks import interface


class Transfer(ConditionallySpeculatable):
    """Transfers from or into tensors are speculatable."""

    __slots__ = ()

    def speculatability(self, op: vector.TransferReadOp | vector.TransferWriteOp) -> Speculatability:
        is_tensor = isinstance(op.base.type, RankedTensorType)
        return Speculatability.SPECULATABLE if is_tensor else Speculatability.NOT_SPECULATABLE


interface(vector.TransferReadOp, "ConditionallySpeculatable")(Transfer())
interface(vector.TransferWriteOp, "ConditionallySpeculatable")(Transfer())
