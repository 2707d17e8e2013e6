"""The test dialect's custom directives, of operations and of attributes and types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, TypeAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_semantics import F32, F64, F80
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import directive

_I64 = integer_type(64)


@directive("test", "CustomOptionalOperand")
class OptionalOperand:
    """`[(%x)]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[UnresolvedOperand | None]:
        if not parser.parse_optional_punctuation("("):
            return (None,)
        operand = parser.parse_operand()
        parser.parse_punctuation(")")
        return (operand,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operand: Value | None) -> None:
        if operand is not None:
            printer.print_text("(")
            printer.print_operand(operand)
            printer.print_text(") ")


Operands = tuple[UnresolvedOperand, UnresolvedOperand | None, list[UnresolvedOperand]]
Types = tuple[Type, Type | None, list[Type]]


@directive("test", "CustomDirectiveOperands")
class OperandList:
    """`%a[, %b] -> (%c...)`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> Operands:
        operand = parser.parse_operand()
        optional = parser.parse_operand() if parser.parse_optional_punctuation(",") else None
        parser.parse_punctuation("->")
        parser.parse_punctuation("(")
        others = parser.parse_operand_list()
        parser.parse_punctuation(")")
        return operand, optional, others

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, operand: Value, optional: Value | None, others: Sequence[Value]
    ) -> None:
        printer.print_operand(operand)
        if optional is not None:
            printer.print_text(", ")
            printer.print_operand(optional)
        printer.print_text(" -> (")
        printer.print_operands(others)
        printer.print_text(")")


@directive("test", "CustomDirectiveResults")
class TypeList:
    """`: a[, b] -> (c...)`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> Types:
        parser.parse_punctuation(":")
        type = parser.parse_type()
        optional = parser.parse_type() if parser.parse_optional_punctuation(",") else None
        parser.parse_punctuation("->")
        parser.parse_punctuation("(")
        others = parser.parse_type_list()
        parser.parse_punctuation(")")
        return type, optional, others

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, type: Type, optional: Type | None, others: Sequence[Type]
    ) -> None:
        printer.print_text(" : ")
        printer.print_type(type)
        if optional is not None:
            printer.print_text(", ")
            printer.print_type(optional)
        printer.print_text(" -> (")
        printer.print_types(others)
        printer.print_text(")")


@directive("test", "CustomDirectiveWithTypeRefs")
class TypeReferences:
    """`type_refs_capture : a[, b] -> (c...)`, the types again."""

    @staticmethod
    def parse(parser: OpAsmParser, *known: Any) -> tuple[()]:
        parser.parse_keyword("type_refs_capture")
        if TypeList.parse(parser) != known:
            raise parser.error("types differ")
        return ()

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, *types: Any) -> None:
        printer.print_text(" type_refs_capture ")
        TypeList.print(printer, op, *types)


@directive("test", "CustomDirectiveOperandsAndTypes")
class OperandsAndTypes:
    """The operands and the types of the two directives above."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Any, ...]:
        return (*OperandList.parse(parser), *TypeList.parse(parser))

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, *values: Any) -> None:
        OperandList.print(printer, op, *values[:3])
        TypeList.print(printer, op, *values[3:])


@directive("test", "CustomDirectiveRegions")
class Regions:
    """`region[, region]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Region, list[Region]]:
        regions = [Region()]
        parser.parse_region(regions[0])
        if parser.parse_optional_punctuation(","):
            regions.append(Region())
            parser.parse_region(regions[1])
        return regions[0], regions[1:]

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, region: Region, others: Sequence[Region]) -> None:
        printer.print_region(region)
        if others:
            printer.print_text(", ")
            for other in others:
                printer.print_region(other)


