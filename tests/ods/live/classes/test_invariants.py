"""What definitions promise is asked of every operation, also of those that look like one before."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.support.diagnostics import VerificationError

_GOOD = """
"scf.if"(%c) ({ "scf.yield"() : () -> () }, {}) : (i1) -> ()
"""


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        # The same types and properties as before, but another region.
        (
            '"scf.if"(%c) ({}, {}) : (i1) -> ()',
            r"region #0 \('thenRegion'\) failed to verify constraint: region with 1 blocks",
        ),
        # The same region, but another type.
        (
            '"scf.if"(%n) ({ "scf.yield"() : () -> () }, {}) : (i32) -> ()',
            "operand #0 must be 1-bit signless integer, but got 'i32'",
        ),
    ],
)
def test_operations_after_good_ones(broken: str, message: str) -> None:
    text = f"func.func @f(%c: i1, %n: i32) {{ {_GOOD} {_GOOD} {broken} return }}"
    module = ir.Module.parse(text, ir.Context(), verify=False)
    with pytest.raises(VerificationError, match=message):
        module.operation.verify()
