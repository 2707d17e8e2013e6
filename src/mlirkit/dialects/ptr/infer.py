"""Result types of ptr operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.core.attribute import Type
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import ptr
from mlirkit.ods.live.cpp.type_names import clone_with
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference(ptr.PtrAddOp)
@follows_signature
def ptr_add(state: OperationState) -> list[Type]:
    """The pointer type, in the shape of the offset if only that is shaped."""
    base, offset = (operand.type for operand in state.operands)
    if not isinstance(offset, ShapedType):
        return [base]
    if not isinstance(base, ShapedType):
        shaped: Type = clone_with(offset, None, base)
        return [shaped]
    problem = ""
    if base.dims != offset.dims:
        problem = "shapes of base and offset must match"
    elif type(base) is not type(offset):
        problem = "the shaped containers type must match"
    if problem:
        raise MLIRError(problem, [diagnostic_at(state.location, problem)])
    return [base]
