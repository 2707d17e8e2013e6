"""Shapes of vectors: broadcasts, extractions, transpositions.

Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.value import Value
from mlirkit.dialects.declared import vector

# Marks a poison index.
POISON_INDEX = -1

I1 = integer_type(1)


def integers(attributes: ArrayAttr) -> list[int]:
    """The numbers of an array of integers."""
    return [attribute.value for attribute in attributes if isinstance(attribute, IntegerAttr)]


def extracted_type(type: VectorType, count: int) -> Type:
    """The type behind that many indices: the element type, if no dimension is left."""
    if count == len(type.dims):
        return type.element_type
    return VectorType(type.dims[count:], type.element_type, type.scalable_flags[count:])


def mask_of(type: VectorType) -> VectorType:
    """The mask type: one bit per element."""
    return VectorType(type.dims, I1, type.scalable_flags)


def rank_of(type: Type) -> int:
    """The rank of a vector; 0 of scalars."""
    return len(type.dims) if isinstance(type, VectorType) else 0


def is_broadcastable(source: Type, target: VectorType) -> bool:
    """Mirrors isBroadcastableTo: whether a scalar or vector can be broadcast to the target."""
    if source == target.element_type:
        return True
    if not isinstance(source, VectorType):
        return False
    leading = len(target.dims) - len(source.dims)
    if leading < 0:
        return False
    for number, (size, scalable) in enumerate(zip(source.dims, source.scalable_flags, strict=True)):
        if size == 1 and not scalable:
            continue
        if size != target.dims[leading + number] or scalable != target.scalable_flags[leading + number]:
            return False
    return True


def broadcast_source(value: Value) -> Value | None:
    """Mirrors isBroadcastLike: the source of a broadcast, or of a shape cast that only adds leading ones."""
    definition = value.defining_op
    if isinstance(definition, vector.BroadcastOp):
        return definition.source
    if isinstance(definition, vector.ShapeCastOp):
        before, after = definition.source.type.dims, definition.result.type.dims
        if len(after) >= len(before) and after[len(after) - len(before) :] == before:
            return definition.source
    return None


def splat_source(value: Value) -> Value | None:
    """Mirrors getScalarSplatSource: the scalar that a vector is a splat of."""
    definition = value.defining_op
    if not isinstance(definition, vector.BroadcastOp) or isinstance(definition.source.type, VectorType):
        return None
    return definition.source


def is_order_preserving(op: vector.TransposeOp) -> bool:
    """Whether only dimensions of size one move past others, so that the elements stay in order."""
    type = op.vector.type
    current = 0
    for dimension in op.permutation.values:
        if type.dims[dimension] != 1 or type.scalable_flags[dimension]:
            if dimension < current:
                return False
            current = dimension
    return True


def permuted(values: Sequence[int], permutation: Sequence[int]) -> list[int]:
    """The numbers in the order of a permutation."""
    return [values[number] for number in permutation]


def i64_array(numbers: Sequence[int]) -> ArrayAttr:
    """An array attribute of integers of 64 bits."""
    return ArrayAttr([IntegerAttr.get(integer_type(64), number) for number in numbers])
