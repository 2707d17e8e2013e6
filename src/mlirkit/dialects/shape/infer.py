"""Result types of shape operations whose inferReturnTypes is C++, and what is compatible with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.cast_types import compatible_shapes
from mlirkit.ods.live.hooks import interface, type_inference
from mlirkit.support.diagnostics import MLIRError


def _kind(type: Any) -> str:
    return str(getattr(type, "FULL_NAME", ""))


@type_inference("shape.meet")
def meet(state: OperationState) -> list[Type]:
    """As MeetOp::inferReturnTypes: sizes or shapes, the ones that can hold errors first."""
    types = [operand.type for operand in state.operands]
    found: Any = types[0]
    for type in types[1:]:
        one, other = (found, type) if _kind(found) in _ERRORS else (type, found)
        are_sizes = [_kind(each) == "shape.size" or isinstance(each, IndexType) for each in (one, other)]
        if are_sizes[0] != are_sizes[1]:
            raise MLIRError.at(diagnostic_at(state.location, "requires all sizes or shapes"))
        found = one if are_sizes[0] or _kind(one) == "shape.shape" else _longer(state, one, other)
    return [found]


_ERRORS = ("shape.shape", "shape.size")


def _longer(state: OperationState, one: Any, other: Any) -> Any:
    """Of two tensors of extents the one that says less."""
    sizes = [each.shape[0] for each in (one, other)]
    if sizes[0] == DYNAMIC:
        return one
    if sizes[1] == DYNAMIC:
        return other
    if sizes[0] != sizes[1]:
        raise MLIRError.at(diagnostic_at(state.location, "unequal shape cardinality"))
    return one


class Meet(InferTypeOpInterface):
    """As MeetOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        one, other = inferred[0], actual[0]
        if one == other:
            return True
        kinds = {_kind(one), _kind(other)}
        if "shape.size" in kinds:
            return any(isinstance(each, IndexType) for each in (one, other))
        tensors = [each for each in (one, other) if isinstance(each, RankedTensorType)]
        if "shape.shape" in kinds:
            return bool(tensors)
        return len(tensors) == 2 and (
            DYNAMIC in (*tensors[0].shape, *tensors[1].shape) or tensors[0].shape == tensors[1].shape
        )


interface("shape.meet", "InferTypeOpInterface")(Meet())


@type_inference("shape.shape_of")
def shape_of(state: OperationState) -> list[Type]:
    """As ShapeOfOp::inferReturnTypes."""
    type: Any = state.operands[0].type
    if isinstance(type, ShapedType):
        return [RankedTensorType((type.rank if type.has_rank else DYNAMIC,), INDEX)]
    return [_own_type(state, "shape")]


@type_inference("shape.const_shape")
def const_shape(state: OperationState) -> list[Type]:
    """As ConstShapeOp::inferReturnTypes."""
    shape: Any = state.properties["shape"]
    return [RankedTensorType((len(shape),), INDEX)]


@type_inference("shape.max", "shape.min")
def extreme(state: OperationState) -> list[Type]:
    """As inferReturnTypes of MaxOp and MinOp."""
    one, other = [operand.type for operand in state.operands]
    return [one if one == other else _own_type(state, "size")]


@type_inference("shape.add", "shape.div", "shape.mul", "shape.num_elements", "shape.rank")
def size(state: OperationState) -> list[Type]:
    """As inferReturnTypes of what gives a size where an operand may be an error."""
    if any(_kind(operand.type) in _ERRORS for operand in state.operands):
        return [_own_type(state, "size")]
    return [INDEX]


@type_inference("shape.get_extent")
def get_extent(state: OperationState) -> list[Type]:
    """As GetExtentOp::inferReturnTypes."""
    return [INDEX]


@type_inference("shape.dim")
def dim(state: OperationState) -> list[Type]:
    """As DimOp::inferReturnTypes."""
    return [state.operands[1].type]


def _own_type(state: OperationState, mnemonic: str) -> Any:
    context: Any = state.info.context
    return context.dialect("shape").type_class(mnemonic)()


class ShapeOf(InferTypeOpInterface):
    """As ShapeOfOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        types = [*inferred, *actual]
        return "shape.shape" in [_kind(each) for each in types] or compatible_shapes(*types)


class ConstShape(InferTypeOpInterface):
    """As ConstShapeOp::isCompatibleReturnTypes."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return _kind(actual[0]) == "shape.shape" or inferred[0] == actual[0]


class Size(InferTypeOpInterface):
    """Sizes and index go for each other, as constraints say."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return True


interface("shape.shape_of", "InferTypeOpInterface")(ShapeOf())
interface("shape.const_shape", "InferTypeOpInterface")(ConstShape())
for _name in ("add", "dim", "div", "get_extent", "mul", "num_elements", "rank"):
    interface(f"shape.{_name}", "InferTypeOpInterface")(Size())
