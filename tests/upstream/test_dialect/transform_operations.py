"""Custom syntax of transform's operations that MLIR's tests define in C++."""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import assembly


@assembly("transform.test_transform_op")
class TransformOp:
    """A message, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        message = parser.parse_optional_attribute()
        if message is not None:
            state.attributes["message"] = message

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        message = op.attribute("message")
        if message is not None:
            printer.print_text(" ")
            printer.print_attribute(message)
