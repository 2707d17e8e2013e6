"""Result types of memref operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import memref
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference(memref.DistinctObjectsOp)
@follows_signature
def distinct_objects(state: OperationState) -> list[Type]:
    """The result types are the operand types."""
    return [operand.type for operand in state.operands]


@type_inference(memref.ExtractStridedMetadataOp)
@follows_signature
def extract_strided_metadata(state: OperationState) -> list[Type]:
    """The result types: a buffer of rank 0, an offset, and a size and a stride per dimension."""
    (operand,) = state.operands
    source = operand.type
    if not isinstance(source, MemRefType):
        raise MLIRError("'memref.extract_strided_metadata' op expects a memref")
    buffer = MemRefType((), source.element_type, None, source.memory_space)
    return [buffer, *[INDEX] * (1 + 2 * len(source.dims))]
