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

from mlirkit.builtin.attributes import UNIT, FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX, FunctionType, IndexType, integer_type
from mlirkit.core.asm_interface import Argument, AsmPrinter, DialectAsmParser, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import emitc
from mlirkit.dialects.emitc.types import is_array_element
from mlirkit.dialects.function_syntax import parse_function, print_function
from mlirkit.dialects.loop_syntax import parse_branches
from mlirkit.dialects.release_definitions import OWN_SYNTAX, OwnSyntax
from mlirkit.dialects.scf.asm import SwitchCases
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, default_dialect, directive, follows_signature, value_assembly
from mlirkit.support.diagnostics import ParseError, with_outer_error

for _operation in (
    emitc.DoOp, emitc.ExpressionOp, emitc.FileOp, emitc.ForOp, emitc.FuncOp, emitc.IfOp, emitc.SwitchOp
):  # fmt: skip
    default_dialect(_operation, "emitc")

directive("emitc", "SwitchCases")(SwitchCases)


@assembly(emitc.IncludeOp)
class IncludeSyntax:
    """Mirrors IncludeOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
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
    def print(op: emitc.IncludeOp, printer: OpAsmPrinter) -> None:
        standard = op.is_standard_include
        printer.print_text(" <" if standard else " ")
        printer.print_string(op.include.value)
        if standard:
            printer.print_text(">")


@assembly(emitc.FuncOp)
class FuncSyntax:
    """Mirrors FuncOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_function(parser, state)
        # The definition does not declare this attribute.
        visibility = state.properties.pop("sym_visibility", None)
        if visibility is not None:
            state.attributes["sym_visibility"] = visibility

    @staticmethod
    def print(op: emitc.FuncOp, printer: OpAsmPrinter) -> None:
        print_function(op, printer)


