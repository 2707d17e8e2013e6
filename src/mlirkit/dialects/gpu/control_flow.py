"""Control flow of gpu's operations."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import gpu
from mlirkit.dialects.region_branches import SingleRegion
from mlirkit.ods.live.hooks import interface


class Warp(SingleRegion):
    """Into the region, and out of it; the verifier relates result types to yielded types."""

    __slots__ = ()

    def are_types_compatible(self, source: Type, target: Type) -> bool:
        return True


interface(gpu.WarpExecuteOnLane0Op, "RegionBranchOpInterface")(Warp())
