"""Checks of the parameters of quantized types, as `verifyInvariants` of MLIR's QuantTypes.cpp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IntegerType
from mlirkit.dialects.declared import quant
from mlirkit.dialects.quant.type_text import (
    MAX_STORAGE_BITS,
    default_range,
    double_text,
    scale_range,
    shape_text,
)
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.ods.live.hooks import value_verifier


def _storage_reason(type: QuantizedType) -> str | None:
    """The error of the storage and the expressed type; None if they are valid."""
    storage = type.storage_type
    if not isinstance(storage, IntegerType):
        return "storage type must be integral"
    if not 0 < storage.width <= MAX_STORAGE_BITS:
        return f"illegal storage type size: {storage.width}"
    low, high = type.storage_type_min, type.storage_type_max
    least, greatest = default_range(type.is_signed, storage.width)
    if high <= low or low < least or high > greatest:
        return f"illegal storage min and storage max: ({low}:{high})"
    if type.expressed_type is None and type.MNEMONIC == "uniform":
        return "uniform quantization requires expressed type"
    if type.expressed_type is not None and not isinstance(type.expressed_type, FloatType):
        return "expressed type must be floating point"
    return None


def _scale_reason(type: QuantizedType, scales: Sequence[float]) -> str | None:
    """The error of scales that the expressed type, a float, does not hold; None if it holds all of them."""
    least, greatest = scale_range(cast(FloatType, type.expressed_type))
    for scale in scales:
        if scale < least or scale > greatest:
            return f"scale out of expressed type range [{double_text(least)}, {double_text(greatest)}]"
    return None


@value_verifier(quant.AnyQuantizedType)
def any_reason(type: quant.AnyQuantizedType) -> str | None:
    return _storage_reason(type)


@value_verifier(quant.UniformQuantizedType)
def uniform_reason(type: quant.UniformQuantizedType) -> str | None:
    return _storage_reason(type) or _scale_reason(type, [type.scale])


@value_verifier(quant.UniformQuantizedPerAxisType)
def per_axis_reason(type: quant.UniformQuantizedPerAxisType) -> str | None:
    reason = _storage_reason(type)
    if reason is not None:
        return reason
    if len(type.scales) != len(type.zero_points):
        return f"illegal number of scales and zeroPoints: {len(type.scales)}, {len(type.zero_points)}"
    reason = _scale_reason(type, type.scales)
    if reason is None and type.quantized_dimension < 0:
        return f"illegal quantized dimension: {type.quantized_dimension}"
    return reason


@value_verifier(quant.UniformQuantizedSubChannelType)
def sub_channel_reason(type: quant.UniformQuantizedSubChannelType) -> str | None:
    reason = _storage_reason(type)
    if reason is not None:
        return reason
    scales, zeros = type.scales, type.zero_points
    dimensions, sizes = type.quantized_dimensions, type.block_sizes
    if scales.element_type != type.expressed_type:
        return f"type of scale values {scales.element_type} must match the expressed type " + str(
            type.expressed_type
        )
    if zeros.element_type != type.storage_type:
        return (
            f"type of zero point values {zeros.element_type} must match the storage type {type.storage_type}"
        )
    if scales.dims != zeros.dims:
        return f"shape of scales and zeroPoints ({shape_text(scales)} vs {shape_text(zeros)}) does not match"
    if len(dimensions) != len(sizes):
        counts = f"{len(dimensions)} vs {len(sizes)}"
        return f"number of quantized dimensions and block sizes ({counts}) does not match"
    for dimension in dimensions:
        if dimension < 0:
            return f"illegal quantized dimension: {dimension}"
    for size in sizes:
        if size <= 0:
            return f"illegal block size: {size}"
    return None


@value_verifier(quant.CalibratedQuantizedType)
def calibrated_reason(type: quant.CalibratedQuantizedType) -> str | None:
    if not isinstance(type.expressed_type, FloatType):
        return "expressed type must be floating point"
    if type.max <= type.min:
        return f"illegal min and max: ({double_text(type.min)}:{double_text(type.max)})"
    return None
