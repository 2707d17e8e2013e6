"""Simplifications of StableHLO's data movement operations that rules in TableGen cannot express.

Mirror: stablehlo/transforms/optimization/StablehloAggressiveSimplification.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import I64, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.building import (
    array_of,
    create_inferred,
    i64_attribute,
    index_constant,
    replace_refined,
    shape_of_sizes,
    size_of_dim,
)
from mlirkit.dialect_passes.stablehlo.constants import (
    integer_constants,
    ranked,
    replace_by_numbers,
    splat_integer,
)
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions, PatternTable
from mlirkit.dialects.declared import arith, stablehlo
from mlirkit.dialects.stablehlo.cpp_names import merge_discardable_attributes
from mlirkit.folding.ap_int import APInt
from mlirkit.patterns.rewriter import PatternRewriter

SIMPLIFICATIONS = PatternTable()
# Patterns that make dynamic operations static, which the reference adds last.
REFINEMENTS = PatternTable()


def _clamped(number: int, most: int) -> int:
    return min(max(number, 0), most)


# ---- Concatenations ----


@SIMPLIFICATIONS.pattern(stablehlo.ConcatenateOp, "ConcatenateOpFlatten")
def flatten_concatenations(
    op: stablehlo.ConcatenateOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Merge a concatenation with one use into a concatenation along the same dimension that uses it."""

    def parts(value: Value) -> list[Value]:
        inner = defined_by(value, stablehlo.ConcatenateOp)
        if inner is None or not value.has_one_use or inner.dimension != op.dimension:
            return [value]
        return list(inner.inputs)

    operands = op.operand_values()
    flat = [part for value in operands for part in parts(value)]
    if len(flat) == len(operands) and all(a is b for a, b in zip(flat, operands, strict=True)):
        return False
    op.inputs = flat
    rewriter.operation_modified(op)
    return True


