"""Inlining of tosa operations, and into conditionals and loops."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.inlining import InlineOperations
from mlirkit.ods.live.hooks import dialect_interface


class TosaInliner(InlineOperations):
    """Operations may be inlined into regions of `tosa.cond_if` and `tosa.while_loop`."""

    __slots__ = ()

    def is_legal_to_inline_region(
        self, dest: Region, src: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        around: Operation | None = dest.parent_op
        return around is not None and around.name in ("tosa.cond_if", "tosa.while_loop")


dialect_interface("tosa", "DialectInlinerInterface")(TosaInliner())
