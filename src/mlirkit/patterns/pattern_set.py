"""Pattern sets: functions that rewrite operations, by the names of those operations.

    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, to_muli)            to_muli(op, rewriter) -> None, or true: no match
    patterns.add("t.custom", lower, benefit=2)
    patterns.add_conversion(arith.MulIOp, convert, types)
                                                   convert(op, adaptor, types, rewriter), for conversions
    frozen = patterns.freeze()

The patterns for an operation are tried by benefit, the highest first, and among equal ones in the order of
their addition; conversions have a different order (legalization_order.py).  A pattern that returns a failure
must not have changed the IR, except in conversions with rollback.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.actions import Action, ActionHandler, handler_of
from mlirkit.core.arguments import expect, expect_between, expect_or_none
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.value import Value
from mlirkit.patterns.conversion_rewriter import conversion_rewriter
from mlirkit.patterns.conversion_target import named
from mlirkit.patterns.pattern_source import SourceOperation
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import TypeConverter

MatchAndRewrite = Callable[[Any, PatternRewriter], Any]

# The benefit one above the highest, with which MLIR marks patterns that never match.
_IMPOSSIBLE: Final = 0xFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class RewritePattern:
    """A pattern: a function that returns whether it matched, with its name, root and benefit."""

    __slots__ = ("benefit", "generated_ops", "has_bounded_recursion", "match_and_rewrite", "name", "source")

    def __init__(
        self,
        match_and_rewrite: MatchAndRewrite,
        benefit: int = 1,
        name: str = "",
        generated_ops: Sequence[str] = (),
        has_bounded_recursion: bool = False,
    ) -> None:
        self.match_and_rewrite = match_and_rewrite
        self.benefit = benefit
        # The name of the C++ class, by which a pattern can be disabled.
        self.name = name
        # The declared names of the operations that the pattern creates: a conversion must legalize them.
        self.generated_ops = tuple(generated_ops)
        # Whether a conversion may apply the pattern to operations that it created itself.
        self.has_bounded_recursion = has_bounded_recursion
        # The root operation and its definitions, if known: the pattern is not tried on other operations.
        self.source: SourceOperation | None = None

    def resolved(self) -> RewritePattern:
        """The pattern that is tried."""
        return self


class DeferredPattern(RewritePattern):
    """The name of a pattern that is made when it is to be tried."""

    __slots__ = ("_made", "_make")

    def __init__(self, name: str, make: Callable[[], RewritePattern]) -> None:
        super().__init__(_deferred, 1, name)
        self._make = make
        self._made: RewritePattern | None = None

    def resolved(self) -> RewritePattern:
        if self._made is None:
            made = self._make()
            apply, bounded = made.match_and_rewrite, made.has_bounded_recursion
            self._made = RewritePattern(apply, made.benefit, self.name, made.generated_ops, bounded)
            self._made.source = made.source
        return self._made


def _deferred(op: Operation, rewriter: PatternRewriter) -> bool:
    raise AssertionError("a deferred pattern is resolved before it is tried")


@mypyc_attr(allow_interpreted_subclasses=True)
class ConversionPattern(RewritePattern):
    """A conversion pattern, which gets the replacements of the operands: `convert(op, operands, rewriter)`.

    Each operand is a list of values of converted types: one, several or none.
    """

    __slots__ = ("_convert", "type_converter")

    def __init__(
        self,
        convert: Callable[[Any, list[list[Value]], Any], Any],
        type_converter: TypeConverter | None = None,
        benefit: int = 1,
        name: str = "",
    ) -> None:
        super().__init__(self._remapped, benefit, name)
        self._convert = convert
        self.type_converter = type_converter

    def _remapped(self, op: Operation, rewriter: PatternRewriter) -> bool:
        return conversion_rewriter(rewriter, op).convert_with(op, self.type_converter, self._convert)


@mypyc_attr(allow_interpreted_subclasses=True)
class FrozenRewritePatternSet:
    """Patterns that can be applied."""

    def __init__(
        self, patterns: dict[str, list[RewritePattern]], of_any: Sequence[RewritePattern] = ()
    ) -> None:
        # In the order of addition: patterns for the operations of a name, and patterns for any operation.
        self.by_root = {name: [pattern.resolved() for pattern in listed] for name, listed in patterns.items()}
        self.of_any = [pattern.resolved() for pattern in of_any]
        # Among equal benefits, patterns for any operation come last.
        self._ordered = {name: by_benefit([*listed, *of_any]) for name, listed in patterns.items()}
        self._ordered_of_any = by_benefit(of_any)

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        """The patterns for operations of a name, in the order in which they are tried."""
        return self._ordered.get(info.name, self._ordered_of_any)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Try the patterns for `op` in turn; whether one of them matched."""
        patterns = self.patterns_for(op.info)
        if not patterns:
            return False
        handler = handler_of(op)
        for pattern in patterns:
            source = pattern.source
            if source is not None and handler is None and not source.fits(op):
                continue
            rewriter.begin(op)
            if handler is None:
                match_and_rewrite = pattern.match_and_rewrite
                if match_and_rewrite(op, rewriter):
                    return True
            elif try_as_action(handler, pattern, op, rewriter):
                return True
            rewriter.reject()
        return False


