"""Names that results of shard print with: `%sharding`, `%grid_shape:2`."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import SetName, result_names

# By operation: a name for the first results, each of which begins a group.
NAMES = {
    "shard.sharding": ("sharding",),
    "shard.shard": ("sharding_annotated",),
    "shard.shard_shape": ("shard_shape",),
    "shard.process_multi_index": ("proc_linear_idx",),
    "shard.process_linear_index": ("proc_linear_idx",),
    "shard.neighbors_linear_indices": ("down_linear_idx", "up_linear_idx"),
    "shard.grid_shape": ("grid_shape",),
    "shard.all_reduce": ("all_reduce",),
    "shard.all_slice": ("all_slice",),
    "shard.all_gather": ("all_gather",),
    "shard.all_to_all": ("all_to_all",),
    "shard.broadcast": ("broadcast",),
    "shard.gather": ("gather",),
    "shard.recv": ("recv",),
    "shard.reduce": ("reduce",),
    "shard.reduce_scatter": ("reduce_scatter",),
    "shard.scatter": ("scatter",),
    "shard.send": ("send",),
    "shard.shift": ("shift",),
}


@result_names(*NAMES)
def name_results(op: Operation, set_name: SetName) -> None:
    for value, name in zip(op.result_values(), NAMES[op.name], strict=False):
        set_name(value, name)
