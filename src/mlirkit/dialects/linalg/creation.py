"""Builders of named operations for patterns, with the bodies that custom syntax leaves out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mlirkit.builtin.dense import DenseI32ArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.asm import element_type
from mlirkit.dialects.linalg.bodies import BodyBuilder, Compute, copy, fill
from mlirkit.patterns.rewriter import PatternRewriter

Made = TypeVar("Made", bound=Operation)


def _body(rewriter: PatternRewriter, operands: Sequence[Value], compute: Compute) -> Region:
    block = Block()
    for value in operands:
        block.add_argument(element_type(value.type), UNKNOWN_LOC)
    assert rewriter.context is not None
    builder = BodyBuilder(rewriter.context, block, False)
    builder.build("linalg.yield", [compute(builder, list(block.args))], [])
    region = Region()
    region.append_block(block)
    return region


def _tensors(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values if isinstance(value.type, RankedTensorType)]


def _segments(inputs: Sequence[Value], outputs: Sequence[Value]) -> Mapping[str, Attribute]:
    return {"operandSegmentSizes": DenseI32ArrayAttr.get([len(inputs), len(outputs)])}


def _create(
    rewriter: PatternRewriter,
    op_class: type[Made],
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    properties: Mapping[str, Attribute],
    compute: Compute,
    location: Location,
) -> Made:
    operands = [*inputs, *outputs]
    body = _body(rewriter, operands, compute)
    return rewriter.create(op_class, _tensors(outputs), operands, properties, loc=location, regions=[body])


def create_fill(
    rewriter: PatternRewriter, inputs: Sequence[Value], outputs: Sequence[Value], location: Location
) -> linalg.FillOp:
    """Create `linalg.fill`."""
    segments = _segments(inputs, outputs)
    return _create(rewriter, linalg.FillOp, inputs, outputs, segments, fill, location)


def create_copy(
    rewriter: PatternRewriter, inputs: Sequence[Value], outputs: Sequence[Value], location: Location
) -> linalg.CopyOp:
    """Create `linalg.copy`, which casts to the output's element type."""
    segments = _segments(inputs, outputs)
    return _create(rewriter, linalg.CopyOp, inputs, outputs, segments, copy, location)


def create_transpose(
    rewriter: PatternRewriter, source: Value, init: Value, permutation: Sequence[int], location: Location
) -> linalg.TransposeOp:
    """Create `linalg.transpose`."""
    properties = {"permutation": DenseI64ArrayAttr.get(permutation)}
    return _create(rewriter, linalg.TransposeOp, [source], [init], properties, fill, location)


def create_broadcast(
    rewriter: PatternRewriter, source: Value, init: Value, dimensions: Sequence[int], location: Location
) -> linalg.BroadcastOp:
    """Create `linalg.broadcast`."""
    properties = {"dimensions": DenseI64ArrayAttr.get(dimensions)}
    return _create(rewriter, linalg.BroadcastOp, [source], [init], properties, fill, location)
