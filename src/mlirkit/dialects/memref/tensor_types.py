"""What C++ in definitions of other releases calls of `mlir::memref`."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from mlirkit.builtin.types import NoneType
from mlirkit.core.attribute import Type
from mlirkit.ods.live.hooks import cpp_name


@cpp_name("function", "memref::getTensorTypeFromMemRefType")
def tensor_type_of(type: Type) -> Type:
    """The tensor that a buffer is of, in definitions of other releases; no type if it is no buffer."""
    if isinstance(type, MemRefType):
        return RankedTensorType(type.dims, type.element_type)
    return UnrankedTensorType(type.element_type) if isinstance(type, UnrankedMemRefType) else NoneType()
