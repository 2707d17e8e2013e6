"""Products and linear algebra: dot, dot_general, convolution, fft, cholesky, triangular_solve, batch_norm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from mlirkit.builtin import float_types
from mlirkit.builtin.attributes import ArrayAttr, BoolAttr
from mlirkit.builtin.float_types import BF16, F16, F32, F64, TF32
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState, state_of
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.dimensions import check_distinct, is_unique
from mlirkit.dialects.stablehlo.rules.quantization import any_quantized, check_convolution, check_dot_general
from mlirkit.dialects.stablehlo.rules.shapes import number, numbers
from mlirkit.dialects.stablehlo.rules.types import (
    Place,
    bounds_of,
    commas,
    compatible_elements,
    constant_integers,
    element_type,
    failure,
    most_specific,
    same_size,
    same_sizes,
    with_bounds,
)
from mlirkit.dialects.stablehlo.rules.window import (
    WindowDimension,
    padding_pairs,
    pairs_of,
    positions,
    window_dimensions,
)
from mlirkit.dialects.stablehlo.values import dims_text
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import follows_signature, type_inference, value_verifier, verifier


def check_precisions(place: Place, precisions: ArrayAttr | None) -> None:
    """Check that there are at most two precisions."""
    if precisions is not None and len(precisions) > 2:
        raise failure(
            place, f"expects precision config to be empty or have <= 2 elements, got {len(precisions)}"
        )


def check_inferred_shape(op: Operation, shape: Sequence[int]) -> None:
    (result,) = tensor_types(op.result_values())
    if result.has_rank and not same_sizes(shape, result.dims):
        raise failure(
            op,
            f"inferred shape '{dims_text(shape)}' is incompatible with return type of operation '{result}'",
        )


# -- dot ----------------------------------------------------------------------------------------------


@verifier(stablehlo.DotOp)
@follows_signature
def verify_dot(op: stablehlo.DotOp) -> None:
    check_dot(op, op.precision_config)


def check_dot(op: Operation, precisions: ArrayAttr | None) -> None:
    """Mirrors verifyDotOp: vectors and matrices."""
    check_precisions(op, precisions)
    lhs, rhs = [type.dims for type in tensor_types(op.operand_values())]
    if len(lhs) not in (1, 2) or len(rhs) not in (1, 2) or not same_size(lhs[-1], rhs[0]):
        raise failure(op, "expected both lhs/rhs ranks to be either 1 or 2")
    check_inferred_shape(op, [*lhs[:-1], *rhs[1:]])


def check_dot_dimensions(
    place: Operation,
    lhs: RankedTensorType,
    rhs: RankedTensorType,
    batching: tuple[Sequence[int], Sequence[int]],
    contracting: tuple[Sequence[int], Sequence[int]],
    precisions: ArrayAttr | None,
) -> None:
    """Mirrors checkDotGeneralConstraints."""
    check_precisions(place, precisions)
    for name, (left, right) in (("batching", batching), ("contracting", contracting)):
        if len(left) != len(right):
            raise failure(place, f"lhs and rhs should have the same number of {name} dimensions")
    for side, batch, contract in (("lhs", batching[0], contracting[0]), ("rhs", batching[1], contracting[1])):
        check_distinct(
            place, batch, contract, f"{side}_batching_dimensions", f"{side}_contracting_dimensions"
        )
    for side, type, batch, contract in (
        ("lhs", lhs, batching[0], contracting[0]),
        ("rhs", rhs, batching[1], contracting[1]),
    ):
        rank = len(type.dims)
        for name, dims in (("batching", batch), ("contracting", contract)):
            for dim in dims:
                if not 0 <= dim < rank:
                    raise failure(
                        place, f"{side}_{name}_dimensions value: {dim} is out of range: [0, {rank})"
                    )
    for name, (left, right) in (("batching", batching), ("contracting", contracting)):
        for one, other in zip(left, right, strict=True):
            if not same_size(lhs.dims[one], rhs.dims[other]):
                raise failure(place, f"{name} dimension sizes must match for lhs/rhs")


@verifier(stablehlo.DotGeneralOp)
@follows_signature
def verify_dot_general(op: stablehlo.DotGeneralOp) -> None:
    """Mirrors DotGeneralOp::verify."""
    algorithm = op.algorithm
    if algorithm is not None:
        reason = algorithm_reason(algorithm)
        if reason is not None:
            raise op.error(reason)
    check_dot_general_shapes(op, op.dot_dimension_numbers, op.precision_config, algorithm is not None)


def check_dot_general_shapes(
    op: Operation, dimensions: Attribute, precisions: ArrayAttr | None, has_algorithm: bool
) -> None:
    """Mirrors verifyDotGeneralOp; the dimensions are batching ones of lhs and rhs, then contracting ones."""
    lhs, rhs = tensor_types(op.operand_values())
    lhs_batch, rhs_batch, lhs_contract, rhs_contract = parameters_of(dimensions)
    check_dot_dimensions(op, lhs, rhs, (lhs_batch, rhs_batch), (lhs_contract, rhs_contract), precisions)
    lhs_bounds = bounds_of(lhs) or (DYNAMIC,) * len(lhs.dims)
    rhs_bounds = bounds_of(rhs) or (DYNAMIC,) * len(rhs.dims)
    shape = [
        most_specific(op, index, (lhs.dims[one], lhs_bounds[one]), (rhs.dims[other], rhs_bounds[other]))[0]
        for index, (one, other) in enumerate(zip(lhs_batch, rhs_batch, strict=True))
    ]
    for type, batch, contract in ((lhs, lhs_batch, lhs_contract), (rhs, rhs_batch, rhs_contract)):
        shape += [size for dim, size in enumerate(type.dims) if dim not in batch and dim not in contract]
    check_inferred_shape(op, shape)
    is_default = precisions is None or all(
        cast(stablehlo.PrecisionAttr, precision).value == stablehlo.Precision.DEFAULT
        for precision in precisions
    )
    if has_algorithm and not is_default:
        raise failure(op, "must specify DEFAULT precision config when algorithm is set.")
    types = (lhs, rhs, *op.result_types())
    if any_quantized(*types):
        check_dot_general(op, types, rhs_contract)


_F8 = (
    float_types.Float8E3M4Type,
    float_types.Float8E4M3Type,
    float_types.Float8E4M3FNType,
    float_types.Float8E5M2Type,
    float_types.Float8E4M3FNUZType,
    float_types.Float8E4M3B11FNUZType,
    float_types.Float8E5M2FNUZType,
)
# Supported algorithms: operand types, accumulation type, number of primitive operations.
_ALGORITHMS: dict[tuple[Type, Type], tuple[int, ...]] = {
    (F16, F16): (1,),
    (F16, F32): (1,),
    (BF16, BF16): (1,),
    (BF16, F32): (1, 3, 6, 9),
    (TF32, F32): (1, 3),
    (F32, F32): (1,),
    (F64, F64): (1,),
}


def algorithm_reason(value: Attribute) -> str | None:
    """The error message for a dot algorithm."""
    lhs, rhs, accumulation, lhs_count, rhs_count, operations, imprecise = parameters_of(value)
    for count, subject in (
        (lhs_count, "lhs component count"),
        (rhs_count, "rhs component count"),
        (operations, "num primitive operations"),
    ):
        if count < 1:
            return f"{subject} must be positive"
    if lhs_count == rhs_count == 1:
        if isinstance(lhs, _F8) and isinstance(rhs, _F8) and accumulation == F32 and operations == 1:
            return None
        supported = _ALGORITHMS.get((lhs, accumulation), ())
        if not imprecise and lhs == rhs and operations in supported:
            return None
    return (
        "dot algorithm not known to be supported on any hardware: "
        f"{{lhs:'{lhs}', rhs:'{rhs}', accum:'{accumulation}', lhs_components:{lhs_count}, "
        f"rhs_components:{rhs_count}, primitive_ops:{operations}, imprecise:{int(imprecise)}}}"
    )


value_verifier(stablehlo.DotAlgorithm)(algorithm_reason)


# -- convolution --------------------------------------------------------------------------------------


class ConvolutionDimensions(NamedTuple):
    """The roles of the dimensions of input, kernel and output."""

    input_batch: int
    input_feature: int
    input_spatial: Sequence[int]
    kernel_input: int
    kernel_output: int
    kernel_spatial: Sequence[int]
    output_batch: int
    output_feature: int
    output_spatial: Sequence[int]


def convolution_dimensions(state: OperationState) -> ConvolutionDimensions:
    return ConvolutionDimensions(*parameters_of(state.properties["dimension_numbers"]))


def _check_dimension_numbers(place: Place, lhs: RankedTensorType, numbers: ConvolutionDimensions) -> None:
    """Mirrors isSpatialDimensionsValid."""
    (in_batch, in_feature, in_spatial, k_in, k_out, k_spatial, out_batch, out_feature, out_spatial) = numbers
    if not len(in_spatial) == len(k_spatial) == len(out_spatial):
        raise failure(
            place,
            "expects the same size for input, kernel and output spatial-dimensions, but got "
            f"{len(in_spatial)}, {len(k_spatial)}, and {len(out_spatial)} resp.",
        )
    lists = (
        ("input", (in_batch, in_feature, *in_spatial)),
        ("kernel", (k_in, k_out, *k_spatial)),
        ("output", (out_batch, out_feature, *out_spatial)),
    )
    rank = len(lhs.dims)
    if not all(0 <= dim < rank for _, dims in lists for dim in dims):
        raise failure(
            place,
            f"expects input, kernel, and output dimension-numbers to be in-range [0, {rank}).",
        )
    for name, dims in lists:
        if not is_unique(dims):
            raise failure(place, f"expects {name} dimension-numbers to be unique, got {{{commas(dims)}}}.")


def _check_groups(
    place: Place,
    lhs: RankedTensorType,
    rhs: RankedTensorType,
    dims: ConvolutionDimensions,
    features: int,
    batches: int,
) -> None:
    """As the rest of verifyConvolutionAttributes, but for the precisions."""
    if batches > 1 and features > 1:
        raise failure(
            place,
            "expects batch_group_count and feature_group_count not to be both greater than 1. Got "
            f"{batches} and {features} resp.",
        )
    in_batch, in_features = lhs.dims[dims.input_batch], lhs.dims[dims.input_feature]
    k_in, k_out = rhs.dims[dims.kernel_input], rhs.dims[dims.kernel_output]
    if in_batch != DYNAMIC and in_batch % batches:
        raise failure(
            place,
            f"expects input batch dimension ({in_batch}) to be divisible by batch_group_count. Got "
            f"batch_group_count = {batches}.",
        )
    if in_features != DYNAMIC:
        if in_features % features:
            raise failure(
                place,
                f"expects input feature dimension ({in_features}) to be a multiple of feature_group_count. "
                "Got "
                f"feature_group_count = {features}.",
            )
        if k_in != DYNAMIC and in_features // features != k_in:
            raise failure(
                place,
                f"expects input feature dimension ({in_features}) / feature_group_count = kernel input "
                "feature "
                f"dimension ({k_in}). Got feature_group_count = {features}.",
            )
    if k_out != DYNAMIC:
        if k_out % batches:
            raise failure(
                place,
                f"expects output feature dimension size ({k_out}) to be a multiple of batch_group_count. Got "
                f"batch_group_count = {batches}.",
            )
        if k_out % features:
            raise failure(
                place,
                f"expects kernel output feature dimension ({k_out}) to be divisible by "
                "feature_group_count. For "
                f"feature_group_count = {features}.",
            )


def _check_convolution(op: Operation) -> OperationState:
    """The checks shared by convolution and dynamic_conv; returns the operation's state."""
    state = state_of(op)
    lhs, rhs, *_ = tensor_types(state.operands)
    rank = len(lhs.dims)
    if rank < 2:
        raise failure(op, f"expects convolution arguments to have >= 2 dimensions. Got: '{lhs}' and '{rhs}'.")
    if rank != len(rhs.dims):
        raise failure(
            op,
            f"expects convolution arguments to have same number of dimensions. Got: '{lhs}' and '{rhs}'.",
        )
    if not any_quantized(lhs, rhs) and not compatible_elements(lhs, rhs):
        raise failure(
            op,
            f"expects lhs and rhs to have compatible element type. Got: '{lhs.element_type}' and "
            f"'{rhs.element_type}'",
        )
    check_convolution_attributes(op, state)
    return state


