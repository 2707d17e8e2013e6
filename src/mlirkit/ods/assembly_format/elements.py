"""The elements of formats.  Elements are compared by identity: a group's anchor is one of the group's
elements.

Literal  Whitespace  OptionalGroup  CustomDirective  Reference  StringArgument       both kinds of format
AttributeVariable ... SuccessorVariable, AttrDict ... TypeDirective, OIList          operations
ParameterVariable  Params  Struct                                                    attributes and types
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.model import (
    AttrOrTypeParameter,
    NamedAttribute,
    NamedProperty,
    NamedRegion,
    NamedSuccessor,
    NamedTypeConstraint,
    Property,
)
from mlirkit.ods.plain_data import PlainData


class Element(PlainData):
    """An element of a format."""


class Literal(Element):
    """A keyword or punctuation, without its backticks."""

    text: str


class Whitespace(Element):
    """` `, the empty literal, or `\\n` (here a line feed)."""

    text: str


class StringArgument(Element):
    """A C++ string as an argument of a custom directive."""

    text: str


class OptionalGroup(Element):
    """`(then) : (otherwise) ?`; `then` is parsed if its first parsable element is present."""

    then: Sequence[Element]
    otherwise: Sequence[Element]
    anchor: Element
    # Whether the anchor is in `otherwise`.
    inverted: bool

    @property
    def parsable_then(self) -> list[Element]:
        """`then` from its first element that is no white space."""
        return without_leading_space(self.then)

    @property
    def parsable_otherwise(self) -> list[Element]:
        return without_leading_space(self.otherwise)


def without_leading_space(elements: Sequence[Element]) -> list[Element]:
    for index, element in enumerate(elements):
        if not isinstance(element, Whitespace):
            return list(elements[index:])
    return []


class CustomDirective(Element):
    """`custom<name>(arguments)`."""

    name: str
    arguments: Sequence[Element]


class Reference(Element):
    """`ref(...)`: an argument that another element parses."""

    argument: Element


# -- operations -----------------------------------------------------------------------------------------


class Variable(Element):
    """A reference to a part of the definition by its name."""


class AttributeVariable(Variable):
    attribute: NamedAttribute
    qualified: bool = False

    @property
    def name(self) -> str:
        return self.attribute.name

    @property
    def type_builder(self) -> str | None:
        """The C++ expression of the attribute's type, if the type is fixed."""
        value_type = self.attribute.attribute.value_type
        return None if value_type is None else value_type.builder_call

    @property
    def is_unit(self) -> bool:
        return self.attribute.attribute.base_def_name == "UnitAttr"

    @property
    def may_be_missing(self) -> bool:
        attribute = self.attribute.attribute
        return attribute.is_optional or attribute.has_default


class PropertyVariable(Variable):
    named: NamedProperty

    @property
    def name(self) -> str:
        return self.named.name

    @property
    def definition(self) -> Property:
        return self.named.property

    @property
    def is_unit(self) -> bool:
        return self.definition.undecorated.def_name in ("UnitProp", "UnitProperty")


class OperandVariable(Variable):
    index: int
    operand: NamedTypeConstraint

    @property
    def name(self) -> str:
        return self.operand.name


class ResultVariable(Variable):
    index: int
    result: NamedTypeConstraint

    @property
    def name(self) -> str:
        return self.result.name


class RegionVariable(Variable):
    index: int
    region: NamedRegion

    @property
    def name(self) -> str:
        return self.region.name


class SuccessorVariable(Variable):
    index: int
    successor: NamedSuccessor

    @property
    def name(self) -> str:
        return self.successor.name


class AttrDict(Element):
    """`attr-dict` or `attr-dict-with-keyword`."""

    with_keyword: bool


class PropDict(Element):
    """`prop-dict`."""


class Operands(Element):
    """`operands`."""


class Results(Element):
    """`results`, inside `type` and `functional-type` only."""


class Regions(Element):
    """`regions`."""


class Successors(Element):
    """`successors`."""


class TypeDirective(Element):
    """`type(argument)`; the argument is an operand, a result, `operands` or `results`."""

    argument: Element
    qualified: bool = False


class FunctionalType(Element):
    """`functional-type(inputs, results)`."""

    inputs: Element
    results: Element


class Clause(PlainData):
    """One alternative of an oilist."""

    keyword: Literal
    elements: Sequence[Element]

    @property
    def unit(self) -> AttributeVariable | PropertyVariable | None:
        """The unit attribute or property that is the only element of the clause, and is never printed."""
        if len(self.elements) == 1:
            element = self.elements[0]
            if isinstance(element, AttributeVariable | PropertyVariable) and element.is_unit:
                return element
        return None


class OIList(Element):
    """`oilist(`keyword` elements | ...)`: clauses in any order, at most once."""

    clauses: Sequence[Clause]


# -- attributes and types ---------------------------------------------------------------------------------


class ParameterVariable(Variable):
    index: int
    parameter: AttrOrTypeParameter
    qualified: bool = False

    @property
    def name(self) -> str:
        return self.parameter.name

    @property
    def is_optional(self) -> bool:
        return self.parameter.is_optional


class Params(Element):
    """`params`: all parameters, separated by commas."""

    parameters: Sequence[ParameterVariable]


class Struct(Element):
    """`struct(...)`: `name = value`, separated by commas, in any order.

    Arguments of the form `custom<D>($p)` parse the value of their only bound parameter.
    """

    entries: Sequence[ParameterVariable | CustomDirective]

    @property
    def parameters(self) -> list[ParameterVariable]:
        return [entry_parameter(entry) for entry in self.entries]


def entry_parameter(entry: ParameterVariable | CustomDirective) -> ParameterVariable:
    """The parameter whose name precedes `=`."""
    if isinstance(entry, ParameterVariable):
        return entry
    return next(argument for argument in entry.arguments if isinstance(argument, ParameterVariable))


def variables_in(element: Element) -> list[Variable]:
    """The variables inside an element, including those in groups and clauses, but not those in `type`."""
    if isinstance(element, Variable):
        return [element]
    inner: Sequence[Element] = ()
    if isinstance(element, CustomDirective):
        inner = element.arguments
    elif isinstance(element, OptionalGroup):
        inner = [*element.then, *element.otherwise]
    elif isinstance(element, FunctionalType):
        inner = [element.inputs, element.results]
    elif isinstance(element, OIList):
        inner = [member for clause in element.clauses for member in clause.elements]
    return [variable for member in inner for variable in variables_in(member)]
