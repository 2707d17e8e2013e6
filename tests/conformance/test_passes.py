"""Passes turn generated modules into what mlir-opt turns them into, to the byte, locations included.

MLIRKIT_PASS_MODULES says how many modules each pass gets (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os

import pytest

from tests.conformance.pass_comparison import differences
from tests.generators.functions import generate_functions
from tests.generators.pass_inputs import generate_pass_input
from tests.generators.plain_functions import generate_plain_functions
from tests.generators.slot_functions import generate_slot_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

PIPELINES = [
    "control-flow-sink",
    "cse",
    "func.func(cse)",
    "loop-invariant-code-motion",
    "symbol-dce",
]


def modules() -> list[str]:
    """Every third one of many kinds of operations, the others of few."""
    seeds = range(FIRST, FIRST + COUNT)
    return [generate_pass_input(seed) if seed % 3 else generate_functions(seed) for seed in seeds]


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_same_as_mlir_opt(pipeline: str) -> None:
    assert differences(modules(), pipeline) == []


# What canonicalization does besides folding, as nothing folds there.
CANONICALIZATIONS = [
    "canonicalize",
    "canonicalize{top-down=false}",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{region-simplify=disabled max-iterations=1}",
    "func.func(canonicalize),canonicalize{region-simplify=aggressive top-down=false}",
    "canonicalize{max-num-rewrites=1},cse",
]


@pytest.mark.parametrize("pipeline", CANONICALIZATIONS)
def test_without_folders(pipeline: str) -> None:
    texts = [generate_plain_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


# Without unknown operations with regions: mlir-opt crashes on them, as they might be symbol tables.
INLININGS = [
    "inline{default-pipeline=}",
    "inline{default-pipeline=cse inlining-threshold=100 max-iterations=2},symbol-dce",
]


@pytest.mark.parametrize("pipeline", INLININGS)
def test_inlining(pipeline: str) -> None:
    seeds = range(FIRST, FIRST + COUNT)
    assert differences([generate_pass_input(seed, regions=False) for seed in seeds], pipeline) == []


@pytest.mark.parametrize("pipeline", ["sccp", "sccp,canonicalize{region-simplify=disabled},cse"])
def test_constants_without_folders(pipeline: str) -> None:
    texts = [generate_plain_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


def test_constants_through_regions() -> None:
    seeds = range(FIRST, FIRST + COUNT)
    assert differences([generate_pass_input(seed, folds=False) for seed in seeds], "sccp") == []


@pytest.mark.parametrize("pipeline", ["mem2reg", "sroa", "func.func(sroa,mem2reg),cse"])
def test_memory_slots(pipeline: str) -> None:
    texts = [generate_slot_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


CASTS = """
func.func @casts(%a: i32, %b: i64, %c: f32) -> (i32, i64, f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f32
  %2 = builtin.unrealized_conversion_cast %1 : f32 to i32
  %3:2 = builtin.unrealized_conversion_cast %b : i64 to i32, i32
  %4 = builtin.unrealized_conversion_cast %3#0, %3#1 : i32, i32 to i64
  %5 = builtin.unrealized_conversion_cast %3#1, %3#0 : i32, i32 to i64
  %6 = builtin.unrealized_conversion_cast %c : f32 to f64
  "u.use"(%0, %5) : (i64, i64) -> ()
  return %2, %4, %c : i32, i64, f32
}
"""


def test_casts_that_undo_each_other() -> None:
    assert differences([CASTS], "reconcile-unrealized-casts") == []


# Selections between flags would need folders of arith.
MERGE = "disable-patterns={(anonymous namespace)::SimplifyCondBranchIdenticalSuccessors}"


@pytest.mark.parametrize("pipeline", [f"canonicalize{{{MERGE}}}", f"canonicalize{{{MERGE} top-down=false}}"])
def test_branches(pipeline: str) -> None:
    texts = [generate_plain_functions(seed, dialect="cf") for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []
