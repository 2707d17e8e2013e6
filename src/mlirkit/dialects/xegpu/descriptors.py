"""The parts of xegpu's tensor descriptors.

!xegpu.tensor_desc<shape x element type, encoding, layout>
"""

from __future__ import annotations

from math import prod
from typing import TypeGuard, cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType, ShapedType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import xegpu

TENSOR = "xegpu.tensor_desc"


def is_descriptor(type: Type) -> TypeGuard[xegpu.TensorDescType]:
    return isinstance(type, xegpu.TensorDescType)


def is_scattered(type: Type) -> bool:
    return isinstance(cast(xegpu.TensorDescType, type).encoding, xegpu.ScatterTensorDescAttr)


def chunk_size(type: Type) -> int:
    """The number of contiguous elements; 1 for blocks."""
    encoding = cast(xegpu.TensorDescType, type).encoding
    if not isinstance(encoding, xegpu.ScatterTensorDescAttr) or encoding.chunk_size is None:
        return 1
    return encoding.chunk_size.value


def array_length(type: Type) -> int:
    """The number of blocks; 1 for scattered descriptors."""
    encoding = cast(xegpu.TensorDescType, type).encoding
    if not isinstance(encoding, xegpu.BlockTensorDescAttr) or encoding.array_length is None:
        return 1
    return encoding.array_length.value


def layout_of(type: Type) -> Attribute | None:
    return cast(xegpu.TensorDescType, type).layout


def shape_of(type: Type) -> list[int]:
    """Mirrors getShapeOf: (1) for types without a shape."""
    if is_descriptor(type):
        return list(type.shape)
    return list(type.dims) if isinstance(type, ShapedType) else [1]


def element_of(type: Type) -> Type:
    return type.elementType if is_descriptor(type) else cast(ShapedType, type).element_type


def count_of(type: Type) -> int:
    return prod(shape_of(type))


def space_of(type: Type) -> int:
    """The memory space of a descriptor or its source, as a number."""
    if is_descriptor(type):
        encoding = cast(xegpu.BlockTensorDescAttr | xegpu.ScatterTensorDescAttr, type.encoding)
        return int(cast(xegpu.MemorySpaceAttr, encoding.memory_space).value)
    space = type.memory_space if isinstance(type, MemRefType) else None
    if isinstance(space, IntegerAttr):
        return int(space.value)
    return int(space.value) if isinstance(space, xegpu.MemorySpaceAttr) else 0


def has_defaults_only(encoding: Attribute) -> bool:
    """Mirrors BlockTensorDescAttr::hasDefaultsOnly: one block in global memory, with bounds checks."""
    return (
        isinstance(encoding, xegpu.BlockTensorDescAttr)
        and (encoding.memory_space is None or encoding.memory_space.value == xegpu.MemorySpace.Global)
        and (encoding.array_length is None or encoding.array_length.value == 1)
        and (encoding.boundary_check is None or encoding.boundary_check.value != 0)
    )


def shape_text(shape: list[int]) -> str:
    """Mirrors makeString."""
    return f"[{', '.join([str(dim) for dim in shape])}]"
