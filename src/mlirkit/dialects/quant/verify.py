"""Verifiers of quant's casts: the quantized type must fit the other one and its tensor."""

from __future__ import annotations

from typing import cast

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType, UnrankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import quant
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.ods.live.hooks import verifier


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


@verifier(quant.DequantizeCastOp, quant.QuantizeCastOp)
def verify_cast(op: quant.DequantizeCastOp | quant.QuantizeCastOp) -> None:
    """Mirrors verifyQuantizationOp."""
    types = (_element(op.input.type), _element(op.result.type))
    result, real = types if isinstance(op, quant.DequantizeCastOp) else types[::-1]
    quantized = cast(QuantizedType, result)
    if quantized.expressed_type != real:
        raise op.error("expressed type in quantized type expected to match float type")
    verify_in_container(op, quantized, op.input.type)


@verifier(quant.StorageCastOp)
def verify_storage_cast(op: quant.StorageCastOp) -> None:
    """Mirrors StorageCastOp::verify."""
    types = (_element(op.input.type), _element(op.result.type))
    result, integer = types if isinstance(types[0], QuantizedType) else types[::-1]
    quantized = cast(QuantizedType, result)
    if quantized.storage_type != integer:
        raise op.error("storage type in quantized type expected to match integer type")
    verify_in_container(op, quantized, op.input.type)


def verify_in_container(op: Operation, quantized: QuantizedType, container: Type) -> None:
    """Check that the tensor's shape fits per-axis and sub-channel parameters."""
    if isinstance(quantized, quant.UniformQuantizedPerAxisType):
        _verify_per_axis(op, quantized, container)
    elif isinstance(quantized, quant.UniformQuantizedSubChannelType):
        _verify_sub_channel(op, quantized, container)


def _verify_per_axis(op: Operation, quantized: quant.UniformQuantizedPerAxisType, container: Type) -> None:
    if not isinstance(container, (RankedTensorType, UnrankedTensorType)):
        raise op.error("scalar types may not use per-axis quantization")
    if not container.has_rank:
        return
    dimension = quantized.quantized_dimension
    if dimension >= len(container.dims):
        raise op.error("quantized dimension must be less than tensor rank")
    size = container.dims[dimension]
    if size not in (DYNAMIC, len(quantized.scales)):
        raise op.error("quantized dimension size does not match number of scales")


def _verify_sub_channel(
    op: Operation, quantized: quant.UniformQuantizedSubChannelType, container: Type
) -> None:
    if not isinstance(container, (RankedTensorType, UnrankedTensorType)):
        raise op.error("scalar types may not use sub-channel quantization")
    if not container.has_rank:
        raise op.error("tensor containing the sub-channel quantized type must be ranked")
    rank = len(container.dims)
    expected = [1] * rank
    for dimension, size in zip(quantized.quantized_dimensions, quantized.block_sizes, strict=True):
        if dimension >= rank:
            raise op.error(f"quantized dimension {dimension} must be less than tensor rank {rank}")
        extent = container.dims[dimension]
        if extent != DYNAMIC and extent % size:
            raise op.error(
                f"tensor dimension size {extent} at axis {dimension} must be divisible by the "
                f"corresponding block size {size}"
            )
        expected[dimension] = DYNAMIC if extent == DYNAMIC else extent // size
    if 0 in container.dims:
        raise op.error("tensor dimension size of zero is not allowed with sub-channel quantization")
    scales = quantized.scales.dims
    if len(scales) != rank:
        raise op.error(f"Rank of scales {len(scales)} must match the rank of the tensor {rank}")
    for dimension, (count, size) in enumerate(zip(scales, expected, strict=True)):
        if size not in (DYNAMIC, count):
            # MLIR prints the expectation twice.
            raise op.error(
                f"dimension size {size} of scales tensor at axis {dimension} should match (tensor "
                f"dimension at axis / block sizes at axis) = {size}"
            )
