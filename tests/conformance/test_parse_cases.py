"""Small inputs, most of them wrong: our verdict, words, places and output against mlir-opt's.

The inputs are in parse_cases.txt; others are made from them by changing a token or two.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.conformance.parse_outcomes import MARKER, differences

TEXT = (Path(__file__).parent / "parse_cases.txt").read_text()
CASES = TEXT[:-1].split(f"\n{MARKER}\n")

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[%#!^@]?[A-Za-z0-9_$.-]+|->|\{-#|#-\}|\s+|.', re.DOTALL)


def test_outcomes_are_those_of_mlir_opt() -> None:
    wrong = differences(TEXT)
    assert not wrong, f"{len(wrong)} of {len(CASES)} differ:\n" + "\n".join(wrong[:20])


def mutated(text: str, pool: list[str], rng: random.Random) -> str:
    """`text` with a token or two removed, repeated, replaced, moved, or cut off."""
    tokens = TOKEN.findall(text)
    for _ in range(rng.choice([1, 1, 2])):
        if not tokens:
            break
        at = rng.randrange(len(tokens))
        change = rng.randrange(6)
        if change == 0:
            del tokens[at]
        elif change == 1:
            tokens.insert(at, tokens[at])
        elif change == 2:
            tokens[at] = rng.choice(pool)
        elif change == 3:
            tokens.insert(at, rng.choice(pool))
        elif change == 4:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        else:
            tokens = tokens[:at]
    return "".join(tokens).replace(MARKER, "")


@pytest.mark.parametrize("seed", range(3))
def test_outcomes_of_mutations(seed: int) -> None:
    rng = random.Random(seed)
    pool = sorted({token for case in CASES for token in TOKEN.findall(case) if not token.isspace()})
    cases = [mutated(rng.choice(CASES), pool, rng) for _ in range(600)]
    wrong = differences(f"\n{MARKER}\n".join(cases) + "\n")
    assert not wrong, f"{len(wrong)} of {len(cases)} differ:\n" + "\n".join(wrong[:20])
