"""Result types of shape operations whose inferReturnTypes is C++."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation_state import OperationState
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
