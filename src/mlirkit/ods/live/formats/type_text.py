"""Types in formats: `type(...)` and `functional-type(...)`.

single                 T            without its dialect if the constraint names the type's class
optional               nothing or T
variadic               T, T
variadic of variadic   (T, T), ()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_types_of, result_types_of
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.assembly_format.elements import (
    Element,
    FunctionalType,
    Operands,
    OperandVariable,
    Results,
    ResultVariable,
    TypeDirective,
)
from mlirkit.ods.live.classes.operand_access import Getter, nested_operands, operand_getter, result_getter
from mlirkit.ods.live.formats.format_step import Frame, FrameLayout, Step
from mlirkit.ods.live.formats.value_syntax import TypeSyntax, type_syntax
from mlirkit.ods.model import Operator, VariableLength

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

TypesGetter = Callable[[Operation], Sequence[Type]]


class TypeStep(Step):
    """The type of one value."""

    __slots__ = ("get", "slot")

    def __init__(self, slot: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.slot] = parser.parse_type()

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        printer.print_type(self.get(op).type)


class StrippedTypeStep(Step):
    """The type of one value whose constraint names a class: checked, and printed in its short form."""

    __slots__ = ("get", "slot", "syntax")

    def __init__(self, slot: int, get: Getter, syntax: TypeSyntax) -> None:
        self.prefix = ""
        self.slot = slot
        self.get = get
        self.syntax = syntax

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.slot] = self.syntax.parse(parser)

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        self.syntax.print(self.get(op).type, printer)


class OptionalTypeStep(Step):
    """The type of a value that may be missing."""

    __slots__ = ("get", "slot")

    def __init__(self, slot: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.slot] = parser.parse_optional_type()

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        value = self.get(op)
        if value is not None:
            printer.print_type(value.type)


class TypesStep(Step):
    """The types of any number of values: at least one when parsing."""

    __slots__ = ("get", "slot")

    def __init__(self, slot: int, get: TypesGetter) -> None:
        self.prefix = ""
        self.slot = slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.slot] = parser.parse_type_list()

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        printer.print_types(self.get(op))


class TypeGroupsStep(Step):
    """The types of a variadic of variadic: lists in parentheses."""

    __slots__ = ("get", "slot")

    def __init__(self, slot: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        groups: list[list[Type]] = []
        while parser.parse_optional_punctuation("("):
            if parser.parse_optional_punctuation(")"):
                groups.append([])
            else:
                groups.append(parser.parse_type_list())
                parser.parse_punctuation(")")
            if not parser.parse_optional_punctuation(","):
                break
        frame[self.slot] = groups

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        for index, group in enumerate(self.get(op)):
            printer.print_text(", (" if index else "(")
            printer.print_types([value.type for value in group])
            printer.print_text(")")


class FunctionalTypeStep(Step):
    """`(inputs) -> results`; the slots get lists for groups of any length."""

    __slots__ = ("inputs", "inputs_slot", "results", "results_slot")

    def __init__(
        self, inputs_slot: int, inputs: TypesGetter, results_slot: int, results: TypesGetter
    ) -> None:
        self.prefix = ""
        self.inputs_slot = inputs_slot
        self.inputs = inputs
        self.results_slot = results_slot
        self.results = results

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            raise parser.error(
                f"invalid kind of type specified: expected builtin.function, but found '{type}'", at
            )
        frame[self.inputs_slot] = list(type.inputs)
        frame[self.results_slot] = list(type.results)

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(self.prefix + "(")
        printer.print_types(self.inputs(op))
        printer.print_text(")")
        printer.print_arrow_type_list(self.results(op))


def type_step(operator: Operator, layout: FrameLayout, element: TypeDirective, dialect: LiveDialect) -> Step:
    """The step of a `type` directive."""
    argument = element.argument
    slot = type_slot(layout, argument)
    if isinstance(argument, (Operands, Results)):
        return TypesStep(slot, types_getter(operator, argument))
    assert isinstance(argument, (OperandVariable, ResultVariable))
    is_operand = isinstance(argument, OperandVariable)
    group = argument.operand if isinstance(argument, OperandVariable) else argument.result
    get = (operand_getter if is_operand else result_getter)(operator, argument.index)
    length = group.constraint.length
    if length is VariableLength.VARIADIC_OF_VARIADIC:
        return TypeGroupsStep(slot, nested_operands(operator, argument.index))
    if length is VariableLength.VARIADIC:
        return TypesStep(slot, types_getter(operator, argument))
    if length is VariableLength.OPTIONAL:
        return OptionalTypeStep(slot, get)
    syntax = None if element.qualified else type_syntax(group.constraint.cpp_type, dialect)
    return TypeStep(slot, get) if syntax is None else StrippedTypeStep(slot, get, syntax)


def functional_type_step(operator: Operator, layout: FrameLayout, element: FunctionalType) -> Step:
    """The step of a `functional-type` directive."""
    return FunctionalTypeStep(
        type_slot(layout, element.inputs),
        types_getter(operator, element.inputs),
        type_slot(layout, element.results),
        types_getter(operator, element.results),
    )


def type_slot(layout: FrameLayout, argument: Element) -> int:
    """The slot for the types of the argument of a `type` directive."""
    if isinstance(argument, OperandVariable):
        return layout.operand_types + argument.index
    if isinstance(argument, ResultVariable):
        return layout.result_types + argument.index
    return layout.all_operand_types if isinstance(argument, Operands) else layout.all_result_types


def types_getter(operator: Operator, argument: Element) -> TypesGetter:
    """Return the getter of all types of the argument of a `type` directive, as a flat list."""
    if isinstance(argument, Operands):
        return operand_types_of
    if isinstance(argument, Results):
        return result_types_of
    get: Getter
    if isinstance(argument, OperandVariable):
        get = operand_getter(operator, argument.index)
        length = argument.operand.constraint.length
    else:
        assert isinstance(argument, ResultVariable)
        get = result_getter(operator, argument.index)
        length = argument.result.constraint.length
    if length in (VariableLength.VARIADIC, VariableLength.VARIADIC_OF_VARIADIC):
        return lambda op: [value.type for value in get(op)]
    if length is VariableLength.OPTIONAL:
        return lambda op: _types_of_optional(get(op))
    return lambda op: [get(op).type]


def _types_of_optional(value: Any) -> list[Type]:
    return [] if value is None else [value.type]
