"""Small inputs, most of them wrong: our verdict, messages, places and output against mlir-opt's.

The inputs are in parse_cases.txt; others are made from them by changing a token or two.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.conformance.parse_outcomes import MARKER, differences
from tests.fuzz.mutations import mutate_tokens, tokens_of

TEXT = (Path(__file__).parent / "parse_cases.txt").read_text()
CASES = TEXT[:-1].split(f"\n{MARKER}\n")


def test_outcomes_are_those_of_mlir_opt() -> None:
    wrong = differences(TEXT)
    assert not wrong, f"{len(wrong)} of {len(CASES)} differ:\n" + "\n".join(wrong[:20])


@pytest.mark.parametrize("seed", range(3))
def test_outcomes_of_mutations(seed: int) -> None:
    rng = random.Random(seed)
    pool = tokens_of(CASES)
    cases = [mutate_tokens(rng, rng.choice(CASES), pool).replace(MARKER, "") for _ in range(600)]
    wrong = differences(f"\n{MARKER}\n".join(cases) + "\n")
    assert not wrong, f"{len(wrong)} of {len(cases)} differ:\n" + "\n".join(wrong[:20])
