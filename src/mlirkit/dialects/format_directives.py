"""Custom directives that formats of several dialects use; each dialect registers the ones that it uses.

    custom<OperandList>($a, $b, $c)              %a, %b, %c: as many operands as there are parameters
    custom<SameTypes>(type($inputs), ref($inputs))      one type, which all the operands have
    custom<AnyAttribute>($value)                 an attribute of any kind, which the verifier checks
    custom<ColonMemRefType>(type($memref))       : type, of a memref; the error for other types is at the
    colon
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import follows_signature


@follows_signature
class OperandList:
    """A fixed number of operands; another number is a list's error, `expected 3 operands`."""

    def __init__(self, count: int) -> None:
        self.count = count

    @staticmethod
    def of_parameters(count: int) -> OperandList:
        return OperandList(count)

    def parse(self, parser: OpAsmParser) -> tuple[UnresolvedOperand, ...]:
        return tuple(parser.parse_operand_list("", self.count))

    def print(self, printer: OpAsmPrinter, op: Operation, *operands: Value) -> None:
        printer.print_operands(operands)


@follows_signature
class SameTypes:
    """The type of all operands of a list."""

    @staticmethod
    def parse(parser: OpAsmParser, operands: Sequence[UnresolvedOperand]) -> tuple[list[Type]]:
        return ([parser.parse_type()] * len(operands),)

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, types: Sequence[Type], operands: Sequence[Value]
    ) -> None:
        printer.print_type(types[0])


@follows_signature
class AnyAttribute:
    """An attribute that need not be of the parameter's kind to be read."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        return (parser.parse_attribute(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute) -> None:
        printer.print_attribute(attribute)


@follows_signature
class ColonMemRefType:
    """`: type`, where the type is a memref's; as in parseColonType, the error for other types is at the
    colon."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[MemRefType]:
        at = parser.current_location()
        type = parser.parse_colon_type()
        if not isinstance(type, MemRefType):
            raise parser.error(
                f"invalid kind of type specified: expected builtin.memref, but found '{type}'", at
            )
        return (type,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, type: MemRefType) -> None:
        printer.print_text(": ")
        printer.print_type(type)
