"""Callee and arguments of indirect calls."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import CallOpInterface
from mlirkit.core.value import Value
from mlirkit.dialects.declared import func
from mlirkit.ods.live.hooks import interface


class IndirectCall(CallOpInterface):
    """The callee is the first operand, in front of the arguments."""

    __slots__ = ()

    def callee(self, op: func.CallIndirectOp) -> Attribute | Value | None:
        return op.callee

    def arg_operands(self, op: func.CallIndirectOp) -> list[Value]:
        return list(op.callee_operands)

    def set_arg_operands(self, op: func.CallIndirectOp, values: Sequence[Value]) -> None:
        op.set_operands([op.callee, *values])


interface(func.CallIndirectOp, "CallOpInterface")(IndirectCall())
