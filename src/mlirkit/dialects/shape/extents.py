"""Shapes as lists of extents: constants, and tests for broadcasting."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import shape


def is_extent_tensor(type: Type) -> bool:
    """Mirrors isExtentTensorType."""
    if not isinstance(type, RankedTensorType):
        return False
    return len(type.dims) == 1 and isinstance(type.element_type, IndexType)


def extents_of(constant: Attribute | None) -> list[int] | None:
    """The extents of a constant shape; None if it is not constant."""
    return [int(extent) for extent in constant] if isinstance(constant, DenseIntElementsAttr) else None


def extents_attribute(extents: Sequence[int]) -> DenseElementsAttr:
    """Mirrors Builder::getIndexTensorAttr."""
    type = RankedTensorType((len(extents),), INDEX)
    attribute: DenseElementsAttr = DenseElementsAttr.get(list(extents), type=type)
    return attribute


def known_extents(value: Value) -> list[int] | None:
    """Mirrors getShapeVec: the extents of a shape, including dynamic ones, from types and constants."""
    queried = defined_by(value, shape.ShapeOfOp)
    if queried is None:
        return extents_of(constant_value(value))
    type = queried.arg.type
    return list(type.dims) if isinstance(type, ShapedType) and type.has_rank else None


def are_broadcastable(shapes: Sequence[Sequence[int]]) -> bool:
    """Mirrors staticallyKnownBroadcastable: whether shapes are broadcastable for all dynamic extents."""
    for number in range(1, max(map(len, shapes), default=0) + 1):
        column = [extents[-number] for extents in shapes if number <= len(extents)]
        others = [extent for extent in column if extent != 1]
        if len(set(others)) > 1 or others.count(DYNAMIC) > 1:
            return False
    return True
