"""Verifiers of tosa's convolutions and poolings: a kernel is moved over an image.

    output = (input - 1 + padding before + padding after - (kernel - 1) * dilation) / stride + 1
    output = (input + padding before + padding after - kernel) / stride + 1                pooling

As verifyConvOp, verifyConvOpModes, verifyConvOpErrorIf and verifyPoolingOp of MLIR's TosaOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import wrap_to_int64
from mlirkit.builtin.float_types import (
    BF16,
    F16,
    F32,
    Float8E4M3FNType,
    Float8E4M3Type,
    Float8E5M2Type,
    FloatType,
)
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import (
    is_integer,
    shape_of,
    sizes_text,
    stored,
    verify_same_elements,
    verify_zero_point,
    verify_zero_point_type,
)
from mlirkit.ods.live.hooks import follows_definitions, follows_signature, verifier

# A dimension for messages: its name, its axis, the names of padding before and behind.
_HEIGHT = ("height", "y", "top", "bottom")
_WIDTH = ("width", "x", "left", "right")
_DEPTH = ("depth", "d", "front", "back")

# Types of input and weights that must be equal.
_FLOATS_OF_8 = (Float8E5M2Type, Float8E4M3FNType)

# Positions of dimensions in input and output, and in the weights.
_PLACES = {
    "tosa.conv2d": ((1, 1, _HEIGHT), (2, 2, _WIDTH)),
    "tosa.depthwise_conv2d": ((1, 0, _HEIGHT), (2, 1, _WIDTH)),
    "tosa.conv3d": ((1, 1, _DEPTH), (2, 2, _HEIGHT), (3, 3, _WIDTH)),
}


def quotient(number: int, by: int) -> int | None:
    """Mirrors idivCheck: None if there is a remainder."""
    number = wrap_to_int64(number)
    return None if number % by else number // by


def _verify_least(op: Operation, subject: str, values: Sequence[int], least: int) -> None:
    if any(value < least for value in values):
        raise op.op_error(f"expect all {subject} values to be >= {least}, got {sizes_text(values)}")


# -- convolutions -----------------------------------------------------------------------------------------


def _verify_types(
    op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp | tosa.TransposeConv2DOp,
) -> None:
    """Mirrors verifyConvOp."""
    source, weight = stored(op.input.type), stored(op.weight.type)
    bias, result = stored(op.bias.type), stored(op.output.type)
    if isinstance(bias, FloatType) and isinstance(result, FloatType) and bias != result:
        raise op.op_error(
            f"expect both bias and result to have same element type, got '{bias}' and '{result}'"
        )
    if source != weight and (isinstance(source, _FLOATS_OF_8) or isinstance(weight, _FLOATS_OF_8)):
        raise op.op_error(
            f"expect both input and weight to have same element type, got '{source}' and '{weight}'"
        )
    if isinstance(source, FloatType) != isinstance(weight, FloatType):
        raise op.op_error(
            f"expect both input and weight to be float or not together, got '{source}' and '{weight}'"
        )
    verify_zero_point_type(op, "input", op.input.type, op.input_zp)
    verify_zero_point_type(op, "weight", op.weight.type, op.weight_zp)
    verify_zero_point(op, "input", op.input_zp)
    verify_zero_point(op, "weight", op.weight_zp)


def _verify_accumulator(
    op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp | tosa.TransposeConv2DOp,
) -> None:
    """Mirrors verifyConvOpModes."""
    source, accumulator = stored(op.input.type), op.acc_type.value
    if is_integer(source, 8) and not is_integer(accumulator, 32):
        raise op.op_error("accumulator type for i8 tensor is not i32")
    if is_integer(source, 16) and not is_integer(accumulator, 48):
        raise op.op_error("accumulator type for i16 tensor is not i48")
    if isinstance(source, (Float8E5M2Type, Float8E4M3Type)) and accumulator != F16:
        raise op.op_error("accumulator type for f8 tensor is not f16")
    _verify_float_accumulator(op, source, accumulator)


def _verify_float_accumulator(op: Operation, source: Type, accumulator: Type) -> None:
    if source == F16 and accumulator not in (F16, F32):
        raise op.op_error("accumulator type for f16 tensor is not f16/f32")
    if source == BF16 and accumulator != F32:
        raise op.op_error("accumulator type for bf16 tensor is not f32")
    if source == F32 and accumulator != F32:
        raise op.op_error("accumulator type for f32 tensor is not f32")


def _verify_bias(
    op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp | tosa.TransposeConv2DOp, output: Sequence[int]
) -> None:
    bias = shape_of(op.bias.type)
    if bias is None or DYNAMIC in (bias[0], output[-1]):
        return
    if bias[0] not in (output[-1], 1):
        raise op.op_error(
            f"bias channels expected to be equal to output channels ({output[-1]}) or 1, got {bias[0]}"
        )


@verifier(tosa.Conv2DOp, tosa.Conv3DOp, tosa.DepthwiseConv2DOp)
@follows_definitions(3)
def verify_convolution(op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp) -> None:
    """Mirrors Conv2DOp::verify and the like."""
    _verify_types(op)
    _verify_accumulator(op)
    padding, strides, dilations = op.pad.values, op.stride.values, op.dilation.values
    _verify_least(op, "padding", padding, 0)
    _verify_least(op, "stride", strides, 1)
    _verify_least(op, "dilation", dilations, 1)
    output = shape_of(op.output.type)
    if output is None:
        return
    source, weight = shape_of(op.input.type), shape_of(op.weight.type)
    if source is not None and weight is not None:
        for number, (place, weight_place, words) in enumerate(_PLACES[op.name]):
            _verify_convolved(
                op,
                (source[place], weight[weight_place], output[place]),
                padding[2 * number : 2 * number + 2],
                (strides[number], dilations[number]),
                words,
            )
    _verify_bias(op, output)


def _verify_convolved(
    op: Operation, sizes: Sequence[int], padding: Sequence[int], steps: Sequence[int], words: Sequence[str]
) -> None:
    (source, kernel, output), (before, after), (stride, dilation) = sizes, padding, steps
    name, axis, name_before, name_after = words
    if DYNAMIC in (source, kernel):
        return
    result = quotient(source - 1 + before + after - (kernel - 1) * dilation, stride)
    if result is None:
        raise op.op_error(
            f"expected input_{name} - 1 + pad_{name_before} + pad_{name_after} - (kernel_{name} - 1) * "
            f"dilation_{axis} to be wholly divisible by stride_{axis}, got ({source} - 1 + {before} + "
            f"{after} - ({kernel} - 1) * {dilation}) / {stride}"
        )
    verify_calculated(op, name, result + 1, output)


def verify_calculated(op: Operation, name: str, result: int, output: int) -> None:
    """Check an output's size, if it is static, against the one that follows from the input."""
    result = wrap_to_int64(result)
    if output not in (DYNAMIC, result):
        raise op.op_error(
            f"calculated output {name} did not match expected: calculated={result}, expected={output}"
        )


