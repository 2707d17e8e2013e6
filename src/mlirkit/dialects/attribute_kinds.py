"""Parsing an attribute of one class: AsmParser::parseAttribute of an attribute class."""

from __future__ import annotations

from typing import TypeVar

from mlirkit.core.asm_interface import AsmParser
from mlirkit.core.attribute import Attribute, Type

Kind = TypeVar("Kind", bound=Attribute)


def parse_attribute_of(parser: AsmParser, kind: type[Kind], type: Type | None = None) -> Kind:
    """Parse an attribute; ParseError if it is not of the given kind.

    `type` is the type of an attribute that is written without a type.
    """
    at = parser.current_location()
    attribute = parser.parse_attribute(type)
    if not isinstance(attribute, kind):
        raise parser.error("invalid kind of attribute specified", at)
    return attribute
