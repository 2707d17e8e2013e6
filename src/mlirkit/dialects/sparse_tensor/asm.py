"""Custom syntax of sparse_tensor: loops over iteration spaces.

sparse_tensor.iterate %iterator in %space [at(coordinates)] [iter_args(%x = %y, ...)] : type [-> types]
                      region [dict]
sparse_tensor.coiterate (%space, ...) [at(coordinates)] [iter_args(%x = %y, ...)] : (types) [-> types]
                      {case iterators region} [dict]
coordinates, iterators ::= `_` or %x {, `_` or %x}              `_` for unused ones
custom<LevelRange>         n [to m]                             m is n + 1 by default

The arguments of regions are the loop-carried values, the coordinates, the iterators.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import Argument, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.dialects.loop_syntax import print_initialization
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, directive
from mlirkit.support.diagnostics import ParseError, with_outer_error

I64 = integer_type(64)
ITER_SPACE = "sparse_tensor.iter_space"
YIELD = "sparse_tensor.yield"
# Bit sets of the coordinates that a loop's regions use.
USED_COORDINATES = "crdUsedLvls"

# -- levels -----------------------------------------------------------------------------------------------


def parse_levels(parser: OpAsmParser) -> tuple[int, int]:
    """Parse `n [to m]`."""
    low = parser.parse_unsigned(64)
    high = parser.parse_unsigned(64) if parser.parse_optional_keyword("to") else (low + 1) % (1 << 64)
    if high <= low:
        raise parser.error("expect larger level upper bound than lower bound", parser.name_location())
    return low, high


def print_levels(printer: OpAsmPrinter, low: int, high: int) -> None:
    printer.print_text(str(low) if high == low + 1 else f"{low} to {high}")


class LevelsOfType:
    """Levels as parameters."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[int, int]:
        return parse_levels(parser)

    @staticmethod
    def print(printer: OpAsmPrinter, low: int, high: int) -> None:
        print_levels(printer, low, high)


@directive("sparse_tensor", "LevelRange")
class Levels:
    """Levels as attributes."""

    of_values = LevelsOfType

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...] | None:
        return tuple([integer_attr(INDEX, level) for level in parse_levels(parser)])

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, low: IntegerAttr, high: IntegerAttr) -> None:
        print_levels(printer, low.value, high.value)


def iterator_type(parser: OpAsmParser, space: Type) -> Type:
    """The type of iterators of a space."""
    made: Type = parser.context.dialect("sparse_tensor").type_class("iterator")(*space.parameters)  # type: ignore[attr-defined]
    return made


# -- parts of loops ---------------------------------------------------------------------------------------


def parse_used(parser: OpAsmParser, delimiter: str, most: int | None = None) -> tuple[list[Argument], int]:
    """Parse arguments, with `_` for unused ones; returns also a bit set of the used ones."""
    arguments: list[Argument] = []
    bits = count = 0

    def parse_one() -> None:
        nonlocal bits, count
        if not parser.parse_optional_keyword("_"):
            arguments.append(parser.parse_argument())
            bits |= 1 << count
        count += 1

    try:
        parser.parse_comma_separated_list(delimiter, parse_one)
    except ParseError as error:
        last = parser.error('expecting SSA value or "_" for level coordinates', parser.name_location())
        raise with_outer_error(error, last) from None
    if most is not None and count > most:
        raise parser.error("parsed more value than expected.", parser.name_location())
    return arguments, bits


def print_used(printer: OpAsmPrinter, size: int, arguments: Sequence[Value], bits: int) -> None:
    """Print names for the bits that are set, `_` for the remaining bits."""
    left = list(arguments)
    for place in range(size if bits else 0):
        if place:
            printer.print_text(", ")
        if bits >> place & 1:
            printer.print_operand(left.pop(0))
        else:
            printer.print_text("_")


class LoopHead:
    """The common head of both kinds of loops, as parsed."""

    def __init__(self, parser: OpAsmParser, state: OperationState) -> None:
        self.parser = parser
        self.state = state
        self.carried: list[Argument] = []
        self.inits: list[Any] = []
        self.coordinates: list[Argument] = []
        bits = 0
        if parser.parse_optional_keyword("at"):
            self.coordinates, bits = parse_used(parser, "()")
        for coordinate in self.coordinates:
            coordinate.type = INDEX
        state.properties[USED_COORDINATES] = integer_attr(I64, bits)
        self.has_carried = bool(parser.parse_optional_keyword("iter_args"))
        if self.has_carried:
            pairs = parser.parse_assignment_list()
            self.carried = [argument for argument, _ in pairs]
            self.inits = [value for _, value in pairs]

    def resolve(self, spaces: Sequence[UnresolvedOperand], types: Sequence[Type]) -> None:
        """Parse the result types and resolve the operands."""
        parser, state = self.parser, self.state
        if self.has_carried:
            state.result_types = parser.parse_arrow_type_list()
        state.operands = parser.resolve_operands(spaces, types, parser.name_location())
        if not self.has_carried:
            return
        if len(self.carried) != len(state.result_types):
            raise parser.error(
                "mismatch in number of iteration arguments and return values", parser.name_location()
            )
        for argument, value, type in zip(self.carried, self.inits, state.result_types, strict=True):
            argument.type = type
            state.operands.append(parser.resolve_operand(value, type))


