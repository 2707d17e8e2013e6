"""The patterns with which operations bring themselves into canonical form: those of each operation met.

A pattern is known by its C++ name, with which it can be switched off, or on alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation_name import OperationName
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, by_benefit


class CanonicalizationPatterns(FrozenRewritePatternSet):
    """The patterns of all operations, but for those of names that are disabled, or not enabled if any is."""

    def __init__(self, disabled: Sequence[str] = (), enabled: Sequence[str] = ()) -> None:
        super().__init__({})
        self._disabled = frozenset(disabled)
        self._enabled = frozenset(enabled)
        self._by_name: dict[OperationName, list[RewritePattern]] = {}

    def patterns_for(self, info: OperationName, newest_first: bool = False) -> Sequence[RewritePattern]:
        found = self._by_name.get(info)
        if found is None:
            found = by_benefit([each for each in info.canonicalizers if self._is_used(each)])
            self._by_name[info] = found
        return found

    def _is_used(self, pattern: RewritePattern) -> bool:
        return pattern.name not in self._disabled and (not self._enabled or pattern.name in self._enabled)
