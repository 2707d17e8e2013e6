"""Operations of chlo that broadcast implicitly become broadcasts and operations without.

Shapes that are known, or have bounds, are broadcast statically; where others are only ranked, the shapes are
calculated, in a region that assumes that they fit.

Mirror: the broadcasting patterns of stablehlo/transforms/ChloLegalizeToStablehlo.cpp, and
StablehloBroadcastLowering.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import element_of
from mlirkit.dialect_passes.stablehlo.building import array_of, create_inferred, i64_attribute, only_block
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions, PatternTable
from mlirkit.dialect_passes.stablehlo.sizes import Sizes
from mlirkit.dialects.chlo.fold import splat_of_scalar
from mlirkit.dialects.declared import chlo, shape, stablehlo, tensor
from mlirkit.dialects.stablehlo.rules.types import bounds_of
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

# In the order of their benefits: broadcasts of static or bounded shapes, of other shapes, and patterns of
# single operations.
STATIC_BROADCASTS = PatternTable()
DYNAMIC_BROADCASTS = PatternTable()
OTHERS = PatternTable()

Op = TypeVar("Op", bound=Operation)

_EXTENTS: Final = RankedTensorType.get([DYNAMIC], INDEX)

_BINARY: Final[tuple[tuple[type[Operation], type[Operation]], ...]] = (
    (chlo.BroadcastAddOp, stablehlo.AddOp),
    (chlo.BroadcastAndOp, stablehlo.AndOp),
    (chlo.BroadcastAtan2Op, stablehlo.Atan2Op),
    (chlo.BroadcastComplexOp, stablehlo.ComplexOp),
    (chlo.BroadcastDivOp, stablehlo.DivOp),
    (chlo.BroadcastMaxOp, stablehlo.MaxOp),
    (chlo.BroadcastMinOp, stablehlo.MinOp),
    (chlo.BroadcastMulOp, stablehlo.MulOp),
    (chlo.BroadcastNextAfterOp, chlo.NextAfterOp),
    (chlo.BroadcastOrOp, stablehlo.OrOp),
    (chlo.BroadcastPolygammaOp, chlo.PolygammaOp),
    (chlo.BroadcastPowOp, stablehlo.PowOp),
    (chlo.BroadcastRemOp, stablehlo.RemOp),
    (chlo.BroadcastShiftLeftOp, stablehlo.ShiftLeftOp),
    (chlo.BroadcastShiftRightArithmeticOp, stablehlo.ShiftRightArithmeticOp),
    (chlo.BroadcastShiftRightLogicalOp, stablehlo.ShiftRightLogicalOp),
    (chlo.BroadcastSubOp, stablehlo.SubtractOp),
    (chlo.BroadcastXorOp, stablehlo.XorOp),
    (chlo.BroadcastZetaOp, chlo.ZetaOp),
    (chlo.BroadcastCompareOp, stablehlo.CompareOp),
)


# ---- Static broadcasts ----


class Dimension(NamedTuple):
    """As DimensionInfo: a size, or a bound of that of a dimension of a value."""

    size: int
    value: Value | None = None
    axis: int = 0


_ONE: Final = Dimension(1)


def dimensions_of(value: Value) -> list[Dimension]:
    type = ranked(value)
    bounds = bounds_of(type)
    return [
        Dimension(bounds[axis], value, axis) if bounds and size == DYNAMIC else Dimension(size)
        for axis, size in enumerate(type.dims)
    ]


def _broadcast_shape(values: Sequence[Value]) -> list[Dimension] | None:
    """Mirrors getNumpyBroadcastShape: the shape that all fit into."""
    result: list[Dimension] = []
    for value in values:
        dims = dimensions_of(value)
        rank = max(len(result), len(dims))
        longer = [_ONE] * (rank - len(result)) + result
        result = []
        for first, second in zip(longer, [_ONE] * (rank - len(dims)) + dims, strict=True):
            if first.size == 1 or second.size == 1:
                result.append(second if first.size == 1 else first)
                continue
            if first.size != second.size or (first.value is None) != (second.value is None):
                return None
            result.append(first)
    return result


def _type_of(dims: Sequence[Dimension], element: Type) -> RankedTensorType:
    bounds = [DYNAMIC if dim.value is None else dim.size for dim in dims]
    has_bounds = any(bound != DYNAMIC for bound in bounds)
    encoding = stablehlo.TypeExtensionsAttr.get(bounds) if has_bounds else None
    sizes = [dim.size if dim.value is None else DYNAMIC for dim in dims]
    return RankedTensorType.get(sizes, element, encoding)


def broadcast_to(rewriter: PatternRewriter, value: Value, dims: Sequence[Dimension]) -> Value | None:
    """Mirrors numpyBroadcastIfNeeded.  A dimension with a bound in the target only is broadcast to the bound,
    and then set to its size."""
    type, loc = ranked(value), value.location
    target = _type_of(dims, type.element_type)
    if type == target:
        return value
    own = dimensions_of(value)
    before = len(dims) - len(own)
    padded = list(dims)
    for axis, dim in enumerate(dims):
        held = own[axis - before] if axis >= before else _ONE
        if held.size not in (1, dim.size):
            return None
        if axis < before or held.value is None:
            padded[axis] = Dimension(dim.size)
    places = {"broadcast_dimensions": array_of(range(before, len(dims)))}
    made: Value = rewriter.create(
        stablehlo.BroadcastInDimOp, [_type_of(padded, type.element_type)], [value], places, loc=loc
    ).result
    for axis, (held, dim) in enumerate(zip(padded, dims, strict=True)):
        if held.value is None and dim.value is not None:
            size = Sizes(rewriter, loc).of_dim(dim.value, dim.axis)
            place = {"dimension": i64_attribute(axis)}
            made = create_inferred(rewriter, stablehlo.SetDimensionSizeOp, [made, size], place, loc).result
    return made


def _is_static_or_bounded(value: Value) -> bool:
    type = value.type
    return isinstance(type, RankedTensorType) and (type.has_static_shape or type.encoding is not None)


def _is_numpy_broadcast(op: Operation) -> bool:
    """Mirrors isLegalNumpyRankedBroadcast, and also where the dimensions are not said."""
    axes = op.properties.get("broadcast_dimensions")
    ranks = sorted(len(ranked(operand).dims) for operand in op.operand_values())
    if axes is None or ranks[0] == ranks[-1]:
        return True
    return list(axes.values) == list(range(ranks[-1] - ranks[0], ranks[-1]))


def _properties(op: Operation) -> dict[str, Attribute]:
    """The properties of the operation without broadcast: of a comparison, its direction and type."""
    if not isinstance(op, chlo.BroadcastCompareOp):
        return {}
    direction = stablehlo.ComparisonDirection[op.comparison_direction.name]
    held: dict[str, Attribute] = {"comparison_direction": stablehlo.ComparisonDirectionAttr.get(direction)}
    if op.compare_type is not None:
        kind = stablehlo.ComparisonType[op.compare_type.name]
        held["compare_type"] = stablehlo.ComparisonTypeAttr.get(kind)
    return held


def _static_broadcasts(owner: type[Op], kind: type[Operation]) -> None:
    def convert_same(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        operands = op.operand_values()
        if not all(_is_static_or_bounded(operand) for operand in operands):
            return False
        first, second = [ranked(operand) for operand in operands]
        if first.dims != second.dims or first.encoding != second.encoding:
            return False
        rewriter.replace_with(op, kind, operands, _properties(op))
        return True

    def convert(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        operands = op.operand_values()
        if not all(_is_static_or_bounded(value) for value in (*operands, op.result)):
            return False
        dims = _broadcast_shape(operands) if _is_numpy_broadcast(op) else None
        if dims is None:
            return False
        spread = [broadcast_to(rewriter, operand, dims) for operand in operands]
        rewriter.replace_with(op, kind, [value for value in spread if value is not None], _properties(op))
        return True

    STATIC_BROADCASTS.pattern(owner, "ConvertTrivialNonBroadcastBinaryOp")(convert_same)
    STATIC_BROADCASTS.pattern(owner, "ConvertTrivialNumpyBroadcastBinaryOp")(convert)


# ---- Broadcasts to shapes that are calculated ----


def _broadcast_dynamically(rewriter: PatternRewriter, op: Operation, value: Value, extents: Value) -> Value:
    """`stablehlo.dynamic_broadcast_in_dim` to the shape of the result of `op`."""
    result = ranked(op.result)
    rank, own = len(result.dims), len(ranked(value).dims)
    places = {"broadcast_dimensions": array_of(range(rank - own, rank))}
    type = RankedTensorType.get(result.dims, element_of(value))
    operands = [value, extents]
    return rewriter.create(
        stablehlo.DynamicBroadcastInDimOp, [type], operands, places, loc=op.location
    ).result


def _begin_assuming(rewriter: PatternRewriter, op: Operation, witness: Value) -> Operation:
    """`shape.assuming` of the type of `op`, in whose region new operations go."""
    region = Region()
    region.blocks.append()
    made = rewriter.create(shape.AssumingOp, op.result_types(), [witness], loc=op.location, regions=[region])
    rewriter.set_insertion_point_to_end(only_block(made.do_region))
    return made


def _dynamic_broadcasts(owner: type[Op], kind: type[Operation]) -> None:
    def convert(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        operands, loc = op.operand_values(), op.location
        if not all(isinstance(value.type, RankedTensorType) for value in (*operands, op.result)):
            return False
        if not _is_numpy_broadcast(op):
            axes = ", ".join([str(axis) for axis in op.properties["broadcast_dimensions"].values])
            op.emit_warning(f"unsupported non prefix-padded dynamic rank broadcast_dimensions = {axes}")
            return False
        sizes = Sizes(rewriter, loc)
        shapes = [sizes.shape_of(operand) for operand in operands]
        witness = create_inferred(rewriter, shape.CstrBroadcastableOp, shapes, loc=loc).result
        assuming = _begin_assuming(rewriter, op, witness)
        shapes = [sizes.shape_of(operand) for operand in operands]
        type = RankedTensorType.get([max(len(ranked(operand).dims) for operand in operands)], INDEX)
        extents = create_or_fold(rewriter, shape.BroadcastOp, type, shapes, loc)
        spread = [_broadcast_dynamically(rewriter, op, operand, extents) for operand in operands]
        made = rewriter.create(kind, op.result_types(), spread, _properties(op), loc=loc)
        rewriter.create(shape.AssumingYieldOp, (), made.result_values(), loc=loc)
        rewriter.replace_op(op, assuming)
        return True

    DYNAMIC_BROADCASTS.pattern(owner, "ConvertRankedDynamicBroadcastBinaryOp")(convert)


for _owner, _kind in _BINARY:
    _static_broadcasts(_owner, _kind)
    _dynamic_broadcasts(_owner, _kind)


@OTHERS.pattern(chlo.ConstantLikeOp, "ConvertConstantLikeOp")
def convert_constant_like(
    op: chlo.ConstantLikeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type, loc = op.result.type, op.location
    if not isinstance(type, RankedTensorType):
        return False
    of_shape = type if type.has_static_shape else RankedTensorType.get([], type.element_type)
    splat = splat_of_scalar(of_shape, op.value)
    if splat is None:
        return False
    made = rewriter.create(stablehlo.ConstantOp, [splat.type], (), {"value": splat}, loc=loc).result
    spread: Value | None = made
    if not type.has_static_shape and type.encoding is not None:
        spread = broadcast_to(rewriter, made, dimensions_of(op.operand))
    elif not type.has_static_shape:
        operands = [made, Sizes(rewriter, loc).shape_of(op.operand)]
        held = {"broadcast_dimensions": array_of([])}
        spread = rewriter.create(stablehlo.DynamicBroadcastInDimOp, [type], operands, held, loc=loc).result
    if spread is None:
        return False
    rewriter.replace_op(op, [spread])
    return True


@OTHERS.pattern(chlo.BroadcastSelectOp, "ConvertSelectOp")
def convert_select(
    op: chlo.BroadcastSelectOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    operands, loc = op.operand_values(), op.location
    if not all(isinstance(value.type, RankedTensorType) for value in (*operands, op.result)):
        return False
    sizes = Sizes(rewriter, loc)
    shapes = [sizes.shape_of(operand) for operand in operands]
    witness = create_or_fold(rewriter, shape.CstrBroadcastableOp, shape.WitnessType.get(), shapes, loc)
    assuming = _begin_assuming(rewriter, op, witness)
    extents = create_or_fold(rewriter, shape.BroadcastOp, _EXTENTS, shapes, loc)
    rank = max(len(ranked(operand).dims) for operand in operands)
    extents = create_or_fold(rewriter, tensor.CastOp, RankedTensorType.get([rank], INDEX), [extents], loc)
    # A scalar condition is one for all elements.
    first = 0 if ranked(operands[0]).dims else 1
    spread = operands[:first]
    spread += [_broadcast_dynamically(rewriter, op, operand, extents) for operand in operands[first:]]
    made = rewriter.create(stablehlo.SelectOp, op.result_types(), spread, loc=loc)
    rewriter.create(shape.AssumingYieldOp, (), made.result_values(), loc=loc)
    rewriter.replace_op(op, assuming)
    return True
