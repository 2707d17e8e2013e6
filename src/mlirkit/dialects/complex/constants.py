"""Materialization of folded values as constants of complex."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import arith_constant, constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("complex")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors ComplexDialect::materializeConstant."""
    if not isinstance(value, ArrayAttr):
        return arith_constant(value, type, location)
    if not isinstance(type, ComplexType) or len(value) != 2:
        return None
    for kind in (FloatAttr, IntegerAttr):
        if all(isinstance(part, kind) and part.type == type.element_type for part in value):
            return constant_operation("complex.constant", value, type, location)
    return None
