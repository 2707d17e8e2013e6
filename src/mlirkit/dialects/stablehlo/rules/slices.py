"""Slices, concatenation and padding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.shapes import number, numbers
from mlirkit.dialects.stablehlo.rules.types import (
    Place,
    bounds_of,
    commas,
    concatenated,
    constant_integers,
    failure,
    most_specific,
    same_element_types,
    same_size,
    with_bounds,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import follows_signature, type_inference, verifier

# -- slices -------------------------------------------------------------------------------------------


@type_inference(stablehlo.SliceOp)
@follows_signature
def infer_slice(state: OperationState) -> list[Type]:
    """Mirrors inferSliceOp."""
    operand, *_ = state.operands
    type: Any = operand.type
    starts, limits, strides = [numbers(state, name) for name in ("start_indices", "limit_indices", "strides")]
    rank = len(type.dims)
    if len(starts) != rank:
        raise failure(
            state,
            f"the number of elements in start_indices ({len(starts)}) does not match the rank of the operand "
            f"({rank})",
        )
    bounds = bounds_of(type)
    sizes: list[int] = []
    for dim, (start, limit, stride) in enumerate(zip(starts, limits, strides)):
        if start < 0:
            raise failure(state, f"negative start index {start} in dimension {dim}")
        size = type.dims[dim]
        end = size if size != DYNAMIC or not bounds else bounds[dim]
        if end != DYNAMIC and limit > end:
            subject = "size" if size != DYNAMIC else "bound"
            raise failure(
                state, f"limit index {limit} is larger than dimension {subject} {end} in dimension {dim}"
            )
        if start > limit:
            raise failure(state, f"start index {start} is larger than limit index {limit} in dimension {dim}")
        if stride <= 0:
            raise failure(state, f"stride must be positive but got {stride} in dimension {dim}")
        sizes.append(-(-(limit - start) // stride))
    encoding = with_bounds(type.encoding, [DYNAMIC] * len(bounds))
    return [RankedTensorType(sizes, type.element_type, encoding)]


@type_inference(stablehlo.DynamicSliceOp)
@follows_signature
def infer_dynamic_slice(state: OperationState) -> list[Type]:
    """Mirrors inferDynamicSliceOp."""
    operand, *start_indices = state.operands
    type: Any = operand.type
    starts = [value.type for value in start_indices]
    sizes = numbers(state, "slice_sizes")
    if len(starts) != len(sizes):
        raise failure(
            state,
            f"has mismatched number of slice sizes ({len(sizes)}) and number of start indices "
            f"({len(starts)})",
        )
    if len(type.dims) != len(starts):
        raise failure(
            state,
            f"has mismatched number of start indices ({len(starts)}) and the rank of operand "
            f"({len(type.dims)})",
        )
    if not same_element_types(starts):
        raise failure(state, "start indices must have same element type")
    for dim, (size, extent) in enumerate(zip(sizes, type.dims)):
        if size < 0:
            raise failure(state, f"has negative size index to dynamic slice: {size}")
        if extent != DYNAMIC and size > extent:
            raise failure(
                state,
                f"has slice size {size} greater than dimension size {extent} in dimension {dim} of operand",
            )
    return [RankedTensorType(sizes, type.element_type)]


@type_inference(stablehlo.DynamicUpdateSliceOp)
@follows_signature
def infer_dynamic_update_slice(state: OperationState) -> list[Type]:
    """Mirrors inferDynamicUpdateSliceOp."""
    operand, update, *starts = tensor_types(state.operands)
    rank = len(operand.dims)
    if len(update.dims) != rank:
        raise failure(state, f"update rank does not match operand rank: {len(update.dims)} vs {rank}.")
    if len(starts) != rank:
        raise failure(
            state, f"expects number of start_indices to match operand rank: {len(starts)} vs {rank}."
        )
    if not same_element_types(starts):
        raise failure(state, "start indices must have same element type")
    for dim, (extent, size) in enumerate(zip(operand.dims, update.dims)):
        if DYNAMIC not in (extent, size) and size > extent:
            raise failure(
                state,
                f"expects size at dimension {dim} of update to be in range [0, {extent}]. Got: {size}.",
            )
    return [RankedTensorType(operand.dims, operand.element_type, operand.encoding)]


@verifier(stablehlo.RealDynamicSliceOp)
def verify_real_dynamic_slice(op: stablehlo.RealDynamicSliceOp) -> None:
    check_slice_operands(op, tensor_types(op.operand_values()))


def check_slice_operands(place: Place, types: Sequence[RankedTensorType]) -> None:
    """Mirrors verifyRealDynamicSliceOp; `types` are the types of the operand and the three lists."""
    operand, *lists = types
    rank = len(operand.dims)
    for type, name in zip(lists, ("start_indices", "limit_indices", "strides")):
        count = type.num_elements
        if count != rank:
            raise failure(place, f"has mismatched number of operand rank ({rank}) and {name} size ({count})")


# -- concatenate and pad ------------------------------------------------------------------------------


@type_inference(stablehlo.ConcatenateOp)
@follows_signature
def infer_concatenate(state: OperationState) -> list[Type]:
    """Mirrors inferConcatenateOp."""
    types: list[Any] = [value.type for value in state.operands]
    along = number(state, "dimension")
    first = types[0]
    rank = len(first.dims)
    if rank == 0:
        raise failure(state, "rank-0 values cannot be concatenated")
    if along >= rank:
        raise failure(state, f"dimension {along} is out-of-bounds for input rank {rank}")
    for index, type in enumerate(types):
        if len(type.dims) != rank:
            raise failure(state, f"operands (0) and ({index}) do not match rank")
        for dim in range(rank):
            if dim != along and not same_size(first.dims[dim], type.dims[dim]):
                raise failure(
                    state,
                    f"shapes of operand (0) and ({index}) are not compatible at non-concat index {dim}: "
                    f"({commas(first.dims)}) != ({commas(type.dims)})",
                )
    dimensions = [(0 if dim == along else DYNAMIC, DYNAMIC) for dim in range(rank)]
    for type in types:
        bounds = bounds_of(type) or (DYNAMIC,) * rank
        for dim, other in enumerate(zip(type.dims, bounds, strict=True)):
            if dim == along:
                dimensions[dim] = concatenated(dimensions[dim], other)
            else:
                dimensions[dim] = most_specific(state, dim, dimensions[dim], other)
    has_bounds = any(bounds_of(type) for type in types)
    encodings = [type.encoding for type in types if type.encoding is not None]
    encoding = with_bounds(
        encodings[0] if encodings else None, [bound for _, bound in dimensions] if has_bounds else []
    )
    return [RankedTensorType([size for size, _ in dimensions], first.element_type, encoding)]


@type_inference(stablehlo.PadOp)
@follows_signature
def infer_pad(state: OperationState) -> list[Type]:
    """Mirrors inferPadOp."""
    operand, *_ = state.operands
    type: Any = operand.type
    lows, highs, interiors = [
        numbers(state, name) for name in ("edge_padding_low", "edge_padding_high", "interior_padding")
    ]
    rank = len(type.dims)
    if len(lows) != rank:
        raise failure(state, f"edge_padding_low length ({len(lows)}) must match operand rank ({rank})")
    bounds = bounds_of(type)
    sizes = [DYNAMIC] * rank
    new_bounds = [DYNAMIC] * len(bounds)
    for dim, (low, high, interior) in enumerate(zip(lows, highs, interiors)):
        if interior < 0:
            raise failure(state, f"Interior padding cannot be negative: {interior}")
        is_static = type.dims[dim] != DYNAMIC
        extent = type.dims[dim] if is_static or not bounds else bounds[dim]
        if extent == DYNAMIC:
            continue
        padded = extent + low + high + max(extent - 1, 0) * interior
        if padded < 0:
            subject = "size" if is_static else "bound"
            raise failure(state, f"Padding result in negative {subject} for dimension {dim}")
        (sizes if is_static else new_bounds)[dim] = padded
    return [RankedTensorType(sizes, type.element_type, with_bounds(type.encoding, new_bounds))]


@verifier(stablehlo.DynamicPadOp)
def verify_dynamic_pad(op: stablehlo.DynamicPadOp) -> None:
    (result,) = tensor_types(op.result_values())
    check_dynamic_pad(op, op.operand_values(), result)


def check_dynamic_pad(place: Place, operands: Sequence[Value], result: RankedTensorType) -> None:
    """Mirrors verifyDynamicPadOp."""
    operand, _, low, high, interior = operands
    rank = len(cast(RankedTensorType, operand.type).dims)
    size = cast(RankedTensorType, low.type).dims[0]
    if size != rank:
        raise failure(place, f"padding operands size ({size}) must match operand rank ({rank})")
    interiors = constant_integers(interior)
    if interiors is not None and any(width < 0 for width in interiors):
        raise failure(place, f"interior_padding must be non-negative, but got {commas(interiors)}")
    if (
        not cast(ShapedType, operand.type).has_static_shape
        or not result.has_static_shape
        or interiors is None
    ):
        return
    lows, highs = constant_integers(low), constant_integers(high)
    if lows is None or highs is None:
        return
    rows = zip(cast(RankedTensorType, operand.type).dims, result.dims, lows, highs, interiors, strict=False)
    for index, (extent, out, before, behind, between) in enumerate(rows):
        want = extent + before + max(extent - 1, 0) * between + behind
        if out != want:
            raise failure(place, f"expected output dimension at index {index} to equal {want}, but got {out}")
