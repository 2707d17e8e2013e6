"""Codecs made of tables: each attribute or type is a code and fields, stated once for both directions.

    TableCodec({8: EntryCodec(["type", "int"], build, take)}, by_class)

`build(reader, *values)` makes the value from its fields; `take(value)` gives the fields, or None where this
entry does not fit the value (it has another code, or only text).  The kinds of fields are those of
bytecode/entry_layout.py and "resource".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.builtin.float_semantics import F64
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.bytecode.reader.entry_reader import EntryReader, NotDecoded
from mlirkit.core.attribute import Attribute, AttributeOrType, Type

Build = Callable[..., AttributeOrType]
Take = Callable[[Any], Sequence[Any] | None]


class EntryCodec:
    """One entry: the kinds of its fields, and the way from fields to value and back."""

    __slots__ = ("build", "kinds", "take")

    def __init__(self, kinds: Sequence[str], build: Build, take: Take) -> None:
        self.kinds: tuple[str, ...] = tuple(kinds)
        self.build = build
        self.take = take


@mypyc_attr(allow_interpreted_subclasses=True)
class TableCodec(BytecodeDialectCodec):
    """A codec that is tables: entries by code, and the codes a class of values may have, first fit first."""

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
        # How wide numbers of a type are; a dialect with number types of its own says so.
        self.int_width = int_width or integer_type_width
        self.float_semantics = float_semantics or float_type_semantics

    def read_attribute(self, reader: Any) -> Any:
        return self._read(reader, self.attributes, self.unknown_attribute)

    def read_type(self, reader: Any) -> Any:
        return self._read(reader, self.types, self.unknown_type)

    def write_attribute(self, attribute: Attribute, writer: Any) -> bool:
        return self._write(attribute, writer, self.attributes, self.attribute_codes)

    def write_type(self, type: Type, writer: Any) -> bool:
        return self._write(type, writer, self.types, self.type_codes)

    def _read(self, reader: EntryReader, table: dict[int, EntryCodec], unknown: str) -> Any:
        code = reader.read_var_int()
        entry = table.get(code)
        if entry is None:
            raise reader.error(unknown.format(code))
        reader.defers = True
        values: list[Any] = []
        for kind in entry.kinds:
            values.append(self._read_field(reader, kind, values[-1] if values else None))
        if reader.missing:
            return None
        return entry.build(reader, *values)

    def _read_field(self, reader: EntryReader, kind: str, before: Any) -> Any:
        if kind == "attribute":
            return reader.read_attribute()
        if kind == "type":
            return reader.read_type()
        if kind in ("varint", "enum"):
            return reader.read_var_int()
        if kind == "signed":
            return reader.read_signed_var_int()
        if kind == "string":
            return reader.read_string()
        if kind == "attribute?":
            return reader.read_optional_attribute()
        if kind.endswith("[]?"):
            return self._read_field(reader, kind[:-1], before) if reader.read_bool() else []
        if kind.endswith("[]"):
            element = kind[:-2]
            return reader.read_list(lambda: self._read_field(reader, element, before))
        if kind in ("int", "float"):
            return self._read_number(reader, kind, before)
        if kind == "blob":
            return reader.read_blob()
        if kind == "byte":
            return int(reader.read_bool())
        if kind == "raw byte":
            return reader.read_ap_int_with_known_width(8)
        if kind == "varint?":
            value, is_present = reader.read_var_int_with_flag()
            return value if is_present else None
        if kind == "f64":
            return reader.read_ap_float_with_known_semantics(F64)
        if kind == "flag":
            value = reader.read_var_int()
            if value > 1:
                raise reader.error(f"unsupported value: {value}")
            return value
        if kind == "attribute?byte":
            return reader.read_attribute() if reader.read_bool() else None
        if kind == "attribute?varint":
            return reader.read_attribute() if self._read_field(reader, "flag", None) else None
        if kind == "pair":
            return (reader.read_attribute(), reader.read_attribute())
        if kind == "array":
            return reader.read_attribute()
        assert kind == "resource", kind
        handle = reader.read_resource_handle()
        assert reader.dialect is not None
        if handle.dialect != reader.dialect.name:
            raise reader.error("provided resource handle differs from the expected resource type")
        return handle

    def _read_number(self, reader: EntryReader, kind: str, type: Any) -> int:
        if type is None:
            # The width is not known before the type is.
            raise NotDecoded(reader.missing)
        if kind == "int":
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
        self, value: Any, writer: Any, table: dict[int, EntryCodec], codes: dict[Any, tuple[int, ...]]
    ) -> bool:
        for code in codes.get(value.__class__, ()):
            entry = table[code]
            fields = entry.take(value)
            if fields is None:
                continue
            writer.write_var_int(code)
            before: Any = None
            for kind, field in zip(entry.kinds, fields, strict=True):
                self._write_field(writer, kind, field, before)
                before = field
            return True
        return False

    def _write_field(self, writer: Any, kind: str, value: Any, before: Any) -> None:
        if kind in ("attribute", "array"):
            writer.write_attribute(value)
        elif kind == "type":
            writer.write_type(value)
        elif kind in ("varint", "enum", "flag"):
            writer.write_var_int(int(value))
        elif kind == "signed":
            writer.write_signed_var_int(value)
        elif kind == "string":
            writer.write_owned_string(value)
        elif kind == "attribute?":
            writer.write_optional_attribute(value)
        elif kind.endswith("[]?"):
            writer.write_owned_bool(bool(value))
            if value:
                self._write_field(writer, kind[:-1], value, before)
        elif kind.endswith("[]"):
            element = kind[:-2]
            writer.write_list(value, lambda each: self._write_field(writer, element, each, before))
        elif kind == "int":
            writer.write_ap_int_with_known_width(value, self.int_width(before))
        elif kind == "float":
            writer.write_ap_float_with_known_semantics(value, self.float_semantics(before))
        elif kind == "blob":
            writer.write_owned_blob(value)
        elif kind == "byte":
            writer.write_owned_bool(bool(value))
        elif kind == "raw byte":
            writer.write_ap_int_with_known_width(value, 8)
        elif kind == "varint?":
            writer.write_var_int_with_flag(value or 0, value is not None)
        elif kind == "f64":
            writer.write_ap_float_with_known_semantics(value, F64)
        elif kind == "attribute?byte":
            writer.write_owned_bool(value is not None)
            if value is not None:
                writer.write_attribute(value)
        elif kind == "attribute?varint":
            writer.write_var_int(int(value is not None))
            if value is not None:
                writer.write_attribute(value)
        elif kind == "pair":
            writer.write_attribute(value[0])
            writer.write_attribute(value[1])
        else:
            assert kind == "resource", kind
            writer.write_resource_handle(value)


def integer_type_width(type: Any) -> int | None:
    """The width of builtin's integer types and index; None for any other type."""
    if isinstance(type, IntegerType):
        return type.width
    return 64 if isinstance(type, IndexType) else None


def float_type_semantics(type: Any) -> Any:
    """The format of builtin's float types; None for any other type."""
    return type.semantics if isinstance(type, FloatType) else None
