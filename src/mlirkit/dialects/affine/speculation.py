"""Speculation of loops: those with a known end may run on other paths."""

from __future__ import annotations

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.declared import affine
from mlirkit.ods.live.hooks import interface


class UnitStep(ConditionallySpeculatable):
    """Loops whose step is one."""

    __slots__ = ()

    def speculatability(self, op: affine.AffineForOp) -> Speculatability:
        if op.step.value == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
        return Speculatability.NOT_SPECULATABLE


interface(affine.AffineForOp, "ConditionallySpeculatable")(UnitStep())
