"""Patterns of StableHLO's passes, called with the options of their pass.

FOLDS = PatternTable()

@FOLDS.pattern(stablehlo.AddOp, "FoldAddOpPattern")
def fold_add(op: stablehlo.AddOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool: ...

FOLDS.add_to(patterns, options, benefit=2)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from mlirkit.core.operation import Operation
from mlirkit.ods.live.hook_table import name_of
from mlirkit.passes.options import PassOptions
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter

_NAMESPACE: Final = "mlir::stablehlo::(anonymous namespace)::"


class OptimizationOptions:
    """The options of StableHLO's optimizations; options that a pass does not have keep their defaults."""

    __slots__ = ("assume_no_undeclared_side_effects", "fold_op_element_limit", "optimize_float")

    def __init__(
        self,
        assume_no_undeclared_side_effects: bool = False,
        fold_op_element_limit: int = 65536,
        optimize_float: bool = True,
    ) -> None:
        self.assume_no_undeclared_side_effects = assume_no_undeclared_side_effects
        self.fold_op_element_limit = fold_op_element_limit
        self.optimize_float = optimize_float

    @staticmethod
    def of(options: PassOptions) -> OptimizationOptions:
        """The options of a pass that has all of them."""
        return OptimizationOptions(
            options.assume_no_undeclared_side_effects, options.fold_op_element_limit, options.optimize_float
        )


Op = TypeVar("Op", bound=Operation)
Pattern = Callable[[Op, PatternRewriter, OptimizationOptions], bool]


class PatternTable:
    """Patterns in the order in which the reference adds them."""

    def __init__(self) -> None:
        self._entries: list[tuple[str, str, Pattern[Any]]] = []

    def pattern(self, owner: type[Op], name: str) -> Callable[[Pattern[Op]], Pattern[Op]]:
        """Add a pattern of the operations of a class; `name` is that of the C++ class."""

        def decorate(function: Pattern[Op]) -> Pattern[Op]:
            self._entries.append((name_of(owner), name, function))
            return function

        return decorate

    def add_to(self, patterns: RewritePatternSet, options: OptimizationOptions, benefit: int = 1) -> None:
        for root, name, function in self._entries:
            bound = partial(_called, function, options)
            patterns.add_pattern(root, RewritePattern(bound, benefit, _NAMESPACE + name))


def _called(
    function: Pattern[Any], options: OptimizationOptions, op: Operation, rewriter: PatternRewriter
) -> bool:
    return function(op, rewriter, options)
