"""Pairs of equal keys in two sequences, in the order of both: patience differences, in near-linear time.

Equal keys at both ends are paired first.  The middle is divided by the keys that occur once on each side, of
which the longest series that increases on both sides is paired; the pieces are treated in the same way.
Pieces without unique keys pair the first occurrence of a key with the first, the second with the second, ...
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

# The largest depth of division, so that no input takes quadratic time.
_MAX_DEPTH = 24

Pair = tuple[int, int]


class Gap(NamedTuple):
    """Positions without a partner between two pairs: a range in each sequence."""

    left: range
    right: range


def paired_in_order(left: Sequence[Hashable], right: Sequence[Hashable]) -> list[Pair]:
    """Positions of equal keys, increasing on both sides."""
    pairs: list[Pair] = []
    pieces = [(0, len(left), 0, len(right), 0)]
    while pieces:
        start, end, other_start, other_end, depth = pieces.pop()
        while start < end and other_start < other_end and left[start] == right[other_start]:
            pairs.append((start, other_start))
            start += 1
            other_start += 1
        while start < end and other_start < other_end and left[end - 1] == right[other_end - 1]:
            end -= 1
            other_end -= 1
            pairs.append((end, other_end))
        if start == end or other_start == other_end:
            continue
        piece, other_piece = range(start, end), range(other_start, other_end)
        anchors = _unique_pairs(left, right, piece, other_piece)
        if not anchors or depth == _MAX_DEPTH:
            pairs += _increasing(_occurrence_pairs(left, right, piece, other_piece))
            continue
        for at, other_at in [*_increasing(anchors), (end, other_end)]:
            pieces.append((start, at, other_start, other_at, depth + 1))
            if at < end:
                pairs.append((at, other_at))
            start, other_start = at + 1, other_at + 1
    return sorted(pairs)


def paired_in_any_order(left: Sequence[Hashable], right: Sequence[Hashable]) -> list[Pair]:
    """Positions of equal keys: the first occurrence with the first, the second with the second, ..."""
    return sorted(_occurrence_pairs(left, right, range(len(left)), range(len(right))))


def paired_where_unique(left: Sequence[Hashable], right: Sequence[Hashable]) -> list[Pair]:
    """Positions of the keys that occur once on each side, in the order of the left one."""
    return _unique_pairs(left, right, range(len(left)), range(len(right)))


def gaps_between(pairs: Sequence[Pair], left_size: int, right_size: int) -> Iterator[Gap]:
    """The gaps between increasing pairs that are not empty on both sides."""
    start = other_start = 0
    for at, other_at in [*pairs, (left_size, right_size)]:
        if start < at and other_start < other_at:
            yield Gap(range(start, at), range(other_start, other_at))
        start, other_start = at + 1, other_at + 1


def _unique_pairs(
    left: Sequence[Hashable], right: Sequence[Hashable], piece: range, other_piece: range
) -> list[Pair]:
    """Positions of the keys that occur once in both pieces, in the order of the left one."""
    counts = Counter(left[piece.start : piece.stop])
    other_counts = Counter(right[other_piece.start : other_piece.stop])
    places = {right[at]: at for at in other_piece if other_counts[right[at]] == 1}
    return [(at, places[left[at]]) for at in piece if counts[left[at]] == 1 and left[at] in places]


def _occurrence_pairs(
    left: Sequence[Hashable], right: Sequence[Hashable], piece: range, other_piece: range
) -> list[Pair]:
    """Positions of the n-th occurrences of a key in both pieces, in the order of the left one."""
    places: dict[Hashable, list[int]] = {}
    for other_at in reversed(other_piece):
        places.setdefault(right[other_at], []).append(other_at)
    pairs: list[Pair] = []
    for at in piece:
        waiting = places.get(left[at])
        if waiting:
            pairs.append((at, waiting.pop()))
    return pairs


def _increasing(pairs: list[Pair]) -> list[Pair]:
    """The longest series of pairs, increasing on the left, that also increases on the right."""
    ends: list[int] = []
    last: list[int] = []
    before: list[int] = []
    for number, (_, other_at) in enumerate(pairs):
        size = bisect_left(ends, other_at)
        if size == len(ends):
            ends.append(other_at)
            last.append(number)
        else:
            ends[size] = other_at
            last[size] = number
        before.append(last[size - 1] if size else -1)
    series: list[Pair] = []
    number = last[-1] if last else -1
    while number >= 0:
        series.append(pairs[number])
        number = before[number]
    return series[::-1]
