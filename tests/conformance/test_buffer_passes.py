"""Passes on buffers give generated functions the same output or the same errors as mlir-opt.

MLIRKIT_PASS_MODULES sets the number of modules (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.pass_comparison import joined
from tests.conformance.tools import mlir_opt, run
from tests.generators.buffer_functions import generate_buffer_functions
from tests.generators.stack_functions import generate_stack_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))
FLAGS = ("--split-input-file", "--allow-unregistered-dialect", "--mlir-print-debuginfo", "--mlir-disable-threading")

OPTIONS = (
    "",
    "add-result-attr",
    "hoist-static-allocs",
    "hoist-dynamic-allocs modify-public-functions",
    "hoist-static-allocs hoist-dynamic-allocs add-result-attr",
)


@pytest.mark.parametrize("options", OPTIONS)
def test_buffer_results_to_out_params(options: str) -> None:
    text = joined([generate_buffer_functions(seed) for seed in range(FIRST, FIRST + COUNT)])
    flag = f"--pass-pipeline=builtin.module(buffer-results-to-out-params{{{options}}})"
    expected = run(mlir_opt(), *FLAGS, flag, stdin=text, check=False)
    found = run_ours(*FLAGS, flag, stdin=text)
    assert "memref.alloc" in found.out and "cannot create out param" in found.err
    assert found.out == expected.stdout.decode()
    assert found.err == expected.stderr.decode()


@pytest.mark.parametrize("options", ["", "max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2"])
def test_promote_buffers_to_stack(options: str) -> None:
    text = joined([generate_stack_functions(seed) for seed in range(FIRST, FIRST + COUNT)])
    flag = f"--pass-pipeline=builtin.module(func.func(promote-buffers-to-stack{{{options}}}))"
    expected = run(mlir_opt(), *FLAGS, flag, stdin=text)
    found = run_ours(*FLAGS, flag, stdin=text)
    assert found.out.count("memref.alloca(") > text.count("memref.alloca(")
    assert found.out == expected.stdout.decode()
