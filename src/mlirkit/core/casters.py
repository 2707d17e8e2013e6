"""Functions that programs register to get types and values of a kind in their own classes.

    @register_type_caster(IntegerType.static_typeid)       called with a type
    @register_value_caster(IntegerType.static_typeid)      called with a value of such a type

Types are cast by `maybe_downcast()`, as upstream casts them.  Values are cast where programs get them: as
results, operands and arguments.  A caster usually returns a view of the value (core/casts.py), which is
replaced by the value wherever IR is changed.  While mlirkit itself works on IR - reads, verifies, prints,
rewrites it - values are plain, so that no rule of a dialect gets an unexpected class.
"""

from __future__ import annotations

from _thread import _local
from collections.abc import Callable
from typing import Any, Final

from mlirkit.core.arguments import expect
from mlirkit.core.type_id import TypeID

Caster = Callable[[Any], Any]
_types: Final[dict[TypeID, Caster]] = {}
_values: Final[dict[TypeID, Caster]] = {}
_thread: Final[Any] = _local()


def register_type_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[Caster], Caster]:
    """A decorator for the function that casts types with this id."""
    return _register(_types, "Type caster", typeid, replace)


def register_value_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[Caster], Caster]:
    """A decorator for the function that casts values whose type has this id."""
    return _register(_values, "Value caster", typeid, replace)


def _register(
    table: dict[TypeID, Caster], caster_kind: str, typeid: TypeID, replace: bool
) -> Callable[[Caster], Caster]:
    expect(typeid, TypeID, f"register_{caster_kind.lower().replace(' ', '_')}", "typeid")

    def decorate(caster: Caster) -> Caster:
        if typeid in table and not replace:
            raise RuntimeError(f"{caster_kind} is already registered: {table[typeid]!r}")
        table[typeid] = caster
        return caster

    return decorate


def cast_type(type: Any) -> Any:
    """The result of the type's caster; the type itself if no caster is registered for it."""
    if not _types:
        return type
    caster = _types.get(type.typeid)
    return type if caster is None else caster(type)


def cast_value(value: Any) -> Any:
    """The value as programs get it: the result of its type's caster, if one is registered."""
    if not _values or _depth():
        return value
    caster = _values.get(value.type.typeid)
    return value if caster is None else caster(value)


def cast_values(values: list[Any]) -> list[Any]:
    """The values as programs get them."""
    return [cast_value(value) for value in values] if _values else values


def _depth() -> int:
    """The number of `with PLAIN_VALUES:` blocks around the current code of this thread."""
    depth: int = _thread.__dict__.get("plain", 0)
    return depth


class PlainValues:
    """Inside `with PLAIN_VALUES:`, this thread casts nothing."""

    __slots__ = ()

    def __enter__(self) -> None:
        _thread.plain = _depth() + 1

    def __exit__(self, kind: object, value: object, trace: object) -> None:
        _thread.plain -= 1


PLAIN_VALUES: Final = PlainValues()
