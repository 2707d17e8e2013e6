"""Inlining of scf operations, and into their regions; `scf.yield` provides the results of a call."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import scf
from mlirkit.dialects.inlining import InlineEverywhere, replace_by_operands
from mlirkit.ods.live.hooks import dialect_interface


class SCFInliner(InlineEverywhere):
    """Operations may be inlined into regions of scf."""

    __slots__ = ()

    def handle_terminator(self, op: Operation, values_to_replace: Sequence[Value]) -> None:
        if isinstance(op, scf.YieldOp):
            replace_by_operands(op, values_to_replace)


dialect_interface("scf", "DialectInlinerInterface")(SCFInliner())
