"""Patterns of pdl rewrite operations as in mlir-opt, locations included.

The patterns run directly, and as pdl_interp after conversion, which is compared with mlir-opt's.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.pass_comparison import joined, ours, reference
from tests.generators.pdl_pattern_modules import generate_pdl_patterns_together
from tests.generators.pdl_patterns import generate_pdl_patterns
from tests.passes import mlir_pdl_passes as mlir_pdl_passes

PASS = "test-pdl-bytecode-pass"
INTERPRETED = "test-pdl-interpreted-pass"
CONVERSION = "convert-pdl-to-pdl-interp"
COUNT = int(os.environ.get("MLIRKIT_PDL_PATTERNS", "60"))
TEXTS = Path(__file__).with_name("pdl_patterns.mlir").read_text().split(f"{MARKER}\n")


def compared(texts: list[str], reference_pass: str, *passes: str) -> tuple[int, list[tuple[str, str]]]:
    """How many modules mlir-opt accepts, and the modules for which a pass of ours has another output."""
    text = joined(texts)
    theirs = reference(text, f"--pass-pipeline=builtin.module({reference_pass})")
    accepted = [(buffer, each) for buffer, each in zip(split(text), theirs, strict=True) if each]
    found = [
        (each, buffer.data.decode())
        for each in passes
        for buffer, expected in accepted
        if ours(buffer, each) != expected
    ]
    return len(accepted), found


def test_same_as_mlir_opt() -> None:
    assert compared(TEXTS, PASS, PASS, INTERPRETED) == (len(TEXTS), [])


def test_random_patterns() -> None:
    accepted, found = compared(
        [generate_pdl_patterns(seed) for seed in range(COUNT)], PASS, PASS, INTERPRETED
    )
    assert found == []
    assert accepted * 2 > COUNT


def test_patterns_together() -> None:
    """Several patterns on one program, in the order in which one matcher tries them."""
    texts = [generate_pdl_patterns(seed, seed % 4 + 2) for seed in range(COUNT)]
    accepted, found = compared(texts, PASS, INTERPRETED)
    assert found == []
    assert accepted * 2 > COUNT


def test_conversion() -> None:
    """The text of the matcher and the rewriters is equal to mlir-opt's."""
    accepted, found = compared(
        [generate_pdl_patterns_together(seed) for seed in range(COUNT)], CONVERSION, CONVERSION
    )
    assert found == []
    assert accepted * 2 > COUNT
