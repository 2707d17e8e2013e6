"""`custom<Name>(...)` in formats of operations: calls to the hook registered for the name.

hooks.py, "Custom directives", documents the parameters and results of hooks; this module collects the
arguments and stores the results.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import inherent_of, operands_of, results_of
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.assembly_format.elements import (
    AttrDict,
    AttributeVariable,
    CustomDirective,
    Element,
    Operands,
    OperandVariable,
    PropDict,
    PropertyVariable,
    Reference,
    Regions,
    RegionVariable,
    Results,
    ResultVariable,
    StringArgument,
    Successors,
    SuccessorVariable,
    TypeDirective,
)
from mlirkit.ods.live.classes.operand_access import (
    name_getter,
    nested_operands,
    operand_getter,
    result_getter,
)
from mlirkit.ods.live.formats.format_step import Frame, FrameLayout, Step
from mlirkit.ods.live.formats.type_text import type_slot
from mlirkit.ods.model import NamedTypeConstraint, Operator, VariableLength

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# The value of a `ref` or string argument while parsing.
Known = Callable[[OperationState, Frame], Any]
# Stores a parsed value in the operation state or in the frame.
Store = Callable[[OperationState, Frame, Any], None]


class CustomDirectiveStep(Step):
    """A custom directive with a hook."""

    __slots__ = ("getters", "known", "name", "place_slots", "run_parse", "run_print", "stores")

    def __init__(
        self,
        directive: CustomDirective,
        hook: Any,
        operator: Operator,
        layout: FrameLayout,
        dialect: LiveDialect,
    ) -> None:
        self.prefix = ""
        self.name = directive.name
        of_parameters = getattr(hook, "of_parameters", None)
        if of_parameters is not None:
            kinds = (Reference, StringArgument)
            hook = of_parameters(sum(not isinstance(argument, kinds) for argument in directive.arguments))
        of_attributes = getattr(hook, "of_attributes", None)
        if of_attributes is not None:
            hook = of_attributes(
                *[
                    dialect.value_class_named(argument.attribute.attribute.storage_type)
                    for argument in directive.arguments
                    if isinstance(argument, AttributeVariable)
                ]
            )
        self.known: list[Known] = []
        self.stores: list[Store] = []
        self.getters: list[Callable[[Operation], Any]] = []
        self.place_slots: list[int] = []
        for argument in directive.arguments:
            self.getters.append(value_getter(argument, operator, dialect))
            if isinstance(argument, Reference):
                self.known.append(known_value(argument.argument, layout, dialect))
            elif isinstance(argument, StringArgument):
                value = evaluated(argument.text, dialect)
                self.known.append(lambda state, frame, value=value: value)  # type: ignore[misc]
            else:
                self.stores.append(store_of(argument, layout, dialect))
                if isinstance(argument, OperandVariable):
                    self.place_slots.append(layout.operand_places + argument.index)
        hook = getattr(hook, "overloads", {}).get(len(self.stores), hook)
        self.run_parse = hook.parse
        self.run_print = hook.print

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        at = parser.current_location()
        if not self.try_parse(parser, state, frame):
            raise parser.error(f"expected {self.name}", at)

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        at = parser.current_location()
        for slot in self.place_slots:
            frame[slot] = at
        parsed = self.run_parse(parser, *[read_known(state, frame) for read_known in self.known])
        if parsed is None:
            return not self.stores
        stores = self.stores
        if len(parsed) != len(stores):
            raise parser.error(
                f"the hook of custom<{self.name}> gave {len(parsed)} values for {len(stores)} parameters", at
            )
        for index, store in enumerate(stores):
            store(state, frame, parsed[index])
        return True

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        self.run_print(printer, op, *[get(op) for get in self.getters])


def evaluated(text: str, dialect: LiveDialect) -> Any:
    """The value of a string argument, which is a C++ expression; its text if it cannot be evaluated."""
    result, value = dialect.evaluate(text)
    if not result:
        return text
    return value


# -- parsing ------------------------------------------------------------------------------------------------


def store_of(argument: Element, layout: FrameLayout, dialect: LiveDialect) -> Store:
    """Return the function that stores a parameter's value after the hook has parsed it."""
    if isinstance(argument, AttributeVariable):
        return _store_attribute(argument.name)
    if isinstance(argument, PropertyVariable):
        convert = dialect.property_codec(argument.definition).attribute_of
        return _store_property(argument.name, convert)
    if isinstance(argument, AttrDict):
        return lambda state, frame, value: state.attributes.update(value)
    if isinstance(argument, PropDict):
        return lambda state, frame, value: state.properties.update(value)
    return _store_slot(slot_of(argument, layout), _is_list(argument))


