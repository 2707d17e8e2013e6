"""Verifiers of cf: the cases of `cf.switch`."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.hooks import verifier


@verifier("cf.switch")
def verify_switch(op: Any) -> None:
    """As SwitchOp::verify."""
    cases = op.inherent("case_values")
    destinations = len(op.successors) - 1
    if cases is None:
        if destinations == 0:
            return
        count = 0
    else:
        count = cases.num_elements
    flag_type = op.operand_at(0).type
    if cases is not None and cases.type.element_type != flag_type:
        raise op.op_error(
            f"'flag' type ('{flag_type}') should match case value type ('{cases.type.element_type}')"
        )
    if count != destinations:
        raise op.op_error(
            f"number of case values ({count}) should match number of case destinations ({destinations})"
        )

