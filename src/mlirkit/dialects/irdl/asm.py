"""Custom syntax of irdl: optional bodies, and lists of named values.

custom<SingleBlockRegion>               [region]
custom<NamedValueList>                  (name: %value, ...)
custom<NamedValueListWithVariadicity>   (name: [single | optional | variadic] %value, ...)
custom<AttributesOp>                    {"name" = %value, ...}, or nothing
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.typed_attributes import TypedArrayAttr
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_operands import parse_attribute_operands, print_attribute_operands
from mlirkit.dialects.declared import irdl
from mlirkit.ods.live.hooks import directive

VARIADICITIES = tuple([str(variadicity) for variadicity in irdl.Variadicity])


@directive("irdl", "SingleBlockRegion")
class SingleBlockRegion:
    """A region of one block, which is not written if it is empty."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Region]:
        region = Region()
        parser.parse_optional_region(region)
        if region.is_empty:
            region.append_block(Block())
        return (region,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: irdl.DialectOp, region: Region) -> None:
        if region.blocks[0].first is not None:
            printer.print_region(region)


# Names as attributes.
Names: TypeAlias = "TypedArrayAttr[StringAttr]"


def parse_named_values(
    parser: OpAsmParser, with_variadicity: bool
) -> tuple[list[UnresolvedOperand], ArrayAttr, list[str]]:
    """Parse values, their names, and their variadicities."""
    values: list[UnresolvedOperand] = []
    names: list[StringAttr] = []
    variadicities: list[str] = []

    def parse_one() -> None:
        names.append(StringAttr(parser.parse_any_keyword()))
        parser.parse_punctuation(":")
        if with_variadicity:
            variadicities.append(parser.parse_optional_keyword_of(VARIADICITIES) or "single")
        values.append(parser.parse_operand())

    parser.parse_comma_separated_list("()", parse_one)
    return values, ArrayAttr(names), variadicities


def print_named_values(
    printer: OpAsmPrinter, values: Sequence[Value], names: Names, variadicities: Sequence[str] = ()
) -> None:
    printer.print_text("(")
    for number, (value, name) in enumerate(zip(values, names, strict=False)):
        printer.print_text((", " if number else "") + f"{name.value}: ")
        if variadicities and variadicities[number] != "single":
            printer.print_text(variadicities[number] + " ")
        printer.print_operand(value)
    printer.print_text(")")


@directive("irdl", "NamedValueList")
class NamedValueList:
    """Values with names."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        return parse_named_values(parser, False)[:2]

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, values: Sequence[Value], names: Names) -> None:
        print_named_values(printer, values, names)


@directive("irdl", "NamedValueListWithVariadicity")
class NamedValueListWithVariadicity:
    """Values with names, and variadicities other than `single`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], ArrayAttr, irdl.VariadicityArrayAttr]:
        values, names, variadicities = parse_named_values(parser, True)
        dialect = parser.context.dialect("irdl")
        make = dialect.attribute_class("variadicity").get
        kinds = [make(VARIADICITIES.index(variadicity)) for variadicity in variadicities]
        return values, names, dialect.attribute_class("variadicity_array")(tuple(kinds))

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        names: Names,
        variadicities: irdl.VariadicityArrayAttr,
    ) -> None:
        kinds = [str(variadicity.value) for variadicity in variadicities.value or ()]
        print_named_values(printer, values, names, kinds)


@directive("irdl", "AttributesOp")
class NamedAttributes:
    """Constraints of attributes by name."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        return parse_attribute_operands(parser)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, values: Sequence[Value], names: Names) -> None:
        if not len(names):
            return
        print_attribute_operands(printer, values, names)
