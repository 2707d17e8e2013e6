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
    # Some stand-ins stand for more than the class that makes theirs, which is the last part.
    CASTS: ClassVar[tuple[str, type, type]]

    def __call__(cls, *args: Any, **named: Any) -> Any:
        if not _is_stand_in(cls):
            return super().__call__(*args, **named)
        kind, root, instances = cls.CASTS
        if len(args) != 1 or named or not isinstance(args[0], root):
            return cls.__bases__[0](*args, **named)
        if isinstance(args[0], instances):
            return args[0]
        shown = str(args[0]) if kind == "location" else repr(args[0])
        raise ValueError(f"Cannot cast {kind} to {cls.__name__} (from {shown})")

    def __instancecheck__(cls, instance: Any) -> bool:
        if _is_stand_in(cls):
            return isinstance(instance, cls.CASTS[2])
        return super().__instancecheck__(instance)

    def __subclasscheck__(cls, subclass: Any) -> bool:
        if _is_stand_in(cls):
            return issubclass(subclass, cls.CASTS[2])
        return super().__subclasscheck__(subclass)


def _is_stand_in(cls: Any) -> bool:
    """Whether the class is one of ours, and not one that a user derives from it."""
    return "CASTS" in cls.__dict__


def casting(behind: type, kind: str, root: type, instances: type | None = None) -> Any:
    """The stand-in for a class, whose constructor casts what is a `root`; messages call that `kind`.

    Its instances are those of the class, unless another is given.
    """
    casts = (kind, root, behind if instances is None else instances)
    members = {"__slots__": (), "__doc__": behind.__doc__, "__module__": "mlirkit.ir", "CASTS": casts}
    return Cast(behind.__name__, (behind,), members)
