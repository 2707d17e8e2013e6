"""Rewrite rules of definitions as patterns: `Pat` and `Pattern` run live.

    loaded = load_td("MyRules.td")
    loaded.rewrite_rules["FoldDoubleTranspose"]        a pattern by its name
    loaded.populate_with_generated(patterns)           all of them, into a set for a driver
    loaded.untranslated_rules                          rules that cannot run, with the reasons

Patterns have the names and benefits of the classes that mlir-tblgen generates.  A rule with C++ that cannot
be translated does not run; hooks for native code are in native_code.py.  A rule is made when an operation may
match it for the first time, or when a program reads `untranslated_rules`.

Matching is in rule_source.py and rule_matcher.py, building in rule_builder.py, names in rule_values.py, C++
in rule_snippets.py.
Source: the manual of declarative rewrite rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from mlirkit.core.operation import Operation
from mlirkit.ods.cpp_expr import Translator, Untranslatable
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.live.cpp.cpp_names import table
from mlirkit.ods.live.cpp.definition_names import DefinitionNames
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.rewriting.rule_builder import RuleBuilder
from mlirkit.ods.live.rewriting.rule_matcher import RuleMatcher
from mlirkit.ods.live.rewriting.rule_scope import RuleError, RuleScope
from mlirkit.ods.live.rewriting.rule_snippets import RuleSnippets
from mlirkit.ods.live.rewriting.rule_source import source_operation
from mlirkit.ods.live.rewriting.rule_values import Attempt, Match, matching_and_rewriting
from mlirkit.ods.model import Definitions
from mlirkit.ods.model.pattern import Pattern
from mlirkit.ods.plain_data import FrozenData
from mlirkit.patterns.pattern_set import MatchAndRewrite, RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

FindDialect = Callable[[str], LiveDialect | None]


class UntranslatedRule(FrozenData):
    """A rule that cannot run: its name, the operation of its root, and the reasons."""

    name: str
    operation: str
    reasons: tuple[Untranslatable, ...]

    def __str__(self) -> str:
        return f"{self.name}: {'; '.join(dict.fromkeys(map(str, self.reasons)))}"


class RulePattern(RewritePattern):
    """A rule as a pattern for the operations of `root`."""

    __slots__ = ("_attempt", "_find_dialect", "_names", "pattern", "reasons", "root")

    def __init__(self, pattern: Pattern, find_dialect: FindDialect, names: RuleNames) -> None:
        built = [node.operation.name for dag in pattern.results for node in dag.operation_nodes()]
        super().__init__(self._first_attempt, pattern.benefit, pattern.name, tuple(dict.fromkeys(built)))
        self.pattern = pattern
        self.root = pattern.source.operation.name
        self._find_dialect = find_dialect
        self._names = names
        self._attempt: MatchAndRewrite | None = None
        # The reasons why the rule cannot run; None until the rule is made.
        self.reasons: tuple[Untranslatable, ...] | None = None

    def untranslated(self) -> UntranslatedRule | None:
        """The reasons why the rule cannot run, or None if it can."""
        if self.reasons is None:
            exclusively(self._make)
        return UntranslatedRule(self.name, self.root, self.reasons) if self.reasons else None

    def resolved(self) -> RewritePattern:
        self._made_attempt()
        return self

    def _made_attempt(self) -> MatchAndRewrite:
        if self._attempt is None:
            source = source_operation(self.pattern.source)
            self._attempt = matching_and_rewriting(source, self._make_exclusively)
            # A program may have wrapped the first attempt in its own function.
            if self.match_and_rewrite == self._first_attempt:
                self.match_and_rewrite = self._attempt
                self.source = source
        return self._attempt

    def _first_attempt(self, op: Operation, rewriter: PatternRewriter) -> bool:
        return bool(self._made_attempt()(op, rewriter))

    def _make_exclusively(self) -> Attempt:
        return exclusively(self._make)

    def _make(self) -> Attempt:
        reasons: list[Untranslatable] = []
        attempt: Attempt = (_does_not_match, _makes_nothing)
        operator = self.pattern.source.operation
        try:
            dialect = self._find_dialect(operator.dialect_name)
            if dialect is None:
                raise RuleError(f"dialect '{operator.dialect_name}' is not loaded")
            snippets = RuleSnippets(dialect, self._names.translator(dialect))
            reasons = snippets.reasons
            scope = RuleScope(self.pattern, snippets, self._find_dialect)
            scope.bind_node(self.pattern.source, is_source=True)
            scope.symbols.name_variables()
            matches = RuleMatcher(scope).source()
            attempt = matches, RuleBuilder(scope).results()
        except RuleError as error:
            reasons.append(Untranslatable(self.pattern.source.key, (), str(error)))
        except RecursionError:
            reasons.append(Untranslatable(self.pattern.source.key, (), "nested too deeply"))
        self.reasons = tuple(reasons)
        return (_does_not_match, _makes_nothing) if reasons else attempt


def _does_not_match(match: Match, op: Operation) -> bool:
    return False


def _makes_nothing(match: Match) -> None:
    raise AssertionError("a rule without translation runs")


class RuleNames:
    """The tables of C++ names for the rules of a set of definitions, by dialect of the root."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        self._translators: dict[str, Translator] = {}

    def translator(self, dialect: LiveDialect) -> Translator:
        result = self._translators.get(dialect.name)
        if result is None:
            names = table().child(dialect.definition.cpp_namespace)
            definition_names = DefinitionNames(self.definitions, dialect.value_class, enum_class)
            names.fallbacks.append(definition_names)
            names.owners.append(definition_names.method)
            names.fallbacks.append(dialect.hooked_function)
            result = self._translators[dialect.name] = Translator(names)
        return result


class RewriteRules(Mapping[str, RulePattern]):
    """The rules of a set of definitions as patterns, by name, in their order."""

    def __init__(self, definitions: Definitions, find_dialect: FindDialect) -> None:
        self.definitions = definitions
        self._find_dialect = find_dialect

    @cached_property
    def _patterns(self) -> dict[str, RulePattern]:
        names = RuleNames(self.definitions)
        return {
            pattern.name: RulePattern(pattern, self._find_dialect, names)
            for pattern in self.definitions.patterns.values()
        }

    def __getitem__(self, name: str) -> RulePattern:
        try:
            return self._patterns[name]
        except KeyError:
            raise MLIRError(f"no rewrite rule is called '{name}'") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def __len__(self) -> int:
        return len(self.definitions.patterns)

    def untranslated(self) -> list[UntranslatedRule]:
        """The rules that cannot run."""
        reasons = [rule.untranslated() for rule in self._patterns.values()]
        return [reason for reason in reasons if reason is not None]
