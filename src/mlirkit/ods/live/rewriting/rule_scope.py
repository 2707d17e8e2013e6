"""The state that the parts of one live rewrite rule share: its pattern, bound names, C++ and dialects.

Mirror: ods/emit/cpp/rewriter_scope.py.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.location import Location, NameLoc, fuse
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.rewriting.rule_snippets import RuleSnippets
from mlirkit.ods.live.rewriting.rule_values import LiveSymbols, LocationOf, matched_location
from mlirkit.ods.model import Operator
from mlirkit.ods.model.pattern import DagArgument, DagNode, Pattern
from mlirkit.ods.model.pattern_symbols import Directives, SymbolBinder
from mlirkit.support.diagnostics import MLIRError


class RuleError(MLIRError):
    """The error of an invalid rule."""


class RuleScope:
    """A rule while it is being made."""

    def __init__(
        self, pattern: Pattern, snippets: RuleSnippets, find_dialect: Callable[[str], LiveDialect | None]
    ) -> None:
        self.pattern = pattern
        self.snippets = snippets
        self.dialect = snippets.dialect
        self._find_dialect = find_dialect
        self.symbols = LiveSymbols(self.error)

    def error(self, message: str) -> RuleError:
        return RuleError(message)

    def dialect_of(self, operator: Operator) -> LiveDialect:
        """The dialect of an operation in the rule."""
        dialect = self._find_dialect(operator.dialect_name)
        if dialect is None:
            raise self.error(f"dialect '{operator.dialect_name}' is not loaded")
        return dialect

    def bind_node(self, tree: DagNode, *, is_source: bool) -> None:
        """Bind the names in a dag; names of arguments only in a source dag."""
        SymbolBinder(self.symbols, self.error, is_source=is_source).bind(tree)

    def location(self, directives: Directives) -> LocationOf:
        """The location of new operations: by default that of all matched operations."""
        tree = directives.location
        if tree is None:
            return matched_location
        if not tree.arguments:
            raise self.error("At least one argument to location directive required")
        if tree.symbol:
            raise self.error("cannot bind symbol to location")
        names = [text for text in map(_text, tree.arguments) if text is not None]
        getters = [
            get
            for argument in tree.arguments
            if _text(argument) is None
            for get in self.symbols.values_of(argument.name)
        ]
        if len(tree.arguments) == 1:
            if names:
                name = NameLoc.get(names[0])
                return lambda match: name
            return lambda match: _location_of(getters[0](match))
        if len(names) > 1:
            raise self.error("Only one string attribute may be specified")
        metadata = StringAttr(names[0]) if names and names[0] else None
        return lambda match: fuse([_location_of(get(match)) for get in getters], metadata)


def _location_of(value: object) -> Location:
    """The location of an operation or a value."""
    location = getattr(value, "location", None)
    if not isinstance(location, Location):
        raise TypeError(f"{value!r} has no location")
    return location


def _text(argument: DagArgument) -> str | None:
    return None if argument.leaf is None else argument.leaf.text
