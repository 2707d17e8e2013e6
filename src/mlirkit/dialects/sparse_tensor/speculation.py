"""Which questions for sizes may be asked where they would not have been asked."""

from __future__ import annotations

from typing import Any

from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.ods.live.hooks import interface


class LevelQuery(ConditionallySpeculatable):
    """Of a level that is known."""

    __slots__ = ()

    def speculatability(self, op: Any) -> Speculatability:
        is_known = constant_integer(op.index) is not None
        return Speculatability.SPECULATABLE if is_known else Speculatability.NOT_SPECULATABLE


interface("sparse_tensor.lvl", "ConditionallySpeculatable")(LevelQuery())
