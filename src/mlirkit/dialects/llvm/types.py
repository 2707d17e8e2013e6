"""Types of llvm: types without definitions, and the short form of types inside types.

    !llvm.void   !llvm.token   !llvm.label   !llvm.metadata
    short type ::= type | mnemonic body                         `ptr`, `array<2 x i32>`: without the prefix

Structures are in structs.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import OpaqueType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.cpp_names import is_compatible_outer_type, is_compatible_vector_type
from mlirkit.ods.live.hooks import directive, value_verifier
from mlirkit.support.diagnostics import ParseError, with_outer_error

# Types that are not printed in the short form.
_LONG = ("ppc_fp128",)


# Types that have no definition are opaque text, as their builders make them.
BARE_TYPES = ("void", "token", "label", "metadata")
VOID = OpaqueType("llvm", "void")


def parse_short_type(parser: AsmParser) -> Type:
    """A type, without the prefix if it is of this dialect."""
    at = parser.current_location()
    type: Type | None = parser.parse_optional_type()
    if type is not None:
        return type
    mnemonic = parser.parse_any_keyword()
    if mnemonic in BARE_TYPES:
        return OpaqueType("llvm", mnemonic)
    cls = None if mnemonic in _LONG else parser.context.dialect("llvm").type_class(mnemonic)
    if cls is None:
        raise parser.error(f"unknown LLVM type: {mnemonic}", at)
    type = parser.parse_nested(cls.parse_value)
    assert type is not None
    return type


def print_short_type(printer: AsmPrinter, type: Type) -> None:
    """A type, without the prefix if it is of this dialect and LLVM has all the types in it."""
    if isinstance(type, OpaqueType) and type.dialect_namespace == "llvm":
        printer.print_text(type.data)
    elif type.DIALECT != "llvm" or type.MNEMONIC in _LONG or not is_compatible_type(type):
        printer.print_type(type)
    else:
        printer.print_type_without_prefix(type)


@directive("llvm", "PrettyLLVMType")
class ShortType:
    @staticmethod
    def parse(parser: AsmParser) -> tuple[Type]:
        return (parse_short_type(parser),)

    @staticmethod
    def print(printer: AsmPrinter, type: Type) -> None:
        print_short_type(printer, type)


def print_short_types(printer: AsmPrinter, types: Sequence[Type]) -> None:
    for type in comma_separated(printer, types):
        print_short_type(printer, type)


@directive("llvm", "FunctionTypes")
class FunctionTypes:
    """`type, type, ...)` behind the opening parenthesis; `...` at the end makes the function variadic."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[list[Type], bool]:
        types: list[Type] = []
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
    def print(printer: AsmPrinter, types: Sequence[Type], variadic: bool) -> None:
        print_short_types(printer, types)
        if variadic:
            printer.print_text(", ..." if types else "...")
        printer.print_text(")")


@value_verifier(llvm.LLVMFunctionType)
def verify_function_type(value: llvm.LLVMFunctionType) -> str | None:
    """Mirrors LLVMFunctionType::verify."""
    result = value.return_type
    if bare_name(result) in ("label", "metadata") or is_function(result):
        return f"invalid function result type: '{result}'"
    for argument in value.params:
        if bare_name(argument) == "void" or is_function(argument):
            return f"invalid function argument type: '{argument}'"
    return None


NO_ELEMENTS = ("void", "label", "metadata")
NO_ARRAY_ELEMENTS = (*NO_ELEMENTS, "token")


@value_verifier(llvm.LLVMArrayType)
def verify_array_type(value: llvm.LLVMArrayType) -> str | None:
    """Mirrors LLVMArrayType::verify."""
    element = value.element_type
    if bare_name(element) in NO_ARRAY_ELEMENTS or is_function(element):
        return f"invalid array element type: '{element}'"
    return None


def bare_name(type: Type) -> str:
    """The mnemonic of a type without definition; empty for other types."""
    if isinstance(type, OpaqueType) and type.dialect_namespace == "llvm":
        return type.data
    return ""


