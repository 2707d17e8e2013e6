"""Shapes, elements and layouts of types: of tensors, and of buffers in shared memory."""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit_dialects.triton import classes as triton


def tensors(types: Iterable[Type]) -> list[RankedTensorType]:
    """The tensors among types."""
    return [type for type in types if isinstance(type, RankedTensorType)]


def shape_of(type: Type) -> tuple[int, ...]:
    """The sizes of a tensor or buffer; none of a scalar."""
    if isinstance(type, triton.MemDescType):
        return tuple(type.shape)
    return tuple(type.dims) if isinstance(type, RankedTensorType) else ()


def element_of(type: Type) -> Type:
    """The type of the elements of a tensor or buffer; a scalar's own."""
    if isinstance(type, triton.MemDescType):
        return type.elementType
    return type.element_type if isinstance(type, RankedTensorType) else type


def layout_of(type: Type) -> Attribute | None:
    """The layout of a tensor, if it has one."""
    return type.encoding if isinstance(type, RankedTensorType) else None
