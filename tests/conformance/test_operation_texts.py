"""The text of random operations of every dialect is mlir-opt's; `MLIRKIT_SAMPLES` guesses per operation."""

from __future__ import annotations

import os

import pytest

from tests.conformance.operation_texts import DIALECTS, Comparison, Form
from tests.conformance.tools import mlir_opt

SAMPLES = int(os.environ.get("MLIRKIT_SAMPLES", "4"))


@pytest.mark.parametrize("name", DIALECTS)
def test_texts(name: str) -> None:
    mlir_opt()
    comparison = Comparison(name, SAMPLES)
    counts = comparison.counts()
    assert not comparison.differences, (
        f"{counts[Form.DIFFERENT]} operations, for example\n{comparison.differences[0]}"
    )
