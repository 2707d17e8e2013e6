"""Custom syntax of scf: loops and conditionals, and the cases of `scf.index_switch`.

    scf.execute_region [-> types] [no_inline] region
    scf.if %c [-> types] region [else region]
    scf.for [unsigned] %i = %lb to %ub step %s [iter_args(%x = %init, ...) -> types] [: type] region
    scf.while [(%x = %init, ...)] : function-type region do region [attributes dict]
    scf.parallel (%i, ...) = (%lb, ...) to (%ub, ...) step (%s, ...) [init (%x, ...)] [-> types] region
    scf.forall (%i, ...) in (bounds) | = (bounds) to (bounds) step (steps)
               [shared_outs(%o = %x, ...) -> types] region
    scf.forall.in_parallel region

An attribute dictionary may follow each.  Terminators without operands are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX, IndexType, integer_type
from mlirkit.core.asm_interface import Argument, OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import (
    entries_of,
    inherent_of,
    operand_of,
    operands_of,
    region_of,
    result_types_of,
)
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import scf
from mlirkit.dialects.loop_syntax import (
    WhileSyntax,
    parse_branches,
    print_initialization,
    print_parenthesized,
    print_types,
)
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.formats.dynamic_index_list import (
    DynamicIndices,
    parse_dynamic_index_list,
    print_dynamic_index_list,
)
from mlirkit.ods.live.formats.region_text import ensure_block, ensure_terminator
from mlirkit.ods.live.hooks import assembly, assembly_format, directive


@assembly(scf.ExecuteRegionOp)
class ExecuteRegionSyntax:
    """Mirrors ExecuteRegionOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.result_types = parser.parse_optional_arrow_type_list()
        if parser.parse_optional_keyword("no_inline"):
            state.properties["no_inline"] = UNIT
        parser.parse_region(state.add_region())
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: scf.ExecuteRegionOp, printer: OpAsmPrinter) -> None:
        print_types(printer, op.result_types())
        printer.print_text(" " if op.no_inline_attr is None else " no_inline ")
        printer.print_region(op.region, False, True)
        printer.print_optional_attr_dict(op.attributes.entries(), ("no_inline",))


@assembly(scf.IfOp)
class IfSyntax:
    """Mirrors IfOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        condition = parser.parse_operand()
        state.operands = [parser.resolve_operand(condition, integer_type(1))]
        state.result_types = parser.parse_optional_arrow_type_list()
        parse_branches(parser, state, "scf.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(operand_of(op, 0))
        types = result_types_of(op)
        if types:
            print_parenthesized(printer, types)
        printer.print_text(" ")
        printer.print_region(region_of(op, 0), False, bool(types))
        otherwise = region_of(op, 1)
        if not otherwise.is_empty:
            printer.print_text(" else ")
            printer.print_region(otherwise, False, bool(types))
        printer.print_optional_attr_dict(entries_of(op))


@assembly(scf.ForOp)
class ForSyntax:
    """Mirrors ForOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        if parser.parse_optional_keyword("unsigned"):
            state.properties["unsignedCmp"] = UNIT
        arguments = [Argument(parser.parse_operand())]
        parser.parse_punctuation("=")
        bounds = [parser.parse_operand()]
        parser.parse_keyword("to")
        bounds.append(parser.parse_operand())
        parser.parse_keyword("step")
        bounds.append(parser.parse_operand())
        inits: list[Any] = []
        if parser.parse_optional_keyword("iter_args"):
            for argument, init in parser.parse_assignment_list():
                arguments.append(argument)
                inits.append(init)
            state.result_types = parser.parse_arrow_type_list()
        if len(inits) != len(state.result_types):
            raise parser.error(
                "mismatch in number of loop-carried values and defined values", parser.name_location()
            )
        type = parser.parse_type() if parser.parse_optional_punctuation(":") else INDEX
        types = [type, *state.result_types]
        for argument, argument_type in zip(arguments, types):
            argument.type = argument_type
        body = state.add_region()
        parser.parse_region(body, arguments)
        ensure_terminator(body, state, "scf.yield")
        # After the region, so that its values cannot be operands.
        operands = zip([*bounds, *inits], [type, type, *types], strict=True)
        state.operands = [parser.resolve_operand(operand, its_type) for operand, its_type in operands]
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        operands = operands_of(op)
        inits = operands[3:]
        body = region_of(op, 0)
        arguments = body.get_blocks()[0].args
        printer.print_text(" " if inherent_of(op, "unsignedCmp") is None else " unsigned ")
        printer.print_operand(arguments[0])
        printer.print_text(" = ")
        printer.print_operand(operands[0])
        printer.print_text(" to ")
        printer.print_operand(operands[1])
        printer.print_text(" step ")
        printer.print_operand(operands[2])
        if inits:
            print_initialization(printer, " iter_args", arguments[1:], inits)
            print_parenthesized(printer, [init.type for init in inits])
        printer.print_text(" ")
        type = arguments[0].type
        if not isinstance(type, IndexType):
            printer.print_text(" : ")
            printer.print_type(type)
            printer.print_text(" ")
        printer.print_region(body, False, bool(inits))
        printer.print_optional_attr_dict(entries_of(op), ("unsignedCmp",))


