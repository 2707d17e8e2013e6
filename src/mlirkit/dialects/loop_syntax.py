"""The syntax that loops and branches of several dialects share.

    initialization ::= `(` %argument `=` %init {`,` %argument `=` %init} `)`
    while          ::= while-head region `do` region [`attributes` dictionary]
    while-head     ::= [initialization] `:` function-type
    branches       ::= region [`else` region]
    results        ::= `->` `(` types `)`

Reading initializations: OpAsmParser.parse_optional_assignment_list.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import Argument, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.ods.live.formats.region_text import ensure_terminator


def print_initialization(
    printer: OpAsmPrinter, prefix: str, arguments: Sequence[Value], inits: Sequence[Value]
) -> None:
    """Print `prefix(%argument = %init, ...)`, unless empty."""
    if not inits:
        return
    printer.print_text(f"{prefix}(")
    for index, (argument, init) in enumerate(zip(arguments, inits)):
        if index:
            printer.print_text(", ")
        printer.print_operand(argument)
        printer.print_text(" = ")
        printer.print_operand(init)
    printer.print_text(")")


def print_types(printer: OpAsmPrinter, types: Sequence[Type]) -> None:
    """` -> types` if there are any."""
    if types:
        printer.print_arrow_type_list(types)


def print_parenthesized(printer: OpAsmPrinter, types: Sequence[Type]) -> None:
    """` -> (types)`, in parentheses even if there is one."""
    printer.print_text(" -> (")
    printer.print_types(types)
    printer.print_text(")")


def parse_while_head(parser: OpAsmParser, state: OperationState) -> list[Argument]:
    """The operands, with the types that they and the results have; the arguments of the first region."""
    pairs = parser.parse_optional_assignment_list() or []
    at = parser.current_location()
    type = parser.parse_colon_type()
    if not isinstance(type, FunctionType):
        raise parser.error(
            f"invalid kind of type specified: expected builtin.function, but found '{type}'", at
        )
    if len(type.input_types) != len(pairs):
        raise parser.error(
            "expected as many input types as operands "
            f"(expected {len(pairs)} got {len(type.input_types)})",
            at,
        )
    state.result_types = list(type.result_types)
    state.operands = parser.resolve_operands([init for _, init in pairs], type.input_types)
    arguments = [argument for argument, _ in pairs]
    for argument, input_type in zip(arguments, type.input_types):
        argument.type = input_type
    return arguments


class WhileSyntax:
    """A loop of two regions, of which the first decides whether the second runs."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        before = state.add_region()
        after = state.add_region()
        parser.parse_region(before, parse_while_head(parser, state))
        parser.parse_keyword("do")
        parser.parse_region(after)
        parser.parse_optional_attr_dict_with_keyword(state.attributes)

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        block = op.region_at(0).first_block
        print_initialization(printer, " ", block.args if block else (), op.operand_values())
        printer.print_text(" : ")
        printer.print_functional_type(op)
        printer.print_text(" ")
        printer.print_region(op.region_at(0), False)
        printer.print_text(" do ")
        printer.print_region(op.region_at(1))
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries())


def parse_branches(parser: OpAsmParser, state: OperationState, terminator: str) -> None:
    """Parse the regions of a condition; missing terminators are added."""
    then_region = state.add_region()
    else_region = state.add_region()
    parser.parse_region(then_region)
    ensure_terminator(then_region, state, terminator)
    if parser.parse_optional_keyword("else"):
        parser.parse_region(else_region)
        ensure_terminator(else_region, state, terminator)
