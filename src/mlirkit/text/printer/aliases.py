"""Aliases: names for attributes, types and locations, defined in front of the IR or behind it.

    #map = affine_map<(d0) -> (d0)>      #set  #loc  #distinct  !tuple      and names that dialects choose

All values that print are visited with their nested values, in MLIR's order: attributes of region arguments
and affine maps over SSA values are left out; operations' locations come first; in the generic form regions
come before types, and attributes last, by name.  A value gets an alias if a dialect names it
(`Dialect.alias_name`, or builtin's rules here).  Definitions are ordered by depth (a value comes behind the
values in it), types first, then by name, then by first visit; values of one name are numbered in that order.
An alias that only operations' locations need is deferred: defined behind the IR.  Aliases of a file with
unknown syntax keep their names and are defined before all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from mlirkit.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    LiteralTextAttr,
    OpaqueAttr,
    TypeAttr,
    UnitAttr,
)
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.shaped_types import (
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    NoneType,
    TupleType,
)
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.dialect import Dialect
from mlirkit.core.location import (
    CallSiteLoc,
    FileOrigin,
    FusedLoc,
    Location,
    NameLoc,
    OpaqueLoc,
    UnknownLoc,
)
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
)
from mlirkit.text.printer.numbered import NumberedNames
from mlirkit.text.printer.pieces import FULL, MARK, WITHOUT_TYPE, Nested, Piece
from mlirkit.text.printer.point_aliases import PointAliases
from mlirkit.text.printer.ssa_names import sanitized
from mlirkit.text.printer.types import has_printed_layout
from mlirkit.text.printer.values import dialect_pieces, nested_in_pieces, type_behind

if TYPE_CHECKING:
    from mlirkit.text.printer.asm_state import AsmState

_LARGE_TUPLE: Final = 16

# Classes of values that print in full, even if the file that was read defines an alias for one.
_SHORTER_THAN_ALIASES: Final = (
    IntegerType,
    FloatType,
    IndexType,
    IntegerAttr,
    FloatAttr,
    StringAttr,
    UnitAttr,
)

# Classes of attributes that contain no value with an alias by builtin's rules.
SIMPLE_ATTRIBUTES: Final[frozenset[Any]] = frozenset(
    {IntegerAttr, BoolAttr, FloatAttr, UnitAttr, SymbolRefAttr, FlatSymbolRefAttr}
)

# Classes of most locations that contain other locations.
_COMPOUND_LOCATIONS: Final[frozenset[Any]] = frozenset({CallSiteLoc, FusedLoc})

# The key of the group of points in files: depth, 1 for values that are no types, name.
_POINTS: Final = (1, 1, "loc")


class Alias:
    """A visited value; if it has a `name`, `text` is its alias with `#` or `!`."""

    __slots__ = (
        "children",
        "deferrable",
        "depth",
        "name",
        "points",
        "points_before",
        "text",
        "usable",
        "value",
    )

    def __init__(
        self, value: AttributeOrType, name: str | None, deferrable: bool, points_before: int
    ) -> None:
        self.value = value
        self.name = name
        # Whether it may be defined behind the IR.
        self.deferrable = deferrable
        self.depth = 0 if name is None else 1
        # The values in it.
        self.children: list[Alias] = []
        self.points: list[int] = []
        # The number of points visited earlier.
        self.points_before = points_before
        self.text = ""
        # Whether the alias may replace the value now.  A type may contain itself, so that its alias is used
        # only once it is defined.
        self.usable = name is not None and not isinstance(value, Type)


# The empty lists that aliases without visited children share.
_NO_ALIASES: Final[list[Alias]] = []
_NO_POINTS: Final[list[int]] = []


class ScopedAlias(Alias):
    """The alias of a point fused with visited metadata, as most locations with debug information are."""

    __slots__ = ("point", "scope")

    def __init__(
        self, value: FusedLoc, deferrable: bool, points_before: int, point: i64, scope: Alias
    ) -> None:
        # As `Alias.__init__`, without lists.
        self.value = value
        self.name = "loc"
        self.deferrable = deferrable
        self.depth = max(scope.depth, 1) + 1
        self.children = _NO_ALIASES
        self.points = _NO_POINTS
        self.points_before = points_before
        self.text = ""
        self.usable = True
        self.point = point
        self.scope = scope


class PointRun:
    """A range of points, numbered in the order of visiting, that are defined one after the other."""

    __slots__ = ("start", "stop")

    def __init__(self, start: int, stop: int) -> None:
        self.start = start
        self.stop = stop


class AliasTable:
    """The aliases of one printing, in the order of their definitions."""

    def __init__(self) -> None:
        self.exist = False
        self.definitions: list[Alias | PointRun] = []
        # Aliases of points in files; `_seen` has the aliases of all other values, by identity.
        self.points = PointAliases()
        # Pieces that hooks have printed for values of dialects, by identity, for their definitions.
        self.pieces: dict[int, list[Piece]] = {}
        self._seen: dict[int, Alias] = {}
        # The values in `_seen`, kept alive so that no identity is used twice.
        self._kept: list[AttributeOrType] = []
        self._entries: dict[AttributeOrType, Alias] = {}

    def fill(self, collector: AliasCollector) -> None:
        self.definitions = collector.definitions()
        self.exist = bool(self.definitions)
        self.points = collector.points
        self.pieces = collector.pieces
        self._seen = collector.seen
        self._kept = collector.kept
        self._entries = collector.entries

    def alias_of(self, value: AttributeOrType) -> str | None:
        if isinstance(value, Location):
            text = self.points.find(value, 0)
            if text is not None:
                return text
        alias = self._seen.get(id(value)) or self._entries.get(value)
        return alias.text if alias is not None and alias.usable else None


class _Visit:
    """A value whose nested values are being visited."""

    __slots__ = ("at", "depth", "entry", "nested")

    def __init__(self, entry: Alias, nested: list[Piece]) -> None:
        self.entry = entry
        self.nested = nested
        self.at = 0
        self.depth = 0


class AliasCollector:
    """Visits values and decides on their aliases: MLIR's `AliasInitializer`."""

    def __init__(self, state: AsmState) -> None:
        self._state = state
        self.rules = AliasRules(state.context)
        self.entries: dict[AttributeOrType, Alias] = {}
        # Aliases with a name, in the order of visiting.
        self._named: list[Alias] = []
        self.points = PointAliases()
        # Whether points in files follow builtin's rules and print in full, so that `points` has them.
        self.has_points = self.rules.leave_builtin and not state.flags.pretty_debug_info
        # Aliases that keep their names from the file.
        self._kept_aliases: list[Alias] = []
        # Visited objects by identity, to save hashing the same types again and again.
        self.seen: dict[int, Alias] = {}
        self.kept: list[AttributeOrType] = []
        self.pieces: dict[int, list[Piece]] = {}
        # Whether the guessed aliases of points were right.
        self.guessed = True

    def may_have_alias(self, value: AttributeOrType) -> bool:
        """Whether a value gets an alias if it is visited, or keeps one from the file."""
        return self.rules.name_of(value) is not None or (bool(self._kept_aliases) and value in self.entries)

    def keep(self, text: str, value: AttributeOrType) -> None:
        """Give a value the alias `text`, which is defined in any case.

        The values in it get no aliases from this definition, because none is defined in front of it.
        """
        alias = Alias(value, text[1:], False, 0)
        alias.text = text
        # Usable once it is defined.
        alias.usable = False
        self._kept_aliases.append(alias)
        if not isinstance(value, _SHORTER_THAN_ALIASES):
            self.entries.setdefault(value, alias)

    def visit(self, value: AttributeOrType, deferrable: bool = False, form: int = FULL) -> Alias | None:
        """Visit a value that prints; `deferrable` if its alias may be defined behind the IR.

        The result is None for a point.
        """
        if isinstance(value, Location) and self.visit_point(value, 0, deferrable) >= 0:
            return None
        return self._visit_whole(value, deferrable, form)

    def _visit_whole(self, value: AttributeOrType, deferrable: bool, form: int) -> Alias:
        """Visit a value that is no point."""
        entry = self.seen.get(id(value))
        if entry is not None:
            self._visit_again(entry, deferrable)
            return entry
        visits: list[_Visit] = []
        entry = self._enter(value, deferrable, form, visits)
        while visits:
            visit = visits[-1]
            if visit.at == len(visit.nested):
                visits.pop()
                if visit.depth:
                    visit.entry.depth = visit.depth + 1
                elif isinstance(visit.entry.value, Location):
                    self.points.others += 1
                if visits and visit.entry.depth > visits[-1].depth:
                    visits[-1].depth = visit.entry.depth
                continue
            nested = visit.nested[visit.at]
            visit.at += 1
            child_form = FULL
            if isinstance(nested, Nested):
                child_value = nested.value
                child_form = nested.form
            else:
                assert isinstance(nested, AttributeOrType)
                child_value = nested
            if isinstance(child_value, Location):
                point = self.visit_point(child_value, 0, deferrable)
                if point >= 0:
                    visit.entry.points.append(point)
                    visit.depth = max(visit.depth, 1)
                    continue
            count = len(visits)
            child = self.seen.get(id(child_value))
            if child is not None:
                self._visit_again(child, deferrable)
            else:
                child = self._enter(child_value, deferrable, child_form, visits)
                if isinstance(visit.entry.value, Location):
                    # A location keeps the values in it alive.
                    self.seen[id(child_value)] = child
                    self.kept.append(visit.entry.value)
            visit.entry.children.append(child)
            if len(visits) == count and child.depth > visit.depth:
                visit.depth = child.depth
        self.seen[id(value)] = entry
        self.kept.append(value)
        return entry

    def _enter(self, value: AttributeOrType, deferrable: bool, form: int, visits: list[_Visit]) -> Alias:
        entry = self.entries.get(value)
        if entry is not None:
            self._visit_again(entry, deferrable)
            return entry
        entry = Alias(value, self.rules.name_of(value), deferrable, len(self.points.texts))
        if entry.name is not None:
            self._named.append(entry)
        self.entries[value] = entry
        if isinstance(value, Location):
            nested = nested_values(value, form, self._state)
            if not nested:
                self.points.others += 1
        elif value.DIALECT != "builtin":
            nested = self._dialect_nested(value, entry, form)
        else:
            nested = nested_values(value, form, self._state)
        if nested:
            visits.append(_Visit(entry, nested))
        return entry

    def _dialect_nested(self, value: AttributeOrType, entry: Alias, form: int) -> list[Piece]:
        pieces = dialect_pieces(value, self._state)
        if entry.name is not None and not self._kept_aliases:
            texts = [piece for piece in pieces if isinstance(piece, str)]
            if MARK not in "".join(texts):
                self.pieces[id(value)] = pieces
        nested = nested_in_pieces(pieces, self._state)
        type = type_behind(value, form)
        return nested if type is None else [*nested, type]

    def _visit_again(self, entry: Alias, deferrable: bool) -> None:
        if deferrable or not entry.deferrable:
            return
        pending = [entry]
        while pending:
            visited = pending.pop()
            if visited.deferrable:
                visited.deferrable = False
                pending.extend(visited.children)
                for point in visited.points:
                    self.points.forbid_deferring(point)
                if isinstance(visited, ScopedAlias):
                    pending.append(visited.scope)
                    self.points.forbid_deferring(visited.point)

    def visit_place(self, location: Location, place: int, deferrable: bool) -> Alias | None:
        """Visit `location.at(place)`; None if that is a point: its alias is then `points.text`."""
        if not isinstance(location, FileOrigin):
            location = location.at(place)
        if self.has_points and self.points.visit(location, place, deferrable) >= 0:
            return None
        value = location.at(place)
        if self.has_points and isinstance(value, FusedLoc):
            entry = self._visit_scoped(value, deferrable)
            if entry is not None:
                return entry
        return self._visit_whole(value, deferrable, FULL)

    def _visit_scoped(self, location: FusedLoc, deferrable: bool) -> Alias | None:
        """Visit a point fused with a visited scope, as most locations of a program with debug information.

        The result is None for other locations.  Most belong to one operation: none is looked up by identity.
        """
        entry = self.entries.get(location)
        if entry is not None:
            self._visit_again(entry, deferrable)
            return entry
        scope = None if location.metadata is None else self.seen.get(id(location.metadata))
        if scope is None or len(location.parts) != 1:
            return None
        earlier = len(self.points.texts)
        point = self.points.visit(location.parts[0], 0, deferrable)
        if point < 0:
            return None
        self._visit_again(scope, deferrable)
        entry = ScopedAlias(location, deferrable, earlier, point, scope)
        self._named.append(entry)
        self.entries[location] = entry
        return entry

    def visit_point(self, location: Location, place: int, deferrable: bool) -> i64:
        """Visit `location.at(place)`; the result is its point in `points`, or -1."""
        return self.points.visit(location, place, deferrable) if self.has_points else -1

    def definitions(self) -> list[Alias | PointRun]:
        """The aliases in the order of their definitions, with their texts."""
        groups: dict[tuple[int, int, str], list[Alias]] = {}
        if self.points.texts:
            groups[_POINTS] = []
        for alias in self._named:
            assert alias.name is not None
            key = (alias.depth, int(not isinstance(alias.value, Type)), alias.name)
            groups.setdefault(key, []).append(alias)
        # Only a name that ends in a digit can equal a numbered name.
        ambiguous = bool(self._kept_aliases) or any(key[2][-1].isdigit() for key in groups)
        used: set[str] = {alias.text[1:] for alias in self._kept_aliases}
        counts: dict[str, int] = {}
        definitions: list[Alias | PointRun] = list(self._kept_aliases)
        if self._kept_aliases:
            for alias in self._named:
                alias.usable = alias.usable and alias.deferrable
        for key in sorted(groups):
            name = key[2]
            sigil = "#" if key[1] else "!"
            base = name + "_" if name[-1].isdigit() else name
            number = counts.get(base, 0)
            group = groups[key]
            count = len(group) + (len(self.points.texts) if key == _POINTS else 0)
            if ambiguous:
                numbered = NumberedNames(base)
                texts = []
                for _ in range(count):
                    text = name
                    while text in used:
                        number += 1
                        text = numbered.text(number)
                    used.add(text)
                    texts.append(sigil + text)
            else:
                texts = NumberedNames(sigil + base).texts(number, number + count)
                if number == 0:
                    texts[0] = sigil + name
                number += count
            counts[base] = number
            if key == _POINTS:
                self._name_with_points(group, texts, definitions)
            else:
                for alias, text in zip(group, texts):
                    alias.text = text
                definitions.extend(group)
        return definitions

    def _name_with_points(
        self, group: list[Alias], texts: list[str], definitions: list[Alias | PointRun]
    ) -> None:
        """Give texts to all points and the values of `group`, in the order in which they were visited."""
        of_points: list[str] = []
        for index, alias in enumerate(group):
            start = len(of_points)
            of_points.extend(texts[start + index : alias.points_before + index])
            alias.text = texts[alias.points_before + index]
            definitions.append(PointRun(start, alias.points_before))
            definitions.append(alias)
        start = len(of_points)
        of_points.extend(texts[start + len(group) :])
        definitions.append(PointRun(start, len(of_points)))
        self.guessed = self.points.name(of_points)


