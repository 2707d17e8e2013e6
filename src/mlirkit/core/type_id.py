"""Identities of classes of attributes and types: `value.typeid`, `IntegerType.static_typeid`.

As MLIR's TypeID: equal for values of one class, usable as a key, without other members.
"""

from __future__ import annotations

from typing import Any


class TypeID:
    """The identity of a class of attributes or types."""

    __slots__ = ("_class",)

    def __init__(self, of: Any) -> None:
        # Different definitions of one attribute or type make different classes with one declared class.
        self._class = getattr(of, "DECLARED", of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypeID) and self._class is other._class

    def __hash__(self) -> int:
        return hash(self._class)

    def __repr__(self) -> str:
        return f"<TypeID of {self._class.__name__}>"


class StaticTypeID:
    """`static_typeid` of classes: the `typeid` of their values."""

    __slots__ = ()

    def __get__(self, instance: Any, owner: Any) -> TypeID:
        if "IS_BASE" in owner.__dict__:
            raise AttributeError(f"{owner.__name__} has no typeid.")
        return TypeID(owner)
