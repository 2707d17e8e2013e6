"""Live dialects of definition files: one for equal definitions, whoever loads them, and sums of several.

    a file loaded again, in this or another context       the same dialect, so that its types stay equal
    a second file that defines more of a dialect          both together; what both define must be the same
    a file that adds to a dialect known by its name       that dialect and the additions, sharing its classes
    a file that defines such a dialect otherwise          the file's definitions alone

What a dialect adds up to is a matter of each context.  A hook that is registered when the class it belongs to
exists counts in contexts that load the definitions from then on.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from typing import Any

from mlirkit.core.context import Context
from mlirkit.ods.live import hooks
from mlirkit.ods.live.dialect import LiveDialect, make_dialect
from mlirkit.ods.model import AttrOrTypeDef, Definitions, Operator
from mlirkit.ods.model.definitions import merge_definitions
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.support.exclusive import exclusively

# What definitions come from, e.g. a fingerprint of their text; None for definitions not to be kept.
Origin = Hashable

_pool: dict[tuple[Hashable, ...], LiveDialect] = {}

# What may differ between definitions that mean the same: places, prose, C++ that is never translated.
_IMMATERIAL = {"place", "summary", "description", "doc_group", "extra_class_definition"}


def add_to_context(
    context: Context,
    definitions: Definitions,
    origin: Origin,
    names: Sequence[str] | None = None,
    shipped: Collection[str] = (),
) -> dict[str, LiveDialect]:
    """Register the dialects of definitions, or those in `names`, with a context; return them by name.

    Of the others that definitions mention, those called `shipped` are loaded when something needs them.
    Raises ParseError where the context has other definitions of the same name from another file.
    """
    wanted = dialect_names(definitions) if names is None else names
    return exclusively(lambda: _add(context, definitions, origin, wanted, shipped))


def _add(
    context: Context, definitions: Definitions, origin: Origin, names: Sequence[str], shipped: Collection[str]
) -> dict[str, LiveDialect]:
    dialects = {
        name: _dialect(context, name, definitions, origin, shipped)
        for name in names
        if name in definitions.dialects
    }
    for dialect in dialects.values():
        if context.dialect(dialect.name) is not dialect:
            context.load_dialect(dialect)
    return dialects


def dialect_names(definitions: Definitions) -> list[str]:
    """The dialects that have operations in `definitions`; without any, those with attributes or types."""
    used = {name.partition(".")[0] for name in definitions.operators}
    if not used:
        used = {value.dialect_name for value in _values(definitions)}
    return [name for name in definitions.dialects if name in used and name != "builtin"]


def _dialect(
    context: Context, name: str, definitions: Definitions, origin: Origin, shipped: Collection[str]
) -> LiveDialect:
    existing = context.dialect(name)
    base = existing if isinstance(existing, LiveDialect) else None
    difference = ""
    if base is not None:
        conflict = _conflict(base.definitions, definitions, name)
        if conflict is not None:
            if not base.is_known_by_name:
                raise conflict
            base, difference = None, conflict.error_diagnostics[0].message
        elif not _adds(base.definitions, definitions, name):
            if not base.is_outdated:
                return base
            # With the hooks that were registered since.
            definitions, base = base.definitions, None
    others = [_other(context, other, shipped) for other in definitions.dialects if other != name]
    key = (origin, name, base, *[other for other in others if other is not None])
    dialect = None if origin is None else _pool.get(key)
    if dialect is None:
        dialect = make_dialect(name, definitions) if base is None else base.extended(definitions)
        dialect.other_dialect = context.dialect
        dialect.difference_from_shipped = difference
        if origin is not None:
            _pool[key] = dialect
    return dialect


def _other(context: Context, name: str, shipped: Collection[str]) -> LiveDialect | str | None:
    """Another dialect that definitions mention, whose classes must be the context's: its name if it ships."""
    if name in shipped and context.awaits_shipped(name):
        return name
    dialect = context.dialect(name)
    if not isinstance(dialect, LiveDialect):
        return None
    return name if name in shipped and dialect.is_shared else dialect


