"""Result types of smt operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import smt
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import follows_signature, type_inference


@type_inference(smt.ConcatOp)
@follows_signature
def concat(state: OperationState) -> list[Type]:
    """A bit vector as wide as both operands together."""
    left, right = [type_as(operand, smt.BitVectorType) for operand in state.operands]
    return [type(left)(left.width + right.width)]
