"""Which structured operations may run where they would not have run: those on tensors alone."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.ods.live.hooks import interface


class OnTensors(ConditionallySpeculatable):
    """Operations that touch no memory; their bodies may."""

    __slots__ = ()

    def speculatability(self, op: Any) -> Speculatability:
        types = op.operand_types()
        has_tensor = any(isinstance(type, RankedTensorType) for type in types)
        if has_tensor and not any(isinstance(type, MemRefType) for type in types):
            return Speculatability.RECURSIVELY_SPECULATABLE
        return Speculatability.NOT_SPECULATABLE


interface("linalg", "ConditionallySpeculatable")(OnTensors())
