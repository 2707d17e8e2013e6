"""Aliases: names for attributes, types and locations, defined in front of the IR or behind it.

    #map = affine_map<(d0) -> (d0)>      #set  #loc  #distinct  !tuple      and what dialects name

Before printing, everything that will print is visited in MLIR's order, nested values with it.  A value
gets an alias if a dialect names it (`Dialect.alias_name`, or builtin's rules here).  Definitions are
ordered by depth (a value stands behind what it contains), types first, then by name, then by first visit;
values of one name are numbered in that order.  An alias that only operations' locations need is deferred:
defined behind the IR.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.attributes import (
    ArrayAttr,
    DistinctAttr,
    OpaqueAttr,
    TypeAttr,
    UnitAttr,
)
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    GraphType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.dialect import Dialect
from mlirkit.core.location import CallSiteLoc, FileLineColLoc, FusedLoc, Location, NameLoc, UnknownLoc
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.text.printer.pieces import FULL, WITHOUT_TYPE, Nested, Piece
from mlirkit.text.printer.ssa_names import sanitized
from mlirkit.text.printer.types import has_printed_layout
from mlirkit.text.printer.values import dialect_pieces

if TYPE_CHECKING:
    from mlirkit.text.printer.asm_state import AsmState

_LARGE_TUPLE: Final = 16
_LOCATION_ALIAS: Final = "loc"


class Alias:
    """A definition: `text` is the alias with its `#` or `!`."""

    __slots__ = ("deferred", "text", "value")

    def __init__(self, value: AttributeOrType, text: str, deferred: bool) -> None:
        self.value = value
        self.text = text
        self.deferred = deferred


class AliasTable:
    """The aliases of one printing, in the order of their definitions."""

    def __init__(self) -> None:
        self.exist = False
        self.definitions: list[Alias] = []
        self._texts: dict[AttributeOrType, str] = {}

    def fill(self, definitions: list[Alias]) -> None:
        self.definitions = definitions
        self.exist = bool(definitions)
        for alias in definitions:
            # A type may stand inside of itself: its alias is used only once it is defined.
            if not isinstance(alias.value, Type):
                self._texts[alias.value] = alias.text

    def mark_defined(self, alias: Alias) -> None:
        if isinstance(alias.value, Type):
            self._texts[alias.value] = alias.text

    def alias_of(self, value: AttributeOrType) -> str | None:
        return self._texts.get(value)


class _Entry:
    """A visited value, its alias so far, and which values stand in it."""

    __slots__ = ("children", "deferrable", "depth", "name", "value")

    def __init__(self, value: AttributeOrType, name: str | None, deferrable: bool) -> None:
        self.value = value
        self.name = name
        self.deferrable = deferrable
        self.depth = 0 if name is None else 1
        self.children: list[_Entry] = []


class _Visit:
    """A value whose nested values are being visited."""

    __slots__ = ("at", "depth", "entry", "nested")

    def __init__(self, entry: _Entry, nested: list[Piece]) -> None:
        self.entry = entry
        self.nested = nested
        self.at = 0
        self.depth = 0


class AliasCollector:
    """Visits values and decides on their aliases: MLIR's `AliasInitializer`."""

    def __init__(self, state: AsmState) -> None:
        self._state = state
        self._rules = AliasRules(state.context)
        self._entries: dict[AttributeOrType, _Entry] = {}
        # Visited objects by identity, to save hashing the same types again and again.
        self.seen: dict[int, _Entry] = {}
        self._kept: list[AttributeOrType] = []
        self.found_alias = False

    def visit(self, value: AttributeOrType, deferrable: bool = False, form: int = FULL) -> None:
        """Visit a value that prints; `deferrable` if its alias may be defined behind the IR."""
        entry = self.seen.get(id(value))
        if entry is not None:
            if entry.deferrable and not deferrable:
                _forbid_deferring(entry)
            return
        visits: list[_Visit] = []
        entry = self._enter(value, deferrable, form, visits)
        while visits:
            visit = visits[-1]
            if visit.at == len(visit.nested):
                visits.pop()
                if visit.depth:
                    visit.entry.depth = visit.depth + 1
                if visits and visit.entry.depth > visits[-1].depth:
                    visits[-1].depth = visit.entry.depth
                continue
            nested = visit.nested[visit.at]
            visit.at += 1
            count = len(visits)
            if isinstance(nested, Nested):
                child = self._enter(nested.value, deferrable, nested.form, visits)
            else:
                assert isinstance(nested, AttributeOrType)
                child = self._enter(nested, deferrable, FULL, visits)
            visit.entry.children.append(child)
            if len(visits) == count and child.depth > visit.depth:
                visit.depth = child.depth
        self.seen[id(value)] = entry
        self._kept.append(value)

    def visit_location(self, location: Location) -> None:
        """Visit the location of an operation.  Points in files, most of them, contain nothing."""
        if type(location) is not FileLineColLoc or self._rules.ask_dialects:
            self.visit(location, True)
        elif location not in self._entries:
            self._entries[location] = _Entry(location, _LOCATION_ALIAS, True)
            self.found_alias = True

    def _enter(
        self, value: AttributeOrType, deferrable: bool, form: int, visits: list[_Visit]
    ) -> _Entry:
        if isinstance(value, Location):
            value = value.resolve()
        entry = self._entries.get(value)
        if entry is not None:
            if entry.deferrable and not deferrable:
                _forbid_deferring(entry)
            return entry
        entry = _Entry(value, self._rules.name_of(value), deferrable)
        if entry.name is not None:
            self.found_alias = True
        self._entries[value] = entry
        nested = nested_values(value, form, self._state)
        if nested:
            visits.append(_Visit(entry, nested))
        return entry

    def definitions(self) -> list[Alias]:
        """The aliases in the order of their definitions."""
        ranks: dict[tuple[int, int, str], list[_Entry]] = {}
        for entry in self._entries.values():
            if entry.name is not None:
                kind = 0 if isinstance(entry.value, Type) else 1
                ranks.setdefault((entry.depth, kind, entry.name), []).append(entry)
        used: set[str] = set()
        counts: dict[str, int] = {}
        definitions: list[Alias] = []
        for rank in sorted(ranks):
            _, kind, name = rank
            prefix = "#" if kind else "!"
            for entry in ranks[rank]:
                definitions.append(Alias(entry.value, prefix + _unique(name, used, counts), entry.deferrable))
        return definitions


