"""Custom syntax of bufferization.

bufferization.alloc_tensor(%size, ...) [copy(%tensor)] [size_hint=%n] [dict] : tensor
"""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import bufferization
from mlirkit.ods.live.hooks import assembly_format, directive, follows_signature


@directive("bufferization", "Operand")
@follows_signature
class RequiredOperand:
    """An operand that is not optional behind its keyword."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[UnresolvedOperand]:
        return (parser.parse_operand(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operand: Value | None) -> None:
        if operand is not None:
            printer.print_operand(operand)


assembly_format(
    bufferization.AllocTensorOp,
    format="""
        `(` $dynamic_sizes `)` (`copy` `(` custom<Operand>($copy)^ `)`)?
        (`size_hint` `` `=` `` custom<Operand>($size_hint)^)?
        attr-dict `:` type($result)
    """,
    copy="result",
)
