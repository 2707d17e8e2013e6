"""Materialization of folded values as constants of smt: bit vectors and booleans, not integers."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.dialects.declared import smt
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("smt")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors SMTDialect::materializeConstant."""
    if isinstance(type, smt.BitVectorType) and isinstance(value, smt.BitVectorAttr):
        return constant_operation("smt.bv.constant", value, type, location)
    if isinstance(type, smt.BoolType) and isinstance(value, IntegerAttr):
        return constant_operation("smt.constant", value, type, location)
    return None
