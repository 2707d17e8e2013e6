"""Which loops may run where they would not have run: those that are certain to end."""

from __future__ import annotations

from typing import Any

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.ods.live.hooks import interface


class UnitStep(ConditionallySpeculatable):
    """Loops whose step is one."""

    __slots__ = ()

    def speculatability(self, op: Any) -> Speculatability:
        if op.inherent("step").value == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
        return Speculatability.NOT_SPECULATABLE


interface("affine.for", "ConditionallySpeculatable")(UnitStep())