@verifier(tosa.TransposeConv2DOp)
def verify_transposed(op: tosa.TransposeConv2DOp) -> None:
    """Mirrors TransposeConv2DOp::verify."""
    _verify_types(op)
    _verify_accumulator(op)
    strides, padding = op.stride.values, op.out_pad.values
    if min(strides) < 1:
        raise op.op_error(f"expect all stride values to be >= 1, got [{sizes_text(strides)}]")
    weight = shape_of(op.weight.type)
    if weight is not None:
        for number, side in enumerate(("top", "bottom", "left", "right")):
            letter, kernel = ("KH", weight[1]) if number < 2 else ("KW", weight[2])
            if kernel != DYNAMIC and padding[number] <= -kernel:
                raise op.op_error(
                    f"expected out_pad_{side} > -{letter}, but got: out_pad_{side}={padding[number]} and "
                    f"{letter}={kernel}"
                )
    output, source = shape_of(op.output.type), shape_of(op.input.type)
    if output is None:
        return
    if source is not None and weight is not None:
        for place, letter, axis, (before, after) in (
            (1, "H", "y", ("top", "bottom")),
            (2, "W", "x", ("left", "right")),
        ):
            first, second = padding[2 * place - 2 : 2 * place]
            size, stride, kernel, result = source[place], strides[place - 1], weight[place], output[place]
            if DYNAMIC in (size, result) or result == (size - 1) * stride + first + second + kernel:
                continue
            raise op.op_error(
                f"dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{axis} + "
                f"out_pad_{before} + out_pad_{after} + K{letter}, but got {result} != ({size} - 1) * "
                f"{stride} + {first} + {second} + {kernel}"
            )
    _verify_bias(op, output)


# -- poolings ---------------------------------------------------------------------------------------------


def _verify_pooling(op: tosa.AvgPool2dOp | tosa.MaxPool2dOp) -> None:
    """Mirrors verifyPoolingOp."""
    kernel, strides, padding = op.kernel_attr.values, op.stride_attr.values, op.pad_attr.values
    _verify_least(op, "kernel", kernel, 1)
    _verify_least(op, "stride", strides, 1)
    _verify_least(op, "padding", padding, 0)
    for number in (1, 0):
        name, axis, name_before, name_after = (_HEIGHT, _WIDTH)[number]
        before, after = padding[2 * number : 2 * number + 2]
        if max(before, after) >= kernel[number]:
            raise op.op_error(
                f"expected {name_before}/{name_after} padding to be less than the {name} of the kernel, got "
                f"pad_{name_before}={before}, pad_{name_after}={after}, kernel_{axis}={kernel[number]}"
            )
    source, output = shape_of(op.input.type), shape_of(op.output.type)
    if source is None or output is None:
        return
    for number, (name, axis, name_before, name_after) in enumerate((_HEIGHT, _WIDTH)):
        size, stride = source[number + 1], strides[number]
        before, after = padding[2 * number : 2 * number + 2]
        if size == DYNAMIC:
            continue
        result = quotient(size + before + after - kernel[number], stride)
        if result is None:
            raise op.op_error(
                f"expected input_{name} + pad_{name_before} + pad_{name_after} - kernel_{axis} to be wholly "
                f"divisible by stride_{axis}, got ({size} + {before} + {after} - {kernel[number]}) / {stride}"
            )
        verify_calculated(op, name, result + 1, output[number + 1])


@verifier(tosa.AvgPool2dOp)
def verify_average(op: tosa.AvgPool2dOp) -> None:
    """Mirrors AvgPool2dOp::verify."""
    _verify_pooling(op)
    source, accumulator = stored(op.input.type), op.acc_type.value
    if isinstance(source, IntegerType) and not is_integer(accumulator, 32):
        raise op.op_error("accumulator type for integer tensor is not i32")
    _verify_float_accumulator(op, source, accumulator)
    verify_zero_point_type(op, "input", op.input.type, op.input_zp)
    verify_zero_point_type(op, "output", op.output.type, op.output_zp)
    verify_zero_point(op, "input", op.input_zp)
    verify_zero_point(op, "output", op.output_zp)


@verifier(tosa.MaxPool2dOp)
@follows_signature
def verify_maximum(op: tosa.MaxPool2dOp) -> None:
    """Mirrors MaxPool2dOp::verify."""
    verify_same_elements(op, op.input.type, op.output.type)
    _verify_pooling(op)
