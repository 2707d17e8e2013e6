"""Custom syntax of func: `func.func`."""

from __future__ import annotations

from typing import Any

from mlirkit.core.asm_interface import OpAsmParser
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.function_syntax import parse_function, print_function
from mlirkit.ods.live.hooks import assembly, default_dialect

# Operations of func inside a function print without their prefix: `return`, `call`.
default_dialect("func.func", "func")


@assembly("func.func")
class FuncSyntax:
    """As FuncOp::parse and FuncOp::print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_function(parser, state)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        print_function(op, printer)
