"""Custom syntax of async.

async.func function
async.execute [[tokens]] [(%value as %x: type, ...)] [-> types] [attributes dict] region
async.await ... : type                      the result type follows from the operand type
"""

from __future__ import annotations

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import Argument, AsmPrinter, DialectAsmParser, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import async_dialect
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import assembly, default_dialect, directive, value_assembly
from mlirkit.support.diagnostics import ParseError, with_outer_error

default_dialect(async_dialect.FuncOp, "async")


def awaited(type: Type) -> Type | None:
    """The type inside `!async.value<type>`, or None."""
    return type.valueType if isinstance(type, async_dialect.ValueType) else None


@directive("async", "AwaitResultType")
class AwaitResultType:
    """The operand type, which contains the result type."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Type, Type | None]:
        type = parser.parse_type()
        return type, awaited(type)

    @staticmethod
    def print(printer: OpAsmPrinter, op: async_dialect.AwaitOp, operand: Type, result: Type | None) -> None:
        printer.print_type(operand)


assembly(async_dialect.FuncOp)(FunctionSyntax)


@assembly(async_dialect.ExecuteOp)
class ExecuteSyntax:
    """Mirrors ExecuteOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        token = async_dialect.TokenType.get(context=parser.context)
        at = parser.current_location()
        tokens = parser.parse_operand_list("[]") if parser.at("[") else []
        operands = parser.resolve_operands(tokens, [token] * len(tokens), at)
        arguments: list[Argument] = []

        def parse_one() -> None:
            operand = parser.parse_operand()
            parser.parse_keyword("as")
            argument = Argument(parser.parse_operand())
            type = parser.parse_colon_type()
            argument.type = awaited(type)
            if argument.type is None:
                raise parser.error("expected !async.value")
            arguments.append(argument)
            operands.append(parser.resolve_operand(operand, type))

        if parser.at("("):
            parser.parse_comma_separated_list("()", parse_one)
        state.operands = operands
        counts = [len(tokens), len(arguments)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), counts)
        state.result_types = [token, *parser.parse_optional_arrow_type_list()]
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_region(state.add_region(), arguments)

    @staticmethod
    def print(op: async_dialect.ExecuteOp, printer: OpAsmPrinter) -> None:
        if op.dependencies:
            printer.print_text(" [")
            printer.print_operands(op.dependencies)
            printer.print_text("]")
        operands = op.bodyOperands
        arguments = op.bodyRegion.blocks[0].args if operands else ()
        separator = " ("
        for operand, argument in zip(operands, arguments, strict=True):
            printer.print_text(separator)
            separator = ", "
            printer.print_operand(operand)
            printer.print_text(" as ")
            printer.print_operand(argument)
            printer.print_text(": ")
            printer.print_type(operand.type)
        if arguments:
            printer.print_text(")")
        if op.bodyResults:
            printer.print_arrow_type_list([result.type for result in op.bodyResults])
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), (OPERAND_SIZES,))
        printer.print_text(" ")
        printer.print_region(op.bodyRegion, False)


@value_assembly(async_dialect.ValueType)
class ValueSyntax:
    """`<type>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[Type]:
        try:
            parser.parse_punctuation("<")
            type = parser.parse_type()
            parser.parse_punctuation(">")
        except ParseError as error:
            last = parser.error("failed to parse async value type", parser.name_location())
            raise with_outer_error(error, last) from None
        return (type,)

    @staticmethod
    def print(value: async_dialect.ValueType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(value.valueType)
        printer.print_text(">")
