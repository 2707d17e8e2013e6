"""The operands that branches of cf pass to their successors, and the successors that constants choose."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.dialects.branches import Branch, Switch
from mlirkit.dialects.constant_values import integer_of
from mlirkit.dialects.declared import cf
from mlirkit.ods.live.hooks import interface


class CertainBranch(Branch):
    """`cf.br`."""

    __slots__ = ()

    def successor_for_operands(self, op: cf.BranchOp, operands: Sequence[Attribute | None]) -> Block:
        return op.dest


class ConditionalBranch(Branch):
    """`cf.cond_br`."""

    __slots__ = ()

    def successor_for_operands(
        self, op: cf.CondBranchOp, operands: Sequence[Attribute | None]
    ) -> Block | None:
        condition = integer_of(operands[0])
        if condition is None:
            return None
        return op.trueDest if condition else op.falseDest


class ConstantSwitch(Switch):
    """`cf.switch`."""

    __slots__ = ()

    def successor_for_operands(self, op: cf.SwitchOp, operands: Sequence[Attribute | None]) -> Block | None:
        cases = op.case_values
        if cases is None:
            return op.defaultDestination
        flag = integer_of(operands[0])
        if flag is None:
            return None
        for case, destination in zip(cases, op.caseDestinations):
            if case == flag:
                return destination
        return op.defaultDestination


interface(cf.BranchOp, "BranchOpInterface")(CertainBranch("destOperands"))
interface(cf.CondBranchOp, "BranchOpInterface")(ConditionalBranch("trueDestOperands", "falseDestOperands"))
interface(cf.SwitchOp, "BranchOpInterface")(
    ConstantSwitch("defaultOperands", "caseOperands", "case_operand_segments")
)
