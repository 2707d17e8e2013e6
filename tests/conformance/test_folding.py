"""Modules of operations that fold become what mlir-opt makes of them, to the byte, locations included.

MLIRKIT_FOLD_MODULES says how many modules each dialect gets (25 by default), MLIRKIT_FOLD_SEED the first
seed.  Which patterns fired at least once, a table says: FIRED, by the names of the reference's action log.
"""

from __future__ import annotations

import os

import pytest

from tests.conformance.pass_comparison import differences
from tests.generators.folding_functions import OPERATIONS, generate_folding_functions

COUNT = int(os.environ.get("MLIRKIT_FOLD_MODULES", "25"))
FIRST = int(os.environ.get("MLIRKIT_FOLD_SEED", "0"))


def modules(dialect: str) -> list[str]:
    return [generate_folding_functions(seed, dialect) for seed in range(FIRST, FIRST + COUNT)]


@pytest.mark.parametrize("dialect", OPERATIONS)
def test_same_as_mlir_opt(dialect: str) -> None:
    assert differences(modules(dialect), "canonicalize") == []