def _unique(name: str, used: set[str], counts: dict[str, int]) -> str:
    if name not in used:
        used.add(name)
        return name
    base = name + "_" if name[-1].isdigit() else name
    number = counts.get(base, 1)
    while f"{base}{number}" in used:
        number += 1
    counts[base] = number + 1
    unique = f"{base}{number}"
    used.add(unique)
    return unique


def _forbid_deferring(entry: _Entry) -> None:
    pending = [entry]
    while pending:
        each = pending.pop()
        if each.deferrable:
            each.deferrable = False
            pending.extend(each.children)


class AliasWatch:
    """Looks at values while they print for the first time, to find out whether there is any alias at all.

    Most modules have none, and then what was printed without aliases is the result.
    """

    __slots__ = ("_collector",)

    def __init__(self, state: AsmState) -> None:
        self._collector = AliasCollector(state)

    @property
    def found_alias(self) -> bool:
        return self._collector.found_alias

    def look_at(self, value: AttributeOrType) -> None:
        self._collector.visit(value)


class AliasRules:
    """Which values have aliases: builtin's rules and those of the dialects in a context."""

    def __init__(self, context: Any) -> None:
        self._before: list[Dialect] = []
        self._after: list[Dialect] = []
        # Whether any dialect has a say in other dialects' values.
        self.ask_dialects = False
        if context is None:
            return
        for dialect in sorted(context.loaded_dialects(), key=lambda each: each.name):
            if type(dialect).alias_name is not Dialect.alias_name:
                (self._before if dialect.name < "builtin" else self._after).append(dialect)
                self.ask_dialects = True

    def name_of(self, value: AttributeOrType) -> str | None:
        """The name of a value's alias, not yet unique, or None if it has none."""
        if not self.ask_dialects and value.DIALECT == "builtin":
            return _builtin_alias(value)
        name = None
        own_rule = getattr(value, "alias_name", None)
        if own_rule is not None:
            own = own_rule()
            if own is not None:
                name = own[0]
                if own[1]:
                    return sanitized(name, "$_-")
        for dialect in self._before:
            found = dialect.alias_name(value)
            if found is not None:
                name = found[0]
                if found[1]:
                    return sanitized(name, "$_-")
        name = _builtin_alias(value) or name
        for dialect in self._after:
            found = dialect.alias_name(value)
            if found is not None:
                name = found[0]
                if found[1]:
                    break
        return None if name is None else sanitized(name, "$_-")


