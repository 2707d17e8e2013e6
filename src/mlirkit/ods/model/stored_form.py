"""Definitions as text with objects read on demand, for the wheel and the cache.

    text   ::= head NL (node NL)*
    head   ::= {"classes": [[class name, field name, ...], ...],
                "main_file": ..., "tables": {table: {name: gap}}}
    gap    ::= the difference from the preceding node number in the table
    node   ::= [class number, field, ...]                      one object, on one line
    field  ::= string | integer | true | false | null
             | [node number]                                   the object with this number
             | ["(", field, ...]                               a tuple
             | ["{", key, field, ...]                          a dictionary of strings
             | ["=", enum, value]                              a member of an enum

Every line is JSON, so nothing in the text can run.  Equal objects share a line.  The nodes to which an object
refers precede it.  A node is read on first access (definition_table.py).

A text may extend another text, its base: the numbers of its nodes and classes continue those of the base, and
it refers to nodes and classes of the base by their numbers.  A base contains the common objects of several
definitions once.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum
from itertools import accumulate
from typing import Any

from mlirkit.ods.model import (
    attr_or_type_def,
    builder,
    constraint,
    dialect,
    effect,
    enum_info,
    interface,
    operator,
    pass_definition,
    pattern,
    predicate,
    trait,
)
from mlirkit.ods.model import attribute as attribute_module
from mlirkit.ods.model import property as property_module
from mlirkit.ods.model.definition_table import DefinitionTable
from mlirkit.ods.model.definitions import TABLES, Definitions
from mlirkit.ods.plain_data import FrozenData

_MODULES = (
    attr_or_type_def,
    attribute_module,
    builder,
    constraint,
    dialect,
    effect,
    enum_info,
    interface,
    operator,
    pass_definition,
    pattern,
    predicate,
    property_module,
    trait,
)


def _members(base: type) -> dict[str, Any]:
    """The classes derived from `base` in the modules of the model, by name."""
    return {
        name: member
        for module in _MODULES
        for name, member in vars(module).items()
        if isinstance(member, type) and issubclass(member, base) and member.__module__ == module.__name__
    }


_CLASSES: dict[str, type[FrozenData]] = _members(FrozenData)
_ENUMS: dict[str, type[Enum]] = _members(Enum)

# The decoder without a search for blanks: lines have no surrounding blanks.
_read_line = json.JSONDecoder().raw_decode

# The limit of nesting in stored definitions: reading is recursive.
_DEEPEST = 200


class NotStorable(Exception):
    """Raised for definitions without a stored form: they are nested too deeply."""


def write_definitions(definitions: Definitions) -> str:
    """The stored form of definitions, without a base; raises NotStorable."""
    return StoredFormWriter().text(definitions)


def read_definitions(text: str) -> Definitions:
    """Definitions from their stored form, with objects read on access.

    Raises ValueError if the text is no stored form, or if its classes have other fields.
    """
    return StoredDefinitions(text).definitions()


def shared_objects(groups: Iterable[Iterable[Definitions]]) -> list[FrozenData]:
    """The common objects of several groups of definitions, each after the objects that it refers to."""
    everything = StoredFormWriter()
    users: Counter[int] = Counter()
    for group in groups:
        writer = StoredFormWriter()
        for definitions in group:
            writer.text(definitions)
        users.update({everything.node(value, 0) for value in writer.objects()})
    return [value for number, value in enumerate(everything.objects()) if users[number] > 1]


# A location: ["(", file, line] or ["(", file, line, column].
_PLACE = re.compile(r'\["\(",("(?:[^"\\]|\\.)*")(?=(?:,\d+){1,2}\])')


def with_full_paths(text: str) -> str:
    """A stored form with real paths of files instead of the paths that the user passed."""
    head, _, nodes = text.partition("\n")
    fields = json.loads(head)
    main_file = os.path.realpath(fields["main_file"] or "")
    full: dict[str, str] = {}
    for written in set(_PLACE.findall(nodes)):
        name = json.loads(written)
        if os.path.isfile(name):
            path = _json(os.path.realpath(name))
            if path != written:
                full[written] = path
    if full:
        nodes = _PLACE.sub(lambda match: '["(",' + full.get(match.group(1), match.group(1)), nodes)
    if main_file != fields["main_file"]:
        fields["main_file"] = main_file
        head = _json(fields)
    return head + nodes


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class StoredFormWriter:
    """Writes a stored form; the numbers of its nodes follow those of its base."""

    def __init__(self, base: StoredFormWriter | None = None) -> None:
        self._base = base
        self._lines: list[str] = []
        self._class_rows: list[list[str]] = []
        self._first_class: int = base.class_count if base else 0
        self._first_node: int = base.node_count if base else 0
        self._class_numbers: dict[str, int] = dict(base._class_numbers) if base else {}
        self._numbers: dict[str, int] = {}
        # The written objects and their numbers, by identity; the objects are kept alive for the identities.
        self._written: dict[int, tuple[FrozenData, int]] = {}

    @property
    def class_count(self) -> int:
        """The number of classes, including the base's."""
        return self._first_class + len(self._class_rows)

    @property
    def node_count(self) -> int:
        """The number of nodes, including the base's."""
        return self._first_node + len(self._lines)

    def text(self, definitions: Definitions) -> str:
        """The text of definitions, after all nodes written before; raises NotStorable."""
        tables = {name: self._gaps(getattr(definitions, name)) for name in TABLES}
        head = {"classes": self._class_rows, "main_file": definitions.main_file, "tables": tables}
        return "\n".join([_json(head), *self._lines, ""])

    def _gaps(self, table: DefinitionTable[FrozenData]) -> dict[str, int]:
        gaps, last = {}, 0
        for name, value in table.items():
            number = self.node(value, 0)
            gaps[name] = number - last
            last = number
        return gaps

    def node(self, value: FrozenData, depth: int) -> int:
        """The number of an object, which is written if it has no line yet."""
        written = self._written.get(id(value))
        if written is not None:
            return written[1]
        if depth > _DEEPEST:
            raise NotStorable
        fields = [self._field(getattr(value, name), depth) for name in value.FIELDS]
        line = _json([self._class_number(type(value)), *fields])
        number = self._number(line)
        if number is None:
            number = self._numbers[line] = self.node_count
            self._lines.append(line)
        self._written[id(value)] = (value, number)
        return number

    def objects(self) -> list[FrozenData]:
        """The objects of the lines in this text, in order."""
        result = {number: value for value, number in self._written.values()}
        return [result[number] for number in sorted(result) if number >= self._first_node]

    def _number(self, line: str) -> int | None:
        number = self._numbers.get(line)
        return self._base._number(line) if number is None and self._base else number

    def _class_number(self, cls: type[FrozenData]) -> int:
        number = self._class_numbers.get(cls.__name__)
        if number is None:
            number = self._class_numbers[cls.__name__] = self.class_count
            self._class_rows.append([cls.__name__, *cls.FIELDS])
        return number

    def _field(self, value: object, depth: int) -> Any:
        if value is None or isinstance(value, (str, int)):
            return value
        if isinstance(value, FrozenData):
            return [self.node(value, depth + 1)]
        if isinstance(value, tuple):
            return ["(", *[self._field(element, depth + 1) for element in value]]
        if isinstance(value, dict):
            entries = [(key, self._field(entry, depth + 1)) for key, entry in value.items()]
            return ["{", *[part for entry in entries for part in entry]]
        if isinstance(value, Enum):
            return ["=", type(value).__name__, value.value]
        raise TypeError(f"definitions hold no {type(value).__name__}")


