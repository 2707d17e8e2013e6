"""Values of which the definition says the type, and properties of operations, for annotations."""

from typing import Any, Generic, TypeVar

from mlirkit.core.attribute import Type
from mlirkit.core.value import OpResult, Value

T = TypeVar("T", bound=Type, covariant=True)
Read = TypeVar("Read", covariant=True)
Given = TypeVar("Given", contravariant=True)

class Assignable(Generic[Read, Given]):
    """A property that reads as a Read and is assigned a Given."""
    def __get__(self, instance: Any, owner: Any = None) -> Read: ...
    def __set__(self, instance: Any, value: Given) -> None: ...

class TypedValue(Value, Generic[T]):
    """A value whose type is a T once its operation is verified."""
    @property
    def type(self) -> T: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleVariableOverride]

class TypedResult(OpResult, Generic[T]):
    """A result whose type is a T once its operation is verified."""
    @property
    def type(self) -> T: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleVariableOverride]
