"""Custom syntax of shape.

shape.const_shape [dict] [integers] : type
shape.assuming %witness [-> types] region [dict]
shape.reduce(%shape, %init, ...) : type [-> types] region [dict]
shape.func function
shape.function_library @name [attributes dict] region mapping dict
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX, NONE
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import shape
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.dialects.loop_syntax import print_parenthesized
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, default_dialect

default_dialect(shape.FuncOp, "shape")
default_dialect(shape.FunctionLibraryOp, "shape")


@assembly(shape.ConstShapeOp)
class ConstShapeSyntax:
    """Mirrors ConstShapeOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_optional_attr_dict(state.attributes)
        extents = parser.parse_attribute()
        if not isinstance(extents, ArrayAttr):
            raise parser.error("expected array attribute")
        sizes: list[int] = []
        for extent in extents:
            if not isinstance(extent, IntegerAttr):
                raise parser.error("expected integer value")
            sizes.append(extent.value)
        state.properties["shape"] = DenseElementsAttr.get(sizes, type=RankedTensorType((len(sizes),), INDEX))
        state.result_types = [parser.parse_colon_type()]

    @staticmethod
    def print(op: shape.ConstShapeOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_optional_attr_dict(op.attributes.entries(), ("shape",))
        sizes = ", ".join(str(int(size)) for size in op.shape)
        printer.print_text(f"[{sizes}] : ")
        printer.print_type(op.result.type)


@assembly(shape.AssumingOp)
class AssumingSyntax:
    """Mirrors AssumingOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        region = state.add_region()
        witness = parser.parse_operand()
        type = shape.WitnessType.get(context=parser.context)
        state.operands = [parser.resolve_operand(witness, type)]
        state.result_types = parser.parse_optional_arrow_type_list()
        parser.parse_region(region)
        ensure_terminator(region, state, "shape.assuming_yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: shape.AssumingOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.witness)
        types = op.result_types()
        if types:
            print_parenthesized(printer, types)
        printer.print_text(" ")
        printer.print_region(op.doRegion, False, bool(types))
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly(shape.ReduceOp)
class ReduceSyntax:
    """Mirrors ReduceOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list("()")
        type = parser.parse_colon_type()
        state.result_types = parser.parse_optional_arrow_type_list()
        types = [type, *state.result_types]
        state.operands = parser.resolve_operands(operands, types, parser.current_location())
        parser.parse_region(state.add_region())
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: shape.ReduceOp, printer: OpAsmPrinter) -> None:
        printer.print_text("(")
        printer.print_operands(op.operand_values())
        printer.print_text(") : ")
        printer.print_type(op.shape.type)
        types = op.result_types()
        if types:
            printer.print_arrow_type_list(types)
        printer.print_text(" ")
        printer.print_region(op.region)
        printer.print_optional_attr_dict(op.attributes.entries())


assembly(shape.FuncOp)(FunctionSyntax)


@assembly(shape.FunctionLibraryOp)
class FunctionLibrarySyntax:
    """Mirrors FunctionLibraryOp::parse and print: no format leaves out terminators that have attributes."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_region(state.add_region())
        parser.parse_keyword("mapping")
        state.properties["mapping"] = parse_attribute_of(parser, DictionaryAttr, NONE)

    @staticmethod
    def print(op: shape.FunctionLibraryOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_symbol_name(op.sym_name.value)
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), ("mapping", "sym_name"))
        printer.print_text(" ")
        printer.print_region(op.body, True, False)
        printer.print_text(" mapping ")
        printer.print_attribute(op.mapping)
