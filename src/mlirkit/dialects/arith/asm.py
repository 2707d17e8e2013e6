"""Custom syntax of arith: `arith.select`."""

from __future__ import annotations

from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.hooks import assembly, follows_signature


@assembly(arith.SelectOp)
@follows_signature
class SelectSyntax:
    """`%c, %a, %b : [condition type,] type`: the condition's type only where it is not i1."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list("", 3)
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        condition: Type = integer_type(1)
        if parser.parse_optional_punctuation(","):
            condition = type
            type = parser.parse_type()
        state.result_types = [type]
        state.operands = parser.resolve_operands(operands, [condition, type, type])

    @staticmethod
    def print(op: arith.SelectOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" : ")
        condition = op.condition.type
        if condition != integer_type(1):
            printer.print_type(condition)
            printer.print_text(", ")
        printer.print_type(op.result.type)
