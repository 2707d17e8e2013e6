"""Parsing an attribute of one class: AsmParser::parseAttribute of an attribute class."""

from __future__ import annotations

from typing import TypeVar

from mlirkit.core.asm_interface import AsmParser
from mlirkit.core.attribute import Attribute, Type

Kind = TypeVar("Kind", bound=Attribute)


def parse_attribute_of(parser: AsmParser, kind: type[Kind], type: Type | None = None) -> Kind:
    """The next attribute; ParseError if it is no `kind`.

    `type` is the one an attribute without a type of its own is given.
    """
    at = parser.current_location()
    attribute = parser.parse_attribute(type)
    if not isinstance(attribute, kind):
        raise parser.error("invalid kind of attribute specified", at)
    return attribute
