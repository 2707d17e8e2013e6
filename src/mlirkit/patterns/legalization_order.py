"""The order in which a conversion tries patterns: fewest steps to legal operations first.

A pattern whose declared results no pattern can legalize is not tried.  With equal steps, the highest benefit
comes first, then the pattern that was added last.
Mirror: the legalization graph of OperationLegalizer in mlir/lib/Transforms/Utils/DialectConversion.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.core.operation_name import OperationName
from mlirkit.patterns.conversion_target import ILLEGAL, LEGAL, ConversionTarget
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern

# The number of steps of patterns that lead to their own root, more than any finite number.
_ENDLESS: Final = 1 << 31


class LegalizationOrder:
    """The patterns of a set as a conversion to a target tries them."""

    def __init__(self, patterns: FrozenRewritePatternSet, target: ConversionTarget) -> None:
        self._patterns = patterns
        self._depths: dict[str, int] = {}
        if patterns.of_any:
            # They do not declare the operations that they create.
            of_roots = patterns.by_root.items()
            self._by_root = {root: listed for root, listed in of_roots if target.action_of(root) != LEGAL}
        else:
            self._by_root = _reachable(patterns, target)
        for root in self._by_root:
            self._depth(root)
        self._of_any = self._ordered(patterns.of_any)[0]
        self._merged: dict[str, list[RewritePattern]] = {}

    def patterns_for(self, info: OperationName) -> Sequence[RewritePattern]:
        """The patterns for operations of a name, in the order in which they are tried."""
        name = info.name
        if not self._patterns.by_root and not self._patterns.of_any:
            # A set that finds patterns by itself.
            return self._patterns.patterns_for(info)
        if not self._of_any:
            return self._by_root.get(name, ())
        if name not in self._merged:
            self._merged[name] = _merge(self._by_root.get(name, []), self._of_any)
        return self._merged[name]

    def _depth(self, root: str) -> int:
        """The minimal number of steps in which operations of a name become legal."""
        kept = self._depths.get(root)
        if kept is not None:
            return kept
        patterns = self._by_root.get(root)
        if not patterns:
            return 0
        self._depths[root] = _ENDLESS
        self._by_root[root], depth = self._ordered(patterns)
        self._depths[root] = depth
        return depth

    def _ordered(self, patterns: Sequence[RewritePattern]) -> tuple[list[RewritePattern], int]:
        """Patterns sorted by the number of steps to legal operations, and the fewest steps."""
        depths = [1 + max(map(self._depth, pattern.generated_ops), default=0) for pattern in patterns]
        order = sorted(range(len(patterns)), key=lambda number: (depths[number], -patterns[number].benefit))
        return [patterns[number] for number in order], min(depths, default=_ENDLESS)


def _reachable(
    patterns: FrozenRewritePatternSet, target: ConversionTarget
) -> dict[str, list[RewritePattern]]:
    """The patterns, by root, whose results are legal or are legalized by patterns of the same kind."""
    result: dict[str, list[RewritePattern]] = {}
    makers: dict[str, dict[str, None]] = {}
    left: dict[str, dict[RewritePattern, None]] = {}
    pending: dict[RewritePattern, str] = {}
    for root, listed in patterns.by_root.items():
        if target.action_of(root) == LEGAL:
            continue
        for pattern in listed:
            left.setdefault(root, {})[pattern] = None
            pending[pattern] = root
            for name in pattern.generated_ops:
                makers.setdefault(name, {})[root] = None
    while pending:
        pattern, root = pending.popitem()
        made = [name for name in pattern.generated_ops if name not in result]
        if any(target.action_of(name) in (None, ILLEGAL) for name in made):
            continue
        result.setdefault(root, []).append(pattern)
        del left[root][pattern]
        for maker in makers.get(root, ()):
            pending.update(dict.fromkeys(left[maker], maker))
    return result


def _merge(of_name: list[RewritePattern], of_any: list[RewritePattern]) -> list[RewritePattern]:
    """Both in their orders; where they meet, the higher benefit comes first."""
    merged: list[RewritePattern] = []
    number = 0
    for pattern in of_name:
        while number < len(of_any) and of_any[number].benefit > pattern.benefit:
            merged.append(of_any[number])
            number += 1
        merged.append(pattern)
    return [*merged, *of_any[number:]]
