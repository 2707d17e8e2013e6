"""Materialization of folded values as constants of index."""

from __future__ import annotations

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("index")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors IndexDialect::materializeConstant."""
    if isinstance(value, BoolAttr) and isinstance(type, IntegerType) and type.width == 1:
        return constant_operation("index.bool.constant", value, type, location)
    if isinstance(value, IntegerAttr) and isinstance(value.type, IndexType) and isinstance(type, IndexType):
        return constant_operation("index.constant", value, type, location)
    return None
