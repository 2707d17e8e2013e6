"""Custom syntax of amdgpu: `custom<MNKDimensionList>`, e.g. `16x16x4`, the sizes of a matrix product."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.ods.live.hooks import directive


@directive("amdgpu", "MNKDimensionList")
class MatrixSizes:
    """`m x n x k`, written without blanks."""

    @staticmethod
    def parse(parser: Any) -> Any:
        sizes = parser.parse_dimension_list(False, False)
        if len(sizes) != 3:
            raise parser.error("expected 3 dimensions in MNK dimension list")
        return tuple([integer_attr(integer_type(32), each) for each in sizes])

    @staticmethod
    def print(printer: Any, op: Any, m: Any, n: Any, k: Any) -> None:
        printer.print_dimension_list([m.value, n.value, k.value])