def check_spaces(parser: OpAsmParser, count: int, types: Sequence[Type]) -> None:
    """Check that there are as many types as spaces, all of iteration spaces."""
    if len(types) != count:
        raise parser.error(
            "mismatch in number of iteration space operands and iteration space types", parser.name_location()
        )
    if any(not isinstance(type, sparse_tensor.IterSpaceType) for type in types):
        raise parser.error(
            "expected sparse_tensor.iter_space type for iteration space operands", parser.name_location()
        )


def print_head(
    op: sparse_tensor.IterateOp | sparse_tensor.CoIterateOp,
    printer: OpAsmPrinter,
    space: Type,
    arguments: Sequence[Value],
    inits: Sequence[Value],
) -> None:
    """Print `[at(...)] [iter_args(...)]`."""
    bits = op.crdUsedLvls_attr.value % (1 << 64)
    if bits:
        first = len(inits)
        printer.print_text(" at(")
        used = arguments[first : first + bits.bit_count()]
        iterated = cast(sparse_tensor.IterSpaceType, space)
        print_used(printer, iterated.hiLvl - iterated.loLvl, used, bits)
        printer.print_text(")")
    print_initialization(printer, " iter_args", arguments, inits)


# -- loops ------------------------------------------------------------------------------------------------


@assembly(sparse_tensor.IterateOp)
class IterateSyntax:
    """Mirrors IterateOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        iterators = parser.parse_argument_list("")
        parser.parse_keyword("in")
        spaces = parser.parse_operand_list()
        if len(iterators) != len(spaces):
            raise parser.error(
                "mismatch in number of sparse iterators and sparse spaces", parser.name_location()
            )
        head = LoopHead(parser, state)
        parser.parse_punctuation(":")
        types = parser.parse_type_list()
        check_spaces(parser, len(spaces), types)
        for iterator, type in zip(iterators, types, strict=True):
            iterator.type = iterator_type(parser, type)
        head.resolve(spaces, types)
        if len(iterators) != 1:
            raise parser.error("expected only one iterator/iteration space", parser.name_location())
        region = state.add_region()
        parser.parse_region(region, [*head.carried, *head.coordinates, *iterators])
        ensure_terminator(region, state, YIELD)
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: sparse_tensor.IterateOp, printer: OpAsmPrinter) -> None:
        space, *inits = op.operand_values()
        arguments = op.region.blocks[0].args
        printer.print_text(" ")
        printer.print_operand(arguments[-1])
        printer.print_text(" in ")
        printer.print_operand(space)
        print_head(op, printer, space.type, arguments, inits)
        printer.print_text(" : ")
        printer.print_type(space.type)
        printer.print_text(" ")
        if inits:
            printer.print_arrow_type_list([init.type for init in inits])
        printer.print_text(" ")
        printer.print_region(op.region, False, bool(inits))


@assembly(sparse_tensor.CoIterateOp)
class CoIterateSyntax:
    """Mirrors CoIterateOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        spaces = parser.parse_operand_list("()")
        head = LoopHead(parser, state)
        parser.parse_punctuation(":")
        parser.parse_punctuation("(")
        types = parser.parse_type_list()
        parser.parse_punctuation(")")
        check_spaces(parser, len(spaces), types)
        head.resolve(spaces, types)
        sizes = [len(spaces), len(state.result_types)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)
        cases: list[Any] = []
        while parser.parse_optional_keyword("case"):
            iterators, bits = parse_used(parser, "", len(spaces))
            cases.append(integer_attr(I64, bits))
            used = [type for place, type in enumerate(types) if bits >> place & 1]
            for iterator, type in zip(iterators, used, strict=True):
                iterator.type = iterator_type(parser, type)
            region = state.add_region()
            parser.parse_region(region, [*head.carried, *head.coordinates, *iterators])
            ensure_terminator(region, state, YIELD)
        state.properties["cases"] = ArrayAttr(cases)
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: sparse_tensor.CoIterateOp, printer: OpAsmPrinter) -> None:
        count = len(op.iterSpaces)
        operands = op.operand_values()
        spaces, inits = operands[:count], operands[count:]
        printer.print_text(" (")
        printer.print_operands(spaces)
        printer.print_text(")")
        regions = op.caseRegions
        first = regions[0].blocks[0].args if regions else []
        print_head(op, printer, spaces[0].type, first, inits)
        printer.print_text(" : (")
        printer.print_types([space.type for space in spaces])
        printer.print_text(")")
        if inits:
            printer.print_arrow_type_list([init.type for init in inits])
        for region, case in zip(op.regions, op.cases, strict=False):
            bits = cast(IntegerAttr, case).value % (1 << 64)
            printer.print_newline()
            printer.print_text("case ")
            arguments = region.blocks[0].args
            print_used(printer, count, arguments[len(arguments) - bits.bit_count() :], bits)
            printer.print_text(" ")
            printer.print_region(region, False, bool(inits))
