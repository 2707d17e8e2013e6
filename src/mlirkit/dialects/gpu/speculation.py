"""Which broadcasts may run where they would not have run: those that do not ask which lanes are active."""

from __future__ import annotations

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.declared import gpu
from mlirkit.ods.live.hooks import interface


class Broadcast(ConditionallySpeculatable):
    """From a lane that is given."""

    __slots__ = ()

    def speculatability(self, op: gpu.SubgroupBroadcastOp) -> Speculatability:
        is_given = op.broadcast_type == gpu.BroadcastType.specific_lane
        return Speculatability.SPECULATABLE if is_given else Speculatability.NOT_SPECULATABLE


interface(gpu.SubgroupBroadcastOp, "ConditionallySpeculatable")(Broadcast())
