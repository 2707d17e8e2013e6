"""Gather, dynamic_gather and scatter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.dimensions import (
    check_dim_in_bounds,
    check_distinct,
    check_gather_sorted,
    check_gather_unique,
    check_in_bounds,
    check_scatter_sorted,
    check_scatter_unique,
)
from mlirkit.dialects.stablehlo.rules.reducer import accumulator_types, check_reducer
from mlirkit.dialects.stablehlo.rules.shapes import numbers
from mlirkit.dialects.stablehlo.rules.types import (
    Place,
    bounds_of,
    constant_integers,
    element_type,
    failure,
    same_size,
    same_sizes,
    with_bounds,
    with_element_type,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import follows_signature, type_inference, verifier


def _check_batching(
    place: OperationState | Operation,
    operand: str,
    batching: Sequence[int],
    shape: Sequence[int],
    indices: str,
    indices_batching: Sequence[int],
    indices_shape: Sequence[int],
    vector_dim: int,
    end: str = "",
) -> None:
    """Check the batching dimensions of indices and operand; messages end with `end`."""
    ours, theirs = f"{operand}_batching_dims", f"{indices}_batching_dims"
    check_in_bounds(place, indices_batching, len(indices_shape), theirs, f"rank-of('{indices}')")
    if vector_dim in indices_batching:
        raise failure(place, f"expects {theirs} not to include index_vector_dim {vector_dim}{end}")
    if len(batching) != len(indices_batching):
        raise failure(place, f"{ours} and {theirs} should have the same size{end}")
    for index, (one, other) in enumerate(zip(batching, indices_batching, strict=True)):
        sizes = shape[one], indices_shape[other]
        if not same_size(*sizes):
            raise failure(
                place,
                f"{ours}[{index}] and {theirs}[{index}] must have compatible sizes, but got {sizes[0]} and "
                f"{sizes[1]}{end}",
            )


# -- gather -------------------------------------------------------------------------------------------


def _check_gather(
    place: Place,
    operand: RankedTensorType,
    indices: RankedTensorType,
    numbers_attr: Attribute,
    slice_count: int,
) -> None:
    """Mirrors verifyGather."""
    parameters = parameters_of(numbers_attr)
    offsets, collapsed, batching, indices_batching, index_map, vector_dim = parameters
    rank, indices_rank = len(operand.dims), len(indices.dims)
    if rank != len(offsets) + len(collapsed) + len(batching):
        raise failure(
            place,
            f"offset_dims size ({len(offsets)}) plus collapse_slice_dims size ({len(collapsed)}) plus "
            f"operand_batching_dims size ({len(batching)}) is not equal to operand rank ({rank})",
        )
    check_dim_in_bounds(
        place, vector_dim, indices_rank, "index_vector_dim", "rank-of('start_indices')", True
    )
    size = 1 if vector_dim == indices_rank else indices.dims[vector_dim]
    if size not in (DYNAMIC, len(index_map)):
        raise failure(
            place,
            f"start_index_map size ({len(index_map)}) is not equal to size of index dimension ({vector_dim}) "
            f"of start_indices ({size})",
        )
    check_gather_sorted(place, offsets, "offset_dims")
    check_gather_unique(place, offsets, "offset_dims")
    check_distinct(place, collapsed, batching, "collapsed_slice_dims", "operand_batching_dims")
    check_gather_sorted(place, collapsed, "collapsed_slice_dims")
    check_in_bounds(place, collapsed, rank, "collapsed_slice_dims", "rank-of('operand')")
    check_gather_sorted(place, batching, "operand_batching_dims")
    check_in_bounds(place, batching, rank, "operand_batching_dims", "rank-of('operand')")
    check_gather_unique(place, indices_batching, "start_indices_batching_dims")
    places = indices_batching, indices.dims, vector_dim
    _check_batching(place, "operand", batching, operand.dims, "start_indices", *places)
    check_distinct(place, index_map, batching, "start_index_map", "operand_batching_dims")
    check_in_bounds(place, index_map, rank, "start_index_map", "rank-of('operand')")
    if slice_count != rank:
        raise failure(place, f"slice_sizes size ({slice_count}) not equal to operand rank ({rank})")


def _check_slice_sizes(
    place: Place, operand: RankedTensorType, numbers_attr: Attribute, sizes: Sequence[int]
) -> None:
    _, collapsed, batching, *_ = parameters_of(numbers_attr)
    for name, dims in (("collapsed_slice_dims", collapsed), ("operand_batching_dims", batching)):
        for dim in dims:
            if sizes[dim] > 1:
                raise failure(
                    place,
                    f"Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, but got "
                    f"{sizes[dim]}",
                )
    for index, (size, extent) in enumerate(zip(sizes, operand.dims, strict=True)):
        if size < 0 or (extent != DYNAMIC and size > extent):
            raise failure(
                place,
                f"slice size ({size}) is out of bounds for operand dimension ({extent}) at index {index}",
            )


def _gathered(
    place: Place,
    operand: RankedTensorType,
    indices: RankedTensorType,
    numbers_attr: Attribute,
    sizes: Sequence[int],
) -> Type:
    """The result shape: slice sizes in the offset dimensions, the indices' shape in the batch dimensions."""
    offsets, collapsed, batching, _, _, vector_dim = parameters_of(numbers_attr)
    indices_rank = len(indices.dims) + (vector_dim == len(indices.dims))
    rank = len(offsets) + indices_rank - 1
    check_in_bounds(place, offsets, rank, "offset_dims", "implied-result-rank")
    kept = iter([size for dim, size in enumerate(sizes) if dim not in collapsed and dim not in batching])
    bounds = bounds_of(indices) or (DYNAMIC,) * len(indices.dims)
    batches = iter(
        [pair for dim, pair in enumerate(zip(indices.dims, bounds, strict=True)) if dim != vector_dim]
    )
    shape = [(next(kept), DYNAMIC) if dim in offsets else next(batches) for dim in range(rank)]
    encoding = with_bounds(indices.encoding, [bound for _, bound in shape])
    return RankedTensorType([size for size, _ in shape], operand.element_type, encoding)


