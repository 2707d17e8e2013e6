"""Verifiers of tosa: arithmetic, products, reductions, Fourier transforms, scaling.

Further verifiers: windows.py, layout_checks.py, block_scaled.py, region_checks.py and shape_checks.py.
"""

from __future__ import annotations

from typing import Any, cast, get_args

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseIntOrFPElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import quant, tosa
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.dialects.tosa.layout_checks import verify_axis
from mlirkit.dialects.tosa.tensors import (
    Reduction,
    agree,
    element,
    is_integer,
    shape_of,
    shape_values,
    signed,
    sizes_text,
    storage_with_sign,
    stored,
    verify_same_elements,
    verify_zero_point,
    verify_zero_point_type,
    zero_point,
)
from mlirkit.dialects.tosa.windows import quotient, verify_calculated
from mlirkit.ods.live.hooks import follows_definitions, follows_signature, verifier

# -- constants and elementwise operations -----------------------------------------------------------------


@verifier(tosa.ConstOp)
@follows_signature
def verify_const(op: tosa.ConstOp) -> None:
    """Mirrors ConstOp::verify."""
    values, output = op.values.type, op.output.type
    if not isinstance(values, (RankedTensorType, UnrankedTensorType)):
        raise op.op_error("expected tensors for attr/result type")
    one, other = values.element_type, output.element_type
    if one != other and not (isinstance(other, QuantizedType) and other.storage_type == one):
        raise op.op_error("expected same attr/result element types")


@verifier(tosa.ClampOp)
@follows_signature
def verify_clamp(op: tosa.ClampOp) -> None:
    """Mirrors ClampOp::verify."""
    one, other = (storage_with_sign(element(value.type)) for value in (op.input, op.output))
    if one != other:
        raise op.op_error("input/output element types are incompatible.")
    low, high = op.min_val_attr, op.max_val_attr
    kind: Any = IntegerAttr if isinstance(one, IntegerType) else FloatAttr
    if not (isinstance(low, kind) and isinstance(high, kind) and low.type == high.type == one):
        raise op.op_error("min/max attributes types are incompatible with input/output element types.")
    least, greatest = low.value, high.value
    if kind is IntegerAttr:
        is_unsigned = is_integer(one, 1) or cast(IntegerType, one).is_unsigned
        is_wrong = greatest < least if is_unsigned else signed(high) < signed(low)
    else:
        if least != least or greatest != greatest:
            raise op.op_error(f"min/max attributes should not be 'NaN', got min_val={low}, max_val={high}")
        is_wrong = greatest < least
    if is_wrong:
        raise op.op_error(f"expected min_val <= max_val, got min_val={low}, max_val={high}")


@verifier(tosa.MulOp)
@follows_definitions(2)
def verify_mul(op: tosa.MulOp) -> None:
    """Mirrors MulOp::verify."""
    types = [value.type for value in (op.input1, op.input2)]
    one, other, result = element(types[0]), element(types[1]), element(op.output.type)
    if isinstance(result, IntegerType):
        if not isinstance(one, IntegerType) or one != other:
            raise op.op_error("requires the same element type for all operands")
        if one.width > result.width:
            raise op.op_error("invalid data type size for operands or result")
    else:
        if one != result or other != result:
            raise op.op_error("requires the same element type for all operands and results")
        shift = constant_value(op.shift)
        if isinstance(shift, DenseIntOrFPElementsAttr) and signed(shift.attribute_at(0)) != 0:
            raise op.op_error("require shift to be 0 for float type")
    shapes = [shape_of(type) for type in types]
    first, second = shapes
    if first is not None and second is not None:
        if len(first) != len(second):
            raise op.op_error(
                f"a and b operands don't have matching ranks, got {len(first)} and {len(second)}"
            )
        if any(
            size != other and not {size, other} & {1, DYNAMIC}
            for size, other in zip(first, second)
        ):
            raise op.op_error(
                f"a and b operands don't have broadcast-compatible shapes, got '{types[0]}' and '{types[1]}'"
            )
    output = shape_of(op.output.type)
    for name, shape in zip("ab", shapes):
        if output is not None and shape is not None and len(output) != len(shape):
            ranks = f"{len(output)} vs {len(shape)}"
            raise op.op_error(f"result type has different rank than {name}, got {ranks}")


@verifier(tosa.NegateOp)
def verify_negate(op: tosa.NegateOp) -> None:
    """Mirrors NegateOp::verify."""
    verify_same_elements(op, op.input1.type, op.output.type)
    if not have_compatible_shape(op.input1.type, op.output.type):
        raise op.op_error("requires the same shape for input1 and output")
    verify_zero_point_type(op, "input1", op.input1.type, op.input1_zp)
    verify_zero_point_type(op, "output", op.output.type, op.output_zp)
    verify_zero_point(op, "input1", op.input1_zp)
    verify_zero_point(op, "output", op.output_zp)


