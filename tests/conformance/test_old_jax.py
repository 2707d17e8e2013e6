"""A JAX of a year ago on mlirkit: it lowers the same programs, and XLA computes the same.

MLIRKIT_OLD_JAX is the Python of a virtual environment that has it (`pip install "jax==0.8.1" flatbuffers`) and
sees mlirkit's source; without it the test is skipped.
"""

from __future__ import annotations

import os
import re

import pytest

from tests.conformance.test_jax_on_mlirkit import outcome, run

pytestmark = pytest.mark.slow


def spaced(text: str) -> str:
    """Text in the spelling of newer StableHLO: enums with one blank instead of two."""
    return re.sub(r"(stablehlo\.compare|,|=)  ", r"\1 ", text)


@pytest.mark.parametrize("side", ["mlirkit", "late"])
def test_programs(side: str) -> None:
    python = os.environ.get("MLIRKIT_OLD_JAX")
    if not python:
        pytest.skip("MLIRKIT_OLD_JAX names no Python with a JAX of a year ago")
    names = ["cond_", "conv_grad", "consts", "elementwise", "mlp_grad", "reductions", "sort_", "symbolic"]
    theirs = outcome(run("jaxlib", *names, python=python))
    ours = outcome(run(side, *names, python=python))
    for name in names:
        for part in ("error", "values"):
            assert ours[name].get(part) == theirs[name].get(part), name
        assert ours[name]["text"] == spaced(theirs[name]["text"]), name
