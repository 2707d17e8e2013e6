"""Affine simplification and printing, against mlir-opt."""

from __future__ import annotations

import random
import re

import pytest

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.integer_set import IntegerSet
from tests.conformance.affine_generator import Written, expression
from tests.conformance.tools import reprint_attributes


def expressions(seed: int, count: int, depth: int) -> list[Written]:
    rng = random.Random(seed)
    return [expression(rng, rng.randint(1, depth)) for _ in range(count)]


@pytest.mark.parametrize(("seed", "count", "depth"), [(1, 4000, 3), (2, 3000, 6), (3, 1000, 9)])
def test_maps(seed: int, count: int, depth: int) -> None:
    written = expressions(seed, count, depth)
    texts = [f"affine_map<(d0, d1, d2)[s0, s1, s2] -> ({text})>" for text, _ in written]
    printed = reprint_attributes(texts, "--mlir-print-local-scope")
    theirs = re.findall(r"affine_map<(\(d0.*?\))>(?=[],])", printed)
    assert len(theirs) == count
    ours = [str(AffineMap(3, 3, (value,))) for _, value in written]
    rows = zip(texts, theirs, ours, strict=True)
    assert [row for row in rows if row[1] != row[2]] == []


def test_sets() -> None:
    rng = random.Random(4)
    texts = []
    ours = []
    for _ in range(1000):
        constraints = [expression(rng, 3) for _ in range(rng.randint(1, 4))]
        flags = tuple([rng.random() < 0.5 for _ in constraints])
        body = [
            f"{text} {'==' if flag else '>='} 0" for (text, _), flag in zip(constraints, flags, strict=True)
        ]
        texts.append(f"affine_set<(d0, d1, d2)[s0, s1, s2] : ({', '.join(body)})>")
        ours.append(str(IntegerSet(3, 3, tuple([value for _, value in constraints]), flags)))
    printed = reprint_attributes(texts, "--mlir-print-local-scope")
    theirs = re.findall(r"affine_set<(\(d0.*?\))>(?=[],])", printed)
    assert theirs == ours
