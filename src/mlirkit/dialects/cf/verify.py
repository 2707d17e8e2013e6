"""Verifiers of cf: the cases of `cf.switch`."""

from __future__ import annotations

from mlirkit.dialects.declared import cf
from mlirkit.ods.live.hooks import verifier


@verifier(cf.SwitchOp)
def verify_switch(op: cf.SwitchOp) -> None:
    """Mirrors SwitchOp::verify."""
    cases = op.case_values
    destinations = len(op.caseDestinations)
    if cases is None:
        if destinations == 0:
            return
        count = 0
    else:
        count = cases.num_elements
    flag_type = op.flag.type
    if cases is not None and cases.element_type != flag_type:
        raise op.op_error(
            f"'flag' type ('{flag_type}') should match case value type ('{cases.element_type}')"
        )
    if count != destinations:
        raise op.op_error(
            f"number of case values ({count}) should match number of case destinations ({destinations})"
        )