assembly(scf.WhileOp)(WhileSyntax)


@assembly(scf.ParallelOp)
class ParallelSyntax:
    """Mirrors ParallelOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        arguments = parser.parse_argument_list("()")
        parser.parse_punctuation("=")
        count = len(arguments)
        for keyword in ("to", "step", ""):
            operands = parser.parse_operand_list("()", count)
            state.operands.extend(parser.resolve_operands(operands, [INDEX] * count))
            if keyword:
                parser.parse_keyword(keyword)
        inits = parser.parse_operand_list("()") if parser.parse_optional_keyword("init") else []
        state.result_types = parser.parse_optional_arrow_type_list()
        for argument in arguments:
            argument.type = INDEX
        body = state.add_region()
        parser.parse_region(body, arguments)
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), [count] * 3 + [len(inits)])
        parser.parse_optional_attr_dict(state.attributes)
        state.operands.extend(parser.resolve_operands(inits, state.result_types, parser.name_location()))
        ensure_terminator(body, state, "scf.reduce")

    @staticmethod
    def print(op: scf.ParallelOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" (")
        printer.print_operands(op.region.blocks[0].args)
        printer.print_text(") = (")
        printer.print_operands(op.lowerBound)
        printer.print_text(") to (")
        printer.print_operands(op.upperBound)
        printer.print_text(") step (")
        printer.print_operands(op.step)
        printer.print_text(")")
        if op.initVals:
            printer.print_text(" init (")
            printer.print_operands(op.initVals)
            printer.print_text(")")
        print_types(printer, op.result_types())
        printer.print_text(" ")
        printer.print_region(op.region, False)
        printer.print_optional_attr_dict(op.attributes.entries(), (OPERAND_SIZES,))


@assembly(scf.ForallOp)
class ForallSyntax:
    """Mirrors ForallOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        arguments = parser.parse_argument_list("()")
        rank = len(arguments)
        if parser.parse_optional_keyword("in"):
            lower = DynamicIndices([0] * rank)
            upper = parse_bounds(parser, state)
            step = DynamicIndices([1] * rank)
        else:
            parser.parse_punctuation("=")
            lower = parse_bounds(parser, state)
            parser.parse_keyword("to")
            upper = parse_bounds(parser, state)
            parser.parse_keyword("step")
            step = parse_bounds(parser, state)
        at = parser.current_location()
        outputs: list[Any] = []
        if parser.parse_optional_keyword("shared_outs"):
            pairs = parser.parse_assignment_list()
            outputs = [output for _, output in pairs]
            state.result_types = parser.parse_optional_arrow_type_list()
            state.operands.extend(parser.resolve_operands(outputs, state.result_types, at))
            arguments.extend(argument for argument, _ in pairs)
        for argument, type in zip(arguments, [INDEX] * rank + state.result_types):
            argument.type = type
        body = Region()
        parser.parse_region(body, arguments)
        ensure_in_parallel(body, state)
        state.regions.append(body)
        parser.parse_optional_attr_dict(state.attributes)
        state.properties["staticLowerBound"] = lower.integer_attr()
        state.properties["staticUpperBound"] = upper.integer_attr()
        state.properties["staticStep"] = step.integer_attr()
        sizes = [len(bound.values) for bound in (lower, upper, step)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), [*sizes, len(outputs)])

    @staticmethod
    def print(op: scf.ForallOp, printer: OpAsmPrinter) -> None:
        body = op.region
        upper = op.staticUpperBound_attr.values
        rank = len(op.staticLowerBound_attr.values)
        arguments = body.blocks[0].args
        outputs = op.outputs
        printer.print_text(" (")
        printer.print_operands(arguments[:rank])
        if is_normalized(op):
            printer.print_text(") in ")
            print_dynamic_index_list(printer, op.dynamicUpperBound, upper, "()")
        else:
            printer.print_text(") = ")
            print_dynamic_index_list(
                printer, op.dynamicLowerBound, op.staticLowerBound_attr.values, "()"
            )
            printer.print_text(" to ")
            print_dynamic_index_list(printer, op.dynamicUpperBound, upper, "()")
            printer.print_text(" step ")
            print_dynamic_index_list(printer, op.dynamicStep, op.staticStep_attr.values, "()")
        print_initialization(printer, " shared_outs", arguments[rank:], outputs)
        if len(arguments) > rank:
            print_parenthesized(printer, op.result_types())
        printer.print_text(" ")
        printer.print_region(body, False, op.result_count > 0)
        elided = (OPERAND_SIZES, "staticLowerBound", "staticUpperBound", "staticStep")
        printer.print_optional_attr_dict(op.attributes.entries(), elided)


