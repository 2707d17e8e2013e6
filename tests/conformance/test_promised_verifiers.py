"""The number of verifiers that definitions promise (`hasVerifier`, `hasRegionVerifier`) without a hook.

A dialect that is not in the table has hooks for all.
"""

from __future__ import annotations

import pytest

from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.hooks import unkept_promises

UNVERIFIED = {
    "mpmd": 1,
    "sdy": 1,
}


@pytest.mark.parametrize("name", sorted(ROOTS))
def test_promised_verifiers(name: str) -> None:
    dialect = shared_dialect(name)
    missing = [
        each
        for operator in dialect.definitions.operators_of(name)
        for each in unkept_promises(operator)
        if each.endswith("verifier")
    ]
    assert len(missing) <= UNVERIFIED.get(name, 0), missing
