"""Custom syntax of rocdl: loads from and stores to raw buffers.

rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : type of the result
rocdl.raw.buffer.store %data, %rsrc, %offset, %soffset, %aux : type of the data         atomics likewise

Resources are of type vector<4xi32>, offsets and flags of type i32.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import assembly

I32 = integer_type(32)
BUFFER_OPERANDS = (VectorType((4,), I32), I32, I32, I32)


@assembly("rocdl.raw.buffer.load")
class RawBufferLoadSyntax:
    """As RawBufferLoadOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        operands = parser.parse_operand_list("", 4)
        state.result_types = [parser.parse_colon_type()]
        state.operands = parser.resolve_operands(operands, BUFFER_OPERANDS, parser.name_location())

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        print_operands_and_type(op, printer, op.result_types()[0])


@assembly(
    "rocdl.raw.buffer.store",
    "rocdl.raw.buffer.atomic.fadd",
    "rocdl.raw.buffer.atomic.fmax",
    "rocdl.raw.buffer.atomic.smax",
    "rocdl.raw.buffer.atomic.umin",
)
class RawBufferStoreSyntax:
    """As RawBufferStoreOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        operands = parser.parse_operand_list("", 5)
        types = [parser.parse_colon_type(), *BUFFER_OPERANDS]
        state.operands = parser.resolve_operands(operands, types, parser.name_location())

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        print_operands_and_type(op, printer, op.operand_values()[0].type)


def print_operands_and_type(op: Any, printer: Any, type: Any) -> None:
    printer.print_text(" ")
    printer.print_operands(op.operand_values())
    printer.print_text(" : ")
    printer.print_type(type)
