"""Bytecode of nightly MLIRs is read alike or with a warning, and they read the bytecode of mlirkit.

The test takes some examples of the dialects that change most; `python -m tests.conformance.nightly` takes
all.
"""

from __future__ import annotations

import pytest

from tests.conformance.nightly import NIGHTLIES, examples, nightly, outcome

CHANGED = ("acc", "gpu", "linalg", "llvm", "memref", "omp", "tosa", "transform", "vector")
EVERY = 5


@pytest.mark.parametrize("package", NIGHTLIES)
def test_examples(package: str) -> None:
    with nightly(package) as other:
        found = [outcome(examples(dialect)[::EVERY], other, NIGHTLIES[package]) for dialect in CHANGED]
    assert [wrong for each in found for wrong in each.wrong] == []
    taken, noted = sum(each.taken for each in found), sum(each.noted for each in found)
    # Most operations of a new nightly are as in the upcoming release.
    assert taken > 100 and noted < taken // 10
    assert sum(each.written for each in found) == taken - noted
