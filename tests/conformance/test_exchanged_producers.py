"""Files that name another release as producer, as tests/conformance/exchanged_producers.py defines it."""

from __future__ import annotations

import pytest

from tests.conformance.exchanged_producers import OTHER, outcomes
from tests.conformance.tools import found_tool

pytestmark = pytest.mark.slow

# Operands of one type whose order changed: no part of a file shows the writer.
SWAPPED = "llvm.intr.vector.insert"


@pytest.mark.parametrize(("writer", "producer"), [(17, 19), (18, 22), (19, 22), (22, 19), (22, 23), (21, 22)])
def test_nothing_is_silently_other(writer: int, producer: int) -> None:
    if found_tool("mlir-opt", writer) is None:
        pytest.skip(f"mlir-opt-{writer} is not installed")
    silent = [how for words, how in outcomes(writer, producer, 60) if words == OTHER]
    assert not [how for how in silent if SWAPPED not in how]
