"""Memory effects of ttng that depend on operands."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.core.value import Value
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import interface
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.shapes import buffer_type

# The attribute of an allocation with an assigned place in tensor memory.
_PLACED = "tensor_memory_col_offset"


class MultipliesBuffers(MemoryEffectOpInterface):
    """Mirrors WarpGroupDotOp::getEffects: factors in shared memory are read."""

    __slots__ = ()

    def effects(self, op: ttng.WarpGroupDotOp) -> list[EffectInstance]:
        factors: list[Value] = [op.a, op.b]
        return [
            EffectInstance("Read", factor)
            for factor in factors
            if isinstance(factor.type, triton.MemDescType)
        ]


class Accumulates(MemoryEffectOpInterface):
    """Mirrors TCGen5MMAOp::getEffects and TCGen5MMAScaledOp::getEffects: the accumulator is read unless it
    starts from zero."""

    __slots__ = ()

    def effects(self, op: ttng.TCGen5MMAOp | ttng.TCGen5MMAScaledOp) -> list[EffectInstance]:
        read: list[Value] = [op.a, op.b]
        use = constant_int(op.useD)
        if use is None or not use.is_zero:
            read.insert(0, op.d)
        if isinstance(op, ttng.TCGen5MMAScaledOp):
            read += [op.a_scale, op.b_scale]
        written: list[Value] = [op.d, *op.barriers]
        return [
            *[EffectInstance("Read", value) for value in read],
            *[EffectInstance("Write", value) for value in written],
        ]


class AllocatesTensorMemory(MemoryEffectOpInterface):
    """Mirrors TMEMAllocOp::getEffects: none for a buffer that is never written, until it has a place."""

    __slots__ = ()

    def effects(self, op: ttng.TMEMAllocOp) -> list[EffectInstance]:
        if not buffer_type(op.result).mutableMemory and op.discardable_attributes.get(_PLACED) is None:
            return []
        effects = [EffectInstance("Allocate", op.result)]
        if op.src is not None:
            effects.append(EffectInstance("Write", op.result))
        return effects


interface(ttng.WarpGroupDotOp, INTERFACE)(MultipliesBuffers())
interface(ttng.TCGen5MMAOp, INTERFACE)(Accumulates())
interface(ttng.TCGen5MMAScaledOp, INTERFACE)(Accumulates())
interface(ttng.TMEMAllocOp, INTERFACE)(AllocatesTensorMemory())
