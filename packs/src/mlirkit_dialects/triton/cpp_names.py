"""C++ functions that definitions call: pointee types, pointers to elements, tensors of the same shape."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import cpp_name, dialect_function, method
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.shapes import element_of

_I32 = integer_type(32)


@cpp_name("function", "getPointeeType")
def pointee_type(type: Type) -> Type:
    """Mirrors getPointeeType: the pointee of a pointer, or the tensor of pointees of a tensor of pointers."""
    if isinstance(type, triton.PointerType):
        return type.pointeeType
    if isinstance(type, RankedTensorType) and isinstance(type.element_type, triton.PointerType):
        return RankedTensorType(type.dims, type.element_type.pointeeType, type.encoding)
    return type


def pointer_type(dialect: LiveDialect, type: Type) -> Type:
    """Mirrors getPointerTypeSameShape: a pointer for each element."""
    if isinstance(type, RankedTensorType):
        return RankedTensorType(type.dims, _pointer_to(dialect, type.element_type), type.encoding)
    return _pointer_to(dialect, type)


def pointer_to_element(dialect: LiveDialect, type: Type) -> Type:
    """Mirrors getPointerTypeToElement: one pointer, to an element."""
    return _pointer_to(dialect, element_of(type))


@cpp_name("function", "getI32SameShape")
def i32_same_shape(type: Type) -> Type:
    """Mirrors getI32SameShape."""
    return RankedTensorType(type.dims, _I32, type.encoding) if isinstance(type, RankedTensorType) else _I32


@dialect_function("tt", "getBaseOfBlockPointer")
def base_of_block_pointer(dialect: LiveDialect, type: Type) -> Type:
    """A pointer to an element of a block pointer's block, in the same space."""
    assert isinstance(type, triton.PointerType)
    pointer = dialect.type_class("ptr")(element_of(type.pointeeType), type.addressSpace)
    assert isinstance(pointer, Type)
    return pointer


def _pointer_to(dialect: LiveDialect, pointee: Type) -> Type:
    """A pointer to global memory, in the dialect's context."""
    tt = dialect if dialect.name == "tt" else dialect.other_dialect("tt")
    assert isinstance(tt, LiveDialect)
    pointer = tt.type_class("ptr")(pointee, triton.PtrAddrSpace.Global)
    assert isinstance(pointer, Type)
    return pointer


for _dialect in ("tt", "amdg"):
    dialect_function(_dialect, "getPointerTypeSameShape")(pointer_type)
    dialect_function(_dialect, "getPointerTypeToElement")(pointer_to_element)


@method(triton.PointerType, "getPointeeType")
def pointee(type: triton.PointerType) -> Type:
    return type.pointeeType
