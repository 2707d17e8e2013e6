"""Bases of data classes that are created quickly, used instead of `dataclasses.dataclass`.

    class Segment(FrozenData):         an immutable value: compared, hashed and pickled by its fields
        name: str
        arguments: tuple[str, ...] = ()

    class Literal(PlainData):          a mutable object: compared by identity
        text: str
        places: list[int] = field(default_factory=list)

The decorator of `dataclasses` compiles several methods per class, which for the hundred classes of
definitions takes longer than parsing a small module; these bases share their methods.  Fields are a class's
annotations, those of its base first; fields without a default are required.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

_T = TypeVar("_T")


class _Factory:
    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def field(*, default_factory: Callable[[], _T]) -> _T:
    """A default that is made for each object."""
    return _Factory(default_factory)  # type: ignore[return-value]


class _Fields:
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = [name for name, kind in cls.__annotations__.items() if not str(kind).startswith("ClassVar")]
        cls.FIELDS = (*cls.FIELDS, *[name for name in own if name not in cls.FIELDS])
        setattr(cls, "__match_args__", cls.FIELDS)  # noqa: B010, mypy knows it as final

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.FIELDS
        stored = self.__dict__
        count = len(values)
        if count > len(fields):
            raise TypeError(f"{type(self).__name__} has {len(fields)} fields, {count} were given")
        stored.update(zip(fields, values, strict=False))
        if count == len(fields) and not named:
            return
        for name in fields[count:]:
            if name in named:
                stored[name] = named.pop(name)
                continue
            try:
                default = getattr(type(self), name)
            except AttributeError:
                raise TypeError(f"{type(self).__name__} needs '{name}'") from None
            stored[name] = default.make() if default.__class__ is _Factory else default
        if named:
            raise TypeError(f"{type(self).__name__} got field '{next(iter(named))}' twice, or an unknown one")

    def replaced(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        return type(self)(**{**self.__dict__, **changes})

    def __repr__(self) -> str:
        values = ", ".join([f"{name}={value!r}" for name, value in self.__dict__.items()])
        return f"{type(self).__name__}({values})"


@dataclass_transform(eq_default=False, field_specifiers=(field,))
class PlainData(_Fields):
    """Base of classes whose objects may change and are compared by identity."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class FrozenData(_Fields):
    """Base of classes whose objects are immutable values."""

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))
