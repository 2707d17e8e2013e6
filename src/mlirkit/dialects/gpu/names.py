"""Names results of gpu print with: `%thread_id_x`."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.hooks import SetName, result_names

POSITIONS = (
    "block_dim",
    "block_id",
    "cluster_block_id",
    "cluster_dim",
    "cluster_dim_blocks",
    "cluster_id",
    "global_id",
    "grid_dim",
    "thread_id",
)


@result_names(*[f"gpu.{name}" for name in POSITIONS])
def name_position(op: Any, set_name: SetName) -> None:
    """The operation and the dimension."""
    dimension = op.inherent("dimension").parameters[0]
    set_name(op.result_values()[0], f"{op.name.partition('.')[2]}_{dimension}")
