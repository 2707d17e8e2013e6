"""Patterns of pdl do to operations what they do in mlir-opt, locations included."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.pass_comparison import differences, joined, ours, reference
from tests.generators.pdl_patterns import generate_pdl_patterns
from tests.passes import mlir_pdl_passes as mlir_pdl_passes

PASS = "test-pdl-bytecode-pass"
COUNT = int(os.environ.get("MLIRKIT_PDL_PATTERNS", "60"))
TEXTS = Path(__file__).with_name("pdl_patterns.mlir").read_text().split(f"{MARKER}\n")


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_same_as_mlir_opt(number: int) -> None:
    assert differences([TEXTS[number]], PASS) == []


def test_random_patterns() -> None:
    """Of those that mlir-opt accepts."""
    text = joined([generate_pdl_patterns(seed) for seed in range(COUNT)])
    theirs = reference(text, f"--pass-pipeline=builtin.module({PASS})")
    pairs = zip(split(text), theirs, strict=True)
    assert [expected for buffer, expected in pairs if expected and ours(buffer, PASS) != expected] == []
