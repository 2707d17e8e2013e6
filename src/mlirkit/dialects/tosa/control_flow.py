"""Loops of tosa."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.core.region import Region
from mlirkit.dialects.declared import tosa
from mlirkit.ods.live.hooks import interface


class WhileLoop(LoopLikeOpInterface):
    """`tosa.while_loop`; no operation is hoisted from its condition."""

    __slots__ = ()

    def loop_regions(self, op: tosa.WhileOp) -> Sequence[Region]:
        return [op.body_graph]


interface(tosa.WhileOp, "LoopLikeOpInterface")(WhileLoop())
