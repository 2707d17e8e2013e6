"""Materialization of folded values as constants of tensor."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import arith_constant, constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("tensor")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors TensorDialect::materializeConstant: complex numbers become complex.constant, others
    arith.constant."""
    if isinstance(value, ArrayAttr) and isinstance(type, ComplexType):
        return constant_operation("complex.constant", value, type, location)
    return arith_constant(value, type, location)
