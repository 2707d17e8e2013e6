"""Dense constants in other shapes, with the same elements in the same order."""

from __future__ import annotations

from mlirkit.builtin.dense import (
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseStringElementsAttr,
    dense_elements,
)
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.core.attribute import Attribute, Type


def reshaped(constant: DenseElementsAttr, type: ShapedType) -> DenseElementsAttr | None:
    """The elements of a constant with another type, of the same number of elements unless it is a splat."""
    if isinstance(constant, DenseIntOrFPElementsAttr):
        return dense_elements(type, constant.data)
    if isinstance(constant, DenseStringElementsAttr):
        return DenseStringElementsAttr(type, constant.strings)
    return None


def resized_splat(constant: Attribute | None, type: Type) -> DenseElementsAttr | None:
    """A splat with another static shape; None if the constant is not a splat."""
    if not isinstance(constant, DenseElementsAttr) or not constant.is_splat:
        return None
    return reshaped(constant, type) if isinstance(type, ShapedType) and type.has_static_shape else None
