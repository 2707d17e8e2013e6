"""How folded values become constants of emitc: `emitc.constant` for all types."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("emitc")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """As EmitCDialect::materializeConstant."""
    return constant_operation("emitc.constant", value, type, location)
