"""Speculation of size queries: they may be moved to other paths."""

from __future__ import annotations

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.ods.live.hooks import interface


class LevelQuery(ConditionallySpeculatable):
    """Speculatable if the level is constant."""

    __slots__ = ()

    def speculatability(self, op: sparse_tensor.LvlOp) -> Speculatability:
        is_known = constant_integer(op.index) is not None
        return Speculatability.SPECULATABLE if is_known else Speculatability.NOT_SPECULATABLE


interface(sparse_tensor.LvlOp, "ConditionallySpeculatable")(LevelQuery())