def try_as_action(
    handler: ActionHandler, pattern: RewritePattern, op: Operation, rewriter: PatternRewriter
) -> bool:
    """Try a pattern as an action; whether it matched."""
    matches: list[Any] = [False]

    def work() -> None:
        matches[0] = pattern.match_and_rewrite(op, rewriter)

    handler.execute(Action("apply-pattern", f"`apply-pattern pattern: {pattern.name}", [op]), work)
    return bool(matches[0])


def by_benefit(listed: Sequence[RewritePattern]) -> list[RewritePattern]:
    """The patterns with the highest benefit first, equal ones in their order."""
    return sorted([pattern.resolved() for pattern in listed], key=lambda candidate: -candidate.benefit)


class RewritePatternSet:
    """Patterns that are being collected."""

    def __init__(self, context: Context | None = None) -> None:
        expect_or_none(context, Context, "RewritePatternSet", "context")
        self._patterns: dict[str, list[RewritePattern]] = {}
        self._of_any: list[RewritePattern] = []

    def add(self, root: type | str, fn: MatchAndRewrite, benefit: int = 1) -> None:
        """Add a pattern for the operations of a class or name."""
        name = named(root, "OPERATION_NAME")
        if not callable(fn):
            raise TypeError(f"expected a function of an operation and a rewriter, got {fn!r}")
        benefit = expect_between(benefit, 0, _IMPOSSIBLE - 1, "add", "benefit")
        self.add_pattern(name, RewritePattern(lambda op, rewriter: not fn(op, rewriter), benefit))

    def add_pattern(self, root: str, pattern: RewritePattern) -> None:
        """Add an existing pattern for the operations of a name."""
        expect(root, str, "add_pattern", "root")
        expect(pattern, RewritePattern, "add_pattern", "pattern")
        self._patterns.setdefault(root, []).append(pattern)

    def add_pattern_of_any(self, pattern: RewritePattern) -> None:
        """Add a pattern for the operations of all names: `MatchAnyOpTypeTag`."""
        expect(pattern, RewritePattern, "add_pattern_of_any", "pattern")
        self._of_any.append(pattern)

    def add_conversion(
        self, root: type | str, fn: Callable[..., Any], type_converter: TypeConverter, benefit: int = 1
    ) -> None:
        """Add a pattern with converted operands: `fn(op, adaptor, type_converter, rewriter)`."""
        if not callable(fn):
            raise TypeError(f"expected a function of an operation and its converted operands, got {fn!r}")
        expect(type_converter, TypeConverter, "add_conversion", "type_converter")

        def convert(op: Any, operands: list[list[Value]], rewriter: Any) -> bool:
            if any(len(operand) != 1 for operand in operands):
                return False
            adaptor = op.Adaptor([operand[0] for operand in operands], op)
            return not fn(op, adaptor, type_converter, rewriter)

        benefit = expect_between(benefit, 0, _IMPOSSIBLE - 1, "add_conversion", "benefit")
        self.add_pattern(named(root, "OPERATION_NAME"), ConversionPattern(convert, type_converter, benefit))

    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns added so far, to be applied."""
        return FrozenRewritePatternSet(self._patterns, self._of_any)
