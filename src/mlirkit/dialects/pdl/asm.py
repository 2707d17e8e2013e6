"""Custom syntax of pdl: attributes of operations, types of ranges.

pdl.operation ... {"name" = %value, ...}
pdl.results [index] of %operation [-> type]         the type only with an index; else a range of values
pdl.range [%value, ... : types] [: type]            the type only without values
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.core.asm_interface import (
    AsmPrinter,
    DialectAsmParser,
    OpAsmParser,
    OpAsmPrinter,
    UnresolvedOperand,
)
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_operands import print_attribute_operands
from mlirkit.dialects.declared import pdl
from mlirkit.ods.live.hooks import default_dialect, directive, value_assembly

default_dialect(pdl.PatternOp, "pdl")
default_dialect(pdl.RewriteOp, "pdl")


def range_of(parser: OpAsmParser, type: Type) -> pdl.RangeType:
    """The range of a type, or of a range's elements."""
    return type if isinstance(type, pdl.RangeType) else pdl.RangeType.get(type, context=parser.context)


@value_assembly(pdl.RangeType)
class RangeSyntax:
    """`<value>`: the element type, without the dialect's name."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[Type]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        mnemonic = parser.parse_any_keyword()
        cls = parser.context.dialect("pdl").type_class(mnemonic)
        if cls is None:
            raise parser.error(f"invalid 'pdl' type: `{mnemonic}'", parser.name_location())
        if mnemonic == "range":
            inner = cls(*RangeSyntax.parse(parser))
            raise parser.error(f"element of pdl.range cannot be another range, but got'{inner}'", at)
        element = cls()
        parser.parse_punctuation(">")
        return (element,)

    @staticmethod
    def print(value: pdl.RangeType, printer: AsmPrinter) -> None:
        printer.print_text(f"<{value.elementType.MNEMONIC}>")


@directive("pdl", "OperationOpAttributes")
class OperationAttributes:
    """`{"name" = %value, ...}`, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        values: list[Any] = []
        names: list[StringAttr] = []

        def parse_one() -> None:
            names.append(StringAttr(parser.parse_string()))
            parser.parse_punctuation("=")
            values.append(parser.parse_operand())

        if parser.at("{"):
            parser.parse_comma_separated_list("{}", parse_one)
        return values, ArrayAttr(names)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, values: Sequence[Value], names: ArrayAttr) -> None:
        if not values:
            return
        printer.print_text(" ")
        print_attribute_operands(printer, values, names)


@directive("pdl", "ResultsValueType")
class ResultsType:
    """`-> type` behind an index, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser, index: IntegerAttr | None) -> tuple[Type]:
        if index is None:
            return (range_of(parser, parser.context.dialect("pdl").type_class("value")()),)
        parser.parse_punctuation("->")
        return (parser.parse_type(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, index: IntegerAttr | None, type: Type) -> None:
        if index is not None:
            printer.print_text(" -> ")
            printer.print_type(type)


@directive("pdl", "RangeType")
class RangeType:
    """`: type` where there are no values, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser, types: Sequence[Type]) -> tuple[Type]:
        if types:
            return (range_of(parser, types[0]),)
        return (parser.parse_colon_type(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, types: Sequence[Type], type: Type) -> None:
        if not types:
            printer.print_text(": ")
            printer.print_type(type)
