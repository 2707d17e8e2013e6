"""Patterns of pdl do to operations what they do in mlir-opt, locations included."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.parse_outcomes import MARKER
from tests.conformance.pass_comparison import differences
from tests.passes import mlir_pdl_passes as mlir_pdl_passes

TEXTS = Path(__file__).with_name("pdl_patterns.mlir").read_text().split(f"{MARKER}\n")


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_same_as_mlir_opt(number: int) -> None:
    assert differences([TEXTS[number]], "test-pdl-bytecode-pass") == []
