"""Conversions of a tensor between layouts: moves between registers, lanes, warps and blocks.

A conversion maps each bit of an input dimension of the source to inputs of the destination. Mirror:
minimalCvtLayout and largestVectorisation of triton/Tools/LayoutUtils.h.
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit_dialects.triton.layout_algebra import preimage
from mlirkit_dialects.triton.linear_layout import LinearLayout

#: By input dimension and bit number; None where the destination has no such position.
Conversion: TypeAlias = dict[tuple[str, int], dict[str, int] | None]

# Input dimensions in the order of the cost of moving data out of them, the highest first.
_OUTER = ("block", "warp")


def conversion(source: LinearLayout, destination: LinearLayout) -> Conversion:
    """The conversion between two layouts; bits that both repeat are kept."""
    result: Conversion = {}
    for name, bases in source.bases:
        others = destination.of(name)
        for bit, basis in enumerate(bases):
            is_repeated = not any(basis) and bit < len(others) and not any(others[bit])
            result[name, bit] = {name: 1 << bit} if is_repeated else preimage(destination, basis)
    return result


def leaves_warps(source: LinearLayout, destination: LinearLayout) -> bool:
    """Whether a conversion moves data between warps or blocks."""
    moves = conversion(source, destination)
    return any(
        source.size(name) != destination.size(name)
        or any(_moves(move, place, name) for place, move in moves.items())
        for name in _OUTER
    )


def _moves(move: dict[str, int] | None, place: tuple[str, int], name: str) -> bool:
    """Whether a bit of the source changes an input dimension."""
    if move is None:
        return True
    if place[0] != name:
        return bool(move.get(name, 0))
    return {key: value for key, value in move.items() if value} != {name: 1 << place[1]}


def stores_together(registers: LinearLayout, memory: LinearLayout, count: int, in_order: bool) -> bool:
    """Whether each thread has this many neighbouring elements of memory in registers, contiguously.

    With `in_order`, in consecutive registers.
    """
    moves = conversion(registers, memory)
    expected = [1 << bit for bit in range(count.bit_length() - 1)]
    free: list[int] = []
    for (name, bit), move in moves.items():
        if move is None:
            return False
        offset = move.get("offset", 0)
        if name == "register" and offset in expected and (not in_order or offset == 1 << bit):
            free.append(offset)
        elif offset & (count - 1):
            return False
    return sorted(free) == expected
