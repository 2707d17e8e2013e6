"""Result types of torch and torch_c inferred in C++, and valid casts."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.float_types import F64Type
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import CastOpInterface, InferTypeOpInterface
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import DoesNotApply, interface, type_inference
from mlirkit_dialects.torch import classes as torch
from mlirkit_dialects.torch.types import (
    are_compatible_tensors,
    is_subtype,
    is_tensor,
    signed_dtype,
    with_value_semantics,
    without_value_semantics,
)


def _literal_type(state: OperationState) -> RankedTensorType:
    value = state.properties.get("value", state.attributes.get("value"))
    type = value.type if isinstance(value, ElementsAttr) else None
    if not isinstance(type, RankedTensorType):
        raise DoesNotApply
    return type


def _sizes(type: RankedTensorType) -> tuple[int, ...]:
    return tuple(type.shape)


@type_inference(torch.NonValueTensorLiteralOp)
def infer_tensor_literal(state: OperationState) -> list[Type]:
    """Mirrors NonValueTensorLiteralOp::inferReturnTypes."""
    type = _literal_type(state)
    return [torch.NonValueTensorType.get(_sizes(type), type.element_type, None)]


@type_inference(torch.ValueTensorLiteralOp)
def infer_value_literal(state: OperationState) -> list[Type]:
    """Mirrors ValueTensorLiteralOp::inferReturnTypes."""
    type = _literal_type(state)
    return [torch.ValueTensorType.get(_sizes(type), signed_dtype(type.element_type), None)]


@type_inference(torch.CopyToNonValueTensorOp)
def infer_copy_to_tensor(state: OperationState) -> list[Type]:
    return [without_value_semantics(state.operands[0].type)]


@type_inference(torch.CopyToValueTensorOp)
def infer_copy_to_value(state: OperationState) -> list[Type]:
    return [with_value_semantics(state.operands[0].type)]


@type_inference(torch.ToI1Op)
def infer_to_i1(state: OperationState) -> list[Type]:
    return [integer_type(1)]


@type_inference(torch.ToI64Op, torch.GeneratorToI64Op, torch.GetNextSeedOp)
def infer_to_i64(state: OperationState) -> list[Type]:
    return [integer_type(64)]


@type_inference(torch.ToF64Op)
def infer_to_f64(state: OperationState) -> list[Type]:
    return [F64Type.get()]


@type_inference(torch.FromI1Op)
def infer_from_i1(state: OperationState) -> list[Type]:
    return [torch.BoolType.get(context=state.info.context)]


@type_inference(torch.FromI64Op)
def infer_from_i64(state: OperationState) -> list[Type]:
    return [torch.IntType.get(context=state.info.context)]


@type_inference(torch.I64ToGeneratorOp)
def infer_generator(state: OperationState) -> list[Type]:
    return [torch.GeneratorType.get(context=state.info.context)]


@type_inference(torch.FromF64Op)
def infer_from_f64(state: OperationState) -> list[Type]:
    return [torch.FloatType.get(context=state.info.context)]


class CompatibleTensor(InferTypeOpInterface):
    """Mirrors NonValueTensorLiteralOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        (expected,), (type, *_) = inferred, actual
        return is_tensor(expected) and is_tensor(type) and are_compatible_tensors(expected, type)


class Derefine(CastOpInterface):
    """Casts to a supertype."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return is_subtype(inputs[0], outputs[0])


class UncheckedCast(CastOpInterface):
    """Casts to a subtype."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return is_subtype(outputs[0], inputs[0])


class StaticInfoCast(CastOpInterface):
    """Casts between compatible tensors."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        (operand,), (result,) = inputs, outputs
        return is_tensor(operand) and is_tensor(result) and are_compatible_tensors(operand, result)


interface(torch.NonValueTensorLiteralOp, "InferTypeOpInterface")(CompatibleTensor())
interface(torch.DerefineOp, "CastOpInterface")(Derefine())
interface(torch.PrimUncheckedCastOp, "CastOpInterface")(UncheckedCast())
interface(torch.TensorStaticInfoCastOp, "CastOpInterface")(StaticInfoCast())
