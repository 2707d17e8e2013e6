"""Canonicalization patterns of shard: collectives over no axes, shardings, repeated sharding.

Mirror: mlir/lib/Dialect/Shard/IR/ShardOps.cpp.
"""

from __future__ import annotations

from itertools import pairwise

from mlirkit.core.value import Value
from mlirkit.dialects.declared import shard
from mlirkit.dialects.mixed_values import fold_constants, mixed_values, split_mixed
from mlirkit.dialects.shard.verify import AxesCollective, numbers_of, split_axes_of
from mlirkit.ods.live.hook_table import name_of
from mlirkit.ods.live.hooks import add_canonicalizers, canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

# -- collectives ------------------------------------------------------------------------------------------


def erase_without_axes(op: AxesCollective, rewriter: PatternRewriter) -> bool:
    """Replace a collective over no grid axes by its operand."""
    if numbers_of(op.grid_axes) or op.input.type != op.result.type:
        return False
    rewriter.replace_op(op, [op.input])
    return True


_EMPTY = _PATTERN + "EmptyGridAxesCanonicalizationPattern<mlir::shard::"

canonicalizer(shard.AllGatherOp, f"{_EMPTY}AllGatherOp>")(erase_without_axes)
canonicalizer(shard.AllReduceOp, f"{_EMPTY}AllReduceOp>")(erase_without_axes)
canonicalizer(shard.AllSliceOp, f"{_EMPTY}AllSliceOp>")(erase_without_axes)
canonicalizer(shard.AllToAllOp, f"{_EMPTY}AllToAllOp>")(erase_without_axes)
canonicalizer(shard.BroadcastOp, f"{_EMPTY}BroadcastOp>")(erase_without_axes)
canonicalizer(shard.GatherOp, f"{_EMPTY}GatherOp>")(erase_without_axes)
canonicalizer(shard.RecvOp, f"{_EMPTY}RecvOp>")(erase_without_axes)
canonicalizer(shard.ReduceOp, f"{_EMPTY}ReduceOp>")(erase_without_axes)
canonicalizer(shard.ReduceScatterOp, f"{_EMPTY}ReduceScatterOp>")(erase_without_axes)
canonicalizer(shard.ScatterOp, f"{_EMPTY}ScatterOp>")(erase_without_axes)
canonicalizer(shard.SendOp, f"{_EMPTY}SendOp>")(erase_without_axes)
# It has no patterns, though its definition declares some.
add_canonicalizers(name_of(shard.ShiftOp), [], erase_without_axes)


# -- shardings --------------------------------------------------------------------------------------------


@canonicalizer(shard.ShardingOp, _PATTERN + "NormalizeSharding")
def normalize_sharding(op: shard.ShardingOp, rewriter: PatternRewriter) -> bool:
    """Make constants attributes, and drop defaults.

    As in MLIR, the driver is not notified.
    """
    halos = mixed_values(numbers_of(op.static_halo_sizes), op.dynamic_halo_sizes)
    offsets = mixed_values(numbers_of(op.static_sharded_dims_offsets), op.dynamic_sharded_dims_offsets)
    new_halos, new_offsets = fold_constants(halos, 0), offsets
    if new_halos == halos:
        new_offsets = fold_constants(offsets, 0)
    if all(new_halo == 0 for new_halo in new_halos):
        new_halos = []
    numbers, values = split_mixed(new_offsets)
    if len(numbers) > 2 and not values:
        distances = {end - start for start, end in pairwise(numbers)}
        if len(distances) == 1:
            new_offsets = []
    if new_halos == halos and new_offsets == offsets:
        return False
    op.static_halo_sizes, op.dynamic_halo_sizes = split_mixed(new_halos)
    op.static_sharded_dims_offsets, op.dynamic_sharded_dims_offsets = split_mixed(new_offsets)
    return True


@canonicalizer(shard.ShardOp, _PATTERN + "FoldDuplicateShardOp")
def reuse_sharding(op: shard.ShardOp, rewriter: PatternRewriter) -> bool:
    """Reuse an earlier sharding of the same tensor: its result if equal, else as the operand.

    As in MLIR, the driver is not notified of the new operand.
    """
    value = op.src
    if value.has_one_use or isinstance(value.defining_op, shard.ShardOp):
        return False
    other = next((user for user in value.users if user is not op), None)
    if not isinstance(other, shard.ShardOp) or other.parent_block is not op.parent_block:
        return False
    if not other.is_before_in_block(op):
        return False
    if _are_equal(op.sharding, other.sharding):
        rewriter.replace_op(op, [other.result])
    else:
        op.src = other.result
    return True


def _are_equal(one: Value, other: Value) -> bool:
    """Whether two shardings are equal; dimensions that only one of them lists must not be split."""
    first, second = one.defining_op, other.defining_op
    if not isinstance(first, shard.ShardingOp) or not isinstance(second, shard.ShardingOp):
        return False
    axes, other_axes = split_axes_of(first), split_axes_of(second)
    common = min(len(axes), len(other_axes))
    if first.grid != second.grid or axes[:common] != other_axes[:common]:
        return False
    return not any(axes[common:] + other_axes[common:]) and _parts(first) == _parts(second)


def _parts(op: shard.ShardingOp) -> tuple[list[int], list[Value], list[int], list[Value]]:
    """Halos and offsets; empty without axes."""
    if not split_axes_of(op):
        return [], [], [], []
    return (
        list(numbers_of(op.static_halo_sizes)),
        list(op.dynamic_halo_sizes),
        list(numbers_of(op.static_sharded_dims_offsets)),
        list(op.dynamic_sharded_dims_offsets),
    )
