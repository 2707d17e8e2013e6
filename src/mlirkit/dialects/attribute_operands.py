"""Operands that are attributes, by name, in the syntax of pdl, pdl_interp and irdl.

{"name" = %value, ...}, or nothing
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.comma_separated import comma_separated


def parse_attribute_operands(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    """The operands and the names; any attribute may be a name."""
    operands: list[UnresolvedOperand] = []
    names: list[Attribute] = []

    def parse_one() -> None:
        names.append(parser.parse_attribute())
        parser.parse_punctuation("=")
        operands.append(parser.parse_operand())

    if parser.parse_optional_punctuation("{"):
        parser.parse_comma_separated_list("", parse_one)
        parser.parse_punctuation("}")
    return operands, ArrayAttr(names)


def print_attribute_operands(printer: OpAsmPrinter, values: Sequence[Value], names: ArrayAttr) -> None:
    """Print the list; the caller prints the text in front of it."""
    printer.print_text("{")
    for name, value in comma_separated(printer, zip(names, values, strict=False)):
        printer.print_attribute(name)
        printer.print_text(" = ")
        printer.print_operand(value)
    printer.print_text("}")
