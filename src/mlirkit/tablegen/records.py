"""Records: the results of evaluating TableGen source.

    Records                 .classes  .defs  .derived_from("Op")
      Record                .name  .superclasses  .fields  .is_a("Op")  .value("summary")
        Field               .name  .type  .value  .location

A *class* is a pattern with template arguments and fields that may be expressions; a *def* is a record
proper, all of whose fields are values.  Both are `Record`s here.  Values are in values.py, types in
types.py; `mlirkit.tablegen.load` makes `Records` from a file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.tablegen.types import STRING, RecordType, RecordTypes, Type
from mlirkit.tablegen.values import (
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


class FieldKind(IntEnum):
    """The way in which a field was declared."""

    NORMAL = 0
    # Declared with the `field` keyword: may stay unresolved in a record, and is printed first.
    NONCONCRETE_OK = 1
    TEMPLATE_ARG = 2


class Field:
    """A named, typed value of a record, or a template argument of a class (`value` is then its default).

    `location` is that of the declaration or of the last `let`, for `Records.place`.
    """

    __slots__ = ("kind", "location", "name", "type", "value")

    def __init__(self, name: str, type_: Type, value: Value, location: int, kind: FieldKind) -> None:
        self.name = name
        self.type = type_
        self.value = value
        self.location = location
        self.kind = kind

    def with_value(self, value: Value) -> Field:
        """The same field with another value."""
        return Field(self.name, self.type, value, self.location, self.kind)

    def type_text(self) -> str:
        """The type as TableGen prints it: `code` for a field whose text was written as code."""
        if self.type is STRING and isinstance(self.value, StringValue) and self.value.is_code:
            return "code"
        return str(self.type)

    def __repr__(self) -> str:
        return f"<Field {self.type_text()} {self.name} = {self.value}>"


class Record:
    """A def, or a class (`is_class`).

    `fields` are in declaration order, inherited ones first. `direct_superclasses` are the classes it names;
    `superclasses` all of them, ancestors before descendants, a class that is reached twice listed twice.
    `locations` are those of the definition and, for records made by `defm`, of the `defm`s; `declared_at`
    that of an earlier declaration of the class.  `assertions` (place, condition, message) and `dumps` (place,
    message) are its `assert` and `dump` items.
    """

    __slots__ = (
        "_def_value",
        "_own_type",
        "_superclass_count",
        "_superclasses",
        "_type",
        "assertions",
        "declared_at",
        "direct_superclasses",
        "dumps",
        "fields",
        "is_anonymous",
        "is_class",
        "locations",
        "name",
        "name_value",
        "template_args",
        "types",
    )

    def __init__(
        self,
        name: str,
        types: RecordTypes,
        locations: list[int],
        is_class: bool = False,
        is_anonymous: bool = False,
    ) -> None:
        self.name = name
        self.is_class = is_class
        self.is_anonymous = is_anonymous
        self.locations = locations
        self.declared_at: list[int] = []
        self.fields: dict[str, Field] = {}
        # Template arguments by their qualified names, `Class:argument`, by which expressions in the class
        # refer to them.
        self.template_args: dict[str, Field] = {}
        self.direct_superclasses: list[Record] = []
        self.assertions: list[tuple[int, Value, Value]] = []
        self.dumps: list[tuple[int, Value]] = []
        # The name of a def under construction may be symbolic; `name` is set when it is known.
        self.name_value: Value | None = None
        self.types = types
        self._superclass_count = -1
        self._superclasses: tuple[Record, ...] | None = None
        self._type: RecordType | None = None
        self._own_type: RecordType | None = None
        self._def_value: DefValue | None = None

    # Classes.

    @property
    def superclasses(self) -> tuple[Record, ...]:
        """All superclasses, ancestors before descendants."""
        if self.is_class:
            # The body of a class that was only declared changes its descendants.
            flat: list[Record] = []
            self._add_superclasses(flat)
            return tuple(flat)
        superclasses = self._superclasses
        if superclasses is None:
            flat = []
            self._add_superclasses(flat)
            superclasses = self._superclasses = tuple(flat)
        return superclasses

    def _add_superclasses(self, flat: list[Record]) -> None:
        # Post-order, with an explicit stack: (class, whether its superclasses have been listed).
        stack: list[tuple[Record, bool]] = [(cls, False) for cls in reversed(self.direct_superclasses)]
        while stack:
            superclass, listed = stack.pop()
            if listed or not superclass.direct_superclasses:
                flat.append(superclass)
            else:
                stack.append((superclass, True))
                stack.extend([(parent, False) for parent in reversed(superclass.direct_superclasses)])

    def derives_from(self, ancestor: Record) -> bool:
        """Whether the class `ancestor` is among the superclasses."""
        stack = list(self.direct_superclasses)
        visited: set[int] = set()
        while stack:
            record = stack.pop()
            if record is ancestor:
                return True
            # Visit each class once: nested diamonds would take exponential time.
            if id(record) not in visited:
                visited.add(id(record))
                stack.extend(record.direct_superclasses)
        return False

    def superclass_count(self) -> int:
        """The length of `superclasses`, which diamonds can make very long, without making the list."""
        count = self._superclass_count
        if count < 0:
            count = sum([1 + superclass.superclass_count() for superclass in self.direct_superclasses])
            self._superclass_count = count
        return count

    def is_a(self, class_name: str) -> bool:
        """Whether this derives from the class called `class_name`."""
        return any(superclass.name == class_name for superclass in self.superclasses)

    @property
    def type(self) -> RecordType:
        """The record type: "derives from these direct superclasses"."""
        type = self._type
        if type is None:
            type = self._type = self.types.get(self.direct_superclasses)
        return type

    @property
    def own_type(self) -> RecordType:
        """The record type "derives from this class"."""
        type = self._own_type
        if type is None:
            type = self._own_type = self.types.get((self,))
        return type

    def name_text(self) -> str:
        """The name; for a symbolic one, its text."""
        return self.name if self.name_value is None else self.name_value.unquoted_text()

    @property
    def value_of_def(self) -> DefValue:
        """The value that refers to this record."""
        def_value = self._def_value
        if def_value is None:
            def_value = self._def_value = DefValue(self, self.type)
        return def_value

    def add_superclass(self, superclass: Record) -> None:
        """Add a direct superclass (its fields are not copied here)."""
        self.direct_superclasses.append(superclass)
        self._type = None
        self._superclasses = None
        self._superclass_count = -1

    # Fields.

    def find(self, name: str) -> Field | None:
        """The field, or for a class the template argument by its qualified name, or None."""
        field = self.fields.get(name)
        if field is None and self.template_args:
            field = self.template_args.get(name)
        return field

    def field(self, name: str) -> Field:
        """The field `name`; an `MLIRError` if there is none."""
        member = self.fields.get(name)
        if member is None:
            raise RecordError(self, f"Record `{self.name}' does not have a field named `{name}'!", "\n")
        return member

    def value(self, name: str) -> Value:
        """The value of the field `name`; an `MLIRError` if there is no such field."""
        return self.field(name).value

    def __getitem__(self, name: str) -> Value:
        return self.field(name).value

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def __iter__(self) -> Iterator[str]:
        return iter(self.fields)

    def is_unset(self, name: str) -> bool:
        """Whether the field `name` exists and is `?`."""
        return isinstance(self.value(name), UnsetValue)

    # Typed access, under the names LLVM's Record class uses.  All raise `MLIRError` on another kind of value.

    def value_as_string(self, name: str) -> str:
        value = self.value(name)
        if isinstance(value, StringValue):
            return value.value
        raise self._error(name, "exists but does not have a string value")

    def value_as_optional_string(self, name: str) -> str | None:
        """The string, or None if the field is missing or unset."""
        field = self.fields.get(name)
        if field is None or isinstance(field.value, UnsetValue):
            return None
        if isinstance(field.value, StringValue):
            return field.value.value
        raise self._error(name, "exists but does not have a string initializer!")

    def value_as_int(self, name: str) -> int:
        value = self.value(name)
        if isinstance(value, IntValue):
            return value.value
        raise self._error(name, f"exists but does not have an int value: {value}")

    def value_as_bit(self, name: str) -> bool:
        value = self.value(name)
        if isinstance(value, BitValue):
            return value.value != 0
        raise self._error(name, "does not have a bit initializer!")

    def value_as_optional_bit(self, name: str) -> bool | None:
        """The bit, or None if it is unset."""
        return None if self.is_unset(name) else self.value_as_bit(name)

    def value_as_bits(self, name: str) -> BitsValue:
        value = self.value(name)
        if isinstance(value, BitsValue):
            return value
        raise self._error(name, "exists but does not have a bits value")

    def value_as_list(self, name: str) -> tuple[Value, ...]:
        value = self.value(name)
        if isinstance(value, ListValue):
            return value.elements
        raise self._error(name, "exists but does not have a list value")

    def value_as_list_of_strings(self, name: str) -> list[str]:
        names: list[str] = []
        for element in self.value_as_list(name):
            if not isinstance(element, StringValue):
                raise self._error(name, f"exists but does not have a list of strings value: {element}")
            names.append(element.value)
        return names

    def value_as_list_of_ints(self, name: str) -> list[int]:
        numbers: list[int] = []
        for element in self.value_as_list(name):
            if not isinstance(element, IntValue):
                raise self._error(name, f"exists but does not have a list of ints value: {element}")
            numbers.append(element.value)
        return numbers

    def value_as_list_of_defs(self, name: str) -> list[Record]:
        records: list[Record] = []
        for element in self.value_as_list(name):
            if not isinstance(element, DefValue):
                raise self._error(name, "exists but does not have a list of defs value")
            records.append(element.record)
        return records

    def value_as_def(self, name: str) -> Record:
        value = self.value(name)
        if isinstance(value, DefValue):
            return value.record
        raise self._error(name, "does not have a def initializer!")

    def value_as_optional_def(self, name: str) -> Record | None:
        """The record, or None if the field is unset."""
        return None if self.is_unset(name) else self.value_as_def(name)

    def value_as_dag(self, name: str) -> DagValue:
        value = self.value(name)
        if isinstance(value, DagValue):
            return value
        raise self._error(name, "does not have a dag initializer!")

    def _error(self, name: str, complaint: str) -> MLIRError:
        return RecordError(self, f"Record `{self.name}', field `{name}' {complaint}")

    def __repr__(self) -> str:
        return f"<{'class' if self.is_class else 'def'} {self.name}>"


class RecordError(MLIRError):
    """A record that lacks a property that its reader requires; `end` is the end of LLVM's message."""

    def __init__(self, record: Record, message: str, end: str = "") -> None:
        super().__init__(message)
        self.record = record
        self.end = end

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return (MLIRError, (self.message,))


