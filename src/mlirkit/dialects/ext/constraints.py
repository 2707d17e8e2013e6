"""Constraints in annotations.

    Any                               everything
    IntegerType                       everything of a class
    IntegerType[32], StringAttr["a"]  what `get` makes of these arguments, and nothing else
    Pair[StringAttr, StringAttr["b"]] of a class in Python: each parameter on its own
    A | B                             what one of them allows
    T = TypeVar("T", bound=A)         what A allows, the same wherever T stands in an operation

A type that an attribute holds is what annotations of types are asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import Attribute, Type

# What the variables met so far stand for.
Bindings = dict[Any, Any]


def is_constraint(hint: object) -> bool:
    """Whether an annotation is about attributes or types at all."""
    return all(
        alternative is Any
        or isinstance(alternative, TypeVar)
        or _is_value_class(get_origin(alternative) or alternative)
        for alternative in alternatives(hint)
    )


def alternatives(hint: object) -> tuple[object, ...]:
    """The parts of a union; the annotation itself if it is none."""
    return get_args(hint) if get_origin(hint) in (UnionType, Union) else (hint,)


def allows(hint: object, value: object, bindings: Bindings) -> bool:
    """Whether a value satisfies an annotation, variables included.

    Variables that have no value yet get one.
    """
    if hint is Any:
        return True
    if isinstance(hint, TypeVar):
        if hint in bindings:
            return bool(bindings[hint] == value)
        if not allows(_bound(hint), value, bindings):
            return False
        bindings[hint] = value
        return True
    parts = alternatives(hint)
    if len(parts) > 1:
        for part in parts:
            tried = dict(bindings)
            if allows(part, value, tried):
                bindings.update(tried)
                return True
        return False
    kind: Any = get_origin(hint) or hint
    if not _is_value_class(kind):
        raise TypeError(f"unsupported type in constraints: {hint}")
    if isinstance(value, TypeAttr) and issubclass(kind, Type):
        value = value.value
    if not isinstance(value, kind):
        return False
    if kind is hint:
        return True
    if _is_parametric(kind):
        parameters: Any = value
        pairs = zip(get_args(hint), parameters.parameters, strict=False)
        return all(allows(part, parameter, bindings) for part, parameter in pairs)
    return bool(make(hint) == value)


def make(hint: object) -> Any:
    """The one value that an annotation allows."""
    if isinstance(hint, TypeVar):
        return make(_bound(hint))
    kind: Any = get_origin(hint)
    if not _is_value_class(kind):
        raise TypeError(f"unsupported type for inferring: {hint}")
    return kind.get(*[make(argument) if get_origin(argument) else argument for argument in get_args(hint)])


def maker(hint: object) -> Callable[[], Any]:
    """A function that gives the value; TypeError if an annotation allows several."""
    made = make(hint)
    return lambda: made


def described(hint: object) -> str:
    """The description of an annotation in messages."""
    if hint is Any:
        return "anything"
    if isinstance(hint, TypeVar):
        return described(_bound(hint))
    parts = alternatives(hint)
    if len(parts) > 1:
        return " or ".join([described(part) for part in parts])
    kind = get_origin(hint)
    if kind is None:
        return cast(type, hint).__name__
    if _is_parametric(kind):
        return f"{kind.__name__} of {', '.join([described(argument) for argument in get_args(hint)])}"
    return str(make(hint))


def variables(hint: object) -> Iterator[TypeVar]:
    """The variables in an annotation."""
    if isinstance(hint, TypeVar):
        yield hint
    for part in get_args(hint):
        yield from variables(part)


def _bound(variable: TypeVar) -> Any:
    if variable.__constraints__:
        return Union[variable.__constraints__]  # noqa: UP007, made of what there is
    return Any if variable.__bound__ is None else variable.__bound__


def _is_value_class(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, (Attribute, Type))


def _is_parametric(kind: object) -> bool:
    """Whether it is a class in Python, whose parameters have annotations of their own."""
    return hasattr(kind, "_fields")