def is_function(type: Type) -> bool:
    return isinstance(type, llvm.LLVMFunctionType)


def _parse_ext_type_params(parser: AsmParser) -> tuple[list[Type], list[int]]:
    """Parse `type, ..., integer, ...`; after an integer that is too large, MLIR tries to read a type."""
    types: list[Type] = []
    integers: list[int] = []
    problem: ParseError | None = None
    while True:
        integer: int | None = None
        try:
            integer = parser.parse_optional_unsigned(32)
        except ParseError as error:
            problem = error
        if integer is not None:
            integers.append(integer)
        elif integers:
            break
        else:
            try:
                types.append(parse_short_type(parser))
            except ParseError as error:
                problem = error if problem is None else with_outer_error(problem, error)
                break
        if not parser.parse_optional_punctuation(","):
            if problem is not None:
                raise problem
            return types, integers
    outer = parser.error("failed to parse parameter list for target extension type")
    raise outer if problem is None else with_outer_error(problem, outer)


@directive("llvm", "ExtTypeParams")
class ExtTypeParams:
    """`type, type, 1, 2`: types, then integers.

    C++ prints the types in full, `!llvm.ptr`, and reads both forms.
    """

    parse = staticmethod(_parse_ext_type_params)

    @staticmethod
    def print(printer: AsmPrinter, types: Sequence[Type], integers: Sequence[int]) -> None:
        for type in comma_separated(printer, types):
            printer.print_type(type)
        if types and integers:
            printer.print_text(", ")
        printer.print_text(", ".join([str(integer) for integer in integers]))


def is_aggregate(type: Type) -> bool:
    return isinstance(type, (llvm.LLVMArrayType, llvm.LLVMStructType))


def bits_like(type: Type, bit: Type) -> Type:
    """`bit`, or a vector of as many as `type` has elements."""
    return VectorType(type.dims, bit, type.scalable_flags) if isinstance(type, VectorType) else bit


# Results by the object's id; a result holds the object so that the id stays its own.  Equal types of a file
# are one object.
_answers: Final[dict[int, tuple[Type, bool]]] = {}
_MOST_ANSWERS: Final = 4096


def is_compatible_type(type: Type) -> bool:
    """Mirrors isCompatibleType: whether LLVM has the type and the types it contains."""
    kept_answer = _answers.get(id(type))
    if kept_answer is not None and kept_answer[0] is type:
        return kept_answer[1]
    answer: bool = _is_compatible(type)
    if len(_answers) >= _MOST_ANSWERS:
        _answers.clear()
    _answers[id(type)] = (type, answer)
    return answer


@lru_cache(4096)
def _is_compatible(type: Type) -> bool:
    seen: set[Type] = set()
    pending = [type]
    while pending:
        type = pending.pop()
        if type in seen:
            continue
        seen.add(type)
        if not is_compatible_outer_type(type):
            return False
        if isinstance(type, VectorType):
            if not is_compatible_vector_type(type):
                return False
        elif isinstance(type, llvm.LLVMArrayType):
            pending.append(type.element_type)
        elif isinstance(type, llvm.LLVMStructType):
            pending.extend(type.body or ())
        elif isinstance(type, llvm.LLVMFunctionType):
            pending.extend((type.return_type, *type.params))
    return True


# Uses that LLVM allows for target extension types: globals, zeros, memory.
_EXTENSIONS = {
    "spirv.": ("global", "zero", "memory"),
    "aarch64.svcount": ("memory",),
    "amdgcn.named.barrier": ("global",),
}


def extension_allows(type: llvm.LLVMTargetExtType, use: str) -> bool:
    """Mirrors hasProperty and supportsMemOps of LLVMTargetExtType."""
    name = type.ext_type_name
    for extension, uses in _EXTENSIONS.items():
        if name == extension or (extension.endswith(".") and name.startswith(extension)):
            return use in uses
    return False
