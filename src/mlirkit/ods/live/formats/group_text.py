"""Optional groups and oilists of formats.

(then)?  (then) : (otherwise)?     printed by whether the anchor is present, parsed by the first element
oilist(`a` ... | `b` ...)          clauses in any order, each at most once
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.attributes import UNIT
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import attribute_of, inherent_of
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.assembly_format.elements import (
    AttributeVariable,
    Clause,
    CustomDirective,
    Element,
    FunctionalType,
    OperandVariable,
    PropertyVariable,
    Reference,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
    variables_in,
)
from mlirkit.ods.live.classes.default_values import default_attribute
from mlirkit.ods.live.classes.operand_access import nested_operands, operand_getter, result_getter
from mlirkit.ods.live.formats.format_step import Frame, Step
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

Presence = Callable[[Operation], Any]

# A limit of cached comparisons with the default, for each attribute of an operation name.
_MOST_VERDICTS: Final = 64


class GroupStep(Step):
    """An optional group. `unit` is the unit attribute whose value is the presence of the group."""

    __slots__ = ("first", "inverted", "otherwise", "present", "then", "then_parsers", "unit")

    def __init__(
        self,
        then: list[Step],
        then_parsers: list[Step],
        otherwise: tuple[list[Step], list[Step]],
        present: Presence,
        inverted: bool,
        unit: tuple[str, Attribute] | None,
    ) -> None:
        self.prefix = ""
        self.then = then
        self.first = then_parsers[0]
        self.then_parsers = then_parsers[1:]
        self.otherwise = otherwise
        self.present = present
        self.inverted = inverted
        self.unit = unit

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        self.try_parse(parser, state, frame)

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        is_there = self.first.try_parse(parser, state, frame)
        if self.unit is not None and is_there is not self.inverted:
            state.properties[self.unit[0]] = self.unit[1]
        for step in self.then_parsers if is_there else self.otherwise[1]:
            step.parse(parser, state, frame)
        return is_there

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        if bool(self.present(op)) is not self.inverted:
            for step in self.then:
                step.print(op, printer)
        else:
            for step in self.otherwise[0]:
                step.print(op, printer)


class ClauseSteps:
    """One clause of an oilist."""

    __slots__ = ("keyword", "parsers", "present", "printers", "text", "unit")

    def __init__(
        self,
        text: str,
        keyword: Step,
        printers: list[Step],
        parsers: list[Step],
        present: Presence,
        unit: tuple[str, Attribute] | None,
    ) -> None:
        self.text = text
        self.keyword = keyword
        self.printers = printers
        self.parsers = parsers
        self.present = present
        self.unit = unit


class OIListStep(Step):
    """An oilist."""

    __slots__ = ("clauses",)

    def __init__(self, clauses: list[ClauseSteps]) -> None:
        self.prefix = ""
        self.clauses = clauses

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        seen: set[str] = set()
        while self._parse_clause(parser, state, frame, seen):
            pass

    def _parse_clause(self, parser: OpAsmParser, state: OperationState, frame: Frame, seen: set[str]) -> bool:
        for clause in self.clauses:
            if not clause.keyword.try_parse(parser, state, frame):
                continue
            if clause.text in seen:
                raise parser.error(
                    f"`{clause.text}` clause can appear at most once in the expansion "
                    "of the oilist directive",
                    parser.name_location(),
                )
            seen.add(clause.text)
            if clause.unit is not None:
                state.properties[clause.unit[0]] = clause.unit[1]
            for step in clause.parsers:
                step.parse(parser, state, frame)
            return True
        return False

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        for clause in self.clauses:
            if clause.present(op):
                for step in clause.printers:
                    step.print(op, printer)


def unit_of(element: Element | None, dialect: LiveDialect) -> tuple[str, Attribute] | None:
    """The name and value of a unit attribute or property; None for other elements."""
    if isinstance(element, AttributeVariable) and element.is_unit:
        return element.name, UNIT
    if isinstance(element, PropertyVariable) and element.is_unit:
        return element.name, dialect.property_codec(element.definition).attribute_of(True)
    return None


def presence(element: Element, operator: Operator, dialect: LiveDialect) -> Presence:
    """Return the test whether the anchor is present in an operation."""
    if isinstance(element, TypeDirective):
        return presence(element.argument, operator, dialect)
    if isinstance(element, FunctionalType):
        return presence(element.inputs, operator, dialect)
    if isinstance(element, (OperandVariable, ResultVariable)):
        if isinstance(element, OperandVariable):
            get, group = operand_getter(operator, element.index), element.operand
        else:
            get, group = result_getter(operator, element.index), element.result
        if group.is_optional:
            return lambda op: get(op) is not None
        if group.constraint.segment_attribute:
            groups = nested_operands(operator, element.index)
            return lambda op: bool(groups(op))
        return get
    if isinstance(element, RegionVariable):
        index = element.index
        if element.region.is_variadic:
            return lambda op: len(op.regions) > index
        return lambda op: not op.region_at(index).is_empty
    if isinstance(element, SuccessorVariable):
        index = element.index
        return lambda op: len(op.successors) > index
    if isinstance(element, AttributeVariable):
        return _attribute_presence(element, dialect)
    if isinstance(element, PropertyVariable):
        name = element.name
        codec = dialect.property_codec(element.definition)
        return lambda op: not codec.is_default(inherent_of(op, name))
    if isinstance(element, CustomDirective):
        arguments = [argument for argument in element.arguments if not isinstance(argument, Reference)]
        return _any([presence(argument, operator, dialect) for argument in arguments])
    return lambda op: True


def _attribute_presence(element: AttributeVariable, dialect: LiveDialect) -> Presence:
    name = element.name
    definition = element.attribute.attribute
    if element.is_unit or not definition.has_default:
        return lambda op: attribute_of(op, name) is not None
    default = default_attribute(definition, dialect)

    verdicts: dict[int, tuple[Attribute, bool]] = {}

    def differs(op: Operation) -> bool:
        attribute = attribute_of(op, name)
        if attribute is None or attribute is default:
            return False
        # Operations share their attributes, so that few attributes are compared.
        verdict = verdicts.get(id(attribute))
        if verdict is None:
            if len(verdicts) >= _MOST_VERDICTS:
                verdicts.clear()
            verdict = (attribute, attribute != default)
            verdicts[id(attribute)] = verdict
        return verdict[1]

    return differs


def clause_presence(clause: Clause, operator: Operator, dialect: LiveDialect) -> Presence:
    """Return the test whether any variable of an oilist's clause is present in an operation."""
    variables = [variable for element in clause.elements for variable in variables_in(element)]
    return _any([presence(variable, operator, dialect) for variable in variables])


def _any(tests: list[Presence]) -> Presence:
    if len(tests) == 1:
        return tests[0]
    return lambda op: any(test(op) for test in tests)
