"""Types of results of ttng and nvg.  Those of tt stand in verify.py, beside what they are compared with."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import type_inference
from mlirkit_dialects.triton import nvg_classes as nvg
from mlirkit_dialects.triton import ttng_classes as ttng


@type_inference(ttng.WarpGroupDotOp)
def infer_warp_group_dot(state: OperationState) -> list[Type]:
    """As WarpGroupDotOp::inferReturnTypes: the type of what is added to."""
    return [state.operands[2].type]


@type_inference(ttng.WarpGroupDotWaitOp, nvg.WGMMAWaitGroupOp)
def infer_wait(state: OperationState) -> list[Type]:
    """As inferReturnTypes of both: what is waited for."""
    return [operand.type for operand in state.operands]