@directive("test", "CustomDirectiveSuccessors")
class Successors:
    """`^a[, ^b]`, the second of which counts twice."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Block, list[Block]]:
        successor = parser.parse_successor()
        others = [parser.parse_successor()] * 2 if parser.parse_optional_punctuation(",") else []
        return successor, others

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, successor: Block, others: Sequence[Block]) -> None:
        printer.print_successor(successor)
        if others:
            printer.print_text(", ")
            printer.print_successor(others[0])


@directive("test", "CustomDirectiveAttributes")
class Attributes:
    """`1 : i64[, 2 : i64]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute, Attribute | None]:
        attribute = parser.parse_attribute()
        return attribute, parser.parse_attribute() if parser.parse_optional_punctuation(",") else None

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute, optional: Attribute | None) -> None:
        printer.print_attribute(attribute)
        if optional is not None:
            printer.print_text(", ")
            printer.print_attribute(optional)


@directive("test", "CustomDirectiveSpacing")
class Spacing:
    """An attribute, which makes the spacing around it visible."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        return (parser.parse_attribute(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute) -> None:
        printer.print_attribute(attribute)


@directive("test", "CustomDirectiveAttrDict")
class AttributeDictionary:
    """`[{...}]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[dict[str, Attribute]]:
        attributes: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict(attributes)
        return (attributes,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attributes: dict[str, Attribute]) -> None:
        printer.print_optional_attr_dict(attributes)


@directive("test", "CustomDirectiveOptionalOperandRef")
class OptionalOperandReference:
    """`1` if the operand is present, else `0`."""

    @staticmethod
    def parse(parser: OpAsmParser, operand: UnresolvedOperand | None) -> tuple[()]:
        if (parser.parse_integer() == 0) is (operand is not None):
            raise parser.error("the operand is there, or not, unlike the number says")
        return ()

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operand: Value | None) -> None:
        printer.print_text("0" if operand is None else "1")


@directive("test", "SwitchCases")
class SwitchCases:
    """`{case n region}`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute, list[Region]]:
        values: list[int] = []
        regions: list[Region] = []
        while parser.parse_optional_keyword("case"):
            values.append(parser.parse_integer())
            regions.append(Region())
            parser.parse_region(regions[-1])
        return dense_array(_I64, values), regions

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, cases: Any, regions: Sequence[Region]) -> None:
        for value, region in zip(cases.values, regions, strict=True):
            printer.print_newline()
            printer.print_text(f"case {value} ")
            printer.print_region(region, False)


@directive("test", "UsingPropertyInCustom")
class IntegerList:
    """`[1, 2]`, a property."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[int]]:
        return (parser.parse_comma_separated_list("[]", parser.parse_integer),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, values: Sequence[int]) -> None:
        printer.print_text(f"[{', '.join(map(str, values))}]")


@directive("test", "IntProperty")
class IntegerProperty:
    """A number, a property."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[int]:
        return (parser.parse_integer(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, value: int) -> None:
        printer.print_text(str(value))


@directive("test", "SumProperty")
class SumProperty:
    """`second = sum`, where the first property and the second make the sum."""

    @staticmethod
    def parse(parser: OpAsmParser, first: int) -> tuple[int]:
        at = parser.current_location()
        second = parser.parse_integer()
        parser.parse_punctuation("=")
        if parser.parse_integer() != first + second:
            raise parser.error("Expected sum to equal first + second", at)
        return (second,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, second: int, first: int) -> None:
        printer.print_text(f"{second} = {first + second}")


@directive("test", "OptionalCustomParser")
class OptionalAttribute:
    """`foo 1 : i32`, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute] | None:
        return (parser.parse_attribute(),) if parser.parse_optional_keyword("foo") else None

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute | None) -> None:
        if attribute is not None:
            printer.print_text("foo ")
            printer.print_attribute(attribute)


@directive("test", "AttrElideType")
class AttributeOfType:
    """An attribute whose type is the value of another attribute."""

    @staticmethod
    def parse(parser: OpAsmParser, type: TypeAttr) -> tuple[Attribute]:
        return (parser.parse_attribute(type.value),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, type: TypeAttr, attribute: Attribute) -> None:
        printer.print_attribute_without_type(attribute)


@directive("test", "DummyRegionRef", "DummySuccessorRef")
class Nothing:
    """No text, for a region or successor that is passed as a reference."""

    @staticmethod
    def parse(parser: OpAsmParser, known: Region | Block) -> tuple[()]:
        return ()

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, known: Region | Block) -> None:
        pass


