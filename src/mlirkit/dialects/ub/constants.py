"""How folded values become constants of ub."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.folding.elements import is_poison
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("ub")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """As UBDialect::materializeConstant."""
    return constant_operation("ub.poison", value, type, location) if is_poison(value) else None
