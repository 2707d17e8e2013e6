"""Modules of `pdl.pattern` as pattern sets, under the name of upstream's bindings.

    patterns = PDLModule(module)
    patterns.register_constraint_function("is_small", is_small)    is_small(rewriter, results, values)
    patterns.register_rewrite_function("make_sum", make_sum)
    rewrite.apply_patterns_and_fold_greedily(program, patterns.freeze())

The module may also be the matcher and the rewriters that `--convert-pdl-to-pdl-interp` makes of patterns;
they are interpreted (dialects/pdl_interp/pattern_module.py).

A native function appends its results to `results`; a true return value means that it failed.
`values` are operations, values, types, attributes, and lists for ranges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from mlirkit.core.location import fuse
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl
from mlirkit.dialects.pdl.matching import NativeFunction, PatternMatcher
from mlirkit.dialects.pdl.rewriting import RewriteInterpreter
from mlirkit.dialects.pdl_interp.pattern_module import InterpretedPatterns, matcher_of
from mlirkit.dialects.pdl_interp.programs import NativeFunctions
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, by_benefit
from mlirkit.patterns.rewriter import PatternRewriter


class PDLPattern(RewritePattern):
    """One `pdl.pattern`; `root_name` is the name of the operations it may match, None for any."""

    __slots__ = ("_interpreter", "_located", "_matcher", "root_name")

    def __init__(
        self,
        pattern: pdl.PatternOp,
        matcher: PatternMatcher,
        located: list[Value],
        rewrites: dict[str, NativeFunction],
    ) -> None:
        name = "" if pattern.sym_name is None else pattern.sym_name.value
        super().__init__(self._apply, pattern.benefit.value, name)
        self._matcher = matcher
        self._interpreter = RewriteInterpreter(matcher.rewrite, rewrites)
        # The operations of the pattern, in the order of their locations.
        self._located = located
        self.root_name = matcher.root_name

    def _apply(self, op: Operation, rewriter: PatternRewriter) -> bool:
        # All matches are collected before the first rewrite.
        for match in list(self._matcher.matches(op, rewriter)):
            rewriter.begin(op)
            operations = [match[value] for value in self._located]
            location = fuse(
                [operation.location for operation in operations if isinstance(operation, Operation)]
            )
            if self._interpreter.apply(match, location, rewriter):
                return True
        return False


class FrozenPDLPatterns(FrozenRewritePatternSet):
    """The patterns of a module; some of them may match any operation."""

    def __init__(self, patterns: Sequence[PDLPattern]) -> None:
        super().__init__({})
        self._patterns = by_benefit(patterns)
        self._by_name: dict[str, list[RewritePattern]] = {}

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        patterns = self._by_name.get(info.name)
        if patterns is None:
            patterns = [
                pattern
                for pattern in self._patterns
                if isinstance(pattern, PDLPattern) and pattern.root_name in (None, info.name)
            ]
            self._by_name[info.name] = patterns
        return patterns


class PDLModule:
    """A module of patterns, and the native functions that they call."""

    def __init__(self, module: object, context: object = None) -> None:
        root = getattr(module, "operation", module)
        if not isinstance(root, Operation):
            raise TypeError(f"expected a module, got {module!r}")
        self._module = root
        self._constraints: dict[str, NativeFunction] = {}
        self._rewrites: dict[str, NativeFunction] = {}

    def register_constraint_function(self, name: str, fn: Callable[..., object]) -> None:
        """Register a native constraint."""
        self._constraints[name] = fn

    def register_rewrite_function(self, name: str, fn: Callable[..., object]) -> None:
        """Register a native rewrite."""
        self._rewrites[name] = fn

    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns, ready to apply; MLIRError if one calls a function that is not registered."""
        if matcher_of(self._module) is not None:
            return InterpretedPatterns(self._module, NativeFunctions(self._constraints, self._rewrites))
        patterns = [op for op in self._module.walk_list() if isinstance(op, pdl.PatternOp)]
        matchers = [PatternMatcher(op, self._constraints) for op in patterns]
        orders = _location_orders(matchers)
        parts = zip(patterns, matchers, orders, strict=True)
        return FrozenPDLPatterns(
            [PDLPattern(op, matcher, order, self._rewrites) for op, matcher, order in parts]
        )


def _location_orders(matchers: list[PatternMatcher]) -> list[list[Value]]:
    """The operations of each pattern in the order in which MLIR fuses their locations.

    This is the order in which MLIR's matcher first checks them: checks shared by most patterns, at the same
    position below the root, come first.  The existence of an operation below the root is checked twice.
    MLIR's order among equally frequent checks of several patterns is not reproduced.
    """
    check_counts: Counter[tuple[int, ...]] = Counter()
    depths = [matcher.depths() for matcher in matchers]
    for places in depths:
        for place in places.values():
            check_counts[place] += 2 if place else 1
    orders = []
    for matcher, places in zip(matchers, depths, strict=True):
        below = sorted(places, key=lambda value: (-check_counts[places[value]], len(places[value])))
        others = [op.op for op in matcher.matched_operations() if op.op not in places]
        orders.append([*below, *others])
    return orders
