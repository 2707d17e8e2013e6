"""Structures of llvm, and the element types of structures and arrays.

    !llvm.struct<[packed] (type, ...)>                          literal
    !llvm.struct<"name", [packed] (type, ...)>                  identified
    !llvm.struct<"name", opaque>                                without a body
    !llvm.struct<"name">                                        only inside the structure of that name

Parameters are the name (None for literal structures), the types, whether it is packed, and whether it has a
body.  Without a body, `packed` distinguishes an opaque structure from a reference.  As parseStructType of
MLIR's LLVMTypeSyntax.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import live_class, llvm
from mlirkit.dialects.identified_types import declared, file_declarations, opened
from mlirkit.dialects.llvm.types import (
    NO_ELEMENTS,
    bare_name,
    is_compatible_type,
    is_function,
    parse_short_type,
    print_short_type,
)
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_function, value_assembly

_STRUCT = "llvm.struct"


def _parse_struct_syntax(parser: AsmParser) -> llvm.LLVMStructType:
    start = parser.current_location()
    parser.parse_punctuation("<")
    name = parser.parse_optional_string()
    cls = live_class(llvm.LLVMStructType, parser.context)
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
    struct: llvm.LLVMStructType = parser.parse_inside(
        (_STRUCT, name), lambda: parse_body(parser, cls, name, at)
    )
    return struct


@value_assembly(llvm.LLVMStructType)
class StructSyntax:
    """Mirrors LLVMStructType::parse and print."""

    parse = staticmethod(_parse_struct_syntax)

    @staticmethod
    def print(value: llvm.LLVMStructType, printer: AsmPrinter) -> None:
        name, types, packed, has_body = parameters_of(value)
        printer.print_text("<")
        if name is not None:
            printer.print_string(name)
            if has_body or packed:
                printer.print_text(", ")
        if has_body:
            printer.print_text("packed (" if packed else "(")
            # A structure with types that LLVM does not have is mentioned among its own types with the prefix.
            # In MLIR, mentions further inside depend on earlier queries; here they are short.
            incompatible_name = None if name is None or is_compatible_type(value) else name
            for type in comma_separated(printer, types):
                if incompatible_name and _is_mention(type, incompatible_name):
                    printer.print_type(type)
                else:
                    print_short_type(printer, type)
            printer.print_text(")")
        elif packed:
            printer.print_text("opaque")
        printer.print_text(">")


def _is_mention(type: Type, name: str) -> bool:
    """Whether `type` is a structure without a body that mentions the enclosing structure of that name."""
    return isinstance(type, llvm.LLVMStructType) and parameters_of(type) == (name, (), False, False)


def parse_body(
    parser: AsmParser, cls: type[llvm.LLVMStructType], name: str | None, at: int
) -> llvm.LLVMStructType:
    """`[packed] (type, ...) >`; `at` is the place of errors about types of a literal structure."""
    packed = parser.parse_optional_keyword("packed")
    parser.parse_punctuation("(")
    types: list[Type] = []
    if not parser.parse_optional_punctuation(")"):
        if name is not None:
            at = parser.current_location()
        types = parser.parse_comma_separated_list("", partial(parse_short_type, parser))
        parser.parse_punctuation(")")
    parser.parse_punctuation(">")
    for type in types:
        if bare_name(type) in NO_ELEMENTS or is_function(type):
            raise parser.error(f"invalid LLVM structure element type: '{type}'", at)
    struct = make_struct(cls, name, types, packed, True)
    if name is None:
        return struct
    identified = declared(parser, "llvm", struct, mention_of(cls))
    if identified is None:
        raise parser.error("identified type already used with a different body", at)
    return identified


def opaque_struct(
    parser: AsmParser, cls: type[llvm.LLVMStructType], name: str, at: int
) -> llvm.LLVMStructType:
    before = file_declarations(parser, "llvm", cls).get(name)
    _, _, _, has_body = parameters_of(before) if before is not None else (None, (), False, False)
    if has_body:
        raise parser.error("redeclaring defined struct as opaque", at)
    if before is None and parser.is_inside((_STRUCT, name)):
        # A structure without a body so far is opaque.
        return make_struct(cls, name, (), False, False)
    struct = declared(parser, "llvm", make_struct(cls, name, (), True, False), mention_of(cls))
    # Opaque structures of one name are equal.
    assert struct is not None
    return struct


def make_struct(
    cls: type[llvm.LLVMStructType], name: str | None, types: Sequence[Type], packed: bool, has_body: bool
) -> llvm.LLVMStructType:
    value: Any = cls.__new__(cls)
    ParametrizedType.__init__(value, name, tuple(types), packed, has_body)
    struct: llvm.LLVMStructType = value
    return struct


def mention_of(cls: type[llvm.LLVMStructType]) -> Callable[[str], llvm.LLVMStructType]:
    return lambda name: make_struct(cls, name, (), False, False)


@dialect_function("llvm", "getValAndBoolStructType")
def value_and_bool(dialect: LiveDialect, type: Type) -> llvm.LLVMStructType:
    """The result type of cmpxchg: the old value, and whether it was exchanged."""
    return make_struct(dialect.type_class("struct"), None, (type, integer_type(1)), False, True)


def element_of(container: Type, position: int) -> Type | None:
    """The type of an element of an array or structure; None if it has no such element."""
    if isinstance(container, llvm.LLVMArrayType):
        return container.element_type if 0 <= position < container.num_elements else None
    if isinstance(container, llvm.LLVMStructType):
        _, types, _, has_body = parameters_of(container)
        if has_body and 0 <= position < len(types):
            # Inside of the structure, only its name may be written.
            return opened(types[position], container, mention_of(container.__class__))
    return None
