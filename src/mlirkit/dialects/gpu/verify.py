"""Verifiers of gpu."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.hooks import verifier


@verifier("gpu.return")
def verify_return(op: Any) -> None:
    """As ReturnOp::verify."""
    function = op.parent_op
    while function is not None and function.name != "gpu.func":
        function = function.parent_op
    if function is None:
        return
    expected = function.attribute("function_type").value.results
    if len(expected) != op.operand_count:
        error = op.error(f"expected {len(expected)} result operands")
        raise function.note_on(error, "return type declared here")
    for index, (type, wanted) in enumerate(zip(op.operand_types(), expected, strict=True)):
        if type != wanted:
            raise op.error(f"unexpected type `'{type}'' for operand #{index}")