@SIMPLIFICATIONS.pattern(stablehlo.ConcatenateOp, "ConcatenateOpNoop")
def replace_by_only_input(
    op: stablehlo.ConcatenateOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    operands = op.operand_values()
    if len(operands) != 1 or operands[0].type != op.result.type:
        return False
    rewriter.replace_op(op, operands)
    return True


@SIMPLIFICATIONS.pattern(stablehlo.ConcatenateOp, "ConcatenateOpRemoveEmpty")
def remove_empty_inputs(
    op: stablehlo.ConcatenateOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    operands = op.operand_values()
    kept = [operand for operand in operands if ranked(operand).dims[op.dimension.value] != 0]
    if not kept or len(kept) == len(operands):
        return False
    op.inputs = kept
    rewriter.operation_modified(op)
    return True


# ---- Slices ----


@SIMPLIFICATIONS.pattern(stablehlo.SliceOp, "SliceOpConcatSimplify")
def slice_fewer_parts(op: stablehlo.SliceOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Replace a slice of a concatenation by a slice of the parts that it overlaps only."""
    concatenation = defined_by(op.operand, stablehlo.ConcatenateOp)
    if concatenation is None or not ranked(op.result).has_static_shape:
        return False
    axis: int = concatenation.dimension.value
    parts = list(concatenation.inputs)
    start, limit = op.start_indices.values[axis], op.limit_indices.values[axis]
    at, first, end, offset = 0, len(parts), len(parts), ranked(concatenation.result).dims[axis]
    for number, part in enumerate(parts):
        size = ranked(part).dims[axis]
        if size == DYNAMIC:
            return False
        if at + size > start and first == len(parts):
            first, offset = number, at
        if at < limit:
            end = number + 1
        at += size
    count = end - first
    if count in (0, len(parts)) or (count > 1 and not concatenation.result.has_one_use):
        return False
    joined = create_inferred(
        rewriter,
        stablehlo.ConcatenateOp,
        parts[first:end],
        {"dimension": concatenation.dimension},
        concatenation.location,
    )
    starts, limits = list(op.start_indices.values), list(op.limit_indices.values)
    starts[axis] -= offset
    limits[axis] -= offset
    bounds = slice_bounds(starts, limits, op.strides.values)
    made = create_inferred(rewriter, stablehlo.SliceOp, [joined.result], bounds, op.location)
    rewriter.replace_op(op, made)
    return True


def slice_bounds(
    starts: Sequence[int], limits: Sequence[int], strides: Sequence[int]
) -> dict[str, Attribute]:
    """The properties of a slice."""
    return {
        "start_indices": array_of(starts),
        "limit_indices": array_of(limits),
        "strides": array_of(strides),
    }


@SIMPLIFICATIONS.pattern(stablehlo.DynamicSliceOp, "DynamicSliceOpToSlice")
def slice_at_known_place(
    op: stablehlo.DynamicSliceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type, sizes = ranked(op.operand), list(op.slice_sizes.values)
    numbers = [splat_integer(start) for start in op.start_indices]
    constants = [number.signed for number in numbers if number is not None]
    if not type.has_static_shape or len(constants) != len(numbers):
        return False
    starts = [_clamped(*bounds) for bounds in zip(constants, map(int.__sub__, type.dims, sizes), strict=True)]
    limits = [start + size for start, size in zip(starts, sizes, strict=True)]
    bounds = slice_bounds(starts, limits, [1] * len(sizes))
    made = create_inferred(rewriter, stablehlo.SliceOp, [op.operand], bounds, op.location)
    merge_discardable_attributes(op, made)
    rewriter.replace_op(op, made)
    return True


def sizes_between(op: stablehlo.RealDynamicSliceOp) -> list[int] | None:
    """The sizes of a slice without strides whose limits are its starts and a constant."""
    strides = integer_constants(op.strides)
    if strides is None or not all(stride.is_one for stride in strides):
        return None
    limits = defined_by(op.limit_indices, stablehlo.AddOp)
    if limits is None:
        return None
    sizes: list[APInt] | None = None
    if limits.lhs is op.start_indices:
        sizes = integer_constants(limits.rhs)
    if sizes is None and limits.rhs is op.start_indices:
        sizes = integer_constants(limits.lhs)
    return None if sizes is None else [size.signed for size in sizes]


def scalar_starts(op: stablehlo.RealDynamicSliceOp, rank: int, rewriter: PatternRewriter) -> list[Value]:
    """The starts of a slice, as a scalar per dimension."""
    element = ranked(op.start_indices).element_type
    line, scalar = RankedTensorType.get([1], element), RankedTensorType.get([], element)
    starts: list[Value] = []
    for number in range(rank):
        bounds = slice_bounds([number], [number + 1], [1])
        part = rewriter.create(stablehlo.SliceOp, [line], [op.start_indices], bounds, loc=op.location)
        starts.append(rewriter.create(stablehlo.ReshapeOp, [scalar], [part.result], loc=op.location).result)
    return starts


@SIMPLIFICATIONS.pattern(stablehlo.RealDynamicSliceOp, "RealDynamicSliceOpToDynamicSlice")
def slice_of_known_size(
    op: stablehlo.RealDynamicSliceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Make a slice whose limits are its starts plus a constant one of static sizes."""
    sizes = sizes_between(op)
    if sizes is None:
        return False
    operands = [op.operand, *scalar_starts(op, len(sizes), rewriter)]
    properties = {"slice_sizes": array_of(sizes)}
    made = create_inferred(rewriter, stablehlo.DynamicSliceOp, operands, properties, op.location)
    merge_discardable_attributes(op, made)
    rewriter.replace_op(op, made)
    return True


@SIMPLIFICATIONS.pattern(stablehlo.GatherOp, "GatherOpCanon")
def slice_instead_of_gathering(
    op: stablehlo.GatherOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a gather at a single constant index by a slice."""
    constant, type = constant_value(op.start_indices), ranked(op.operand)
    places, dims = integer_constants(op.start_indices), op.dimension_numbers
    if places is None or not isinstance(constant, DenseIntElementsAttr) or not type.has_static_shape:
        return False
    axes = list(dims.start_index_map)
    if dims.index_vector_dim != 0 or len(constant.dims) > 1 or len(places) != len(axes):
        return False
    limits = list(op.slice_sizes.values)
    starts = [0] * len(limits)
    for axis, place in zip(axes, places, strict=True):
        offset = _clamped(place.signed, type.dims[axis] - limits[axis])
        starts[axis] += offset
        limits[axis] += offset
    sizes = [limit - start for start, limit in zip(starts, limits, strict=True)]
    result = ranked(op.result)
    element = result.element_type
    made: Value = rewriter.create(
        stablehlo.SliceOp,
        [RankedTensorType.get(sizes, element)],
        [op.operand],
        slice_bounds(starts, limits, [1] * len(limits)),
        loc=op.location,
    ).result
    collapsed = set(dims.collapsed_slice_dims)
    if collapsed:
        kept = [size for axis, size in enumerate(sizes) if axis not in collapsed]
        shape = RankedTensorType.get(kept, element)
        made = rewriter.create(stablehlo.ReshapeOp, [shape], [made], loc=op.location).result
    made.set_type(result)
    rewriter.replace_op(op, [made])
    return True


# ---- Numbers that count up ----


def _spread(
    rewriter: PatternRewriter, op: stablehlo.IotaOp, type: RankedTensorType, line: Value, axis: int
) -> None:
    dims = {"broadcast_dimensions": array_of([axis])}
    rewriter.replace_with(op, stablehlo.BroadcastInDimOp, [line], dims, [type])


@SIMPLIFICATIONS.pattern(stablehlo.IotaOp, "IotaOpBroadcast")
def broadcast_iota(op: stablehlo.IotaOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Of more dimensions than one, it is a broadcast of one."""
    type, axis = ranked(op.result), op.iota_dimension.value
    if len(type.dims) < 2:
        return False
    line_type = RankedTensorType.get([type.dims[axis]], type.element_type)
    zero = {"iota_dimension": i64_attribute(0)}
    line = rewriter.create(stablehlo.IotaOp, [line_type], (), zero, loc=op.location)
    _spread(rewriter, op, type, line.result, axis)
    return True


@SIMPLIFICATIONS.pattern(stablehlo.DynamicIotaOp, "DynamicIotaOpToBroadcast")
def broadcast_dynamic_iota(
    op: stablehlo.DynamicIotaOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type, axis, shape = ranked(op.result), op.iota_dimension.value, op.output_shape
    if len(type.dims) < 2:
        return False
    wide = RankedTensorType.get(ranked(shape).dims, I64)
    is_index = isinstance(ranked(shape).element_type, IndexType)
    cast = arith.IndexCastOp if is_index else stablehlo.ConvertOp
    sizes: Value = rewriter.create(cast, [wide], [shape], loc=op.location).result
    bounds = slice_bounds([axis], [axis + 1], [1])
    size = create_inferred(rewriter, stablehlo.SliceOp, [sizes], bounds, op.location)
    line_type = RankedTensorType.get([type.dims[axis]], type.element_type)
    zero = {"iota_dimension": i64_attribute(0)}
    line = rewriter.create(stablehlo.DynamicIotaOp, [line_type], [size.result], zero, loc=op.location)
    dims = {"broadcast_dimensions": array_of([axis])}
    rewriter.replace_with(op, stablehlo.DynamicBroadcastInDimOp, [line.result, shape], dims, [type])
    return True


# ---- Paddings, reshapes, transpositions ----


@SIMPLIFICATIONS.pattern(stablehlo.PadOp, "PadOpBroadcastEmptyTensor")
def broadcast_padding(op: stablehlo.PadOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Replace a padding of an empty tensor by a broadcast of the padding value."""
    type, source = ranked(op.result), ranked(op.operand)
    if not source.has_static_shape or source.num_elements != 0:
        return False
    dims = {"broadcast_dimensions": array_of([])}
    if type.has_static_shape:
        rewriter.replace_with(op, stablehlo.BroadcastInDimOp, [op.padding_value], dims, [type])
        return True
    shape = _padded_shape(op, rewriter)
    rewriter.replace_with(op, stablehlo.DynamicBroadcastInDimOp, [op.padding_value, shape], dims, [type])
    return True


def _padded_shape(op: stablehlo.PadOp, rewriter: PatternRewriter) -> Value:
    """Mirrors PadOp::reifyReturnTypeShapes."""
    loc = op.location
    one, zero = index_constant(rewriter, 1, loc), index_constant(rewriter, 0, loc)

    def calculate(kind: type[Operation], *operands: Value) -> Value:
        return create_inferred(rewriter, kind, operands, None, loc).result

    sizes: list[Value] = []
    low, high = op.edge_padding_low.values, op.edge_padding_high.values
    for axis, interior in enumerate(op.interior_padding.values):
        edges = index_constant(rewriter, high[axis] + low[axis], loc)
        size = size_of_dim(rewriter, op.operand, axis, loc)
        if interior > 0:
            step = index_constant(rewriter, interior, loc)
            gaps = calculate(arith.MaxSIOp, calculate(arith.SubIOp, size, one), zero)
            size = calculate(arith.AddIOp, size, calculate(arith.MulIOp, gaps, step))
        sizes.append(calculate(arith.AddIOp, size, edges))
    return shape_of_sizes(rewriter, sizes, loc)


@SIMPLIFICATIONS.pattern(stablehlo.TransposeOp, "TransposeIsReshape")
def replace_transpose_by_reshape(
    op: stablehlo.TransposeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a transpose by a reshape if only dimensions of size 1 change places."""
    source, type = ranked(op.operand), ranked(op.result)
    if not source.has_static_shape or not type.has_static_shape:
        return False
    moved = [axis for axis in op.permutation.values if source.dims[axis] != 1]
    if moved != sorted(moved):
        return False
    rewriter.replace_with(op, stablehlo.ReshapeOp, [op.operand], None, [type])
    return True


@SIMPLIFICATIONS.pattern(stablehlo.DynamicReshapeOp, "DynamicReshapeOpSameOperandAndResultShape")
def drop_repeated_reshape(
    op: stablehlo.DynamicReshapeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Remove a reshape of elementwise results whose operand has that shape already."""
    inner = op.operand.defining_op
    if inner is None or not inner.info.has_trait("SameOperandsAndResultShape"):
        return False
    first = defined_by(inner.operand_values()[0], stablehlo.DynamicReshapeOp)
    if first is None or first.output_shape is not op.output_shape:
        return False
    rewriter.replace_op(op, [inner.result])
    return True


# ---- Dynamic operations with constant shapes ----


@REFINEMENTS.pattern(stablehlo.GetDimensionSizeOp, "GetDimensionSizeOpCanon")
def known_dimension_size(
    op: stablehlo.GetDimensionSizeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    size = ranked(op.operand).dims[op.dimension.value]
    return size != DYNAMIC and replace_by_numbers(op, rewriter, [APInt(size, 32)])


@REFINEMENTS.pattern(stablehlo.DynamicBroadcastInDimOp, "DynamicBroadcastInDimOpNotActuallyDynamic")
def broadcast_statically(
    op: stablehlo.DynamicBroadcastInDimOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type = ranked(op.result)
    if not ranked(op.operand).has_static_shape:
        return False
    dims = {"broadcast_dimensions": op.broadcast_dimensions}
    if type.has_static_shape:
        rewriter.replace_with(op, stablehlo.BroadcastInDimOp, [op.operand], dims, [type])
        return True
    sizes = integer_constants(op.output_dimensions)
    if sizes is None:
        return False
    broadcast_type = RankedTensorType.get([size.signed for size in sizes], type.element_type)
    replace_refined(op, rewriter, stablehlo.BroadcastInDimOp, [broadcast_type], [op.operand], dims)
    return True


@REFINEMENTS.pattern(stablehlo.DynamicReshapeOp, "DynamicReshapeOpIsStatic")
def reshape_statically(
    op: stablehlo.DynamicReshapeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type = ranked(op.result)
    if not type.has_static_shape:
        return False
    rewriter.replace_with(op, stablehlo.ReshapeOp, [op.operand], None, [type])
    return True


@REFINEMENTS.pattern(stablehlo.DynamicIotaOp, "DynamicIotaIsStatic")
def iota_statically(
    op: stablehlo.DynamicIotaOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type = ranked(op.result)
    if not type.has_static_shape:
        return False
    rewriter.replace_with(op, stablehlo.IotaOp, (), {"iota_dimension": op.iota_dimension}, [type])
    return True
