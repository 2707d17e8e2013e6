"""Shapes, element types and layouts of tensors, and of buffers in shared memory."""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.value import Value
from mlirkit_dialects.triton import classes as triton


def tensors(types: Iterable[Type]) -> list[RankedTensorType]:
    """The tensors among types."""
    return [type for type in types if isinstance(type, RankedTensorType)]


def shape_of(type: Type) -> tuple[int, ...]:
    """The sizes of a tensor or buffer, or of a block pointer's block; empty for a scalar."""
    if isinstance(type, triton.PointerType):
        type = type.pointeeType
    if isinstance(type, triton.MemDescType):
        return tuple(type.shape)
    return tuple(type.dims) if isinstance(type, RankedTensorType) else ()


def element_of(type: Type) -> Type:
    """The element type of a tensor or buffer; a scalar itself."""
    if isinstance(type, triton.MemDescType):
        return type.elementType
    return type.element_type if isinstance(type, RankedTensorType) else type


def layout_of(type: Type) -> Attribute | None:
    """The layout of a tensor, if it has one."""
    return type.encoding if isinstance(type, RankedTensorType) else None


def buffer_type(value: Value) -> triton.MemDescType:
    """The type of an operand or result that its definition constrains to be a buffer."""
    type = value.type
    assert isinstance(type, triton.MemDescType)
    return type


def descriptor_type(value: Value) -> triton.TensorDescType:
    """The type of an operand that its definition constrains to be a descriptor."""
    type = value.type
    assert isinstance(type, triton.TensorDescType)
    return type


POINTER_BITS = 64


def bits_of(type: Type) -> int:
    """The width of a scalar, or of the elements of a tensor or buffer."""
    element = element_of(type)
    return element.width if isinstance(element, IntegerType | FloatType) else POINTER_BITS
