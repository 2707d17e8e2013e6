"""Names that results of gpu print with: `%thread_id_x`."""

from __future__ import annotations

from typing import TypeAlias, get_args

from mlirkit.dialects.declared import gpu
from mlirkit.ods.live.hooks import SetName, result_names

Position: TypeAlias = (
    gpu.BlockDimOp
    | gpu.BlockIdOp
    | gpu.ClusterBlockIdOp
    | gpu.ClusterDimOp
    | gpu.ClusterDimBlocksOp
    | gpu.ClusterIdOp
    | gpu.GlobalIdOp
    | gpu.GridDimOp
    | gpu.ThreadIdOp
)


@result_names(*get_args(Position))
def name_position(op: Position, set_name: SetName) -> None:
    """Name a result by its operation and the dimension."""
    set_name(op.result, f"{op.name.partition('.')[2]}_{op.dimension}")
