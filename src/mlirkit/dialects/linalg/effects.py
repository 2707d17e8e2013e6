"""Effects of structured operations on memory: operands that are memrefs are read, or written, or both.

Inputs are read, outputs written; an output is read as well if the body uses its element.  Tensors have none.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.structure import init_range
from mlirkit.ods.live.hooks import interface


class StructuredEffects(MemoryEffectOpInterface):
    """Memory effects of structured operations that have a body."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        inits = init_range(op)
        instances: list[EffectInstance] = []
        for number, value in enumerate(op.operand_values()):
            if not isinstance(value.type, MemRefType):
                continue
            if number not in inits:
                instances.append(EffectInstance("Read", value))
                continue
            if self.reads_output(op, number):
                instances.append(EffectInstance("Read", value))
            instances.append(EffectInstance("Write", value))
        return instances

    def reads_output(self, op: Operation, number: int) -> bool:
        """Whether the body uses the element of an output; True without a body."""
        regions = op.region_list
        if not regions or regions[0].is_empty:
            return True
        arguments = regions[0].blocks[0].args
        return number >= len(arguments) or arguments[number].has_uses


class SoftmaxEffects(StructuredEffects):
    """Memory effects of softmax, which has no body and reads its output."""

    __slots__ = ()

    def reads_output(self, op: Operation, number: int) -> bool:
        return True


interface("linalg", INTERFACE)(StructuredEffects())
interface(linalg.SoftmaxOp, INTERFACE)(SoftmaxEffects())
