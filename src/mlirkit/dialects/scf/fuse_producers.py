"""Tiling with fusion of producers: the operations that compute a tile's operands move into its loops.

The slices that tiles read are processed in order, including slices of fused producers.
Mirror: tileConsumerAndFuseProducersUsingSCF of mlir/lib/Dialect/SCF/Transforms/TileUsingInterface.cpp.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.dialects.declared import scf, tensor
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed
from mlirkit.dialects.scf.forall_patterns import lower_bounds, steps_of, upper_bounds
from mlirkit.dialects.scf.regions import body_of
from mlirkit.dialects.scf.tile_using_interface import (
    TilingOptions,
    copy_with_destinations,
    create_for,
    create_forall,
    destinations_of,
    tile_using_scf,
)
from mlirkit.dialects.slices import Slice, slice_of, slice_operands
from mlirkit.dialects.tiles import create_slice, insert_slice, insert_slice_in_parallel
from mlirkit.dialects.tiling_interface import Tile, TilingInterface, TilingResult, tiling_of
from mlirkit.patterns.rewriter import PatternRewriter


class FusedLoops(NamedTuple):
    """The result of tiling an operation and fusing its producers."""

    operations: list[Operation]
    #: The producers that were fused.
    producers: list[Operation]
    loops: list[Operation]
    replacements: dict[Value, Value]


class _Fusion(NamedTuple):
    """A fused producer, and the operations that compute a tile of one of its results."""

    producer: OpResult
    tiled: TilingResult


def tile_and_fuse_producers(
    rewriter: PatternRewriter,
    op: Operation,
    tiling: TilingInterface[Operation],
    options: TilingOptions,
    is_yielded: Callable[[Operation], bool] = lambda producer: False,
) -> FusedLoops:
    """Tile an operation, and fuse the producers of its operands; the originals stay.

    The results of producers for which `is_yielded` holds are results of the loops as well.
    """
    results = op.result_values()
    if not results:
        raise op.op_error("an operation without results cannot be fused with others")
    made = tile_using_scf(rewriter, op, tiling, options)
    # Fused producers, each once, in order.
    operations = dict.fromkeys(made.tiled.operations)
    producers: dict[Operation, None] = {}
    replacements: dict[Value, Value] = dict(zip(results, made.replacements, strict=True))
    loops = made.loops
    pending = deque(made.tiled.slices if loops else ())
    while pending:
        slice = pending.popleft()
        if not isinstance(slice, tensor.ExtractSliceOp):
            continue
        fusion = tile_and_fuse_producer_of_slice(rewriter, slice, loops)
        if fusion is None:
            continue
        pending.extend(fusion.tiled.slices)
        owner = fusion.producer.owner
        if is_yielded(owner):
            yielding = _Yielding(rewriter, slice, fusion, loops, replacements)
            pending.extend(yielding.add())
            loops = yielding.loops
            added = loops[0].result_values()[-owner.result_count :]
            replacements.update(zip(owner.result_values(), added, strict=True))
        fused = fusion.tiled.values[0].defining_op
        if fused is not None:
            producers.setdefault(fusion.producer.owner)
            operations.setdefault(fused)
    return FusedLoops([*operations], [*producers], loops, replacements)


def _untiled_producer(
    slice: tensor.ExtractSliceOp, loops: Sequence[Operation]
) -> tuple[OpResult | None, int | None]:
    """Mirrors getUntiledProducerFromSliceSource: the result that a slice reads, through loop-carried
    arguments.

    Also the outermost loop's operand number, where the result is the initial value.
    """
    source: Value = slice.source
    operand: int | None = None
    remaining = list(loops)
    while remaining and isinstance(source, BlockArgument):
        loop = remaining[-1]
        if source.block.owner is not loop:
            break
        remaining.pop()
        carried = loop.initArgs if isinstance(loop, scf.ForOp) else _outputs(loop)
        # The induction variables come first.
        number = source.number - (len(source.block.args) - len(carried))
        operand = loop.operand_count - len(carried) + number
        source = carried[number]
    producer = source if isinstance(source, OpResult) else None
    return producer, None if remaining else operand


def _body(loop: Operation) -> Block:
    assert isinstance(loop, scf.ForOp | scf.ForallOp)
    return body_of(loop.region)


def _outputs(loop: Operation) -> Sequence[Value]:
    assert isinstance(loop, scf.ForallOp)
    return loop.outputs


def tile_and_fuse_producer_of_slice(
    rewriter: PatternRewriter, slice: tensor.ExtractSliceOp, loops: Sequence[Operation]
) -> _Fusion | None:
    """Mirrors tileAndFuseProducerOfSlice: replace a slice by a tile that is computed in its place."""
    producer, operand = _untiled_producer(slice, loops)
    if producer is None:
        return None
    number, owner = producer.number, producer.owner
    rewriter.set_insertion_point(slice)
    destinations: list[Value] = []
    has_destinations = isinstance(
        owner.info.interfaces.get("DestinationStyleOpInterface"), DestinationStyleOpInterface
    )
    if has_destinations:
        destinations = destinations_of(rewriter, owner)
    written = list(destinations)
    if operand is not None and has_destinations:
        written[number] = slice.source
    copy = copy_with_destinations(rewriter, owner, written)
    read = copy.result_values()[number]
    _, *others = slice.operand_values()
    new_slice = rewriter.clone_with(slice, slice.result_types(), [read, *others])
    assert isinstance(new_slice, tensor.ExtractSliceOp)
    tiled = replace_slice_with_tiled_producer(rewriter, new_slice, copy, number)
    if tiled is None:
        # MLIR does not erase the copies.
        return None
    rewriter.replace_all_uses_with(slice.result, tiled.values[0])
    rewriter.erase_op(new_slice)
    rewriter.erase_op(copy)
    if operand is not None and has_destinations and loops:
        # The producer now uses its own destination.
        rewriter.set_operand(loops[0], operand, destinations[number])
    return _Fusion(producer, tiled)


def replace_slice_with_tiled_producer(
    rewriter: PatternRewriter, slice: tensor.ExtractSliceOp, owner: Operation, number: int
) -> TilingResult | None:
    """Mirrors replaceExtractSliceWithTiledProducer: create the operations that compute a slice of a
    result."""
    tiling = tiling_of(owner)
    bounds = slice_of(slice)
    if tiling is None or any(constant_of_mixed(stride) != 1 for stride in bounds.strides):
        return None
    tile = Tile(bounds.offsets, bounds.sizes)
    tiled = tiling.generate_result_tile_value(owner, rewriter, number, tile)
    if tiled is None or len(slice.result.type.dims) == len(bounds.sizes):
        return tiled
    # The slice drops dimensions of size one.
    zeros: list[Mixed] = [0] * len(bounds.sizes)
    ones: list[Mixed] = [1] * len(bounds.sizes)
    operands, properties = slice_operands(Slice(zeros, bounds.sizes, ones), tiled.values[0])
    reduced = rewriter.create(
        tensor.ExtractSliceOp, [slice.result.type], operands, properties, loc=slice.location
    )
    return tiled._replace(values=[reduced.result, *tiled.values[1:]])


# -- more results -------------------------------------------------------------------------------------------


class _Yielding:
    """Makes loops also yield the tiles of a fused producer; as yieldReplacementForFusedProducer."""

    def __init__(
        self,
        rewriter: PatternRewriter,
        slice: tensor.ExtractSliceOp,
        fusion: _Fusion,
        loops: Sequence[Operation],
        replacements: dict[Value, Value],
    ) -> None:
        self.rewriter = rewriter
        self.slice = slice
        self.fusion = fusion
        # The current loops.
        self.loops = list(loops)
        self.replacements = replacements

    def add(self) -> list[Operation]:
        """Recreate the loops with more results; returns the slices that tiles write into."""
        rewriter = self.rewriter
        inits = destinations_of(rewriter, self.fusion.producer.owner)
        count = len(inits)
        for number, outer in enumerate(self.loops[:-1]):
            self.loops[number] = loop = self._with_inits(outer, inits)
            inits = [*_body(loop).args[-count:]]
        innermost = self._with_inits(self.loops[-1], inits)
        self.loops[-1] = innermost
        body = _body(innermost)
        end = body.last
        assert end is not None
        rewriter.set_insertion_point(end)
        slices, placed = self._placed(innermost.location, body.args[-count:])
        rewriter.set_insertion_point(end)
        if isinstance(end, scf.InParallelOp):
            rewriter.set_insertion_point_to_end(body_of(end.region))
            for (value, tile), into in zip(placed, body.args[-count:], strict=True):
                insert_slice_in_parallel(rewriter, end.location, value, into, tile)
        else:
            inserted = [
                insert_slice(rewriter, end.location, value, into, tile)
                for (value, tile), into in zip(placed, body.args[-count:], strict=True)
            ]
            self._yield_more(end, inserted)
        for outer, inner in zip(self.loops[:-1], self.loops[1:], strict=True):
            last = _body(outer).last
            assert last is not None
            rewriter.set_insertion_point(last)
            self._yield_more(last, inner.result_values()[-count:])
        return slices

    def _yield_more(self, end: Operation, values: Sequence[Value]) -> None:
        operands = [*end.operand_values(), *values]
        made = self.rewriter.create(scf.YieldOp, [], operands, loc=end.location)
        self.rewriter.replace_op(end, made)

    def _with_inits(self, loop: Operation, inits: Sequence[Value]) -> Operation:
        """Replace a loop by one with more loop-carried values."""
        rewriter, location = self.rewriter, loop.location
        rewriter.set_insertion_point(loop)
        made: Operation
        if isinstance(loop, scf.ForOp):
            bounds = (loop.lowerBound, loop.upperBound, loop.step)
            made = create_for(rewriter, location, bounds, [*loop.initArgs, *inits])
            made.unsignedCmp = loop.unsignedCmp
        else:
            assert isinstance(loop, scf.ForallOp)
            mapping = () if loop.mapping is None else tuple(loop.mapping)
            ranges = (lower_bounds(loop), upper_bounds(loop), steps_of(loop))
            made = create_forall(rewriter, location, *ranges, [*loop.outputs, *inits], mapping)
        old, new = _body(loop), _body(made)
        rewriter.merge_blocks(old, new, new.args[: len(old.args)])
        results = made.result_values()[: loop.result_count]
        for key, value in self.replacements.items():
            if isinstance(value, OpResult) and value.owner is loop:
                self.replacements[key] = results[value.number]
        rewriter.replace_op(loop, results)
        return made

    def _placed(
        self, location: Location, carried: Sequence[Value]
    ) -> tuple[list[Operation], list[tuple[Value, Tile]]]:
        """The results of the tile, with their positions, and the slices of `carried` that it writes into."""
        rewriter, producer = self.rewriter, self.fusion.producer
        owner, number = producer.owner, producer.number
        bounds = slice_of(self.slice)
        tile = Tile(bounds.offsets, bounds.sizes)
        places: list[Tile] = [tile]
        if owner.result_count > 1:
            tiling = tiling_of(owner)
            domain = (
                None
                if tiling is None
                else tiling.iteration_domain_tile_from_result_tile(owner, rewriter, number, tile)
            )
            if tiling is None or domain is None:
                raise owner.op_error("the tiles of its results cannot be put together")
            places = []
            for other in range(owner.result_count):
                place = (
                    tile if other == number else tiling.result_tile_position(owner, rewriter, other, domain)
                )
                if place is None:
                    raise owner.op_error("the tiles of its results cannot be put together")
                places.append(place)
        [tiled, *_] = self.fusion.tiled.operations
        slices: list[Operation] = []
        interface = tiled.info.interfaces.get("DestinationStyleOpInterface")
        if isinstance(interface, DestinationStyleOpInterface):
            rewriter.set_insertion_point(tiled)
            inits = interface.inits(tiled)
            for other, (into, place) in enumerate(zip(carried, places, strict=True)):
                slice = create_slice(rewriter, location, into, place)
                slices.append(slice)
                rewriter.set_operand(tiled, inits[other], slice.result)
        return slices, list(zip(tiled.result_values(), places, strict=True))
