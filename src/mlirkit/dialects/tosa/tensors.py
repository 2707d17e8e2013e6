"""Properties of tensors and constants that tosa's verifiers share.

As the static functions at the beginning of MLIR's TosaOps.cpp, and getConstShapeValues of ShapeUtils.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_width
from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr, DenseIntOrFPElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import quant, tosa
from mlirkit.dialects.quant.types import QuantizedType

# The operations that reduce an axis.
Reduction = (
    tosa.ReduceAllOp
    | tosa.ReduceAnyOp
    | tosa.ReduceMaxOp
    | tosa.ReduceMinOp
    | tosa.ReduceProductOp
    | tosa.ReduceSumOp
)

# -- types ------------------------------------------------------------------------------------------------


def element(type: Type) -> Type:
    """The element type, or the type itself."""
    return type.element_type if isinstance(type, ShapedType) else type


def stored(type: Type) -> Type:
    """The storage type of elements: an integer for quantized types."""
    member = element(type)
    return _storage_of(member) if isinstance(member, QuantizedType) else member


def storage_with_sign(type: Type) -> Type:
    """The type itself, or the storage type of a uniformly quantized one."""
    return _storage_of(type) if isinstance(type, quant.UniformQuantizedType) else type


def _storage_of(type: QuantizedType) -> Type:
    """Mirrors getStorageElementTypeFromQuantized: unsigned for unsigned storage."""
    storage = cast(IntegerType, type.storage_type)
    return storage if type.is_signed else IntegerType.get_unsigned(storage.width)


def shape_of(type: Type) -> tuple[int, ...] | None:
    """The sizes, with `DYNAMIC`; None for unranked tensors."""
    return tuple(type.dims) if isinstance(type, RankedTensorType) else None


def is_integer(type: Type, *widths: int) -> bool:
    """Whether a type is an integer of one of these widths, of any signedness."""
    return isinstance(type, IntegerType) and type.width in widths


def agree(one: Sequence[int], other: Sequence[int]) -> bool:
    """Mirrors verifyCompatibleShape of two shapes."""
    return len(one) == len(other) and all(
        first == second or DYNAMIC in (first, second) for first, second in zip(one, other)
    )


def sizes_text(sizes: Sequence[int]) -> str:
    """Sizes as diagnostics list them, dynamic ones by their number."""
    return ", ".join([str(size) for size in sizes])


def verify_same_elements(
    op: Operation, input_type: Type, output_type: Type, input: str = "input", output: str = "output"
) -> None:
    """Mirrors verifySameElementTypes."""
    one, other = element(input_type), element(output_type)
    plain = (IntegerType, IndexType, FloatType, quant.UniformQuantizedType)
    if isinstance(one, plain) and isinstance(other, plain) and one != other:
        raise op.op_error(f"expect {input} and {output} to have same element type, got '{one}' and '{other}'")


# -- constants --------------------------------------------------------------------------------------------


def shape_values(value: Value) -> list[int] | None:
    """The numbers of a shape from tosa.const_shape; None for others."""
    op = value.defining_op
    if not isinstance(op, tosa.ConstShapeOp):
        return None
    return numbers_of(op.values)


def constant_numbers(value: Value) -> list[int] | None:
    """The integers of a constant, or None."""
    result = constant_value(value)
    return numbers_of(result) if isinstance(result, DenseIntElementsAttr) else None


def numbers_of(values: DenseElementsAttr) -> list[int]:
    """The integers of a dense attribute, signed."""
    return [signed(values.attribute_at(number)) for number in range(values.num_elements)]


def signed(attribute: IntegerAttr) -> int:
    width = integer_width(attribute.type)
    bits = int(attribute.value) & ((1 << width) - 1)
    return bits - (1 << width) if bits >> (width - 1) else bits


def zero_point(value: Value, is_unsigned: bool = False) -> int | None:
    """Mirrors getZeroPoint: None if unknown, -1 for a float other than zero."""
    result = constant_value(value)
    if not isinstance(result, DenseIntOrFPElementsAttr):
        return None
    first = result.attribute_at(0)
    if isinstance(first, FloatAttr):
        return 0 if float(first.value) == 0 else -1
    if isinstance(result.element_type, IntegerType):
        width = result.element_type.width
        return int(first.value) & ((1 << width) - 1) if is_unsigned else signed(first)
    return -1


def verify_zero_point(op: Operation, name: str, value: Value) -> None:
    """Mirrors verifyZeroPoint: only types of eight bits may have one."""
    point = zero_point(value)
    if point and not is_integer(element(value.type), 8):
        raise op.op_error(f"{name} zero point must be zero for non-int8 integer types")


def verify_zero_point_type(
    op: Operation, operand: str, type: Type, point: Value, form: str = "both {0} and its zero point are the"
) -> None:
    """Check that a tensor and its zero point have the same storage type."""
    one, other = stored(type), stored(point.type)
    if one != other:
        subject = form.format(operand)
        raise op.op_error(f"expect {subject} same element type, got '{one}' and '{other}'")
