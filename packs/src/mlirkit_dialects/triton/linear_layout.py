"""Linear layouts: functions over bits from register, lane, warp and block to a position in a tensor.

    register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4]], warp = [[16, 0]], block = []

Each input dimension has a base for each of its bits: the position that the bit adds (by xor).  The sizes of
the tensor follow from the bases.  Mirror: LinearLayout of triton/Tools/LinearLayout.h.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

Basis: TypeAlias = tuple[int, ...]


class LinearLayout(NamedTuple):
    """The bases by input dimension, in order, and the number of output dimensions."""

    bases: tuple[tuple[str, tuple[Basis, ...]], ...]
    rank: int

    def of(self, name: str) -> tuple[Basis, ...]:
        """The bases of an input dimension."""
        return dict(self.bases).get(name, ())

    @property
    def sizes(self) -> tuple[int, ...]:
        """The size of each output dimension: the next power of two above all bases."""
        every = self.every_basis
        return tuple(
            [1 << max([basis[dim].bit_length() for basis in every], default=0) for dim in range(self.rank)]
        )

    def size(self, name: str) -> int:
        """The number of positions along an input dimension."""
        return 1 << len(self.of(name))

    @property
    def every_basis(self) -> list[Basis]:
        """All bases, input dimension by input dimension."""
        return [basis for _, bases in self.bases for basis in bases]

    def with_bases(self, name: str, bases: Iterable[Basis]) -> LinearLayout:
        """The layout with other bases of one input dimension, which is the last if it is new."""
        entries = dict(self.bases)
        entries[name] = tuple(bases)
        return LinearLayout(tuple(entries.items()), self.rank)

    def without_empty(self, name: str) -> LinearLayout:
        """The layout without an input dimension that has no bits."""
        return LinearLayout(tuple([entry for entry in self.bases if entry[1] or entry[0] != name]), self.rank)

    def order_of(self, name: str) -> tuple[int, ...]:
        """The output dimensions: first the ones that an input dimension moves along, in its order."""
        moved = [dim for basis in self.of(name) for dim, step in enumerate(basis) if step]
        return tuple(dict.fromkeys([*moved, *reversed(range(self.rank))]))

    @property
    def text(self) -> str:
        """The layout as printed in attributes, without braces."""
        return ", ".join([f"{name} = {bases_text(bases)}" for name, bases in self.bases])


def described(layout: LinearLayout) -> str:
    """Mirrors LinearLayout::toString, for messages: each bit and its position."""
    lines = [""]
    for name, bases in layout.bases:
        bits = [f"{name}={1 << bit} -> ({', '.join(map(str, basis))})" for bit, basis in enumerate(bases)]
        lines.append(" - " + ("\n   ".join(bits) or f"{name} is a size 1 dimension"))
    sizes = [f"dim{dim} (size {size})" for dim, size in enumerate(layout.sizes)]
    lines.append(f"where out dims are: [{', '.join(sizes)}]")
    return "\n".join(lines)


def bases_text(bases: Iterable[Basis]) -> str:
    """`[[0, 1], [8, 0]]`."""
    return f"[{', '.join([list_text(basis) for basis in bases])}]"


def list_text(numbers: Iterable[int]) -> str:
    """`[0, 1]`."""
    return f"[{', '.join(map(str, numbers))}]"


def cluster_layout(bases: Sequence[Basis], rank: int) -> LinearLayout:
    """The map from blocks of a cluster to parts of a tensor; the whole tensor without bases."""
    return LinearLayout((("block", tuple(bases)),), rank)


def identity_bases(shape: Sequence[int], order: Sequence[int]) -> tuple[Basis, ...]:
    """The bases of offsets that count through a shape, the first dimension of the order fastest."""
    bases: list[Basis] = []
    for dim in order:
        for bit in range(max(shape[dim].bit_length() - 1, 0)):
            bases.append(tuple([1 << bit if other == dim else 0 for other in range(len(shape))]))
    return tuple(bases)
