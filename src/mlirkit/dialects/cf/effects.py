"""Memory effects of cf.assert: a write to unknown memory, because it may end the program."""

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
