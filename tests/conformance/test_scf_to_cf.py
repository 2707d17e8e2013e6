"""`convert-scf-to-cf` gives generated functions the same output or the same errors as mlir-opt.

MLIRKIT_PASS_MODULES sets the number of modules (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.pass_comparison import differences, joined
from tests.conformance.tools import mlir_opt, run
from tests.generators.structured_functions import generate_structured_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))
FLAGS = ("--split-input-file", "--allow-unregistered-dialect", "--mlir-print-debuginfo", "--mlir-disable-threading")

PIPELINES = (
    "builtin.module(convert-scf-to-cf)",
    "builtin.module(func.func(convert-scf-to-cf),cse)",
)


def _texts() -> list[str]:
    return [generate_structured_functions(seed) for seed in range(FIRST, FIRST + COUNT)]


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_scf_to_cf(pipeline: str) -> None:
    text = joined(_texts())
    flag = f"--pass-pipeline={pipeline}"
    expected = run(mlir_opt(), *FLAGS, flag, stdin=text, check=False)
    found = run_ours(*FLAGS, flag, stdin=text)
    assert "cf.switch" in found.out and "failed to legalize operation 'scf.forall'" in found.err
    assert found.out == expected.stdout.decode()
    assert found.err == expected.stderr.decode()


def test_without_rollback() -> None:
    """mlir-opt crashes on reductions that return their arguments; here they are converted."""
    assert not differences(_texts(), "convert-scf-to-cf{allow-pattern-rollback=false}")
