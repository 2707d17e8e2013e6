"""Verifiers of tosa's operations on shapes, which are compile-time constants."""

from __future__ import annotations

from typing import cast

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.traits import register_check
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import constant_numbers, shape_of
from mlirkit.ods.live.hooks import follows_signature, value_verifier, verifier

_SHAPE = "tosa.shape"


def is_shape(type: Type) -> bool:
    return isinstance(type, tosa.shapeType)


def rank(type: Type) -> int:
    """The rank of a shape: 4 of `!tosa.shape<4>`."""
    return cast(tosa.shapeType, type).rank


@value_verifier(_SHAPE)
def verify_shape(value: tosa.shapeType) -> str | None:
    """Mirrors shapeType::verify."""
    return f"invalid rank (must be >= 0): {rank(value)}" if rank(value) < 0 else None


def verify_resolvable(op: Operation) -> None:
    """Mirrors verifyTosaResolvableShapeOperands."""
    for value in op.operand_values():
        if is_shape(value.type):
            made = value.defining_op
            if made is None or not made.info.has_trait("TosaShapeOperator"):
                raise op.op_error("shape operand is not compile time resolvable")


def verify_same_ranks(op: Operation) -> None:
    """Mirrors verifyTosaShapeOperatorWithSameRanks."""
    if not op.operand_count:
        raise op.op_error("expected 1 or more operands, but found 0")
    operands, results = op.operand_types(), op.result_types()
    if not all(is_shape(type) for type in operands):
        raise op.op_error("must have operands with tosa shape type")
    if not all(is_shape(type) for type in results):
        raise op.op_error("must have result with tosa shape type")
    first = rank(operands[0])
    if any(rank(type) != first for type in operands):
        raise op.op_error("operands don't have matching ranks")
    if any(rank(type) != first for type in results):
        raise op.op_error("result shape has different rank than operands")


register_check("TosaResolvableShapeOperands", verify_resolvable, of_signature=False)
register_check("TosaShapeOperatorWithSameRanks", verify_same_ranks)


@verifier(tosa.ConstShapeOp)
@follows_signature
def verify_const_shape(op: tosa.ConstShapeOp) -> None:
    """Mirrors ConstShapeOp::verify."""
    values, expected = op.values, rank(op.output.type)
    if len(values.dims) != 1:
        raise op.op_error("expect elements in attribute values with rank 1")
    count = values.num_elements
    if count != expected and not (count == 1 and expected == 0):
        raise op.op_error(
            f"expect number of elements in attribute values ({count}) to be equal to the rank ({expected}) "
            "for the result shape type"
        )


@verifier(tosa.ConcatShapeOp)
@follows_signature
def verify_concat_shape(op: tosa.ConcatShapeOp) -> None:
    """Mirrors ConcatShapeOp::verify."""
    result, expected = rank(op.output.type), sum(rank(type) for type in op.operand_types())
    if result != expected:
        raise op.op_error(
            f"requires output shape rank to be equal to the sum of the input shape ranks ({expected}), got "
            f"{result}"
        )


@verifier(tosa.DimOp)
@follows_signature
def verify_dim(op: tosa.DimOp) -> None:
    """Mirrors DimOp::verify."""
    if rank(op.output.type) != 1:
        raise op.op_error(f"expect output shape type to contain one element, got '{op.output.type}'")
    shape, axis = shape_of(op.input1.type), op.axis.value
    if shape is not None and not 0 <= axis < len(shape):
        raise op.op_error(f"expect axis to be in the range [0, {len(shape)}), got {axis}")


@verifier(tosa.SliceShapeOp)
def verify_slice_shape(op: tosa.SliceShapeOp) -> None:
    """Mirrors SliceShapeOp::verify."""
    source, result = rank(op.input.type), rank(op.output.type)
    start, size = constant_numbers(op.start), constant_numbers(op.size)
    if start is not None and start[0] < 0:
        raise op.op_error(f"expected non-negative start index, got {start[0]}")
    if size is not None:
        if size[0] <= 0:
            raise op.op_error(f"expected positive size, got {size[0]}")
        if size[0] != result:
            raise op.op_error(
                f"expected output type size to be equal to size attribute, got {result} vs {size[0]}"
            )
    if start is not None and size is not None and start[0] + size[0] > source:
        raise op.op_error(
            f"expected start + size to be less than or equal to input shape rank ({source}), got "
            f"{start[0] + size[0]}"
        )
