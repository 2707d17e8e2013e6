"""Materialization of folded values as constants of spirv."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.spirv.types import is_scalar, is_vector
from mlirkit.folding.elements import is_poison
from mlirkit.ods.live.hooks import constant_materializer
from mlirkit.patterns.rewriter import PatternRewriter


@constant_materializer("spirv")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors SPIRVDialect::materializeConstant."""
    if is_poison(value):
        return constant_operation("ub.poison", value, type, location)
    return constant_operation("spirv.Constant", value, type, location) if _has_constants(type) else None


def _has_constants(type: Type) -> bool:
    """Mirrors ConstantOp::isBuildableWith: scalars, vectors and arrays."""
    return is_scalar(type) or is_vector(type) or isinstance(type, spirv.ArrayType)


def create_constant(rewriter: PatternRewriter, location: Location, value: Attribute, type: Type) -> Value:
    """Create a constant of a type, to which the value is adapted."""
    return rewriter.create(spirv.ConstantOp, [type], (), {"value": value}, loc=location).constant
