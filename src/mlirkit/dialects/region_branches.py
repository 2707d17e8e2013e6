"""The control flow of operations of several dialects that have one region, or one region per case."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import attribute_of, results_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import integer_of
from mlirkit.dialects.declared import affine, emitc, scf, shape
from mlirkit.ods.live.hook_table import name_of
from mlirkit.ods.live.hooks import canonicalizer, interface
from mlirkit.patterns.region_branches import REGION_BRANCH_PATTERNS


@mypyc_attr(allow_interpreted_subclasses=True)
class SingleRegion(RegionBranchOpInterface):
    """Branches into the region, and out of it."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0)] if point is None else [None]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        # No operand is forwarded to arguments of the region.
        return [*results_of(op)] if target is None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class ThenElse(RegionBranchOpInterface):
    """Into one of the regions, and out; past an else region that is not there."""

    __slots__ = ()

    def successor_regions(
        self, op: affine.AffineIfOp | scf.IfOp | emitc.IfOp, point: Operation | None
    ) -> list[Region | None]:
        if point is not None:
            return [None]
        return [op.thenRegion, None if op.elseRegion.is_empty else op.elseRegion]


@mypyc_attr(allow_interpreted_subclasses=True)
class If(ThenElse):
    """Branches into at most one of the regions, which a constant condition selects."""

    __slots__ = ()

    def region_invocation_bounds(
        self, op: Operation, operands: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        condition = integer_of(operands[0])
        return [(0, 1), (0, 1)] if condition is None else [(0, int(condition != 0)), (0, int(condition == 0))]

    def entry_successor_regions(
        self, op: scf.IfOp | emitc.IfOp, operands: Sequence[Attribute | None]
    ) -> list[Region | None]:
        condition = integer_of(operands[0])
        targets = self.successor_regions(op, None)
        return targets if condition is None else [targets[0 if condition else 1]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Switch(RegionBranchOpInterface):
    """Into the region of one of the `cases`, or the first region, and out; no operand is forwarded into
    them."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [*op.regions] if point is None else [None]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        return [*results_of(op)] if target is None else []

    def region_invocation_bounds(
        self, op: Operation, operands: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        count = len(op.regions)
        case = integer_of(operands[0])
        if case is None:
            return [(0, 1)] * count
        cases = _cases_of(op)
        # The default is the first region, which MLIR takes for the last here.
        selected = cases.index(case) if case in cases else count - 1
        return [(0, int(index == selected)) for index in range(count)]

    def entry_successor_regions(
        self, op: Operation, operands: Sequence[Attribute | None]
    ) -> list[Region | None]:
        case = integer_of(operands[0])
        if case is None:
            return [*op.regions]
        cases = _cases_of(op)
        return [op.region_at(cases.index(case) + 1 if case in cases else 0)]


def _cases_of(op: Operation) -> list[int]:
    cases = attribute_of(op, "cases")
    assert isinstance(cases, DenseArrayAttr)
    return [int(case) for case in cases.values]


def region_branch_patterns(*owners: type[Operation]) -> None:
    """Give operations the patterns of patterns/region_branches.py, behind the patterns that they have."""
    for owner in owners:
        for name, pattern in REGION_BRANCH_PATTERNS.items():
            canonicalizer(name_of(owner), f"(anonymous namespace)::{name}")(pattern)


interface(emitc.IfOp, "RegionBranchOpInterface")(If())
interface(emitc.SwitchOp, "RegionBranchOpInterface")(Switch())
interface(shape.AssumingOp, "RegionBranchOpInterface")(SingleRegion())
