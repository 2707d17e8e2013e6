"""Analyses find in generated modules what mlir-opt's find, which its passes for tests print.

MLIRKIT_PASS_MODULES says how many modules there are (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from tests.conformance.parse_outcomes import MARKER
from tests.conformance.pass_comparison import joined, reference
from tests.conformance.tools import mlir_opt, run
from tests.generators.branching_functions import generate_branching_functions
from tests.generators.pass_inputs import generate_pass_input
from tests.generators.plain_functions import generate_plain_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

PLUGIN = Path(__file__).parents[1] / "passes" / "mlir_test_passes.py"
FLAGS = ("--split-input-file", "--allow-unregistered-dialect", "--mlir-disable-threading", "-o", os.devnull)


def printed(command: list[str], text: str, pipeline: str) -> str:
    """What passes print while they run on modules."""
    return run(*command, *FLAGS, f"--pass-pipeline={pipeline}", stdin=text).stdout.decode()


def ours() -> list[str]:
    return [sys.executable, "-m", "mlirkit", "opt", f"--load-pass-plugin={PLUGIN}"]


def modules() -> list[str]:
    """A third each of structured control flow, of branches among few blocks, and of loops of blocks."""
    seeds = range(FIRST, FIRST + COUNT // 3)
    return [
        *[generate_pass_input(seed) for seed in seeds],
        *[generate_branching_functions(seed) for seed in seeds],
        *[generate_plain_functions(seed, dialect="cf") for seed in seeds],
    ]


# mlir-opt's pass crashes on blocks that cannot be reached, which the driver erases before anything else.
ERASE_UNREACHABLE = "--canonicalize=region-simplify=disabled max-num-rewrites=0 max-iterations=1"


def test_dominance_and_post_dominance() -> None:
    reachable = [each for each in reference(joined(modules()), ERASE_UNREACHABLE) if each]
    assert len(reachable) * 2 > COUNT
    text = f"\n{MARKER}\n".join(reachable)
    pipeline = "builtin.module(func.func(test-print-dominance))"
    found = printed(ours(), text, pipeline)
    assert "<no dom>" in found and re.search(r"postdominates\((\d+), (?!\1\))\d+\) = 1", found)
    assert found == printed([mlir_opt()], text, pipeline)


def test_liveness() -> None:
    # Unknown operations without regions get a tag, as some have already.
    tagged = [
        re.sub(r'("u\.\w+"\([^)]*\)) :', r'\1 {tag = "t"} :', text.replace("tag = 1 : i32", 'tag = "u"'))
        for text in modules()
    ]
    text = joined(tagged)
    found = printed(ours(), text, "builtin.module(test-liveness-analysis)")
    assert ": live" in found and ": not live" in found
    assert found == printed([mlir_opt()], text, "builtin.module(test-liveness-analysis)")
