"""Operands that stand for attributes, by name, as pdl, pdl_interp and irdl write them.

    {"name" = %value, ...}, or nothing
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.dialects.comma_separated import comma_separated


def parse_attribute_operands(parser: Any) -> tuple[list[Any], ArrayAttr]:
    """The operands and the names; any attribute may be a name."""
    values: list[Any] = []
    names: list[Any] = []

    def parse_one() -> None:
        names.append(parser.parse_attribute())
        parser.parse_punctuation("=")
        values.append(parser.parse_operand())

    if parser.parse_optional_punctuation("{"):
        parser.parse_comma_separated_list("", parse_one)
        parser.parse_punctuation("}")
    return values, ArrayAttr(names)


def print_attribute_operands(printer: Any, values: Any, names: Any) -> None:
    """The list; what stands in front of it is the caller's."""
    printer.print_text("{")
    for name, value in comma_separated(printer, zip(names, values, strict=False)):
        printer.print_attribute(name)
        printer.print_text(" = ")
        printer.print_operand(value)
    printer.print_text("}")
