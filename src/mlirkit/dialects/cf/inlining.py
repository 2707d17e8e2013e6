"""Inlining of branches, which stay unchanged."""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.dialects.inlining import InlineOperations
from mlirkit.ods.live.hooks import dialect_interface


class CFInliner(InlineOperations):
    """Branches."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return True

    def handle_terminator_of_many(self, op: Operation, new_dest: Block) -> None:
        """Branches are kept."""


dialect_interface("cf", "DialectInlinerInterface")(CFInliner())
