"""Which transfers may run where they would not have run: those that touch no memory."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.ods.live.hooks import interface


class Transfer(ConditionallySpeculatable):
    """From or into a tensor."""

    __slots__ = ()

    def speculatability(self, op: Any) -> Speculatability:
        is_tensor = isinstance(op.base.type, RankedTensorType)
        return Speculatability.SPECULATABLE if is_tensor else Speculatability.NOT_SPECULATABLE


interface("vector.transfer_read", "ConditionallySpeculatable")(Transfer())
interface("vector.transfer_write", "ConditionallySpeculatable")(Transfer())
