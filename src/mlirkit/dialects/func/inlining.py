"""Inlining of functions, unless the function or the call has `no_inline`."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import func
from mlirkit.dialects.inlining import InlineEverywhere, branch_with_operands, replace_by_operands
from mlirkit.ods.live.hooks import dialect_interface


class FuncInliner(InlineEverywhere):
    """The inliner interface of func."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return not any(
            isinstance(op, func.CallOp | func.FuncOp) and op.no_inline
            for op in (call, callable)
        )

    def handle_terminator(self, op: Operation, values_to_replace: Sequence[Value]) -> None:
        replace_by_operands(op, values_to_replace)

    def handle_terminator_of_many(self, op: Operation, new_dest: Block) -> None:
        if isinstance(op, func.ReturnOp):
            branch_with_operands(op, "cf.br", new_dest)


dialect_interface("func", "DialectInlinerInterface")(FuncInliner())
