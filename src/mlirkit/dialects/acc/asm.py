"""Custom syntax of acc: variables, loops, routines.  Clauses by device are in device_types.py.

custom<Var>, custom<VarPtrType>   varPtr(%v : type) [varType(type)]       var(...) for other types than
pointers custom<AccVar>                    accPtr(%v : type)                       accVar(...)
custom<RecipeSym>                 @recipe custom<CombinedConstructsLoop>    kernels | parallel | serial
custom<GangClause>                [( [[device, ...]] {num=value, dim=value, static=value} device, ... )]
custom<LoopControl>               [control(%i : type, ...) = (values) to (values) step (values)] region
custom<BindName>                  @name device | "name" device, ... custom<RoutineGangClause>         [(
[[device, ...],] dim: attribute device, ... )]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.acc.cpp_names import is_pointer_like
from mlirkit.dialects.acc.device_types import (
    Values,
    has_only_no_device,
    only_no_device,
    parse_device,
    parse_devices,
    print_alone,
    print_device,
    print_groups,
    print_value,
)
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import acc
from mlirkit.dialects.enum_cases import case_of
from mlirkit.ods.live.hooks import directive

KINDS_OF_GANG_VALUES = ("num", "dim", "static")


def implied_type(type: Type) -> Type | None:
    """The default type of a variable; None for an opaque pointer."""
    if isinstance(type, MemRefType | UnrankedMemRefType):
        return type.element_type
    return None if is_pointer_like(type) else type


@directive("acc", "Var")
class Var:
    """`varPtr(%v`; VarPtrType parses the rest."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[UnresolvedOperand]:
        if not parser.parse_optional_keyword("varPtr"):
            parser.parse_keyword("var")
        parser.parse_punctuation("(")
        return (parser.parse_operand(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, value: Value) -> None:
        printer.print_text("varPtr(" if is_pointer_like(value.type) else "var(")
        printer.print_operand(value)


@directive("acc", "VarPtrType")
class VarPtrType:
    """`type) [varType(type)]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Type, TypeAttr]:
        type = parser.parse_type()
        parser.parse_punctuation(")")
        if parser.parse_optional_keyword("varType"):
            parser.parse_punctuation("(")
            target = parser.parse_type()
            parser.parse_punctuation(")")
        else:
            target = implied_type(type)
            if target is None:
                # MLIR crashes here.
                raise parser.error("expected 'varType' for a pointer without element type")
        return type, TypeAttr(target)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, type: Type, target: TypeAttr) -> None:
        printer.print_type(type)
        printer.print_text(")")
        if target.value != implied_type(type):
            printer.print_text(" varType(")
            printer.print_type(target.value)
            printer.print_text(")")


@directive("acc", "AccVar")
class AccVar:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[UnresolvedOperand, Type]:
        if not parser.parse_optional_keyword("accPtr"):
            parser.parse_keyword("accVar")
        parser.parse_punctuation("(")
        operand = parser.parse_operand()
        type = parser.parse_colon_type()
        parser.parse_punctuation(")")
        return operand, type

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, value: Value, type: Type) -> None:
        printer.print_text("accPtr(" if is_pointer_like(type) else "accVar(")
        print_value(printer, value)
        printer.print_text(")")


@directive("acc", "RecipeSym")
class RecipeSym:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[SymbolRefAttr]:
        recipe = parse_attribute_of(parser, SymbolRefAttr)
        return (recipe,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, recipe: SymbolRefAttr) -> None:
        printer.print_attribute(recipe)


@directive("acc", "CombinedConstructsLoop")
class CombinedConstructsLoop:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[acc.CombinedConstructsTypeAttr]:
        word = parser.parse_optional_keyword_of(("kernels", "parallel", "serial"))
        if word is None:
            raise parser.error("expected compute construct name")
        acc = parser.context.dialect("acc")
        kind = acc.CombinedConstructsType.symbolize(f"{word}_loop")
        return (acc.attribute_class("combined_constructs")(kind),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, construct: acc.CombinedConstructsTypeAttr) -> None:
        if construct is not None:
            printer.print_text(construct.value.stringify().removesuffix("_loop"))


@directive("acc", "GangClause")
class GangClause:
    """As parse- and printGangClause, which does not read a second group that it prints."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...] | None:
        if not parser.parse_optional_punctuation("("):
            return [], [], None, None, None, only_no_device(parser)
        alone: list[Attribute] = []
        has_groups = True
        if parser.parse_optional_punctuation("["):
            alone = parse_devices(parser)
            has_groups = parser.parse_optional_punctuation(",")
        values = Values(parser)
        kinds: list[Attribute] = []
        while has_groups:
            parser.parse_punctuation("{")
            count = len(values.operands)
            parse_gang_values(parser, values, kinds)
            parser.parse_punctuation("}")
            values.devices.append(parse_device(parser))
            values.sizes.append(len(values.operands) - count)
            has_groups = parser.parse_optional_punctuation(",")
        parser.parse_punctuation(")")
        return (
            values.operands,
            values.types,
            ArrayAttr(kinds),
            values.device_array(),
            values.size_array(),
            ArrayAttr(alone),
        )

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        kinds: ArrayAttr | None,
        devices: ArrayAttr | None,
        sizes: DenseI32ArrayAttr | None,
        alone: ArrayAttr,
    ) -> None:
        if not values and has_only_no_device(alone):
            return
        printer.print_text("(")
        print_alone(printer, alone, devices)

        def prefix(group: int, at: int, is_first: bool) -> str:
            return f"{case_of(kinds[at])}=".lower() if kinds and at < len(kinds) else "="

        print_groups(printer, values, devices, sizes, prefix)
        printer.print_text(")")


