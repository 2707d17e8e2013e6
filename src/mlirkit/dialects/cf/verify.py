"""Verifiers of cf: the cases of `cf.switch`, what branches pass to their successors, and their weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.interfaces import BranchOpInterface, SuccessorOperands
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import interface, verifier


@verifier("cf.switch")
def verify_switch(op: Any) -> None:
    """As SwitchOp::verify."""
    cases = op.inherent("case_values")
    destinations = len(op.successors) - 1
    if cases is None:
        if destinations == 0:
            return
        count = 0
    else:
        count = cases.num_elements
    flag_type = op.operand_at(0).type
    if cases is not None and cases.type.element_type != flag_type:
        raise op.op_error(
            f"'flag' type ('{flag_type}') should match case value type ('{cases.type.element_type}')"
        )
    if count != destinations:
        raise op.op_error(
            f"number of case values ({count}) should match number of case destinations ({destinations})"
        )


class Branch(BranchOpInterface):
    """`cf.br`."""

    __slots__ = ()

    def successor_operands(self, op: Any, index: int) -> SuccessorOperands:
        return SuccessorOperands(list(op.destOperands))

    def forward(self, op: Any, index: int, values: Sequence[Value]) -> None:
        op.destOperands = values


class ConditionalBranch(BranchOpInterface):
    """`cf.cond_br`."""

    __slots__ = ()

    def successor_operands(self, op: Any, index: int) -> SuccessorOperands:
        return SuccessorOperands(list(op.falseDestOperands if index else op.trueDestOperands))

    def forward(self, op: Any, index: int, values: Sequence[Value]) -> None:
        if index:
            op.falseDestOperands = values
        else:
            op.trueDestOperands = values


class Switch(BranchOpInterface):
    """`cf.switch`."""

    __slots__ = ()

    def successor_operands(self, op: Any, index: int) -> SuccessorOperands:
        return SuccessorOperands(list(op.caseOperands[index - 1] if index else op.defaultOperands))

    def forward(self, op: Any, index: int, values: Sequence[Value]) -> None:
        if index == 0:
            op.defaultOperands = values
            return
        cases = [*op.caseOperands]
        cases[index - 1] = list(values)
        flat = [value for case in cases for value in case]
        default = list(op.defaultOperands)
        op.set_operands([op.operand_at(0), *default, *flat])
        op.set_inherent("case_operand_segments", DenseI32ArrayAttr.get([len(case) for case in cases]))
        op.set_inherent("operandSegmentSizes", DenseI32ArrayAttr.get([1, len(default), len(flat)]))


interface("cf.br", "BranchOpInterface")(Branch())
interface("cf.cond_br", "BranchOpInterface")(ConditionalBranch())
interface("cf.switch", "BranchOpInterface")(Switch())
