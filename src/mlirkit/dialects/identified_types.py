"""Structures with names, which may contain themselves, as values: how llvm and spirv read and open them.

Such a type has a `name` (None if it is literal) and, as last parameter, whether it has a body.  One
without is mentioned inside of the type of that name, whose value ends there: all declarations of a name in
a file agree, so that equal types are equal values however a file comes to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.asm_interface import AsmParser
from mlirkit.core.attribute import Type
from mlirkit.core.attribute_walk import AttributeReplacer

# Deeper inside of one another types stay as they are, so that the stack does not overflow.
_MOST_NAMES = 100

# A type of a name without a body.
Mention = Callable[[str], Any]


def declared(parser: AsmParser, made: Any, mention: Mention) -> Any:
    """`made`, which a file declares now, as a value; None if the file has declared its name otherwise."""
    name = made.name
    before = declaration(parser, made.FULL_NAME, name)
    if before is None:
        parser.file_state[made.FULL_NAME][name] = made
        return made
    if before != made and _by_name(before, mention) != _by_name(made, mention):
        return None
    own = mention(name)

    def replacement(value: Any) -> Any:
        return own if _is_named(value, made) and value.name == name else None

    return AttributeReplacer(replacement).replace_inside(made)


def declaration(parser: AsmParser, full_name: str, name: str) -> Any:
    """The file's declaration of a name so far; None if there is none."""
    return parser.file_state.setdefault(full_name, {}).get(name)


def opened(member: Any, around: Any, mention: Mention) -> Any:
    """A type from the body of a named one, as it is outside of it."""
    name = around.name
    if name is None:
        return member
    own = mention(name)
    whole = AttributeReplacer(lambda value: around if value == own else None).replace(member)
    return member if whole is member else _spelled(whole, around, mention, ())


def _by_name(value: Type, mention: Mention) -> Any:
    """A type with the types of names that are in it mentioned."""
    return AttributeReplacer(
        lambda type: mention(type.name) if _is_named(type, value) else None
    ).replace_inside(value)


def _is_named(value: Any, like: Any) -> bool:
    return value.__class__ is like.__class__ and value.name is not None


def _spelled(value: Any, like: Any, mention: Mention, around: tuple[str, ...]) -> Any:
    """`value` with types mentioned inside of themselves; `around` are the names it stands in."""
    if len(around) > _MOST_NAMES:
        return value

    def replacement(type: Any) -> Any:
        if not _is_named(type, like):
            return None
        name = type.name
        if name in around:
            return mention(name)
        inner = (*around, name)
        return AttributeReplacer(
            lambda value: _spelled(value, like, mention, inner) if _is_named(value, like) else None
        ).replace_inside(type)

    return AttributeReplacer(replacement).replace(value)
