"""Result types of ttng and nvg.  Result types of tt are in verify.py, beside the checks that use them."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import type_inference
from mlirkit_dialects.triton import nvg_classes as nvg
from mlirkit_dialects.triton import ttng_classes as ttng


@type_inference(ttng.WarpGroupDotOp)
def infer_warp_group_dot(state: OperationState) -> list[Type]:
    """Mirrors WarpGroupDotOp::inferReturnTypes: the accumulator's type."""
    return [state.operands[2].type]


@type_inference(ttng.WarpGroupDotWaitOp, nvg.WGMMAWaitGroupOp)
def infer_wait(state: OperationState) -> list[Type]:
    """Mirrors inferReturnTypes of both: the operand types."""
    return [operand.type for operand in state.operands]
