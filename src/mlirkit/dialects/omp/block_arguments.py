"""Regions of omp behind the clauses that define their block arguments.

    clause ::= keyword `(` [`mod` `:` keyword `,`] entry {`,` entry} `:` type {`,` type} `)`
               [`private_barrier`]
    entry  ::= [`byref`] [@symbol] %outside `->` %argument [`[` `map_idx` `=` integer `]`]

The parts of a clause depend on its kind.  Clauses and arguments have the same order in all operations.  As
parse- and printBlockArgRegion of MLIR's OpenMPDialect.cpp; each directive there lists the clauses of its
operation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, ArrayAttr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import Argument, NoCustomForm, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import omp
from mlirkit.dialects.enum_cases import case_of
from mlirkit.ods.live.hooks import directive
from mlirkit.support.diagnostics import ParseError, with_outer_error

# In the order of their text.
CLAUSES = (
    "has_device_addr",
    "host_eval",
    "in_reduction",
    "map_entries",
    "private",
    "reduction",
    "task_reduction",
    "use_device_addr",
    "use_device_ptr",
)

# The parameters of a directive for a clause, in order.
PLAIN = ("vars", "types")
REDUCTION = ("vars", "types", "byref", "symbols")
MODIFIED_REDUCTION = ("modifier", *REDUCTION)
PRIVATE = ("vars", "types", "symbols", "barrier")
MAPPED_PRIVATE = (*PRIVATE, "maps")


class BlockArgumentRegion:
    """Custom directive: the region and its possible clauses, by keyword."""

    def __init__(self, **clauses: tuple[str, ...]) -> None:
        self.clauses = clauses

    def parse(self, parser: OpAsmParser) -> tuple[object, ...]:
        arguments: list[Argument] = []
        result: dict[str, dict[str, Any]] = {}
        for keyword in CLAUSES:
            if not parser.parse_optional_keyword(keyword):
                continue
            parts = self.clauses.get(keyword)
            # MLIR confuses the two words.
            shown = "use_device_addr" if keyword == "use_device_ptr" else keyword
            if parts is None:
                raise parser.error(f"invalid `{shown}` format")
            try:
                result[keyword] = parse_clause(parser, parts, arguments)
            except ParseError as error:
                raise with_outer_error(error, parser.error(f"invalid `{shown}` format")) from None
        region = Region()
        parser.parse_region(region, arguments)
        values: list[Any] = [region]
        for keyword, parts in self.clauses.items():
            clause = result.get(keyword, {})
            values.extend(clause.get(part, [] if part in PLAIN else None) for part in parts)
        return tuple(values)

    def print(self, printer: OpAsmPrinter, op: Operation, region: Region, *values: Any) -> None:
        block = region.first_block
        arguments = [] if block is None else list(block.args)
        at = 0
        for keyword, parts in self.clauses.items():
            clause = dict(zip(parts, values[: len(parts)], strict=True))
            values = values[len(parts) :]
            count = len(clause["vars"])
            print_clause(printer, keyword, clause, arguments[at : at + count])
            at += count
        if printer.must_read_back() and at != len(arguments):
            raise NoCustomForm("the region has arguments that no clause names")
        printer.print_region(region, False)


def parse_clause(parser: OpAsmParser, parts: Sequence[str], arguments: list[Argument]) -> dict[str, Any]:
    """Parse a clause behind its keyword; adds to `arguments`."""
    result: dict[str, Any] = {}
    operands: list[Any] = []
    symbols: list[Attribute] = []
    byref: list[bool] = []
    maps: list[int] = []
    own: list[Argument] = []
    parser.parse_punctuation("(")
    if "modifier" in parts and parser.parse_optional_keyword("mod"):
        parser.parse_punctuation(":")
        word = parser.parse_any_keyword()
        parser.parse_punctuation(",")
        result["modifier"] = reduction_modifier(parser, word)

    def parse_entry() -> None:
        if "byref" in parts:
            byref.append(parser.parse_optional_keyword("byref"))
        if "symbols" in parts:
            symbol = parse_attribute_of(parser, SymbolRefAttr)
            symbols.append(symbol)
        operands.append(parser.parse_operand())
        parser.parse_punctuation("->")
        own.append(parser.parse_argument())
        if "maps" in parts:
            if parser.parse_optional_punctuation("["):
                parser.parse_keyword("map_idx")
                parser.parse_punctuation("=")
                maps.append(parser.parse_integer())
                parser.parse_punctuation("]")
            else:
                maps.append(-1)

    parser.parse_comma_separated_list("", parse_entry)
    types = parser.parse_colon_type_list()
    if len(operands) != len(types):
        # MLIR reports no message here; the caller does.
        raise ParseError("numbers of operands and types differ")
    parser.parse_punctuation(")")
    if "barrier" in parts and parser.parse_optional_keyword("private_barrier"):
        result["barrier"] = UNIT
    for argument, type in zip(own, types, strict=True):
        argument.type = type
    arguments.extend(own)
    result["vars"] = operands
    result["types"] = types
    if symbols:
        result["symbols"] = ArrayAttr(symbols)
    if maps:
        result["maps"] = dense_array(integer_type(64), maps)
    if byref:
        result["byref"] = dense_array(integer_type(1), byref)
    return result


def reduction_modifier(parser: OpAsmParser, word: str) -> omp.ReductionModifierAttr:
    case = omp.ReductionModifier.symbolize(word)
    if case is None:
        raise ParseError("unknown modifier")
    return omp.ReductionModifierAttr.get(case, context=parser.context)


def print_clause(
    printer: OpAsmPrinter, keyword: str, clause: dict[str, Any], arguments: Sequence[Value]
) -> None:
    """Print a clause and a blank; nothing if it has no arguments."""
    if not arguments:
        return
    if printer.must_read_back() and "symbols" in clause and len(clause["symbols"] or ()) != len(arguments):
        raise NoCustomForm(f"variables of '{keyword}' have no symbols")
    printer.print_text(f"{keyword}(")
    modifier = clause.get("modifier")
    if modifier is not None:
        printer.print_text(f"mod: {case_of(modifier)}, ")
    byref, symbols, maps = clause.get("byref"), clause.get("symbols"), clause.get("maps")
    for number, (value, argument) in enumerate(zip(clause["vars"], arguments, strict=False)):
        if number:
            printer.print_text(", ")
        if byref is not None and number < len(byref.values) and byref.values[number]:
            printer.print_text("byref ")
        if symbols is not None and number < len(symbols):
            printer.print_attribute(symbols[number])
            printer.print_text(" ")
        printer.print_operand(value)
        printer.print_text(" -> ")
        printer.print_operand(argument)
        if maps is not None and number < len(maps.values) and maps.values[number] != -1:
            printer.print_text(f" [map_idx={maps.values[number]}]")
    printer.print_text(" : ")
    printer.print_types(clause["types"])
    printer.print_text(") ")
    if clause.get("barrier") is not None:
        printer.print_text("private_barrier ")


# The clauses of each directive, in the order of its parameters.
REGIONS = {
    "PrivateRegion": BlockArgumentRegion(private=PRIVATE),
    "PrivateReductionRegion": BlockArgumentRegion(private=PRIVATE, reduction=MODIFIED_REDUCTION),
    "InReductionPrivateRegion": BlockArgumentRegion(in_reduction=REDUCTION, private=PRIVATE),
    "InReductionPrivateReductionRegion": BlockArgumentRegion(
        in_reduction=REDUCTION, private=PRIVATE, reduction=MODIFIED_REDUCTION
    ),
    "TaskReductionRegion": BlockArgumentRegion(task_reduction=REDUCTION),
    "UseDeviceAddrUseDevicePtrRegion": BlockArgumentRegion(use_device_addr=PLAIN, use_device_ptr=PLAIN),
    "TargetOpRegion": BlockArgumentRegion(
        has_device_addr=PLAIN,
        host_eval=PLAIN,
        in_reduction=REDUCTION,
        map_entries=PLAIN,
        private=MAPPED_PRIVATE,
    ),
}

for _name, _region in REGIONS.items():
    directive("omp", _name)(_region)  # type: ignore[type-var]
