"""Result types of vector operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.types import VectorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference("vector.shuffle")
def shuffle(state: OperationState) -> list[Type]:
    """As many leading elements as the mask has; what trails is the operands'."""
    type = state.operands[0].type
    mask = state.properties.get("mask")
    if not isinstance(type, VectorType) or not isinstance(mask, DenseArrayAttr):
        raise MLIRError("'vector.shuffle' op expects vectors and a mask")
    return [VectorType((max(1, len(mask)), *type.shape[1:]), type.element_type)]


@type_inference("vector.to_elements")
def to_elements(state: OperationState) -> list[Type]:
    """One element type per element."""
    type = state.operands[0].type
    if not isinstance(type, VectorType):
        raise MLIRError("'vector.to_elements' op expects a vector")
    return [type.element_type] * type.num_elements
