"""Inlining of shard operations, and into their regions."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.dialects.inlining import InlineEverywhere
from mlirkit.ods.live.hooks import dialect_interface


class ShardInliner(InlineEverywhere):
    """Everything may be inlined."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return True


dialect_interface("shard", "DialectInlinerInterface")(ShardInliner())
