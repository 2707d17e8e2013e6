"""Positions of elements that are stored row by row.  Mirror: mlir/Dialect/Utils/IndexingUtils.h."""

from __future__ import annotations

from collections.abc import Sequence


def flat_position(positions: Sequence[int], shape: Sequence[int]) -> int:
    """The row-major number of the element at a position; missing numbers at the end are 0."""
    flat = 0
    for number, size in enumerate(shape):
        flat = flat * size + (positions[number] if number < len(positions) else 0)
    return flat


def position_of(flat: int, shape: Sequence[int]) -> list[int]:
    """The position of an element that is counted row by row."""
    position: list[int] = []
    for size in reversed(shape):
        flat, rest = divmod(flat, size)
        position.append(rest)
    return position[::-1]


def positions_of_slice(offsets: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The positions of a slice without strides, row by row."""
    numbers: list[list[int]] = [[]]
    for offset, size in zip(offsets, sizes, strict=True):
        numbers = [[*position, offset + number] for position in numbers for number in range(size)]
    return numbers
