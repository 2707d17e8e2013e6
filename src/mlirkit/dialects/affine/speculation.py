"""Speculation of loops: loops that are known to end may be moved to other paths."""

from __future__ import annotations

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.declared import affine
from mlirkit.ods.live.hooks import interface


class UnitStep(ConditionallySpeculatable):
    """Loops are speculatable if their step is one and their body is."""

    __slots__ = ()

    def speculatability(self, op: affine.AffineForOp) -> Speculatability:
        if op.step.value == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
        return Speculatability.NOT_SPECULATABLE


interface(affine.AffineForOp, "ConditionallySpeculatable")(UnitStep())
