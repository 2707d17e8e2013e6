"""Result types of smt operations whose inferReturnTypes is C++."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import smt
from mlirkit.ods.live.hooks import type_inference


@type_inference(smt.ConcatOp)
def concat(state: OperationState) -> list[Type]:
    """A bit vector as wide as both operands together."""
    types: list[Any] = [operand.type for operand in state.operands]
    return [type(types[0])(sum(each.parameters[0] for each in types))]
