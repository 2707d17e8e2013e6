"""Checks of an operation's format beyond its grammar: groups, clauses and ambiguities.

Each function returns the error message, or None; op_format.py raises the error with its location.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mlirkit.ods.assembly_format.elements import (
    AttrDict,
    AttributeVariable,
    CustomDirective,
    Element,
    FunctionalType,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropertyVariable,
    Reference,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
    variables_in,
)

ANY_ATTRIBUTE = "::mlir::Attribute"


def group_problem(element: Element, is_anchor: bool) -> str | None:
    """The reason why an element is not allowed in an optional group (or as its anchor), or None."""
    if isinstance(element, AttributeVariable):
        if is_anchor and not element.may_be_missing:
            return "only optional or default-valued attributes can be used to anchor an optional group"
        return None
    if isinstance(element, PropertyVariable):
        property = element.definition
        if is_anchor and not (property.has_default and property.optional_parser):
            return (
                "only properties with default values that can be optionally parsed "
                "(have the `let optionalParser = ...` field defined) can be used to anchor an optional group"
            )
        return None
    if isinstance(element, OperandVariable):
        if not element.operand.is_variable_length:
            return "only variable length operands can be used within an optional group"
        return None
    if isinstance(element, ResultVariable):
        if not element.result.is_variable_length:
            return "only variable length results can be used within an optional group"
        return None
    if isinstance(element, RegionVariable):
        return None
    if isinstance(element, TypeDirective):
        return group_problem(element.argument, False)
    if isinstance(element, FunctionalType):
        return group_problem(element.inputs, False) or group_problem(element.results, False)
    if isinstance(element, CustomDirective):
        if is_anchor:
            for argument in element.arguments:
                problem = None if isinstance(argument, Reference) else group_problem(argument, True)
                if problem is not None:
                    return problem
        return None
    if isinstance(element, Literal | Whitespace | OptionalGroup):
        return "only variables and types can be used to anchor an optional group" if is_anchor else None
    return "only literals, types, and variables can be used within an optional group"


def clause_problem(element: Element) -> str | None:
    """The reason why an element is not allowed in a clause of an oilist, or None."""
    for variable in variables_in(element):
        if isinstance(variable, AttributeVariable):
            if not variable.may_be_missing:
                return "only optional attributes can be used in an oilist parsing group"
        elif isinstance(variable, PropertyVariable):
            if not variable.definition.has_default:
                return "only default-valued or optional properties can be used in an olist parsing group"
        elif isinstance(variable, OperandVariable):
            if not variable.operand.is_variable_length:
                return "only variable length operands can be used within an oilist parsing group"
        elif isinstance(variable, ResultVariable):
            if not variable.result.is_variable_length:
                return "only variable length results can be used within an oilist parsing group"
        elif not isinstance(variable, RegionVariable):
            return "only literals, types, and variables can be used within an oilist group"
    return None


def ambiguous_colon(elements: Sequence[Element]) -> str | None:
    """The attribute whose optional `: type` a following `:` literal would be parsed as."""

    def is_base(element: Element) -> bool:
        return (
            isinstance(element, AttributeVariable)
            and element.type_builder is None
            and (element.qualified or element.attribute.attribute.storage_type == ANY_ATTRIBUTE)
        )

    def is_invalid(element: Element) -> bool:
        return isinstance(element, Literal) and element.text == ":"

    pair = _adjacent(elements, is_base, is_invalid)
    if pair is None:
        return None
    base, _ = pair
    assert isinstance(base, AttributeVariable)
    return base.name


def ambiguous_brace(elements: Sequence[Element]) -> str | None:
    """The region that could be parsed as the attribute dictionary before it."""

    def is_base(element: Element) -> bool:
        return isinstance(element, AttrDict) and not element.with_keyword

    pair = _adjacent(elements, is_base, lambda element: isinstance(element, RegionVariable))
    if pair is None:
        return None
    region = pair[1]
    assert isinstance(region, RegionVariable)
    return region.name


def _adjacent(
    elements: Sequence[Element], is_base: Callable[[Element], bool], is_invalid: Callable[[Element], bool]
) -> tuple[Element, Element] | None:
    """The first base element, and an invalid element that may directly follow it."""
    result, _ = _scan(elements, is_base, is_invalid)
    return result


def _scan(
    elements: Sequence[Element], is_base: Callable[[Element], bool], is_invalid: Callable[[Element], bool]
) -> tuple[tuple[Element, Element] | None, Element | None]:
    """As `_adjacent`; without a result, also the base element that no required element follows."""
    for position, element in enumerate(elements):
        base: Element | None = None
        if is_base(element):
            base = element
        elif isinstance(element, OptionalGroup):
            result, then_base = _scan(element.then, is_base, is_invalid)
            if result is not None:
                return result, None
            result, else_base = _scan(element.otherwise, is_base, is_invalid)
            if result is not None:
                return result, None
            base = then_base or else_base
        if base is None:
            continue
        invalid, closed = _follows(elements[position + 1 :], is_invalid, None)
        if invalid is not None:
            return (base, invalid), None
        if not closed:
            return None, base
    return None, None


def _follows(
    elements: Sequence[Element], is_invalid: Callable[[Element], bool], guard: Element | None
) -> tuple[Element | None, bool]:
    """The first invalid element before a required element, and whether one of the two exists."""
    for element in elements:
        if is_invalid(element):
            return element, True
        if isinstance(element, OptionalGroup):
            for inner, inner_guard in ((element.then, element.then[0]), (element.otherwise, None)):
                invalid, _ = _follows(inner, is_invalid, inner_guard)
                if invalid is not None:
                    return invalid, True
            continue
        if element is not guard and _is_optionally_parsed(element):
            continue
        return None, True
    return None, False


def _is_optionally_parsed(element: Element) -> bool:
    if isinstance(element, AttributeVariable):
        return element.may_be_missing
    if isinstance(element, PropertyVariable):
        property = element.definition
        return property.has_default and bool(property.optional_parser)
    if isinstance(element, OperandVariable):
        return element.operand.is_variable_length
    if isinstance(element, SuccessorVariable):
        return element.successor.is_variadic
    if isinstance(element, RegionVariable):
        return element.region.is_variadic
    return isinstance(element, Whitespace | AttrDict)


def ambiguous_clause(elements: Sequence[Element]) -> str | None:
    """The error of a keyword that could start a clause of an oilist or the next element, or None."""
    prohibited: list[str] = []
    for element in elements:
        if isinstance(element, OIList):
            for clause in element.clauses:
                if clause.keyword.text in prohibited:
                    return (
                        f"format ambiguity because {clause.keyword.text} "
                        "is used in two adjacent oilist elements."
                    )
            prohibited.extend(clause.keyword.text for clause in element.clauses)
        else:
            if isinstance(element, Literal) and element.text in prohibited:
                return (
                    f"format ambiguity because {element.text} "
                    "is used both in oilist element and the adjacent literal."
                )
            prohibited.clear()
    return None


def custom_directives(elements: Sequence[Element]) -> list[CustomDirective]:
    """All custom directives inside `elements`, in order."""
    return [element for element in nested_elements(elements) if isinstance(element, CustomDirective)]


def nested_elements(elements: Sequence[Element]) -> Iterator[Element]:
    """The elements, each group followed by the elements inside it; not the arguments of directives."""
    for element in elements:
        yield element
        if isinstance(element, OptionalGroup):
            yield from nested_elements([*element.then, *element.otherwise])
        elif isinstance(element, OIList):
            for clause in element.clauses:
                yield from nested_elements(clause.elements)
