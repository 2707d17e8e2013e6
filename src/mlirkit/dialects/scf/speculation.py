"""Speculation of loops: loops that are known to end may be moved to other paths."""

from __future__ import annotations

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import scf
from mlirkit.ods.live.hooks import interface


class UnitStep(ConditionallySpeculatable):
    """Loops are speculatable if their step is one and their body is."""

    __slots__ = ()

    def speculatability(self, op: scf.ForOp) -> Speculatability:
        if constant_integer(op.step) == 1:
            return Speculatability.RECURSIVELY_SPECULATABLE
        return Speculatability.NOT_SPECULATABLE


interface(scf.ForOp, "ConditionallySpeculatable")(UnitStep())
