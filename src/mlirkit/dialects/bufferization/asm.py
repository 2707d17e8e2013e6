"""Custom syntax of bufferization.

bufferization.alloc_tensor(%size, ...) [copy(%tensor)] [size_hint=%n] [dict] : tensor
"""

from __future__ import annotations

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import bufferization
from mlirkit.ods.live.hooks import assembly
from mlirkit.ods.live.segments import OPERAND_SIZES


@assembly(bufferization.AllocTensorOp)
class AllocTensorSyntax:
    """As AllocTensorOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_punctuation("(")
        sizes = parser.parse_operand_list()
        parser.parse_punctuation(")")
        copied: list[UnresolvedOperand] = []
        hints: list[UnresolvedOperand] = []
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
        for operands, operand_type in ((sizes, INDEX), (copied, type), (hints, INDEX)):
            state.operands.extend(parser.resolve_operands(operands, [operand_type] * len(operands)))
        counts = [len(sizes), len(copied), len(hints)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), counts)
        state.result_types = [type]

    @staticmethod
    def print(op: bufferization.AllocTensorOp, printer: OpAsmPrinter) -> None:
        printer.print_text("(")
        printer.print_operands(op.dynamic_sizes)
        printer.print_text(")")
        if op.copy is not None:
            printer.print_text(" copy(")
            printer.print_operand(op.copy)
            printer.print_text(")")
        if op.size_hint is not None:
            printer.print_text(" size_hint=")
            printer.print_operand(op.size_hint)
        printer.print_optional_attr_dict(op.attributes.entries(), (OPERAND_SIZES,))
        printer.print_text(" : ")
        printer.print_type(op.result.type)