@verifier(tosa.SelectOp)
@follows_signature
def verify_select(op: tosa.SelectOp) -> None:
    """Mirrors SelectOp::verify."""
    verify_same_elements(op, op.input2.type, op.output.type)
    verify_same_elements(op, op.input3.type, op.output.type)
    predicate = element(op.input1.type)
    if not is_integer(predicate, 1):
        raise op.op_error(f"expect element type of bool for input1, got '{predicate}'")


@verifier(tosa.TableOp)
@follows_signature
def verify_table(op: tosa.TableOp) -> None:
    """Mirrors TableOp::verify."""
    source, output = shape_of(op.input1.type), shape_of(op.output.type)
    if source is None or output is None:
        return
    if len(source) != len(output):
        raise op.op_error("expected input tensor rank to equal result tensor rank")
    for number, (size, actual) in enumerate(zip(source, output)):
        if actual not in (DYNAMIC, size):
            raise op.op_error(f"dim(result, {number}) = {actual} doesn't match dim(input, {number}) = {size}")


# -- products and reductions ------------------------------------------------------------------------------


@verifier(tosa.MatMulOp)
@follows_definitions(2)
def verify_matmul(op: tosa.MatMulOp) -> None:
    """Mirrors MatMulOp::verify."""
    one, other = element(op.a.type), element(op.b.type)
    are_quantized = [isinstance(type, quant.UniformQuantizedType) for type in (one, other)]
    if any(are_quantized):
        if not all(are_quantized):
            raise op.op_error(
                f"expect operands to be both quantized or both not quantized, got '{one}' and '{other}'"
            )
        widths = [
            type.storage_type_integral_width
            for type in (one, other)
            if isinstance(type, quant.UniformQuantizedType)
        ]
        if widths[0] != widths[1]:
            raise op.op_error(
                f"expect quantized operands to have same widths, got {widths[0]} and {widths[1]}"
            )
    verify_zero_point_type(op, "a", op.a.type, op.a_zp, "input {0} and {0}_zp have the")
    verify_zero_point_type(op, "b", op.b.type, op.b_zp, "input {0} and {0}_zp have the")
    verify_zero_point(op, "a", op.a_zp)
    verify_zero_point(op, "b", op.b_zp)


@verifier(tosa.ArgMaxOp)
@follows_signature
def verify_argmax(op: tosa.ArgMaxOp) -> None:
    """Mirrors ArgMaxOp::verify."""
    if not isinstance(element(op.output.type), (IntegerType, IndexType)):
        raise op.op_error("result tensor is not of integer type")
    shape, axis, result = shape_of(op.input.type), op.axis.value, shape_of(op.output.type)
    if shape is None:
        return
    if not 0 <= axis < len(shape):
        raise op.op_error("specified axis is outside the rank of the tensor")
    expected = [*shape[:axis], *shape[axis + 1 :]]
    if result is not None and not agree(expected, result):
        raise op.op_error(f"expected output shape '{sizes_text(expected)}', got '{sizes_text(result)}'")


@verifier(*get_args(Reduction))
@follows_signature
def verify_reduce(op: Reduction) -> None:
    """Mirrors verifyReduceOp."""
    axis, output = op.axis_attr.value, op.output.type
    if axis < 0:
        raise op.op_error("reduce axis must not be negative")
    verify_axis(op, op.input.type, output, axis, "reduce")
    shape = shape_of(output)
    if shape and shape[axis] not in (DYNAMIC, 1):
        raise op.op_error(f"expect reduced dimension size to be 1, got {shape[axis]}")


# -- Fourier transforms -----------------------------------------------------------------------------------


def _verify_power_of_two(op: Operation, name: str, size: int) -> None:
    if size != DYNAMIC and (size <= 0 or size & (size - 1)):
        raise op.op_error(f"expected {name} to be a power of two, got {size}")


@verifier(tosa.FFT2dOp)
@follows_signature
def verify_fft(op: tosa.FFT2dOp) -> None:
    """Mirrors FFT2dOp::verify: checks the imaginary part's sizes, unless the real part's are dynamic."""
    real, imaginary = shape_of(op.input_real.type), shape_of(op.input_imag.type)
    if real is None or imaginary is None:
        return
    for number, name in ((1, "height"), (2, "width")):
        size = DYNAMIC if real[number] == DYNAMIC else imaginary[number]
        _verify_power_of_two(op, name, size)


