"""Static information in tensor types, and casts that only lose some.

As preservesStaticInformation and canFoldIntoConsumerOp of MLIR's Tensor.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import tensor


def preserves_static_information(source: Type, target: Type) -> bool:
    """Whether the target type is at least as static as the source type, both of ranked tensors."""
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element_type != target.element_type or len(source.dims) != len(target.dims):
        return False
    if source.encoding != target.encoding:
        return False
    return all(
        after != DYNAMIC or before == DYNAMIC for before, after in zip(source.dims, target.dims)
    )


def foldable_cast(value: Value) -> Value | None:
    """The source of a tensor's cast, if its type is at least as static; else None."""
    cast = value.defining_op
    if not isinstance(cast, tensor.CastOp):
        return None
    return cast.source if preserves_static_information(cast.dest.type, cast.source.type) else None


def constant_dims(dims: Sequence[int], sizes: Sequence[Value]) -> tuple[list[int], list[Value]]:
    """The dimensions with constant sizes as numbers, and the values of the other dynamic sizes."""
    static: list[int] = []
    kept: list[Value] = []
    dynamic = iter(sizes)
    for dim in dims:
        if dim == DYNAMIC:
            value = next(dynamic)
            constant = constant_integer(value)
            if constant is not None and constant >= 0:
                dim = constant
            else:
                kept.append(value)
        static.append(dim)
    return static, kept


def with_constant_sizes(
    type: RankedTensorType, sizes: Sequence[Value]
) -> tuple[RankedTensorType, list[Value]]:
    """The type with constant sizes as static ones, and the values of the other dynamic sizes."""
    dims, kept = constant_dims(type.dims, sizes)
    return RankedTensorType.get(dims, type.element_type, type.encoding), kept
