"""Custom syntax of torch.

torch.prim.If %condition -> (types) region else region [dict]
torch.constant.int integer [dict]
torch.initialize.global_slots [dict] [ (@slot(%value : type))* ]
torch.bind_symbolic_shape %tensor, [%size, ...], affine map [dict] : type
torch.onnx.rotary_embedding %a, ... : type, ... -> type
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import assembly
from mlirkit_dialects.torch import classes as torch

_I64 = integer_type(64)


@assembly(torch.PrimIfOp)
class IfSyntax:
    """Mirrors PrimIfOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        condition = parser.parse_operand()
        state.operands = [parser.resolve_operand(condition, torch.BoolType.get(context=parser.context))]
        state.result_types = parser.parse_arrow_type_list()
        parser.parse_region(state.add_region())
        parser.parse_keyword("else")
        parser.parse_region(state.add_region())
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: torch.PrimIfOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.condition)
        printer.print_text(" -> (")
        printer.print_types(op.result_types())
        printer.print_text(") ")
        printer.print_region(op.thenRegion, print_entry_block_args=False)
        printer.print_text(" else ")
        printer.print_region(op.elseRegion, print_entry_block_args=False)
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly(torch.ConstantIntOp)
class IntSyntax:
    """Mirrors ConstantIntOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.result_types = [torch.IntType.get(context=parser.context)]
        value = parser.parse_integer()
        parser.parse_optional_attr_dict(state.attributes)
        state.attributes["value"] = integer_attr(_I64, value % (1 << 64))

    @staticmethod
    def print(op: torch.ConstantIntOp, printer: OpAsmPrinter) -> None:
        printer.print_text(f" {op.value.value}")
        printer.print_optional_attr_dict(op.attributes.entries(), ("value",))


@assembly(torch.InitializeGlobalSlotsOp)
class InitializeSyntax:
    """Mirrors InitializeGlobalSlotsOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation("[")
        slots: list[Attribute] = []
        values: list[Value] = []
        while not parser.parse_optional_punctuation("]"):
            slots.append(FlatSymbolRefAttr(parser.parse_symbol_name().value))
            parser.parse_punctuation("(")
            value = parser.parse_operand()
            values.append(parser.resolve_operand(value, parser.parse_colon_type()))
            parser.parse_punctuation(")")
        state.operands = values
        state.attributes["slotSymNames"] = ArrayAttr(slots)

    @staticmethod
    def print(op: torch.InitializeGlobalSlotsOp, printer: OpAsmPrinter) -> None:
        printer.print_optional_attr_dict(op.attributes.entries(), ("slotSymNames",))
        printer.print_text(" [")
        printer.print_newline()
        for slot, value in zip(op.slotSymNames, op.initialValues, strict=True):
            printer.print_text("  ")
            printer.print_attribute(slot)
            printer.print_text("(")
            printer.print_operand(value)
            printer.print_text(" : ")
            printer.print_type(value.type)
            printer.print_text(")")
            printer.print_newline()
        printer.print_text("]")


@assembly(torch.BindSymbolicShapeOp)
class BindSymbolicShapeSyntax:
    """Mirrors BindSymbolicShapeOp::parse and print: the map is printed in place, never as an alias."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operand = parser.parse_operand()
        parser.parse_punctuation(",")
        parser.parse_punctuation("[")
        symbols = parser.parse_operand_list()
        parser.parse_punctuation("]")
        parser.parse_punctuation(",")
        state.attributes["shape_expressions"] = parser.parse_attribute()
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        size = torch.IntType.get(context=parser.context)
        sizes = [parser.resolve_operand(symbol, size) for symbol in symbols]
        state.operands = [parser.resolve_operand(operand, type), *sizes]

    @staticmethod
    def print(op: torch.BindSymbolicShapeOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.operand)
        printer.print_text(", [")
        printer.print_operands(op.shape_symbols)
        printer.print_text(f"], affine_map<{op.shape_expressions.value}>")
        printer.print_optional_attr_dict(op.attributes.entries(), ("shape_expressions",))
        printer.print_text(" : ")
        printer.print_type(op.operand.type)


@assembly(torch.OnnxVariantRotaryEmbeddingOp)
class RotaryEmbeddingSyntax:
    """Mirrors OnnxVariantRotaryEmbeddingOp::parse and print."""

    OPERANDS = 9

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list(required=RotaryEmbeddingSyntax.OPERANDS)
        types = parser.parse_colon_type_list()
        state.operands = parser.resolve_operands(operands, types, parser.current_location())
        state.result_types = parser.parse_arrow_type_list()

    @staticmethod
    def print(op: torch.OnnxVariantRotaryEmbeddingOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        printer.print_text(" : ")
        printer.print_types([value.type for value in op.operand_values()])
        printer.print_text(" -> ")
        printer.print_type(op.result.type)
