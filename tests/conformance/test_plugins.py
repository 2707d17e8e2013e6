"""A dialect compiled into mlir-opt, and the same dialect live from its definitions: they do the same.

The dialect is plugins/manual.td, which uses what the manual of operation definitions has, section by section;
SECTIONS says where.  Compared are the text, custom and generic, what is said of broken uses, the exit status,
bytecode in both directions, and `--verify-roundtrip`.  Uses are written by hand (plugins/manual.mlir), guessed
from the definitions, and broken at random.  MLIRKIT_PLUGIN_USES is how many guesses are made per operation.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from mlirkit.core.context import Context
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.plugins.build import HERE, Built, build, plugin_of_files
from tests.conformance.plugins.comparison import MARKER, Outcome, our_outcomes, their_outcomes
from tests.generators.broken_operations import Breaker
from tests.generators.op_samples import Sampler

GUESSES = int(os.environ.get("MLIRKIT_PLUGIN_USES", "3"))
HOOKS = HERE / "manual_hooks.py"
WRITTEN = (HERE / "manual.mlir").read_text().split(f"{MARKER}\n")
GENERIC = "--mlir-print-op-generic"


@pytest.fixture(name="built", scope="module")
def built_fixture() -> Built:
    return build(plugin_of_files("manual"))


@pytest.fixture(name="guessed", scope="module")
def guessed_fixture(built: Built) -> list[str]:
    """Guesses for every operation, and each with something broken."""
    context = Context(allow_unregistered_dialects=True)
    dialect: Any = load_td(built.definitions, context=context).dialects["manual"]
    sampler = Sampler(dialect, context, tries=8)
    operators = dialect.definitions.operators_of("manual")
    guesses = [
        guess for each in operators for _ in range(GUESSES) if (guess := sampler.sample(each)) is not None
    ]
    breaker = Breaker(context, seed=1)
    broken: list[str] = []
    for guess in guesses:
        try:
            broken += breaker.variants(guess, "manual", 1)
        except MLIRError:
            continue
    assert broken
    # Tiles of amx have a shape in C++, which definitions do not say.
    return [each for each in (*guesses, *broken) if "!amx.tile" not in each]


def same(their: Outcome, our: Outcome | None) -> bool:
    """Whether both did the same; where mlir-opt says nothing of what it refuses, we may."""
    return their == our or (their.is_silent and our is not None and bool(our.status) and not our.text)


def check(built: Built, texts: list[str], folder: Path, *flags: str) -> list[Outcome]:
    """The outcomes, which are the same on both sides, of the texts that mlir-opt survives."""
    theirs = their_outcomes(built, texts, folder, *flags)
    ours = our_outcomes(built, texts, folder, *flags, hooks=HOOKS)
    different = [
        f"{text}\n--- mlir-opt:\n{their}\n--- mlirkit:\n{our}"
        for text, their, our in zip(texts, theirs, ours, strict=True)
        if their is not None and not same(their, our)
    ]
    folder.joinpath("different").write_text("\n=====\n".join(different))
    assert not different, f"{len(different)} of {len(texts)}, for example\n{different[0]}"
    return [each for each in theirs if each is not None]


@pytest.mark.parametrize("flag", ["", GENERIC, "--verify-roundtrip"])
def test_written_uses(flag: str, built: Built, tmp_path: Path) -> None:
    outcomes = check(built, WRITTEN, tmp_path, *flag.split())
    assert len(outcomes) == len(WRITTEN)
    # Some are valid, and some are not.
    assert {outcome.status for outcome in outcomes} == {0, 1}


@pytest.mark.parametrize("flag", ["", GENERIC, "--verify-roundtrip"])
def test_guessed_uses(flag: str, built: Built, guessed: list[str], tmp_path: Path) -> None:
    check(built, guessed, tmp_path, *flag.split())
