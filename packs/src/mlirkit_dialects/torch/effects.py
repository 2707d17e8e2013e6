"""Memory effects of torch's copies, and inlining."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.dialects.inlining import InlineEverywhere
from mlirkit.ods.live.hooks import dialect_interface, interface
from mlirkit_dialects.torch import classes as torch


class Allocates(MemoryEffectOpInterface):
    """The result is allocated."""

    __slots__ = ()

    def effects(self, op: torch.CopyToNonValueTensorOp) -> list[EffectInstance]:
        return [EffectInstance("Allocate", op.result)]


class Reads(MemoryEffectOpInterface):
    """The operand is read."""

    __slots__ = ()

    def effects(self, op: torch.CopyToValueTensorOp) -> list[EffectInstance]:
        return [EffectInstance("Read", op.operand)]


class TorchInliner(InlineEverywhere):
    """As TorchInlinerInterface; calls of the dialect stay."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return False


interface(torch.CopyToNonValueTensorOp, INTERFACE)(Allocates())
interface(torch.CopyToValueTensorOp, INTERFACE)(Reads())
dialect_interface("torch", "DialectInlinerInterface")(TorchInliner())
dialect_interface("torch_c", "DialectInlinerInterface")(TorchInliner())
