"""Custom syntax of spirv: modules and their operations, constants, control flow.

Memory is in memory.py; composites, images and arithmetic in composites.py; types and attributes in types.py
and attributes.py.

spirv.module [@name] AddressingModel MemoryModel [requires attribute] [attributes dict] region
spirv.func @name signature "FunctionControl" [attributes dict] [region]
spirv.ARM.Graph @name signature [attributes dict] [region]
spirv.GlobalVariable @name [initializer(@symbol)] [decorations] [dict] : pointer type
spirv.EntryPoint "ExecutionModel" @name [, @symbol, ...]         spirv.ARM.GraphEntryPoint without the string
spirv.ExecutionMode @name "ExecutionMode" [, integer, ...]
spirv.Constant attribute [: type]
spirv.SpecConstant @name [spec_id(integer)] = attribute
spirv.SpecConstantComposite @name (@symbol, ...) : type          and spirv.EXT.SpecConstantCompositeReplicate
spirv.SpecConstantOperation wraps generic-operation [dict]       printed without the dictionary
spirv.BranchConditional %c [[weight, weight]], ^bb [(...)], ^bb [(...)]
spirv.mlir.selection, spirv.mlir.loop     [control(Word)] [-> types] region
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, TypeAttr, integer_attr
from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.builtin.types import FunctionType, GraphType, NoneType
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.cf.asm import SwitchOpCases
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.format_directives import AnyAttribute, OperandList
from mlirkit.dialects.function_syntax import (
    add_argument_and_result_attributes,
    parse_arguments,
    parse_results,
    print_signature,
)
from mlirkit.dialects.spirv.memory import I32, parse_decorations, print_decorations
from mlirkit.dialects.spirv.words import (
    parse_control,
    parse_keyword_case,
    parse_string_case,
    parse_symbol,
    print_control,
    print_symbols,
)
from mlirkit.ods.live.formats.region_text import ensure_block
from mlirkit.ods.live.hooks import assembly, assembly_format, directive, follows_signature

directive("spirv", "AnyAttribute")(AnyAttribute)
directive("spirv", "OperandList")(OperandList)
directive("spirv", "SwitchOpCases")(SwitchOpCases)


@assembly(spirv.ModuleOp)
class ModuleSyntax:
    """Mirrors ModuleOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        body = state.add_region()
        name = parser.parse_optional_symbol_name()
        if name is not None:
            state.properties["sym_name"] = name
        for mnemonic in ("addressing_model", "memory_model"):
            state.properties[mnemonic] = parse_keyword_case(parser, mnemonic)
        if parser.parse_optional_keyword("requires"):
            triple = parse_attribute_of(parser, spirv.VerCapExtAttr)
            state.properties["vce_triple"] = triple
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_region(body)
        ensure_block(body)

    @staticmethod
    def print(op: spirv.ModuleOp, printer: OpAsmPrinter) -> None:
        name = op.sym_name
        if name is not None:
            printer.print_text(" ")
            printer.print_symbol_name(name.value)
        models = [op.inherent(name) for name in ("addressing_model", "memory_model")]
        printer.print_text(f" {case_of(models[0])} {case_of(models[1])}")
        triple = op.vce_triple_attr
        if triple is not None:
            printer.print_text(" requires ")
            printer.print_attribute(triple)
        elided = ("addressing_model", "memory_model", "sym_name", "vce_triple")
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), elided)
        printer.print_text(" ")
        (region,) = op.regions
        printer.print_region(region)


def parse_callable(
    parser: OpAsmParser,
    state: OperationState,
    make_type: Callable[[Sequence[Type], Sequence[Type]], Type],
    control: str,
) -> None:
    """Parse a name, a signature, the control string if there is one, attributes and a body."""
    state.properties["sym_name"] = parser.parse_symbol_name()
    arguments, _ = parse_arguments(parser, False)
    result_types, result_attributes = parse_results(parser)
    inputs = [argument.type for argument in arguments if argument.type is not None]
    state.properties["function_type"] = TypeAttr(make_type(inputs, result_types))
    if control:
        state.properties[control] = parse_string_case(parser, control)
    parser.parse_optional_attr_dict_with_keyword(state.attributes)
    add_argument_and_result_attributes(
        state, [DictionaryAttr(argument.attributes) for argument in arguments], result_attributes
    )
    parser.parse_optional_region(state.add_region(), arguments)


def print_callable(op: spirv.GraphARMOp | spirv.FuncOp, printer: OpAsmPrinter, control: str) -> None:
    printer.print_text(" ")
    printer.print_symbol_name(op.sym_name.value)
    type = op.function_type.value
    if not isinstance(type, (FunctionType, GraphType)):
        raise NoCustomForm
    print_signature(op, printer, type.inputs, type.results, False)
    if control:
        printer.print_text(f' "{case_of(op.inherent(control))}"')
    elided = ("sym_name", "function_type", "arg_attrs", "res_attrs", control)
    printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), elided)
    if not op.body.is_empty:
        printer.print_text(" ")
        printer.print_region(op.body, False)