@verifier(tosa.RFFT2dOp)
@follows_signature
def verify_rfft(op: tosa.RFFT2dOp) -> None:
    """Mirrors RFFT2dOp::verify."""
    types = op.result_types()
    if not have_compatible_shape(types[0], types[1]):
        raise op.op_error("expected output shapes to match, got " + ", ".join(f"'{type}'" for type in types))
    source = shape_of(op.input_real.type)
    if source is None:
        return
    _verify_power_of_two(op, "height", source[1])
    _verify_power_of_two(op, "width", source[2])
    output = shape_of(types[0])
    if output is None:
        return
    if not agree(source[:-1], output[:-1]):
        raise op.op_error(
            "expected batch and height dimensions of input/output to match, got "
            f"input='{op.input_real.type}' output='{types[0]}'"
        )
    width = source[2]
    if DYNAMIC not in (width, output[2]) and output[2] != width // 2 + 1:
        raise op.op_error(f"expected output width to be equal to input_width / 2 + 1, got {output[2]}")


# -- scaling ----------------------------------------------------------------------------------------------


@verifier(tosa.ResizeOp)
def verify_resize(op: tosa.ResizeOp) -> None:
    """Mirrors ResizeOp::verify: sizes of one are not checked, because they may be broadcast."""
    scale, offset, border = (shape_values(operand) for operand in (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None:
        return
    if min(scale) <= 0:
        raise op.op_error(f"expect all scale values to be > 0, got {sizes_text(scale)}")
    source, output = shape_of(op.input.type), shape_of(op.output.type)
    if source is None or output is None:
        return
    for number, (name, axis) in enumerate((("height", "y"), ("width", "x"))):
        size, result = source[number + 1], output[number + 1]
        if size in (DYNAMIC, 1):
            continue
        numerator, denominator = scale[2 * number : 2 * number + 2]
        steps = quotient((size - 1) * numerator - offset[number] + border[number], denominator)
        if steps is None:
            raise op.op_error(
                f"expected (input_{name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to be wholly "
                f"divisible by scale_{axis}_d, got (({size} - 1) * {numerator} - {offset[number]} + "
                f"{border[number]}) / {denominator}"
            )
        verify_calculated(op, name, steps + 1, result)


@verifier(tosa.RescaleOp)
def verify_rescale(op: tosa.RescaleOp) -> None:
    """Mirrors RescaleOp::verify."""
    values = {"input": (op.input, op.input_zp), "output": (op.output, op.output_zp)}
    for name, (value, _) in values.items():
        type = stored(value.type)
        if not isinstance(type, IntegerType):
            raise op.op_error(f"expect {name} to have integer element type, got '{type}'")
    for name, (value, zero) in values.items():
        one, point = stored(value.type), stored(zero.type)
        if not isinstance(one, IntegerType) or not isinstance(point, IntegerType) or one.width != point.width:
            raise op.op_error(
                f"expected {name} and {name}_zp to both be integer of the same bitwidth, but got '{one}' vs. "
                f"'{point}'"
            )
    for name in ("input", "output"):
        _verify_rescaled_point(op, name)
    multiplier, is_wide = element(op.multiplier.type), op.scale32.value
    width = 32 if is_wide else 16
    if not is_integer(multiplier, width):
        raise op.op_error(
            f"expect i{width} element type for multiplier for scale32={'true' if is_wide else 'false'}, got "
            f"'{multiplier}'"
        )
    shape, channels = shape_of(op.input.type), 1
    if shape is None:
        return
    if op.per_channel.value:
        if not shape:
            raise op.op_error("requires input to be at least rank 1 when per_channel is true, but got rank 0")
        channels = shape[-1]
    for name in ("multiplier", "shift"):
        sizes = shape_of(getattr(op, name).type)
        if sizes is None:
            return
        if sizes[0] not in (DYNAMIC, channels):
            raise op.op_error(f"expect shape of {{ {channels} }} for {name} input, got {{ {sizes[0]} }}")


def _verify_rescaled_point(op: tosa.RescaleOp, name: str) -> None:
    """Mirrors verifyZeroPoint of RescaleOp."""
    value, is_unsigned = getattr(op, f"{name}_zp"), bool(getattr(op, f"{name}_unsigned").value)
    point, type = zero_point(value, is_unsigned), element(value.type)
    if not point:
        return
    is_wide = is_integer(type, 16) and is_unsigned
    if not is_integer(type, 8) and not is_wide:
        raise op.op_error(f"expect {name}_zp of 0, got {point}")
    if is_wide and point != 32768:
        raise op.op_error(f"expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {point}")
