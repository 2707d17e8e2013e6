"""The matched and built values of a rewrite rule, by the names in the rule.

    operand               the values of the group, even for a single operand
    attribute, property   the value, or None
    result                the operation with these results
    value                 the result of native code; a sequence for several values

As the local variables of a generated rewriter (ods/emit/cpp/rewriter_symbols.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.core.location import UNKNOWN_LOC, FusedOrigin, Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.classes.operand_access import result_getter
from mlirkit.ods.model.pattern_symbols import Symbol, SymbolKind, SymbolTable
from mlirkit.patterns.pattern_source import SourceOperation
from mlirkit.patterns.rewriter import PatternRewriter


class Match:
    """One attempt to apply a rule to an operation."""

    __slots__ = ("loc", "operations", "place", "rewriter", "root", "values")

    def __init__(self, root: Operation, rewriter: PatternRewriter) -> None:
        self.root = root
        self.rewriter = rewriter
        # The matched operations, in the order that decides about the location of new operations.
        self.operations = [root]
        # The location of new operations, as operations store it.
        self.loc: Location = UNKNOWN_LOC
        self.place = 0
        # The values of names, by variable.
        self.values: dict[str, Any] = {}

    def locate(self, count: int) -> None:
        """Set the location of new operations from the first matched operations; fused only on access."""
        if count == 1:
            self.loc, self.place = self.root.loc, self.root.place
        else:
            self.loc = FusedOrigin([(op.loc, op.place) for op in self.operations[:count]])


# Returns a location of a match.
LocationOf = Callable[[Match], Location]


def matched_location(match: Match) -> Location:
    """The location of all matched operations; unknown until `locate` has run."""
    return match.loc.at(match.place)


# The two functions of a rule: whether its source matches, and the rewriting of a match.
Attempt = tuple[Callable[[Match, Operation], bool], Callable[[Match], Any]]


def matching_and_rewriting(
    source: SourceOperation, make: Callable[[], Attempt]
) -> Callable[[Operation, PatternRewriter], bool]:
    """The function of a rule's pattern; the rule is made when an operation may match for the first time."""
    attempts: list[Attempt] = []

    def match_and_rewrite(op: Operation, rewriter: PatternRewriter) -> bool:
        if not source.fits(op):
            return False
        if not attempts:
            attempts.append(make())
        matches, rewrite = attempts[0]
        match = Match(op, rewriter)
        if not matches(match, op):
            return False
        rewrite(match)
        return True

    return match_and_rewrite


# Returns one value of a name.
Getter = Callable[[Match], Any]


class LiveSymbols(SymbolTable):
    """The symbols of a rule, with getters of their values."""

    def values_of(self, name: str) -> list[Getter]:
        """The values of a name; a group of variable length is one sequence."""
        symbol, variable, index = self.symbol(name)
        if symbol.kind is SymbolKind.OPERAND:
            return [_operand(symbol, variable)]
        if symbol.kind is SymbolKind.RESULT:
            assert symbol.operator is not None
            if index < 0 and not symbol.operator.results:
                return [lambda match: match.values[variable]]
            return [_result(symbol, variable, number) for number in _result_numbers(symbol, index)]
        if symbol.kind is SymbolKind.SEVERAL_VALUES and index >= 0:
            return [lambda match: match.values[variable][index]]
        return [lambda match: match.values[variable]]

    def value_of(self, name: str) -> Getter:
        """The single value of a name."""
        values = self.values_of(name)
        if len(values) != 1:
            raise self.error(f"'{name}' represents {len(values)} values, but one is expected")
        return values[0]

    def types_of(self, name: str) -> list[str]:
        """The C++ types of these values if they are properties, else empty texts."""
        symbol, _, _ = self.symbol(name)
        if symbol.kind is SymbolKind.PROPERTY:
            if symbol.operator is None or symbol.argument is None:
                return [symbol.interface_type]
            _, index = symbol.operator.arguments[symbol.argument]
            return [symbol.operator.properties[index].property.interface_type]
        return [""] * len(self.values_of(name))

    def ranges_of(self, name: str) -> Callable[[Match], list[Any]]:
        """All values of a name in one list."""
        symbol, variable, index = self.symbol(name)
        if symbol.kind is SymbolKind.RESULT:
            getters = [_result(symbol, variable, number) for number in _result_numbers(symbol, index)]
            return lambda match: [value for get in getters for value in values_in(get(match))]
        get = self.values_of(name)[0]
        if symbol.kind is SymbolKind.OPERAND:
            return lambda match: list(match.values[variable])
        return lambda match: values_in(get(match))


def values_in(value: Any) -> list[Any]:
    """The values in a result of native code or a group as a list: none, one or several."""
    if value is None:
        return []
    if isinstance(value, Operation):
        return list(value.result_values())
    return [value] if isinstance(value, Value) or not isinstance(value, Sequence) else list(value)


def _result_numbers(symbol: Symbol, index: int) -> Sequence[int]:
    assert symbol.operator is not None
    return [index] if index >= 0 else range(len(symbol.operator.results))


def _operand(symbol: Symbol, variable: str) -> Getter:
    group = symbol.operand
    if group.is_optional:
        return lambda match: next(iter(match.values[variable]), None)
    if group.is_variable_length and symbol.sub_index is None:
        return lambda match: match.values[variable]
    return lambda match: match.values[variable][0]


def _result(symbol: Symbol, variable: str, number: int) -> Getter:
    assert symbol.operator is not None
    get = result_getter(symbol.operator, number)
    return lambda match: get(match.values[variable])
