"""Accessors for the parameters of attributes and types that no definition declares."""

from __future__ import annotations

from typing import Generic, Self, TypeVar, overload

from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType

Kind = TypeVar("Kind")


class Parameter(Generic[Kind]):
    """The parameter of a number: `pointee_type: Parameter[Type] = Parameter(0)` in the body of a class."""

    def __init__(self, number: int) -> None:
        self.number = number

    @overload
    def __get__(self, value: None, owner: type) -> Self: ...
    @overload
    def __get__(self, value: ParametrizedAttribute | ParametrizedType, owner: type) -> Kind: ...

    def __get__(self, value: ParametrizedAttribute | ParametrizedType | None, owner: type) -> Self | Kind:
        if value is None:
            return self
        parameter: Kind = value.parameters[self.number]
        return parameter