@directive("test", "OptionalLoc")
class OptionalLocation:
    """`[loc(...)]`, or by default the location in the text."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        at = parser.current_location()
        location = parser.parse_optional_location_specifier()
        return (parser.location_at(at) if location is None else location,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, location: Any) -> None:
        printer.print_optional_location_specifier(location)


@directive("test", "CustomOperationNameEntry")
class OperationNameEntry:
    """The name of an operation."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        return (StringAttr(parser.parse_custom_operation_name().name),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, name: StringAttr) -> None:
        printer.print_text(name.value)


# -- of attributes and types ------------------------------------------------------------------------


@directive("test", "CustomTypeA")
class NumberA:
    """A number."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        return (parser.parse_integer(),)

    @staticmethod
    def print(printer: AsmPrinter, number: int) -> None:
        printer.print_text(str(number))


@directive("test", "CustomTypeB")
class NumberB:
    """One number more than the first parameter."""

    @staticmethod
    def parse(parser: AsmParser, count: int) -> tuple[int | None]:
        if count < 0:
            return (None,)
        for _ in range(count):
            parser.parse_integer()
        return (parser.parse_integer(),)

    @staticmethod
    def print(printer: AsmPrinter, count: int, number: int | None) -> None:
        if count >= 0:
            printer.print_text(" " + "".join([f"{index} " for index in range(count)]) + str(number))


@directive("test", "FooString")
class QuotedString:
    """A string in quotes."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[str]:
        return (parser.parse_string(),)

    @staticmethod
    def print(printer: AsmPrinter, text: str) -> None:
        printer.print_text(f'"{text}"')


@directive("test", "BarString")
class RepeatedString:
    """The same string, as a keyword."""

    @staticmethod
    def parse(parser: AsmParser, text: str) -> tuple[()]:
        parser.parse_keyword(text)
        return ()

    @staticmethod
    def print(printer: AsmPrinter, text: str) -> None:
        printer.print_text(text)


@directive("test", "TrueFalse")
class TrueOrFalse:
    """`true` or `false`, a number."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        return (parser.parse_integer(),)

    @staticmethod
    def print(printer: AsmPrinter, number: int | None) -> None:
        printer.print_text("true" if number else "false")


@directive("test", "ConditionalAlias")
class ConditionalAlias:
    """A keyword or string, or an alias of it."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Attribute]:
        text = parser.parse_optional_keyword_or_string()
        return (parser.parse_attribute() if text is None else StringAttr(text),)

    @staticmethod
    def print(printer: AsmPrinter, text: StringAttr) -> None:
        if not printer.print_alias(text):
            printer.print_keyword_or_string(text.value)


_FORMATS = {"float": F32, "double": F64, "fp80": F80}


@directive("test", "CustomFloatAttr")
class FloatOfFormat:
    """`"float" : 1.5`"""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Attribute, Any]:
        name = parser.parse_string()
        parser.parse_punctuation(":")
        if name not in _FORMATS:
            raise parser.error("unknown float type, expected 'float', 'double' or 'fp80'")
        return StringAttr(name), parser.parse_float_bits(_FORMATS[name])

    @staticmethod
    def print(printer: AsmPrinter, name: StringAttr, value: Any) -> None:
        printer.print_attribute(name)
        printer.print_text(f" : {float_text(value, _FORMATS[name.value])}")


@directive("test", "CustomStructAttr")
class DynamicNumber:
    """A number, or `?`."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        return (DYNAMIC if parser.parse_optional_punctuation("?") else parser.parse_integer(),)

    @staticmethod
    def print(printer: AsmPrinter, number: int) -> None:
        printer.print_text("?" if number == DYNAMIC else str(number))


@directive("test", "CustomOptStructFieldAttr")
class NumberOrArray:
    """A number for an array of one, or an array."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Attribute]:
        number = parser.parse_optional_integer()
        if number is None:
            return (parser.parse_attribute(),)
        return (ArrayAttr([integer_attr(_I64, number)]),)

    @staticmethod
    def print(printer: AsmPrinter, array: ArrayAttr | None) -> None:
        if array is not None and len(array) == 1 and isinstance(array[0], IntegerAttr):
            printer.print_text(str(array[0].value))
        elif array is not None:
            printer.print_stripped_attribute(array)
