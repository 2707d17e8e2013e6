"""Result types of tosa operations, as MLIR's inferReturnTypeComponents."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import element, shape_of, shape_values
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import follows_definitions, follows_signature, interface, type_inference
from mlirkit.support.diagnostics import MLIRError

REDUCTIONS = tuple(f"tosa.reduce_{kind}" for kind in ("all", "any", "max", "min", "product", "sum"))


def _tensor(shape: Sequence[int] | None, element_type: Type) -> Type:
    return UnrankedTensorType(element_type) if shape is None else RankedTensorType(shape, element_type)


def _axis(state: OperationState) -> int:
    attribute: Any = state.properties.get("axis")
    if attribute is None:
        raise MLIRError(f"'{state.info.name}' op requires attribute 'axis'")
    return int(attribute.value)


@type_inference(*REDUCTIONS)
@follows_signature
def reduced(state: OperationState) -> list[Type]:
    """The result of a reduction: the axis has size one."""
    operand, *_ = state.operands
    type: Any = operand.type
    shape, axis = shape_of(type), _axis(state)
    if shape is None or axis >= len(shape):
        return [UnrankedTensorType(type.element_type)]
    return [_tensor([*shape[:axis], 1, *shape[axis + 1 :]], type.element_type)]


@type_inference(tosa.EqualOp)
@follows_signature
def compared(state: OperationState) -> list[Type]:
    """Mirrors resolveBroadcastShape; sizes of one are broadcast."""
    shapes = [shape_of(operand.type) for operand in state.operands]
    rank = max([len(shape) for shape in shapes if shape is not None], default=0)
    sizes = [1] * rank
    for shape in shapes:
        if shape is None:
            return [UnrankedTensorType(integer_type(1))]
        for number, size in enumerate(shape, rank - len(shape)):
            if sizes[number] == 1:
                sizes[number] = size
            elif size not in (1, sizes[number]):
                return [UnrankedTensorType(integer_type(1))]
    return [_tensor(sizes, integer_type(1))]


@type_inference(tosa.ConcatOp)
@follows_signature
def concatenated(state: OperationState) -> list[Type]:
    """The concatenated type: sizes add up along the axis; other sizes are from an operand if static."""
    if not state.operands:
        raise MLIRError("expect at least one input")
    types = [operand.type for operand in state.operands]
    element_type, axis = element(types[0]), _axis(state)
    shapes = [shape_of(type) for type in types]
    ranked = [shape for shape in shapes if shape is not None]
    if not ranked:
        return [UnrankedTensorType(element_type)]
    sizes = [DYNAMIC] * len(ranked[0])
    for shape in ranked:
        for number, size in enumerate(shape):
            # MLIR accesses memory out of bounds for operands of higher rank.
            if number == axis or number >= len(sizes) or size == DYNAMIC:
                continue
            if sizes[number] not in (DYNAMIC, size):
                message = f"Cannot concat tensors with different sizes on the non-axis dimension {number}"
                raise MLIRError.at(diagnostic_at(state.location, message))
            sizes[number] = size
    along = [DYNAMIC if shape is None or axis >= len(shape) else shape[axis] for shape in shapes]
    sizes[axis] = DYNAMIC if DYNAMIC in along else sum(along)
    return [_tensor(sizes, element_type)]


@type_inference(tosa.ReshapeOp)
@follows_definitions(1)
def reshaped(state: OperationState) -> list[Type]:
    """The new shape; the size -1 is computed from the number of elements."""
    input, shape = state.operands
    source: Any = input.type
    expected, element_type = shape_values(shape), source.element_type
    if expected is None:
        return [_tensor([DYNAMIC] * type_as(shape, tosa.shapeType).rank, element_type)]
    sizes = [DYNAMIC if size == -1 else size for size in expected]
    product = prod([size for size in sizes if size != DYNAMIC])
    if source.has_static_shape and product:
        left = prod(source.dims) // product
        sizes = [left if size == DYNAMIC else size for size in sizes]
    return [_tensor(sizes, element_type)]


class CompatibleShapes(InferTypeOpInterface):
    """Types are compatible if element types are equal and shapes compatible."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        if len(inferred) != 1 or len(actual) != 1:
            return False
        one, other = inferred[0], actual[0]
        return element(one) == element(other) and have_compatible_shape(one, other)


class AnyElements(InferTypeOpInterface):
    """Types are compatible if their shapes are."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return len(inferred) == len(actual) == 1 and have_compatible_shape(inferred[0], actual[0])


class AnyShape(InferTypeOpInterface):
    """Types are compatible if element types are equal."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return len(inferred) == len(actual) == 1 and element(inferred[0]) == element(actual[0])


for _name in (*REDUCTIONS, "tosa.concat"):
    interface(_name, "InferTypeOpInterface")(CompatibleShapes())
interface(tosa.EqualOp, "InferTypeOpInterface")(AnyElements())
interface(tosa.ReshapeOp, "InferTypeOpInterface")(AnyShape())
