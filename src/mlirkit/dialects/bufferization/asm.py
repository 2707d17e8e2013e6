"""Custom syntax of bufferization.

bufferization.alloc_tensor(%size, ...) [copy(%tensor)] [size_hint=%n] [dict] : tensor
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import assembly
from mlirkit.ods.live.segments import OPERAND_SIZES


@assembly("bufferization.alloc_tensor")
class AllocTensorSyntax:
    """As AllocTensorOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        parser.parse_punctuation("(")
        sizes = parser.parse_operand_list()
        parser.parse_punctuation(")")
        copied: list[Any] = []
        hints: list[Any] = []
        if parser.parse_optional_keyword("copy"):
            parser.parse_punctuation("(")
            copied = [parser.parse_operand()]
            parser.parse_punctuation(")")
        if parser.parse_optional_keyword("size_hint"):
            parser.parse_punctuation("=")
            hints = [parser.parse_operand()]
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation(":")
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, RankedTensorType | UnrankedTensorType):
            raise parser.error("invalid kind of type specified", at)
        for operands, each in ((sizes, INDEX), (copied, type), (hints, INDEX)):
            state.operands.extend(parser.resolve_operands(operands, [each] * len(operands)))
        counts = [len(sizes), len(copied), len(hints)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), counts)
        state.result_types = [type]

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        sizes, copied, hints = op.inherent(OPERAND_SIZES).values
        operands = op.operand_values()
        printer.print_text("(")
        printer.print_operands(operands[:sizes])
        printer.print_text(")")
        if copied:
            printer.print_text(" copy(")
            printer.print_operand(operands[sizes])
            printer.print_text(")")
        if hints:
            printer.print_text(" size_hint=")
            printer.print_operand(operands[-1])
        printer.print_optional_attr_dict(op.attributes.entries(), (OPERAND_SIZES,))
        printer.print_text(" : ")
        printer.print_type(op.result_types()[0])
