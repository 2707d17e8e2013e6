"""Types of llvm: those without definitions, and the short form types take inside types.

    !llvm.void   !llvm.token   !llvm.label   !llvm.metadata
    short type ::= type | mnemonic body                         `ptr`, `array<2 x i32>`: without the prefix

Structures are in structs.py.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import OpaqueType
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.llvm.cpp_names import is_compatible_outer_type, is_compatible_vector_type
from mlirkit.ods.live.hooks import directive, value_verifier

# Types that do not print short.
_LONG = ("ppc_fp128",)


# Types that have no definition are opaque text, as their builders make them.
BARE_TYPES = ("void", "token", "label", "metadata")
VOID = OpaqueType("llvm", "void")


def parse_short_type(parser: Any) -> Any:
    """A type, without the prefix if it is of this dialect."""
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
    return parser.parse_nested(cls.parse_value)


def print_short_type(printer: Any, type: Any) -> None:
    if isinstance(type, OpaqueType) and type.dialect_namespace == "llvm":
        printer.print_text(type.data)
        return
    if type.DIALECT != "llvm" or type.MNEMONIC in _LONG:
        printer.print_type(type)
        return
    printer.print_type_without_prefix(type)


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
    if bare_name(result) in ("label", "metadata") or is_function(result):
        return f"invalid function result type: '{result}'"
    for each in arguments:
        if bare_name(each) == "void" or is_function(each):
            return f"invalid function argument type: '{each}'"
    return None


NO_ELEMENTS = ("void", "label", "metadata")


@value_verifier("llvm.array")
def verify_array_type(value: Any) -> str | None:
    """As LLVMArrayType::verify."""
    element = value.parameters[0]
    if bare_name(element) in (*NO_ELEMENTS, "token") or is_function(element):
        return f"invalid array element type: '{element}'"
    return None


def bare_name(type: Any) -> str:
    """Which of the types without definition a type is; empty for others."""
    is_bare = isinstance(type, OpaqueType) and type.dialect_namespace == "llvm"
    return type.data if is_bare else ""


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
