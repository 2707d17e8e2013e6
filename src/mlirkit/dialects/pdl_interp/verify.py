"""Verifiers of pdl_interp: switches, loops, and created operations."""

from __future__ import annotations

from typing import get_args

from mlirkit.dialects.declared import pdl_interp
from mlirkit.dialects.pdl.verify import element_of, infers_types, registered, verify_elements
from mlirkit.ods.live.hooks import verifier

_Switch = (
    pdl_interp.SwitchAttributeOp
    | pdl_interp.SwitchOperandCountOp
    | pdl_interp.SwitchOperationNameOp
    | pdl_interp.SwitchResultCountOp
    | pdl_interp.SwitchTypeOp
    | pdl_interp.SwitchTypesOp
)


@verifier(*get_args(_Switch))
def verify_switch(op: _Switch) -> None:
    """Mirrors verifySwitchOp."""
    values, count = op.caseValues_attr, len(op.successors) - 1
    expected = len(values)
    if count != expected:
        raise op.op_error(
            f"expected number of cases to match the number of case values, got {count} but expected "
            f"{expected}"
        )


@verifier(pdl_interp.CreateOperationOp)
def verify_create_operation(op: pdl_interp.CreateOperationOp) -> None:
    """Mirrors CreateOperationOp::verify."""
    if op.inferredResultTypes_attr is None:
        return
    if len(op.inputResultTypes):
        raise op.op_error("with inferred results cannot also have explicit result types")
    name = op.name_attr.value
    info = registered(op, name)
    if info is None or not infers_types(info):
        raise op.op_error(
            f"has inferred results, but the created operation '{name}' does not support result type "
            "inference (or is not registered)"
        )


@verifier(pdl_interp.CreateRangeOp)
def verify_create_range(op: pdl_interp.CreateRangeOp) -> None:
    """Mirrors CreateRangeOp::verify."""
    verify_elements(op)


@verifier(pdl_interp.ForEachOp)
def verify_foreach(op: pdl_interp.ForEachOp) -> None:
    """Mirrors ForEachOp::verify."""
    block = op.region.first_block
    if block is None or len(block.args) != 1:
        raise op.op_error("requires exactly one argument")
    if element_of(op.values.type) != block.args[0].type:
        raise op.op_error("operand must be a range of loop variable type")
