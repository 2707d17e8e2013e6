"""Reassociations between two shapes, and their composition.

Mirror: mlir/lib/Dialect/Utils/ReshapeOpsUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import integer_type
from mlirkit.dialects.reassociation import Groups

# Dimensions in a row, from the first to the one behind the last.
_Span = tuple[int, int]


def reassociation_attribute(groups: Sequence[Sequence[int]]) -> ArrayAttr:
    """Groups of dimensions as operations have them."""
    type = integer_type(64)
    return ArrayAttr.get([ArrayAttr.get([IntegerAttr.get(type, dim) for dim in group]) for group in groups])


def composed_groups(producer: Groups, consumer: Groups) -> Groups | None:
    """The composition of two collapses or two expansions; None if it is no reshape."""
    if len(producer) == len(consumer):
        return None
    finer, coarser = (producer, consumer) if len(producer) > len(consumer) else (consumer, producer)
    if not coarser:
        return []
    if len(finer) != sum(map(len, coarser)):
        return None
    return [[dimension for number in group for dimension in finer[number]] for group in coarser]


def collapsing_groups(source: Sequence[int], target: Sequence[int]) -> Groups | None:
    """Mirrors getReassociationIndicesForCollapse: how a shape collapses to another; None where it is
    ambiguous."""
    if len(source) <= len(target):
        return None
    if not target:
        return [] if all(size in (1, DYNAMIC) for size in source) else None
    forward = _spans(source, target)
    backward = _spans(source[::-1], target[::-1])
    if forward is None or backward is None:
        return None
    rank = len(source)
    mirrored = [(rank - last, rank - first) for first, last in reversed(backward)]
    for span, other in zip(forward, mirrored, strict=True):
        # Dimensions of size one may be in any group.
        if any(source[number] != 1 for number in _apart(span, other)):
            return None
    return [list(range(*span)) for span in forward]


def _apart(one: _Span, other: _Span) -> list[int]:
    """The dimensions that are in one of two spans."""
    if one[1] <= other[0]:
        return [*range(*one), *range(*other)]
    apart = list(range(min(one[0], other[0]), max(one[0], other[0])))
    first, last = min(one[1], other[1]), max(one[1], other[1]) - 1
    # The rightmost dimension counts only if others precede it.
    return [*apart, *(range(first, last + 1) if first < last else ())]


def _spans(source: Sequence[int], target: Sequence[int]) -> list[_Span] | None:
    """The source dimensions for each target dimension: as few as possible, for the last one all that
    remain."""
    spans: list[_Span] = []
    start = 0
    for number, size in enumerate(target):
        is_last = number == len(target) - 1
        if size == DYNAMIC:
            span = _span_of_dynamic(source, start, is_last)
        else:
            span = _span_of_size(source, start, size, is_last)
        if span is None:
            return None
        if span[0] > start:
            # Skipped dimensions belong to the previous span, if its size is unknown.
            if not spans or target[number - 1] != DYNAMIC:
                return None
            spans[-1] = (spans[-1][0], span[0])
        spans.append(span)
        start = span[1]
    return spans if spans[-1][1] == len(source) else None


def _span_of_dynamic(source: Sequence[int], start: int, is_last: bool) -> _Span | None:
    """The dimensions up to the first dynamic one."""
    for number in range(start, len(source)):
        if source[number] == DYNAMIC:
            return (start, len(source) if is_last else number + 1)
    return None


def _span_of_size(source: Sequence[int], start: int, size: int, is_last: bool) -> _Span | None:
    """The first static dimensions whose product is `size`; for the last one, with the sizes of one behind."""
    first = start
    product = 1
    for number in range(start, len(source)):
        if source[number] == DYNAMIC:
            product, first = 1, number + 1
            continue
        product *= source[number]
        while product > size and first < number:
            product //= source[first] or 1
            first += 1
        if product == size:
            last = number + 1
            while is_last and last < len(source) and source[last] == 1:
                last += 1
            return (first, last)
    return None
