"""Memory effects of tt and ttg that depend on attributes."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.ods.live.hooks import interface
from mlirkit_dialects.triton import classes as triton


class Loads(MemoryEffectOpInterface):
    """Mirrors LoadOp::getEffects: a read, and a write if it is volatile."""

    __slots__ = ()

    def effects(self, op: triton.LoadOp) -> list[EffectInstance]:
        effects = [EffectInstance("Read", op.ptr)]
        if op.isVolatile:
            effects.append(EffectInstance("Write"))
        return effects


class Allocates(MemoryEffectOpInterface):
    """Mirrors LocalAllocOp::getEffects: none for a buffer that is never written."""

    __slots__ = ()

    def effects(self, op: triton.LocalAllocOp) -> list[EffectInstance]:
        if not op.result.type.mutableMemory and op.src is not None:
            return []
        effects = [EffectInstance("Allocate", op.result)]
        if op.src is not None:
            effects.append(EffectInstance("Write", op.result))
        return effects


class RunsForeignCode(MemoryEffectOpInterface):
    """Mirrors getEffects of operations with a flag for pure code: if not pure, they read and write."""

    __slots__ = ()

    def effects(
        self, op: triton.ExternElementwiseOp | triton.ElementwiseInlineAsmOp | triton.InlineAsmOp
    ) -> list[EffectInstance]:
        return [] if op.pure else [EffectInstance("Write"), EffectInstance("Read")]


interface(triton.LoadOp, INTERFACE)(Loads())
interface(triton.LocalAllocOp, INTERFACE)(Allocates())
for _operation in (triton.ExternElementwiseOp, triton.ElementwiseInlineAsmOp, triton.InlineAsmOp):
    interface(_operation, INTERFACE)(RunsForeignCode())
