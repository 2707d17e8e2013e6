"""Structures of llvm and spirv with names, which may contain themselves, as values.

A structure has a `name` (None if it is literal) and, as last parameter, whether it has a body.  A structure
without a body is a mention inside of the structure of that name, where its value ends: all declarations of a
name in a file agree, so that equal types are equal values wherever the file declares them.

A `mention` function makes the structure of a name without a body.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard, TypeVar

from mlirkit.core.asm_interface import AsmParser
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.attribute_walk import AttributeReplacer
from mlirkit.dialects.declared import llvm, spirv

# Structures inside of more names stay as they are, so that the stack does not overflow.
_MOST_NAMES = 100

Struct = TypeVar("Struct", llvm.LLVMStructType, spirv.StructType)


def declared(
    parser: AsmParser, dialect: str, struct: Struct, mention: Callable[[str], Struct]
) -> Struct | None:
    """The value of a named structure that a file declares; None if the file has another body for the name."""
    name = struct.name
    assert name is not None
    declarations = file_declarations(parser, dialect, struct.__class__)
    before = declarations.get(name)
    if before is None:
        declarations[name] = struct
        return struct
    if before != struct and _by_name(before, mention) != _by_name(struct, mention):
        return None
    own = mention(name)

    def replacement(value: AttributeOrType) -> Struct | None:
        return own if _is_named(value, struct) and value.name == name else None

    return _same_class(AttributeReplacer(replacement).replace_inside(struct), struct)


def file_declarations(parser: AsmParser, dialect: str, cls: type[Struct]) -> dict[str, Struct]:
    """The declarations of a dialect's structures in the file so far, by name."""
    declarations: dict[str, Struct] = parser.file_state.setdefault(f"{dialect}.identified_structs", {})
    return declarations


def opened(member: Type, struct: Struct, mention: Callable[[str], Struct]) -> Type:
    """A type from the body of a structure, as it is outside of the structure."""
    name = struct.name
    if name is None:
        return member
    own = mention(name)
    replaced = _type(AttributeReplacer(lambda value: struct if value == own else None).replace(member))
    return member if replaced is member else _type(_spelled(replaced, struct, mention, ()))


def _by_name(struct: Struct, mention: Callable[[str], Struct]) -> Struct:
    """A structure whose body mentions all other named structures."""

    def replacement(value: AttributeOrType) -> Struct | None:
        return mention(value.name or "") if _is_named(value, struct) else None

    return _same_class(AttributeReplacer(replacement).replace_inside(struct), struct)


def _spelled(
    value: AttributeOrType, struct: Struct, mention: Callable[[str], Struct], around: tuple[str, ...]
) -> AttributeOrType:
    """`value` with structures mentioned inside of themselves; `around` are the names that enclose it."""
    if len(around) > _MOST_NAMES:
        return value

    def replacement(inner: AttributeOrType) -> AttributeOrType | None:
        if not _is_named(inner, struct):
            return None
        name = inner.name or ""
        if name in around:
            return mention(name)

        def inner_replacement(value: AttributeOrType) -> AttributeOrType | None:
            return _spelled(value, struct, mention, (*around, name)) if _is_named(value, struct) else None

        return AttributeReplacer(inner_replacement).replace_inside(inner)

    return AttributeReplacer(replacement).replace(value)


def _is_named(value: AttributeOrType, struct: Struct) -> TypeGuard[Struct]:
    """Whether `value` is a named structure of the class of `struct`."""
    return _is_of_class(value, struct) and value.name is not None


def _is_of_class(value: AttributeOrType, struct: Struct) -> TypeGuard[Struct]:
    return value.__class__ is struct.__class__


def _same_class(value: AttributeOrType, struct: Struct) -> Struct:
    assert _is_of_class(value, struct)
    return value


def _type(value: AttributeOrType) -> Type:
    assert isinstance(value, Type)
    return value
