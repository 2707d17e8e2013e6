"""Custom syntax of shard: the shape of a grid, `2x?x4`."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.ods.live.hooks import directive
from mlirkit.support.diagnostics import ParseError, with_outer_error


@directive("shard", "DimensionList")
class DimensionList:
    """`2x?x3`, or `[]` for no sizes."""

    @staticmethod
    def parse(parser: Any) -> Any:
        sizes: list[int] = []
        if parser.parse_optional_punctuation("["):
            parser.parse_punctuation("]")
            return (dense_array(integer_type(64), sizes),)
        try:
            sizes = parser.parse_dimension_list(True, False)
        except ParseError as error:
            raise with_outer_error(error, parser.error("Failed parsing dimension list.")) from None
        if not sizes:
            raise parser.error(
                "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\"."
            )
        return (dense_array(integer_type(64), sizes),)

    @staticmethod
    def print(printer: Any, op: Any, shape: Any) -> None:
        sizes = list(shape.values)
        if sizes:
            printer.print_dimension_list(sizes)
        else:
            printer.print_text("[]")
