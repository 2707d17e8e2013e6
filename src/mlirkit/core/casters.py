"""Functions that programs register to see types and values of a kind in classes of their own.

    @register_type_caster(IntegerType.static_typeid)       called with a type
    @register_value_caster(IntegerType.static_typeid)      called with a value of such a type

They are called where upstream calls them: by `maybe_downcast()`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.core.arguments import expect
from mlirkit.core.type_id import TypeID

Caster = Callable[[Any], Any]
_types: Final[dict[TypeID, Caster]] = {}
_values: Final[dict[TypeID, Caster]] = {}


def register_type_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[Caster], Caster]:
    """A decorator for what casts types with this id."""
    return _register(_types, "Type caster", typeid, replace)


def register_value_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[Caster], Caster]:
    """A decorator for what casts values whose type has this id."""
    return _register(_values, "Value caster", typeid, replace)


def _register(
    table: dict[TypeID, Caster], what: str, typeid: TypeID, replace: bool
) -> Callable[[Caster], Caster]:
    expect(typeid, TypeID, f"register_{what.lower().replace(' ', '_')}", "typeid")

    def decorate(caster: Caster) -> Caster:
        if typeid in table and not replace:
            raise RuntimeError(f"{what} is already registered with caster: {table[typeid]}")
        table[typeid] = caster
        return caster

    return decorate


def cast_type(type: Any) -> Any:
    """The type as its caster gives it; the type itself where there is none."""
    caster = _types.get(type.typeid)
    return type if caster is None else caster(type)


def cast_value(value: Any) -> Any:
    """The value as the caster of its type gives it; the value itself where there is none."""
    caster = _values.get(value.type.typeid)
    return value if caster is None else caster(value)
