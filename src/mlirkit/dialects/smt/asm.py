"""Custom syntax of smt.

smt.int.constant integer [dict]
smt.eq %a, %b, ... [dict] : type            and smt.distinct
smt.bv.repeat count times %a [dict] : type
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_attr, integer_width
from mlirkit.builtin.integer import decimal_text
from mlirkit.builtin.types import UNSIGNED, integer_type
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import live_class, smt
from mlirkit.dialects.format_directives import SameTypes
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import assembly, assembly_format, directive, value_assembly


def constant_attribute(value: int) -> IntegerAttr:
    """An integer attribute as LLVM parses it: four bits per digit, 64 for zero, and one for a sign that does
    not fit."""
    width = 4 * len(decimal_text(abs(value))) if value else 64
    if abs(value).bit_length() == width:
        width += 1
    return integer_attr(integer_type(width, UNSIGNED), value % (1 << width))


def signed_value(attribute: IntegerAttr) -> int:
    """The value of an integer attribute of any signedness, its bits read as signed; index has 64."""
    width = integer_width(attribute.type)
    value = int(attribute.value) % (1 << width)
    return value - (1 << width) if value >> (width - 1) else value


@assembly(smt.IntConstantOp)
class IntConstantSyntax:
    """Mirrors IntConstantOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        value = constant_attribute(parser.parse_wide_integer())
        parser.parse_optional_attr_dict(state.attributes)
        # C++ sets the property, which the dictionary may override.
        if "value" not in state.attributes:
            state.properties["value"] = value
        state.result_types = [parser.context.dialect("smt").type_class("int")()]

    @staticmethod
    def print(op: smt.IntConstantOp, printer: OpAsmPrinter) -> None:
        printer.print_text(f" {decimal_text(signed_value(op.value))}")
        printer.print_optional_attr_dict(op.attributes.entries(), ("value",))


directive("smt", "SameTypes")(SameTypes)
assembly_format(
    smt.EqOp,
    smt.DistinctOp,
    format="$inputs attr-dict `:` custom<SameTypes>(type($inputs), ref($inputs))",
    result="::mlir::smt::BoolType::get($_builder.getContext())",
)


# The constant has the width of a bit vector.
_MOST_BITS = 63


@assembly(smt.RepeatOp)
class RepeatSyntax:
    """Mirrors RepeatOp::parse and print: the count is the ratio of widths."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        count = parser.parse_wide_integer()
        parser.parse_keyword("times")
        if count < 1:
            raise parser.error("integer must be positive", at)
        operand_at = parser.current_location()
        operand = parser.parse_operand()
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation(":")
        type = parser.parse_type()
        state.operands = [parser.resolve_operand(operand, type)]
        if not isinstance(type, smt.BitVectorType):
            raise parser.error("input must have bit-vector type", operand_at)
        if count.bit_length() > _MOST_BITS:
            raise parser.error(f"integer must fit into {_MOST_BITS} bits", at)
        width = type.width * count
        if width.bit_length() > _MOST_BITS:
            raise parser.error(
                "result bit-width (provided integer times bit-width of the input type) must fit into "
                f"{_MOST_BITS} bits",
                at,
            )
        state.result_types = [parser.context.dialect("smt").type_class("bv")(width)]

    @staticmethod
    def print(op: smt.RepeatOp, printer: OpAsmPrinter) -> None:
        operand = op.input
        count = op.result.type.width // operand.type.width
        printer.print_text(f" {count} times ")
        printer.print_operand(operand)
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" : ")
        printer.print_type(operand.type)


@value_assembly(smt.BitVectorAttr)
class BitVectorSyntax:
    """`<integer>`, followed by its type; the parameter is the pair of signed value and type."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[tuple[int, Type]]:
        at = parser.current_location()
        parser.parse_punctuation("<")
        value = parser.parse_wide_integer()
        parser.parse_punctuation(">")
        if not isinstance(type, smt.BitVectorType):
            raise parser.error("explicit bit-vector type required", at)
        # C++ keeps the width in 32 bits, from which the attribute takes its type.
        width = type.width % (1 << 32)
        if (value if value >= 0 else 2 * ~value).bit_length() > width:
            raise parser.error(f"integer value out of range for given bit-vector type '{type}'", at)
        if value > 0 and value.bit_length() == width:
            value -= 1 << width
        if width != type.width:
            type = live_class(smt.BitVectorType, parser.context)(width)
        return ((value, type),)

    @staticmethod
    def print(value: smt.BitVectorAttr, printer: AsmPrinter) -> None:
        ((number, _),) = parameters_of(value)
        printer.print_text(f"<{decimal_text(number)}>")

    @staticmethod
    def type_of(value: smt.BitVectorAttr) -> Type:
        type: Type
        ((_, type),) = parameters_of(value)
        return type
