"""Custom syntax of pdl: attributes of operations, types of ranges.

pdl.operation ... {"name" = %value, ...}
pdl.results [index] of %operation [-> type]         the type only with an index; else a range of values
pdl.range [%value, ... : types] [: type]            the type only without values
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.attribute_operands import print_attribute_operands
from mlirkit.ods.live.hooks import default_dialect, directive, value_assembly

default_dialect("pdl.pattern", "pdl")
default_dialect("pdl.rewrite", "pdl")


def range_of(parser: Any, type: Any) -> Any:
    """The range of a type, or of a range's elements."""
    if getattr(type, "FULL_NAME", "") == "pdl.range":
        return type
    return parser.context.dialect("pdl").type_class("range")(type)


@value_assembly("pdl.range")
class RangeSyntax:
    """`<value>`: what the range is of, without the dialect's name."""

    @staticmethod
    def parse(parser: Any) -> Any:
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
    def print(value: Any, printer: Any) -> None:
        printer.print_text(f"<{value.parameters[0].MNEMONIC}>")


@directive("pdl", "OperationOpAttributes")
class OperationAttributes:
    """`{"name" = %value, ...}`, or nothing."""

    @staticmethod
    def parse(parser: Any) -> Any:
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
    def print(printer: Any, op: Any, values: Any, names: Any) -> None:
        if not values:
            return
        printer.print_text(" ")
        print_attribute_operands(printer, values, names)


@directive("pdl", "ResultsValueType")
class ResultsType:
    """`-> type` behind an index, or nothing."""

    @staticmethod
    def parse(parser: Any, index: Any) -> Any:
        if index is None:
            return (range_of(parser, parser.context.dialect("pdl").type_class("value")()),)
        parser.parse_punctuation("->")
        return (parser.parse_type(),)

    @staticmethod
    def print(printer: Any, op: Any, index: Any, type: Any) -> None:
        if index is not None:
            printer.print_text(" -> ")
            printer.print_type(type)


@directive("pdl", "RangeType")
class RangeType:
    """`: type` where there are no values, or nothing."""

    @staticmethod
    def parse(parser: Any, types: Any) -> Any:
        if types:
            return (range_of(parser, types[0]),)
        return (parser.parse_colon_type(),)

    @staticmethod
    def print(printer: Any, op: Any, types: Any, type: Any) -> None:
        if not types:
            printer.print_text(": ")
            printer.print_type(type)
