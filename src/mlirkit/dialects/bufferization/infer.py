"""Result types of bufferization operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import bufferization
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference(bufferization.DeallocOp)
@follows_signature
def dealloc(state: OperationState) -> list[Type]:
    """The result types: a condition for each retained memref."""
    sizes = state.properties.get(OPERAND_SIZES)
    if not isinstance(sizes, DenseArrayAttr) or len(sizes) != 3:
        raise MLIRError("'bufferization.dealloc' op needs the sizes of its operand segments")
    return [integer_type(1)] * int(sizes.values[2])