def check_convolution_attributes(place: Place, state: OperationState) -> None:
    """Mirrors verifyConvolutionAttributes."""
    lhs, rhs, *_ = tensor_types(state.operands)
    dims = convolution_dimensions(state)
    _check_dimension_numbers(place, lhs, dims)
    features, batches = number(state, "feature_group_count"), number(state, "batch_group_count")
    _check_groups(place, lhs, rhs, dims, features, batches)
    check_precisions(place, cast("ArrayAttr | None", state.properties.get("precision_config")))
    rank, spatial = len(lhs.dims), len(dims.input_spatial)
    if rank != spatial + 2:
        raise failure(place, f"expects convolution arguments to have {spatial + 2} dimensions. Got: {rank}")


def convolution_window(state: OperationState, padding: list[tuple[int, int]]) -> list[WindowDimension]:
    """The kernel as a window."""
    _, rhs, *_ = tensor_types(state.operands)
    return window_dimensions(
        state,
        [rhs.dims[dim] for dim in convolution_dimensions(state).kernel_spatial],
        numbers(state, "window_strides"),
        padding,
        numbers(state, "lhs_dilation"),
        numbers(state, "rhs_dilation"),
        [bool(flag) for flag in numbers(state, "window_reversal")],
    )


def convolution_shape(
    state: OperationState, window: Sequence[WindowDimension], shape: Sequence[int]
) -> list[int]:
    """The result's shape; dimensions without a role have the sizes of `shape`."""
    lhs, rhs, *_ = tensor_types(state.operands)
    dims = convolution_dimensions(state)
    sizes = list(shape)
    spatial = positions([lhs.dims[dim] for dim in dims.input_spatial], window)
    for dim, size in zip(dims.output_spatial, spatial, strict=True):
        sizes[dim] = size
    batch = lhs.dims[dims.input_batch]
    sizes[dims.output_batch] = batch if batch == DYNAMIC else batch // number(state, "batch_group_count")
    sizes[dims.output_feature] = rhs.dims[dims.kernel_output]
    return sizes


