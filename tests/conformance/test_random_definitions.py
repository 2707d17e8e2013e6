"""Random definitions, live here and compiled into a plugin of mlir-opt: uses have equal outcomes.

Compared are texts, errors, status, `--verify-roundtrip`, and bytecode in both directions.
MLIRKIT_DEFINITIONS is the number of operations per batch, MLIRKIT_DEFINITIONS_SEEDS lists the batches
(`1 2 3`), each of which is compiled once per machine; MLIRKIT_PLUGIN_USES is the number of guesses per
operation.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests.conformance.plugins.build import Built, Plugin, build
from tests.conformance.plugins.uses import GENERIC, check_bytecode, check_texts, guessed_uses
from tests.generators.definitions import DefinitionMaker

COUNT = int(os.environ.get("MLIRKIT_DEFINITIONS", "60"))
SEEDS = [int(seed) for seed in os.environ.get("MLIRKIT_DEFINITIONS_SEEDS", "1").split()]
GUESSES = int(os.environ.get("MLIRKIT_PLUGIN_USES", "3"))


@pytest.fixture(name="built", scope="module", params=SEEDS)
def built_fixture(request: pytest.FixtureRequest) -> Built:
    seed: int = request.param
    return build(Plugin("drawn", DefinitionMaker(Random(seed), "drawn").dialect(COUNT)))


@pytest.fixture(name="uses", scope="module")
def uses_fixture(built: Built) -> list[str]:
    return guessed_uses(built, GUESSES)


@pytest.mark.parametrize("flag", ["", GENERIC, "--verify-roundtrip"])
def test_texts(flag: str, built: Built, uses: list[str], tmp_path: Path) -> None:
    outcomes = check_texts(built, uses, tmp_path, *flag.split())
    assert {outcome.status for outcome in outcomes} == {0, 1}


def test_bytecode(built: Built, uses: list[str], tmp_path: Path) -> None:
    check_bytecode(built, uses, tmp_path)
