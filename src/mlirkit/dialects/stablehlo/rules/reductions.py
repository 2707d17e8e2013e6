"""Verification of reduce, reduce_window, select_and_scatter, map, sort."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState, state_of
from mlirkit.core.region import Region
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.reducer import accumulator_types, check_reducer, returned_types
from mlirkit.dialects.stablehlo.rules.shapes import numbers
from mlirkit.dialects.stablehlo.rules.types import (
    I1,
    Place,
    bounds_of,
    commas,
    element_type,
    failure,
    same_element_types,
    with_bounds,
    with_element_type,
)
from mlirkit.dialects.stablehlo.rules.window import (
    WindowDimension,
    padding_pairs,
    positions,
    window_dimensions,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import follows_bodies, type_inference, verifier

# -- reduce -------------------------------------------------------------------------------------------


def _reduced(
    place: Place, types: Sequence[RankedTensorType], dimensions: Sequence[int]
) -> tuple[list[int], Attribute | None]:
    """The shape without the reduced dimensions, and its encoding."""
    first = types[0]
    for index, type in enumerate(types[1:], 1):
        if not have_compatible_shape(first, type):
            raise failure(
                place,
                "expects all inputs to have compatible shapes. Shape at input-index "
                f"{index} is not compatible with shape at input-index 0",
            )
    rank = len(first.dims)
    seen: set[int] = set()
    for dim in dimensions:
        if not 0 <= dim < rank:
            raise failure(
                place, f"Out-of-bounds dimension {dim}, expected to be in range [0, {rank})"
            )
        if dim in seen:
            raise failure(place, f"Duplicate reduction dimension: {dim}")
        seen.add(dim)
    left = [dim for dim in range(rank) if dim not in seen]
    bounds = bounds_of(first)
    new_bounds = [bounds[dim] for dim in left] if bounds else []
    encoding = with_bounds(first.encoding, new_bounds) if new_bounds else None
    return [first.dims[dim] for dim in left], encoding


@type_inference(stablehlo.ReduceOp)
@follows_bodies
def infer_reduce(state: OperationState) -> list[Type]:
    types = tensor_types(state.operands[: len(state.operands) // 2])
    if not types:
        return []
    shape, encoding = _reduced(state, types, numbers(state, "dimensions"))
    (body,) = state.regions
    results = accumulator_types(body, types)
    return [RankedTensorType(shape, element_type(result), encoding) for result in results[: len(types)]]


@verifier(stablehlo.ReduceOp)
@follows_bodies
def verify_reduce(op: stablehlo.ReduceOp) -> None:
    check_reduce(op, op.dimensions.values, op.body)


def check_reduce(op: Operation, dimensions: Sequence[int], body: Region) -> None:
    """Mirrors verifyReduceOp."""
    types = tensor_types(op.operand_values())
    inputs, inits = types[: len(types) // 2], types[len(types) // 2 :]
    shape, _ = _reduced(op, inputs, dimensions)
    check_reducer(op, body, inputs, inits, shape)


# -- windows ------------------------------------------------------------------------------------------


def _reduce_window(state: OperationState, inputs: Sequence[RankedTensorType]) -> list[WindowDimension]:
    if not inputs:
        raise failure(state, "requires at least 1 input value")
    for index, type in enumerate(inputs[1:], 1):
        if not have_compatible_shape(inputs[0], type):
            raise failure(
                state,
                "expects all inputs to have compatible shapes. Shape at input-index "
                f"{index} is not compatible with shape at input-index 0",
            )
    padding = padding_pairs(state, state.properties.get("padding"))
    sizes = numbers(state, "window_dimensions")
    for type in inputs:
        if len(type.dims) != len(sizes):
            raise failure(
                state,
                "expects window-dimensions size == input rank, but got window-dimensions size: "
                f"{len(sizes)} and input: '{type}' with rank = {len(type.dims)}.",
            )
    return window_dimensions(
        state,
        sizes,
        numbers(state, "window_strides"),
        padding,
        numbers(state, "base_dilations"),
        numbers(state, "window_dilations"),
    )


@type_inference(stablehlo.ReduceWindowOp)
def infer_reduce_window(state: OperationState) -> list[Type]:
    inputs = tensor_types(state.operands[: len(state.operands) // 2])
    window = _reduce_window(state, inputs)
    (body,) = state.regions
    results = accumulator_types(body, inputs)
    types: list[Type] = []
    for type, result in zip(inputs, results):
        bounds = bounds_of(type)
        encoding = with_bounds(type.encoding, positions(bounds, window)) if bounds else None
        types.append(RankedTensorType(positions(type.dims, window), element_type(result), encoding))
    return types


@verifier(stablehlo.ReduceWindowOp)
def verify_reduce_window(op: stablehlo.ReduceWindowOp) -> None:
    check_reduce_window(op, op.body)


def check_reduce_window(op: Operation, body: Region) -> None:
    """Mirrors verifyReduceWindowOp."""
    types = tensor_types(op.operand_values())
    inputs, inits = types[: len(types) // 2], types[len(types) // 2 :]
    state = state_of(op)
    _reduce_window(state, inputs)
    check_reducer(op, body, inputs, inits, numbers(state, "window_dimensions"))


@type_inference(stablehlo.SelectAndScatterOp)
def infer_select_and_scatter(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type = operand.type
    _, scatter = state.regions
    result, *_ = accumulator_types(scatter, [type])
    return [with_element_type(type, element_type(result))]


@verifier(stablehlo.SelectAndScatterOp)
def verify_select_and_scatter(op: stablehlo.SelectAndScatterOp) -> None:
    check_select_and_scatter(op, op.select, op.scatter)


def check_select_and_scatter(op: Operation, select: Region, scatter: Region) -> None:
    """Mirrors verifySelectAndScatterOp."""
    operand, source, init = tensor_types(op.operand_values())
    _check_selection(op, select, operand)
    scalar = RankedTensorType((), source.element_type)
    check_reducer(op, scatter, [scalar], [init], ())
    state = state_of(op)
    sizes = numbers(state, "window_dimensions")
    if len(operand.dims) != len(sizes):
        raise failure(
            op,
            f"expects window-dimensions size == operand rank, but got window-dimensions size: {len(sizes)} "
            "and "
            f"operand-type: '{operand}' with rank = {len(operand.dims)}.",
        )
    padding = padding_pairs(op, state.properties.get("padding"))
    window = window_dimensions(op, sizes, numbers(state, "window_strides"), padding, (), ())
    expected = RankedTensorType(positions(operand.dims, window), operand.element_type)
    if not have_compatible_shape(expected, source) or not same_element_types((expected, source)):
        raise failure(op, f"expects source-type to be '{expected}', but got'{source}'")


def _check_selection(op: Operation, select: Region, operand: RankedTensorType) -> None:
    block = select.blocks[0]
    if len(block.args) != 2:
        raise failure(op, f"expects the select-region to take 2 parameters, but takes {len(block.args)}")
    expected = RankedTensorType((), operand.element_type)
    for index, argument in enumerate(block.args):
        if not have_compatible_shape(expected, argument.type) or not same_element_types(
            (expected, argument.type)
        ):
            raise failure(
                op,
                f"expects the type of select-region's parameter at index {index} to be '{expected}', but got "
                f"'{argument.type}'",
            )
    results = returned_types(select)
    if len(results) != 1:
        raise failure(op, f"expects select-region to return single value, but got: {len(results)}")
    (result,) = results
    if not isinstance(result, RankedTensorType) or result.dims or result.element_type != I1:
        raise failure(
            op, f"expects the return-type of select-region to be tensor<i1>, but got: '{result}'"
        )


# -- map and sort -------------------------------------------------------------------------------------


@type_inference(stablehlo.MapOp)
def infer_map(state: OperationState) -> list[Type]:
    """Mirrors inferMapOp."""
    inputs = tensor_types(state.operands)
    (region,) = state.regions
    if region.is_empty:
        raise failure(state, "expect non-empty region")
    arguments: list[Type] = [argument.type for argument in region.blocks[0].args]
    if len(inputs) != len(arguments):
        raise failure(
            state,
            "expects number of operands to match the arity of map computation, but got: "
            f"{len(inputs)} and {len(arguments)}",
        )
    for index, (argument, type) in enumerate(zip(arguments, inputs)):
        if not isinstance(argument, RankedTensorType) or argument.dims:
            raise failure(
                state,
                f"computation arguments must be 0-rank tensor, but got: arg #{index} of type '{argument}'",
            )
        if argument.element_type != type.element_type:
            raise failure(
                state,
                "element type of operands and computation arguments must match, but got: "
                f"'{type.element_type}' and '{argument.element_type}'",
            )
    results = returned_types(region)
    if len(results) != 1:
        raise failure(state, f"computation must return single output, but got: {len(results)}")
    (result,) = results
    if not isinstance(result, RankedTensorType) or result.dims:
        raise failure(state, f"computation must return 0-rank tensor, but got: '{result}'")
    dimensions = numbers(state, "dimensions")
    if dimensions != list(range(len(dimensions))):
        raise failure(
            state, f"requires monotonically increasing dimension numbers, but got: {commas(dimensions)}"
        )
    for type in inputs:
        if len(type.dims) != len(dimensions):
            raise failure(
                state,
                "applied to a subset of dimensions currently not supported: operand dimensions = "
                f"{len(type.dims)}, requested map dimensions size = {len(dimensions)}",
            )
    return [RankedTensorType(inputs[-1].dims if inputs else (), result.element_type)]


@type_inference(stablehlo.SortOp)
def infer_sort(state: OperationState) -> list[Type]:
    return [*tensor_types(state.operands)]


@verifier(stablehlo.SortOp)
def verify_sort(op: stablehlo.SortOp) -> None:
    dimension = op.dimension_attr
    check_sort(op, -1 if dimension is None else dimension.value, op.comparator)


def check_sort(op: Operation, dim: int, comparator: Region) -> None:
    """Mirrors verifySortOp."""
    types = tensor_types(op.operand_values())
    if types:
        rank = len(types[0].dims)
        if not -rank <= dim < rank:
            raise failure(
                op,
                f"dimension attribute value must be in range [-{rank}, {rank}), but found {dim}",
            )
    block = comparator.blocks[0]
    if len(block.args) != 2 * len(types):
        raise failure(op, f"comparator block should have {2 * len(types)} arguments")
    for index, type in enumerate(types):
        expected = RankedTensorType((), type.element_type)
        for number in (2 * index, 2 * index + 1):
            if block.args[number].type != expected:
                raise failure(
                    op,
                    f"comparator block argument #{number} should be of type '{expected}' but got "
                    f"'{block.args[number].type}'",
                )
    results = returned_types(comparator)
    if len(results) != 1:
        raise failure(op, f"comparator must return single output but got {len(results)}")
    (result,) = results
    if not isinstance(result, RankedTensorType) or result.dims or result.element_type != I1:
        raise failure(op, f"comparator must return tensor<i1> but got '{result}'")
