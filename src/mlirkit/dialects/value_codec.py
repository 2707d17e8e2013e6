"""Bytecode codecs of dialects from their tables: an entry of `bytecode_codes.py` over a live class.

A field names a parameter of the definition; its kind decides how it is encoded
(bytecode/entry_layout.py).  Parameters an entry does not mention are absent in its values (None, or an
empty list), which distinguishes entries of one class when writing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.float_semantics import F64, FloatSemantics, bits_from_float, bits_to_float
from mlirkit.bytecode.entry_codec import EntryCodec, TableCodec
from mlirkit.bytecode.entry_layout import Entry
from mlirkit.bytecode.reader.entry_reader import EntryReader
from mlirkit.core.attribute import Attribute, AttributeOrType, ParametrizedAttribute, Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.parameter_text import enum_named
from mlirkit.ods.live.formats.value_syntax import class_test
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter
from mlirkit.support.late_regex import LateRegex

# A parameter that is a list, with the class of its elements.
_LIST: Final = LateRegex(r"(?:::)?(?:llvm::)?(?:ArrayRef|SmallVector|SmallVectorImpl)<(.*)>$")


class Keeping(Protocol):
    """Keeps the fields of an entry that today's definition cannot hold."""

    cls: type[ParametrizedAttribute]

    def keep(self, reader: EntryReader, fields: Sequence[object]) -> AttributeOrType: ...

    def take(self, value: ParametrizedAttribute) -> Sequence[object]: ...


def table_codec(
    dialect: LiveDialect,
    attributes: dict[int, Entry],
    types: dict[int, Entry],
    unknown_attribute: str,
    unknown_type: str,
    int_width: Callable[[Type], int | None] | None = None,
    float_semantics: Callable[[Type], FloatSemantics | None] | None = None,
) -> TableCodec:
    """The codec that the tables of a dialect describe."""
    made = TableCodec({}, {}, {}, {}, unknown_attribute, unknown_type, int_width, float_semantics)
    add_entries(made, dialect, attributes, types)
    return made


def add_entries(
    codec: TableCodec,
    dialect: LiveDialect,
    attributes: dict[int, Entry],
    types: dict[int, Entry],
    keeping: Callable[[Entry], Keeping | None] | None = None,
) -> None:
    """Add the entries of a dialect's tables to its codec, if the dialect's definitions have their values.

    With `keeping`, also entries with fields that the definitions lack; its result makes a value of the
    fields.
    """
    for table, entries, codes, find in (
        (codec.attributes, attributes, codec.attribute_codes, dialect.attribute_class),
        (codec.types, types, codec.type_codes, dialect.type_class),
    ):
        for code, entry in entries.items():
            cls = find(entry.mnemonic)
            # Definitions of other releases may lack an entry's attribute, or a field of it.
            if cls is None:
                continue
            names = {parameter.name for parameter in cls.DEFINITION.parameters}
            if keeping is not None or _parameters(entry) <= names:
                kept = None if keeping is None or _parameters(entry) <= names else keeping(entry)
                table[code] = entry_codec(entry, cls, dialect, kept)
                if kept is not None:
                    codes[kept.cls] = (code,)
                codes[cls] = (*codes.get(cls, ()), code)


def _parameters(entry: Entry) -> set[str]:
    return {field.parameter for field in entry.fields}


def entry_codec(entry: Entry, cls: Any, dialect: LiveDialect, kept: Keeping | None = None) -> EntryCodec:
    """The codec of one entry: fields in wire order, parameters in the order of the definition.

    A field without a parameter is from a newer release: it is written as absent; when files of other releases
    are read, `kept` keeps a value that is present.
    """
    parameters = [parameter.name for parameter in cls.DEFINITION.parameters]
    numbered = [(at, field) for at, field in enumerate(entry.fields) if field.parameter in parameters]
    newer = [(at, field) for at, field in enumerate(entry.fields) if field.parameter not in parameters]
    places = [parameters.index(field.parameter) for _, field in numbered]
    steps = [
        (
            place,
            at,
            field_reader(field.kind, cls.DEFINITION, place, dialect),
            field_writer(field.kind, cls.DEFINITION.parameters[place].cpp_type),
        )
        for place, (at, field) in zip(places, numbered)
    ]
    missing = [at for at in range(len(parameters)) if at not in places]
    blank = [_blank(parameter) for parameter in cls.DEFINITION.parameters]
    # The required fields, if no parameter is missing.
    needed = [
        place
        for place, (_, field) in zip(places, numbered)
        if not missing and "?" not in field.kind and not field.kind.endswith("e")
    ]
    absent: list[Any] = [_absent(field.kind) for field in entry.fields]
    checks = _ParameterChecks(cls.DEFINITION, places, dialect)

    def build(reader: EntryReader, *fields: Any) -> AttributeOrType:
        for at, field in newer:
            if fields[at]:
                if kept is not None and reader.table.keeps_unknown:
                    return kept.keep(reader, fields)
                raise reader.error(f"the definition of '{entry.mnemonic}' has no '{field.parameter}'")
        values: list[Any] = [*blank]
        for place, at, read, _ in steps:
            values[place] = fields[at] if read is None else read(reader, fields[at])
        checks.check(reader, values)
        made: AttributeOrType = cls(*values)
        return made

    def take(value: Any) -> Sequence[Any] | None:
        if kept is not None and isinstance(value, kept.cls):
            return kept.take(value)
        held = value.parameters
        for place in missing:
            if held[place] != blank[place]:
                return None
        for place in needed:
            if held[place] is None:
                return None
        fields = absent.copy()
        for place, at, _, write in steps:
            fields[at] = held[place] if write is None else write(held[place])
        return fields

    return EntryCodec([field.kind for field in entry.fields], build, take)


