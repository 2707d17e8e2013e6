"""What branches of cf pass to their successors, and which of them constants choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.dialects.branches import Branch, Switch
from mlirkit.dialects.constant_values import integer_of
from mlirkit.ods.live.hooks import interface


class CertainBranch(Branch):
    """`cf.br`."""

    __slots__ = ()

    def successor_for_operands(self, op: Any, operands: Sequence[Attribute | None]) -> Block | None:
        found: Block = op.successors[0]
        return found


class ConditionalBranch(Branch):
    """`cf.cond_br`."""

    __slots__ = ()

    def successor_for_operands(self, op: Any, operands: Sequence[Attribute | None]) -> Block | None:
        condition = integer_of(operands[0])
        if condition is None:
            return None
        found: Block = op.successors[0 if condition else 1]
        return found


class ConstantSwitch(Switch):
    """`cf.switch`."""

    __slots__ = ()

    def successor_for_operands(self, op: Any, operands: Sequence[Attribute | None]) -> Block | None:
        successors: list[Block] = list(op.successors)
        cases = op.inherent("case_values")
        if cases is None:
            return successors[0]
        flag = integer_of(operands[0])
        if flag is None:
            return None
        for index, case in enumerate(cases):
            if case == flag:
                return successors[index + 1]
        return successors[0]


interface("cf.br", "BranchOpInterface")(CertainBranch("destOperands"))
interface("cf.cond_br", "BranchOpInterface")(ConditionalBranch("trueDestOperands", "falseDestOperands"))
interface("cf.switch", "BranchOpInterface")(
    ConstantSwitch("defaultOperands", "caseOperands", "case_operand_segments")
)
