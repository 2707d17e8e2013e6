"""Analyses of generated modules have the same results as mlir-opt's, which its test passes print.

MLIRKIT_PASS_MODULES says how many modules there are (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.walk import walk_postorder
from mlirkit.ir import Module
from tests.conformance.parse_outcomes import MARKER
from tests.conformance.pass_comparison import joined, reference
from tests.conformance.tools import mlir_opt, run
from tests.generators.branching_functions import generate_branching_functions
from tests.generators.functions import generate_functions
from tests.generators.pass_inputs import generate_pass_input
from tests.generators.plain_functions import generate_plain_functions
from tests.generators.slot_functions import generate_slot_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

PASSES = Path(__file__).parents[1] / "passes"
PLUGINS = [PASSES / f"mlir_{each}_passes.py" for each in ("test", "analysis", "data_flow")]
FLAGS = ("--split-input-file", "--allow-unregistered-dialect", "--mlir-disable-threading", "-o", os.devnull)


def printed(command: list[str], text: str, pipeline: str) -> str:
    """The output of passes on modules, on both streams."""
    done = run(*command, *FLAGS, f"--pass-pipeline={pipeline}", stdin=text)
    return (done.stdout + done.stderr).decode()


def ours() -> list[str]:
    return [sys.executable, "-m", "mlirkit", "opt", *[f"--load-pass-plugin={each}" for each in PLUGINS]]


def modules() -> list[str]:
    """A third each of structured control flow, branches among few blocks, and loops of blocks."""
    seeds = range(FIRST, FIRST + COUNT // 3)
    return [
        *[generate_pass_input(seed) for seed in seeds],
        *[generate_branching_functions(seed) for seed in seeds],
        *[generate_plain_functions(seed, dialect="cf") for seed in seeds],
    ]


# mlir-opt's pass crashes on unreachable blocks, which the driver erases first.
ERASE_UNREACHABLE = "--canonicalize=region-simplify=disabled max-num-rewrites=0 max-iterations=1"


def test_dominance_and_post_dominance() -> None:
    reachable = [each for each in reference(joined(modules()), ERASE_UNREACHABLE) if each]
    assert len(reachable) * 2 > COUNT
    text = f"\n{MARKER}\n".join(reachable)
    pipeline = "builtin.module(func.func(test-print-dominance))"
    found = printed(ours(), text, pipeline)
    assert "<no dom>" in found and re.search(r"postdominates\((\d+), (?!\1\))\d+\) = 1", found)
    assert found == printed([mlir_opt()], text, pipeline)


# Pipeline -> text that both outputs must contain at least once.
PRINTED = {
    "test-print-callgraph": ["Call-Edge"],
    "func.func(test-print-liveness)": ["arg0@1", "val_9"],
    "func.func(test-cfg-loop-info)": ["Loop at depth 2", "<latch><exiting>"],
}


@pytest.mark.parametrize("pipeline, needed", PRINTED.items(), ids=PRINTED.keys())
def test_printed(pipeline: str, needed: list[str]) -> None:
    texts = [*modules(), *[generate_functions(seed) for seed in range(FIRST, FIRST + COUNT // 3)]]
    check(joined(texts), f"builtin.module({pipeline})", needed)


def check(text: str, pipeline: str, needed: list[str]) -> None:
    found = printed(ours(), text, pipeline)
    assert all(each in found for each in needed)
    assert found == printed([mlir_opt()], text, pipeline)


# Pipeline of memory -> the attributes with which its tests name operations, and text that both outputs
# contain.
OF_MEMORY = {
    "func.func(test-alias-analysis)": (["test.ptr"], ["NoAlias", "MayAlias"]),
    "func.func(test-alias-analysis-modref)": (["test.ptr"], ["NoModRef", ": Mod", ": Ref", ": ModRef"]),
    "test-last-modified": (["tag", "tag_name"], ["  - n", "<unknown>"]),
    "test-next-access": (["tag", "name"], []),
    "test-written-to{interprocedural=false}": (["tag", "tag_name"], ["[n"]),
}


@pytest.mark.parametrize("pipeline", OF_MEMORY)
def test_memory(pipeline: str) -> None:
    names, needed = OF_MEMORY[pipeline]
    texts = [named(generate_slot_functions(seed), names) for seed in range(FIRST, FIRST + COUNT)]
    pipeline = f"builtin.module({pipeline})"
    # mlir-opt's passes crash on unreachable code.
    flags = (*FLAGS, f"--pass-pipeline={pipeline}")
    texts = [text for text in texts if run(mlir_opt(), *flags, stdin=text, check=False).returncode == 0]
    assert len(texts) * 2 > COUNT
    check(joined(texts), pipeline, needed)


def named(text: str, names: list[str]) -> str:
    """A module whose operations have a name each."""
    context = Context(allow_unregistered_dialects=True)
    module = Module.parse(text, context)
    for number, op in enumerate(walk_postorder(module.operation)):
        if op is not module.operation:
            for name in names:
                op.set_attribute(name, StringAttr(f"n{number}"))
    return "".join([f"{op}\n" for op in module.body.ops()])


def test_liveness() -> None:
    # Unregistered operations without regions get a tag; some have one already.
    tagged = [
        re.sub(r'("u\.\w+"\([^)]*\)) :', r'\1 {tag = "t"} :', text.replace("tag = 1 : i32", 'tag = "u"'))
        for text in modules()
    ]
    text = joined(tagged)
    found = printed(ours(), text, "builtin.module(test-liveness-analysis)")
    assert ": live" in found and ": not live" in found
    assert found == printed([mlir_opt()], text, "builtin.module(test-liveness-analysis)")