class _ParameterChecks:
    """Tests that attributes and types of an entry are of the classes that its definition declares.

    Made when the first value is read: it asks definitions.
    """

    def __init__(self, definition: AttrOrTypeDef, places: Sequence[int], dialect: LiveDialect) -> None:
        self.definition = definition
        self.places = places
        self.dialect = dialect
        # By place of a parameter: its test and the C++ name of its class.
        self.tests: list[tuple[int, Callable[[object], bool], str]] | None = None

    def check(self, reader: EntryReader, values: Sequence[object]) -> None:
        """Raise the reader's error for a parameter of another class than the declared one."""
        if self.tests is None:
            self.tests = self._make_tests()
        for place, test, name in self.tests:
            value = values[place]
            if isinstance(value, AttributeOrType):
                if not test(value) and value not in reader.table.kept:
                    raise reader.error(f"expected {name}, but got: {value}")
            elif isinstance(value, tuple):
                for type in value:
                    is_value = isinstance(type, AttributeOrType)
                    if is_value and not test(type) and type not in reader.table.kept:
                        raise reader.error(f"expected {name}, but got: {type}")

    def _make_tests(self) -> list[tuple[int, Callable[[object], bool], str]]:
        tests: list[tuple[int, Callable[[object], bool], str]] = []
        for place in self.places:
            cpp_type = self.definition.parameters[place].cpp_type
            listed = _LIST.match(cpp_type)
            name = (listed.group(1) if listed else cpp_type).strip()
            test = class_test(name, self.dialect)
            if test is not None:
                tests.append((place, test, name))
        return tests


def _blank(parameter: AttrOrTypeParameter) -> tuple[()] | None:
    """The value of a parameter that an entry does not mention."""
    return () if parameter.is_optional and _LIST.match(parameter.cpp_type) else None


def _class_name(cpp_type: str) -> str:
    """The name of a C++ class without its namespace."""
    return cpp_type.strip().rsplit("::", 1)[-1]


def _absent(kind: str) -> int | tuple[object, ...] | None:
    """The field of an absent value."""
    if kind.endswith("[]?"):
        return ()
    return None if kind.endswith("?") else 0


def field_reader(
    kind: str, definition: AttrOrTypeDef, at: int, dialect: LiveDialect
) -> Callable[[Any, Any], Any] | None:
    """From a field as read to the parameter's value; None if they are the same."""
    if kind == "enum":
        parameter = definition.parameters[at]
        info = parameter.enum or definition.enum or enum_named(parameter.cpp_type, dialect)
        assert info is not None, parameter.cpp_type
        members = enum_class(info)

        def read_enum(reader: EntryReader, value: int) -> Any:
            try:
                return members(value)
            except ValueError:
                raise reader.error(f"unsupported value: {value}") from None

        return read_enum
    if kind in ("flag", "byte"):
        return lambda reader, value: bool(value)
    if _is_double(kind, definition.parameters[at].cpp_type):
        if kind == "f64":
            return lambda reader, bits: bits_to_float(bits, F64)
        return lambda reader, values: tuple([bits_to_float(bits, F64) for bits in values])
    if kind == "array":
        return _read_array
    if kind.endswith(("[]", "[]?")):
        if _class_name(definition.parameters[at].cpp_type) == "ArrayAttr":
            return lambda reader, values: ArrayAttr(tuple(values))
        return lambda reader, values: tuple(values)
    if kind == "string" and definition.parameters[at].cpp_type.endswith("StringAttr"):
        return lambda reader, value: StringAttr(value)
    return None


def _read_array(reader: EntryReader, value: object) -> tuple[Attribute, ...]:
    if not isinstance(value, ArrayAttr):
        raise reader.error(f"expected mlir::ArrayAttr, but got: {value}")
    return value.elements


def _is_double(kind: str, cpp_type: str) -> bool:
    """Whether a parameter is a number of C++, or a list of them, and the field its bits."""
    return kind.startswith("f64") and "double" in cpp_type


def field_writer(kind: str, cpp_type: str) -> Callable[[Any], Any] | None:
    """From a parameter's value to the field as written; None if they are the same."""
    if _is_double(kind, cpp_type):
        if kind == "f64":
            return lambda value: bits_from_float(value, F64)
        return lambda values: [bits_from_float(value, F64) for value in values]
    if kind == "array":
        return ArrayAttr
    if kind == "string":
        return lambda value: value.value if isinstance(value, StringAttr) else value
    return None