def _builtin_alias(value: AttributeOrType) -> str | None:
    if isinstance(value, Type):
        return "tuple" if isinstance(value, TupleType) and len(value.types) > _LARGE_TUPLE else None
    if isinstance(value, AffineMapAttr):
        return "map"
    if isinstance(value, IntegerSetAttr):
        return "set"
    if isinstance(value, Location):
        return _LOCATION_ALIAS
    if isinstance(value, DistinctAttr) and not isinstance(value.referenced, UnitAttr):
        return "distinct"
    return None


def nested_values(value: AttributeOrType, form: int, state: AsmState) -> list[Piece]:
    """The values that print inside of a value and can have aliases, in the order of visiting."""
    if value.DIALECT != "builtin":
        return _dialect_nested(value, state)
    if isinstance(value, Type):
        return _nested_in_type(value)
    if isinstance(value, Location):
        return _nested_in_location(value)
    found: list[Piece] = []
    if isinstance(value, DictionaryAttr):
        found.extend(value.entries.values())
    elif isinstance(value, ArrayAttr):
        found.extend(value.elements)
    elif isinstance(value, TypeAttr):
        found.append(value.type)
    elif isinstance(value, DistinctAttr):
        found.append(value.referenced)
    elif isinstance(value, (StringAttr, ElementsAttr, OpaqueAttr)):
        type = value.type
        if form != WITHOUT_TYPE and type is not None and not isinstance(type, NoneType):
            found.append(type)
    return found


def _nested_in_type(type: Type) -> list[Piece]:
    if isinstance(type, (FunctionType, GraphType)):
        return [*type.inputs, *type.results]
    if isinstance(type, MemRefType):
        found: list[Piece] = [type.element_type]
        if has_printed_layout(type):
            found.append(type.layout)
        if type.memory_space is not None:
            found.append(type.memory_space)
        return found
    if isinstance(type, RankedTensorType):
        return [type.element_type] if type.encoding is None else [type.element_type, type.encoding]
    if isinstance(type, (VectorType, UnrankedTensorType, ComplexType)):
        return [type.element_type]
    if isinstance(type, TupleType):
        return list(type.types)
    if isinstance(type, UnrankedMemRefType):
        return [type.element_type] if type.memory_space is None else [type.element_type, type.memory_space]
    return []


def _nested_in_location(location: Location) -> list[Piece]:
    if isinstance(location, NameLoc):
        return [] if isinstance(location.child_loc, UnknownLoc) else [location.child_loc]
    if isinstance(location, CallSiteLoc):
        return [location.callee, location.caller]
    if isinstance(location, FusedLoc):
        nested: list[Piece] = list(location.locations)
        return nested if location.metadata is None else [location.metadata, *nested]
    return []


def _dialect_nested(value: AttributeOrType, state: AsmState) -> list[Piece]:
    return [piece for piece in dialect_pieces(value, state) if isinstance(piece, (AttributeOrType, Nested))]
