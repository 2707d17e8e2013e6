"""Bubbling down of memory space casts through operations of several dialects.

ReadSource("base")          the operation stays as it is, except for the operand of that name
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.memory_spaces import MemorySpaceCastConsumerOpInterface, promotable_cast
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.patterns.rewriter import PatternRewriter


class ReadSource(MemorySpaceCastConsumerOpInterface):
    """Mirrors bubbleDownInPlaceMemorySpaceCastImpl: an operand is replaced by the source of its cast."""

    __slots__ = ("_operand",)

    def __init__(self, operand: str) -> None:
        self._operand = operand

    def bubble_down_casts(self, op: Operation, rewriter: PatternRewriter) -> Sequence[Value] | None:
        pair = promotable_cast(getattr(op, self._operand))
        if pair is None:
            return None
        cast, interface = pair
        setattr(op, self._operand, interface.source_ptr(cast))
        return []
