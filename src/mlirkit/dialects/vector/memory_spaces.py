"""Moving casts of memory spaces behind reads and writes of vectors."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import vector
from mlirkit.dialects.memory_space_casts import ReadSource
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.rewriter import PatternRewriter


class Transfer(ReadSource):
    """Transfers from and to memrefs."""

    __slots__ = ()

    def bubble_down_casts(self, op: Operation, rewriter: PatternRewriter) -> Sequence[Value] | None:
        assert isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp))
        return super().bubble_down_casts(op, rewriter) if isinstance(op.base.type, MemRefType) else None


for _transfer in (vector.TransferReadOp, vector.TransferWriteOp):
    interface(_transfer, "MemorySpaceCastConsumerOpInterface")(Transfer("base"))
for _owner in (
    vector.LoadOp,
    vector.StoreOp,
    vector.MaskedLoadOp,
    vector.MaskedStoreOp,
    vector.GatherOp,
    vector.ScatterOp,
    vector.ExpandLoadOp,
    vector.CompressStoreOp,
):
    interface(_owner, "MemorySpaceCastConsumerOpInterface")(ReadSource("base"))
