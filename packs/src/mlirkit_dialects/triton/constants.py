"""Materialization of folded values as constants of tt: operations of arith."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("tt")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors TritonDialect::materializeConstant."""
    return constant_operation("arith.constant", value, type, location)