@type_inference(stablehlo.GatherOp)
@follows_signature
def infer_gather(state: OperationState) -> list[Type]:
    operand, indices = tensor_types(state.operands)
    dims = state.properties["dimension_numbers"]
    sizes = numbers(state, "slice_sizes")
    _check_gather(state, operand, indices, dims, len(sizes))
    _check_slice_sizes(state, operand, dims, sizes)
    return [_gathered(state, operand, indices, dims, sizes)]


@type_inference(stablehlo.DynamicGatherOp)
def infer_dynamic_gather(state: OperationState) -> list[Type]:
    operand, indices, slice_sizes = tensor_types(state.operands)
    *_, sizes_operand = state.operands
    dims = state.properties["dimension_numbers"]
    _check_gather(state, operand, indices, dims, slice_sizes.num_elements)
    sizes = constant_integers(sizes_operand)
    if sizes is not None:
        _check_slice_sizes(state, operand, dims, sizes)
    unknown = [DYNAMIC] * len(operand.dims)
    return [_gathered(state, operand, indices, dims, unknown if sizes is None else sizes)]


T = TypeVar("T")


# -- scatter ------------------------------------------------------------------------------------------


def _groups(values: Sequence[T]) -> tuple[Sequence[T], T, Sequence[T]]:
    """Inputs, indices, updates."""
    count = (len(values) - 1) // 2
    return values[:count], values[count], values[count + 1 :]


@type_inference(stablehlo.ScatterOp)
def infer_scatter(state: OperationState) -> list[Type]:
    inputs, _, _ = _groups([value.type for value in state.operands])
    (computation,) = state.regions
    results = accumulator_types(computation, inputs)
    return [
        with_element_type(type, element_type(result))
        for type, result in zip(inputs, results, strict=False)
    ]


@verifier(stablehlo.ScatterOp)
def verify_scatter(op: stablehlo.ScatterOp) -> None:
    check_scatter(op, op.scatter_dimension_numbers_attr, op.update_computation)


