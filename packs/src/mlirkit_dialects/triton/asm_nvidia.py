"""Custom syntax of ttng and nvws.

token ::= `[` operand? `]`                        also for a result without an operand
barriers ::= (`,` operand `[` operand `]`)*       each with its predicate
nvws.warp_group [`attributes` dict] (`partition`number `num_warps`(number) region)*
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import assembly, directive
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import nvws_classes as nvws

_I32 = integer_type(32)
Operands: TypeAlias = list[UnresolvedOperand]


@directive("ttng", "Token")
class TokenSyntax:
    """Mirrors parseToken and printToken: an optional dependency, and the operation's own token."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[UnresolvedOperand | None, Type | None]:
        if not parser.parse_optional_punctuation("["):
            return None, None
        token = triton.AsyncTokenType.get(context=parser.context)
        if parser.parse_optional_punctuation("]"):
            return None, token
        operand = parser.parse_operand()
        parser.parse_punctuation("]")
        return operand, token

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operand: Value | None, token: Type | None) -> None:
        if token is None:
            return
        printer.print_text("[")
        if operand is not None:
            printer.print_operand(operand)
        printer.print_text("]")


@directive("ttng", "BarriersAndPreds")
class BarriersSyntax:
    """Mirrors parseBarriersAndPreds and printBarriersAndPreds."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Operands, Operands]:
        barriers: Operands = []
        predicates: Operands = []
        while parser.parse_optional_punctuation(","):
            barriers.append(parser.parse_operand())
            parser.parse_punctuation("[")
            predicates.append(parser.parse_operand())
            parser.parse_punctuation("]")
        return barriers, predicates

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, barriers: Sequence[Value], predicates: Sequence[Value]
    ) -> None:
        for barrier, predicate in zip(barriers, predicates, strict=True):
            printer.print_text(", ")
            printer.print_operand(barrier)
            printer.print_text("[")
            printer.print_operand(predicate)
            printer.print_text("]")


@assembly(nvws.WarpGroupOp)
class WarpGroupSyntax:
    """Mirrors WarpGroupOp::parse and print, without result types."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        warps: list[int] = []
        while parser.parse_optional_keyword(f"partition{len(warps)}"):
            parser.parse_keyword("num_warps")
            parser.parse_punctuation("(")
            warps.append(parser.parse_integer())
            parser.parse_punctuation(")")
            parser.parse_region(state.add_region())
        state.properties["numWarps"] = dense_array(_I32, warps)

    @staticmethod
    def print(op: nvws.WarpGroupOp, printer: OpAsmPrinter) -> None:
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), ("numWarps",))
        for number, (region, warps) in enumerate(zip(op.partitionRegions, op.numWarps.values, strict=True)):
            printer.print_newline()
            printer.print_text(f"partition{number} num_warps({warps}) ")
            printer.print_region(region, print_entry_block_args=False)
