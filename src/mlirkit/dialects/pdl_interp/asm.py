"""Custom syntax of pdl_interp.

pdl_interp.func function
pdl_interp.foreach %x : type in %range region [dict] -> ^block
custom<CreateOperationOpAttributes>     {"name" = %value, ...}, or nothing
custom<CreateOperationOpResults>        -> <inferred>  |  -> (values : types), or nothing
custom<RangeType>                       : type, only without values
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlirkit.builtin.attributes import UNIT, ArrayAttr, UnitAttr
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_operands import parse_attribute_operands, print_attribute_operands
from mlirkit.dialects.declared import pdl, pdl_interp
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.dialects.pdl.asm import range_of
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import assembly, dialect_function, directive


@dialect_function("pdl_interp", "getGetValueTypeOpValueType")
def value_type_of(dialect: LiveDialect, type: Type) -> Type:
    """The type of the value or range whose types are read."""
    classes = dialect.other_dialect("pdl")
    value: Type = classes.type_class("value")()
    return classes.type_class("range")(value) if isinstance(type, pdl.RangeType) else value


assembly(pdl_interp.FuncOp)(FunctionSyntax)


@assembly(pdl_interp.ForEachOp)
class ForEachSyntax:
    """Mirrors ForEachOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        variable = parser.parse_argument(True)
        parser.parse_keyword("in", " after loop variable")
        operand = parser.parse_operand()
        values = pdl.RangeType.get(cast(Type, variable.type), context=parser.context)
        state.operands = [parser.resolve_operand(operand, values)]
        parser.parse_region(state.add_region(), [variable])
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation("->")
        state.successors = [parser.parse_successor()]

    @staticmethod
    def print(op: pdl_interp.ForEachOp, printer: OpAsmPrinter) -> None:
        region = op.region
        variable = region.blocks[0].args[0]
        printer.print_text(" ")
        printer.print_operand(variable)
        printer.print_text(" : ")
        printer.print_type(variable.type)
        printer.print_text(" in ")
        printer.print_operand(op.values)
        printer.print_text(" ")
        printer.print_region(region, False)
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" -> ")
        printer.print_successor(op.successor)


@directive("pdl_interp", "CreateOperationOpAttributes")
class CreatedAttributes:
    """The attributes of a created operation."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        return parse_attribute_operands(parser)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, values: Sequence[Value], names: ArrayAttr) -> None:
        if not len(names):
            return
        printer.print_text(" ")
        print_attribute_operands(printer, values, names)


@directive("pdl_interp", "CreateOperationOpResults")
class CreatedResults:
    """The result types of a created operation."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[list[UnresolvedOperand], list[Type], UnitAttr | None]:
        if not parser.parse_optional_punctuation("->"):
            return [], [], None
        if parser.parse_optional_punctuation("<"):
            parser.parse_keyword("inferred")
            parser.parse_punctuation(">")
            return [], [], UNIT
        parser.parse_punctuation("(")
        values = parser.parse_operand_list()
        types = parser.parse_colon_type_list()
        parser.parse_punctuation(")")
        return values, types, None

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        inferred: UnitAttr | None,
    ) -> None:
        if inferred is not None:
            printer.print_text(" -> <inferred>")
        elif types:
            printer.print_text(" -> (")
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types(types)
            printer.print_text(")")


@directive("pdl_interp", "RangeType")
class RangeType:
    """The type of a range, which follows from the first value if there is one."""

    @staticmethod
    def parse(parser: OpAsmParser, types: Sequence[Type]) -> tuple[Type]:
        if not types:
            return (parser.parse_colon_type(),)
        return (range_of(parser, types[0]),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, types: Sequence[Type], type: Type) -> None:
        if not types:
            printer.print_text(": ")
            printer.print_type(type)
