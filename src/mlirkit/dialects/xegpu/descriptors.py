"""The parts of xegpu's tensor descriptors.

!xegpu.tensor_desc<shape x element type, encoding, layout>
"""

from __future__ import annotations

from math import prod
from typing import Any, TypeGuard, cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType, ShapedType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import xegpu

TENSOR = "xegpu.tensor_desc"
_SCATTER = "xegpu.scatter_tdesc_attr"
_SPACES = {"global": 0, "slm": 3}


def is_descriptor(type: Type) -> TypeGuard[xegpu.TensorDescType]:
    return isinstance(type, xegpu.TensorDescType)


def is_scattered(type: Type) -> bool:
    return isinstance(cast(xegpu.TensorDescType, type).encoding, xegpu.ScatterTensorDescAttr)


def chunk_size(type: Type) -> int:
    """How many elements lie together; 1 of blocks."""
    encoding = cast(xegpu.TensorDescType, type).encoding
    if not isinstance(encoding, xegpu.ScatterTensorDescAttr) or encoding.chunk_size is None:
        return 1
    return encoding.chunk_size.value


def array_length(type: Type) -> int:
    """How many blocks there are; 1 of what is scattered."""
    encoding = cast(xegpu.TensorDescType, type).encoding
    if not isinstance(encoding, xegpu.BlockTensorDescAttr) or encoding.array_length is None:
        return 1
    return encoding.array_length.value


def layout_of(type: Type) -> Attribute | None:
    return cast(xegpu.TensorDescType, type).layout


def shape_of(type: Type) -> list[int]:
    """As getShapeOf: one of what has no shape."""
    if is_descriptor(type):
        return list(type.shape)
    return list(type.dims) if isinstance(type, ShapedType) else [1]


def element_of(type: Type) -> Type:
    return type.elementType if is_descriptor(type) else cast(ShapedType, type).element_type


def count_of(type: Type) -> int:
    return prod(shape_of(type))


def space_of(type: Type) -> int:
    """The number of the memory a descriptor or its source is in."""
    if is_descriptor(type):
        encoding = cast(xegpu.BlockTensorDescAttr | xegpu.ScatterTensorDescAttr, type.encoding)
        return _SPACES[str(cast(xegpu.MemorySpaceAttr, encoding.memory_space).value)]
    space: Any = type.memory_space if isinstance(type, MemRefType) else None
    if isinstance(space, IntegerAttr):
        return int(space.value)
    return _SPACES.get(str(getattr(space, "value", "global")), 0)


def shape_text(shape: list[int]) -> str:
    """As makeString."""
    return f"[{', '.join([str(dim) for dim in shape])}]"
