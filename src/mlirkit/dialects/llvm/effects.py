"""Effects of llvm's loads, stores and inline assembly on memory."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.memory_accesses import VolatileAccesses
from mlirkit.ods.live.hooks import interface


class InlineAsm(MemoryEffectOpInterface):
    """Unknown effects if the assembly is marked as having side effects, else none."""

    __slots__ = ()

    def effects(self, op: llvm.InlineAsmOp) -> list[EffectInstance]:
        return [EffectInstance("Write"), EffectInstance("Read")] if op.has_side_effects else []


interface(llvm.LoadOp, INTERFACE)(VolatileAccesses("Read", "addr"))
interface(llvm.StoreOp, INTERFACE)(VolatileAccesses("Write", "addr"))
interface(llvm.InlineAsmOp, INTERFACE)(InlineAsm())
