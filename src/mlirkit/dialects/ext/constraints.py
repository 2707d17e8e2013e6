"""Constraints in annotations.

    Any                               every type or attribute
    IntegerType                       all instances of a class
    IntegerType[32], StringAttr["a"]  only the result of `get` with these arguments
    Pair[StringAttr, StringAttr["b"]] a class in Python, with a constraint for each parameter
    A | B                             all that one of them allows
    T = TypeVar("T", bound=A)         all that A allows, the same wherever T occurs in an operation

Annotations of types are checked against the type in a type attribute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import Attribute, Type

# The values of type variables so far.
Bindings = dict[Any, Any]


def is_constraint(hint: object) -> bool:
    """Whether an annotation constrains attributes or types."""
    return all(
        alternative is Any
        or isinstance(alternative, TypeVar)
        or _is_value_class(get_origin(alternative) or alternative)
        for alternative in alternatives(hint)
    )


def alternatives(hint: object) -> tuple[object, ...]:
    """The members of a union; else the annotation itself."""
    return get_args(hint) if get_origin(hint) in (UnionType, Union) else (hint,)


def allows(hint: object, value: object, bindings: Bindings) -> bool:
    """Whether a value satisfies an annotation, variables included.

    Type variables without a value are bound.
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
    """The only value that an annotation allows."""
    if isinstance(hint, TypeVar):
        return make(_bound(hint))
    kind: Any = get_origin(hint)
    if not _is_value_class(kind):
        raise TypeError(f"unsupported type for inferring: {hint}")
    return kind.get(*[make(argument) if get_origin(argument) else argument for argument in get_args(hint)])


def maker(hint: object) -> Callable[[], Any]:
    """A function that returns the value; TypeError if an annotation allows several."""
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
        return Union[variable.__constraints__]  # noqa: UP007, a union of variable members
    return Any if variable.__bound__ is None else variable.__bound__


def _is_value_class(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, (Attribute, Type))


def _is_parametric(kind: object) -> bool:
    """Whether it is a class defined in Python, whose parameters have annotations."""
    return hasattr(kind, "_fields")
