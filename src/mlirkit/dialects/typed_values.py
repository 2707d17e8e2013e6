"""Types of values where a constraint determines their class and C++ has no accessor for it: MLIR's
`cast<T>(value.getType())`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.core.attribute import Type
from mlirkit.core.value import Value

T = TypeVar("T", bound=Type)


def type_as(value: Value, kind: type[T]) -> T:
    """The type of a value, as a `kind`; TypeError, on which hooks fail quietly, if it is another type."""
    type = value.type
    if not isinstance(type, kind):
        raise TypeError(f"'{type}' is no {kind.__name__}")
    return type


def tensor_types(values: Sequence[Value]) -> list[RankedTensorType]:
    """The types of values that constraints have found to be ranked tensors."""
    return cast("list[RankedTensorType]", [value.type for value in values])


def shaped_types(values: Sequence[Value]) -> list[ShapedType]:
    """The types of values that constraints have found to be tensors, memrefs or vectors."""
    return cast("list[ShapedType]", [value.type for value in values])
