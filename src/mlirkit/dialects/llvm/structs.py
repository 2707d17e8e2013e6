"""Structures of llvm, and what is inside of them and of arrays.

    !llvm.struct<[packed] (type, ...)>                          literal
    !llvm.struct<"name", [packed] (type, ...)>                  identified
    !llvm.struct<"name", opaque>                                without a body
    !llvm.struct<"name">                                        only inside the structure of that name

Parameters are the name (None for literal ones), the types, whether it is packed, and whether it has a body.
Without a body, `packed` tells an opaque structure from a mention.  As parseStructType of MLIR's
LLVMTypeSyntax.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import ParametrizedType
from mlirkit.dialects.identified_types import declaration, declared, opened
from mlirkit.dialects.llvm.types import (
    NO_ELEMENTS,
    bare_name,
    is_function,
    parse_short_type,
    print_short_types,
)
from mlirkit.ods.live.hooks import dialect_function, value_assembly

_STRUCT = "llvm.struct"


@value_assembly(_STRUCT)
class StructSyntax:
    """As LLVMStructType::parse and print."""

    @staticmethod
    def parse(parser: Any) -> Any:
        start = parser.current_location()
        parser.parse_punctuation("<")
        name = parser.parse_optional_string()
        cls = parser.context.dialect("llvm").type_class("struct")
        if name is None:
            at = parser.current_location()
            if parser.parse_optional_keyword("opaque"):
                raise parser.error("only identified structs can be opaque", at)
            return parse_body(parser, cls, None, start)
        at = parser.current_location()
        if parser.parse_optional_punctuation(">"):
            if not parser.is_inside((_STRUCT, name)):
                raise parser.error("struct without a body only allowed in a recursive struct", at)
            return make_struct(cls, name, (), False, False)
        parser.parse_punctuation(",")
        at = parser.current_location()
        if parser.parse_optional_keyword("opaque"):
            parser.parse_punctuation(">")
            return opaque_struct(parser, cls, name, at)
        if parser.is_inside((_STRUCT, name)):
            raise parser.error("identifier already used for an enclosing struct", at)
        return parser.parse_inside((_STRUCT, name), lambda: parse_body(parser, cls, name, at))

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        name, types, packed, has_body = value.parameters
        printer.print_text("<")
        if name is not None:
            printer.print_string(name)
            if has_body or packed:
                printer.print_text(", ")
        if has_body:
            printer.print_text("packed (" if packed else "(")
            print_short_types(printer, types)
            printer.print_text(")")
        elif packed:
            printer.print_text("opaque")
        printer.print_text(">")


def parse_body(parser: Any, cls: Any, name: str | None, at: int) -> Any:
    """`[packed] (type, ...) >`; of literal ones `at` is what types are blamed on."""
    packed = parser.parse_optional_keyword("packed")
    parser.parse_punctuation("(")
    types: list[Any] = []
    if not parser.parse_optional_punctuation(")"):
        if name is not None:
            at = parser.current_location()
        types = parser.parse_comma_separated_list("", lambda: parse_short_type(parser))
        parser.parse_punctuation(")")
    parser.parse_punctuation(">")
    for each in types:
        if bare_name(each) in NO_ELEMENTS or is_function(each):
            raise parser.error(f"invalid LLVM structure element type: '{each}'", at)
    made = make_struct(cls, name, types, packed, True)
    if name is None:
        return made
    known = declared(parser, made, mention_of(cls))
    if known is None:
        raise parser.error("identified type already used with a different body", at)
    return known


def opaque_struct(parser: Any, cls: Any, name: str, at: int) -> Any:
    before = declaration(parser, _STRUCT, name)
    if before is not None and before.parameters[3]:
        raise parser.error("redeclaring defined struct as opaque", at)
    if before is None and parser.is_inside((_STRUCT, name)):
        # What has no body yet is opaque so far.
        return make_struct(cls, name, (), False, False)
    return declared(parser, make_struct(cls, name, (), True, False), mention_of(cls))


def make_struct(cls: Any, name: str | None, types: Any, packed: bool, has_body: bool) -> Any:
    value = cls.__new__(cls)
    ParametrizedType.__init__(value, name, tuple(types), packed, has_body)
    return value


def mention_of(cls: Any) -> Callable[[str], Any]:
    return lambda name: make_struct(cls, name, (), False, False)


@dialect_function("llvm", "getValAndBoolStructType")
def value_and_bool(dialect: Any, type: Any) -> Any:
    """What comparing and exchanging gives: the old value, and whether it was exchanged."""
    return make_struct(dialect.type_class("struct"), None, (type, integer_type(1)), False, True)


def element_of(container: Any, position: int) -> Any:
    """The type of an element of an array or structure; None if there is none."""
    if getattr(container, "FULL_NAME", "") == "llvm.array":
        return container.parameters[0] if 0 <= position < container.parameters[1] else None
    if getattr(container, "FULL_NAME", "") == _STRUCT:
        types = container.parameters[1]
        if 0 <= position < len(types):
            return opened(types[position], container, mention_of(container.__class__))
    return None