def parse_gang_values(parser: OpAsmParser, values: Values, kinds: list[Attribute]) -> None:
    """Parse `num=value, ...`; as in MLIR, the comma may be missing between kinds in order."""
    acc = parser.context.dialect("acc")
    make = acc.attribute_class("gang_arg_type")
    while True:
        expected = False
        if values.operands:
            expected = parser.parse_optional_punctuation(",")
            if not expected:
                return
        is_new = False
        for kind in KINDS_OF_GANG_VALUES:
            if parser.parse_optional_keyword(kind):
                parser.parse_punctuation("=")
                values.parse_one()
                kinds.append(make(acc.GangArgType.symbolize(kind.capitalize())))
                is_new = True
        if not is_new:
            if expected:
                raise parser.error("new value expected after comma")
            raise parser.error("expect at least one of num, dim or static values")


@directive("acc", "LoopControl")
class LoopControl:
    """As parse- and printLoopControl."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...] | None:
        variables: list[Any] = []
        operands: list[list[Any]] = [[], [], []]
        types: list[list[Any]] = [[], [], []]
        if parser.parse_optional_keyword("control"):
            parser.parse_punctuation("(")
            variables = parser.parse_argument_list("", True)
            parser.parse_punctuation(")")
            for index, word in enumerate(("", "to", "step")):
                if word:
                    parser.parse_keyword(word)
                else:
                    parser.parse_punctuation("=")
                parser.parse_punctuation("(")
                operands[index] = parser.parse_operand_list("", len(variables))
                types[index] = parser.parse_colon_type_list()
                parser.parse_punctuation(")")
        region = Region()
        parser.parse_region(region, variables)
        return region, operands[0], types[0], operands[1], types[1], operands[2], types[2]

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, region: Region, *bounds: Any) -> None:
        block = region.first_block
        if block is not None and block.args:
            printer.print_text("control(")
            for argument in comma_separated(printer, block.args):
                print_value(printer, argument)
            for text, values, types in zip(
                (") = (", ") to (", ")  step ("), bounds[::2], bounds[1::2], strict=True
            ):
                printer.print_text(text)
                printer.print_operands(values)
                printer.print_text(" : ")
                printer.print_types(types)
            printer.print_text(") ")
        printer.print_region(region, False)


@directive("acc", "BindName")
class BindName:
    """Names and devices: symbols first, then strings."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr, ArrayAttr, ArrayAttr, ArrayAttr]:
        symbols: list[Attribute] = []
        strings: list[Attribute] = []
        symbol_devices: list[Attribute] = []
        string_devices: list[Attribute] = []

        def parse_one() -> None:
            at = parser.current_location()
            name = parser.parse_attribute()
            if isinstance(name, SymbolRefAttr):
                symbols.append(name)
                devices = symbol_devices
            elif isinstance(name, StringAttr):
                strings.append(name)
                devices = string_devices
            else:
                raise parser.error("expected symbol reference or string attribute", at)
            devices.append(parse_device(parser))

        parser.parse_comma_separated_list("", parse_one)
        return ArrayAttr(symbols), ArrayAttr(strings), ArrayAttr(symbol_devices), ArrayAttr(string_devices)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        symbols: ArrayAttr,
        strings: ArrayAttr,
        symbol_devices: ArrayAttr,
        string_devices: ArrayAttr,
    ) -> None:
        pairs = [
            *zip(symbols or (), symbol_devices or (), strict=False),
            *zip(strings or (), string_devices or (), strict=False),
        ]
        for name, device in comma_separated(printer, pairs):
            printer.print_attribute(name)
            print_device(printer, device)


@directive("acc", "RoutineGangClause")
class RoutineGangClause:
    """Devices of the bare keyword, dimensions, devices of the dimensions."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr, ArrayAttr | None, ArrayAttr | None]:
        if not parser.parse_optional_punctuation("("):
            return only_no_device(parser), None, None
        alone: list[Attribute] = []
        if parser.parse_optional_punctuation("["):
            alone = parse_devices(parser)
            parser.parse_punctuation(",")
        dimensions: list[Attribute] = []
        devices: list[Attribute] = []

        def parse_one() -> None:
            parser.parse_keyword("dim")
            parser.parse_punctuation(":")
            dimensions.append(parser.parse_attribute())
            devices.append(parse_device(parser))

        parser.parse_comma_separated_list("", parse_one)
        parser.parse_punctuation(")")
        return ArrayAttr(alone), ArrayAttr(dimensions), ArrayAttr(devices)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        alone: ArrayAttr,
        dimensions: ArrayAttr | None,
        devices: ArrayAttr | None,
    ) -> None:
        if not devices and has_only_no_device(alone):
            return
        printer.print_text("(")
        print_alone(printer, alone, devices)
        for dimension, device in comma_separated(printer, zip(dimensions or (), devices or (), strict=False)):
            printer.print_text("dim: ")
            printer.print_attribute(dimension)
            print_device(printer, device)
        printer.print_text(")")
