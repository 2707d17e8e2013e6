"""Folders of StableHLO's operations that move elements about: broadcasts, slices, concatenations.

Splats stay splats; other constants with more elements than the option allows stay as they are.
Mirror: stablehlo/transforms/optimization/StablehloAggressiveFolder.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from mlirkit.builtin.attributes import integer_width
from mlirkit.builtin.dense import DenseIntElementsAttr, DenseIntOrFPElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack, unpack
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.constants import (
    dense_constant,
    is_integer,
    make_constant,
    ranked,
    replace_by_constant,
    replace_by_numbers,
    resized,
    splat_constant,
    splat_integer,
)
from mlirkit.dialect_passes.stablehlo.fold_elements import OTHER_FOLDS, SHAPE_FOLDS, folds_dtype, within_limit
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.row_major import flat_position
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of, elements_of
from mlirkit.patterns.rewriter import PatternRewriter

# ---- Splats of other shapes ----


@SHAPE_FOLDS.pattern(stablehlo.BroadcastInDimOp, "FoldBroadcastInDimOpSplatPattern")
def fold_broadcast_of_splat(
    op: stablehlo.BroadcastInDimOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type, splat = ranked(op.result), splat_constant(op.operand)
    if splat is None or not type.has_static_shape or not folds_dtype(type, options, complex=True):
        return False
    return replace_by_constant(op, rewriter, resized(splat, type))


@SHAPE_FOLDS.pattern(stablehlo.DynamicSliceOp, "FoldDynamicSliceOpPattern")
def fold_dynamic_slice_of_splat(
    op: stablehlo.DynamicSliceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type, splat = ranked(op.result), splat_constant(op.operand)
    if splat is None or not type.has_static_shape:
        return False
    return replace_by_constant(op, rewriter, resized(splat, type))


@SHAPE_FOLDS.pattern(stablehlo.ReshapeOp, "FoldReshapeOpPattern")
def fold_reshape(op: stablehlo.ReshapeOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type, constant = ranked(op.result), dense_constant(op.operand)
    if constant is None or not type.has_static_shape or not folds_dtype(type, options, complex=True):
        return False
    return replace_by_constant(op, rewriter, resized(constant, type))


# ---- Concatenations ----


@SHAPE_FOLDS.pattern(stablehlo.ConcatenateOp, "FoldConcatenateOpPattern")
def fold_concatenate(
    op: stablehlo.ConcatenateOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type = ranked(op.result)
    if not type.has_static_shape or not folds_dtype(type, options) or not within_limit(type, options):
        return False
    columns = []
    for input in op.inputs:
        constant = dense_constant(input)
        numbers = None if constant is None else elements_of(constant)
        if numbers is None:
            return False
        columns.append(numbers)
    outer = 1
    for size in type.dims[: op.dimension.value]:
        outer *= size
    gathered = []
    for at in range(outer):
        for numbers in columns:
            count = len(numbers) // outer
            gathered += numbers[at * count : (at + 1) * count]
    return replace_by_numbers(op, rewriter, gathered)


@SHAPE_FOLDS.pattern(stablehlo.ConcatenateOp, "FoldConcatenateAdjacentSplatsOpPattern")
def join_adjacent_splats(
    op: stablehlo.ConcatenateOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Equal splats in succession are one splat."""
    inputs = list(op.inputs)
    operands: list[Value] = []
    at = 0
    while at < len(inputs):
        splat, end = splat_constant(inputs[at]), at + 1
        if splat is not None:
            while end < len(inputs) and splat_constant(inputs[end]) == splat:
                end += 1
        if splat is None or end == at + 1:
            operands.append(inputs[at])
        else:
            dims = list(splat.dims)
            dims[op.dimension.value] *= end - at
            type = RankedTensorType.get(dims, splat.element_type)
            operands.append(make_constant(rewriter, op, resized(splat, type)))
        at = end
    if len(operands) == len(inputs):
        return False
    rewriter.replace_with(op, stablehlo.ConcatenateOp, operands, {"dimension": op.dimension})
    return True


# ---- Elements that are picked ----


def _strides_of(dims: Sequence[int]) -> list[int]:
    """The row-major stride of each dimension."""
    strides = [1] * len(dims)
    for number in range(len(dims) - 2, -1, -1):
        strides[number] = strides[number + 1] * dims[number + 1]
    return strides


def _picked(
    constant: DenseIntOrFPElementsAttr, type: RankedTensorType, places: Iterator[int]
) -> DenseIntOrFPElementsAttr | None:
    """The elements at places, counted row by row, as a constant of another shape; None if complex."""
    element = constant.element_type
    format = element_format(element)
    if format is None or not (is_integer(element) or isinstance(element, FloatType)):
        return None
    count = constant.num_elements
    patterns = unpack(format, constant.raw, 1 if constant.splat else count)
    if constant.splat:
        patterns *= count
    return dense_elements(type, pack(format, [patterns[place] for place in places]))


