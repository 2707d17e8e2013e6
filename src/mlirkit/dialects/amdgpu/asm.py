"""Custom syntax of amdgpu: `custom<MNKDimensionList>`, e.g. `16x16x4`, the sizes of a matrix product."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import directive


@directive("amdgpu", "MNKDimensionList")
class MatrixSizes:
    """`m x n x k`, written without blanks."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[IntegerAttr, ...]:
        sizes = parser.parse_dimension_list(False, False)
        if len(sizes) != 3:
            raise parser.error("expected 3 dimensions in MNK dimension list")
        return tuple([integer_attr(integer_type(32), size) for size in sizes])

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, m: IntegerAttr, n: IntegerAttr, k: IntegerAttr) -> None:
        printer.print_dimension_list([m.value, n.value, k.value])
