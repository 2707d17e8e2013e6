"""Arithmetic of linear layouts: products, growing and shrinking, reshaping, inverting.

Mirror: LinearLayout and LayoutUtils of Triton.  Output dimensions are in the order of the tensor's; where the
order in which they grow matters, it is a parameter.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout, identity_bases

#: The dimensions from the fastest-moving to the slowest-moving.
Order = Sequence[int]


def identity(size: int, name: str, dim: int, rank: int) -> LinearLayout:
    """The layout that counts along one dimension."""
    bases = [unit(dim, 1 << bit, rank) for bit in range(max(size, 1).bit_length() - 1)]
    return LinearLayout(((name, tuple(bases)),), rank)


def zeros(size: int, name: str, rank: int) -> LinearLayout:
    """The layout that maps all inputs to zero."""
    return LinearLayout(((name, ((0,) * rank,) * (max(size, 1).bit_length() - 1)),), rank)


def identity_nd(name: str, shape: Sequence[int], order: Order) -> LinearLayout:
    """The layout that counts through a shape."""
    return LinearLayout(((name, identity_bases(shape, order)),), len(shape))


def unit(dim: int, step: int, rank: int) -> Basis:
    """The base with a step along one dimension."""
    return (*(0,) * dim, step, *(0,) * (rank - dim - 1))


def product(*layouts: LinearLayout) -> LinearLayout:
    """As operator*: each layout repeats the layouts before it."""
    rank = layouts[0].rank
    bases: dict[str, list[Basis]] = {}
    shifts = [0] * rank
    for layout in layouts:
        for name, of_name in layout.bases:
            shifted = [
                tuple([step << by for step, by in zip(basis, shifts, strict=True)]) for basis in of_name
            ]
            bases.setdefault(name, []).extend(shifted)
        shifts = [by + size.bit_length() - 1 for by, size in zip(shifts, layout.sizes, strict=True)]
    return LinearLayout(tuple([(name, tuple(of_name)) for name, of_name in bases.items()]), rank)


def not_smaller(layout: LinearLayout, shape: Sequence[int], order: Order) -> LinearLayout:
    """Mirrors ensureLayoutNotSmallerThan: the first input dimension repeats the layout up to a shape."""
    name, sizes = layout.bases[0][0], layout.sizes
    parts = [identity(shape[dim] // sizes[dim], name, dim, layout.rank) for dim in order]
    return product(layout, *parts)


def not_larger(layout: LinearLayout, shape: Sequence[int], drop: str = "") -> LinearLayout:
    """Mirrors ensureLayoutNotLargerThan: bases out of a shape become zero; those of input dimension `drop`
    are removed."""
    bases: list[tuple[str, tuple[Basis, ...]]] = []
    for name, of_name in layout.bases:
        cut = [
            tuple([0 if step >= size else step for step, size in zip(basis, shape, strict=True)])
            for basis in of_name
        ]
        if name == drop:
            cut = [after for before, after in zip(of_name, cut, strict=True) if any(after) or not any(before)]
        bases.append((name, tuple(cut)))
    return LinearLayout(tuple(bases), layout.rank)


def in_cluster(
    block: LinearLayout, cluster: LinearLayout, shape: Sequence[int], order: Order
) -> LinearLayout:
    """Mirrors combineCtaCgaWithShape: a block's layout, grown or shrunk to its part of a shape, in a
    cluster."""
    cluster = not_larger(cluster, shape)
    part = [max(1, size // split) for size, split in zip(shape, cluster.sizes, strict=True)]
    return product(not_larger(not_smaller(block, part, order), part), cluster)


def permuted(layout: LinearLayout, order: Sequence[int]) -> LinearLayout:
    """Mirrors transposeLinearLayout: dimension `order[i]` becomes dimension i."""
    return LinearLayout(
        tuple(
            [
                (name, tuple([tuple([basis[dim] for dim in order]) for basis in of_name]))
                for name, of_name in layout.bases
            ]
        ),
        len(order),
    )


def without_dimension(layout: LinearLayout, dim: int) -> LinearLayout:
    """Mirrors removeStandardDim."""
    return permuted(layout, [other for other in range(layout.rank) if other != dim])


def without_zeros(layout: LinearLayout, name: str) -> LinearLayout:
    """Mirrors removeZeroBasesAlongDim."""
    return layout.with_bases(name, [basis for basis in layout.of(name) if any(basis)])


def reshaped(layout: LinearLayout, shape: Sequence[int]) -> LinearLayout:
    """Mirrors reshapeLayout: positions count through the shape, the last dimension fastest."""
    sizes = layout.sizes

    def moved(basis: Basis) -> Basis:
        flat = 0
        for step, size in zip(basis, sizes, strict=True):
            flat = flat * size + step
        steps: list[int] = []
        for size in reversed(shape):
            steps.append(flat % size)
            flat //= size
        return tuple(reversed(steps))

    bases = [(name, tuple([moved(basis) for basis in of_name])) for name, of_name in layout.bases]
    return LinearLayout(tuple(bases), len(shape))


# -- inverting --------------------------------------------------------------------------------------------


def _flat(basis: Basis, sizes: Sequence[int]) -> int:
    flat = 0
    for step, size in zip(basis, sizes, strict=True):
        flat = flat * size + step
    return flat


def free_bits(layout: LinearLayout) -> dict[str, int]:
    """Mirrors getFreeVariableMasks: the redundant bits of input dimensions."""
    sizes, echelon = layout.sizes, _Echelon()
    masks: dict[str, int] = {}
    for name, of_name in layout.bases:
        masks[name] = 0
        for bit, basis in enumerate(of_name):
            if not echelon.add(_flat(basis, sizes), 0):
                masks[name] |= 1 << bit
    return masks


class _Echelon:
    """Bit vectors in echelon form, each with the inputs that it is the sum of."""

    def __init__(self) -> None:
        self.rows: dict[int, tuple[int, int]] = {}

    def reduce(self, vector: int, inputs: int) -> tuple[int, int]:
        while vector:
            row = self.rows.get(vector.bit_length())
            if row is None:
                break
            vector ^= row[0]
            inputs ^= row[1]
        return vector, inputs

    def add(self, vector: int, inputs: int) -> bool:
        """Add a vector; returns whether it is independent of the vectors before."""
        vector, inputs = self.reduce(vector, inputs)
        if vector:
            self.rows[vector.bit_length()] = (vector, inputs)
        return bool(vector)


def preimage(layout: LinearLayout, position: Basis) -> dict[str, int] | None:
    """As pseudoinvert: the inputs for a position; None if no inputs map to it."""
    sizes, echelon = layout.sizes, _Echelon()
    places: list[tuple[str, int]] = []
    for name, of_name in layout.bases:
        for bit, basis in enumerate(of_name):
            echelon.add(_flat(basis, sizes), 1 << len(places))
            places.append((name, 1 << bit))
    if any(step >= size for step, size in zip(position, sizes, strict=True)):
        return None
    rest, inputs = echelon.reduce(_flat(position, sizes), 0)
    if rest:
        return None
    place = dict.fromkeys([name for name, _ in layout.bases], 0)
    for number, (name, bit) in enumerate(places):
        if inputs >> number & 1:
            place[name] |= bit
    return place


def at(layout: LinearLayout, inputs: dict[str, int]) -> Basis:
    """As apply: the position of inputs."""
    position = [0] * layout.rank
    for name, of_name in layout.bases:
        for bit, basis in enumerate(of_name):
            if inputs.get(name, 0) >> bit & 1:
                position = [step ^ other for step, other in zip(position, basis, strict=True)]
    return tuple(position)
