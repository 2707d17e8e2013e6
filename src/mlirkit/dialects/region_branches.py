"""Where control flows in operations of several dialects that have one region, or one for each case."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.ods.live.hook_table import name_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.region_branches import REGION_BRANCH_PATTERNS


@mypyc_attr(allow_interpreted_subclasses=True)
class SingleRegion(RegionBranchOpInterface):
    """Into the region, and out of it."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0)] if point is None else [None]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        # Nothing is passed to arguments of the region, if it has any.
        return [*results_of(op)] if target is None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class ThenElse(RegionBranchOpInterface):
    """Into one of the regions, and out; past an else region that is not there."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        if point is not None:
            return [None]
        return [op.region_at(0), None if op.region_at(1).is_empty else op.region_at(1)]


def region_branch_patterns(*owners: type[Operation]) -> None:
    """Give operations the patterns of patterns/region_branches.py, behind the patterns that they have."""
    for owner in owners:
        for name, pattern in REGION_BRANCH_PATTERNS.items():
            canonicalizer(name_of(owner), f"(anonymous namespace)::{name}")(pattern)
