"""What a descriptor of a tensor says, in xegpu.

!xegpu.tensor_desc<shape x element type, encoding, layout>
"""

from __future__ import annotations

from math import prod
from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType, ShapedType
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import xegpu

TENSOR = "xegpu.tensor_desc"
_SCATTER = "xegpu.scatter_tdesc_attr"
_SPACES = {"global": 0, "slm": 3}


def is_descriptor(type: Type) -> bool:
    return isinstance(type, xegpu.TensorDescType)


def is_scattered(type: Any) -> bool:
    return isinstance(type.parameters[2], xegpu.ScatterTensorDescAttr)


def chunk_size(type: Any) -> int:
    """How many elements lie together; 1 of blocks."""
    return int(type.parameters[2].parameters[1].value) if is_scattered(type) else 1


def array_length(type: Any) -> int:
    """How many blocks there are; 1 of what is scattered."""
    return 1 if is_scattered(type) else int(type.parameters[2].parameters[1].value)


def layout_of(type: Any) -> Any:
    return type.parameters[3]


def shape_of(type: Any) -> list[int]:
    """As getShapeOf: one of what has no shape."""
    if is_descriptor(type):
        return list(type.parameters[0])
    return list(type.dims) if isinstance(type, ShapedType) else [1]


def element_of(type: Any) -> Any:
    return type.parameters[1] if is_descriptor(type) else type.element_type


def count_of(type: Type) -> int:
    return prod(shape_of(type))


def space_of(type: Any) -> int:
    """The number of the memory a descriptor or its source is in."""
    if is_descriptor(type):
        return _SPACES[str(type.parameters[2].parameters[0].value)]
    space: Any = type.memory_space if isinstance(type, MemRefType) else None
    if isinstance(space, IntegerAttr):
        return int(space.value)
    return _SPACES.get(str(getattr(space, "value", "global")), 0)


def shape_text(shape: list[int]) -> str:
    """As makeString."""
    return f"[{', '.join([str(dim) for dim in shape])}]"
