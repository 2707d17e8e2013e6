"""Operations on shapes: reshape, broadcast, transpose, reverse, iota; sizes of dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import quant, stablehlo
from mlirkit.dialects.stablehlo.rules.dimensions import is_unique
from mlirkit.dialects.stablehlo.rules.quantization import (
    any_quantized,
    check_broadcast,
    check_reshape,
    check_same_per_tensor,
    check_transpose,
)
from mlirkit.dialects.stablehlo.rules.types import (
    I32,
    Place,
    bit_width,
    bounds_of,
    commas,
    compatible,
    compatible_elements,
    constant_integers,
    element_type,
    elements_of,
    failure,
    same_size,
    type_extensions,
    with_bounds,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import follows_signature, type_inference, verifier


def numbers(state: OperationState, name: str) -> list[int]:
    """The integers of a property: a dense array, or dense elements."""
    property = cast("DenseArrayAttr | DenseIntElementsAttr | None", state.properties.get(name))
    if isinstance(property, DenseIntElementsAttr):
        return elements_of(property)
    return [] if property is None else list(property.values)


def number(state: OperationState, name: str) -> int:
    return cast(IntegerAttr, state.properties[name]).value


def check_output_shape(place: Place, shape: Value, result: RankedTensorType) -> None:
    """Check that a constant output shape is compatible with the result type."""
    integers = constant_integers(shape)
    if integers is None:
        return
    if any(size < 0 for size in integers) or not compatible(
        RankedTensorType(integers, result.element_type), result
    ):
        raise failure(
            place,
            f"output shape [{commas(integers)}] is incompatible with return type of operation '{result}'",
        )


# -- reshape ------------------------------------------------------------------------------------------


def _check_element_counts(place: Place, operand: RankedTensorType, result: RankedTensorType) -> None:
    if result.num_elements != operand.num_elements:
        raise failure(
            place,
            f"number of output elements ({result.num_elements}) doesn't match expected number of elements "
            f"({operand.num_elements})",
        )


@verifier(stablehlo.ReshapeOp)
@follows_signature
def verify_reshape(op: stablehlo.ReshapeOp) -> None:
    check_static_reshape(op, *tensor_types((op.operand, op.result)))


def check_static_reshape(place: Place, operand: RankedTensorType, result: RankedTensorType) -> None:
    """Mirrors verifyReshapeOp."""
    if not operand.has_static_shape or not result.has_static_shape:
        return
    _check_element_counts(place, operand, result)
    if any_quantized(operand, result):
        check_reshape(place, operand, result)


def _check_element_types(place: Place, operand: Type, result: Type) -> None:
    if not any_quantized(operand, result) and not compatible_elements(operand, result):
        raise failure(
            place,
            f"expects operand and result to have compatible element type. Got: '{operand}' and '{result}'",
        )


@verifier(stablehlo.DynamicReshapeOp)
def verify_dynamic_reshape(op: stablehlo.DynamicReshapeOp) -> None:
    operand, result = tensor_types((op.operand, op.result))
    check_dynamic_reshape(op, operand, op.output_shape, result)


def check_dynamic_reshape(
    place: Place, operand: RankedTensorType, shape: Value, result: RankedTensorType
) -> None:
    """Mirrors verifyDynamicReshapeOp."""
    _check_element_types(place, operand, result)
    if operand.has_static_shape and result.has_static_shape:
        _check_element_counts(place, operand, result)
    check_output_shape(place, shape, result)
    if cast(RankedTensorType, shape.type).dims[0] != len(result.dims):
        raise failure(place, "result should have a rank equal to the number of elements in output_shape")
    integers = constant_integers(shape)
    if operand.has_static_shape and integers is not None and operand.num_elements != prod(integers):
        raise failure(
            place,
            "output_shape is incompatible with input type of operation: input has "
            f"{operand.num_elements} elements, but output_shape has {prod(integers)}",
        )
    if any_quantized(operand, result):
        check_reshape(place, operand, result)


@verifier(stablehlo.BitcastConvertOp)
@follows_signature
def verify_bitcast_convert(op: stablehlo.BitcastConvertOp) -> None:
    check_bitcast(op, *tensor_types((op.operand, op.result)))


def check_bitcast(place: Place, operand: RankedTensorType, result: RankedTensorType) -> None:
    """Mirrors verifyBitcastConvertOp: a change of width adds or removes the last dimension."""
    operand_element, result_element = element_type(operand), element_type(result)
    if isinstance(operand_element, ComplexType) != isinstance(result_element, ComplexType):
        raise failure(
            place, f"cannot convert between real and complex types, but got: '{operand}' and '{result}'"
        )
    widths = {id(operand): bit_width(operand_element), id(result): bit_width(result_element)}
    bits = sorted((bit_width(operand_element), bit_width(result_element)))
    narrow, wide = (operand, result) if widths[id(operand)] < widths[id(result)] else (result, operand)
    prefix = narrow.dims
    if bits[0] != bits[1]:
        if len(narrow.dims) != len(wide.dims) + 1:
            raise failure(
                place,
                f"rank of smaller element type ({len(narrow.dims)}) should be 1 more than rank of larger "
                f"element type ({len(wide.dims)}), but {len(narrow.dims)} != {len(wide.dims)} + 1.",
            )
        prefix, last = narrow.dims[:-1], narrow.dims[-1]
        if last != DYNAMIC and last * bits[0] != bits[1]:
            raise failure(
                place,
                f"requires compatible bit widths. Got: '{operand}' and '{result}', but {bits[0]} * {last} != "
                f"{bits[1]}.",
            )
    if not all(map(same_size, prefix, wide.dims)):
        raise failure(
            place,
            "operand and result shapes must match except for the innermost dimension of the shape with the "
            f"smaller element type. Got: '{operand}' and '{result}'.",
        )


# -- broadcast ----------------------------------------------------------------------------------------


@type_inference(stablehlo.BroadcastOp)
@follows_signature
def infer_broadcast(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type: Any = operand.type
    sizes = numbers(state, "broadcast_sizes")
    for size in sizes:
        if size < 0:
            raise failure(state, f"Broadcast with negative dimension size {size}")
    return [RankedTensorType([*sizes, *type.dims], type.element_type)]


@verifier(stablehlo.BroadcastInDimOp)
@follows_signature
def verify_broadcast_in_dim(op: stablehlo.BroadcastInDimOp) -> None:
    operand, result = tensor_types((op.operand, op.result))
    check_broadcast_in_dim(op, operand, op.broadcast_dimensions_attr.values, result)


def check_broadcast_in_dim(
    place: Place, operand: RankedTensorType, dims: Sequence[int], result: RankedTensorType
) -> None:
    """Mirrors verifyBroadcastInDimOp."""
    check_same_per_tensor(place, operand, result)
    _check_broadcast_dims(place, operand, dims)
    if not is_unique(dims):
        raise failure(place, "broadcast_dimensions should not have duplicates")
    for index, dim in enumerate(dims):
        _check_broadcast_dim(place, dim, result)
        size = operand.dims[index]
        if size not in (DYNAMIC, 1, result.dims[dim]):
            raise failure(
                place,
                f"size of operand dimension {index} ({size}) is not equal to 1 or size of result dimension "
                f"{dim} ({result.dims[dim]})",
            )
    if isinstance(result.element_type, quant.UniformQuantizedPerAxisType):
        check_broadcast(place, operand, result, dims)


def _check_broadcast_dims(place: Place, operand: RankedTensorType, dims: Sequence[int]) -> None:
    if len(dims) != len(operand.dims):
        raise failure(
            place,
            f"broadcast_dimensions size ({len(dims)}) does not match operand rank ({len(operand.dims)})",
        )


def _check_broadcast_dim(place: Place, dim: int, result: RankedTensorType) -> None:
    if not 0 <= dim < len(result.dims):
        raise failure(
            place,
            f"broadcast_dimensions contains invalid value {dim} for result with rank {len(result.dims)}",
        )


@verifier(stablehlo.DynamicBroadcastInDimOp)
def verify_dynamic_broadcast_in_dim(op: stablehlo.DynamicBroadcastInDimOp) -> None:
    expanding, nonexpanding = op.known_expanding_dimensions, op.known_nonexpanding_dimensions
    check_dynamic_broadcast(
        op,
        tensor_types((op.operand, op.result)),
        op.output_dimensions,
        op.broadcast_dimensions_attr.values,
        [*(expanding or ()), *(nonexpanding or ())],
    )


def check_dynamic_broadcast(
    place: Place,
    types: Sequence[RankedTensorType],
    output: Value,
    dims: Sequence[int],
    hints: Sequence[int],
) -> None:
    """Mirrors verifyDynamicBroadcastInDimOp; `types` are the operand's and the result's."""
    operand, result = types
    _check_element_types(place, operand, result)
    _check_broadcast_dims(place, operand, dims)
    if len(result.dims) < len(operand.dims):
        raise failure(
            place, f"result rank ({len(result.dims)}) is less than operand rank ({len(operand.dims)})"
        )
    if not is_unique(dims):
        raise failure(place, "broadcast_dimensions should not have duplicates")
    for index, dim in enumerate(dims):
        _check_broadcast_dim(place, dim, result)
        size, into = operand.dims[index], result.dims[dim]
        if size != 1 and not same_size(size, into):
            raise failure(
                place,
                f"size of operand dimension {index} ({size}) is not compatible with size of result dimension "
                f"{dim} ({into})",
            )
    check_output_shape(place, output, result)
    _check_expansion_hints(place, operand, hints)
    integers = constant_integers(output)
    if operand.has_static_shape and integers is not None:
        for index, dim in enumerate(dims):
            size = operand.dims[index]
            if size not in (1, integers[dim]):
                raise failure(
                    place,
                    f"size of operand dimension {index} ({size}) is not equal to 1 or value of shape at "
                    "index "
                    f"{dim} ({integers[dim]})",
                )
    if isinstance(result.element_type, quant.UniformQuantizedPerAxisType):
        check_broadcast(place, operand, result, dims)


def _check_expansion_hints(place: Place, operand: RankedTensorType, hints: Sequence[int]) -> None:
    if not is_unique(hints):
        raise failure(place, "duplicate expansion hint for at least one operand dimension")
    for hint in hints:
        if not 0 <= hint < len(operand.dims):
            raise failure(
                place, f"hint for expanding dimension {hint} does not refer to a valid operand dimension"
            )


# -- transpose and reverse ----------------------------------------------------------------------------


@type_inference(stablehlo.TransposeOp)
@follows_signature
def infer_transpose(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type: Any = operand.type
    permutation = numbers(state, "permutation")
    rank = len(type.dims)
    if len(permutation) != rank:
        raise failure(
            state, f"TransposeOp operand rank {rank} does not match permutation size {len(permutation)}"
        )
    if sorted(permutation) != list(range(rank)):
        raise failure(
            state,
            f"attribute permutation must be a permutation of [{commas(range(rank))}] but got "
            f"{commas(permutation)}",
        )
    bounds = bounds_of(type)
    encoding = with_bounds(type.encoding, [bounds[dim] for dim in permutation] if bounds else [])
    return [RankedTensorType([type.dims[dim] for dim in permutation], type.element_type, encoding)]


@verifier(stablehlo.TransposeOp)
@follows_signature
def verify_transpose(op: stablehlo.TransposeOp) -> None:
    check_transpose(op, op.operand.type, op.result.type, op.permutation.values)


@type_inference(stablehlo.ReverseOp)
@follows_signature
def infer_reverse(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    return [operand.type]


@verifier(stablehlo.ReverseOp)
@follows_signature
def verify_reverse(op: stablehlo.ReverseOp) -> None:
    check_reverse(op, op.operand.type, op.dimensions.values)


def check_reverse(place: Place, operand: RankedTensorType, dims: Sequence[int]) -> None:
    """Mirrors verifyReverseOp."""
    rank = len(operand.dims)
    if not is_unique(dims):
        raise failure(place, f"dimensions should be unique. Got: {commas(dims)}")
    for dim in dims:
        if dim < 0:
            raise failure(place, f"all dimensions should be non-negative. Got dimension: {dim}.")
        if dim >= rank:
            raise failure(place, f"all dimensions should be between [0, {rank}). Got dimension: {dim}.")


# -- sizes of dimensions, iota ------------------------------------------------------------------------


def _check_dimension(state: OperationState, type: RankedTensorType, dim: int) -> None:
    if dim < 0:
        raise failure(state, f"requires non-negative dimension attribute; found ({dim})")
    if dim >= len(type.dims):
        raise failure(state, f"requires dimension attribute in range [0, {len(type.dims)}); found ({dim})")


@type_inference(stablehlo.GetDimensionSizeOp)
@follows_signature
def infer_get_dimension_size(state: OperationState) -> list[Type]:
    (type,) = tensor_types(state.operands)
    _check_dimension(state, type, number(state, "dimension"))
    return [RankedTensorType((), I32)]


@type_inference(stablehlo.SetDimensionSizeOp)
def infer_set_dimension_size(state: OperationState) -> list[Type]:
    """Mirrors inferSetDimensionSizeOp: a static size becomes the bound, unless it equals the new size."""
    type, size_type = tensor_types(state.operands)
    _, size = state.operands
    dim = number(state, "dimension")
    if size_type.dims:
        raise failure(state, "size operand should be of rank-0")
    _check_dimension(state, type, dim)
    shape = list(type.dims)
    bounds = list(bounds_of(type)) or [DYNAMIC] * len(shape)
    if shape[dim] != DYNAMIC:
        bounds[dim] = shape[dim]
    shape[dim] = DYNAMIC
    integers = constant_integers(size)
    if integers is not None and integers[0] == bounds[dim]:
        shape[dim] = integers[0]
        bounds[dim] = DYNAMIC
    is_bounded = any(bound != DYNAMIC for bound in bounds)
    encoding = type_extensions(bounds, state.info.dialect_name) if is_bounded else None
    return [RankedTensorType(shape, type.element_type, encoding)]


@verifier(stablehlo.IotaOp)
@follows_signature
def verify_iota(op: stablehlo.IotaOp) -> None:
    check_iota(op, op.output.type, op.iota_dimension.value)


def check_iota(place: Place, output: RankedTensorType, dimension: int) -> None:
    """Mirrors verifyIotaOp."""
    rank = len(output.dims)
    if rank == 0:
        raise failure(place, "does not support scalars.")
    if dimension >= rank:
        raise failure(place, "iota dimension cannot go beyond the output rank.")


@verifier(stablehlo.DynamicIotaOp)
def verify_dynamic_iota(op: stablehlo.DynamicIotaOp) -> None:
    result = op.result.type
    if op.iota_dimension.value >= len(result.dims):
        raise failure(op, "iota dimension cannot go beyond the output rank.")
    check_output_shape(op, op.output_shape, result)
