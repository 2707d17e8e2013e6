"""How folded values become constants of chlo: any elements attribute."""

from __future__ import annotations

from mlirkit.builtin.dense import ElementsAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("chlo")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """As ChloDialect::materializeConstant."""
    if not isinstance(value, ElementsAttr):
        return None
    return constant_operation("chlo.constant", value, type, location)