@assembly(spirv.FuncOp)
class FuncSyntax:
    """Mirrors FuncOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_callable(parser, state, FunctionType, "function_control")

    @staticmethod
    def print(op: spirv.FuncOp, printer: OpAsmPrinter) -> None:
        print_callable(op, printer, "function_control")


@assembly(spirv.GraphARMOp)
class GraphSyntax:
    """Mirrors GraphARMOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_callable(parser, state, GraphType, "")

    @staticmethod
    def print(op: spirv.GraphARMOp, printer: OpAsmPrinter) -> None:
        print_callable(op, printer, "")


@assembly(spirv.GlobalVariableOp)
class GlobalVariableSyntax:
    """Mirrors GlobalVariableOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.properties["sym_name"] = parser.parse_symbol_name()
        if parser.parse_optional_keyword("initializer"):
            parser.parse_punctuation("(")
            state.properties["initializer"] = parse_symbol(parser)
            parser.parse_punctuation(")")
        parse_decorations(parser, state)
        at = parser.current_location()
        type = parser.parse_colon_type()
        if not isinstance(type, spirv.PointerType):
            raise parser.error("expected spirv.ptr type", at)
        state.properties["type"] = TypeAttr(type)

    @staticmethod
    def print(op: spirv.GlobalVariableOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_symbol_name(op.sym_name.value)
        initializer = op.initializer
        if initializer is not None:
            printer.print_text(" initializer(")
            printer.print_attribute(initializer)
            printer.print_text(")")
        print_decorations(op, printer, ("storage_class", "sym_name", "initializer", "type"))
        printer.print_text(" : ")
        printer.print_type(op.type.value)


@directive("spirv", "Interface")
@follows_signature
class Interface:
    """`[, @symbol, ...]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr]:
        if not parser.parse_optional_punctuation(","):
            return (ArrayAttr([]),)
        return (ArrayAttr(parser.parse_comma_separated_list("", partial(parse_symbol, parser))),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, symbols: ArrayAttr) -> None:
        if symbols:
            printer.print_text(", ")
            print_symbols(printer, symbols)


@directive("spirv", "StringCase")
@follows_signature
class StringCase:
    """Custom directive: an enum case as a string."""

    @staticmethod
    def parse(parser: OpAsmParser, mnemonic: str) -> tuple[Attribute]:
        return (parse_string_case(parser, mnemonic),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute, mnemonic: str) -> None:
        printer.print_text(f'"{case_of(attribute)}"')


@directive("spirv", "ModeValues")
@follows_signature
class ModeValues:
    """`[, integer, ...]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr]:
        values: list[IntegerAttr] = []
        while parser.parse_optional_punctuation(","):
            values.append(integer_attr(I32, parse_attribute_of(parser, IntegerAttr, I32).value))
        return (ArrayAttr(values),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, values: ArrayAttr) -> None:
        for value in values:
            assert isinstance(value, IntegerAttr)
            printer.print_text(f", {value.value}")


assembly_format(
    spirv.EntryPointOp,
    format="""
        custom<StringCase>($execution_model, "\\"execution_model\\"") $fn `` custom<Interface>($interface)
    """,
)
assembly_format(spirv.GraphEntryPointARMOp, format="$fn `` custom<Interface>($interface)")
assembly_format(
    spirv.ExecutionModeOp,
    format="""
        custom<AnyAttribute>($fn) custom<StringCase>($execution_mode, "\\"execution_mode\\"")
        `` custom<ModeValues>($values)
    """,
)


def is_untyped(type: Type | None) -> bool:
    """Whether the type of a constant does not follow from its value's text."""
    return type is None or isinstance(type, (NoneType, RankedTensorType, UnrankedTensorType))