@SHAPE_FOLDS.pattern(stablehlo.SliceOp, "FoldSliceOpPattern")
def fold_slice(op: stablehlo.SliceOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type, source, constant = ranked(op.result), ranked(op.operand), dense_constant(op.operand)
    if not type.has_static_shape or not folds_dtype(type, options):
        return False
    if constant is None or not source.has_static_shape:
        return False
    if constant.is_splat:
        return replace_by_constant(op, rewriter, resized(constant, type))
    starts, limits, steps = op.start_indices.values, op.limit_indices.values, op.strides.values
    ranges = [range(*bounds) for bounds in zip(starts, limits, steps, strict=True)]
    places = (flat_position(position, source.dims) for position in product(*ranges))
    return replace_by_constant(op, rewriter, _picked(constant, type, places))


@OTHER_FOLDS.pattern(stablehlo.TransposeOp, "FoldTransposeOpPattern")
def fold_transpose(
    op: stablehlo.TransposeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type, constant = ranked(op.result), dense_constant(op.operand)
    if not type.has_static_shape or constant is None:
        return False
    if constant.is_splat:
        return replace_by_constant(op, rewriter, resized(constant, type))
    strides = _strides_of(ranked(op.operand).dims)
    moved = [strides[axis] for axis in op.permutation.values]
    places = (
        sum(index * stride for index, stride in zip(position, moved, strict=True))
        for position in product(*[range(size) for size in type.dims])
    )
    return replace_by_constant(op, rewriter, _picked(constant, type, places))


@OTHER_FOLDS.pattern(stablehlo.ReverseOp, "FoldReverseOpPattern")
def fold_reverse(op: stablehlo.ReverseOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.operand)
    if not type.has_static_shape or not within_limit(type, options):
        return False
    constant, axes = dense_constant(op.operand), op.dimensions.values
    # A reverse that changes nothing is simplified, not folded.
    if constant is None or constant.is_splat or type.num_elements <= 1:
        return False
    if all(type.dims[axis] == 1 for axis in axes):
        return False
    ranges = [range(size - 1, -1, -1) if axis in axes else range(size) for axis, size in enumerate(type.dims)]
    places = (flat_position(position, type.dims) for position in product(*ranges))
    return replace_by_constant(op, rewriter, _picked(constant, type, places))


@SHAPE_FOLDS.pattern(stablehlo.SelectOp, "FoldSelectOpPattern")
def fold_select(op: stablehlo.SelectOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    type = ranked(op.result)
    if not type.has_static_shape or not folds_dtype(type, options):
        return False
    condition = dense_constant(op.pred)
    true, false = dense_constant(op.on_true), dense_constant(op.on_false)
    if not isinstance(condition, DenseIntElementsAttr) or true is None or false is None:
        return False
    if condition.is_splat:
        splat = splat_integer(op.pred)
        return replace_by_constant(op, rewriter, false if splat is None or splat.is_zero else true)
    if isinstance(type.element_type, FloatType) or not within_limit(type, options):
        return False
    conditions, trues, falses = elements_of(condition), elements_of(true), elements_of(false)
    if conditions is None or trues is None or falses is None:
        return False
    rows = zip(conditions, trues, falses, strict=True)
    return replace_by_numbers(op, rewriter, [b if not a.is_zero else c for a, b, c in rows])


# ---- Sizes and positions ----


@SHAPE_FOLDS.pattern(stablehlo.GetDimensionSizeOp, "FoldGetDimensionSizeOpPattern")
def fold_dimension_size(
    op: stablehlo.GetDimensionSizeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    size = ranked(op.operand).dims[op.dimension.value]
    return size != DYNAMIC and replace_by_numbers(op, rewriter, [APInt(size, 32)])


@SHAPE_FOLDS.pattern(stablehlo.SetDimensionSizeOp, "FoldSetDimensionSizeOpPattern")
def fold_set_dimension_size(
    op: stablehlo.SetDimensionSizeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """A size that a dimension has already is not to be set."""
    size, type = splat_integer(op.size), ranked(op.result)
    if op.operand.type != type or size is None or size.bits != type.dims[op.dimension.value]:
        return False
    rewriter.replace_all_uses_with(op.result, op.operand)
    return True


@OTHER_FOLDS.pattern(stablehlo.IotaOp, "FoldIotaOpPattern")
def fold_iota(op: stablehlo.IotaOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Of at most one element, as in the reference."""
    type = ranked(op.result)
    element = type.element_type
    if not within_limit(type, options) or not is_integer(element) or type.num_elements > 1:
        return False
    numbers = [APInt(0, integer_width(element))] * type.num_elements
    return replace_by_constant(op, rewriter, dense_of(type, numbers))