def parse_bounds(parser: OpAsmParser, state: OperationState) -> DynamicIndices:
    """Parse `(3, %n, ...)`; values become operands."""
    bounds = parse_dynamic_index_list(parser, "()")
    state.operands.extend(parser.resolve_operands(bounds.values, [INDEX] * len(bounds.values)))
    return bounds


def is_normalized(op: scf.ForallOp) -> bool:
    """Mirrors ForallOp::isNormalized: all lower bounds are known to be 0, all steps 1."""
    return _all_are(op.dynamicLowerBound, op.staticLowerBound_attr, 0) and _all_are(
        op.dynamicStep, op.staticStep_attr, 1
    )


def _all_are(values: Sequence[Value], integers: DenseArrayAttr, expected: int) -> bool:
    dynamic = iter(values)
    for integer in integers.values:
        constant = constant_integer(next(dynamic)) if integer == DYNAMIC else integer
        if constant != expected:
            return False
    return True


def ensure_in_parallel(body: Region, state: OperationState) -> None:
    """Mirrors ForallOp::ensureTerminator: the region of the terminator has a block."""
    ensure_terminator(body, state, "scf.forall.in_parallel")
    last = body.get_blocks()[-1].last
    if last is not None and isinstance(last, scf.InParallelOp):
        ensure_block(last.region if last.regions else last.add_region())


assembly_format(scf.InParallelOp, format="$region attr-dict")


@directive("scf", "SwitchCases")
class SwitchCases:
    """`case 1 region case 2 region ...`, each case on a new line."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...] | None:
        values: list[int] = []
        regions: list[Region] = []
        while parser.parse_optional_keyword("case"):
            values.append(parser.parse_integer())
            region = Region()
            parser.parse_region(region)
            regions.append(region)
        return dense_array(integer_type(64), values), regions

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, cases: DenseArrayAttr, regions: Sequence[Region]
    ) -> None:
        for value, region in zip(cases.values, regions):
            printer.print_newline()
            printer.print_text(f"case {value} ")
            printer.print_region(region, False)
