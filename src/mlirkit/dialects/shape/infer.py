"""Result types of shape operations whose inferReturnTypes is C++, and their compatibility."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import shape
from mlirkit.ods.live.hooks import DoesNotApply, follows_signature, interface, type_inference
from mlirkit.support.diagnostics import MLIRError

# Types whose values may be errors.
ERRORS = (shape.ShapeType, shape.SizeType)


@type_inference(shape.MeetOp)
@follows_signature
def meet(state: OperationState) -> list[Type]:
    """Mirrors MeetOp::inferReturnTypes: sizes or shapes, preferring types that can hold errors."""
    types = [operand.type for operand in state.operands]
    result = types[0]
    for type in types[1:]:
        one, other = (result, type) if isinstance(result, ERRORS) else (type, result)
        are_sizes = [isinstance(operand, shape.SizeType | IndexType) for operand in (one, other)]
        if are_sizes[0] != are_sizes[1]:
            raise MLIRError.at(diagnostic_at(state.location, "requires all sizes or shapes"))
        result = one if are_sizes[0] or isinstance(one, shape.ShapeType) else _longer(state, one, other)
    return [result]


def _longer(state: OperationState, one: Type, other: Type) -> Type:
    """The less static of two extent tensor types."""
    if not isinstance(one, RankedTensorType) or not isinstance(other, RankedTensorType):
        raise DoesNotApply
    sizes = [one.shape[0], other.shape[0]]
    if sizes[0] == DYNAMIC:
        return one
    if sizes[1] == DYNAMIC:
        return other
    if sizes[0] != sizes[1]:
        raise MLIRError.at(diagnostic_at(state.location, "unequal shape cardinality"))
    return one


class Meet(InferTypeOpInterface):
    """Mirrors MeetOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        one, other = inferred[0], actual[0]
        if one == other:
            return True
        types = (one, other)
        if any(isinstance(type, shape.SizeType) for type in types):
            return any(isinstance(type, IndexType) for type in types)
        tensors = [type for type in types if isinstance(type, RankedTensorType)]
        if any(isinstance(type, shape.ShapeType) for type in types):
            return bool(tensors)
        return len(tensors) == 2 and (
            DYNAMIC in (*tensors[0].shape, *tensors[1].shape) or tensors[0].shape == tensors[1].shape
        )


interface(shape.MeetOp, "InferTypeOpInterface")(Meet())


@type_inference(shape.ShapeOfOp)
@follows_signature
def shape_of(state: OperationState) -> list[Type]:
    """Mirrors ShapeOfOp::inferReturnTypes."""
    [operand] = state.operands
    type = operand.type
    if isinstance(type, ShapedType):
        return [RankedTensorType((type.rank if type.has_rank else DYNAMIC,), INDEX)]
    return [shape.ShapeType.get(context=state.info.context)]


@type_inference(shape.ConstShapeOp)
@follows_signature
def const_shape(state: OperationState) -> list[Type]:
    """Mirrors ConstShapeOp::inferReturnTypes."""
    extents = state.properties["shape"]
    if not isinstance(extents, ElementsAttr):
        raise DoesNotApply
    return [RankedTensorType((len(extents),), INDEX)]


@type_inference(shape.MaxOp, shape.MinOp)
@follows_signature
def extreme(state: OperationState) -> list[Type]:
    """Mirrors inferReturnTypes of MaxOp and MinOp."""
    one, other = [operand.type for operand in state.operands]
    return [one if one == other else shape.SizeType.get(context=state.info.context)]


@type_inference(shape.AddOp, shape.DivOp, shape.MulOp, shape.NumElementsOp, shape.RankOp)
@follows_signature
def size(state: OperationState) -> list[Type]:
    """Mirrors inferReturnTypes of operations that return a size if an operand may be an error."""
    if any(isinstance(operand.type, ERRORS) for operand in state.operands):
        return [shape.SizeType.get(context=state.info.context)]
    return [INDEX]


@type_inference(shape.GetExtentOp)
@follows_signature
def get_extent(state: OperationState) -> list[Type]:
    """Mirrors GetExtentOp::inferReturnTypes."""
    return [INDEX]


@type_inference(shape.DimOp)
@follows_signature
def dim(state: OperationState) -> list[Type]:
    """Mirrors DimOp::inferReturnTypes."""
    _, index = state.operands
    return [index.type]


class ShapeOf(InferTypeOpInterface):
    """Mirrors ShapeOfOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        types = [*inferred, *actual]
        return any(isinstance(type, shape.ShapeType) for type in types) or have_compatible_shape(*types)


class ConstShape(InferTypeOpInterface):
    """Mirrors ConstShapeOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return isinstance(actual[0], shape.ShapeType) or inferred[0] == actual[0]


class Size(InferTypeOpInterface):
    """Size and index types are compatible."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return True


interface(shape.ShapeOfOp, "InferTypeOpInterface")(ShapeOf())
interface(shape.ConstShapeOp, "InferTypeOpInterface")(ConstShape())
interface(shape.AddOp, "InferTypeOpInterface")(Size())
interface(shape.DimOp, "InferTypeOpInterface")(Size())
interface(shape.DivOp, "InferTypeOpInterface")(Size())
interface(shape.GetExtentOp, "InferTypeOpInterface")(Size())
interface(shape.MulOp, "InferTypeOpInterface")(Size())
interface(shape.NumElementsOp, "InferTypeOpInterface")(Size())
interface(shape.RankOp, "InferTypeOpInterface")(Size())