@assembly(emitc.IfOp)
class IfSyntax:
    """Mirrors IfOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        condition = parser.parse_operand()
        state.operands = [parser.resolve_operand(condition, integer_type(1))]
        parse_branches(parser, state, "emitc.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: emitc.IfOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.condition)
        printer.print_text(" ")
        printer.print_region(op.then_region, False, False)
        if not op.else_region.is_empty:
            printer.print_text(" else ")
            printer.print_region(op.else_region, False, False)
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly(emitc.ForOp)
class ForSyntax:
    """Mirrors ForOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        variable = Argument(parser.parse_operand())
        parser.parse_punctuation("=")
        bounds = [parser.parse_operand()]
        parser.parse_keyword("to")
        bounds.append(parser.parse_operand())
        parser.parse_keyword("step")
        bounds.append(parser.parse_operand())
        variable.type = parser.parse_type() if parser.parse_optional_punctuation(":") else INDEX
        state.operands = [parser.resolve_operand(bound, variable.type) for bound in bounds]
        body = state.add_region()
        parser.parse_region(body, [variable])
        ensure_terminator(body, state, "emitc.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: emitc.ForOp, printer: OpAsmPrinter) -> None:
        variable = op.region.blocks[0].args[0]
        printer.print_text(" ")
        printer.print_operand(variable)
        for text, bound in ((" = ", op.lower_bound), (" to ", op.upper_bound), (" step ", op.step)):
            printer.print_text(text)
            printer.print_operand(bound)
        printer.print_text(" ")
        if not isinstance(variable.type, IndexType):
            printer.print_text(" : ")
            printer.print_type(variable.type)
            printer.print_text(" ")
        printer.print_region(op.region, False, False)
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly(emitc.DoOp)
class DoSyntax:
    """Mirrors DoOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        body = state.add_region()
        condition = state.add_region()
        parser.parse_region(body)
        parser.parse_keyword("while")
        parser.parse_region(condition)
        if body.is_empty:
            body.append_block(Block())
        parser.parse_optional_attr_dict_with_keyword(state.attributes)

    @staticmethod
    def print(op: emitc.DoOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_region(op.body_region, False)
        printer.print_text(" while ")
        printer.print_region(op.condition_region)
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries())


@assembly(emitc.ExpressionOp)
class ExpressionSyntax:
    """Mirrors ExpressionOp::parse and print: inside, the operands keep their names; `noinline` is only
    read."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list()
        if parser.parse_optional_keyword("noinline"):
            state.properties["do_not_inline"] = UNIT
        try:
            type = parser.parse_colon_type()
        except ParseError as error:
            raise with_outer_error(error, parser.error("expected function type")) from None
        at = parser.current_location()
        if not isinstance(type, FunctionType):
            raise parser.error("expected function type", at)
        state.operands = parser.resolve_operands(operands, type.inputs, at)
        if len(type.results) != 1:
            raise parser.error("expected single return type", at)
        state.result_types = list(type.results)
        arguments = [Argument(name, input) for name, input in zip(operands, type.inputs, strict=True)]
        parser.parse_region(state.add_region(), arguments, True)

    @staticmethod
    def print(op: emitc.ExpressionOp, printer: OpAsmPrinter) -> None:
        operands = list(op.defs)
        printer.print_text(" ")
        printer.print_operands(operands)
        printer.print_text(" : ")
        printer.print_functional_type(op)
        printer.print_text(" ")
        printer.shadow_region_args(op.region, operands)
        printer.print_region(op.region, False)


@directive("emitc", "EmitCGlobalOpTypeAndInitialValue", "EmitCFieldOpTypeAndInitialValue")
@follows_signature
class TypeAndInitialValue:
    """`type [= value]`, the value without its type."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[TypeAttr, Attribute | None]:
        type = parser.parse_type()
        if not parser.parse_optional_punctuation("="):
            return TypeAttr(type), None
        value = parser.parse_attribute(value_type(type))
        if not isinstance(value, emitc.OpaqueAttr | DenseElementsAttr | IntegerAttr | FloatAttr):
            raise parser.error(
                "initial value should be a integer, float, elements or opaque attribute",
                parser.name_location(),
            )
        return TypeAttr(type), value

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: emitc.GlobalOp | emitc.FieldOp, type: TypeAttr, value: Attribute | None
    ) -> None:
        printer.print_type(type.type)
        if value is not None:
            printer.print_text(" = ")
            printer.print_attribute_without_type(value)


def value_type(type: Type) -> Type:
    """The type of an initial value: a tensor for an array."""
    if isinstance(type, emitc.ArrayType):
        return RankedTensorType(type.shape, type.element_type)
    return type


@value_assembly(emitc.ArrayType)
class ArraySyntax:
    """`<2x3xtype>`: at least one size, all static."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[tuple[int, ...], Type]:
        parser.parse_punctuation("<")
        shape = parser.parse_dimension_list(False, True)
        at = parser.current_location()
        element = parser.parse_type()
        if not is_array_element(element):
            raise parser.error(f"invalid array element type ''{element}''", at)
        parser.parse_punctuation(">")
        return (tuple(shape), element)

    @staticmethod
    def print(array: emitc.ArrayType, printer: AsmPrinter) -> None:
        printer.print_text("<" + "".join(f"{size}x" for size in array.shape))
        printer.print_type(array.element_type)
        printer.print_text(">")


# -- former syntax ----------------------------------------------------------------------------------------


def _parse_assign_of_19(parser: OpAsmParser, state: OperationState) -> None:
    """`emitc.assign %value : type to %var : type`, with a variable of the value's type."""
    value = parser.parse_operand()
    value_type = parser.parse_colon_type()
    parser.parse_keyword("to")
    variable = parser.parse_operand()
    variable_type = parser.parse_colon_type()
    types = (variable_type, value_type)
    state.operands = [
        parser.resolve_operand(operand, type) for operand, type in zip((variable, value), types, strict=True)
    ]
    parser.parse_optional_attr_dict(state.attributes)


def _print_assign_of_19(op: emitc.AssignOp, printer: OpAsmPrinter) -> None:
    variable, value = op.operand_values()
    printer.print_text(" ")
    printer.print_operand(value)
    printer.print_text(" : ")
    printer.print_type(value.type)
    printer.print_text(" to ")
    printer.print_operand(variable)
    printer.print_text(" : ")
    printer.print_type(variable.type)
    printer.print_optional_attr_dict(op.attributes.entries())


OWN_SYNTAX["emitc.assign"] = OwnSyntax(0, _parse_assign_of_19, _print_assign_of_19, until=19)
