"""Pattern sets: functions that rewrite operations, by the names of those operations.

    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, to_muli)            to_muli(op, rewriter) -> None, or anything true: no match
    patterns.add("t.custom", lower, benefit=2)
    patterns.add_conversion(arith.MulIOp, convert, types)
                                                   convert(op, adaptor, types, rewriter), for conversions
    frozen = patterns.freeze()

Of the patterns for an operation the one of the highest benefit is tried first; of equal ones, the one that
was added first, or last in conversions.  A pattern that says that it does not match must not have changed
anything, but in conversions may have replaced operations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import TypeConverter, named
from mlirkit.patterns.rewriter import PatternRewriter

MatchAndRewrite = Callable[[Any, PatternRewriter], Any]

# The benefit one above the highest, with which MLIR marks patterns that never match.
_IMPOSSIBLE = 0xFFFF


class FrozenRewritePatternSet:
    """Patterns that can be applied."""

    def __init__(self, patterns: dict[str, list[tuple[int, MatchAndRewrite]]]) -> None:
        self._oldest_first = {name: _by_benefit(listed) for name, listed in patterns.items()}
        self._newest_first = {name: _by_benefit(listed[::-1]) for name, listed in patterns.items()}

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, newest_first: bool = False) -> bool:
        """Try the patterns for `op` in turn; whether one of them matched."""
        functions = self._newest_first if newest_first else self._oldest_first
        for function in functions.get(op.info.name, ()):
            rewriter.begin(op)
            if not function(op, rewriter):
                return True
            rewriter.reject()
        return False


def _by_benefit(listed: list[tuple[int, MatchAndRewrite]]) -> list[MatchAndRewrite]:
    # Sorting keeps the order of equal ones.
    return [function for _, function in sorted(listed, key=lambda each: -each[0])]


class RewritePatternSet:
    """Patterns that are being collected."""

    def __init__(self, context: Context | None = None) -> None:
        self._patterns: dict[str, list[tuple[int, MatchAndRewrite]]] = {}

    def add(self, root: type | str, fn: MatchAndRewrite, benefit: int = 1) -> None:
        """Add a pattern for the operations of a class or name."""
        name = named(root, "OPERATION_NAME")
        if not callable(fn):
            raise TypeError(f"expected a function of an operation and a rewriter, got {fn!r}")
        if not 0 <= benefit < _IMPOSSIBLE:
            raise ValueError(f"the benefit of a pattern is from 0 to {_IMPOSSIBLE - 1}, got {benefit}")
        self._patterns.setdefault(name, []).append((benefit, fn))

    def add_conversion(
        self, root: type | str, fn: Callable[..., Any], type_converter: TypeConverter, benefit: int = 1
    ) -> None:
        """Add a pattern that gets converted operands, too: `fn(op, adaptor, type_converter, rewriter)`."""

        def convert(op: Any, rewriter: PatternRewriter) -> Any:
            if not isinstance(rewriter, ConversionPatternRewriter):
                raise TypeError(f"the pattern for '{op.name}' is one of a conversion")
            operands = rewriter.converted_operands(op, type_converter)
            if operands is None:
                return True
            return fn(op, op.Adaptor(operands, op), type_converter, rewriter)

        self.add(root, convert, benefit)

    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns added so far, to be applied."""
        return FrozenRewritePatternSet(self._patterns)
