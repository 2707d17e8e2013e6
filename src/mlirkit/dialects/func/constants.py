"""Materialization of folded values as constants of func."""

from __future__ import annotations

from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("func")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors FuncDialect::materializeConstant."""
    if isinstance(value, FlatSymbolRefAttr) and isinstance(type, FunctionType):
        return constant_operation("func.constant", value, type, location)
    return None
