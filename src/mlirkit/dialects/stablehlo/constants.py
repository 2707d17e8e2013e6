"""Materialization of folded values as constants of stablehlo: elements of exactly the result type."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseElementsAttr, ElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack_splat
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.folding.elements import zero_attribute
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("stablehlo")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors StablehloDialect::materializeConstant."""
    if not isinstance(value, ElementsAttr) or value.type != type:
        return None
    return constant_operation("stablehlo.constant", value, type, location)


def zero_of(type: Type) -> DenseElementsAttr | None:
    """The zero constant of a tensor type, also of complex elements; None if the element type has no zero."""
    element = type.element_type if isinstance(type, RankedTensorType) else None
    if isinstance(element, ComplexType) and isinstance(element.element_type, FloatType):
        assert isinstance(type, RankedTensorType)
        format = element_format(element)
        return None if format is None else dense_elements(type, pack_splat(format, [0, 0]))
    zero = zero_attribute(type)
    return zero if isinstance(zero, DenseElementsAttr) else None
