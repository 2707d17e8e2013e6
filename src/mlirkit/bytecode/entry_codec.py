"""Codecs made of tables: each attribute or type is a code and fields, stated once for both directions.

    TableCodec({8: EntryCodec(["type", "int"], build, take)}, by_class)

`build(reader, *values)` makes the value from its fields; `take(value)` gives the fields, or None if this
entry does not fit the value, which then has another code or is written as text.  The kinds of fields are
those of bytecode/entry_layout.py and "resource".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.float_semantics import F64
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.bytecode.reader.entry_reader import EntryReader, NotDecoded
from mlirkit.bytecode.writer.recording_writer import RecordingWriter
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.support.diagnostics import MLIRError

Build = Callable[..., AttributeOrType]
Take = Callable[[Any], Sequence[Any] | None]


# The kinds of fields as numbers: the kind is compared for each field that is read or written.
_ATTRIBUTE: Final = 0
_TYPE: Final = 1
_VARINT: Final = 2
_SIGNED: Final = 3
_STRING: Final = 4
_OPTIONAL_ATTRIBUTE: Final = 5
_OPTIONAL_LIST: Final = 6
_LIST: Final = 7
_INT: Final = 8
_FLOAT: Final = 9
_BLOB: Final = 10
_BYTE: Final = 11
_RAW_BYTE: Final = 12
_OPTIONAL_VARINT: Final = 13
_F64: Final = 14
_FLAG: Final = 15
_ATTRIBUTE_BEHIND_BYTE: Final = 16
_ATTRIBUTE_BEHIND_VARINT: Final = 17
_PAIR: Final = 18
_RESOURCE: Final = 19

_CODES: Final[dict[str, int]] = {
    "attribute": _ATTRIBUTE,
    "array": _ATTRIBUTE,
    "type": _TYPE,
    "varint": _VARINT,
    "enum": _VARINT,
    "signed": _SIGNED,
    "string": _STRING,
    "attribute?": _OPTIONAL_ATTRIBUTE,
    "int": _INT,
    "float": _FLOAT,
    "blob": _BLOB,
    "byte": _BYTE,
    "raw byte": _RAW_BYTE,
    "varint?": _OPTIONAL_VARINT,
    "f64": _F64,
    "flag": _FLAG,
    "attribute?byte": _ATTRIBUTE_BEHIND_BYTE,
    "attribute?varint": _ATTRIBUTE_BEHIND_VARINT,
    "pair": _PAIR,
    "resource": _RESOURCE,
}


class FieldKind:
    """The kind of a field."""

    __slots__ = ("code", "element")

    def __init__(self, spelling: str) -> None:
        self.code: i64 = 0
        # The kind of a list's elements; for other kinds, the kind itself.
        self.element: FieldKind = self
        if spelling.endswith("[]?"):
            self.code = _OPTIONAL_LIST
            self.element = FieldKind(spelling[:-3])
        elif spelling.endswith("[]"):
            self.code = _LIST
            self.element = FieldKind(spelling[:-2])
        else:
            self.code = _CODES[spelling]


class EntryCodec:
    """One entry: the kinds of its fields, and the functions from fields to the value and back."""

    __slots__ = ("build", "fields", "kinds", "take")

    def __init__(self, kinds: Sequence[str], build: Build, take: Take) -> None:
        self.kinds: tuple[str, ...] = tuple(kinds)
        self.fields = [FieldKind(kind) for kind in kinds]
        self.build = build
        self.take = take


@mypyc_attr(allow_interpreted_subclasses=True)
class TableCodec(BytecodeDialectCodec):
    """A codec made of tables: entries by code, and codes by class of values; the first fit is used."""

    def __init__(
        self,
        attributes: dict[int, EntryCodec],
        types: dict[int, EntryCodec],
        attribute_codes: dict[Any, tuple[int, ...]],
        type_codes: dict[Any, tuple[int, ...]],
        unknown_attribute: str = "unknown attribute code: {}",
        unknown_type: str = "unknown type code: {}",
        int_width: Callable[[Any], int | None] | None = None,
        float_semantics: Callable[[Any], Any] | None = None,
    ) -> None:
        self.attributes = attributes
        self.types = types
        self.attribute_codes = attribute_codes
        self.type_codes = type_codes
        self.unknown_attribute = unknown_attribute
        self.unknown_type = unknown_type
        # The width of numbers of a type; a dialect with its own number types supplies another function.
        self.int_width = int_width or integer_type_width
        self.float_semantics = float_semantics or float_type_semantics

    def read_attribute(self, reader: Any) -> Any:
        return self._read(reader, True)

    def read_attribute_of(self, code: int, reader: Any) -> Any:
        """Read the rest of an attribute whose code is not in the table."""
        reader.has_unknown_code = True
        raise reader.error(self.unknown_attribute.format(code))

    def read_type(self, reader: Any) -> Any:
        return self._read(reader, False)

    def read_type_of(self, code: int, reader: Any) -> Any:
        """Read the rest of a type whose code is not in the table."""
        reader.has_unknown_code = True
        raise reader.error(self.unknown_type.format(code))

    def write_attribute(self, attribute: Attribute, writer: Any) -> bool:
        return self._write(attribute, writer, self.attributes, self.attribute_codes)

    def write_type(self, type: Type, writer: Any) -> bool:
        return self._write(type, writer, self.types, self.type_codes)

    def _read(self, reader: EntryReader, is_attribute: bool) -> Any:
        code = reader.read_var_int()
        entry = self.attributes.get(code) if is_attribute else self.types.get(code)
        if entry is None:
            return self.read_attribute_of(code, reader) if is_attribute else self.read_type_of(code, reader)
        reader.defers = True
        values: list[Any] = []
        before: Any = None
        for kind in entry.fields:
            before = self._read_field(reader, kind, before)
            values.append(before)
        if reader.missing:
            return None
        count = len(values)
        # Most entries have one or two fields, for which no argument tuple is made.
        if count == 1:
            return entry.build(reader, values[0])
        if count == 2:
            return entry.build(reader, values[0], values[1])
        return entry.build(reader, *values)

    def _read_field(self, reader: EntryReader, kind: FieldKind, before: Any) -> Any:
        code = kind.code
        if code == _ATTRIBUTE:
            return reader.read_attribute()
        if code == _TYPE:
            return reader.read_type()
        if code == _VARINT:
            return reader.read_var_int()
        if code == _SIGNED:
            return reader.read_signed_var_int()
        if code == _STRING:
            return reader.read_string()
        if code == _OPTIONAL_ATTRIBUTE:
            return reader.read_optional_attribute()
        if code == _LIST:
            return self._read_list(reader, kind.element, before)
        if code == _OPTIONAL_LIST:
            return self._read_list(reader, kind.element, before) if reader.read_bool() else []
        if code in (_INT, _FLOAT):
            return self._read_number(reader, code == _INT, before)
        if code == _BLOB:
            return reader.read_blob()
        if code == _BYTE:
            return int(reader.read_bool())
        if code == _RAW_BYTE:
            return reader.read_ap_int_with_known_width(8)
        if code == _OPTIONAL_VARINT:
            value, is_present = reader.read_var_int_with_flag()
            return value if is_present else None
        if code == _F64:
            return reader.read_ap_float_with_known_semantics(F64)
        if code == _FLAG:
            return _read_flag(reader)
        if code == _ATTRIBUTE_BEHIND_BYTE:
            return reader.read_attribute() if reader.read_bool() else None
        if code == _ATTRIBUTE_BEHIND_VARINT:
            return reader.read_attribute() if _read_flag(reader) else None
        if code == _PAIR:
            return (reader.read_attribute(), reader.read_attribute())
        assert code == _RESOURCE, code
        handle = reader.read_resource_handle()
        assert reader.dialect is not None
        if handle.dialect != reader.dialect.name:
            raise reader.error("provided resource handle differs from the expected resource type")
        return handle

    def _read_list(self, reader: EntryReader, element: FieldKind, before: Any) -> list[Any]:
        values: list[Any] = []
        for _ in range(reader.cursor.count("list element")):
            values.append(self._read_field(reader, element, before))
        return values

    def _read_number(self, reader: EntryReader, is_int: bool, type: Any) -> int:
        if type is None:
            # The width depends on the type, which is not known yet.
            raise NotDecoded(reader.missing or [])
        if is_int:
            width = self.int_width(type)
            if width is None:
                raise reader.error(f"expected integer or index type for IntegerAttr, but got: '{type}'")
            bits: int = reader.read_ap_int_with_known_width(width)
            return bits
        semantics = self.float_semantics(type)
        if semantics is None:
            raise reader.error(f"expected mlir::FloatType, but got: '{type}'")
        bits = reader.read_ap_float_with_known_semantics(semantics)
        return bits

    def _write(
        self,
        value: Any,
        writer: RecordingWriter,
        table: dict[int, EntryCodec],
        codes: dict[Any, tuple[int, ...]],
    ) -> bool:
        for code in codes.get(type(value), ()):
            entry = table[code]
            fields = entry.take(value)
            if fields is None:
                continue
            writer.write_var_int(code)
            before: Any = None
            for index, kind in enumerate(entry.fields):
                field = fields[index]
                self._write_field(writer, kind, field, before)
                before = field
            return True
        return False

    def _write_field(self, writer: RecordingWriter, kind: FieldKind, value: Any, before: Any) -> None:
        code = kind.code
        if code == _ATTRIBUTE:
            writer.write_attribute(value)
        elif code == _TYPE:
            writer.write_type(value)
        elif code in (_VARINT, _FLAG):
            writer.write_var_int(int(value))
        elif code == _SIGNED:
            writer.write_signed_var_int(value)
        elif code == _STRING:
            writer.write_owned_string(value)
        elif code == _OPTIONAL_ATTRIBUTE:
            writer.write_optional_attribute(value)
        elif code == _LIST:
            self._write_list(writer, kind.element, value, before)
        elif code == _OPTIONAL_LIST:
            writer.write_owned_bool(bool(value))
            if value:
                self._write_list(writer, kind.element, value, before)
        elif code == _INT:
            width = self.int_width(before)
            if width is None:
                raise MLIRError(f"an integer of type '{before}' has no encoding")
            writer.write_ap_int_with_known_width(value, width)
        elif code == _FLOAT:
            writer.write_ap_float_with_known_semantics(value, self.float_semantics(before))
        elif code == _BLOB:
            writer.write_owned_blob(value)
        elif code == _BYTE:
            writer.write_owned_bool(bool(value))
        elif code == _RAW_BYTE:
            writer.write_ap_int_with_known_width(value, 8)
        elif code == _OPTIONAL_VARINT:
            writer.write_var_int_with_flag(value or 0, value is not None)
        elif code == _F64:
            writer.write_ap_float_with_known_semantics(value, F64)
        elif code == _ATTRIBUTE_BEHIND_BYTE:
            writer.write_owned_bool(value is not None)
            if value is not None:
                writer.write_attribute(value)
        elif code == _ATTRIBUTE_BEHIND_VARINT:
            writer.write_var_int(int(value is not None))
            if value is not None:
                writer.write_attribute(value)
        elif code == _PAIR:
            writer.write_attribute(value[0])
            writer.write_attribute(value[1])
        else:
            assert code == _RESOURCE, code
            writer.write_resource_handle(value)

    def _write_list(self, writer: RecordingWriter, element: FieldKind, values: Any, before: Any) -> None:
        writer.write_var_int(len(values))
        for value in values:
            self._write_field(writer, element, value, before)


def _read_flag(reader: EntryReader) -> int:
    value = reader.read_var_int()
    if value > 1:
        raise reader.error(f"unsupported value: {value}")
    return value


def integer_type_width(type: Any) -> int | None:
    """The width of builtin's integer types and index; None for any other type."""
    if isinstance(type, IntegerType):
        return type.width
    return 64 if isinstance(type, IndexType) else None


def float_type_semantics(type: Any) -> Any:
    """The format of builtin's float types; None for any other type."""
    return type.semantics if isinstance(type, FloatType) else None
