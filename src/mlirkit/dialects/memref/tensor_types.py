"""C++ functions of `mlir::memref` that definitions of other releases call."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from mlirkit.builtin.types import NoneType
from mlirkit.core.attribute import Type
from mlirkit.ods.live.hooks import cpp_name


@cpp_name("function", "memref::getTensorTypeFromMemRefType")
def tensor_type_of(type: Type) -> Type:
    """The tensor type of a buffer type; NoneType for other types."""
    if isinstance(type, MemRefType):
        return RankedTensorType(type.dims, type.element_type)
    return UnrankedTensorType(type.element_type) if isinstance(type, UnrankedMemRefType) else NoneType()
