"""Constants of shape: shapes, sizes, witnesses, or operations of arith and ub."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import poison_or_arith_constant
from mlirkit.dialects.declared import shape
from mlirkit.dialects.shape.extents import is_extent_tensor
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("shape")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors ShapeDialect::materializeConstant."""
    is_shape = isinstance(type, shape.ShapeType) or is_extent_tensor(type)
    if is_shape and isinstance(value, DenseIntElementsAttr):
        return _constant("shape.const_shape", "shape", value, type, location)
    if isinstance(type, shape.SizeType) and isinstance(value, IntegerAttr):
        return _constant("shape.const_size", "value", value, type, location)
    if isinstance(type, shape.WitnessType) and isinstance(value, IntegerAttr):
        return _constant("shape.const_witness", "passing", value, type, location)
    return poison_or_arith_constant(value, type, location)


def _constant(name: str, attribute: str, value: Attribute, type: Type, location: Location) -> Operation:
    return Operation.create(name, [type], [], loc=location, ip=False, properties={attribute: value})
