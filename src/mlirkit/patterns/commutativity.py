"""Sorting the operands of commutative operations by the operations that define them, not by their order.

    patterns.add_pattern_of_any(sorts_commutative_operands())

Block arguments come first, then results of other operations, constants last; ties are broken by the
transitive definitions, breadth first.
Mirror: mlir/lib/Transforms/Utils/CommutativityUtils.cpp.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import Value
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter

_BENEFIT: Final = 5


class _Operand:
    """An operand, and the part of its backward slice that has been visited."""

    __slots__ = ("key", "pending", "seen", "value")

    def __init__(self, value: Value) -> None:
        self.value = value
        # A queue of its transitive definitions, breadth first; None is a block argument.
        self.pending: deque[Operation | None] = deque()
        self.seen: set[Operation] = set()
        # The sort key: by definition, 0 for an argument, 1 for an operation, 2 for a constant, with the name.
        self.key: list[tuple[int, str]] = []
        self._push(value.defining_op)
        self._extend_key()

    def _push(self, op: Operation | None) -> None:
        self.pending.append(op)
        if op is not None:
            self.seen.add(op)

    def _extend_key(self) -> None:
        if self.pending:
            op = self.pending[0]
            self.key.append((0, "") if op is None else (2 if op.info.is_constant_like else 1, op.info.name))

    def go_on(self) -> None:
        """Visit the next operation."""
        op = self.pending.popleft()
        if op is not None:
            for value in operands_of(op):
                definition = value.defining_op
                if definition is None or definition not in self.seen:
                    self._push(definition)
        self._extend_key()

    def is_before(self, other: _Operand) -> bool:
        if self.value is other.value:
            return False
        index = 0
        while True:
            if len(self.key) <= index:
                if not self.pending:
                    return True
                self.go_on()
            if len(other.key) <= index:
                if not other.pending:
                    return False
                other.go_on()
            if not self.pending or not other.pending:
                return len(self.key) < len(other.key)
            if self.key[index] != other.key[index]:
                return self.key[index] < other.key[index]
            index += 1


def sort_commutative_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Sort the operands; whether the order changes."""
    if not op.info.has_trait("IsCommutative"):
        return False
    operands = operands_of(op)
    result: list[_Operand] = []
    for value in operands:
        operand = _Operand(value)
        place = len(result)
        while place and operand.is_before(result[place - 1]):
            place -= 1
        result.insert(place, operand)
    values = [entry.value for entry in result]
    if all(value is other for value, other in zip(values, operands)):
        return False
    rewriter.start_op_modification(op)
    op.set_operands(values)
    rewriter.operation_modified(op)
    return True


def sorts_commutative_operands() -> RewritePattern:
    """The pattern, for operations of any kind."""
    return RewritePattern(sort_commutative_operands, _BENEFIT)
