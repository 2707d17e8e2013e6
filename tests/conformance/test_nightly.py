"""Nightly MLIRs write what is read here alike, or what is said not to be understood, and read what is written.

Some of the examples of each dialect that changed most; `python -m tests.conformance.nightly` tries all.
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
    # Of a nightly that nobody has looked at, most is as in the release that it is on the way to.
    assert taken > 100 and noted < taken // 10
    assert sum(each.written for each in found) == taken - noted
