"""Rules for quantized element types."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import quant, stablehlo
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.dialects.stablehlo.rules.types import Place, element_type, failure
from mlirkit.ods.live.hooks import verifier


def any_quantized(*types: Type) -> bool:
    return any(isinstance(element_type(type), QuantizedType) for type in types)


def _are_both(kind: type, first: Type, second: Type) -> bool:
    return isinstance(element_type(first), kind) and isinstance(element_type(second), kind)


def check_binary(place: Place, lhs_type: Type, rhs_type: Type, result_type: Type) -> None:
    """Mirrors verifyBinaryOpQuantizationConstraints."""
    lhs, rhs, result = (element_type(type) for type in (lhs_type, rhs_type, result_type))
    if not (
        isinstance(lhs, QuantizedType)
        and isinstance(rhs, QuantizedType)
        and isinstance(result, QuantizedType)
    ):
        raise failure(
            place, "expects  all operands and results to be either quantized or non-quantized"
        )
    if not lhs.storage_type == rhs.storage_type == result.storage_type:
        raise failure(place, "mismatched operands and result quantization storage types")
    if not lhs.expressed_type == rhs.expressed_type == result.expressed_type:
        raise failure(place, "mismatched operands and result quantization expressed types")
    per_axis = quant.UniformQuantizedPerAxisType
    if not isinstance(lhs, per_axis) and not isinstance(rhs, per_axis):
        if isinstance(result, per_axis):
            raise failure(
                place, "result per_axis quantized but none from rhs and lhs are per_axis quantized"
            )
        return
    if not isinstance(result, per_axis):
        raise failure(place, "result is not per_axis quantized but lhs or rhs are")
    for name, operand in (("lhs", lhs), ("rhs", rhs)):
        if isinstance(operand, per_axis) and result.quantized_dimension != operand.quantized_dimension:
            raise failure(
                place,
                f"quantization_dimension of {name} and result are not same '{operand}' vs '{result}'",
            )


def check_product(place: Place, lhs: Type, rhs: Type, result: Type) -> None:
    """Element types of a convolution or dot: as verifyConvolutionDotGeneralCommonQuantizationConstraints."""
    if not isinstance(rhs, QuantizedType) or isinstance(lhs, QuantizedType) != isinstance(
        result, QuantizedType
    ):
        raise failure(
            place,
            "rhs should be quantized for quantized operations and "
            "is_quantized(lhs)=is_quantized(result) should hold",
        )
    if isinstance(lhs, QuantizedType) and isinstance(result, QuantizedType):
        if lhs.storage_type != rhs.storage_type:
            raise failure(place, "mismatched lhs and rhs quantization storage types")
        if not lhs.expressed_type == rhs.expressed_type == result.expressed_type:
            raise failure(place, "mismatched lhs, rhs and result quantization expressed types")
        if isinstance(rhs, quant.UniformQuantizedType) and not isinstance(result, quant.UniformQuantizedType):
            raise failure(place, "mismatched rhs and result quantization granularity")
    elif lhs != rhs.expressed_type or lhs != result:
        raise failure(
            place, "mismatched rhs quantization expressed type and lhs and result element type"
        )


def check_convolution(
    place: Place, types: Sequence[Type], kernel_output_feature: int, output_feature: int
) -> None:
    """Mirrors verifyConvolutionOpQuantizationConstraints; `types` are lhs, rhs and result."""
    lhs, rhs, result = (element_type(type) for type in types)
    per_axis = quant.UniformQuantizedPerAxisType
    if isinstance(rhs, per_axis) and rhs.quantized_dimension != kernel_output_feature:
        raise failure(
            place, "quantization dimension of rhs should be same with kernel_output_feature_dimension"
        )
    if isinstance(result, per_axis) and result.quantized_dimension != output_feature:
        raise failure(
            place, "quantization dimension of result should be same with output_feature_dimension"
        )
    check_product(place, lhs, rhs, result)


def check_dot_general(place: Place, types: Sequence[Type], rhs_contracting: Sequence[int]) -> None:
    """Mirrors verifyDotGeneralOpQuantizationConstraints."""
    lhs, rhs, result = (element_type(type) for type in types)
    if isinstance(rhs, quant.UniformQuantizedType):
        if rhs.zero_point != 0:
            raise failure(place, "Zero point of rhs should be 0")
    elif isinstance(rhs, quant.UniformQuantizedPerAxisType):
        if any(rhs.zero_points):
            raise failure(place, "Zero points of rhs should be 0")
        if rhs.quantized_dimension in rhs_contracting:
            raise failure(
                place, "Quantization dimension of rhs should not be in the contracting dimension of rhs"
            )
    check_product(place, lhs, rhs, result)


def check_same_per_tensor(
    place: Place, first: Type, second: Type
) -> None:
    if _are_both(quant.UniformQuantizedType, first, second) and element_type(first) != element_type(second):
        raise failure(
            place, f"expect same quantization scale and zero_point but got '{first}' vs '{second}'"
        )


def check_same_per_axis(place: Place, first: Type, second: Type) -> None:
    if not _are_both(quant.UniformQuantizedPerAxisType, first, second):
        return
    one: Any = element_type(first)
    other: Any = element_type(second)
    pairs = [*zip(one.scales, other.scales, strict=False)]
    pairs += zip(one.zero_points, other.zero_points, strict=False)
    if any(left != right for left, right in pairs):
        raise failure(
            place, f"expect same quantization scales and zero_points but got '{first}' vs '{second}'"
        )


def check_reshape(place: Place, operand: RankedTensorType, result: RankedTensorType) -> None:
    """Mirrors verifyReshapeOpQuantizationConstraints."""
    check_same_per_tensor(place, operand, result)
    check_same_per_axis(place, operand, result)
    if not _are_both(quant.UniformQuantizedPerAxisType, operand, result):
        return
    operand_dim = cast(quant.UniformQuantizedPerAxisType, operand.element_type).quantized_dimension
    result_dim = cast(quant.UniformQuantizedPerAxisType, result.element_type).quantized_dimension
    sizes = (operand.dims[operand_dim], result.dims[result_dim])
    if DYNAMIC not in sizes and sizes[0] != sizes[1]:
        raise failure(
            place,
            f"expect same quantization dimension size for operand and result '{operand}' and '{result}'",
        )
    if operand.has_static_shape and result.has_static_shape:
        before = prod(operand.dims[:operand_dim])
        behind = prod(result.dims[:result_dim])
        if before != behind:
            raise failure(
                place,
                "product of dimensions before quantization dimension must match between operand and "
                f"result for {before} and {behind}",
            )


def check_broadcast(
    place: Place, operand: RankedTensorType, result: RankedTensorType, dims: Sequence[int]
) -> None:
    """Mirrors verifyBroadcastInDimOpQuantConstraints; both are quantized per axis."""
    source = cast(quant.UniformQuantizedPerAxisType, operand.element_type)
    target = cast(quant.UniformQuantizedPerAxisType, result.element_type)
    operand_dim = source.quantized_dimension
    result_dim = target.quantized_dimension
    if result_dim != dims[operand_dim]:
        raise failure(
            place,
            f"result quantization_dimension {result_dim} not same as "
            f"broadcast_dimensions[{operand_dim}] = {dims[operand_dim]}",
        )
    if operand.dims[operand_dim] != 1:
        return
    for index in range(result.dims[result_dim]):
        for name, values, first in (
            ("scale", target.scales, source.scales[0]),
            ("zero_point", target.zero_points, source.zero_points[0]),
        ):
            if values[index] != first:
                raise failure(
                    place,
                    f"mismatch result {name} {index} ({_number(values[index])}) and operand {name} 0 "
                    f"({_number(first)})",
                )


def _number(value: float | int) -> str:
    return f"{value:e}" if isinstance(value, float) else str(value)


def check_transpose(
    place: stablehlo.TransposeOp,
    operand: RankedTensorType,
    result: RankedTensorType,
    permutation: Sequence[int],
) -> None:
    """Mirrors verifyTransposeOp."""
    check_same_per_tensor(place, operand, result)
    check_same_per_axis(place, operand, result)
    target = element_type(result)
    if not isinstance(target, quant.UniformQuantizedPerAxisType):
        return
    source: Any = element_type(operand)
    dim = target.quantized_dimension
    if source.quantized_dimension != permutation[dim]:
        raise failure(
            place,
            f"operand quantization_dimension {source.quantized_dimension} is not same as "
            f"permutation[{dim}] = {permutation[dim]}",
        )


@verifier(stablehlo.UniformQuantizeOp)
def verify_uniform_quantize(op: stablehlo.UniformQuantizeOp) -> None:
    check_quantize(op, op.operand.type, op.result.type)


def check_quantize(place: Place, operand_type: Type, result_type: Type) -> None:
    """Mirrors verifyUniformQuantizeOp: the result's expressed type is the operand's element type or expressed
    type."""
    operand: Any = element_type(operand_type)
    result: Any = element_type(result_type)
    expected = operand if isinstance(operand, FloatType) else operand.expressed_type
    if result.expressed_type != expected:
        raise failure(
            place,
            f"Expressed type of result expected to be '{expected}', but got '{result.expressed_type}'",
        )
