"""Canonicalization patterns: the patterns that bring an operation into canonical form, for all operations.

A pattern has the name of its C++ class, by which it can be disabled, or enabled alone.  An operation may also
have patterns rooted at operations of another name, and a dialect may have patterns for all operations that
implement an interface; both apply only if their dialect is loaded.  Patterns are in the order of the dialects
and operations that have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from mlirkit.core.context import Context
from mlirkit.core.operation_name import OperationName
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, by_benefit

# Patterns rooted at other operations than their owner: by root name, the owner's name and patterns.
_of_others: Final[dict[str, list[tuple[str, list[RewritePattern]]]]] = {}


def add_canonicalizers_of_others(owner: str, root: str, patterns: Sequence[RewritePattern]) -> None:
    """Add patterns of the operation `owner` that are rooted at operations called `root`."""
    _of_others.setdefault(root, []).append((owner, list(patterns)))


def owners_of_others() -> set[str]:
    """The operations with patterns rooted at other operations."""
    return {owner for listed in _of_others.values() for owner, _ in listed}


# The patterns of dialects: the dialect, the interface or the name of the root operations, and the pattern.
_of_dialects: Final[list[tuple[str, str, RewritePattern]]] = []


def add_canonicalizer_of_dialect(dialect: str, root: str, pattern: RewritePattern) -> None:
    """Add a pattern of a dialect for operations of a name, or for all that implement an interface."""
    _of_dialects.append((dialect, root, pattern))


@mypyc_attr(allow_interpreted_subclasses=True)
class CanonicalizationPatterns(FrozenRewritePatternSet):
    """The patterns of all operations, without disabled names; only enabled names, if any are given."""

    def __init__(self, disabled: Sequence[str] = (), enabled: Sequence[str] = ()) -> None:
        super().__init__({})
        self._disabled = frozenset(disabled)
        self._enabled = frozenset(enabled)
        self._by_name: dict[OperationName, list[RewritePattern]] = {}

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        result = self._by_name.get(info)
        if result is None:
            if info.context is not None:
                for dialect in info.context.loaded_dialects():
                    dialect.load_transformations()
            # Patterns of dialects come before patterns of operations.
            listed = [*_of_all_dialects(info), *_all_of(info)]
            result = by_benefit([pattern for pattern in listed if self._is_used(pattern)])
            self._by_name[info] = result
        return result

    def _is_used(self, pattern: RewritePattern) -> bool:
        return pattern.name not in self._disabled and (not self._enabled or pattern.name in self._enabled)


def _of_all_dialects(info: OperationName) -> list[RewritePattern]:
    """The patterns of dialects that begin at operations of a name, in order."""
    context = info.context
    listed = [dialect for dialect in _of_dialects if dialect[1] == info.name or info.has_trait(dialect[1])]
    # The reference sorts dialects by name, with a comparison that puts the last name first.
    listed.sort(key=lambda entry: entry[0], reverse=True)
    return [pattern for dialect, _, pattern in listed if context is not None and context.is_loaded(dialect)]


def _all_of(info: OperationName) -> Sequence[RewritePattern]:
    """All patterns that begin at operations of a name, in order."""
    others = _of_others.get(info.name)
    if others is None or info.context is None:
        return info.canonicalizers
    listed = [(info.name, list(info.canonicalizers))]
    listed += [(owner, pattern) for owner, pattern in others if info.context.is_loaded(_dialect_of(owner))]
    places = {name: place for place, name in enumerate(_in_order_of_registration(info.context))}
    listed.sort(key=lambda entry: (places[_dialect_of(entry[0])], entry[0]), reverse=True)
    return [pattern for _, patterns in listed for pattern in patterns]


def _dialect_of(name: str) -> str:
    return name.partition(".")[0]


def _in_order_of_registration(context: Context) -> list[str]:
    """The loaded dialects in the order in which MLIR registers their operations: dependencies first.

    Patterns are collected from the operation that was registered last to the first one.
    """
    loaded = {dialect.name: dialect for dialect in context.loaded_dialects()}
    ordered: dict[str, None] = {}
    for mentioned in loaded:
        pending = [mentioned]
        while pending:
            name = pending[-1]
            missing = [
                dependent_dialect
                for dependent_dialect in loaded[name].dependent_dialects()
                if dependent_dialect in loaded
                and dependent_dialect not in ordered
                and dependent_dialect not in pending
            ]
            if missing:
                pending.append(missing[0])
            else:
                ordered[name] = None
                pending.pop()
    return list(ordered)
