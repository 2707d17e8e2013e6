"""Materialization of folded values as constants of tosa."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseIntElementsAttr, ElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import live_class, tosa
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of
from mlirkit.ods.live.hooks import constant_materializer
from mlirkit.patterns.rewriter import PatternRewriter


@constant_materializer("tosa")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors TosaDialect::materializeConstant."""
    if not isinstance(value, ElementsAttr):
        return None
    is_shape = isinstance(type, tosa.shapeType) and isinstance(value, DenseIntElementsAttr)
    name = "tosa.const_shape" if is_shape else "tosa.const"
    properties: dict[str, Attribute] = {"values": value}
    return Operation.create(name, [type], [], loc=location, ip=False, properties=properties)


def create_shape(rewriter: PatternRewriter, location: Location, sizes: Sequence[int]) -> Value:
    """Mirrors getTosaConstShape: create a constant shape."""
    values = dense_of(RankedTensorType([len(sizes)], INDEX), [APInt(size, 64) for size in sizes])
    type = live_class(tosa.shapeType, rewriter.context).get(len(sizes))
    return rewriter.create(tosa.ConstShapeOp, [type], (), {"values": values}, loc=location).output
