"""Casts of memory spaces move behind the operations that can work in the space before the cast.

Mirror: mlir/lib/Transforms/BubbleDownMemorySpaceCasts.cpp.
"""

from __future__ import annotations

from mlirkit.core.memory_spaces import MemorySpaceCastConsumerOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter

_INTERFACE = "MemorySpaceCastConsumerOpInterface"


def bubble_down(op: Operation, rewriter: PatternRewriter) -> bool:
    """Let an operation read the source of a cast; whether it reads a cast that may move."""
    consumer = op.info.interfaces[_INTERFACE]
    assert isinstance(consumer, MemorySpaceCastConsumerOpInterface)
    results = consumer.bubble_down_casts(op, rewriter)
    if results is None:
        return False
    if results:
        rewriter.replace_op(op, results)
    else:
        rewriter.operation_modified(op)
    return True


class BubbleDownPatterns(FrozenRewritePatternSet):
    """The pattern, for all operations that implement the interface."""

    def __init__(self) -> None:
        super().__init__({})
        self._patterns = [RewritePattern(bubble_down, 1, "(anonymous namespace)::BubbleDownCastsPattern")]

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        return self._patterns if _INTERFACE in info.interfaces else []


class BubbleDownMemorySpaceCasts(Pass):
    ARGUMENT = "bubble-down-memory-space-casts"
    IS_DEFINED = True

    def run(self) -> None:
        if not apply_patterns_greedily(self.operation, BubbleDownPatterns(), GreedyRewriteConfig()):
            self.signal_pass_failure()
