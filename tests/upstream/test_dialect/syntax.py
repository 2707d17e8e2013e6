"""The custom syntax of the test dialect's operations."""

from __future__ import annotations

import base64
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import Argument, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.ods.live.hooks import assembly

assembly("test.conversion_func_op")(FunctionSyntax)


@assembly("test.isolated_region")
class IsolatedRegion:
    """`%x region`, whose argument hides the operand."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operand = parser.parse_operand()
        state.operands = [parser.resolve_operand(operand, INDEX)]
        parser.parse_region(state.add_region(), [Argument(operand, INDEX)], True)

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.operands[0])
        printer.shadow_region_args(op.regions[0], [op.operands[0]])
        printer.print_text(" ")
        printer.print_region(op.regions[0], False)


@assembly("test.affine_scope")
class AffineScope:
    """`region`"""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_region(state.add_region())

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_region(op.regions[0], False)


@assembly("test.single_no_terminator_custom_asm_op")
class NoTerminator:
    """`region`, without its terminator."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_region(state.add_region())

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_region(op.regions[0], False, False)


@assembly("test.parse_integer_literal")
class ResultCount:
    """`[: n]`, the number of results."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        if parser.parse_optional_punctuation(":"):
            state.result_types = [INDEX] * parser.parse_unsigned(64)

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        if len(op.results):
            printer.print_text(f" : {len(op.results)}")


@assembly("test.parse_wrapped_keyword")
class WrappedKeyword:
    """A keyword."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.attributes["keyword"] = StringAttr(parser.parse_any_keyword())

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(f" {op.keyword.value}")


@assembly("test.parse_b64")
class Base64Bytes:
    """Bytes in base 64."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        data = base64.b64decode(parser.parse_string(), validate=True)
        state.attributes["b64"] = StringAttr(data.decode("utf-8", "surrogateescape"))

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        data = op.b64.value.encode("utf-8", "surrogateescape")
        printer.print_text(f' "{base64.b64encode(data).decode()}"')


@assembly("test.wrapping_region")
class WrappingRegion:
    """`wraps` an operation in generic form."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_keyword("wraps")
        block = Block()
        state.add_region().append_block(block)
        wrapped = parser.parse_generic_operation()
        block.append(wrapped)
        _append_return(parser, block, wrapped)
        state.result_types = [each.type for each in wrapped.results]
        state.location = wrapped.location

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(" wraps ")
        printer.print_generic_op(op.regions[0].blocks[0].operations[0])


def _append_return(parser: OpAsmParser, block: Block, op: Any) -> None:
    """End a block with the results of its operation."""
    state = parser.build(parser.context.operation_name("test.return"), op.location)
    state.operands = list(op.results)
    block.append(create_operation(state))


@assembly("test.pretty_printed_region")
class PrettyPrintedRegion:
    """`%a, %b start test.special.op end : (types) -> types [loc]`, or the rest of the generic form."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        operands = parser.parse_operand_list()
        if not parser.parse_optional_keyword("start"):
            parser.parse_generic_operation_after_op_name(state, operands)
            return
        name = parser.parse_custom_operation_name()
        parser.parse_keyword("end")
        parser.parse_punctuation(":")
        type = parser.parse_type()
        explicit = parser.parse_optional_location_specifier()
        location = parser.location_at(at) if explicit is None else explicit
        state.operands = parser.resolve_operands(operands, type.inputs, at)
        block = Block()
        block.add_arguments([type.inputs[0]] * 2, [location] * 2)
        state.add_region().append_block(block)
        inner = parser.build(name, location)
        inner.operands = list(block.arguments)
        inner.result_types = [type.inputs[0]]
        op = create_operation(inner)
        block.append(op)
        _append_return(parser, block, op)
        state.result_types = list(type.results)
        state.location = location

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operands)
        if op.regions[0].blocks[0].operations[0].name == "test.special.op":
            printer.print_text(" start test.special.op end")
        else:
            printer.print_text(" (")
            printer.print_region(op.regions[0])
            printer.print_text(")")
        printer.print_text(" : ")
        printer.print_functional_type(op)


@assembly("test.polyfor")
class PolyFor:
    """`%i, %j region`"""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        arguments = parser.parse_argument_list("")
        for argument in arguments:
            argument.type = INDEX
        parser.parse_region(state.add_region(), arguments)

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        for index, argument in enumerate(op.regions[0].blocks[0].arguments):
            printer.print_text(", " if index else "")
            printer.print_region_argument(argument, None, True)
        printer.print_text(" ")
        printer.print_region(op.regions[0], False)


@assembly("test.region_if")
class RegionIf:
    """`%x... : types -> types then region else region join region`"""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list()
        types = parser.parse_colon_type_list()
        state.result_types = parser.parse_arrow_type_list()
        for keyword in ("then", "else", "join"):
            parser.parse_keyword(keyword)
            parser.parse_region(state.add_region())
        state.operands = parser.resolve_operands(operands, types)

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operands)
        printer.print_text(": ")
        printer.print_types([each.type for each in op.operands])
        printer.print_arrow_type_list([each.type for each in op.results])
        for keyword, region in zip(("then", "else", "join"), op.regions, strict=True):
            printer.print_text(f" {keyword} ")
            printer.print_region(region)


@assembly("test.with_bounds_region")
class BoundsRegion:
    """`[{...}] %x : type region`"""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_optional_attr_dict(state.attributes)
        argument = parser.parse_argument(True)
        parser.parse_region(state.add_region(), [argument])

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" ")
        printer.print_region_argument(op.regions[0].blocks[0].arguments[0])
        printer.print_text(" ")
        printer.print_region(op.regions[0], False)


@assembly("test.string_attr_pretty_name")
class PrettyNames:
    """`[attributes {...}]`; the attribute `names` has the names of the results."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        count = parser.number_of_results()
        state.result_types = [integer_type(32)] * count
        attributes: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict_with_keyword(attributes)
        if "names" not in attributes and count:
            names = [parser.result_name(index) for index in range(count)]
            attributes["names"] = ArrayAttr(
                [StringAttr("" if each[:1].isdigit() else each) for each in names]
            )
        state.attributes.update(attributes)

    @staticmethod
    def print(op: Any, printer: OpAsmPrinter) -> None:
        names = [getattr(each, "value", None) for each in op.names]
        shown = [printer.operand_name(each)[1:] for each in op.results]
        printer.print_optional_attr_dict_with_keyword(
            op.attributes.entries(), ("names",) if names == shown else ()
        )
