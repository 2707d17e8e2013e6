"""Custom syntax of shard: the shape of a grid, `2x?x4`."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.ods.live.hooks import directive


@directive("shard", "DimensionList")
class DimensionList:
    """As parse- and printDimensionList."""

    @staticmethod
    def parse(parser: Any) -> Any:
        return (dense_array(integer_type(64), parser.parse_dimension_list(True, False)),)

    @staticmethod
    def print(printer: Any, op: Any, shape: Any) -> None:
        printer.print_dimension_list(list(shape.values))
