"""Slices of tensors and memrefs: types with dimensions of size one left out, and bounds.

As isRankReducedType of MLIR's Tensor and BuiltinTypes, and verifyInBoundsSlice of ViewLikeInterface.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC


def dropped_dimensions(original: Sequence[int], reduced: Sequence[int]) -> list[int] | None:
    """Which dimensions of size one `reduced` goes without; None if it is not `original` reduced."""
    dropped: list[int] = []
    matched = 0
    for number, size in enumerate(original):
        if matched < len(reduced) and size == reduced[matched]:
            matched += 1
        elif size == 1:
            dropped.append(number)
        else:
            return None
    return dropped if matched == len(reduced) else None


def out_of_bounds(
    shape: Sequence[int], offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> str | None:
    """What is wrong with a slice of something of that shape, as far as numbers are known; None if nothing."""
    for number, (extent, offset, size, stride) in enumerate(zip(shape, offsets, sizes, strides, strict=True)):
        if DYNAMIC in (extent, offset):
            continue
        if offset >= extent:
            return f"offset {number} is out-of-bounds: {offset} >= {extent}"
        if DYNAMIC in (size, stride):
            continue
        last = offset + (size - 1) * stride
        if last >= extent:
            return f"slice along dimension {number} runs out-of-bounds: {last} >= {extent}"
    return None
