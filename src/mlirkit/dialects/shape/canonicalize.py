"""Canonicalization patterns of shape written by hand.

Declarative patterns are rewrite rules (ShapeCanonicalization.td). Mirror:
mlir/lib/Dialect/Shape/IR/Shape.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType, UnrankedTensorType
from mlirkit.builtin.trait_checks import broadcast_shapes
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.attribute import Type
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import arith, shape, tensor
from mlirkit.dialects.shape.extents import extents_attribute, extents_of, is_extent_tensor
from mlirkit.dialects.shipped_rules import canonicalizing_rules
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

Variadic = shape.AssumingAllOp | shape.BroadcastOp | shape.CstrBroadcastableOp | shape.IsBroadcastableOp


def _inputs(op: Variadic) -> list[Value]:
    return list(op.inputs if isinstance(op, shape.AssumingAllOp) else op.shapes)


# -- operands of operations that take any number of them --------------------------------------------------


def _replace_operands(op: Variadic, operands: Sequence[Value], rewriter: PatternRewriter) -> None:
    """Replace an operation by one with other operands."""
    made = rewriter.create(
        op.name,
        op.result_types(),
        operands,
        dict(op.properties),
        dict(op.discardable_attributes),
        loc=op.location,
    )
    rewriter.replace_op(op, made)


def drop_duplicates(op: Variadic, rewriter: PatternRewriter) -> bool:
    """Drop repeated operands."""
    operands = list(dict.fromkeys(_inputs(op)))
    if len(operands) == len(_inputs(op)):
        return False
    _replace_operands(op, operands, rewriter)
    return True


def _is_empty(value: Value) -> bool:
    """Whether a shape is known to be a scalar's."""
    constant = defined_by(value, shape.ConstShapeOp)
    is_constant = constant is not None and extents_of(constant.shape) == []
    type = value.type
    return is_constant or (isinstance(type, RankedTensorType) and type.dims[0] == 0)


def drop_empty_shapes(op: shape.BroadcastOp | shape.CstrBroadcastableOp, rewriter: PatternRewriter) -> bool:
    """Drop shapes of scalars, which broadcast to every shape."""
    operands = [operand for operand in op.shapes if not _is_empty(operand)]
    if len(operands) == len(op.shapes):
        return False
    if not operands:
        properties = {"shape": extents_attribute([])}
        rewriter.replace_with(op, shape.ConstShapeOp, [], properties)
        return True
    _replace_operands(op, operands, rewriter)
    return True


def _uncast(value: Value) -> Value:
    """The source of a cast to an unranked extent tensor."""
    cast = defined_by(value, tensor.CastOp)
    target = None if cast is None else cast.dest.type
    is_lossy = isinstance(target, RankedTensorType) and target.dims[0] == DYNAMIC
    return cast.source if cast is not None and is_lossy else value


def skip_casts(op: shape.BroadcastOp | shape.CstrBroadcastableOp, rewriter: PatternRewriter) -> bool:
    """Skip casts of shapes to less static types."""
    operands = [_uncast(operand) for operand in op.shapes]
    if operands == list(op.shapes):
        return False
    rewriter.replace_op(op, rewriter.create(op.name, op.result_types(), operands, loc=op.location))
    return True


# -- witnesses --------------------------------------------------------------------------------------------


@canonicalizer(shape.AssumingOp, _PATTERN + "AssumingOpRemoveUnusedResults")
def drop_unread_results(op: shape.AssumingOp, rewriter: PatternRewriter) -> bool:
    """Remove yielded values whose result has no uses."""
    block = op.doRegion.blocks[0]
    last = block.last
    assert isinstance(last, shape.AssumingYieldOp)
    pairs = list(zip(op.result_values(), last.operands_, strict=True))
    kept = [value for result, value in pairs if result.has_uses]
    if len(kept) == len(pairs):
        return False
    rewriter.set_insertion_point_to_end(block)
    rewriter.replace_with(last, shape.AssumingYieldOp, kept)
    rewriter.set_insertion_point(op)
    types = [value.type for value in kept]
    made = rewriter.create(shape.AssumingOp, types, [op.witness], loc=op.location, regions=1)
    made.doRegion.take_body(op.doRegion)
    read = [result for result, _ in pairs if result.has_uses]
    for result, value in zip(read, made.result_values(), strict=True):
        rewriter.replace_all_uses_with(result, value)
    rewriter.erase_op(op)
    return True


@canonicalizer(shape.AssumingOp, _PATTERN + "AssumingWithTrue")
def inline_assuming(op: shape.AssumingOp, rewriter: PatternRewriter) -> bool:
    """Inline an assuming region with a constant witness; as in the reference, whatever its value."""
    block = op.parent_block
    if defined_by(op.witness, shape.ConstWitnessOp) is None or block is None:
        return False
    region, body = block.parent_region, op.doRegion.blocks[0]
    last = body.last
    assert region is not None and isinstance(last, shape.AssumingYieldOp)
    after = rewriter.split_block(op)
    rewriter.inline_region_before(op.doRegion, region, after)
    rewriter.replace_op(op, list(last.operands_))
    rewriter.erase_op(last)
    rewriter.merge_blocks(body, block)
    rewriter.merge_blocks(after, block)
    return True


