"""Custom syntax of rocdl: loads from and stores to raw buffers.

rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : type of the result
rocdl.raw.buffer.store %data, %rsrc, %offset, %soffset, %aux : type of the data         atomics likewise

Resources are of type vector<4xi32>, offsets and flags of type i32.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import rocdl
from mlirkit.ods.live.hooks import assembly, follows_signature

I32 = integer_type(32)
BUFFER_OPERANDS = (VectorType((4,), I32), I32, I32, I32)


@assembly(rocdl.RawBufferLoadOp)
@follows_signature
class RawBufferLoadSyntax:
    """As RawBufferLoadOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list("", 4)
        state.result_types = [parser.parse_colon_type()]
        state.operands = parser.resolve_operands(operands, BUFFER_OPERANDS, parser.name_location())

    @staticmethod
    def print(op: rocdl.RawBufferLoadOp, printer: OpAsmPrinter) -> None:
        print_operands_and_type(op, printer, op.res.type)


@assembly(
    rocdl.RawBufferStoreOp,
    rocdl.RawBufferAtomicFAddOp,
    rocdl.RawBufferAtomicFMaxOp,
    rocdl.RawBufferAtomicSMaxOp,
    rocdl.RawBufferAtomicUMinOp,
)
@follows_signature
class RawBufferStoreSyntax:
    """As RawBufferStoreOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list("", 5)
        types = [parser.parse_colon_type(), *BUFFER_OPERANDS]
        state.operands = parser.resolve_operands(operands, types, parser.name_location())

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        # The data comes first, by another name in each of the operations.
        data, *_ = op.operands
        print_operands_and_type(op, printer, data.type)


def print_operands_and_type(op: Operation, printer: OpAsmPrinter, type: Type) -> None:
    printer.print_text(" ")
    printer.print_operands(op.operand_values())
    printer.print_text(" : ")
    printer.print_type(type)
