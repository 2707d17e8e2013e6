"""Types of llvm: those without definitions, structures, and the short form types take inside types.

    !llvm.void   !llvm.token   !llvm.label   !llvm.metadata
    !llvm.struct<[packed] (type, ...)>                          literal
    !llvm.struct<"name", [packed] (type, ...)>                  identified
    !llvm.struct<"name", opaque>   !llvm.struct<"name">         without a body; a mention inside its own body
    short type ::= type | mnemonic body                         `ptr`, `array<2 x i32>`: without the prefix

A structure's parameters are its name (empty for literal ones), the types, whether it is packed, and whether
it has a body.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import OpaqueType, integer_type
from mlirkit.core.attribute import ParametrizedType
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.ods.live.helper_names import is_compatible_outer_type, is_compatible_vector_type
from mlirkit.ods.live.hooks import dialect_function, directive, value_assembly, value_verifier

#: Deeper types are refused; MLIR itself descends by recursion.
DEPTH = 200
# Types that do not print short.
_LONG = ("ppc_fp128",)


# Types that have no definition are opaque text, as their builders make them.
BARE_TYPES = ("void", "token", "label", "metadata")
VOID = OpaqueType("llvm", "void")

_depth = 0
# The names of the identified structures around what is parsed.
_around: list[str] = []


def parse_short_type(parser: Any) -> Any:
    """A type, without the prefix if it is of this dialect."""
    global _depth
    at = parser.current_location()
    found = parser.parse_optional_type()
    if found is not None:
        return found
    mnemonic = parser.parse_any_keyword()
    if mnemonic in BARE_TYPES:
        return OpaqueType("llvm", mnemonic)
    cls = None if mnemonic in _LONG else parser.context.dialect("llvm").type_class(mnemonic)
    if cls is None:
        raise parser.error(f"unknown LLVM type: {mnemonic}", at)
    if _depth >= DEPTH:
        raise parser.error("types are nested too deeply", at)
    _depth += 1
    try:
        return cls.parse_value(parser)
    finally:
        _depth -= 1


def print_short_type(printer: Any, type: Any) -> None:
    if isinstance(type, OpaqueType) and type.dialect_namespace == "llvm":
        printer.print_text(type.data)
        return
    if type.DIALECT != "llvm" or type.MNEMONIC in _LONG:
        printer.print_type(type)
        return
    printer.print_text(type.MNEMONIC)
    type.print_value(printer)


@directive("llvm", "PrettyLLVMType")
class ShortType:
    @staticmethod
    def parse(parser: Any) -> Any:
        return (parse_short_type(parser),)

    @staticmethod
    def print(printer: Any, type: Any) -> None:
        print_short_type(printer, type)


def print_short_types(printer: Any, types: Any) -> None:
    for type in comma_separated(printer, types):
        print_short_type(printer, type)


@directive("llvm", "FunctionTypes")
class FunctionTypes:
    """`type, type, ...)` behind the parenthesis that opens; `...` at the end stands for any more."""

    @staticmethod
    def parse(parser: Any) -> Any:
        types: list[Any] = []
        if parser.parse_optional_punctuation(")"):
            return types, False
        while True:
            if parser.parse_optional_punctuation("..."):
                parser.parse_punctuation(")")
                return types, True
            types.append(parse_short_type(parser))
            if not parser.parse_optional_punctuation(","):
                break
        parser.parse_punctuation(")")
        return types, False

    @staticmethod
    def print(printer: Any, types: Any, variadic: Any) -> None:
        print_short_types(printer, types)
        if variadic:
            printer.print_text(", ..." if types else "...")
        printer.print_text(")")


@value_verifier("llvm.func")
def verify_function_type(value: Any) -> str | None:
    """As LLVMFunctionType::verify."""
    result, arguments, _ = value.parameters
    if str(result) in ("!llvm.label", "!llvm.metadata") or is_function(result):
        return f"invalid function result type: '{result}'"
    for each in arguments:
        if str(each) == "!llvm.void" or is_function(each):
            return f"invalid function argument type: '{each}'"
    return None


_NO_ELEMENTS = ("!llvm.void", "!llvm.label", "!llvm.metadata")


@value_verifier("llvm.array")
def verify_array_type(value: Any) -> str | None:
    """As LLVMArrayType::verify."""
    element = value.parameters[0]
    if str(element) in (*_NO_ELEMENTS, "!llvm.token") or is_function(element):
        return f"invalid array element type: '{element}'"
    return None


def is_function(type: Any) -> bool:
    return getattr(type, "FULL_NAME", "") == "llvm.func"


@directive("llvm", "ExtTypeParams")
class ExtTypeParams:
    """`type, type, 1, 2`: types, then integers."""

    @staticmethod
    def parse(parser: Any) -> Any:
        types: list[Any] = []
        integers: list[int] = []

        def parse_one() -> None:
            integer = parser.parse_optional_integer()
            if integer is not None:
                integers.append(integer)
            elif integers:
                raise parser.error("failed to parse parameter list for target extension type")
            else:
                types.append(parse_short_type(parser))

        parser.parse_comma_separated_list("", parse_one)
        return types, integers

    @staticmethod
    def print(printer: Any, types: Any, integers: Any) -> None:
        print_short_types(printer, types)
        if types and integers:
            printer.print_text(", ")
        printer.print_text(", ".join([str(each) for each in integers]))


@value_assembly("llvm.struct")
class StructSyntax:
    """As LLVMStructType::parse and print."""

    @staticmethod
    def parse(parser: Any) -> Any:
        start = parser.current_location()
        parser.parse_punctuation("<")
        name = parser.parse_optional_string()
        if name is not None:
            if parser.parse_optional_punctuation(">"):
                return make_struct(parser, name, (), False, False)
            parser.parse_punctuation(",")
            if parser.parse_optional_keyword("opaque"):
                parser.parse_punctuation(">")
                return make_struct(parser, name, (), True, False)
        packed = parser.parse_optional_keyword("packed")
        if name is not None:
            if name in _around:
                raise parser.error("identifier already used for an enclosing struct")
            _around.append(name)
        try:
            parser.parse_punctuation("(")
            if name is not None:
                start = parser.current_location()
            types: list[Any] = []
            if not parser.parse_optional_punctuation(")"):
                types = parser.parse_comma_separated_list("", lambda: parse_short_type(parser))
                parser.parse_punctuation(")")
        finally:
            if name is not None:
                _around.pop()
        parser.parse_punctuation(">")
        for each in types:
            if str(each) in _NO_ELEMENTS or is_function(each):
                raise parser.error(f"invalid LLVM structure element type: '{each}'", start)
        return make_struct(parser, name or "", types, packed, True)

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        name, types, packed, has_body = value.parameters
        printer.print_text("<")
        if name:
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


def make_struct(parser: Any, name: str, types: Any, packed: bool, has_body: bool) -> Any:
    """A structure; without a body, `packed` tells an opaque one from a mention."""
    cls = parser.context.dialect("llvm").type_class("struct")
    value = cls.__new__(cls)
    ParametrizedType.__init__(value, name, tuple(types), packed, has_body)
    return value


@dialect_function("llvm", "getValAndBoolStructType")
def value_and_bool(dialect: Any, type: Any) -> Any:
    """What comparing and exchanging gives: the old value, and whether it was exchanged."""
    cls = dialect.type_class("struct")
    value = cls.__new__(cls)
    ParametrizedType.__init__(value, "", (type, integer_type(1)), False, True)
    return value


def element_of(container: Any, position: int) -> Any:
    """The type of an element of an array or structure; None if there is none."""
    if getattr(container, "FULL_NAME", "") == "llvm.array":
        return container.parameters[0] if 0 <= position < container.parameters[1] else None
    if getattr(container, "FULL_NAME", "") == "llvm.struct":
        types = container.parameters[1]
        return types[position] if 0 <= position < len(types) else None
    return None


def is_aggregate(type: Any) -> bool:
    return getattr(type, "FULL_NAME", "") in ("llvm.array", "llvm.struct")


def bits_like(type: Any, bit: Any) -> Any:
    """`bit`, or a vector of it as long as `type`."""
    return VectorType(type.dims, bit, type.scalable_flags) if isinstance(type, VectorType) else bit


def kind(type: Any) -> str:
    """What a type of a dialect is: `llvm.ptr`; empty for builtin ones."""
    return str(getattr(type, "FULL_NAME", ""))


def is_compatible_type(type: Any) -> bool:
    """As isCompatibleType: LLVM has the type and all it contains."""
    seen: set[Any] = set()
    pending = [type]
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if not is_compatible_outer_type(each):
            return False
        if isinstance(each, VectorType):
            if not is_compatible_vector_type(each):
                return False
        elif kind(each) == "llvm.array":
            pending.append(each.parameters[0])
        elif kind(each) == "llvm.struct":
            pending.extend(each.parameters[1])
        elif kind(each) == "llvm.func":
            pending.extend((each.parameters[0], *each.parameters[1]))
    return True


# What LLVM allows for target extension types: globals, zeros, memory.
_EXTENSIONS = {
    "spirv.": ("global", "zero", "memory"),
    "aarch64.svcount": ("memory",),
    "amdgcn.named.barrier": ("global",),
}


def extension_allows(type: Any, what: str) -> bool:
    """As hasProperty and supportsMemOps of LLVMTargetExtType."""
    name = type.parameters[0]
    for known, allowed in _EXTENSIONS.items():
        if name == known or (known.endswith(".") and name.startswith(known)):
            return what in allowed
    return False
