"""The sdy dialect: its attributes in text and bytecode; any operation is taken."""

from __future__ import annotations

from typing import Any, cast

from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec, DialectBytecodeReader, DialectBytecodeWriter
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.dialect import Dialect
from mlirkit.dialects.sdy.attributes import FIELDS, SdyAttr, text_of
from mlirkit.dialects.sdy.operations import attribute_of, operation_classes


class SdyDialect(Dialect):
    """sdy, whose operations have no definitions: their classes are written by hand."""

    def __init__(self) -> None:
        Dialect.__init__(self, "sdy")
        self.bytecode = SdyCodec()
        self.allows_unknown_operations = True
        for each in operation_classes():
            self.register_operation(each)

    def parse_attribute(self, parser: DialectAsmParser, type: Type | None) -> Attribute:
        text = parser.full_symbol_spec()
        parser.skip_symbol_spec()
        return attribute_of(text)

    def print_attribute(self, attribute: Attribute, printer: AsmPrinter) -> None:
        printer.print_text(text_of(cast(SdyAttr, attribute)))


class SdyCodec(BytecodeDialectCodec):
    """Codes and fields as attributes.py has them."""

    def read_attribute(self, reader: Any) -> Any:
        code = reader.read_var_int()
        kinds = FIELDS.get(code)
        if kinds is None:
            raise reader.error(f"unknown sdy attribute code: {code}")
        reader.defers = True
        fields = [self._read(reader, kind) for kind in kinds]
        if reader.missing:
            return None
        return SdyAttr(code, *fields)

    def _read(self, reader: DialectBytecodeReader, kind: str) -> object:
        if kind.endswith("[]"):
            return tuple(reader.read_list(lambda: self._read(reader, kind[:-2])))
        if kind == "attribute":
            return reader.read_attribute()
        if kind == "attribute?":
            return reader.read_optional_attribute()
        if kind == "string":
            return reader.read_string()
        if kind == "signed":
            return reader.read_signed_var_int()
        if kind == "byte":
            return reader.read_bool()
        number, present = reader.read_var_int_with_flag()
        return number if present else None

    def write_attribute(self, attribute: Attribute, writer: DialectBytecodeWriter) -> bool:
        if not isinstance(attribute, SdyAttr):
            return False
        writer.write_var_int(attribute.code)
        for kind, field in zip(FIELDS[attribute.code], attribute.fields, strict=True):
            self._write(writer, kind, field)
        return True

    def _write(self, writer: DialectBytecodeWriter, kind: str, field: Any) -> None:
        if kind.endswith("[]"):
            writer.write_list(field, lambda each: self._write(writer, kind[:-2], each))
        elif kind == "attribute":
            writer.write_attribute(field)
        elif kind == "attribute?":
            writer.write_optional_attribute(field)
        elif kind == "string":
            writer.write_owned_string(field)
        elif kind == "signed":
            writer.write_signed_var_int(field)
        elif kind == "byte":
            writer.write_owned_bool(field)
        else:
            writer.write_var_int_with_flag(field or 0, field is not None)

    def read_version(self, reader: DialectBytecodeReader) -> tuple[int, ...]:
        return tuple([reader.read_var_int() for _ in range(3)])
