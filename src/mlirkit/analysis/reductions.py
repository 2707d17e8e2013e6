"""Reductions: iteration arguments that are combined with a value in each iteration.

Mirror: matchReduction of mlir/lib/Analysis/SliceAnalysis.cpp."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.value import Value


class Reduction:
    """The value that is combined with a carried value, and the operation."""

    __slots__ = ("combiner", "reduced")

    def __init__(self, reduced: Value, combiner: Operation) -> None:
        self.reduced = reduced
        self.combiner = combiner


def match_reduction(carried: Sequence[Value], position: int) -> Reduction | None:
    """The reduction of one of an operation's iteration arguments; None if the argument is no reduction.

    One operation without effects must combine the argument with a value that is not carried, and the
    terminator must pass the result on in the same position.
    """
    value = carried[position]
    block = value.parent_block
    around = None if block is None else block.owner
    if around is None or not value.has_one_use:
        return None
    combiner = value.users[0]
    if combiner.operand_count != 2:
        return None
    first, second = combiner.operand_values()
    reduced = second if first is value else first
    if any(reduced is value for value in carried):
        return None
    if combiner.info.is_terminator or combiner.result_count != 1 or combiner.parent_op is not around:
        return None
    if not combiner.result.has_one_use or not is_memory_effect_free(combiner):
        return None
    terminator = combiner.result.users[0]
    if not terminator.info.is_terminator or terminator.operand_count <= position:
        return None
    return Reduction(reduced, combiner) if terminator.operand_at(position) is combiner.result else None
