"""Materialization of folded values as constants of mhlo, and the folder of constants."""

from __future__ import annotations

from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.ods.live.hooks import constant_materializer, folder
from mlirkit_dialects.mhlo import classes as mhlo

folder(mhlo.ConstantOp)(fold_to_value)


@constant_materializer("mhlo")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors MhloDialect::materializeConstant: elements, of the storage type for quantized types."""
    if not isinstance(value, ElementsAttr):
        return None
    stored = type
    if isinstance(type, RankedTensorType) and isinstance(type.element_type, QuantizedType):
        stored = RankedTensorType(type.dims, type.element_type.storage_type, type.encoding)
    if value.type != stored or not isinstance(type, ShapedType):
        return None
    return constant_operation("mhlo.constant", value, type, location)
