"""Ranges of integers: all ranges of three bits, against the comparisons of all their integers."""

from __future__ import annotations

import pytest

from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import INVERSE, IntRange, signed_range, unsigned_range

WIDTH = 3
NUMBERS = [APInt(value, WIDTH) for value in range(1 << WIDTH)]


def ranges() -> list[tuple[IntRange, list[APInt]]]:
    """All ranges, with the integers in them."""
    found = []
    for first in NUMBERS:
        for last in NUMBERS:
            if first.sle(last):
                members = [number for number in NUMBERS if first.sle(number) and number.sle(last)]
                found.append((signed_range(first, last), members))
            if first.ule(last):
                members = [number for number in NUMBERS if first.ule(number) and number.ule(last)]
                found.append((unsigned_range(first, last), members))
    return found


def holds(predicate: str, first: APInt, second: APInt) -> bool:
    if predicate in ("eq", "ne"):
        return (first == second) == (predicate == "eq")
    result: bool = getattr(first, predicate)(second)
    return result


@pytest.mark.parametrize("predicate", INVERSE)
def test_what_ranges_say_holds_of_their_integers(predicate: str) -> None:
    said = set()
    for first, lefts in ranges():
        for second, rights in ranges():
            truth = first.compare(predicate, second)
            said.add(truth)
            if truth is not None:
                assert all(holds(predicate, left, right) == truth for left in lefts for right in rights)
    assert said == {True, False, None}


def test_one_integer_is_a_constant() -> None:
    for number in NUMBERS:
        assert signed_range(number, number).constant == number
        assert unsigned_range(number, number).constant == number