def merged(parts: list[Definitions]) -> Definitions:
    """The definitions of several files; ParseError if two define one name differently."""
    for index, part in enumerate(parts):
        for earlier in parts[:index]:
            for name in dialect_names(part):
                conflict = _conflict(earlier, part, name)
                if conflict is not None:
                    raise conflict
    return merge_definitions(parts)


# -- comparing ------------------------------------------------------------------------------------


def _values(definitions: Definitions) -> list[AttrOrTypeDef]:
    return [*definitions.attributes.values(), *definitions.types.values()]


def _own_operations(definitions: Definitions, dialect: str) -> list[str]:
    return [name for name in definitions.operators if name.startswith(f"{dialect}.")]


def _own_values(definitions: Definitions, dialect: str) -> dict[str, AttrOrTypeDef]:
    """The attributes and types of a dialect, by what makes them one of their kind."""
    return {
        f"{'attribute' if value.is_attribute else 'type'} '{value.full_name}'": value
        for value in _values(definitions)
        if value.dialect_name == dialect
    }


def _adds(first: Definitions, second: Definitions, dialect: str) -> bool:
    """Whether the second definitions have something of a dialect that the first have not."""
    if any(name not in first.operators for name in _own_operations(second, dialect)):
        return True
    return not _own_values(second, dialect).keys() <= _own_values(first, dialect).keys()


def _in_both(
    first: Definitions, second: Definitions, dialect: str
) -> Iterator[tuple[str, Operator | AttrOrTypeDef, Operator | AttrOrTypeDef]]:
    """What both define of a dialect; operations that one of them has are not read."""
    for name in _own_operations(second, dialect):
        if name in first.operators:
            yield f"operation '{name}'", first.operators[name], second.operators[name]
    earlier = _own_values(first, dialect)
    for noun, value in _own_values(second, dialect).items():
        if noun in earlier:
            yield noun, earlier[noun], value


def _conflict(first: Definitions, second: Definitions, dialect: str) -> ParseError | None:
    """The error of a name that both define differently, or None."""
    if first is second:
        return None
    for noun, other, definition in _in_both(first, second, dialect):
        if not _means_the_same(other, definition):
            file, line, column = definition.place
            diagnostic = Diagnostic(
                DiagnosticSeverity.ERROR,
                f"{noun} is defined differently elsewhere",
                file or None,
                line,
                column,
            )
            diagnostic.attach_note("the other definition is here", other.place[0] or None, *other.place[1:])
            return ParseError(str(diagnostic), [diagnostic])
    return None


def _means_the_same(left: Any, right: Any) -> bool:
    """Whether two parts of definitions are equal up to places, prose and the names of what has none."""
    if left is right:
        return True
    if isinstance(left, FrozenData):
        if type(left) is not type(right):
            return False
        names = [name for name in left.FIELDS if name not in _IMMATERIAL]
        if str(getattr(left, "def_name", "")).startswith("anonymous_"):
            names.remove("def_name")
        return all(_means_the_same(getattr(left, name), getattr(right, name)) for name in names)
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(map(_means_the_same, left, right))
    return bool(left == right)


# -- hooks ----------------------------------------------------------------------------------------


def _forget_dialects(key: Any) -> None:
    """A hook was registered: dialects that made a class without it serve only those who have them."""
    owner = key[0] if isinstance(key, tuple) else key
    prefix, _, rest = str(owner).partition(".")
    if rest == "*":
        rest = ""
    for place, dialect in list(_pool.items()):
        if prefix == dialect.name:
            is_meant = dialect.has_made(owner if rest else None)
        else:
            # A C++ class or function may belong to a parameter of any dialect.
            is_meant = not isinstance(key, tuple) and dialect.has_made_parameter(str(owner))
        if is_meant:
            dialect.is_outdated = True
            del _pool[place]


hooks.listeners.append(_forget_dialects)