@canonicalizer(shape.AssumingAllOp, _PATTERN + "MergeAssumingAllOps")
def merge_witnesses(op: shape.AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """assuming_all(assuming_all(a, b), c) -> assuming_all(a, b, c)."""
    operands: list[Value] = []
    for input in op.inputs:
        inner = defined_by(input, shape.AssumingAllOp)
        operands += [input] if inner is None else list(inner.inputs)
    if len(operands) == len(op.inputs):
        return False
    rewriter.replace_with(op, shape.AssumingAllOp, operands)
    return True


canonicalizing_rules(shape.AssumingAllOp, "AssumingAllOneOp")


@canonicalizer(shape.AssumingAllOp, _PATTERN + "AssumingAllOfCstrBroadcastable")
def drop_implied_witnesses(op: shape.AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """Drop a cstr_broadcastable of a subset of another's shapes."""
    witnesses = [defined_by(input, shape.CstrBroadcastableOp) for input in op.inputs]
    left = list(dict.fromkeys(witness for witness in witnesses if witness is not None))
    if None in witnesses or len(left) < 2:
        return False
    left.sort(key=lambda witness: -len(witness.shapes))
    dropped: list[shape.CstrBroadcastableOp] = []
    number = 0
    while number < len(left):
        shapes = set(left[number].shapes)
        rest = left[number + 1 :]
        kept = [other for other in rest if not shapes.issuperset(other.shapes)]
        # The reference confuses the kept with the dropped ones behind them.
        dropped += rest[len(kept) :]
        left[number + 1 :] = kept
        number += 1
    if not dropped:
        return False
    rewriter.replace_with(op, shape.AssumingAllOp, [witness.result for witness in left])
    for operation in dropped:
        if not operation.result.has_uses:
            rewriter.erase_op(operation)
    return True


@canonicalizer(shape.AssumingAllOp, _PATTERN + "AssumingAllToCstrEqCanonicalization")
def merge_equalities(op: shape.AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """Merge cstr_eq witnesses that share a shape."""
    shapes: list[Value] = []
    for input in op.inputs:
        equality = defined_by(input, shape.CstrEqOp)
        if equality is None:
            return False
        if shapes and len(equality.shapes) and not any(value in shapes for value in equality.shapes):
            return False
        shapes += equality.shapes
    rewriter.replace_with(op, shape.CstrEqOp, shapes)
    return True


canonicalizer(shape.AssumingAllOp, f"{_PATTERN}RemoveDuplicateOperandsPattern<mlir::shape::AssumingAllOp>")(
    drop_duplicates
)

# -- broadcasts -------------------------------------------------------------------------------------------


@canonicalizer(shape.BroadcastOp, _PATTERN + "BroadcastConcretizeResultTypePattern")
def infer_rank(op: shape.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Infer the rank of the result from the ranks of all operands."""
    type = op.result.type
    if not isinstance(type, RankedTensorType) or type.dims[0] != DYNAMIC:
        return False
    ranks = [operand.type.dims[0] for operand in op.shapes if isinstance(operand.type, RankedTensorType)]
    if DYNAMIC in ranks:
        return False
    concrete = RankedTensorType.get([max(ranks, default=0)], INDEX)
    made = rewriter.create(shape.BroadcastOp, [concrete], list(op.shapes), loc=op.location)
    rewriter.replace_with(op, tensor.CastOp, [made.result])
    return True


@canonicalizer(shape.BroadcastOp, _PATTERN + "BroadcastFoldConstantOperandsPattern")
def merge_constant_shapes(op: shape.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Merge constant shapes into one."""
    extents: list[int] = []
    operands: list[Value] = []
    for operand in op.shapes:
        constant = defined_by(operand, shape.ConstShapeOp)
        constant_extents = None if constant is None else extents_of(constant.shape)
        merged = None if constant_extents is None else broadcast_shapes(extents, constant_extents)
        if merged is None:
            operands.append(operand)
        else:
            extents = merged
    if len(op.shapes) - len(operands) < 2:
        return False
    type = RankedTensorType.get([len(extents)], INDEX)
    properties = {"shape": extents_attribute(extents)}
    constant = rewriter.create(shape.ConstShapeOp, [type], (), properties, loc=op.location)
    rewriter.replace_with(op, shape.BroadcastOp, [*operands, constant.result])
    return True


@canonicalizer(shape.BroadcastOp, _PATTERN + "BroadcastForwardSingleOperandPattern")
def forward_single_shape(op: shape.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Replace a broadcast of one shape by that shape."""
    if len(op.shapes) != 1:
        return False
    value: Value = op.shapes[0]
    expected: Type = op.result.type
    if value.type != expected:
        kind = shape.FromExtentTensorOp if isinstance(expected, shape.ShapeType) else tensor.CastOp
        value = rewriter.create(kind, [expected], [value], loc=op.location).result
    rewriter.replace_op(op, [value])
    return True


canonicalizer(
    shape.BroadcastOp, f"{_PATTERN}CanonicalizeCastExtentTensorOperandsPattern<mlir::shape::BroadcastOp>"
)(skip_casts)
canonicalizer(shape.BroadcastOp, f"{_PATTERN}RemoveDuplicateOperandsPattern<mlir::shape::BroadcastOp>")(
    drop_duplicates
)
canonicalizer(shape.BroadcastOp, f"{_PATTERN}RemoveEmptyShapeOperandsPattern<mlir::shape::BroadcastOp>")(
    drop_empty_shapes
)
canonicalizer(
    shape.CstrBroadcastableOp,
    f"{_PATTERN}CanonicalizeCastExtentTensorOperandsPattern<mlir::shape::CstrBroadcastableOp>",
)(skip_casts)
canonicalizing_rules(shape.CstrBroadcastableOp, "CstrBroadcastableEqOps")
canonicalizer(
    shape.CstrBroadcastableOp,
    f"{_PATTERN}RemoveDuplicateOperandsPattern<mlir::shape::CstrBroadcastableOp>",
)(drop_duplicates)
canonicalizer(
    shape.CstrBroadcastableOp,
    f"{_PATTERN}RemoveEmptyShapeOperandsPattern<mlir::shape::CstrBroadcastableOp>",
)(drop_empty_shapes)
canonicalizer(
    shape.IsBroadcastableOp, f"{_PATTERN}RemoveDuplicateOperandsPattern<mlir::shape::IsBroadcastableOp>"
)(drop_duplicates)
canonicalizing_rules(shape.CstrEqOp, "CstrEqEqOps")
canonicalizing_rules(shape.IndexToSizeOp, "SizeToIndexToSizeCanonicalization")
canonicalizing_rules(shape.SizeToIndexOp, "IndexToSizeToIndexCanonicalization")
canonicalizing_rules(shape.ConstShapeOp, "TensorCastConstShape", root=tensor.CastOp)

# -- shapes of values -------------------------------------------------------------------------------------


@canonicalizer(shape.RankOp, _PATTERN + "RankShapeOfCanonicalizationPattern")
def read_rank_of_type(op: shape.RankOp, rewriter: PatternRewriter) -> bool:
    """rank(shape_of(x)) -> the rank of the type of x."""
    queried = defined_by(op.shape, shape.ShapeOfOp)
    if queried is None or not isinstance(queried.arg.type, RankedTensorType):
        return False
    rank = len(queried.arg.type.dims)
    if isinstance(op.rank.type, IndexType):
        rewriter.replace_op(op, [create_index(rewriter, op.location, rank)])
    else:
        rewriter.replace_with(op, shape.ConstSizeOp, [], {"value": IntegerAttr.get(INDEX, rank)})
    return True


@canonicalizer(tensor.CastOp, _PATTERN + "ShapeOfCastExtentTensor", added_by=shape.ShapeOfOp)
def query_cast_shape(op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """cast(shape_of(x)) -> shape_of(x) of the type of the cast."""
    type = op.dest.type
    queried = defined_by(op.source, shape.ShapeOfOp)
    if queried is None or not isinstance(type, RankedTensorType) or len(type.dims) != 1:
        return False
    source = queried.arg.type
    if not isinstance(source, RankedTensorType) or type.dims[0] not in (DYNAMIC, len(source.dims)):
        return False
    rewriter.replace_with(op, shape.ShapeOfOp, [queried.arg])
    return True


@canonicalizer(shape.ShapeOfOp, _PATTERN + "ShapeOfFromReshape")
def take_reshape_operand(op: shape.ShapeOfOp, rewriter: PatternRewriter) -> bool:
    """shape_of(reshape(x, shape)) -> shape."""
    reshape = defined_by(op.arg, tensor.ReshapeOp)
    type = op.result.type
    if reshape is None or not isinstance(type, (RankedTensorType, UnrankedTensorType)):
        return False
    value: Value = reshape.shape
    shape_type = value.type
    if type != shape_type and isinstance(shape_type, RankedTensorType):
        if type.element_type == shape_type.element_type:
            value = rewriter.create(tensor.CastOp, [type], [value], loc=op.location).result
        elif not is_extent_tensor(shape_type):
            value = rewriter.create(arith.IndexCastOp, [type], [value], loc=op.location).result
    rewriter.replace_op(op, [value])
    return True


canonicalizing_rules(shape.ShapeOfOp, "ExtractFromShapeOfExtentTensor", root=tensor.ExtractOp)


@canonicalizer(shape.ShapeOfOp, _PATTERN + "ShapeOfOpToConstShapeOp")
def take_static_shape(op: shape.ShapeOfOp, rewriter: PatternRewriter) -> bool:
    """shape_of(x) of a static type -> const_shape."""
    type = op.arg.type
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        return False
    constant_type = RankedTensorType.get([len(type.dims)], INDEX)
    properties = {"shape": extents_attribute(type.dims)}
    constant = rewriter.create(shape.ConstShapeOp, [constant_type], (), properties, loc=op.location)
    if constant_type == op.result.type:
        rewriter.replace_op(op, constant)
    else:
        rewriter.replace_with(op, tensor.CastOp, [constant.result])
    return True
