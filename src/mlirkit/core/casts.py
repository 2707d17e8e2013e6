"""Casts by constructor: `ir.OpResult(value)`, `ir.AffineAddExpr(expr)`, as upstream's bindings write them.

Every value and expression here is of its own class from the start, so that a cast gives the object itself, or
raises ValueError.  The classes that make them are busy and know nothing of casts; `mlirkit.ir` offers
stand-ins: classes of the same names, whose instances are those of the class behind.
"""

from __future__ import annotations

from typing import Any, ClassVar


class Cast(type):
    """The class of stand-ins; a stand-in's only base is the class it stands for."""

    # What messages call that which is cast, and the class of all of it; only stand-ins have it themselves.
    CASTS: ClassVar[tuple[str, type]]

    def __call__(cls, *args: Any, **named: Any) -> Any:
        if not _is_stand_in(cls):
            return super().__call__(*args, **named)
        behind, (kind, root) = cls.__bases__[0], cls.CASTS
        if len(args) != 1 or named or not isinstance(args[0], root):
            return behind(*args, **named)
        if isinstance(args[0], behind):
            return args[0]
        raise ValueError(f"Cannot cast {kind} to {cls.__name__} (from {args[0]!r})")

    def __instancecheck__(cls, instance: Any) -> bool:
        if _is_stand_in(cls):
            return isinstance(instance, cls.__bases__[0])
        return super().__instancecheck__(instance)

    def __subclasscheck__(cls, subclass: Any) -> bool:
        if _is_stand_in(cls):
            return issubclass(subclass, cls.__bases__[0])
        return super().__subclasscheck__(subclass)


def _is_stand_in(cls: Any) -> bool:
    """Whether the class is one of ours, and not one that a user derives from it."""
    return "CASTS" in cls.__dict__


def casting(behind: type, kind: str, root: type) -> Any:
    """The stand-in for a class, whose constructor casts what is a `root`; messages call that `kind`."""
    members = {"__slots__": (), "__doc__": behind.__doc__, "__module__": "mlirkit.ir", "CASTS": (kind, root)}
    return Cast(behind.__name__, (behind,), members)
