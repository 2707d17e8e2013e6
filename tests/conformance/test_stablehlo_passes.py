"""StableHLO's passes have the output of the reference for programs, letter by letter.

MLIRKIT_STABLEHLO_PROGRAMS sets the number of random programs per pass, MLIRKIT_STABLEHLO_SEED the first seed.
"""

from __future__ import annotations

import os

import pytest

from tests.conformance.stablehlo_passes import ARGUMENTS, differences, ours, reference
from tests.conformance.stablehlo_samples import SAMPLES
from tests.conformance.test_jax_programs import each_program
from tests.generators.stablehlo_programs import program

COUNT = int(os.environ.get("MLIRKIT_STABLEHLO_PROGRAMS", "40"))
SEED = int(os.environ.get("MLIRKIT_STABLEHLO_SEED", "0"))

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("name", ARGUMENTS)
def test_random_programs(name: str) -> None:
    found, compared = differences(name, [program(seed) for seed in range(SEED, SEED + COUNT)])
    assert not found, f"{len(found)} of {compared} differ:\n{found[0]}"
    assert compared * 10 >= COUNT * 9


@pytest.mark.parametrize("name", ARGUMENTS)
def test_operations(name: str) -> None:
    """Each operation of stablehlo and chlo, in all its forms."""
    texts = [f"module {{\n{each.text()}}}" for samples in SAMPLES.values() for each in samples]
    found, compared = differences(name, texts)
    assert not found, f"{len(found)} of {compared} differ:\n{found[0]}"
    assert compared * 10 >= len(texts) * 9


@pytest.mark.parametrize("name", ARGUMENTS)
def test_jax_programs(name: str) -> None:
    texts = [each["text"] for _, each in each_program()]
    found, compared = differences(name, texts)
    assert not found, f"{len(found)} of {compared} differ:\n{found[0]}"
    assert compared * 10 >= len(texts) * 8


def test_jax_programs_are_inlined() -> None:
    """The output is that of mlir-opt's passes with StableHLO's dialects."""
    compared = 0
    for name, each in each_program():
        answer = reference().ask(each["text"], "inline", "canonicalize")
        if answer:
            assert ours(each["text"], "inline,canonicalize").strip() == answer["text"].strip(), name
            compared += 1
    assert compared >= 40


def test_jax_programs_are_legalized() -> None:
    """Programs with operations of chlo, inlined; the library has another release's formula of digamma."""
    texts = {name: each["text"] for name, each in each_program() if "chlo." in each["text"]}
    compared = 0
    for name, text in texts.items():
        answer = reference().ask(text, "inline", "canonicalize", "chlo", "canonicalize")
        if answer and "chlo.digamma" not in text:
            pipeline = "inline,canonicalize,func.func(chlo-legalize-to-stablehlo),canonicalize"
            assert ours(text, pipeline).strip() == answer["text"].strip(), name
            compared += 1
    assert compared >= 5
