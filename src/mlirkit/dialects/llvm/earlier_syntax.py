"""Custom directives that only formats of earlier releases use: see dialects/release_syntax.py."""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import llvm
from mlirkit.ods.live.hooks import directive

_FLAGS = "fastmathFlags"


@directive("llvm", "LLVMOpAttrs")
class OperationAttributes:
    """The attribute dictionary without flags at their default: until release 19."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[dict[str, Attribute]]:
        attributes: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict(attributes)
        return (attributes,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attributes: dict[str, Attribute]) -> None:
        flags = attributes.get(_FLAGS)
        says_nothing = isinstance(flags, llvm.FastmathFlagsAttr) and flags.value == llvm.FastmathFlags.none
        printer.print_optional_attr_dict(attributes, frozenset({_FLAGS} if says_nothing else ()))
