"""Result types of vector operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import vector
from mlirkit.dialects.vector.shapes import extracted_type
from mlirkit.ods.live.formats.type_sources import element_types
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference(vector.ShuffleOp)
@follows_signature
def shuffle(state: OperationState) -> list[Type]:
    """The leading size is the mask's; further sizes are the operands'."""
    operand, *_ = state.operands
    type = operand.type
    mask = state.properties.get("mask")
    if not isinstance(type, VectorType) or not isinstance(mask, DenseArrayAttr):
        raise MLIRError("'vector.shuffle' op expects vectors and a mask")
    return [VectorType((max(1, len(mask)), *type.dims[1:]), type.element_type)]


@type_inference(vector.ToElementsOp)
@follows_signature
def to_elements(state: OperationState) -> list[Type]:
    """The element type, once per element."""
    operand, *_ = state.operands
    type = operand.type
    if not isinstance(type, VectorType):
        raise MLIRError("'vector.to_elements' op expects a vector")
    return element_types(type)


@type_inference(vector.ExtractOp)
@follows_signature
def extract(state: OperationState) -> list[Type]:
    """The vector type without the leading dimensions; the element type if none is left."""
    operand, *_ = state.operands
    type = operand.type
    position = state.properties.get("static_position")
    if not isinstance(type, VectorType) or not isinstance(position, DenseArrayAttr):
        raise MLIRError("'vector.extract' op expects a vector and a position")
    return [extracted_type(type, len(position.values))]
