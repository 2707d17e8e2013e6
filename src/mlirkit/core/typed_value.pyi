"""Values of which the definition says the type, for annotations."""

from typing import Generic, TypeVar

from mlirkit.core.attribute import Type
from mlirkit.core.value import OpResult, Value

T = TypeVar("T", bound=Type, covariant=True)

class TypedValue(Value, Generic[T]):
    """A value whose type is a T once its operation is verified."""
    @property
    def type(self) -> T: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleVariableOverride]

class TypedResult(OpResult, Generic[T]):
    """A result whose type is a T once its operation is verified."""
    @property
    def type(self) -> T: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleVariableOverride]
