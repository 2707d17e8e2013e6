"""Pairs of equal keys: in order, as many as matter, in time that grows with the size."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from mlirkit.comparison.sequence import gaps_between, paired_in_any_order, paired_in_order

KEYS = st.lists(st.integers(0, 6), max_size=40)


@given(KEYS, KEYS)
def test_pairs_are_equal_and_in_order(left: list[int], right: list[int]) -> None:
    pairs = paired_in_order(left, right)
    assert all(left[at] == right[other_at] for at, other_at in pairs)
    assert all(a < b and x < y for (a, x), (b, y) in pairwise(pairs))


@given(KEYS)
def test_a_sequence_pairs_with_itself(keys: list[int]) -> None:
    assert paired_in_order(keys, keys) == [(at, at) for at in range(len(keys))]


@given(st.lists(st.integers(), unique=True, max_size=40), st.sets(st.integers(0, 39)))
def test_what_is_left_out_does_not_disturb(keys: list[int], absent: set[int]) -> None:
    """If one side lacks some keys of the other, all of its keys are paired."""
    rest = [key for at, key in enumerate(keys) if at not in absent]
    assert len(paired_in_order(keys, rest)) == len(rest)


@given(KEYS, KEYS)
def test_any_order_pairs_as_many_as_there_are(left: list[int], right: list[int]) -> None:
    pairs = paired_in_any_order(left, right)
    assert len(pairs) == sum(min(left.count(key), right.count(key)) for key in set(left))
    assert len({at for at, _ in pairs}) == len({other_at for _, other_at in pairs}) == len(pairs)


@given(KEYS, KEYS)
def test_pairs_and_gaps_cover_both(left: list[int], right: list[int]) -> None:
    """Every position is in a pair or in a gap, except for runs without a counterpart on the other side."""
    pairs = paired_in_order(left, right)
    gaps = list(gaps_between(pairs, len(left), len(right)))
    covered = {at for at, _ in pairs} | {at for gap in gaps for at in gap.left}
    assert len(covered) == len(pairs) + sum(len(gap.left) for gap in gaps)
    assert all(gap.left and gap.right for gap in gaps)


def test_many_equal_keys_take_no_quadratic_time() -> None:
    size = 100_000
    pairs = paired_in_order([0] * size + [1], [2] + [0] * size)
    assert len(pairs) == size
