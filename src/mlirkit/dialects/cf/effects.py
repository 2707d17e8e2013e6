"""Effects of cf.assert: that it may end the program stands as a write to unknown memory."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.dialects.declared import cf
from mlirkit.ods.live.hooks import interface


class Assert(MemoryEffectOpInterface):
    """One write, always."""

    __slots__ = ()

    def effects(self, op: cf.AssertOp) -> list[EffectInstance]:
        return [EffectInstance("Write")]


interface(cf.AssertOp, INTERFACE)(Assert())
