"""Control flow of transform's operations with regions."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import transform
from mlirkit.ods.live.hooks import follows_bodies, interface

# The minimal and maximal number of runs of a region.
Bounds = list[tuple[int, int | None]]


class Program(RegionBranchOpInterface):
    """All operands are forwarded to the regions; at the top level, without operands, arguments come from
    outside."""

    __slots__ = ()

    def entry_operand_numbers(self, op: Operation, target: Region | None) -> range:
        return range(0 if target is None else op.operand_count)

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        if target is None:
            return [*results_of(op)]
        return super().successor_inputs(op, target) if op.operand_count else []


class Steps(Program):
    """Into the body, and out."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0)] if point is None else [None]

    def region_invocation_bounds(self, op: Operation, operands: Sequence[Attribute | None]) -> Bounds:
        return [(1, 1)]


class Foreach(Program):
    """Into the body, repeatedly, and out."""

    __slots__ = ()

    def successor_regions(self, op: transform.ForeachOp, point: Operation | None) -> list[Region | None]:
        body = op.region_at(0)
        return [body] if point is None else [body, None]


class Attempts(Program):
    """Branches into a region, from there to later ones, or out; the first one always runs."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        regions: list[Region | None] = [*op.regions]
        if point is None:
            return regions
        region = point.parent_region
        assert region is not None
        return [*regions[region.region_number + 1 :], None]

    def region_invocation_bounds(self, op: Operation, operands: Sequence[Attribute | None]) -> Bounds:
        return [(int(number == 0), 1) for number in range(len(op.regions))]


class Choice(RegionBranchOpInterface):
    """Into one of the regions, the selected one if known, and out."""

    __slots__ = ()

    def successor_regions(self, op: transform.AlternativesOp, point: Operation | None) -> list[Region | None]:
        if point is not None:
            return [None]
        selected = op.selected_region_attr
        return [*op.regions] if selected is None else [op.regions[selected.value]]

    def region_invocation_bounds(
        self, op: transform.AlternativesOp, operands: Sequence[Attribute | None]
    ) -> Bounds:
        selected = op.selected_region_attr
        if selected is None:
            return [(0, 1)] * len(op.regions)
        return [(int(number == selected.value),) * 2 for number in range(len(op.regions))]


interface(transform.SequenceOp, "RegionBranchOpInterface")(Steps())
interface(transform.ForeachOp, "RegionBranchOpInterface")(follows_bodies(Foreach()))
interface("transform.alternatives", "RegionBranchOpInterface")(Attempts())
interface(transform.AlternativesOp, "RegionBranchOpInterface")(Choice())
