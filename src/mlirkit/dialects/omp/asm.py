"""Custom syntax of omp: loops and allocations.

Clauses are in clauses.py, clauses that define block arguments in block_arguments.py, maps in maps.py.

omp.loop_nest (%i, ...) : type = (%lb, ...) to (%ub, ...) [inclusive] step (%s, ...) [collapse(n)]
              [tiles(n, ...)] region [dict]             printed without the dictionary
omp.canonical_loop [(%cli)] %i : type in range(%count) region [dict]
omp.unroll_heuristic(%cli) [-> ()] [dict]
omp.target_allocmem %device : type, type [(%parameter, ... : type, ...)] [, %size, ...] [dict]
custom<LoopTransformClis>       [(%generatee, ...)] <- (%applyee, ...)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, TypeAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import omp
from mlirkit.dialects.omp.clauses import print_value
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import assembly, directive


def loop_info_type(parser: OpAsmParser) -> omp.CanonicalLoopInfoType:
    """`!omp.cli`, the type of handles of loops in transformations."""
    type: omp.CanonicalLoopInfoType = parser.context.dialect("omp").type_class("cli")()
    return type


@assembly(omp.LoopNestOp)
class LoopNestSyntax:
    """Mirrors LoopNestOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        variables = parser.parse_argument_list("()")
        type = parser.parse_colon_type()
        parser.parse_punctuation("=")
        count = len(variables)
        bounds = [parser.parse_operand_list("()", count)]
        parser.parse_keyword("to")
        bounds.append(parser.parse_operand_list("()", count))
        for variable in variables:
            variable.type = type
        if parser.parse_optional_keyword("inclusive"):
            state.properties["loop_inclusive"] = UNIT
        parser.parse_keyword("step")
        bounds.append(parser.parse_operand_list("()", count))
        if parser.parse_optional_keyword("collapse"):
            parser.parse_punctuation("(")
            collapsed = parser.parse_integer()
            if collapsed > 1:
                state.properties["collapse_num_loops"] = integer_attr(integer_type(64), collapsed)
            parser.parse_punctuation(")")
        if parser.parse_optional_keyword("tiles"):
            parser.parse_punctuation("(")
            sizes = parser.parse_comma_separated_list("", parser.parse_integer)
            state.properties["tile_sizes"] = dense_array(integer_type(64), sizes)
            parser.parse_punctuation(")")
        parser.parse_region(state.add_region(), variables)
        for operands in bounds:
            state.operands.extend(parser.resolve_operands(operands, [type] * count))
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: omp.LoopNestOp, printer: OpAsmPrinter) -> None:
        variables = op.region.blocks[0].args
        printer.print_text(" (")
        printer.print_operands(variables)
        printer.print_text(") : ")
        printer.print_type(variables[0].type)
        printer.print_text(" = (")
        printer.print_operands(op.loop_lower_bounds)
        printer.print_text(") to (")
        printer.print_operands(op.loop_upper_bounds)
        printer.print_text(") ")
        if op.loop_inclusive:
            printer.print_text("inclusive ")
        printer.print_text("step (")
        printer.print_operands(op.loop_steps)
        printer.print_text(") ")
        collapsed = op.collapse_num_loops
        if collapsed is not None and collapsed.value > 1:
            printer.print_text(f"collapse({collapsed.value}) ")
        sizes = op.tile_sizes
        if sizes is not None:
            printer.print_text(f"tiles({', '.join([str(size) for size in sizes.values])}) ")
        printer.print_region(op.region, False)


@assembly(omp.CanonicalLoopOp)
class CanonicalLoopSyntax:
    """Mirrors CanonicalLoopOp::parse and print: the first operand in text is the last one."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        info = []
        if parser.parse_optional_punctuation("("):
            info.append(parser.resolve_operand(parser.parse_operand(), loop_info_type(parser)))
            parser.parse_punctuation(")")
        variable = parser.parse_argument(True)
        parser.parse_keyword("in")
        parser.parse_keyword("range")
        parser.parse_punctuation("(")
        count = parser.parse_operand()
        parser.parse_punctuation(")")
        assert variable.type is not None
        state.operands = [parser.resolve_operand(count, variable.type), *info]
        parser.parse_region(state.add_region(), [variable])
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: omp.CanonicalLoopOp, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        if len(operands) > 1:
            printer.print_text("(")
            printer.print_operand(operands[1])
            printer.print_text(")")
        printer.print_text(" ")
        print_value(printer, op.region.blocks[0].args[0])
        printer.print_text(" in range(")
        printer.print_operand(operands[0])
        printer.print_text(") ")
        printer.print_region(op.region, False)
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly(omp.UnrollHeuristicOp)
class UnrollHeuristicSyntax:
    """Mirrors UnrollHeuristicOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_punctuation("(")
        state.operands = [parser.resolve_operand(parser.parse_operand(), loop_info_type(parser))]
        parser.parse_punctuation(")")
        if parser.parse_optional_punctuation("->"):
            parser.parse_punctuation("(")
            parser.parse_punctuation(")")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: omp.UnrollHeuristicOp, printer: OpAsmPrinter) -> None:
        printer.print_text("(")
        printer.print_operand(op.applyee)
        printer.print_text(")")
        printer.print_optional_attr_dict(op.attributes.entries())


@directive("omp", "LoopTransformClis")
class LoopTransformClis:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand]]:
        generated = []
        if not parser.parse_optional_punctuation("<"):
            generated = parser.parse_operand_list("()")
            parser.parse_punctuation("<")
        parser.parse_punctuation("-")
        return generated, parser.parse_operand_list("()")

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, generated: Sequence[Value], applied_to: Sequence[Value]
    ) -> None:
        for text, values in (("(", generated), (" <- (", applied_to)):
            if values:
                printer.print_text(text)
                printer.print_operands(values)
                printer.print_text(")")


@assembly(omp.TargetAllocMemOp)
class TargetAllocMemSyntax:
    """Mirrors TargetAllocMemOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        device = parser.parse_operand()
        state.operands = [parser.resolve_operand(device, parser.parse_colon_type())]
        parser.parse_punctuation(",")
        state.properties["in_type"] = TypeAttr(parser.parse_type())
        operands: list[Any] = []
        types: list[Type] = []
        if parser.parse_optional_punctuation("("):
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_punctuation(")")
        parameters = len(operands)
        if parser.parse_optional_punctuation(","):
            sizes = parser.parse_operand_list()
            operands = [*operands, *sizes]
            types = [*types, *[INDEX] * len(sizes)]
        state.operands.extend(parser.resolve_operands(operands, types, parser.name_location()))
        segments = [1, parameters, len(operands) - parameters]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), segments)
        parser.parse_optional_attr_dict(state.attributes)
        state.result_types = [integer_type(64)]

    @staticmethod
    def print(op: omp.TargetAllocMemOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        print_value(printer, op.device)
        printer.print_text(", ")
        printer.print_type(op.in_type.value)
        if op.typeparams:
            printer.print_text("(")
            printer.print_operands(op.typeparams)
            printer.print_text(" : ")
            printer.print_types([typeparam.type for typeparam in op.typeparams])
            printer.print_text(")")
        for size in op.shape:
            printer.print_text(", ")
            printer.print_operand(size)
        printer.print_optional_attr_dict(op.attributes.entries(), ("in_type", OPERAND_SIZES))
