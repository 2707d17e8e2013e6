"""A dialect with its own bytecode codec: two versions, attributes and types that use every primitive."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.float_semantics import F64
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect

CURRENT = (2, 0)


class PointAttr(ParametrizedAttribute):
    """`#geo.point<x, y, z>`; before version 2 there was no z."""

    DIALECT = "geo"
    MNEMONIC = "point"

    def print_value(self, printer: Any) -> None:
        printer.print_text("<" + ", ".join(map(str, self.parameters)) + ">")


class MixedAttr(ParametrizedAttribute):
    """One parameter for every primitive of the encoding."""

    DIALECT = "geo"
    MNEMONIC = "mixed"

    def print_value(self, printer: Any) -> None:
        printer.print_text("<>")


class PlainAttr(ParametrizedAttribute):
    """Has no encoding: files hold it as the text `#geo.plain<7>`."""

    DIALECT = "geo"
    MNEMONIC = "plain"

    def print_value(self, printer: Any) -> None:
        printer.print_text(f"<{self.parameters[0]}>")

    @staticmethod
    def parse_value(parser: Any, type: Any) -> PlainAttr:
        parser.parse_punctuation("<")
        value = parser.parse_integer()
        parser.parse_punctuation(">")
        return PlainAttr(value)


class GridType(ParametrizedType):
    """`!geo.grid<element types>`."""

    DIALECT = "geo"
    MNEMONIC = "grid"

    def print_value(self, printer: Any) -> None:
        printer.print_text(f"<{len(self.parameters)}>")


class GeoCodec(BytecodeDialectCodec):
    def __init__(self) -> None:
        self.upgraded: list[tuple[str, Any]] = []

    def read_attribute(self, reader: Any) -> Any:
        code = reader.read_var_int()
        if code == 0:
            x, y = reader.read_signed_var_int(), reader.read_signed_var_int()
            old = (reader.dialect_version("geo") or CURRENT) < (2, 0)
            return PointAttr(x, y, 0 if old else reader.read_signed_var_int())
        if code == 1:
            number, flag = reader.read_var_int_with_flag()
            return MixedAttr(
                number,
                flag,
                reader.read_attribute(),
                reader.read_optional_attribute(PointAttr),
                reader.read_optional_attribute(),
                tuple(reader.read_list(reader.read_type)),
                reader.read_ap_int_with_known_width(70),
                reader.read_ap_float_with_known_semantics(F64),
                reader.read_string(),
                bytes(reader.read_blob()),
                reader.read_bool(),
                tuple(reader.read_sparse_array(4)),
                reader.read_resource_handle(),
            )
        raise reader.error(f"unknown geo attribute code: {code}")

    def write_attribute(self, attribute: Any, writer: Any) -> bool:
        if isinstance(attribute, PointAttr):
            old = (writer.dialect_version("geo") or CURRENT) < (2, 0)
            writer.write_var_int(0)
            for value in attribute.parameters[: 2 if old else 3]:
                writer.write_signed_var_int(value)
            return True
        if isinstance(attribute, MixedAttr):
            p = attribute.parameters
            writer.write_var_int(1)
            writer.write_var_int_with_flag(p[0], p[1])
            writer.write_attribute(p[2])
            writer.write_optional_attribute(p[3])
            writer.write_optional_attribute(p[4])
            writer.write_list(p[5], writer.write_type)
            writer.write_ap_int_with_known_width(p[6], 70)
            writer.write_ap_float_with_known_semantics(p[7], F64)
            writer.write_owned_string(p[8])
            writer.write_owned_blob(p[9])
            writer.write_owned_bool(p[10])
            writer.write_sparse_array(p[11])
            writer.write_resource_handle(p[12])
            return True
        return False

    def read_type(self, reader: Any) -> Any:
        return GridType(*reader.read_list(reader.read_type))

    def write_type(self, type: Any, writer: Any) -> bool:
        writer.write_list(type.parameters, writer.write_type)
        return True

    def read_version(self, reader: Any) -> Any:
        version = (reader.read_var_int(), reader.read_var_int())
        if version > CURRENT:
            found = f"{version[0]}.{version[1]}"
            raise reader.error(f"current geo dialect version is 2.0, can't parse version: {found}")
        return version

    def write_version(self, writer: Any) -> None:
        for number in writer.dialect_version("geo") or CURRENT:
            writer.write_var_int(number)

    def upgrade_from_version(self, top_level: Any, version: Any) -> None:
        """Version 2 gave every `geo.scale` a factor."""
        for op in top_level.walk_list():
            self.upgraded.append((op.name, version))
            if version < (2, 0) and op.name == "geo.scale":
                op.attributes["factor"] = integer_attr(integer_type(32), 1)


def geo_context() -> tuple[Context, GeoCodec]:
    context = Context(allow_unregistered_dialects=True)
    dialect = Dialect("geo")
    dialect.attributes["plain"] = PlainAttr
    codec = GeoCodec()
    dialect.bytecode = codec
    dialect.has_resources = True
    context.load_dialect(dialect)
    return context, codec
