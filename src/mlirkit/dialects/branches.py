"""Operands that branches pass to their successors, for the common shapes of branches.

Branch("destOperands")                                          one successor
Branch("trueDestOperands", "falseDestOperands")                 one group of operands for each
Switch("defaultOperands", "caseOperands", "case_operand_segments")
                                                                the first has its own, the rest share one
Cases("succOperands", "indbr_operand_segments")                 all share one
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from mlirkit.builtin.dense import DenseArrayAttr, DenseI32ArrayAttr
from mlirkit.core.interfaces import BranchOpInterface, SuccessorOperands
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.classes.segments import OPERAND_SIZES


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch(BranchOpInterface):
    """Successors with one operand group per successor."""

    __slots__ = ("_groups",)

    def __init__(self, *groups: str) -> None:
        self._groups = groups

    def successor_operands(self, op: Operation, index: int) -> SuccessorOperands:
        return SuccessorOperands(list(getattr(op, self._groups[index])))

    def forward(self, op: Operation, index: int, values: Sequence[Value]) -> None:
        setattr(op, self._groups[index], values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cases(BranchOpInterface):
    """Successors that share a group of groups."""

    __slots__ = ("_group", "_segments")

    def __init__(self, group: str, segments: str) -> None:
        self._group = group
        self._segments = segments

    def successor_operands(self, op: Operation, index: int) -> SuccessorOperands:
        return SuccessorOperands(list(getattr(op, self._group)[index]))

    def forward(self, op: Operation, index: int, values: Sequence[Value]) -> None:
        cases = [list(case) for case in getattr(op, self._group)]
        cases[index] = list(values)
        rest = op.operand_count - sum(len(case) for case in getattr(op, self._group))
        flat = [value for case in cases for value in case]
        op.set_operands([*op.operand_values()[:rest], *flat])
        op.set_inherent(self._segments, DenseI32ArrayAttr.get([len(case) for case in cases]))
        sizes = op.inherent(OPERAND_SIZES)
        if isinstance(sizes, DenseArrayAttr):
            # The cases are the last group.
            op.set_inherent(OPERAND_SIZES, DenseI32ArrayAttr.get([*sizes.values[:-1], len(flat)]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Switch(Cases):
    """A default successor with its operand group, and cases."""

    __slots__ = ("_default",)

    def __init__(self, default: str, group: str, segments: str) -> None:
        super().__init__(group, segments)
        self._default = default

    def successor_operands(self, op: Operation, index: int) -> SuccessorOperands:
        if index:
            return super().successor_operands(op, index - 1)
        return SuccessorOperands(list(getattr(op, self._default)))

    def forward(self, op: Operation, index: int, values: Sequence[Value]) -> None:
        if index:
            super().forward(op, index - 1, values)
        else:
            setattr(op, self._default, values)