@verifier(stablehlo.ConvolutionOp)
def verify_convolution(op: stablehlo.ConvolutionOp) -> None:
    """Mirrors verifyConvolutionOp."""
    state = _check_convolution(op)
    lhs, rhs = tensor_types(state.operands)
    window = convolution_window(state, padding_pairs(op, state.properties.get("padding")))
    check_inferred_shape(op, convolution_shape(state, window, [DYNAMIC] * len(lhs.dims)))
    types = (lhs, rhs, op.result.type)
    if any_quantized(*types):
        dims = convolution_dimensions(state)
        check_convolution(op, types, dims.kernel_output, dims.output_feature)


@verifier(stablehlo.DynamicConvOp)
def verify_dynamic_conv(op: stablehlo.DynamicConvOp) -> None:
    """Mirrors verifyDynamicConvOp."""
    state = _check_convolution(op)
    lhs, rhs, padding = tensor_types(state.operands)
    if len(padding.dims) != 2:
        raise failure(op, f"expects padding to be of rank 2 but got {len(padding.dims)}")
    expected = (len(lhs.dims) - 2, 2)
    if tuple(padding.dims) != expected:
        raise failure(
            op,
            f"expects padding to be of shape [{commas(expected)}], but got [{commas(padding.dims)}]",
        )
    integers = constant_integers(op.padding)
    if integers is not None:
        convolution_window(state, pairs_of(integers))
    types = (lhs, rhs, op.result.type)
    if any_quantized(*types):
        dims = convolution_dimensions(state)
        check_convolution(op, types, dims.kernel_output, dims.output_feature)


