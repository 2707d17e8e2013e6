"""Control flow of acc's constructs and loops."""

from __future__ import annotations

from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import acc
from mlirkit.dialects.region_branches import SingleRegion
from mlirkit.ods.live.hooks import interface


class LoopBranch(RegionBranchOpInterface):
    """Into the body and out; a structured loop may branch to both from anywhere."""

    __slots__ = ()

    def successor_regions(self, op: acc.LoopOp, point: Operation | None) -> list[Region | None]:
        if op.unstructured:
            return [op.region] if point is None else [None]
        return [op.region, None]

    def successor_inputs(self, op: acc.LoopOp, target: Region | None) -> list[Value]:
        """The results of the loop; nothing is forwarded to the body's arguments, its induction variables."""
        return list(op.result_values()) if target is None else []


interface(acc.LoopOp, "LoopLikeOpInterface")(LoopLikeOpInterface())
interface(acc.LoopOp, "RegionBranchOpInterface")(LoopBranch())
for _construct in (
    acc.DataOp,
    acc.HostDataOp,
    acc.KernelEnvironmentOp,
    acc.KernelsOp,
    acc.ParallelOp,
    acc.SerialOp,
):
    interface(_construct, "RegionBranchOpInterface")(SingleRegion())
