"""Syntax of acc's clauses with a value for each device type.

    device     ::= [`[` attribute `]`]              behind its value; by default #acc.device_type<none>
    value      ::= %operand `:` type
    values     ::= value device {`,` value device}
    groups     ::= `{` value {`,` value} `}` device {`,` ...}
    keyword    ::= [`(` [`[` attribute {`,` attribute} `]` `,`] values `)`]        the keyword alone: for
    `none`

The operation stores devices in one array attribute and the sizes of groups in another.  As the parsers and
printers of these names in MLIR's OpenACC.cpp, including their omissions: the brackets of `keyword` are read
and dropped, except for `wait`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, ArrayAttr, BoolAttr, UnitAttr
from mlirkit.builtin.dense import DenseArrayAttr, DenseI32ArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import directive


def no_device(parser: OpAsmParser) -> acc.DeviceTypeAttr:
    """`#acc.device_type<none>`."""
    return acc.DeviceTypeAttr.get(acc.DeviceType.None_, context=parser.context)


def only_no_device(parser: OpAsmParser) -> ArrayAttr:
    """The devices of a keyword without values."""
    return ArrayAttr([no_device(parser)])


def parse_device(parser: OpAsmParser) -> acc.DeviceTypeAttr:
    """Parse `[device]`, or nothing."""
    if not parser.parse_optional_punctuation("["):
        return no_device(parser)
    device: acc.DeviceTypeAttr = parse_attribute_of(parser, acc.DeviceTypeAttr)
    parser.parse_punctuation("]")
    return device


def parse_devices(parser: OpAsmParser) -> list[Attribute]:
    """Parse `device, ...]` behind the opening bracket; any attributes."""
    devices = parser.parse_comma_separated_list("", parser.parse_attribute)
    parser.parse_punctuation("]")
    return list(devices)


def is_none(device: Attribute) -> bool:
    return isinstance(device, acc.DeviceTypeAttr) and device.value == acc.DeviceType.None_


def has_only_no_device(devices: ArrayAttr | None) -> bool:
    return devices is not None and len(devices) == 1 and is_none(devices[0])


def print_device(printer: OpAsmPrinter, device: Attribute) -> None:
    """Print ` [device]` unless it is `none`."""
    if not is_none(device):
        printer.print_text(" [")
        printer.print_attribute(device)
        printer.print_text("]")


def print_devices(printer: OpAsmPrinter, devices: ArrayAttr | None) -> None:
    """Print `[device, ...]` if not empty."""
    if not devices:
        return
    printer.print_text("[")
    for device in comma_separated(printer, devices):
        printer.print_attribute(device)
    printer.print_text("]")


def print_alone(printer: OpAsmPrinter, alone: ArrayAttr | None, devices: ArrayAttr | None) -> None:
    """Print the devices of the bare keyword, in front of the values of others."""
    print_devices(printer, alone)
    if alone and devices:
        printer.print_text(", ")


def print_value(printer: OpAsmPrinter, value: Value) -> None:
    printer.print_operand(value)
    printer.print_text(" : ")
    printer.print_type(value.type)


class Values:
    """Operands, types, devices and segment sizes of a clause that is being parsed."""

    def __init__(self, parser: OpAsmParser) -> None:
        self.parser = parser
        self.operands: list[Any] = []
        self.types: list[Any] = []
        self.devices: list[Attribute] = []
        self.sizes: list[int] = []

    def parse_one(self) -> None:
        self.operands.append(self.parser.parse_operand())
        self.types.append(self.parser.parse_colon_type())

    def parse_values(self) -> None:
        def parse_one() -> None:
            self.parse_one()
            self.devices.append(parse_device(self.parser))

        self.parser.parse_comma_separated_list("", parse_one)

    def parse_groups(self, begin: Callable[[], None] | None = None) -> None:
        """Parse `{...}, ...`; `begin` reads the start of a group."""
        parser = self.parser
        while True:
            parser.parse_punctuation("{")
            count = len(self.operands)
            if begin is not None:
                begin()
            parser.parse_comma_separated_list("", self.parse_one)
            self.sizes.append(len(self.operands) - count)
            parser.parse_punctuation("}")
            self.devices.append(parse_device(parser))
            if not parser.parse_optional_punctuation(","):
                return

    def device_array(self) -> ArrayAttr:
        return ArrayAttr(self.devices)

    def size_array(self) -> DenseArrayAttr:
        return dense_array(integer_type(32), self.sizes)


def print_values(printer: OpAsmPrinter, values: Sequence[Value], devices: ArrayAttr | None) -> None:
    for device, value in comma_separated(printer, zip(devices or (), values, strict=False)):
        print_value(printer, value)
        print_device(printer, device)


def print_groups(
    printer: OpAsmPrinter,
    values: Sequence[Value],
    devices: ArrayAttr | None,
    sizes: DenseI32ArrayAttr | None,
    prefix: Callable[[int, int, bool], str] | None = None,
) -> None:
    """Print `{...}, ...`; `prefix(group, value, is_first)` is the text before a value."""
    at = 0
    counts = () if sizes is None else sizes.values
    for group, device in enumerate(devices or ()):
        printer.print_text(", {" if group else "{")
        # The verifier does not check that the sizes add up to the number of values.
        count = counts[group] if group < len(counts) else 0
        for number in range(min(count, len(values) - at)):
            if number:
                printer.print_text(", ")
            if prefix is not None:
                printer.print_text(prefix(group, at, not number))
            print_value(printer, values[at])
            at += 1
        printer.print_text("}")
        print_device(printer, device)


@directive("acc", "DeviceTypeOperands")
class DeviceTypeOperands:
    """`values`: operands, types, devices."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr]:
        values = Values(parser)
        values.parse_values()
        return values.operands, values.types, values.device_array()

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: ArrayAttr,
    ) -> None:
        print_values(printer, values, devices)


