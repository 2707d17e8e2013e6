"""Syntax and encodings of properties of the test dialect that its C++ writes itself."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import BoolAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.property_layout import PropertyEncoding
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.ods.live.hooks import properties_encoding, properties_parser, properties_printer

_FIRST_WITH_ALL = (2, 0)
_I32 = integer_type(32)


def _is_old(version: tuple[int, int] | None) -> bool:
    """Whether a version of the dialect is older than 2.0; no version means the newest."""
    return version is not None and version < _FIRST_WITH_ALL


def _of_one_property(**values: Attribute) -> DictionaryAttr:
    return DictionaryAttr({"prop": DictionaryAttr(values)})


# -- test.with_nice_properties ------------------------------------------------------------------------------


@properties_printer("test.with_nice_properties")
def print_nicely(op: Any, printer: OpAsmPrinter, elided: frozenset[str]) -> None:
    """`label is number`, as customPrintProperties."""
    entries = op.props.entries["prop"].entries
    printer.print_keyword_or_string(entries["label"].value)
    printer.print_text(f" is {entries['value'].value}")


@properties_parser("test.with_nice_properties")
def parse_nicely(parser: OpAsmParser) -> Attribute:
    """Mirrors customParseProperties."""
    label = parser.parse_keyword_or_string()
    parser.parse_keyword("is")
    return _of_one_property(label=StringAttr(label), value=integer_attr(_I32, parser.parse_integer()))


@properties_encoding("test.with_nice_properties")
class NiceProperties(PropertyEncoding):
    """As its readFromMlirBytecode and writeToMlirBytecode: a string and a number."""

    def read(self, reader: Any) -> dict[str, Attribute]:
        label, value = reader.read_string(), reader.read_var_int()
        return _of_one_property(label=StringAttr(label), value=integer_attr(_I32, value)).entries

    def write(self, properties: dict[str, Any], writer: Any) -> None:
        entries = properties["prop"].entries
        writer.write_owned_string(entries["label"].value)
        writer.write_var_int(entries["value"].bits)


# -- test.with_versioned_properties -------------------------------------------------------------------------


@properties_printer("test.with_versioned_properties")
def print_versioned(op: Any, printer: OpAsmPrinter, elided: frozenset[str]) -> None:
    entries = op.props.entries["prop"].entries
    printer.print_text(f"{entries['value1'].value} | {entries['value2'].value}")


@properties_parser("test.with_versioned_properties")
def parse_versioned(parser: OpAsmParser) -> Attribute:
    first = parser.parse_integer()
    parser.parse_punctuation("|")
    second = parser.parse_integer()
    return _of_one_property(value1=integer_attr(_I32, first), value2=integer_attr(_I32, second))


@properties_encoding("test.with_versioned_properties")
class VersionedProperties(PropertyEncoding):
    """Two numbers; only the first one before version 2."""

    def read(self, reader: Any) -> dict[str, Attribute]:
        first = reader.read_var_int()
        second = 0 if _is_old(reader.dialect_version("test")) else reader.read_var_int()
        return _of_one_property(value1=integer_attr(_I32, first), value2=integer_attr(_I32, second)).entries

    def write(self, properties: dict[str, Any], writer: Any) -> None:
        entries = properties["prop"].entries
        writer.write_var_int(entries["value1"].bits)
        writer.write_var_int(entries["value2"].bits)


# -- test.versionedA ----------------------------------------------------------------------------------------


@properties_encoding("test.versionedA")
class VersionedA(PropertyEncoding):
    """`dims`, and from version 2 on `modifier`; the dialect's codec adds the fields that old files lack."""

    def read(self, reader: Any) -> dict[str, Attribute]:
        found: dict[str, Attribute] = {"dims": reader.read_attribute()}
        if not _is_old(reader.dialect_version("test")):
            found["modifier"] = reader.read_attribute(BoolAttr)
        return found

    def write(self, properties: dict[str, Any], writer: Any) -> None:
        writer.write_attribute(properties["dims"])
        if _is_old(writer.dialect_version("test")):
            print("downgrading op properties...")
        else:
            writer.write_attribute(properties["modifier"])
