"""Live dialects of definition files, shared by equal definitions, and unions of several files.

    a file loaded again, in this or another context       the same dialect, so that its types stay equal
    a second file that defines more of a dialect          the union; common definitions must be the same
    a file that adds to a dialect known by its name       that dialect and the additions, with its classes
    a file that contradicts a dialect known by its name        the file's definitions alone

The union belongs to one context.  A hook that is registered after its class was made takes effect in contexts
that load the definitions later.
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

# The identity of definitions, e.g. a fingerprint of their text; None for definitions that are not pooled.
Origin = Hashable

_pool: dict[tuple[Hashable, ...], LiveDialect] = {}

# Fields that may differ between equivalent definitions: locations, documentation, untranslated C++.
_IMMATERIAL = {"place", "summary", "description", "doc_group", "extra_class_definition"}


def add_to_context(
    context: Context,
    definitions: Definitions,
    origin: Origin,
    names: Sequence[str] | None = None,
    shipped: Collection[str] = (),
) -> dict[str, LiveDialect]:
    """Register the dialects of definitions, or those in `names`, with a context; return them by name.

    Dialects in `shipped`, to which the definitions also refer, are loaded on first use. Raises ParseError
    where the context has other definitions of the same name from another file.
    """
    selected = dialect_names(definitions) if names is None else names
    return exclusively(lambda: _add(context, definitions, origin, selected, shipped))


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
    """The dialects with operations in `definitions`; without operations, those with attributes or types."""
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
        elif not _has_additions(base.definitions, definitions, name):
            if not base.is_outdated:
                return base
            # The shipped definitions again, with hooks that were registered since.
            definitions, base = base.definitions, None
    dependencies = [_dependency(context, other, shipped) for other in definitions.dialects if other != name]
    key = (origin, name, base, *[other for other in dependencies if other is not None])
    dialect = None if origin is None else _pool.get(key)
    if dialect is None:
        dialect = make_dialect(name, definitions) if base is None else base.extended(definitions)
        dialect.other_dialect = context.dialect
        dialect.difference_from_shipped = difference
        if origin is not None:
            _pool[key] = dialect
    return dialect


def _dependency(context: Context, name: str, shipped: Collection[str]) -> LiveDialect | str | None:
    """A dialect that definitions refer to, as the context has it; its name if it is a shipped one."""
    if name in shipped and context.awaits_shipped(name):
        return name
    dialect = context.dialect(name)
    if not isinstance(dialect, LiveDialect):
        return None
    return name if name in shipped and dialect.is_shared else dialect


def merged(parts: list[Definitions]) -> Definitions:
    """Merge the definitions of several files; ParseError if two define one name differently."""
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
    """The attributes and types of a dialect, by kind and full name as in errors."""
    return {
        f"{'attribute' if value.is_attribute else 'type'} '{value.full_name}'": value
        for value in _values(definitions)
        if value.dialect_name == dialect
    }


def _has_additions(first: Definitions, second: Definitions, dialect: str) -> bool:
    """Whether the second definitions of a dialect have operations or values that the first have not."""
    if any(name not in first.operators for name in _own_operations(second, dialect)):
        return True
    return not _own_values(second, dialect).keys() <= _own_values(first, dialect).keys()


def _common_definitions(
    first: Definitions, second: Definitions, dialect: str
) -> Iterator[tuple[str, Operator | AttrOrTypeDef, Operator | AttrOrTypeDef]]:
    """The common definitions of a dialect; operations of only one side are not read."""
    for name in _own_operations(second, dialect):
        if name in first.operators:
            yield f"operation '{name}'", first.operators[name], second.operators[name]
    earlier = _own_values(first, dialect)
    for noun, value in _own_values(second, dialect).items():
        if noun in earlier:
            yield noun, earlier[noun], value


def _conflict(first: Definitions, second: Definitions, dialect: str) -> ParseError | None:
    """The error for a name that both define differently, or None."""
    if first is second:
        return None
    for noun, other, definition in _common_definitions(first, second, dialect):
        if not _are_equivalent(other, definition):
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


def _are_equivalent(left: Any, right: Any) -> bool:
    """Whether two parts of definitions are equal except for locations, documentation and anonymous names."""
    if left is right:
        return True
    if isinstance(left, FrozenData):
        if type(left) is not type(right):
            return False
        names = [name for name in left.FIELDS if name not in _IMMATERIAL]
        if str(getattr(left, "def_name", "")).startswith("anonymous_"):
            names.remove("def_name")
        return all(_are_equivalent(getattr(left, name), getattr(right, name)) for name in names)
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(map(_are_equivalent, left, right))
    return bool(left == right)


# -- hooks ----------------------------------------------------------------------------------------


def _forget_dialects(key: Any) -> None:
    """Remove dialects that made the class of a new hook without it from the pool: current users keep them."""
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
