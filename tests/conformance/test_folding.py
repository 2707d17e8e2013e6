"""Folding of generated modules gives the output of mlir-opt, to the byte, locations included.

MLIRKIT_FOLD_MODULES sets the number of modules per dialect (25 by default), MLIRKIT_FOLD_SEED the first seed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mlirkit.cli import main
from tests.conformance.fired_patterns import RecordingPatterns
from tests.conformance.pass_comparison import differences, joined
from tests.conformance.tools import mlir_opt, run
from tests.generators.folding_functions import OPERATIONS, generate_folding_functions
from tests.passes import mlir_test_passes as mlir_test_passes

COUNT = int(os.environ.get("MLIRKIT_FOLD_MODULES", "25"))
FIRST = int(os.environ.get("MLIRKIT_FOLD_SEED", "0"))

# Dialects whose operations have patterns, and the number of modules with which all of them fire.
WITH_PATTERNS = {"arith": 300, "complex": 30, "index": 60}


def modules(dialect: str, count: int = COUNT, first: int = FIRST) -> list[str]:
    return [generate_folding_functions(seed, dialect) for seed in range(first, first + count)]


@pytest.mark.parametrize("dialect", OPERATIONS)
def test_same_as_mlir_opt(dialect: str) -> None:
    assert differences(modules(dialect), "canonicalize") == []


@pytest.mark.parametrize("dialect", ["arith", "math"])
def test_every_operation_is_folded_once(dialect: str) -> None:
    assert differences(modules(dialect, 5), "test-single-fold") == []


# ---- Patterns ----

FLAGS = (
    "--canonicalize",
    "--split-input-file",
    "--allow-unregistered-dialect",
    "--log-actions-to=-",
    "-o",
    os.devnull,
)
ATTEMPT = re.compile(r"Action `+apply-pattern pattern: (.*)$", re.MULTILINE)


@pytest.mark.parametrize("dialect", WITH_PATTERNS)
def test_patterns_are_tried_in_the_order_of_mlir_opt(
    dialect: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "modules.mlir"
    path.write_text(joined(modules(dialect, 5)))
    expected = ATTEMPT.findall(run(mlir_opt(), *FLAGS, str(path)).stdout.decode())
    assert expected
    assert main(["opt", *FLAGS, str(path)]) == 0
    assert ATTEMPT.findall(capfd.readouterr().out) == expected


@pytest.mark.parametrize("dialect", WITH_PATTERNS)
def test_every_pattern_fires(dialect: str) -> None:
    patterns = RecordingPatterns()
    patterns.canonicalize(joined(modules(dialect, WITH_PATTERNS[dialect], 0)))
    tried = patterns.tried(dialect)
    assert tried
    assert tried - patterns.fired_on == set()
