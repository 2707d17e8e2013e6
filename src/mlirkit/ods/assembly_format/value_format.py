"""Formats of attributes and types: parameters by name, `params`, `struct`, custom directives, groups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mlirkit.ods.assembly_format.elements import (
    CustomDirective,
    Element,
    Literal,
    ParameterVariable,
    Params,
    Reference,
    Struct,
)
from mlirkit.ods.assembly_format.errors import FormatError
from mlirkit.ods.assembly_format.format_parser import FormatParser, Place
from mlirkit.ods.assembly_format.lexer import Token
from mlirkit.ods.assembly_format.op_checks import custom_directives
from mlirkit.ods.model import AttrOrTypeDef
from mlirkit.ods.plain_data import PlainData

SELF_TYPE = "AttributeSelfTypeParameter"


class ValueFormat(PlainData):
    """The checked format of one attribute or type definition."""

    definition: AttrOrTypeDef
    elements: list[Element]

    def custom_directives(self) -> list[CustomDirective]:
        """All custom directives, in order; directives inside `struct` come last."""
        directives = custom_directives(self.elements)
        for element in self.elements:
            if isinstance(element, Struct):
                directives.extend(entry for entry in element.entries if isinstance(entry, CustomDirective))
        return directives


def parse_value_format(definition: AttrOrTypeDef) -> ValueFormat:
    """Parse the format of a definition that has one; FormatError if the format is invalid."""
    assert definition.assembly_format is not None
    parser = ValueFormatParser(definition, definition.assembly_format)
    return ValueFormat(definition, parser.parse())


class ValueFormatParser(FormatParser):
    """Parser of one attribute's or type's format; records the parameters that it has parsed."""

    def __init__(self, definition: AttrOrTypeDef, text: str) -> None:
        self.definition = definition
        self.seen: set[int] = set()
        super().__init__(text, definition.place)

    def variable(self, offset: int, name: str, place: Place) -> Element:
        definition = self.definition
        names = [parameter.name for parameter in definition.parameters]
        if name not in names:
            raise self.error(f"{definition.def_name} has no parameter named '{name}'", offset)
        index = names.index(name)
        parameter = definition.parameters[index]
        if place is not Place.REFERENCE:
            if index in self.seen:
                raise self.error(f"duplicate parameter '{name}'", offset)
            self.seen.add(index)
        elif index not in self.seen and SELF_TYPE not in parameter.classes:
            raise self.error(f"parameter '{name}' must be bound before it is referenced", offset)
        return ParameterVariable(index, parameter)

    def directive(self, token: Token, place: Place) -> Element:
        offset = token.offset
        if token.kind == "qualified":
            return self._qualified(offset, place)
        if token.kind == "params":
            return self._params(offset, place)
        if token.kind == "struct":
            return self._struct(offset, place)
        if token.kind == "ref":
            if place is not Place.CUSTOM:
                raise self.error("'ref' is only valid within a `custom` directive", offset)
            self.expect("(", "expected '(' before argument list")
            argument = self.element(Place.REFERENCE)
            self.expect(")", "expected ')' after argument list")
            return Reference(argument)
        raise self.error("unsupported directive kind", offset)

    def _qualified(self, offset: int, place: Place) -> Element:
        self.expect("(", "expected '(' before argument list")
        element = self.element(place)
        if not isinstance(element, ParameterVariable):
            raise self.error("`qualified` argument list expected a variable", offset)
        element.qualified = True
        self.expect(")", "expected ')' after argument list")
        return element

    def _params(self, offset: int, place: Place) -> Element:
        if place not in (Place.TOP_LEVEL, Place.STRUCT):
            raise self.error(
                "`params` can only be used at the top-level context or within a `struct` directive", offset
            )
        variables: list[ParameterVariable] = []
        for index, parameter in enumerate(self.definition.parameters):
            if index in self.seen:
                raise self.error(f"`params` captures duplicate parameter: {parameter.name}", offset)
            if SELF_TYPE in parameter.classes:
                continue
            self.seen.add(index)
            variables.append(ParameterVariable(index, parameter))
        return Params(variables)

    def _struct(self, offset: int, place: Place) -> Element:
        if place is not Place.TOP_LEVEL:
            raise self.error("`struct` can only be used at the top-level context", offset)
        self.expect("(", "expected '(' before `struct` argument list")
        entries: list[ParameterVariable | CustomDirective] = []
        message = "`struct` argument list expected a parameter or directive"
        element = self._struct_element(offset, message)
        if isinstance(element, Params):
            entries.extend(element.parameters)
        else:
            entries.append(self._entry(offset, element, message))
            message = "expected a parameter or `custom` directive in `struct` argument list"
            while self.token.kind == ",":
                self.advance()
                entries.append(self._entry(offset, self._struct_element(offset, message), message))
        self.expect(")", "expected ')' at the end of an argument list")
        for entry in entries:
            if isinstance(entry, CustomDirective):
                self._check_entry(offset, entry)
        return Struct(entries)

    def _struct_element(self, offset: int, message: str) -> Element:
        """Parse an element inside `struct`; its error is followed by the error of the `struct`."""
        try:
            return self.element(Place.STRUCT)
        except FormatError as error:
            raise error.followed_by(self.error(message, offset)) from None

    def _entry(self, offset: int, element: Element, message: str) -> ParameterVariable | CustomDirective:
        if isinstance(element, ParameterVariable | CustomDirective):
            return element
        raise self.error(message, offset)

    def _check_entry(self, offset: int, entry: CustomDirective) -> None:
        if len(entry.arguments) != 1:
            raise self.error("`struct` can only contain `custom` directives with a single argument", offset)
        if not isinstance(entry.arguments[0], ParameterVariable):
            raise self.error(
                "a `custom` directive nested within a `struct` must be passed a parameter", offset
            )

    # -- checks ---------------------------------------------------------------------------------------

    def can_start_group(self, element: Element) -> bool:
        return isinstance(element, Literal | ParameterVariable | CustomDirective)

    def check_group(self, offset: int, elements: Sequence[Element], anchor: Element | None) -> None:
        for element in elements:
            problem = _group_problem(element)
            if problem is not None:
                raise self.error(problem, offset)
        if anchor is None:
            return
        if not isinstance(anchor, ParameterVariable | Params | Struct | CustomDirective):
            raise self.error("optional group anchor must be a parameter or directive", offset)
        if isinstance(anchor, CustomDirective) and not any(
            isinstance(argument, ParameterVariable) for argument in anchor.arguments
        ):
            raise self.error(
                "`custom` directive with no bound parameters cannot be used as optional group anchor", offset
            )

    def check(self, offset: int, elements: Sequence[Element]) -> None:
        for index, parameter in enumerate(self.definition.parameters):
            if parameter.is_optional:
                continue
            is_self_type = SELF_TYPE in parameter.classes
            if index not in self.seen:
                if not is_self_type:
                    raise self.error(f"format is missing reference to parameter: {parameter.name}", offset)
            elif is_self_type:
                raise self.error("unexpected self type parameter in assembly format", offset)
        for element, following in pairwise(elements):
            if (
                isinstance(element, Struct)
                and isinstance(following, Literal)
                and following.text == ","
                and any(parameter.is_optional for parameter in element.parameters)
            ):
                raise self.error(
                    "`struct` directive with optional parameters cannot be followed by a comma literal",
                    offset,
                )


def _group_problem(element: Element) -> str | None:
    """The reason why an element is not allowed in an optional group: all elements must be optional."""
    if isinstance(element, ParameterVariable):
        return None if element.is_optional else "parameters in an optional group must be optional"
    if isinstance(element, Params):
        if all(parameter.is_optional for parameter in element.parameters):
            return None
        return "`params` directive allowed in optional group only if all parameters are optional"
    if isinstance(element, Struct):
        if all(parameter.is_optional for parameter in element.parameters):
            return None
        return "`struct` is only allowed in an optional group if all captured parameters are optional"
    if isinstance(element, CustomDirective):
        bound = [argument for argument in element.arguments if isinstance(argument, ParameterVariable)]
        if all(argument.is_optional for argument in bound):
            return None
        return "`custom` is only allowed in an optional group if all captured parameters are optional"
    return None
