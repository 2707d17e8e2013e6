"""Result types of memref operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import type_inference


@type_inference("memref.distinct_objects")
def distinct_objects(state: OperationState) -> list[Type]:
    """The operands, of which each is known to be another object."""
    return [operand.type for operand in state.operands]
