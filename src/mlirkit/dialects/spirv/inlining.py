"""Inlining into functions, selections and loops; not of selections and loops that return."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.block import Block
from mlirkit.core.inlining import DialectInlinerInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.inlining import branch_with_operands, replace_by_operands
from mlirkit.ods.live.hooks import dialect_interface

_STRUCTURED = (spirv.SelectionOp, spirv.LoopOp)


class SPIRVInliner(DialectInlinerInterface):
    """The inliner interface of spirv."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return True

    def is_legal_to_inline_region(
        self, dest: Region, src: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        return isinstance(dest.parent_op, (spirv.FuncOp, *_STRUCTURED))

    def is_legal_to_inline(
        self, op: Operation, dest: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        # Terminators of the invocation must not be inlined into loops.
        if isinstance(op, spirv.KillOp):
            return False
        return not isinstance(op, _STRUCTURED) or not any(
            isinstance(block.last, (spirv.ReturnOp, spirv.ReturnValueOp))
            for block in op.body.get_blocks()
        )

    def handle_terminator_of_many(self, op: Operation, new_dest: Block) -> None:
        if isinstance(op, (spirv.ReturnOp, spirv.ReturnValueOp)):
            branch_with_operands(op, "spirv.Branch", new_dest)

    def handle_terminator(self, op: Operation, values_to_replace: Sequence[Value]) -> None:
        if isinstance(op, spirv.ReturnValueOp):
            replace_by_operands(op, values_to_replace)


dialect_interface("spirv", "DialectInlinerInterface")(SPIRVInliner())
