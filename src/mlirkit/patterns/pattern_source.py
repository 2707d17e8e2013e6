"""The operations that a pattern begins at and looks through, checked before the pattern is tried.

It asks for less than the pattern does, and costs little: most attempts need no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_of
from mlirkit.core.value import OpResult


class SourceOperation:
    """An operation that a pattern asks for: of a name, a constant or any (""); and what defines its operands.

    `operands` are those that an operation has to define, by their numbers.
    """

    __slots__ = ("is_constant", "name", "operands")

    def __init__(self, name: str, is_constant: bool, operands: Sequence[tuple[int, SourceOperation]]) -> None:
        self.name = name
        self.is_constant = is_constant
        self.operands = list(operands)

    def fits(self, op: Operation) -> bool:
        """Whether an operation may be this one."""
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
