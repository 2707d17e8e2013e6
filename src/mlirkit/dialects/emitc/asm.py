"""Custom syntax of emitc.

emitc.include "file" | <"file">
emitc.func function
emitc.if %c region [else region] [dict]
emitc.for %i = %lb to %ub step %s [: type] region [dict]
emitc.do region while region [attributes dict]
emitc.expression %x, ... [noinline] : function-type region
emitc.switch ... `case` integer region ...
emitc.global ... : type [= value]           and emitc.field
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import UNIT, FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX, FunctionType, IndexType, integer_type
from mlirkit.core.asm_interface import Argument
from mlirkit.core.block import Block
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.emitc.types import is_array_element
from mlirkit.dialects.function_syntax import parse_function, print_function
from mlirkit.dialects.loop_syntax import parse_branches
from mlirkit.dialects.scf.asm import SwitchCases
from mlirkit.ods.live.hooks import assembly, default_dialect, directive, value_assembly
from mlirkit.ods.live.region_text import ensure_terminator

for _name in ("do", "expression", "file", "for", "func", "if", "switch"):
    default_dialect(f"emitc.{_name}", "emitc")

directive("emitc", "SwitchCases")(SwitchCases)


@assembly("emitc.include")
class IncludeSyntax:
    """As IncludeOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        standard = parser.parse_optional_punctuation("<")
        at = parser.name_location()
        file = parser.parse_optional_string()
        if file is None:
            raise parser.error("expected string attribute", at)
        state.properties["include"] = StringAttr(file)
        if standard:
            if not parser.parse_optional_punctuation(">"):
                raise parser.error("expected trailing '>' for standard include", at)
            state.properties["is_standard_include"] = UNIT

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        standard = op.inherent("is_standard_include") is not None
        printer.print_text(" <" if standard else " ")
        printer.print_string(op.inherent("include").value)
        if standard:
            printer.print_text(">")


@assembly("emitc.func")
class FuncSyntax:
    """As FuncOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        parse_function(parser, state)
        # The definition does not have this one.
        visibility = state.properties.pop("sym_visibility", None)
        if visibility is not None:
            state.attributes["sym_visibility"] = visibility

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        print_function(op, printer)


@assembly("emitc.if")
class IfSyntax:
    """As IfOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        condition = parser.parse_operand()
        state.operands = [parser.resolve_operand(condition, integer_type(1))]
        parse_branches(parser, state, "emitc.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        printer.print_text(" ")
        printer.print_operand(op.operand_at(0))
        printer.print_text(" ")
        printer.print_region(op.region_at(0), False, False)
        if not op.region_at(1).is_empty:
            printer.print_text(" else ")
            printer.print_region(op.region_at(1), False, False)
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly("emitc.for")
class ForSyntax:
    """As ForOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        variable = Argument(parser.parse_operand())
        parser.parse_punctuation("=")
        bounds = [parser.parse_operand()]
        parser.parse_keyword("to")
        bounds.append(parser.parse_operand())
        parser.parse_keyword("step")
        bounds.append(parser.parse_operand())
        variable.type = parser.parse_type() if parser.parse_optional_punctuation(":") else INDEX
        state.operands = [parser.resolve_operand(each, variable.type) for each in bounds]
        body = state.add_region()
        parser.parse_region(body, [variable])
        ensure_terminator(body, state, "emitc.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        variable = op.region_at(0).first_block.args[0]
        printer.print_text(" ")
        printer.print_operand(variable)
        for text, bound in zip((" = ", " to ", " step "), op.operand_values(), strict=True):
            printer.print_text(text)
            printer.print_operand(bound)
        printer.print_text(" ")
        if not isinstance(variable.type, IndexType):
            printer.print_text(" : ")
            printer.print_type(variable.type)
            printer.print_text(" ")
        printer.print_region(op.region_at(0), False, False)
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly("emitc.do")
class DoSyntax:
    """As DoOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        body = state.add_region()
        condition = state.add_region()
        parser.parse_region(body)
        parser.parse_keyword("while")
        parser.parse_region(condition)
        if body.is_empty:
            body.append_block(Block())
        parser.parse_optional_attr_dict_with_keyword(state.attributes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        printer.print_text(" ")
        printer.print_region(op.region_at(0), False)
        printer.print_text(" while ")
        printer.print_region(op.region_at(1))
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries())


@assembly("emitc.expression")
class ExpressionSyntax:
    """As ExpressionOp::parse and print: inside, the operands keep their names; `noinline` is only read."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        operands = parser.parse_operand_list()
        if parser.parse_optional_keyword("noinline"):
            state.properties["do_not_inline"] = UNIT
        type = parser.parse_colon_type()
        at = parser.current_location()
        if not isinstance(type, FunctionType):
            raise parser.error("expected function type", at)
        state.operands = parser.resolve_operands(operands, type.inputs, at)
        if len(type.results) != 1:
            raise parser.error("expected single return type", at)
        state.result_types = list(type.results)
        arguments = [Argument(each, each_type) for each, each_type in zip(operands, type.inputs, strict=True)]
        parser.parse_region(state.add_region(), arguments, True)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        operands = op.operand_values()
        printer.print_text(" ")
        printer.print_operands(operands)
        printer.print_text(" : ")
        printer.print_functional_type(op)
        printer.print_text(" ")
        printer.shadow_region_args(op.region_at(0), operands)
        printer.print_region(op.region_at(0), False)


@directive("emitc", "EmitCGlobalOpTypeAndInitialValue", "EmitCFieldOpTypeAndInitialValue")
class TypeAndInitialValue:
    """`type [= value]`, the value without its type."""

    @staticmethod
    def parse(parser: Any) -> Any:
        type = parser.parse_type()
        if not parser.parse_optional_punctuation("="):
            return TypeAttr(type), None
        value = parser.parse_attribute(value_type(type))
        is_opaque = getattr(value, "FULL_NAME", "") == "emitc.opaque"
        if not is_opaque and not isinstance(value, DenseElementsAttr | IntegerAttr | FloatAttr):
            raise parser.error(
                "initial value should be a integer, float, elements or opaque attribute",
                parser.name_location(),
            )
        return TypeAttr(type), value

    @staticmethod
    def print(printer: Any, op: Any, type: Any, value: Any) -> None:
        printer.print_type(type.value)
        if value is not None:
            printer.print_text(" = ")
            printer.print_attribute_without_type(value)


def value_type(type: Any) -> Any:
    """What an initial value is of: arrays begin as tensors."""
    if getattr(type, "FULL_NAME", "") == "emitc.array":
        return RankedTensorType(*type.parameters)
    return type


@value_assembly("emitc.array")
class ArraySyntax:
    """`<2x3xtype>`: at least one size, each of them known."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: Any) -> Any:
        parser.parse_punctuation("<")
        shape = parser.parse_dimension_list(False, True)
        at = parser.current_location()
        element = parser.parse_type()
        if not is_array_element(element):
            raise parser.error(f"invalid array element type ''{element}''", at)
        parser.parse_punctuation(">")
        return (tuple(shape), element)

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        shape, element = value.parameters
        printer.print_text("<" + "".join(f"{size}x" for size in shape))
        printer.print_type(element)
        printer.print_text(">")