class StoredDefinitions:
    """An open stored form: its nodes, which are read once and cached, and those of its base.

    The constructor raises ValueError if the text is no stored form, or if its classes have other fields.
    """

    def __init__(self, text: str, base: StoredDefinitions | None = None) -> None:
        head_line, _, rest = text.partition("\n")
        self._base = base
        self._lines: list[str] = rest.split("\n")[:-1]
        self._first: int = base.end if base else 0
        self.end: int = self._first + len(self._lines)
        self._objects: dict[int, FrozenData] = {}
        self._classes: list[type[FrozenData]] = [*base._classes] if base else []
        head = json.loads(head_line)
        try:
            for name, *fields in head["classes"]:
                cls = _CLASSES[name]
                if list(cls.FIELDS) != fields:
                    raise ValueError(f"'{name}' has other fields")
                self._classes.append(cls)
            self._main_file: str = head["main_file"]
            self._tables: dict[str, dict[str, int]] = {
                name: dict(zip(gaps, accumulate(gaps.values()), strict=True))
                for name, gaps in [(name, head["tables"][name]) for name in TABLES]
            }
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"these are no stored definitions: {error}") from None

    def definitions(self) -> Definitions:
        """The definitions, with entries read on first access."""
        tables: dict[str, Any] = {
            name: DefinitionTable.stored(self, lines) for name, lines in self._tables.items()
        }
        return Definitions(self._main_file, **tables)

    def node(self, number: int) -> FrozenData:
        """The object with this number."""
        if self._base is not None and number < self._first:
            return self._base.node(number)
        node_ = self._objects.get(number)
        if node_ is None:
            read = _read_line(self._lines[number - self._first])[0]
            values = [self._field(field) if field.__class__ is list else field for field in read]
            node_ = self._objects[number] = self._classes[read[0]](*values[1:])
        return node_

    def plain_fields(self, number: int, names: tuple[str, ...]) -> tuple[Any, ...]:
        """Fields of an object that are texts, numbers or booleans; objects that it refers to are not read."""
        if self._base is not None and number < self._first:
            return self._base.plain_fields(number, names)
        read = _read_line(self._lines[number - self._first])[0]
        fields = self._classes[read[0]].FIELDS
        return tuple([read[1 + fields.index(name)] for name in names])

    def plain_elements(self, number: int, field: str, name: str) -> tuple[Any, ...]:
        """A plain field of each object in a field of an object."""
        if self._base is not None and number < self._first:
            return self._base.plain_elements(number, field, name)
        _, *elements = self.plain_fields(number, (field,))[0]
        return tuple([self.plain_fields(element, (name,))[0] for (element,) in elements])

    def _field(self, field: list[Any]) -> Any:
        """The value of a field that is a list."""
        first = field[0]
        if first.__class__ is int:
            return self.node(first)
        if first == "(":
            return tuple([self._field(item) if item.__class__ is list else item for item in field[1:]])
        if first == "{":
            values = [self._field(item) if item.__class__ is list else item for item in field[2::2]]
            return dict(zip(field[1::2], values, strict=True))
        return _ENUMS[field[1]](field[2])
