"""Custom syntax of amx: tiles, `!amx.tile<16x64xi8>`."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.hooks import value_assembly


@value_assembly("amx.tile")
class TileSyntax:
    """`<shape x element type>`."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: Any) -> Any:
        parser.parse_punctuation("<")
        shape = parser.parse_dimension_list(False, True)
        element_type = parser.parse_type()
        parser.parse_punctuation(">")
        return tuple(shape), element_type

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        shape, element_type = value.parameters
        printer.print_text("<")
        printer.print_dimension_list(shape)
        printer.print_text("x")
        printer.print_type(element_type)
        printer.print_text(">")
