"""Elementwise operations, and constants."""

from __future__ import annotations

from typing import Any, cast

from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import ComplexType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.quantization import any_quantized, check_binary
from mlirkit.dialects.stablehlo.rules.types import (
    I1,
    Place,
    commas,
    constant_integers,
    element_type,
    failure,
    most_specific_type,
    same_element_types,
    same_sizes,
    with_element_type,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import follows_signature, type_inference, verifier
from mlirkit.support.diagnostics import MLIRError

UI32 = integer_type(32, 2)


def real_part(type: Type) -> Type:
    """The tensor type of the real parts of complex elements."""
    element = element_type(type)
    return with_element_type(type, element.element_type if isinstance(element, ComplexType) else element)


@verifier(stablehlo.AddOp)
@follows_signature
def verify_add(op: stablehlo.AddOp) -> None:
    """Mirrors verifyAddOp."""
    lhs, rhs = op.operand_types()
    (result,) = op.result_types()
    if any_quantized(lhs, rhs, result):
        check_binary(op, lhs, rhs, result)
    elif not element_type(lhs) == element_type(rhs) == element_type(result):
        raise failure(op, "op requires the same element type for all operands and results")


@type_inference(stablehlo.AddOp)
@follows_signature
def infer_add(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    return [operand.type]


@type_inference(stablehlo.AbsOp, stablehlo.RealOp, stablehlo.ImagOp)
@follows_signature
def infer_real(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    return [real_part(operand.type)]


@type_inference(stablehlo.IsFiniteOp, stablehlo.CompareOp)
@follows_signature
def infer_predicate(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    return [with_element_type(operand.type, I1)]


@type_inference(stablehlo.ComplexOp)
@follows_signature
def infer_complex(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type = operand.type
    return [with_element_type(type, ComplexType(element_type(type)))]


@type_inference(stablehlo.UniformDequantizeOp)
@follows_signature
def infer_uniform_dequantize(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type: Any = operand.type
    return [RankedTensorType(type.dims, type.element_type.expressed_type)]


@type_inference(stablehlo.ClampOp)
@follows_signature
def infer_clamp(state: OperationState) -> list[Type]:
    """Mirrors inferClampOp."""
    low, operand, high = tensor_types(state.operands)
    for name, type in (("min", low), ("max", high)):
        if type.dims and not have_compatible_shape(type, operand):
            raise failure(
                state,
                f"{name} shape [{commas(type.dims)}] is not scalar and is not compatible to operand shape "
                f"[{commas(operand.dims)}]",
            )
    return [operand]


@type_inference(stablehlo.SelectOp)
@follows_signature
def infer_select(state: OperationState) -> list[Type]:
    """Mirrors inferSelectOp."""
    predicate, on_true, on_false = tensor_types(state.operands)
    if not have_compatible_shape(on_true, on_false) or not same_element_types((on_true, on_false), False):
        raise failure(state, "requires compatible types for non-predicate operands")
    if predicate.dims and not have_compatible_shape(predicate, on_true):
        raise failure(state, "requires the same shape for all operands")
    return [most_specific_type(state, [on_true, on_false])]


# -- constants ----------------------------------------------------------------------------------------


@type_inference(stablehlo.ConstantOp)
@follows_signature
def infer_constant(state: OperationState) -> list[Type]:
    value = state.properties.get("value")
    if not isinstance(value, ElementsAttr):
        raise MLIRError("constant without elements")
    return [value.type]


@type_inference(stablehlo.ReplicaIdOp, stablehlo.PartitionIdOp)
@follows_signature
def infer_device_id(state: OperationState) -> list[Type]:
    return [RankedTensorType((), UI32)]


@type_inference(stablehlo.RngOp)
def infer_rng(state: OperationState) -> list[Type]:
    """Mirrors inferRngOp: the shape is static if the operand is constant."""
    first, second, shape = state.operands
    distribution = cast(stablehlo.RngDistributionAttr, state.properties["rng_distribution"])
    if distribution.value != stablehlo.RngDistribution.UNIFORM and not all(
        isinstance(element_type(value.type), FloatType) for value in (first, second)
    ):
        raise failure(state, "mu and sigma must be floats")
    integers = constant_integers(shape)
    sizes = [DYNAMIC] * cast(RankedTensorType, shape.type).dims[0] if integers is None else integers
    return [RankedTensorType(sizes, element_type(second.type))]


@verifier(stablehlo.RngBitGeneratorOp)
def verify_rng_bit_generator(op: stablehlo.RngBitGeneratorOp) -> None:
    check_random_state(op, *tensor_types((op.initial_state, op.output_state)))


def check_random_state(place: Place, initial: RankedTensorType, output: RankedTensorType) -> None:
    """Mirrors verifyRngBitGeneratorOp."""
    if not same_sizes(initial.dims, output.dims):
        raise failure(
            place,
            "output state shape must be compatible with initial state shape. Got: "
            f"'{initial}' and '{output}'",
        )
