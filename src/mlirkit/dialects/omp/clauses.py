"""Clauses of omp without block arguments.

custom<ClauseAttr>               a case of the attribute's enum
custom<AllocateAndAllocator>     %allocator : type -> %variable : type, ...
custom<AlignedClause>            %v : type -> attribute, ...
custom<LinearClause>             %v = %step : type, ...
custom<Copyprivate>              %v -> @function : type, ...
custom<DependVarList>            kind -> %v : type, ...
custom<ScheduleClause>           kind [= %chunk : type] [, modifier] [, simd]
custom<OrderClause>              [modifier:] kind
custom<GrainsizeClause>, custom<NumTasksClause>     [modifier,] %v : type
custom<SynchronizationHint>      none | hint, ...
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, ArrayAttr, IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.typed_attributes import TypedArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import omp
from mlirkit.dialects.enum_cases import EnumAttributeClass, case_of, cases_of
from mlirkit.ods.live.hooks import directive
from mlirkit.support.diagnostics import ParseError, with_outer_error

# Bits, from the lowest.
HINTS = ("uncontended", "contended", "nonspeculative", "speculative")


def print_value(printer: OpAsmPrinter, value: Value) -> None:
    printer.print_operand(value)
    printer.print_text(" : ")
    printer.print_type(value.type)


class EnumClause:
    """A case of one enum."""

    def __init__(self, cls: EnumAttributeClass) -> None:
        self.cls = cls
        self.enum = cases_of(cls, None)

    def parse(self, parser: OpAsmParser) -> tuple[Attribute]:
        at = parser.current_location()
        word = parser.parse_any_keyword()
        case = self.enum.symbolize(word)
        if case is None:
            raise parser.error(f"invalid clause value: '{word}'", at)
        return (self.cls(case),)

    def print(self, printer: OpAsmPrinter, op: Operation, attribute: Attribute) -> None:
        if isinstance(attribute, ParametrizedAttribute):
            printer.print_text(str(case_of(attribute)))


@directive("omp", "ClauseAttr")
class ClauseAttr:
    of_attributes = EnumClause


@directive("omp", "AllocateAndAllocator")
class AllocateAndAllocator:
    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[list[UnresolvedOperand], list[Type], list[UnresolvedOperand], list[Type]]:
        variables: list[UnresolvedOperand] = []
        types: list[Type] = []
        allocators: list[UnresolvedOperand] = []
        allocator_types: list[Type] = []

        def parse_one() -> None:
            allocators.append(parser.parse_operand())
            allocator_types.append(parser.parse_colon_type())
            parser.parse_punctuation("->")
            variables.append(parser.parse_operand())
            types.append(parser.parse_colon_type())

        parser.parse_comma_separated_list("", parse_one)
        return variables, types, allocators, allocator_types

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        variables: Sequence[Value],
        types: Sequence[Type],
        allocators: Sequence[Value],
        allocator_types: Sequence[Type],
    ) -> None:
        for variable, allocator in comma_separated(printer, zip(variables, allocators, strict=False)):
            print_value(printer, allocator)
            printer.print_text(" -> ")
            print_value(printer, variable)


@directive("omp", "AlignedClause")
class AlignedClause:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr]:
        operands: list[Any] = []
        types: list[Any] = []
        alignments: list[Any] = []

        def parse_one() -> None:
            operands.append(parser.parse_operand())
            types.append(parser.parse_colon_type())
            parser.parse_punctuation("->")
            alignments.append(parser.parse_attribute())

        parser.parse_comma_separated_list("", parse_one)
        return operands, types, ArrayAttr(alignments)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        alignments: ArrayAttr,
    ) -> None:
        for value, alignment in comma_separated(printer, zip(values, alignments or (), strict=False)):
            print_value(printer, value)
            printer.print_text(" -> ")
            printer.print_attribute(alignment)


@directive("omp", "LinearClause")
class LinearClause:
    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[list[UnresolvedOperand], list[Type], list[UnresolvedOperand]]:
        operands: list[UnresolvedOperand] = []
        types: list[Type] = []
        steps: list[UnresolvedOperand] = []

        def parse_one() -> None:
            operands.append(parser.parse_operand())
            parser.parse_punctuation("=")
            steps.append(parser.parse_operand())
            types.append(parser.parse_colon_type())

        parser.parse_comma_separated_list("", parse_one)
        return operands, types, steps

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        steps: Sequence[Value],
    ) -> None:
        for number, value in enumerate(values):
            if number:
                printer.print_text(", ")
            printer.print_operand(value)
            if number < len(steps):
                printer.print_text(" = ")
                printer.print_operand(steps[number])
            printer.print_text(" : ")
            printer.print_type(value.type)


@directive("omp", "Copyprivate")
class Copyprivate:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr]:
        operands: list[Any] = []
        types: list[Any] = []
        symbols: list[Any] = []

        def parse_one() -> None:
            operands.append(parser.parse_operand())
            parser.parse_punctuation("->")
            symbol = parse_attribute_of(parser, SymbolRefAttr)
            symbols.append(symbol)
            types.append(parser.parse_colon_type())

        parser.parse_comma_separated_list("", parse_one)
        return operands, types, ArrayAttr(symbols)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        symbols: ArrayAttr,
    ) -> None:
        for value, symbol in comma_separated(printer, zip(values, symbols or (), strict=False)):
            printer.print_operand(value)
            printer.print_text(" -> ")
            printer.print_attribute(symbol)
            printer.print_text(" : ")
            printer.print_type(value.type)


@directive("omp", "DependVarList")
class DependVarList:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr]:
        omp = parser.context.dialect("omp")
        make = omp.attribute_class("clause_task_depend")
        operands: list[Any] = []
        types: list[Any] = []
        kinds: list[Any] = []

        def parse_one() -> None:
            at = parser.current_location()
            word = parser.parse_any_keyword()
            parser.parse_punctuation("->")
            operands.append(parser.parse_operand())
            types.append(parser.parse_colon_type())
            case = omp.ClauseTaskDepend.symbolize(word)
            if case is None:
                # MLIR fails without a message.
                raise parser.error(f"invalid clause value: '{word}'", at)
            kinds.append(make(case))

        parser.parse_comma_separated_list("", parse_one)
        return operands, types, ArrayAttr(kinds)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        values: Sequence[Value],
        types: Sequence[Type],
        kinds: TypedArrayAttr[omp.ClauseTaskDependAttr] | None,
    ) -> None:
        for number, (value, kind) in enumerate(zip(values, kinds or (), strict=False)):
            printer.print_text(f"{', ' if number else ''}{kind.value} -> ")
            print_value(printer, value)


@directive("omp", "ScheduleClause")
class ScheduleClause:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...] | None:
        omp = parser.context.dialect("omp")
        kind = omp.ClauseScheduleKind.symbolize(parser.parse_any_keyword())
        if kind is None:
            raise parser.error(" expected schedule kind", parser.name_location())
        kinds, chunk, type = omp.ClauseScheduleKind, None, None
        if kind in (kinds.Static, kinds.Dynamic, kinds.Guided) and parser.parse_optional_punctuation("="):
            chunk = parser.parse_operand()
            type = parser.parse_colon_type()
        modifier, simd = parse_modifiers(parser, omp.ScheduleModifier)
        if modifier is not None:
            modifier = omp.attribute_class("sched_mod")(modifier)
        return omp.attribute_class("schedulekind")(kind), modifier, simd, chunk, type

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        kind: omp.ClauseScheduleKindAttr,
        modifier: omp.ScheduleModifierAttr | None,
        simd: UnitAttr | None,
        chunk: Value | None,
        chunk_type: Type | None,
    ) -> None:
        if kind is not None:
            printer.print_text(str(kind.value))
        if chunk is not None:
            printer.print_text(" = ")
            print_value(printer, chunk)
        if modifier is not None:
            printer.print_text(f", {modifier.value}")
        if simd is not None:
            printer.print_text(", simd")


def parse_modifiers(parser: OpAsmParser, enum: Any) -> tuple[Any, UnitAttr | None]:
    """Parse `, modifier, simd`: the modifier, and a unit for simd; both are optional."""
    modifiers: list[Any] = []
    words: list[str] = []
    while parser.parse_optional_punctuation(","):
        words.append(parser.parse_any_keyword())
    at = parser.name_location()
    if len(words) > 2:
        raise parser.error(" unexpected modifier(s)", at)
    for word in words:
        modifier = enum.symbolize(word)
        if modifier is None:
            raise parser.error(f" unknown modifier type: {word}", at)
        modifiers.append(modifier)
    if words == ["simd"]:
        return enum.symbolize("none"), UNIT
    if len(words) == 2 and (words[0] == "simd" or words[1] != "simd"):
        raise parser.error(" incorrect modifier order", at)
    return modifiers[0] if modifiers else None, UNIT if len(words) == 2 else None


@directive("omp", "OrderClause")
class OrderClause:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[omp.ClauseOrderKindAttr, omp.OrderModifierAttr | None]:
        omp = parser.context.dialect("omp")
        at = parser.current_location()
        word = parser.parse_any_keyword()
        modifier = omp.OrderModifier.symbolize(word)
        if modifier is not None:
            modifier = omp.attribute_class("order_mod")(modifier)
            parser.parse_punctuation(":")
            at = parser.current_location()
            word = parser.parse_any_keyword()
        kind = omp.ClauseOrderKind.symbolize(word)
        if kind is None:
            raise parser.error(f"invalid clause value: '{word}'", at)
        return omp.attribute_class("orderkind")(kind), modifier

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        kind: omp.ClauseOrderKindAttr | None,
        modifier: omp.OrderModifierAttr | None,
    ) -> None:
        if kind is None and printer.must_read_back():
            raise NoCustomForm("an order has a modifier and no kind")
        if modifier is not None:
            printer.print_text(f"{modifier.value}:")
        if kind is not None:
            printer.print_text(str(kind.value))


class Granularity:
    """A number, optionally with the modifier `strict`."""

    def __init__(self, name: str, cls: EnumAttributeClass) -> None:
        self.name = name
        self.cls = cls
        self.enum = cases_of(cls, None)

    def parse(
        self, parser: OpAsmParser
    ) -> tuple[ParametrizedAttribute | None, UnresolvedOperand, Type]:
        modifier = None
        word = parser.parse_optional_any_keyword()
        if word is not None:
            case = self.enum.symbolize(word)
            if case is None:
                raise parser.error(f"invalid {self.name} modifier : '{word}'")
            modifier = self.cls(case)
            parser.parse_punctuation(",")
        try:
            operand = parser.parse_operand()
        except ParseError as error:
            raise with_outer_error(error, parser.error(f"expected {self.name} operand")) from None
        return modifier, operand, parser.parse_colon_type()

    def print(
        self,
        printer: OpAsmPrinter,
        op: Operation,
        modifier: omp.ClauseGrainsizeTypeAttr | None,
        value: Value,
        type: Type,
    ) -> None:
        if modifier is not None:
            printer.print_text(f"{modifier.value}, ")
        if value is not None:
            printer.print_operand(value)
            printer.print_text(": ")
            printer.print_type(type)


@directive("omp", "GrainsizeClause")
class GrainsizeClause:
    @staticmethod
    def of_attributes(attribute_class: EnumAttributeClass) -> Granularity:
        return Granularity("grainsize", attribute_class)


@directive("omp", "NumTasksClause")
class NumTasksClause:
    @staticmethod
    def of_attributes(attribute_class: EnumAttributeClass) -> Granularity:
        return Granularity("num_tasks", attribute_class)


@directive("omp", "SynchronizationHint")
class SynchronizationHint:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[IntegerAttr]:
        bits = 0

        def parse_one() -> None:
            nonlocal bits
            word = parser.parse_any_keyword()
            if word not in HINTS:
                raise parser.error(f"{word} is not a valid hint")
            bits |= 1 << HINTS.index(word)

        if not parser.parse_optional_keyword("none"):
            parser.parse_comma_separated_list("", parse_one)
        return (integer_attr(integer_type(64), bits),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, hint: IntegerAttr) -> None:
        words = [word for bit, word in enumerate(HINTS) if hint.value >> bit & 1]
        printer.print_text(", ".join(words) if hint.value else "none")
