"""Evaluated records in the cache on disk (support/content_cache.py), and back.

One entry per root file, include directories and macros, valid as long as all files that were read are
unchanged and no file has appeared at a path that was tried without success.

    payload ::= marshal of (types, values, fields, classes, defs, globals, units, diagnostics, dependencies,
                            derived)      rows that refer to one another by number

Fields of loaded records are decoded on first use.  Expressions in classes are loaded as text.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Sequence
from typing import Any

from mlirkit.support.content_cache import key_of, load_entry, store_entry
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity
from mlirkit.support.gc_pause import gc_paused
from mlirkit.tablegen.expressions import BitOf, Expression, VariableValue
from mlirkit.tablegen.other_names import OtherNames
from mlirkit.tablegen.records import Field, FieldKind, Record, Records
from mlirkit.tablegen.recursion import deep_recursion
from mlirkit.tablegen.sources import Sources
from mlirkit.tablegen.types import (
    BIT,
    DAG,
    INT,
    STRING,
    BitsType,
    ListType,
    RecordType,
    RecordTypes,
    Type,
    bits_type,
)
from mlirkit.tablegen.values import (
    FALSE,
    TRUE,
    UNSET,
    BitsValue,
    BitValue,
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    StringValue,
    UnsetValue,
    Value,
)

_KIND = "tablegen"
# Increase the number with every change of the results of evaluation or of the layout of entries.
_VERSION = f"6 {sys.version_info[:2]}"

# First items of encoded values; `?`, int and string values are None, int and str.
_CODE, _BIT, _BITS, _LIST, _DAG, _DEF, _VARIABLE, _BIT_OF, _SPELLING = range(9)
_SIMPLE_TYPES: tuple[Type, ...] = (BIT, INT, STRING, DAG)


class Spelling(Expression):
    """An expression from the cache, which stores only its text."""

    __slots__ = ("_text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self._text = text

    def text(self) -> str:
        return self._text


class CachedRecord(Record):
    """A record whose fields are decoded on first use."""

    __slots__ = ("_entry", "_fields", "_row")

    def __init__(self, name: str, types: RecordTypes, entry: _Entry, row: Any, is_class: bool) -> None:
        self._fields: dict[str, Field] | None = None
        super().__init__(name, types, row[2], is_class, row[1])
        self.declared_at = row[3]
        self._entry = entry
        self._row = row
        self._fields = None

    @property
    def fields(self) -> dict[str, Field]:
        fields = self._fields
        if fields is None:
            fields = self._fields = self._entry.fields(self._row[5])
        return fields

    @fields.setter
    def fields(self, value: dict[str, Field]) -> None:
        self._fields = value


# Reading.


class _Entry:
    """A decoded payload, and the objects made from it so far."""

    __slots__ = (
        "_field_rows",
        "_fields",
        "_type_rows",
        "_types",
        "_value_rows",
        "_values",
        "classes",
        "defs",
        "records",
    )

    def __init__(self, records: Records, payload: Any) -> None:
        type_rows, value_rows, field_rows, class_rows, def_rows, *_ = payload
        self.records = records
        self._type_rows = type_rows
        self._types: list[Type | None] = [None] * len(type_rows)
        self._value_rows = value_rows
        self._values: list[Value | None] = [None] * len(value_rows)
        self._field_rows = field_rows
        self._fields: list[Field | None] = [None] * len(field_rows)
        types = records.types
        self.classes: list[Record] = [CachedRecord(row[0], types, self, row, True) for row in class_rows]
        self.defs: list[Record] = [CachedRecord(row[0], types, self, row, False) for row in def_rows]
        for record, row in zip(self.classes + self.defs, class_rows + def_rows, strict=True):
            record.direct_superclasses = [self.classes[index] for index in row[4]]
        for record, row in zip(self.classes, class_rows, strict=True):
            record.template_args = self.fields(row[6])
        records.classes = {record.name: record for record in self.classes}
        records.defs = {record.name: record for record in self.defs}

    def fields(self, numbers: Sequence[int]) -> dict[str, Field]:
        result: dict[str, Field] = {}
        for number in numbers:
            field = self._fields[number]
            if field is None:
                name, type_, value, location, kind = self._field_rows[number]
                field = Field(name, self.type_at(type_), self.value_at(value), location, FieldKind(kind))
                self._fields[number] = field
            result[field.name] = field
        return result

    def type_at(self, number: int) -> Type:
        type = self._types[number]
        if type is None:
            row = self._type_rows[number]
            if row[0] == 0:
                type = _SIMPLE_TYPES[row[1]]
            elif row[0] == 1:
                type = bits_type(row[1])
            elif row[0] == 2:
                type = self.type_at(row[1]).list_type()
            else:
                type = self.records.types.get([self.classes[index] for index in row[1]])
            self._types[number] = type
        return type

    def value_at(self, number: int) -> Value:
        value = self._values[number]
        if value is None:
            value = self._values[number] = self._decode(self._value_rows[number])
        return value

    def _decode(self, row: Any) -> Value:
        if row is None:
            return UNSET
        if isinstance(row, int):
            return IntValue(row)
        if isinstance(row, str):
            return StringValue(row)
        tag = row[0]
        if tag == _DEF:
            record: Record = self.defs[row[1]]
            return record.value_of_def
        if tag == _LIST:
            return ListValue(tuple([self.value_at(number) for number in row[2]]), self.type_at(row[1]))
        if tag == _DAG:
            args = tuple([self.value_at(number) for number in row[3]])
            return DagValue(self.value_at(row[1]), row[2], args, row[4])
        if tag == _CODE:
            return StringValue(row[1], True)
        if tag == _BIT:
            return TRUE if row[1] else FALSE
        if tag == _BITS:
            return BitsValue(tuple([self.value_at(number) for number in row[1]]))
        if tag == _VARIABLE:
            return VariableValue(row[1], self.type_at(row[2]))
        if tag == _BIT_OF:
            return BitOf(self.value_at(row[1]), row[2])
        return Spelling(self.type_at(row[2]), row[1])


def load_cached(request: Request) -> Records | None:
    """The records of an earlier run, if an entry exists and all files that it read are unchanged."""
    data = load_entry(_KIND, request.key)
    if data is None:
        return None
    with gc_paused(), deep_recursion():
        return _decode_records(request, marshal.loads(data))


def _decode_records(request: Request, payload: Any) -> Records:
    records = Records(request.root)
    entry = _Entry(records, payload)
    *_, globals_, units, diagnostics, dependencies, derived = payload
    records.globals = {name: entry.value_at(number) for name, number in globals_}
    records.set_units(list(units))
    records.dependencies = list(dependencies)
    for severity, message, file, line, column, included_from in diagnostics:
        diagnostic = Diagnostic(DiagnosticSeverity(severity), message, file, line, column)
        diagnostic.included_from = tuple(included_from)
        records.diagnostics.append(diagnostic)
    records.set_derived({name: [entry.defs[number] for number in numbers] for name, numbers in derived})
    return records


# Writing.


class _Encoder:
    """Records to the tables of a payload."""

    __slots__ = (
        "_class_numbers",
        "_def_numbers",
        "_field_numbers",
        "_type_numbers",
        "_value_numbers",
        "fields",
        "types",
        "values",
    )

    def __init__(self, records: Records) -> None:
        self.types: list[Any] = []
        self.values: list[Any] = []
        self.fields: list[Any] = []
        self._type_numbers: dict[int, int] = {}
        self._value_numbers: dict[int, int] = {}
        self._field_numbers: dict[int, int] = {}
        self._class_numbers = {id(class_): index for index, class_ in enumerate(_all_classes(records))}
        self._def_numbers = {id(record): index for index, record in enumerate(records.defs.values())}

    def record(self, record: Record) -> Any:
        parents = tuple([self._class_numbers[id(class_)] for class_ in record.direct_superclasses])
        fields = tuple([self._field(field) for field in record.fields.values()])
        arguments = tuple([self._field(field) for field in record.template_args.values()])
        places = (list(record.locations), list(record.declared_at))
        return (record.name, record.is_anonymous, *places, parents, fields, arguments)

    def _field(self, field: Field) -> int:
        number = self._field_numbers.get(id(field))
        if number is None:
            row = (
                field.name,
                self._type(field.type),
                self.number_of(field.value),
                field.location,
                int(field.kind),
            )
            number = self._field_numbers[id(field)] = len(self.fields)
            self.fields.append(row)
        return number

    def _type(self, type_: Type) -> int:
        number = self._type_numbers.get(id(type_))
        if number is None:
            if isinstance(type_, BitsType):
                row: Any = (1, type_.width)
            elif isinstance(type_, ListType):
                row = (2, self._type(type_.element))
            elif isinstance(type_, RecordType):
                row = (3, tuple([self._class_numbers[id(class_)] for class_ in type_.classes]))
            else:
                row = (0, _SIMPLE_TYPES.index(type_))
            number = self._type_numbers[id(type_)] = len(self.types)
            self.types.append(row)
        return number

    def number_of(self, value: Value) -> int:
        number = self._value_numbers.get(id(value))
        if number is None:
            row = self._row(value)
            number = self._value_numbers[id(value)] = len(self.values)
            self.values.append(row)
        return number

    def _row(self, value: Value) -> Any:
        if isinstance(value, StringValue):
            return (_CODE, value.value) if value.is_code else value.value
        if isinstance(value, UnsetValue):
            return None
        if isinstance(value, IntValue):
            return value.value
        if isinstance(value, BitValue):
            return (_BIT, value.value)
        if isinstance(value, DefValue):
            return (_DEF, self._def_numbers[id(value.record)])
        if isinstance(value, ListValue):
            return (
                _LIST,
                self._type(value.element_type),
                tuple([self.number_of(element) for element in value.elements]),
            )
        if isinstance(value, DagValue):
            args = tuple([self.number_of(arg) for arg in value.args])
            return (_DAG, self.number_of(value.operator), value.name, args, value.arg_names)
        if isinstance(value, BitsValue):
            return (_BITS, tuple([self.number_of(bit) for bit in value.bits]))
        assert value.type is not None
        if isinstance(value, VariableValue):
            return (_VARIABLE, value.name, self._type(value.type))
        if isinstance(value, BitOf):
            return (_BIT_OF, self.number_of(value.whole), value.index)
        return (_SPELLING, value.text(), self._type(value.type))


def _all_classes(records: Records) -> list[Record]:
    """All classes, the last of each name last."""
    return [*records.replaced, *records.classes.values()]


def store(request: Request, records: Records, sources: Sources) -> None:
    """Store `records` in the cache, if the cache can be written."""
    encoder = _Encoder(records)
    with deep_recursion():
        classes = [encoder.record(class_) for class_ in _all_classes(records)]
        defs = [encoder.record(record) for record in records.defs.values()]
        globals_ = [(name, encoder.number_of(value)) for name, value in records.globals.items()]
    units = sources.units()
    diagnostics = [
        (
            diagnostic.severity.value,
            diagnostic.message,
            diagnostic.file,
            diagnostic.line,
            diagnostic.column,
            diagnostic.included_from,
        )
        for diagnostic in records.diagnostics
    ]
    numbers = {id(record): index for index, record in enumerate(records.defs.values())}
    derived = [
        (name, [numbers[id(record)] for record in listed]) for name, listed in records.all_derived().items()
    ]
    payload = marshal.dumps(
        (
            encoder.types,
            encoder.values,
            encoder.fields,
            classes,
            defs,
            globals_,
            units,
            diagnostics,
            records.dependencies,
            derived,
        )
    )
    store_entry(_KIND, request.key, payload, sorted({name for name, _ in units}), sorted(sources.missing))


class Request:
    """A request to load a file, and the key of its cache entry."""

    __slots__ = ("key", "root")

    def __init__(
        self,
        root: str,
        include_dirs: Sequence[str],
        defines: Sequence[str],
        warns_of_unused: bool,
        other_names: OtherNames | None,
    ) -> None:
        self.root = root
        # Includes are looked up from the working directory first.
        parts = [os.getcwd(), root, repr(sorted(defines)), repr(warns_of_unused), *include_dirs]
        if other_names is not None:
            parts.append(repr((other_names.folder, other_names.names, sorted(other_names.fields))))
        self.key = key_of(_VERSION, *parts)