@directive("acc", "NumGangs", "DeviceTypeOperandsWithSegment")
class DeviceTypeOperandsWithSegment:
    """`groups`: operands, types, devices, sizes."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr, DenseArrayAttr]:
        values = Values(parser)
        values.parse_groups()
        return values.operands, values.types, values.device_array(), values.size_array()

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: ArrayAttr,
        sizes: DenseI32ArrayAttr,
    ) -> None:
        print_groups(printer, values, devices, sizes)


@directive("acc", "DeviceTypeOperandsWithKeywordOnly")
class DeviceTypeOperandsWithKeywordOnly:
    """`keyword`: operands, types, their devices, devices without operand."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr | None, ArrayAttr | None]:
        if not parser.parse_optional_punctuation("("):
            return [], [], None, only_no_device(parser)
        if parser.parse_optional_punctuation("["):
            parse_devices(parser)
            parser.parse_punctuation(",")
        values = Values(parser)
        values.parse_values()
        parser.parse_punctuation(")")
        return values.operands, values.types, values.device_array(), None

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: ArrayAttr | None,
        alone: ArrayAttr | None,
    ) -> None:
        if not values and has_only_no_device(alone):
            return
        printer.print_text("(")
        print_alone(printer, alone, devices)
        print_values(printer, values, devices)
        printer.print_text(")")


@directive("acc", "WaitClause")
class WaitClause:
    """`[( [[device, ...],] {[devnum:] value, ...} device, ... )]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...] | None:
        if not parser.parse_optional_punctuation("("):
            return [], [], None, None, None, only_no_device(parser)
        alone: list[Attribute] = []
        if parser.parse_optional_punctuation("["):
            alone = parse_devices(parser)
            parser.parse_punctuation(",")
        values = Values(parser)
        numbered: list[Attribute] = []

        def begin() -> None:
            has_number = parser.parse_optional_keyword("devnum")
            if has_number:
                parser.parse_punctuation(":")
            numbered.append(BoolAttr.get(has_number))

        values.parse_groups(begin)
        parser.parse_punctuation(")")
        return (
            values.operands,
            values.types,
            values.device_array(),
            values.size_array(),
            ArrayAttr(numbered),
            ArrayAttr(alone),
        )

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: ArrayAttr | None,
        sizes: DenseI32ArrayAttr | None,
        numbered: ArrayAttr | None,
        alone: ArrayAttr,
    ) -> None:
        if not values and has_only_no_device(alone):
            return
        printer.print_text("(")
        print_alone(printer, alone, devices)

        def prefix(group: int, at: int, is_first: bool) -> str:
            if not is_first or numbered is None or group >= len(numbered):
                return ""
            flag = numbered[group]
            return "devnum: " if isinstance(flag, BoolAttr) and flag.value else ""

        print_groups(printer, values, devices, sizes, prefix)
        printer.print_text(")")


@directive("acc", "OperandWithKeywordOnly")
class OperandWithKeywordOnly:
    """`[(value)]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[UnresolvedOperand | None, Type | None, UnitAttr | None]:
        if not parser.parse_optional_punctuation("("):
            return None, None, UNIT
        operand = parser.parse_operand()
        type = parser.parse_colon_type()
        parser.parse_punctuation(")")
        return operand, type, None

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, value: Value | None, type: Type, alone: UnitAttr | None
    ) -> None:
        if alone is None and value is not None:
            printer.print_text("(")
            print_value(printer, value)
            printer.print_text(")")


@directive("acc", "OperandsWithKeywordOnly")
class OperandsWithKeywordOnly:
    """`[(%operand, ... : type, ...)]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[Type], UnitAttr | None]:
        if not parser.parse_optional_punctuation("("):
            return [], [], UNIT
        operands = parser.parse_comma_separated_list("", parser.parse_operand)
        types = parser.parse_colon_type_list()
        parser.parse_punctuation(")")
        return operands, types, None

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        alone: UnitAttr | None,
    ) -> None:
        if alone is None:
            printer.print_text("(")
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types(types)
            printer.print_text(")")


@directive("acc", "DeviceTypeArrayAttr")
class DeviceTypeArrayAttr:
    """`[([device, ...])]`; as in MLIR, the parenthesis of an empty list is not closed."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr]:
        if not parser.parse_optional_punctuation("("):
            return (only_no_device(parser),)
        devices: list[Attribute] = []
        if parser.parse_optional_punctuation("["):
            devices = parse_devices(parser)
            parser.parse_punctuation(")")
        return (ArrayAttr(devices),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, devices: ArrayAttr | None) -> None:
        if not devices or has_only_no_device(devices):
            return
        printer.print_text("(")
        print_devices(printer, devices)
        printer.print_text(")")
