"""Result types of wasmssa operations whose inferReturnTypes is C++."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import wasmssa
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference(wasmssa.LocalGetOp, wasmssa.LocalTeeOp)
@follows_signature
def value_of_local(state: OperationState) -> list[Type]:
    """The value type of the local variable."""
    variable, *_ = state.operands
    reference = variable.type
    if not isinstance(reference, wasmssa.LocalRefType):
        raise MLIRError("expected a reference to a local variable")
    return [reference.elementType]


@type_inference(wasmssa.LocalOp)
@follows_signature
def local(state: OperationState) -> list[Type]:
    """A reference to a variable of the type attribute."""
    context: Any = state.info.context
    type = state.properties.get("type")
    if not isinstance(type, TypeAttr):
        raise MLIRError("'wasmssa.local' op requires attribute 'type'")
    return [context.dialect("wasmssa").type_class("local")(type.value)]
