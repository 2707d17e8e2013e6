"""Sizes in the syntax of shaped types: `custom<DimensionList>(sizes)` of every dialect.

    sizes ::= size {`x` size} | `[` `]`          size ::= integer | `?`

As MLIR's parse- and printDimensionList; the sizes are an array of 64-bit integers.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hook_table import follows_signature
from mlirkit.support.diagnostics import ParseError, with_outer_error

_FAILED = "Failed parsing dimension list."


@follows_signature
class DimensionList:
    """`2x?x3`, or `[]` for no sizes."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[DenseArrayAttr]:
        sizes: list[int] = []
        if parser.parse_optional_punctuation("["):
            try:
                parser.parse_punctuation("]")
            except ParseError as error:
                raise with_outer_error(error, parser.error(_FAILED)) from None
            return (dense_array(integer_type(64), sizes),)
        try:
            sizes = parser.parse_dimension_list(True, False)
        except ParseError as error:
            raise with_outer_error(error, parser.error(_FAILED)) from None
        if not sizes:
            raise parser.error(f'{_FAILED} Did you mean an empty list? It must be denoted by "[]".')
        return (dense_array(integer_type(64), sizes),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, sizes: DenseArrayAttr) -> None:
        if len(sizes):
            printer.print_dimension_list(list(sizes.values))
        else:
            printer.print_text("[]")
