"""Pattern sets: functions that rewrite operations, by the names of those operations.

    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, to_muli)            to_muli(op, rewriter) -> None, or anything true: no match
    patterns.add("t.custom", lower, benefit=2)
    frozen = patterns.freeze()

Of the patterns for an operation the one of the highest benefit is tried first; of equal ones, the one that
was added first.  A pattern that says that it does not match must not have changed anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.patterns.rewriter import PatternRewriter

MatchAndRewrite = Callable[[Any, PatternRewriter], Any]

# The benefit one above the highest, with which MLIR marks patterns that never match.
_IMPOSSIBLE = 0xFFFF


class FrozenRewritePatternSet:
    """Patterns that can be applied."""

    def __init__(self, patterns: dict[str, list[tuple[int, MatchAndRewrite]]]) -> None:
        self._functions = {
            # Sorting keeps the order of equal ones.
            name: [function for _, function in sorted(listed, key=lambda each: -each[0])]
            for name, listed in patterns.items()
        }

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Try the patterns for `op` in turn; whether one of them matched."""
        for function in self._functions.get(op.info.name, ()):
            rewriter.set_insertion_point(op)
            if not function(op, rewriter):
                return True
        return False


class RewritePatternSet:
    """Patterns that are being collected."""

    def __init__(self, context: Context | None = None) -> None:
        self._patterns: dict[str, list[tuple[int, MatchAndRewrite]]] = {}

    def add(self, root: type | str, fn: MatchAndRewrite, benefit: int = 1) -> None:
        """Add a pattern for the operations of a class or name."""
        if isinstance(root, type):
            root = root.OPERATION_NAME  # type: ignore[attr-defined]
        if not isinstance(root, str):
            raise TypeError("the root argument must be a type or a string")
        if not callable(fn):
            raise TypeError(f"expected a function of an operation and a rewriter, got {fn!r}")
        if not 0 <= benefit < _IMPOSSIBLE:
            raise ValueError(f"the benefit of a pattern is from 0 to {_IMPOSSIBLE - 1}, got {benefit}")
        self._patterns.setdefault(root, []).append((benefit, fn))

    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns added so far, to be applied."""
        return FrozenRewritePatternSet(self._patterns)