def check_scatter(op: Operation, dims: Attribute, computation: Region) -> None:
    """Mirrors verifyScatterOp."""
    inputs, indices, updates = _groups(tensor_types(op.operand_values()))
    window, _, _, _, _, vector_dim = parameters_of(dims)
    for subject, types in (("inputs", inputs), ("updates", updates)):
        if not all(same_sizes(types[0].dims, type.dims) for type in types):
            raise failure(op, f"Not all {subject} have compatible shapes.")
    check_dim_in_bounds(
        op, vector_dim, len(indices.dims), "index_vector_dim", "rank-of('scatter_indices')", True
    )
    inits = [RankedTensorType((), type.element_type) for type in updates]
    check_reducer(op, computation, inputs, inits, ())
    indices_shape = list(indices.dims)
    if len(indices_shape) == vector_dim:
        indices_shape.append(1)
    expected_rank = len(indices_shape) - 1 + len(window)
    for type in updates:
        if len(type.dims) != expected_rank:
            raise failure(
                op,
                f"expects updates tensor must be of rank {expected_rank} ( == rank-of('scatter_indices') - "
                "1 + "
                "size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 "
                "dimension "
                f"if 'index_vector_dim' == rank-of('scatter_indices')), but got {len(type.dims)}.",
            )
    for operand, update in zip(inputs, updates, strict=True):
        _check_scatter_dims(op, operand, indices_shape, update, dims)
    for operand, update in zip(inputs, updates, strict=True):
        _check_update_shape(op, operand, indices_shape, update, dims)


def _check_scatter_dims(
    op: Operation,
    operand: RankedTensorType,
    indices_shape: Sequence[int],
    update: RankedTensorType,
    numbers_attr: Attribute,
) -> None:
    """Mirrors validateScatterDimensionNumbers."""
    parameters = parameters_of(numbers_attr)
    window, inserted, batching, indices_batching, to_operand, vector_dim = parameters
    rank = len(operand.dims)
    count = len(window) + len(inserted) + len(batching)
    if rank != count:
        raise failure(
            op,
            "Expects rank-of operand to match size-of('update_window_dims') + "
            "size-of('inserted_window_dims') + "
            f"size-of('input_batching_dims') i.e. {count} but got {rank}.",
        )
    check_scatter_sorted(op, window, "update_window_dims")
    check_scatter_unique(op, window, "update_window_dims")
    check_in_bounds(op, window, len(update.dims), "update_window_dims", "rank-of('updates')")
    check_distinct(op, inserted, batching, "inserted_window_dims", "input_batching_dims")
    check_scatter_sorted(op, inserted, "inserted_window_dims")
    check_in_bounds(op, inserted, rank, "inserted_window_dims", "rank-of('operand')")
    check_scatter_sorted(op, batching, "input_batching_dims")
    check_in_bounds(op, batching, rank, "input_batching_dims", "rank-of('operand')")
    check_scatter_unique(op, indices_batching, "scatter_indices_batching_dims")
    places = indices_batching, indices_shape, vector_dim
    _check_batching(op, "input", batching, operand.dims, "scatter_indices", *places, ".")
    size = indices_shape[vector_dim]
    if size not in (DYNAMIC, len(to_operand)):
        raise failure(
            op,
            f"Scatter op has {len(to_operand)} elements in scatter_dims_to_operand_dims and the bound of "
            f"dimension index_vector_dim={vector_dim} of scatter_indices is {size}. These two numbers must "
            "be "
            "equal.",
        )
    check_distinct(op, to_operand, batching, "scatter_dims_to_operand_dims", "input_batching_dims")
    check_in_bounds(op, to_operand, rank, "scatter_dims_to_operand_dims", "rank-of('operand')")


def _check_update_shape(
    op: Operation,
    operand: RankedTensorType,
    indices_shape: Sequence[int],
    update: RankedTensorType,
    numbers_attr: Attribute,
) -> None:
    """Check that windows fit into the operand, and other dimensions match the indices."""
    window, inserted, batching, _, _, vector_dim = parameters_of(numbers_attr)
    extents = [
        size for dim, size in enumerate(operand.dims) if dim not in inserted and dim not in batching
    ]
    for dim, extent in zip(window, extents, strict=False):
        size = update.dims[dim]
        if DYNAMIC not in (size, extent) and size > extent:
            raise failure(
                op,
                "expects bounds of the window dimensions of updates to not exceed the bounds of the "
                f"corresponding dimensions of operand. For dimension {dim}, updates bound is {size}, operand "
                f"bound is {extent}.",
            )
    rest = iter([size for dim, size in enumerate(indices_shape) if dim != vector_dim])
    for dim, size in enumerate(update.dims):
        if dim in window:
            continue
        expected = next(rest)
        if not same_size(size, expected):
            raise failure(
                op,
                "expects bounds of the scatter dimensions of updates to be same as the bounds of the "
                f"corresponding dimensions of scatter indices. For scatter dimension {dim}, updates bound is "
                f"{size} , scatter_indices bound is {expected}.",
            )