def slot_of(argument: Element, layout: FrameLayout) -> int:
    """The slot of an argument in the frame."""
    if isinstance(argument, OperandVariable):
        return layout.operands + argument.index
    if isinstance(argument, RegionVariable):
        return layout.regions + argument.index
    if isinstance(argument, SuccessorVariable):
        return layout.successors + argument.index
    if isinstance(argument, Operands):
        return layout.all_operands
    if isinstance(argument, Regions):
        return layout.all_regions
    if isinstance(argument, Successors):
        return layout.all_successors
    assert isinstance(argument, TypeDirective)
    return type_slot(layout, argument.argument)


def _store_slot(slot: int, is_list: bool) -> Store:
    def store(state: OperationState, frame: Frame, value: Any) -> None:
        frame[slot] = value

    def store_listed(state: OperationState, frame: Frame, value: Any) -> None:
        # Hooks may return a single value of an optional or variadic group without a list.
        frame[slot] = value if value is None or isinstance(value, (list, tuple)) else [value]

    return store_listed if is_list else store


def _store_attribute(name: str) -> Store:
    def store(state: OperationState, frame: Frame, value: Any) -> None:
        if value is not None:
            state.properties[name] = value

    return store


def _store_property(name: str, convert: Callable[[Any], Any]) -> Store:
    def store(state: OperationState, frame: Frame, value: Any) -> None:
        if value is not None:
            state.properties[name] = convert(value)

    return store


def known_value(argument: Element, layout: FrameLayout, dialect: LiveDialect) -> Known:
    """Return the function that reads the value of a `ref` while parsing."""
    if isinstance(argument, AttributeVariable):
        name = argument.name
        return lambda state, frame: state.properties.get(name)
    if isinstance(argument, PropertyVariable):
        name, convert = argument.name, dialect.property_codec(argument.definition).value_of
        return lambda state, frame: convert(state.properties.get(name))
    if isinstance(argument, AttrDict):
        return lambda state, frame: state.attributes
    slot = slot_of(argument, layout)
    if _is_list(argument):
        return lambda state, frame: frame[slot] or []
    return lambda state, frame: frame[slot]


def _is_list(argument: Element) -> bool:
    if isinstance(argument, (Operands, Results, Regions, Successors)):
        return True
    if isinstance(argument, TypeDirective):
        return _is_list(argument.argument)
    group = _group_of(argument)
    if group is not None:
        return group.is_variadic
    if isinstance(argument, RegionVariable):
        return argument.region.is_variadic
    return isinstance(argument, SuccessorVariable) and argument.successor.is_variadic


def _group_of(argument: Element) -> NamedTypeConstraint | None:
    if isinstance(argument, OperandVariable):
        return argument.operand
    return argument.result if isinstance(argument, ResultVariable) else None


# -- printing -----------------------------------------------------------------------------------------------


def value_getter(argument: Element, operator: Operator, dialect: LiveDialect) -> Callable[[Operation], Any]:
    """Return the getter of an argument's value in an existing operation."""
    if isinstance(argument, Reference):
        return value_getter(argument.argument, operator, dialect)
    if isinstance(argument, StringArgument):
        value = evaluated(argument.text, dialect)
        return lambda op: value
    if isinstance(argument, PropertyVariable):
        name, convert = argument.name, dialect.property_codec(argument.definition).value_of
        return lambda op: convert(inherent_of(op, name))
    if isinstance(argument, AttrDict):
        return lambda op: op.attributes.entries()
    if isinstance(argument, PropDict):
        return lambda op: op.properties.entries()
    if isinstance(argument, Operands):
        return operands_of
    if isinstance(argument, Results):
        return results_of
    if isinstance(argument, Regions):
        return lambda op: op.regions
    if isinstance(argument, Successors):
        return lambda op: op.successors
    if isinstance(argument, TypeDirective):
        values = value_getter(argument.argument, operator, dialect)
        return lambda op: types_of(values(op))
    if isinstance(argument, OperandVariable):
        if argument.operand.constraint.length is VariableLength.VARIADIC_OF_VARIADIC:
            return nested_operands(operator, argument.index)
        return operand_getter(operator, argument.index)
    if isinstance(argument, ResultVariable):
        return result_getter(operator, argument.index)
    assert isinstance(argument, (AttributeVariable, RegionVariable, SuccessorVariable))
    return name_getter(operator, argument.name)


def types_of(values: Any) -> Any:
    """The types of a value, of None, or of lists of values, in the same shape."""
    if values is None:
        return None
    if isinstance(values, (list, tuple)):
        return [types_of(value) for value in values]
    return values.type
