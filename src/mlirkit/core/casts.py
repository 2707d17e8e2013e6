"""Casts by constructor: `ir.OpResult(value)`, `ir.AffineAddExpr(expr)`, as upstream's bindings write them.

Every value and expression is made with its final class, so that a cast returns the object itself, or raises
ValueError.  The classes that make them are hot and do not cast; `mlirkit.ir` has stand-ins: classes of the
same names, whose instances are those of the original class.

A program may derive a class from a stand-in for a class of values: its objects are views of values (`View`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Cast(type):
    """The metaclass of stand-ins; a stand-in's only base is the original class."""

    # The word for the argument in messages, the class of arguments that are cast, and the class of the
    # stand-in's instances, which may be wider than the original class.  Only stand-ins define the attribute.
    CASTS: ClassVar[tuple[str, type, type]]

    def __call__(cls, *args: Any, **named: Any) -> Any:
        if not _is_stand_in(cls):
            return super().__call__(*args, **named)
        kind, root, instances = cls.CASTS
        if len(args) != 1 or named or not isinstance(args[0], root):
            return cls.__bases__[0](*args, **named)
        argument: Any = args[0]
        viewed = argument.viewed() if kind == "value" else argument
        if isinstance(viewed, instances):
            return viewed
        shown = str(viewed) if kind == "location" else repr(viewed)
        raise ValueError(f"Cannot cast {kind} to {cls.__name__} (from {shown})")

    def __instancecheck__(cls, instance: Any) -> bool:
        if _is_stand_in(cls):
            return isinstance(instance, cls.CASTS[2])
        return super().__instancecheck__(instance)

    def __subclasscheck__(cls, subclass: Any) -> bool:
        if _is_stand_in(cls):
            return issubclass(subclass, cls.CASTS[2])
        return super().__subclasscheck__(subclass)

    def __eq__(cls, other: object) -> bool:
        # Programs keep handlers by class and look them up by the classes that an object's class derives from.
        return cls is other or (_is_stand_in(cls) and other is cls.__bases__[0])

    def __hash__(cls) -> int:
        return hash(cls.__bases__[0]) if _is_stand_in(cls) else super().__hash__()


def _is_stand_in(cls: Any) -> bool:
    """Whether a class is a stand-in itself, not a class that a program derives from one."""
    return "CASTS" in cls.__dict__


def casting(original: type, kind: str, root: type, instances: type | None = None) -> Any:
    """Make the stand-in for a class; its constructor casts instances of `root`, `kind` in messages.

    The instances of the stand-in are those of `instances`, by default of the class.
    """
    casts = (kind, root, original if instances is None else instances)
    members = {"__slots__": (), "__doc__": original.__doc__, "__module__": "mlirkit.ir", "CASTS": casts}
    return Cast(original.__name__, (original,), members)


class _Viewed:
    """A member that a view takes from its value: reads, calls and assignments go to the value."""

    __slots__ = ("_name", "_original")

    def __init__(self, original: type, name: str) -> None:
        self._original = original
        self._name = name

    def __get__(self, view: Any, owner: Any) -> Any:
        return getattr(self._original if view is None else view.viewed(), self._name)

    def __set__(self, view: Any, value: Any) -> None:
        setattr(view.viewed(), self._name, value)


def casting_value(original: type, root: type) -> Any:
    """Make the stand-in for a class of values, from which programs derive the classes of their views.

        class Sum(ir.Value):
            def __add__(self, other): ...

        Sum(op.result) + x

    A view has its value's members, is equal to it, and is accepted wherever a value is.
    """
    casts = ("value", root, original)
    members: dict[str, Any] = {
        name: _Viewed(original, name)
        for name in dir(original)
        if not name.startswith("_") and name not in ("viewed", "maybe_downcast")
    }
    members |= {
        "__slots__": ("_value",),
        "__doc__": original.__doc__,
        "__module__": "mlirkit.ir",
        "CASTS": casts,
        "__init__": _initializer(original, root),
        "viewed": _value_of,
        "maybe_downcast": lambda self: self.viewed().maybe_downcast(),
        "__eq__": _equal,
        "__hash__": lambda self: hash(self.viewed()),
        "__str__": _text(original.__name__),
        "__repr__": lambda self: repr(self.viewed()),
    }
    return Cast(original.__name__, (original,), members)


def _initializer(original: type, root: type) -> Callable[[Any, Any], None]:
    """The constructor of views of values of the class `behind`."""

    def initialize(self: Any, value: Any) -> None:
        if not isinstance(value, root):
            raise TypeError(f"{type(self).__name__}: expected a value, got {value!r}")
        viewed = value.viewed()  # type: ignore[attr-defined]
        if not isinstance(viewed, original):
            raise ValueError(f"Cannot cast value to {type(self).__name__} (from {viewed!r})")
        self._value = viewed

    return initialize


def _value_of(self: Any) -> Any:
    return self._value


def _equal(self: Any, other: object) -> Any:
    viewed = getattr(other, "viewed", None)
    return NotImplemented if viewed is None else self.viewed() is viewed()


def _text(name: str) -> Callable[[Any], str]:
    """Make the `str` of views, which begins with the name of the stand-in, as upstream's does."""

    def text(self: Any) -> str:
        shown = str(self.viewed())
        return name + shown[shown.index("(") :]

    return text
