"""The source of a pattern: its root operation and their definitions, checked before the pattern is tried.

The check is cheap and necessary for a match, not sufficient; most attempts fail in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_of
from mlirkit.core.value import OpResult


class SourceOperation:
    """An operation of a source pattern: of a name, any constant, or any operation (""); with its operands.

    `operands` are the operands, by number, that another operation of the pattern must define.
    """

    __slots__ = ("is_constant", "name", "operands")

    def __init__(self, name: str, is_constant: bool, operands: Sequence[tuple[int, SourceOperation]]) -> None:
        self.name = name
        self.is_constant = is_constant
        self.operands = list(operands)

    def fits(self, op: Operation) -> bool:
        """Whether an operation may match."""
        if self.is_constant:
            return op.info.is_constant_like
        if self.name and op.info.name != self.name:
            return False
        for number, source in self.operands:
            if number >= op.operand_count:
                return False
            value = operand_of(op, number)
            if not isinstance(value, OpResult) or not source.fits(value.op):
                return False
        return True