# -- transforms and solvers ---------------------------------------------------------------------------


@type_inference(stablehlo.FftOp)
@follows_signature
def infer_fft(state: OperationState) -> list[Type]:
    """Mirrors inferFftOp."""
    operand, *_ = state.operands
    type: Any = operand.type
    kind = str(cast(stablehlo.FftTypeAttr, state.properties["fft_type"]).value)
    lengths = numbers(state, "fft_length")
    rank = len(lengths)
    if not 1 <= rank <= 3:
        raise failure(state, f"rank must be between 1 and 3, but got {rank}.")
    element = type.element_type
    result: Type = element
    if kind == "RFFT":
        if element not in (F32, F64):
            raise failure(state, f"RFFT requires f32 or f64 input type, but is given '{element}'.")
        result = ComplexType(element)
    elif not isinstance(element, ComplexType):
        raise failure(state, f"FFT/IFFT/IRFFT take a complex tensor as input, but is given '{type}'.")
    elif kind == "IRFFT":
        result = element.element_type
    if len(type.dims) < rank:
        raise failure(
            state, f"operand rank must not be less than fft rank of {rank} for operand of type '{type}'."
        )
    shape = list(type.dims)
    last = len(shape) - 1
    inner = shape[-rank:]
    if kind == "RFFT":
        if not all(map(same_size, inner, lengths)):
            raise failure(
                state,
                "RFFT requires innermost dimensions to be compatible with fft_length. Got: "
                f"{commas(shape)} but wanted {commas(lengths)}.",
            )
        if lengths[-1] != 0:
            shape[last] = lengths[-1] // 2 + 1
    elif kind == "IRFFT":
        for size, length in zip(inner[:-1], lengths, strict=False):
            if not same_size(size, length):
                raise failure(
                    state,
                    "IRFFT requires non-final dimensions to be compatible with fft_length. Got: "
                    f"{commas(shape)} but wanted {commas(lengths)}, and {size} != {length}.",
                )
        size = shape[last]
        if (not same_size(size, 0) or lengths[-1] != 0) and not same_size(size, lengths[-1] // 2 + 1):
            raise failure(
                state,
                "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: "
                f"{size} but fft_length is {commas(lengths)}.",
            )
        shape[last] = lengths[-1]
    bounds = list(bounds_of(type))
    if bounds and kind in ("RFFT", "IRFFT"):
        bounds[-1] = DYNAMIC
    return [RankedTensorType(shape, result, with_bounds(type.encoding, bounds))]


@type_inference(stablehlo.CholeskyOp)
@follows_signature
def infer_cholesky(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type: Any = operand.type
    if len(type.dims) < 2:
        raise failure(state, f"argument 'a' must have rank >= 2, got shape {commas(type.dims)}.")
    if not same_size(type.dims[-2], type.dims[-1]):
        raise failure(state, f"minor dimensions of 'a' must have equal size, got shape {commas(type.dims)}.")
    return [type]


@type_inference(stablehlo.TriangularSolveOp)
@follows_signature
def infer_triangular_solve(state: OperationState) -> list[Type]:
    """Mirrors inferTriangularSolveOp."""
    first, second = tensor_types(state.operands)
    if len(first.dims) < 2:
        raise failure(state, f"operand 'a' must have rank >= 2, but got '{first}'")
    if not same_size(first.dims[-2], first.dims[-1]):
        raise failure(state, f"two minor dimensions of operand 'a' must be compatible, but got '{first}'")
    if len(first.dims) != len(second.dims):
        raise failure(state, f"operands must have equal rank, but got '{first}' and '{second}'")
    left_side = bool(cast(BoolAttr, state.properties["left_side"]).value)
    if not same_size(first.dims[-1], second.dims[-2 if left_side else -1]):
        raise failure(
            state,
            f"shared dimension of operands 'a' and 'b' must be compatible, but got '{first}' and '{second}'",
        )
    if not same_sizes(first.dims[:-2], second.dims[:-2]):
        raise failure(
            state,
            f"batch dimensions of the operands must be compatible, but got '{first}' and '{second}'",
        )
    if (
        cast(stablehlo.TransposeAttr, state.properties["transpose_a"]).value
        == stablehlo.Transpose.TRANSPOSE_INVALID
    ):
        raise failure(state, "Invalid transpose option value for triangular solve")
    return [second]


# -- batch normalization ------------------------------------------------------------------------------


def _batch_norm(
    state: OperationState, whole: Sequence[RankedTensorType], single: Sequence[RankedTensorType]
) -> list[Type]:
    """The type of a tensor of the operand's shape, and of one with a value for each feature."""
    for name, types in (("multi", whole), ("single", single)):
        if not all(have_compatible_shape(one, other) for one in types for other in types):
            raise failure(state, f"expects {name}-dimensional operands to have compatible shapes.")
    first = whole[0]
    feature = number(state, "feature_index")
    if feature >= len(first.dims):
        raise failure(
            state,
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; got "
            "featureIndex "
            f"{feature}, and rank {len(first.dims)}.",
        )
    count, size = first.dims[feature], single[0].dims[0]
    if not same_size(size, count):
        raise failure(
            state,
            "expects the size of single-dimensional operands to be compatible with feature count, but the "
            "size "
            f"of single-dimensional operands is {size} and the feature count is {count}.",
        )
    bounds = bounds_of(first)
    encoding = with_bounds(first.encoding, [bounds[feature]]) if bounds else None
    return [first, RankedTensorType([count], element_type(first), encoding)]


@type_inference(stablehlo.BatchNormGradOp)
@follows_signature
def infer_batch_norm_grad(state: OperationState) -> list[Type]:
    operand, scale, mean, variance, gradient = tensor_types(state.operands)
    whole, single = _batch_norm(state, [operand, gradient], [scale, mean, variance])
    return [whole, single, single]


@type_inference(stablehlo.BatchNormTrainingOp)
@follows_signature
def infer_batch_norm_training(state: OperationState) -> list[Type]:
    operand, *single_types = tensor_types(state.operands)
    whole, single = _batch_norm(state, [operand], single_types)
    return [whole, single, single]


@type_inference(stablehlo.BatchNormInferenceOp)
@follows_signature
def infer_batch_norm_inference(state: OperationState) -> list[Type]:
    operand, *single_types = tensor_types(state.operands)
    return _batch_norm(state, [operand], single_types)[:1]
