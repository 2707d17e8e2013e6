"""Operands in formats: `$lhs`, `$values`, `operands`.

single                 %a
optional               nothing or %a
variadic               %a, %b        (or nothing)
variadic of variadic   (%a, %b), ()
"""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_of, operands_of
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.ods.live.classes.operand_access import Getter, nested_operands, operand_getter
from mlirkit.ods.live.formats.format_step import Frame, FrameLayout, Step
from mlirkit.ods.model import Operator, VariableLength


class OperandStep(Step):
    """Exactly one operand; `number` is its position, or -1 after groups of variable length."""

    __slots__ = ("get", "number", "slot")

    def __init__(self, slot: int, number: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.number = number
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.slot] = parser.parse_operand()

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        printer.print_operand(operand_of(op, self.number) if self.number >= 0 else self.get(op))


class OptionalOperandStep(Step):
    """At most one operand."""

    __slots__ = ("get", "place_slot", "slot")

    def __init__(self, slot: int, place_slot: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.place_slot = place_slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.place_slot] = parser.current_location()
        frame[self.slot] = parser.parse_optional_operand()

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        self.parse(parser, state, frame)
        return frame[self.slot] is not None

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        value: Value | None = self.get(op)
        if value is not None:
            printer.print_operand(value)


class VariadicOperandStep(Step):
    """Any number of operands; also the `operands` directive."""

    __slots__ = ("get", "place_slot", "slot")

    def __init__(self, slot: int, place_slot: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.place_slot = place_slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.place_slot] = parser.current_location()
        frame[self.slot] = parser.parse_operand_list()

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        self.parse(parser, state, frame)
        return bool(frame[self.slot])

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        values: list[Value] = self.get(op)
        if values:
            printer.print_operands(values)


class OperandGroupsStep(Step):
    """A variadic of variadic: lists in parentheses."""

    __slots__ = ("get", "place_slot", "slot")

    def __init__(self, slot: int, place_slot: int, get: Getter) -> None:
        self.prefix = ""
        self.slot = slot
        self.place_slot = place_slot
        self.get = get

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.place_slot] = parser.current_location()
        groups: list[list[UnresolvedOperand]] = []
        while parser.parse_optional_punctuation("("):
            groups.append(parser.parse_operand_list())
            parser.parse_punctuation(")")
            if not parser.parse_optional_punctuation(","):
                break
        frame[self.slot] = groups

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        self.parse(parser, state, frame)
        return any(frame[self.slot])

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        for index, group in enumerate(self.get(op)):
            printer.print_text(", (" if index else "(")
            printer.print_operands(group)
            printer.print_text(")")


def operand_step(operator: Operator, layout: FrameLayout, index: int) -> Step:
    """The step of the operand group `index`."""
    group = operator.operands[index]
    slot = layout.operands + index
    place_slot = layout.operand_places + index
    length = group.constraint.length
    if length is VariableLength.VARIADIC_OF_VARIADIC:
        return OperandGroupsStep(slot, place_slot, nested_operands(operator, index))
    get = operand_getter(operator, index)
    if length is VariableLength.VARIADIC:
        return VariadicOperandStep(slot, place_slot, get)
    if length is VariableLength.OPTIONAL:
        return OptionalOperandStep(slot, place_slot, get)
    is_fixed = not any(operand.is_variable_length for operand in operator.operands[:index])
    return OperandStep(slot, index if is_fixed else -1, get)


def all_operands_step(layout: FrameLayout) -> Step:
    """The step of the `operands` directive."""
    return VariadicOperandStep(layout.all_operands, layout.all_operand_places, operands_of)