class Place:
    """A position in a source file: `file` as it was opened, 1-based `line` and `column` (in bytes)."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int) -> None:
        self.file = file
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def __repr__(self) -> str:
        return f"<Place {self}>"


def include_stack(
    location: int, units: Sequence[tuple[str, int]], place: Callable[[int], Place | None]
) -> tuple[str, ...]:
    """`file:line` of the includes that lead to a location, outermost first.

    `units` has for each unit its name and the location behind the `include` that opened it, -1 for the root.
    """
    names: list[str] = []
    at = units[location >> 32][1]
    while at >= 0:
        including = place(at)
        if including is not None:
            names.append(f"{including.file}:{including.line}")
        at = units[at >> 32][1]
    names.reverse()
    return tuple(names)


class Records:
    """The definitions of a root file.

    `classes` and `defs` map names to records, in the order they were defined.  `globals` holds the values of
    top-level `defvar` and `defset`.  `diagnostics` are the warnings of a successful run, and `notes` the
    messages of `dump` statements.  `dependencies` are the files that were included, sorted, as they were
    opened.
    """

    __slots__ = (
        "_buffers",
        "_derived",
        "_units",
        "classes",
        "defs",
        "dependencies",
        "diagnostics",
        "globals",
        "main_file",
        "replaced",
        "types",
    )

    def __init__(self, main_file: str) -> None:
        self.main_file = main_file
        self.types = RecordTypes()
        self.classes: dict[str, Record] = {}
        # Classes that a source has defined again (other_names.py), for the records that derive from them.
        self.replaced: list[Record] = []
        self.defs: dict[str, Record] = {}
        self.globals: dict[str, Value] = {}
        self.diagnostics: list[Diagnostic] = []
        self.dependencies: list[str] = []
        # The units that the high half of a location indexes: names with the location of their includes, and
        # buffers, which are made on first use.
        self._units: list[tuple[str, int]] = []
        self._buffers: list[SourceBuffer] | None = None
        self._derived: dict[str, list[Record]] = {}

    def derived_from(self, *class_names: str) -> list[Record]:
        """The defs that derive from all of the named classes, sorted by name as LLVM's backends see them:
        numbers within names by their value, so `R2` comes before `R10`.

        An unknown class name is an `MLIRError`; test `in records.classes` first if a name may be unknown.
        """
        lists: list[list[Record]] = []
        for class_name in class_names:
            if class_name not in self.classes:
                raise MLIRError(f"The class '{class_name}' is not defined")
            lists.append(self.all_derived().get(class_name, []))
        if len(lists) == 1:
            return list(lists[0])
        first, *other_lists = lists
        other_ids = [set(map(id, other)) for other in other_lists]
        return [record for record in first if all(id(record) in ids for ids in other_ids)]

    def _index(self) -> None:
        derived: dict[str, list[Record]] = {}
        for record in sorted(self.defs.values(), key=_numeric_key):
            for class_name in {superclass.name for superclass in record.superclasses}:
                derived.setdefault(class_name, []).append(record)
        self._derived = derived

    def all_derived(self) -> dict[str, list[Record]]:
        """For each class with defs, the defs that derive from it, sorted as in `derived_from`."""
        if not self._derived:
            self._index()
        return self._derived

    def set_derived(self, derived: dict[str, list[Record]]) -> None:
        """Use `derived`, made by `all_derived`, instead of sorting again."""
        self._derived = derived

    def sorted_classes(self) -> list[Record]:
        """The classes in byte order of their names, the order of printed records."""
        return [self.classes[name] for name in sorted(self.classes, key=_name_bytes)]

    def sorted_defs(self) -> list[Record]:
        """The defs in byte order of their names, the order of printed records."""
        return [self.defs[name] for name in sorted(self.defs, key=_name_bytes)]

    def find_derived(self, class_name: str) -> list[Record]:
        """As `derived_from`, for one class, while more defs are still being added."""
        class_ = self.classes[class_name]
        derived = [record for record in self.defs.values() if record.derives_from(class_)]
        return sorted(derived, key=_numeric_key)

    def set_units(self, units: list[tuple[str, int]], buffers: list[SourceBuffer] | None = None) -> None:
        """Set the files of locations, and the place of each include (see `include_stack`).

        Without `buffers` the files are read on first use.
        """
        self._units = units
        self._buffers = buffers

    @property
    def buffers(self) -> list[SourceBuffer]:
        """The text of each file, by unit."""
        buffers = self._buffers
        if buffers is None:
            buffers = self._buffers = [_read_buffer(name) for name, _ in self._units]
        return buffers

    def buffer(self, location: int) -> SourceBuffer | None:
        """The text of the file that a location is in; None for things without a source."""
        unit = location >> 32
        return self.buffers[unit] if 0 <= unit < len(self._units) else None

    def place(self, location: int) -> Place | None:
        """The file, line and column of a location of a record or field; None for things without a source."""
        buffer = self.buffer(location)
        if buffer is None:
            return None
        line, column = buffer.line_and_column(location & 0xFFFFFFFF)
        return Place(buffer.name, line, column)

    def diagnostic(self, severity: DiagnosticSeverity, message: str, location: int) -> Diagnostic:
        """A diagnostic at a location."""
        place = self.place(location)
        if place is None:
            return Diagnostic(severity, message)
        diagnostic = Diagnostic(severity, message, place.file, place.line, place.column)
        diagnostic.included_from = include_stack(location, self._units, self.place)
        return diagnostic

    def diagnostics_at(self, record: Record, severity: DiagnosticSeverity, message: str) -> list[Diagnostic]:
        """A diagnostic at a record, with notes at the multiclasses that make it."""
        diagnostics: list[Diagnostic] = []
        for location in record.locations:
            if self.place(location) is not None:
                diagnostics.append(self.diagnostic(severity, message, location))
                severity, message = DiagnosticSeverity.NOTE, "instantiated from multiclass"
        return diagnostics or [Diagnostic(severity, message)]

    def __getitem__(self, name: str) -> Record:
        """The def called `name` (KeyError if there is none)."""
        return self.defs[name]

    def __contains__(self, name: str) -> bool:
        return name in self.defs

    def __repr__(self) -> str:
        return f"<Records of {self.main_file}: {len(self.classes)} classes, {len(self.defs)} defs>"


def _read_buffer(name: str) -> SourceBuffer:
    try:
        with open(name, "rb") as stream:
            return SourceBuffer(name, stream.read())
    except OSError:
        return SourceBuffer(name, b"")


def _numeric_key(record: Record) -> bytes:
    # Runs of digits compare by length, then by digits; with other characters they compare as a digit.
    return _DIGITS.sub(_with_length, _name_bytes(record.name))


def _with_length(digits: re.Match[bytes]) -> bytes:
    return b"0" + len(digits[0]).to_bytes(4, "big") + digits[0]


_DIGITS = re.compile(rb"[0-9]+")


def _name_bytes(name: str) -> bytes:
    return name.encode("utf-8", "surrogateescape")