class AliasRules:
    """The rules by which values get aliases: builtin's, and those of the dialects in a context."""

    def __init__(self, context: Any) -> None:
        self._dialects_before: list[Dialect] = []
        self._dialects_after: list[Dialect] = []
        # Whether no dialect chooses aliases of builtin values.
        self.leave_builtin = True
        if context is None:
            return
        for dialect in sorted(context.loaded_dialects(), key=lambda dialect: dialect.name):
            if type(dialect).alias_name is not Dialect.alias_name:
                (self._dialects_before if dialect.name < "builtin" else self._dialects_after).append(dialect)
                self.leave_builtin = False

    def name_of(self, value: AttributeOrType) -> str | None:
        """The name of a value's alias, not yet unique, or None if it has none."""
        if self.leave_builtin and value.__class__ in _COMPOUND_LOCATIONS:
            return "loc"
        if self.leave_builtin and value.DIALECT == "builtin":
            return _builtin_alias(value)
        name = None
        if hasattr(value, "alias_name"):
            own_alias = value.alias_name()
            if own_alias is not None:
                name = own_alias[0]
                if own_alias[1]:
                    return sanitized(name, "$_-")
        for dialect in self._dialects_before:
            named = dialect.alias_name(value)
            if named is not None:
                name = named[0]
                if named[1]:
                    return sanitized(name, "$_-")
        name = _builtin_alias(value) or name
        for dialect in self._dialects_after:
            named = dialect.alias_name(value)
            if named is not None:
                name = named[0]
                if named[1]:
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
        return "loc"
    if isinstance(value, DistinctAttr) and not isinstance(value.referenced, UnitAttr):
        return "distinct"
    return None


