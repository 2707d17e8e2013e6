"""Definitions as text that is quick to read back in parts: what the wheel carries and the cache keeps.

    text   ::= head NL (node NL)*
    head   ::= {"classes": [[class name, field name, ...], ...],
                "main_file": ..., "tables": {table: {name: node number}}}
    node   ::= [class number, field, ...]                      one object, on a line of its own
    field  ::= string | integer | true | false | null
             | [node number]                                   the object on that line
             | ["(", field, ...]                               a tuple
             | ["{", key, field, ...]                          a dictionary of strings
             | ["=", enum, value]                              a member of an enum

Every line is JSON, so nothing in the text can run.  Equal objects share a line.  The nodes that an object
mentions stand before it.  A node is read when it is first asked for (definition_table.py).
"""

from __future__ import annotations

import json
import os
import re
from enum import Enum
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
    """The classes derived from `base` that the modules of the model define, by name."""
    return {
        name: member
        for module in _MODULES
        for name, member in vars(module).items()
        if isinstance(member, type) and issubclass(member, base) and member.__module__ == module.__name__
    }


_CLASSES: dict[str, type[FrozenData]] = _members(FrozenData)
_ENUMS: dict[str, type[Enum]] = _members(Enum)

# Objects nest no deeper than this in stored definitions: reading them back is recursive.
_DEEPEST = 200


class NotStorable(Exception):
    """Definitions that have no stored form: they nest too deep."""


def write_definitions(definitions: Definitions) -> str:
    """The stored form of definitions; raises NotStorable."""
    writer = _Writer()
    tables = {
        name: {key: writer.node(value, 0) for key, value in getattr(definitions, name).items()}
        for name in TABLES
    }
    head = {"classes": writer.class_rows, "main_file": definitions.main_file, "tables": tables}
    return "\n".join([_json(head), *writer.lines, ""])


def read_definitions(text: str) -> Definitions:
    """Definitions from their stored form, to be read in detail as they are used.

    Raises ValueError if the text is no stored form, or one of classes with other fields.
    """
    head_line, _, rest = text.partition("\n")
    head = json.loads(head_line)
    try:
        reader = _Reader(head["classes"], rest.split("\n"))
        tables: dict[str, Any] = {
            name: DefinitionTable.stored(reader.node, head["tables"][name]) for name in TABLES
        }
        return Definitions(head["main_file"], **tables)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"these are no stored definitions: {error}") from None


# A place: ["(", file, line] or ["(", file, line, column].
_PLACE = re.compile(r'\["\(",("(?:[^"\\]|\\.)*")((?:,\d+){1,2}\])')


def with_full_paths(text: str) -> str:
    """A stored form whose files have their full names, not those that somebody wrote."""
    head, _, nodes = text.partition("\n")
    fields = json.loads(head)
    fields["main_file"] = os.path.realpath(fields["main_file"] or "")
    full: dict[str, str] = {}

    def replaced(match: re.Match[str]) -> str:
        written = match.group(1)
        if written not in full:
            name = json.loads(written)
            full[written] = _json(os.path.realpath(name)) if os.path.isfile(name) else written
        return '["(",' + full[written] + match.group(2)

    return _json(fields) + _PLACE.sub(replaced, nodes)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class _Writer:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.class_rows: list[list[str]] = []
        self._class_numbers: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        # Objects written so far, by identity; kept alive with them.
        self._written: dict[int, tuple[FrozenData, int]] = {}

    def node(self, value: FrozenData, depth: int) -> int:
        """The number of the line of an object."""
        written = self._written.get(id(value))
        if written is not None:
            return written[1]
        if depth > _DEEPEST:
            raise NotStorable
        fields = [self._field(getattr(value, name), depth) for name in value.FIELDS]
        line = _json([self._class_number(type(value)), *fields])
        number = self._numbers.get(line)
        if number is None:
            number = self._numbers[line] = len(self.lines)
            self.lines.append(line)
        self._written[id(value)] = (value, number)
        return number

    def _class_number(self, cls: type[FrozenData]) -> int:
        number = self._class_numbers.get(cls.__name__)
        if number is None:
            number = self._class_numbers[cls.__name__] = len(self.class_rows)
            self.class_rows.append([cls.__name__, *cls.FIELDS])
        return number

    def _field(self, value: object, depth: int) -> Any:
        if value is None or isinstance(value, (str, int)):
            return value
        if isinstance(value, FrozenData):
            return [self.node(value, depth + 1)]
        if isinstance(value, tuple):
            return ["(", *[self._field(element, depth + 1) for element in value]]
        if isinstance(value, dict):
            return ["{", *[part for key, one in value.items() for part in (key, self._field(one, depth + 1))]]
        if isinstance(value, Enum):
            return ["=", type(value).__name__, value.value]
        raise TypeError(f"definitions hold no {type(value).__name__}")


class _Reader:
    def __init__(self, class_rows: list[list[str]], lines: list[str]) -> None:
        self._lines: list[str] = lines
        self._objects: dict[int, FrozenData] = {}
        self._classes: list[type[FrozenData]] = []
        for name, *fields in class_rows:
            cls = _CLASSES[name]
            if list(cls.FIELDS) != fields:
                raise ValueError(f"'{name}' has other fields")
            self._classes.append(cls)

    def node(self, number: int) -> FrozenData:
        """The object on a line."""
        known = self._objects.get(number)
        if known is None:
            class_number, *fields = json.loads(self._lines[number])
            values = [self._field(field) for field in fields]
            known = self._objects[number] = self._classes[class_number](*values)
        return known

    def _field(self, field: Any) -> Any:
        if field.__class__ is not list:
            return field
        first = field[0]
        if first.__class__ is int:
            return self.node(first)
        if first == "(":
            return tuple([self._field(element) for element in field[1:]])
        if first == "{":
            return {key: self._field(value) for key, value in zip(field[1::2], field[2::2], strict=True)}
        return _ENUMS[field[1]](field[2])
