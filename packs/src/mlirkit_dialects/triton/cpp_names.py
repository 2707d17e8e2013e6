"""What C++ in definitions of tt calls: what pointers lead to, and pointers to elements."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.ods.live.hooks import cpp_name, method
from mlirkit_dialects.triton import classes as triton


@cpp_name("function", "getPointeeType")
def pointee_type(type: Type) -> Type:
    """As getPointeeType: what one pointer leads to, or the tensor of what pointers of a tensor lead to."""
    if isinstance(type, triton.PointerType):
        return type.pointeeType
    if isinstance(type, RankedTensorType) and isinstance(type.element_type, triton.PointerType):
        return RankedTensorType(type.dims, type.element_type.pointeeType, type.encoding)
    return type


@cpp_name("function", "getPointerTypeSameShape")
def pointer_type(type: Type) -> Type:
    """As getPointerTypeSameShape: a pointer for each element."""
    if isinstance(type, RankedTensorType):
        pointer = _pointer_to(type.element_type)
        return RankedTensorType(type.dims, pointer, type.encoding)
    return _pointer_to(type)


def _pointer_to(pointee: Type) -> triton.PointerType:
    """A pointer to global memory."""
    return triton.PointerType.get(pointee, triton.PtrAddrSpace.Global)


@method(triton.PointerType, "getPointeeType")
def pointee(type: triton.PointerType) -> Type:
    return type.pointeeType