def nested_values(value: AttributeOrType, form: int, state: AsmState) -> list[Piece]:
    """The values that print inside of a value and may have aliases, in the order of visiting."""
    if value.__class__ in _COMPOUND_LOCATIONS:
        return _nested_in_location(value)
    if value.DIALECT != "builtin":
        return _dialect_nested(value, form, state)
    if isinstance(value, Type):
        return _nested_in_type(value)
    if isinstance(value, Location):
        return _nested_in_location(value)
    pieces: list[Piece] = []
    if isinstance(value, DictionaryAttr):
        pieces.extend(value.entries.values())
    elif isinstance(value, ArrayAttr):
        pieces.extend(value.elements)
    elif isinstance(value, TypeAttr):
        pieces.append(value.type)
    elif isinstance(value, DistinctAttr):
        pieces.append(value.referenced)
    elif isinstance(value, (StringAttr, ElementsAttr, OpaqueAttr, LiteralTextAttr)):
        type = value.type
        if form != WITHOUT_TYPE and type is not None and not isinstance(type, NoneType):
            pieces.append(type)
    return pieces


def _nested_in_type(type: Type) -> list[Piece]:
    if isinstance(type, (FunctionType, GraphType)):
        return [*type.input_types, *type.result_types]
    if isinstance(type, MemRefType):
        pieces: list[Piece] = [type.element_type]
        if has_printed_layout(type):
            pieces.append(type.layout)
        if type.memory_space is not None:
            pieces.append(type.memory_space)
        return pieces
    if isinstance(type, RankedTensorType):
        return [type.element_type] if type.encoding is None else [type.element_type, type.encoding]
    if isinstance(type, (VectorType, UnrankedTensorType, ComplexType)):
        return [type.element_type]
    if isinstance(type, TupleType):
        return list(type.types)
    if isinstance(type, UnrankedMemRefType):
        return [type.element_type] if type.memory_space is None else [type.element_type, type.memory_space]
    return []


def _nested_in_location(location: AttributeOrType) -> list[Piece]:
    if isinstance(location, NameLoc):
        return [] if isinstance(location.child_loc, UnknownLoc) else [location.child_loc]
    if isinstance(location, CallSiteLoc):
        return [location.callee, location.caller]
    if isinstance(location, FusedLoc):
        nested: list[Piece] = list(location.parts)
        return nested if location.metadata is None else [location.metadata, *nested]
    if isinstance(location, OpaqueLoc):
        return [location.attribute]
    return []


def _dialect_nested(value: AttributeOrType, form: int, state: AsmState) -> list[Piece]:
    nested = nested_in_pieces(dialect_pieces(value, state), state)
    type = type_behind(value, form)
    return nested if type is None else [*nested, type]
