"""Attributes of which the definition says what is in them, for annotations."""

from collections.abc import Iterator
from typing import Generic, SupportsIndex, TypeVar, overload

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.core.attribute import Attribute, Type

Element = TypeVar("Element", bound=Attribute, covariant=True)
T = TypeVar("T", bound=Type, covariant=True)

class TypedArrayAttr(ArrayAttr, Generic[Element]):
    """An array whose elements are Elements once its operation is verified."""
    elements: tuple[Element, ...]
    @property
    def value(self) -> tuple[Element, ...]: ...
    def __iter__(self) -> Iterator[Element]: ...
    @overload
    def __getitem__(self, index: SupportsIndex) -> Element: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Element, ...]: ...

class TypedTypeAttr(TypeAttr, Generic[T]):
    """An attribute whose type is a T once its operation is verified."""
    @property
    def type(self) -> T: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleVariableOverride]
    @property
    def value(self) -> T: ...
