"""Materialization of folded values as constants of spirv."""

from __future__ import annotations

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.dialects.declared import spirv
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
    if isinstance(type, VectorType):
        return len(type.dims) == 1 and type.dims[0] in (2, 3, 4, 8, 16) and _is_scalar(type.element_type)
    return _is_scalar(type) or isinstance(type, spirv.ArrayType)


def _is_scalar(type: Type) -> bool:
    """Mirrors ScalarType::classof."""
    if isinstance(type, FloatType):
        return type.width in (16, 32, 64)
    return isinstance(type, IntegerType) and type.width in (1, 8, 16, 32, 64)


def create_constant(rewriter: PatternRewriter, location: Location, value: Attribute, type: Type) -> Value:
    """Create a constant of a type, to which the value is adapted."""
    return rewriter.create(spirv.ConstantOp, [type], (), {"value": value}, loc=location).constant
