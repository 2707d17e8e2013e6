"""Structures of spirv.

    !spirv.struct<[name,] (type [`[` [offset] [, decoration [=value]] ... `]`], ...)
                  [, decoration [=value]] ...>
    !spirv.struct<name>                     only inside the structure of that name

Decorations are cases of the dialect's enum.  Decorations of literal structures are sorted, whatever their
order in text.  As parseStructType and its printer in MLIR's SPIRVDialect.cpp.
"""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Any

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import live_class, spirv
from mlirkit.dialects.identified_types import declared, opened
from mlirkit.dialects.spirv.types import parse_case
from mlirkit.ods.live.hooks import value_assembly, value_members

# A decoration and its value, an attribute or None.
Decorations = tuple[tuple[Any, Any], ...]

_STRUCT = "spirv.struct"


@value_members(spirv.StructType)
class StructMembers(spirv.StructType):
    """A structure; a mention of one has no body."""

    @property
    def identifier(self) -> str:
        return self.name or ""

    @property
    def is_identified(self) -> bool:
        return bool(self.identifier)

    @property
    def num_elements(self) -> int:
        return len(self.element_types)

    def element_type(self, index: int) -> Type:
        """The type of a member, where a reference to the structure is replaced by it."""
        return opened(self.element_types[index], self, partial(mention_of, self.__class__))


@value_assembly(spirv.StructType)
class StructSyntax:
    """See the head of the module."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...] | spirv.StructType:
        parser.parse_punctuation("<")
        name = parser.parse_optional_any_keyword()
        if name is None:
            return parse_body(parser, None)
        cls = live_class(spirv.StructType, parser.context)
        is_nested = parser.is_inside((_STRUCT, name))
        if parser.parse_optional_punctuation(">"):
            if not is_nested:
                raise parser.error(
                    "recursive struct reference not nested in struct definition", parser.name_location()
                )
            return mention_of(cls, name)
        parser.parse_punctuation(",")
        if is_nested:
            raise parser.error("identifier already used for an enclosing struct", parser.name_location())
        read: spirv.StructType = parser.parse_inside((_STRUCT, name), lambda: cls(*parse_body(parser, name)))
        struct = declared(parser, "spirv", read, partial(mention_of, cls))
        if struct is None:
            # MLIR reports no message.
            raise parser.error("identified type already used with a different body", parser.name_location())
        return struct

    @staticmethod
    def print(type: spirv.StructType, printer: AsmPrinter) -> None:
        printer.print_text(f"<{type.identifier}")
        if type.has_body:
            printer.print_text(", (" if type.is_identified else "(")
            for number, member in enumerate(type.element_types):
                if number:
                    printer.print_text(", ")
                printer.print_type(member)
                print_member_decorations(type, number, printer)
            printer.print_text(")")
            for decoration in type.decorations:
                printer.print_text(", ")
                print_decoration(printer, *decoration)
        printer.print_text(">")


def print_member_decorations(type: spirv.StructType, number: int, printer: AsmPrinter) -> None:
    decorations: Decorations = type.member_decorations[number]
    if not decorations and not type.offsets:
        return
    printer.print_text(" [")
    if type.offsets:
        printer.print_text(str(type.offsets[number]))
    for place, decoration in enumerate(decorations):
        if place or type.offsets:
            printer.print_text(", ")
        print_decoration(printer, *decoration)
    printer.print_text("]")


def mention_of(cls: type[spirv.StructType], name: str) -> spirv.StructType:
    return cls(name, (), (), (), (), False)


def parse_body(parser: AsmParser, name: str | None) -> tuple[object, ...]:
    """Parse the rest behind the name, from the parenthesis on; returns the parameters."""
    parser.parse_punctuation("(")
    if parser.parse_optional_punctuation(")") and parser.parse_optional_punctuation(">"):
        return name, (), (), (), (), True
    types: list[Type] = []
    offsets: list[int] = []
    members: list[Decorations] = []
    while True:
        types.append(parser.parse_type())
        members.append(())
        if parser.parse_optional_punctuation("["):
            members[-1] = parse_member_decorations(parser, len(types), offsets)
        if not parser.parse_optional_punctuation(","):
            break
    if offsets and len(types) != len(offsets):
        raise parser.error("offset specification must be given for all members", parser.name_location())
    parser.parse_punctuation(")")
    decorations: list[tuple[Any, Any]] = []
    while parser.parse_optional_punctuation(","):
        decorations.append(parse_decoration(parser))
    parser.parse_punctuation(">")
    if name is None:
        # Only literal structures are sorted.
        members = [in_order(member) for member in members]
        decorations = list(in_order(tuple(decorations)))
    return name, tuple(types), tuple(offsets), tuple(members), tuple(decorations), True


def parse_member_decorations(parser: AsmParser, count: int, offsets: list[int]) -> Decorations:
    """Parse `[offset] [, decoration, ...] ]` of the last of `count` members."""
    at = parser.current_location()
    offset = parser.parse_optional_unsigned(32)
    if offset is not None:
        if len(offsets) != count - 1:
            raise parser.error("offset specification must be given for all members", at)
        offsets.append(offset)
    if parser.parse_optional_punctuation("]"):
        return ()
    if offset is not None:
        parser.parse_punctuation(",")
    decorations: Decorations = tuple(parser.parse_comma_separated_list("", lambda: parse_decoration(parser)))
    parser.parse_punctuation("]")
    return decorations


def parse_decoration(parser: AsmParser) -> tuple[Enum, Attribute | None]:
    decoration = parse_case(parser, "Decoration")
    return decoration, parser.parse_attribute() if parser.parse_optional_punctuation("=") else None


def in_order(decorations: Decorations) -> Decorations:
    return tuple(sorted(decorations, key=lambda decoration: int(decoration[0])))


def print_decoration(printer: AsmPrinter, decoration: Enum, value: Attribute | None) -> None:
    printer.print_text(str(decoration))
    if value is not None:
        printer.print_text("=")
        printer.print_attribute_without_type(value)
