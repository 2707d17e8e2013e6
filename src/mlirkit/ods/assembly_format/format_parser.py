"""The common part of parsing formats of operations and formats of attributes and types.

    format          ::= element*
    element         ::= literal | variable | string | directive | optional-group
    optional-group  ::= `(` element+ `)` (`:` `(` element+ `)`)? `?`        one element followed by `^`
    custom          ::= `custom` `<` name `>` `(` element (`,` element)* `)`

Subclasses define the variables and directives, and check the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from mlirkit.ods.assembly_format.elements import (
    CustomDirective,
    Element,
    Literal,
    OptionalGroup,
    StringArgument,
    Whitespace,
)
from mlirkit.ods.assembly_format.errors import FormatError
from mlirkit.ods.assembly_format.lexer import (
    DIRECTIVES,
    EOF,
    IDENTIFIER,
    LITERAL,
    STRING,
    VARIABLE,
    Token,
    lex,
)
from mlirkit.ods.assembly_format.literals import literal_problem


class Place(Enum):
    """The place of an element, which decides about the elements that are allowed."""

    TOP_LEVEL = "top level"
    CUSTOM = "argument of custom"
    REFERENCE = "argument of ref"
    TYPE = "argument of type"
    STRUCT = "argument of struct"


class FormatParser:
    """Parses the text of one format."""

    def __init__(self, text: str, definition_place: tuple[str, int, int]) -> None:
        self.text = text
        self.definition_place = definition_place
        self.tokens = lex(text)
        # The error of text that is no token; the unexpected token is reported after it.
        self.lexical_error: FormatError | None = None
        self.position = 0
        self._check_token()

    # -- implemented by subclasses ----------------------------------------------------------------------

    def variable(self, offset: int, name: str, place: Place) -> Element:
        raise NotImplementedError

    def directive(self, token: Token, place: Place) -> Element:
        raise NotImplementedError

    def check_custom_arguments(self, offset: int, arguments: Sequence[Element]) -> None:
        """Check the arguments of a custom directive."""

    def check_group(self, offset: int, elements: Sequence[Element], anchor: Element | None) -> None:
        """Check the elements of an optional group; `anchor` is None for an else group."""

    def check(self, offset: int, elements: Sequence[Element]) -> None:
        """Check the whole format."""

    # -- tokens ---------------------------------------------------------------------------------------

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    def _check_token(self) -> None:
        if self.token.kind == "error":
            self.lexical_error = self.error(self.token.text, self.token.offset)

    def advance(self) -> Token:
        """Consume the current token and return it."""
        token = self.token
        if token.kind != EOF:
            self.position += 1
            self._check_token()
        return token

    def expect(self, kind: str, message: str) -> Token:
        if self.token.kind != kind:
            raise self.error(message, self.token.offset)
        return self.advance()

    def error(self, message: str, offset: int, suggestion: str | None = None) -> FormatError:
        """The error at an offset, after the lexical error of the current token, if any."""
        error = FormatError(
            message, self.text, len(self.text[:offset].encode()), self.definition_place, suggestion
        )
        return error if self.lexical_error is None else self.lexical_error.followed_by(error)

    # -- elements -------------------------------------------------------------------------------------

    def parse(self) -> list[Element]:
        """Parse and check all elements."""
        offset = self.token.offset
        elements: list[Element] = []
        while self.token.kind != EOF:
            elements.append(self.element(Place.TOP_LEVEL))
        self.check(offset, elements)
        return elements

    def element(self, place: Place) -> Element:
        token = self.token
        if token.kind == LITERAL:
            return self.literal(place)
        if token.kind == STRING:
            return self._string(place)
        if token.kind == VARIABLE:
            self.advance()
            return self.variable(token.offset, token.text[1:], place)
        if token.kind in DIRECTIVES:
            self.advance()
            if token.kind == "custom":
                return self.custom(token.offset, place)
            return self.directive(token, place)
        if token.kind == "(":
            return self._group(place)
        raise self.error("expected literal, variable, directive, or optional group", token.offset)

    def literal(self, place: Place) -> Element:
        token = self.advance()
        if place is not Place.TOP_LEVEL:
            raise self.error("literals may only be used in the top-level section of the format", token.offset)
        if token.kind != LITERAL:
            raise self.error(f"expected literal, but got '{token.text}'", token.offset)
        text = token.text[1:-1]
        if text in ("", " "):
            return Whitespace(text)
        if text == "\\n":
            return Whitespace("\n")
        problem = literal_problem(text)
        if problem is not None:
            raise self.error(f"expected valid literal but got '{text}': {problem}", token.offset)
        return Literal(text)

    def _string(self, place: Place) -> Element:
        token = self.advance()
        if place is not Place.CUSTOM:
            raise self.error("strings may only be used as 'custom' directive arguments", token.offset)
        # A backslash is removed, the character after it is kept.
        return StringArgument(token.text[1:-1].replace("\\", ""))

    def _group(self, place: Place) -> Element:
        offset = self.advance().offset
        if place is not Place.TOP_LEVEL:
            raise self.error("optional groups can only be used as top-level elements", offset)
        anchors: list[Element] = []
        then = self._group_elements(anchors)
        inverted = not anchors
        otherwise: list[Element] = []
        if self.token.kind == ":":
            self.advance()
            self.expect("(", "expected '(' to start else branch of optional group")
            otherwise = self._group_elements(anchors)
        self.expect("?", "expected '?' after optional group")
        if not anchors:
            raise self.error("optional group has no anchor element", offset)
        anchor = anchors[0]
        self.check_group(offset, then, anchor)
        self.check_group(offset, otherwise, None)
        group = OptionalGroup(then, otherwise, anchor, inverted)
        parsable = group.parsable_then
        if not parsable or not self.can_start_group(parsable[0]):
            raise self.error(
                "first parsable element of an optional group must be a literal, variable, "
                "or custom directive",
                offset,
            )
        return group

    def can_start_group(self, element: Element) -> bool:
        """Whether an optional group may begin with the element."""
        raise NotImplementedError

    def _group_elements(self, anchors: list[Element]) -> list[Element]:
        elements: list[Element] = []
        while True:
            element = self.element(Place.TOP_LEVEL)
            if self.token.kind == "^":
                if anchors:
                    raise self.error(
                        "only one element can be marked as the anchor of an optional group",
                        self.token.offset,
                    )
                anchors.append(element)
                self.advance()
            elements.append(element)
            if self.token.kind == ")":
                self.advance()
                return elements

    def custom(self, offset: int, place: Place) -> CustomDirective:
        if place not in (Place.TOP_LEVEL, Place.STRUCT):
            raise self.error(
                "`custom` can only be used at the top-level context or within a `struct` directive", offset
            )
        self.expect("<", "expected '<' before custom directive name")
        name = self.expect(IDENTIFIER, "expected custom directive name identifier").text
        self.expect(">", "expected '>' after custom directive name")
        self.expect("(", "expected '(' before custom directive parameters")
        arguments = [self.element(Place.CUSTOM)]
        while self.token.kind == ",":
            self.advance()
            arguments.append(self.element(Place.CUSTOM))
        self.expect(")", "expected ')' after custom directive parameters")
        self.check_custom_arguments(offset, arguments)
        return CustomDirective(name, arguments)
