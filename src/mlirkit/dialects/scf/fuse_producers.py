"""Tiling with what comes before: what computes the operands of a tile moves into its loops, tile by tile.

Slices that tiles read are looked at one after the other, those of fused producers among them.
Mirror: tileConsumerAndFuseProducersUsingSCF of mlir/lib/Dialect/SCF/Transforms/TileUsingInterface.cpp.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.dialects.declared import scf, tensor
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed
from mlirkit.dialects.scf.tile_using_interface import (
    TilingOptions,
    copy_with_destinations,
    destinations_of,
    tile_using_scf,
)
from mlirkit.dialects.slices import Slice, slice_of, slice_operands
from mlirkit.dialects.tiling_interface import Tile, TilingInterface, TilingResult, tiling_of
from mlirkit.patterns.rewriter import PatternRewriter


class FusedLoops(NamedTuple):
    """What has been made of an operation and of those before it."""

    operations: list[Operation]
    #: The producers of which tiles are computed in the loops.
    producers: list[Operation]
    loops: list[Operation]
    replacements: dict[Value, Value]


class _Fusion(NamedTuple):
    """A producer, and what computes a tile of one of its results."""

    producer: OpResult
    tiled: TilingResult


def tile_and_fuse_producers(
    rewriter: PatternRewriter,
    op: Operation,
    tiling: TilingInterface[Operation],
    options: TilingOptions,
    accepts: Callable[[tensor.ExtractSliceOp, OpResult], bool] = lambda slice, producer: True,
) -> FusedLoops:
    """Tile an operation, and fuse the producers of its operands that `accepts` takes; nothing is replaced."""
    results = op.result_values()
    if not results:
        raise op.op_error("an operation without results cannot be fused with others")
    made = tile_using_scf(rewriter, op, tiling, options)
    # What is fused comes once each, in order.
    operations = dict.fromkeys(made.tiled.operations)
    producers: dict[Operation, None] = {}
    replacements: dict[Value, Value] = dict(zip(results, made.replacements, strict=True))
    pending = deque(made.tiled.slices) if made.loops else deque()
    while pending:
        slice = pending.popleft()
        if not isinstance(slice, tensor.ExtractSliceOp):
            continue
        producer, _ = _untiled_producer(slice, made.loops)
        if producer is None or not accepts(slice, producer):
            continue
        fusion = tile_and_fuse_producer_of_slice(rewriter, slice, made.loops)
        if fusion is None:
            continue
        fused = fusion.tiled.values[0].defining_op
        if fused is not None:
            producers.setdefault(fusion.producer.owner)
            operations.setdefault(fused)
        pending.extend(fusion.tiled.slices)
    return FusedLoops([*operations], [*producers], made.loops, replacements)


def _untiled_producer(
    slice: tensor.ExtractSliceOp, loops: Sequence[Operation]
) -> tuple[OpResult | None, int | None]:
    """As getUntiledProducerFromSliceSource: the result that a slice is of, through arguments of loops.

    The number of the outermost loop's operand, where that is what the result starts as.
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


def _outputs(loop: Operation) -> Sequence[Value]:
    assert isinstance(loop, scf.ForallOp)
    return loop.outputs


def tile_and_fuse_producer_of_slice(
    rewriter: PatternRewriter, slice: tensor.ExtractSliceOp, loops: Sequence[Operation]
) -> _Fusion | None:
    """As tileAndFuseProducerOfSlice: what reads a slice reads a tile that is computed in its place."""
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
    taken = rewriter.clone_with(slice, slice.result_types(), [read, *others])
    assert isinstance(taken, tensor.ExtractSliceOp)
    tiled = replace_slice_with_tiled_producer(rewriter, taken, copy, number)
    if tiled is None:
        # MLIR leaves the copies where they are.
        return None
    rewriter.replace_all_uses_with(slice.result, tiled.values[0])
    rewriter.erase_op(taken)
    rewriter.erase_op(copy)
    if operand is not None and has_destinations and loops:
        # The producer starts from its own destination now.
        rewriter.set_operand(loops[0], operand, destinations[number])
    return _Fusion(producer, tiled)


def replace_slice_with_tiled_producer(
    rewriter: PatternRewriter, slice: tensor.ExtractSliceOp, owner: Operation, number: int
) -> TilingResult | None:
    """As replaceExtractSliceWithTiledProducer: make what computes a slice of a result."""
    tiling = tiling_of(owner)
    taken = slice_of(slice)
    if tiling is None or any(constant_of_mixed(stride) != 1 for stride in taken.strides):
        return None
    tile = Tile(taken.offsets, taken.sizes)
    tiled = tiling.generate_result_tile_value(owner, rewriter, number, tile)
    if tiled is None or len(slice.result.type.dims) == len(taken.sizes):
        return tiled
    # The slice leaves dimensions of size one out.
    zeros: list[Mixed] = [0] * len(taken.sizes)
    ones: list[Mixed] = [1] * len(taken.sizes)
    operands, properties = slice_operands(Slice(zeros, taken.sizes, ones), tiled.values[0])
    reduced = rewriter.create(
        tensor.ExtractSliceOp, [slice.result.type], operands, properties, loc=slice.location
    )
    return tiled._replace(values=[reduced.result, *tiled.values[1:]])