@assembly(spirv.ConstantOp)
@follows_signature
class ConstantSyntax:
    """Mirrors ConstantOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        value = parser.parse_attribute()
        state.properties["value"] = value
        type: Any = getattr(value, "type", None)
        state.result_types = [parser.parse_colon_type() if is_untyped(type) else type]

    @staticmethod
    def print(op: spirv.ConstantOp, printer: OpAsmPrinter) -> None:
        type = op.constant.type
        printer.print_text(" ")
        printer.print_attribute(op.value_attr)
        if isinstance(type, spirv.ArrayType):
            printer.print_text(" : ")
            printer.print_type(type)


@assembly(spirv.SpecConstantOp)
class SpecConstantSyntax:
    """Mirrors SpecConstantOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.properties["sym_name"] = parser.parse_symbol_name()
        if parser.parse_optional_keyword("spec_id"):
            parser.parse_punctuation("(")
            number = parse_attribute_of(parser, IntegerAttr)
            state.attributes["spec_id"] = number
            parser.parse_punctuation(")")
        parser.parse_punctuation("=")
        state.properties["default_value"] = parser.parse_attribute()

    @staticmethod
    def print(op: spirv.SpecConstantOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_symbol_name(op.sym_name.value)
        number = op.attributes.entries().get("spec_id")
        if isinstance(number, IntegerAttr):
            printer.print_text(f" spec_id({number.value})")
        printer.print_text(" = ")
        printer.print_attribute(op.default_value_attr)


def _parse_spec_constant_composite_syntax(parser: OpAsmParser, state: OperationState) -> None:
    state.properties["sym_name"] = parser.parse_symbol_name()
    parser.parse_punctuation("(")
    symbols = parser.parse_comma_separated_list("", partial(parse_symbol, parser))
    parser.parse_punctuation(")")
    state.properties["constituents"] = ArrayAttr(symbols)
    state.properties["type"] = TypeAttr(parser.parse_colon_type())


@assembly(spirv.SpecConstantCompositeOp)
class SpecConstantCompositeSyntax:
    """Mirrors SpecConstantCompositeOp::parse and print."""

    parse = staticmethod(_parse_spec_constant_composite_syntax)

    @staticmethod
    def print(op: spirv.SpecConstantCompositeOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_symbol_name(op.sym_name.value)
        printer.print_text(" (")
        print_symbols(printer, op.constituents)
        printer.print_text(") : ")
        printer.print_type(op.type.value)


@assembly(spirv.EXTSpecConstantCompositeReplicateOp)
class SpecConstantCompositeReplicateSyntax:
    """Mirrors EXTSpecConstantCompositeReplicateOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation("(")
        state.properties["constituent"] = parse_symbol(parser)
        parser.parse_punctuation(")")
        state.properties["type"] = TypeAttr(parser.parse_colon_type())

    @staticmethod
    def print(op: spirv.EXTSpecConstantCompositeReplicateOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_symbol_name(op.sym_name.value)
        printer.print_text(" (")
        printer.print_attribute(op.constituent)
        printer.print_text(") : ")
        printer.print_type(op.type.value)


@assembly(spirv.SpecConstantOperationOp)
class SpecConstantOperationSyntax:
    """Mirrors SpecConstantOperationOp::parse and print; the terminator is not written."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        body = state.add_region()
        parser.parse_keyword("wraps")
        at = parser.current_location()
        wrapped = parser.parse_generic_operation()
        if wrapped.result_count == 0:
            raise parser.error("expected an operation with a result", at)
        first, *_ = wrapped.result_values()
        block = Block()
        body.append_block(block)
        block.append(wrapped)
        info = parser.context.operation_name("spirv.mlir.yield")
        last = OperationState(info, wrapped.location)
        last.operands = [first]
        block.append_new(create_operation(last))
        state.location = wrapped.location
        state.result_types = [first.type]
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: spirv.SpecConstantOperationOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" wraps ")
        printer.print_generic_op(op.body.blocks[0].first)


@directive("spirv", "BranchWeights")
@follows_signature
class BranchWeights:
    """`[[weight, weight]]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr | None]:
        if not parser.parse_optional_punctuation("["):
            return (None,)
        weights = [parse_attribute_of(parser, IntegerAttr, I32)]
        parser.parse_punctuation(",")
        weights.append(parse_attribute_of(parser, IntegerAttr, I32))
        parser.parse_punctuation("]")
        return (ArrayAttr(weights),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, weights: ArrayAttr | None) -> None:
        if weights is not None:
            values = [str(weight.value) for weight in weights if isinstance(weight, IntegerAttr)]
            printer.print_text(f" [{', '.join(values)}]")


assembly_format(
    spirv.BranchConditionalOp,
    format="""
        $condition `` custom<BranchWeights>($branch_weights)
        `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)?
        `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)?
    """,
)


@directive("spirv", "Control")
class Control:
    """`[control(Word)]`"""

    @staticmethod
    def parse(parser: OpAsmParser, mnemonic: str) -> tuple[Attribute]:
        return (parse_control(parser, mnemonic),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute, mnemonic: str) -> None:
        print_control(printer, attribute)


for _operation, _control in ((spirv.SelectionOp, "selection_control"), (spirv.LoopOp, "loop_control")):
    assembly_format(
        _operation,
        format=f"""
            `` custom<Control>(${_control}, "\\"{_control}\\"") (`->` type($results)^)? $body
        """,
    )
