"""Custom syntax of amx: tiles, `!amx.tile<16x64xi8>`."""

from __future__ import annotations

from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import amx
from mlirkit.ods.live.hooks import value_assembly


@value_assembly(amx.TileType)
class TileSyntax:
    """`<shape x element type>`."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: AsmParser) -> tuple[tuple[int, ...], Type]:
        parser.parse_punctuation("<")
        shape = parser.parse_dimension_list(False, True)
        element_type = parser.parse_type()
        parser.parse_punctuation(">")
        return tuple(shape), element_type

    @staticmethod
    def print(value: amx.TileType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_dimension_list(value.shape)
        printer.print_text("x")
        printer.print_type(value.element_type)
        printer.print_text(">")
