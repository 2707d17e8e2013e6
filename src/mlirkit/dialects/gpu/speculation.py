"""Speculation: broadcasts that do not depend on the active lanes may be moved to other paths."""

from __future__ import annotations

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.declared import gpu
from mlirkit.ods.live.hooks import interface


class Broadcast(ConditionallySpeculatable):
    """Speculatable if the lane is given by an operand."""

    __slots__ = ()

    def speculatability(self, op: gpu.SubgroupBroadcastOp) -> Speculatability:
        is_given = op.broadcast_type == gpu.BroadcastType.specific_lane
        return Speculatability.SPECULATABLE if is_given else Speculatability.NOT_SPECULATABLE


interface(gpu.SubgroupBroadcastOp, "ConditionallySpeculatable")(Broadcast())
