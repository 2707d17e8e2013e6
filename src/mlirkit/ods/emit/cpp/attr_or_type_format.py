"""The bodies of `parse` and `print` of an attribute or type, from its assembly format.

A parameter `x` is parsed into `FailureOr<storage> _result_x`; the class is made of all of them at the end.
The parser is attr_or_type_parser.py, the printer attr_or_type_printer.py.
"""

from __future__ import annotations

from mlirkit.ods.assembly_format.value_format import parse_value_format
from mlirkit.ods.emit.cpp.attr_or_type_parser import ParserWriter
from mlirkit.ods.emit.cpp.attr_or_type_printer import PrinterWriter
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.model import AttrOrTypeDef


def write_format(definition: AttrOrTypeDef, parser: IndentedText, printer: IndentedText) -> None:
    """Write both bodies; FormatError if the format is invalid."""
    elements = parse_value_format(definition).elements
    ParserWriter(definition, parser).write(elements)
    PrinterWriter(printer).write(elements)
