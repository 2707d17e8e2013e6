"""The interface of operations that can be tiled: their iteration domain, and the computation of tiles.

    domain      a range per loop; offsets and sizes of a tile are in the order of the loops
    tile        the computation of the tile; operations are created at the rewriter's insertion point

Mirror: mlir/Interfaces/TilingInterface.td.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.patterns.rewriter import PatternRewriter

TILING: Final = "TilingInterface"

# The class of the operations that an implementation is for.
Op = TypeVar("Op", bound=Operation)


class Range(NamedTuple):
    """The range of a loop: from the offset to one below the size."""

    offset: Mixed
    size: Mixed
    stride: Mixed


class Tile(NamedTuple):
    """A hyperrectangle: offsets and sizes by dimension."""

    offsets: list[Mixed]
    sizes: list[Mixed]


class TilingResult(NamedTuple):
    """The computation of a tile: operations, their results, and the slices that they read."""

    operations: list[Operation]
    values: list[Value]
    slices: list[Operation]


#: None if the operation has no such tile.
Tiled: TypeAlias = TilingResult | None


class TilingInterface(Interface, Generic[Op]):
    """An operation of which a part can be computed by itself."""

    __slots__ = ()

    def loop_iterator_types(self, op: Op) -> list[linalg.IteratorType]:
        """The iterator type of each loop."""
        raise NotImplementedError

    def iteration_domain(self, op: Op, rewriter: PatternRewriter) -> list[Range]:
        """The range of each loop."""
        raise NotImplementedError

    def tiled_implementation(self, op: Op, rewriter: PatternRewriter, tile: Tile) -> Tiled:
        """Create the computation of a tile of the iteration domain."""
        raise NotImplementedError

    def result_tile_position(
        self, op: Op, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile | None:
        """The tile of a result that a tile of the iteration domain computes."""
        raise NotImplementedError

    def generate_result_tile_value(
        self, op: Op, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tiled:
        """Create the computation of a tile of a result."""
        raise NotImplementedError

    def iteration_domain_tile_from_result_tile(
        self, op: Op, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile | None:
        """The tile of the iteration domain that a tile of a result is computed by."""
        return None

    def iteration_domain_tile_from_operand_tiles(
        self, op: Op, rewriter: PatternRewriter, numbers: Sequence[int], tiles: Sequence[Tile]
    ) -> Tile | None:
        """The tile of the iteration domain that reads tiles of operands."""
        return None

    def tiled_implementation_from_operand_tiles(
        self, op: Op, rewriter: PatternRewriter, numbers: Sequence[int], tiles: Sequence[Tile]
    ) -> Tiled:
        """Create the computation that tiles of operands allow."""
        return None

    def generate_scalar_implementation(
        self, op: Op, rewriter: PatternRewriter, variables: Sequence[Value]
    ) -> bool:
        """Create the computation of one iteration of an operation on memrefs."""
        return False


def tiling_of(op: Operation) -> TilingInterface[Operation] | None:
    """The tiling implementation of an operation; None if it has none."""
    tiling = op.info.interfaces.get(TILING)
    return tiling if isinstance(tiling, TilingInterface) else None
