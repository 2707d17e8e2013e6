"""Parsing an attribute of one class: AsmParser::parseAttribute of an attribute class."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from mlirkit.core.asm_interface import AsmParser
from mlirkit.core.attribute import Attribute, Type

Kind = TypeVar("Kind", bound=Attribute)


@overload
def parse_attribute_of(parser: AsmParser, kind: type[Kind], type: Type | None = None) -> Kind: ...
@overload
def parse_attribute_of(parser: AsmParser, kind: str, type: Type | None = None) -> Any: ...
def parse_attribute_of(parser: AsmParser, kind: type[Kind] | str, type: Type | None = None) -> Any:
    """The next attribute; ParseError if it is not of `kind`, a class or the full name of a live one.

    `type` is the one an attribute without a type of its own is given.
    """
    at = parser.current_location()
    attribute = parser.parse_attribute(type)
    if isinstance(kind, str):
        fits = getattr(attribute, "FULL_NAME", "") == kind
    else:
        fits = isinstance(attribute, kind)
    if not fits:
        raise parser.error("invalid kind of attribute specified", at)
    return attribute
