"""Control flow of torch's operations with regions, and the values they forward."""

from __future__ import annotations

from mlirkit.core.interfaces import RegionBranchOpInterface, RegionBranchTerminatorOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import interface
from mlirkit_dialects.torch import classes as torch


class If(RegionBranchOpInterface):
    """Branches into one of the regions, and out of it."""

    __slots__ = ()

    def successor_regions(self, op: torch.PrimIfOp, point: Operation | None) -> list[Region | None]:
        return [op.thenRegion, op.elseRegion] if point is None else [None]


class Loop(RegionBranchOpInterface):
    """Into the region, repeatedly, and out: loop-carried values are forwarded, the iteration number is
    not."""

    __slots__ = ()

    def successor_regions(self, op: torch.PrimLoopOp, point: Operation | None) -> list[Region | None]:
        return [op.region, None]

    def entry_operand_numbers(self, op: torch.PrimLoopOp, target: Region | None) -> range:
        return range(op.operand_count - len(op.iterArgsInit), op.operand_count)

    def successor_inputs(self, op: torch.PrimLoopOp, target: Region | None) -> list[Value]:
        if target is None:
            return [*op.result_values()]
        return [*target.blocks[0].args[1:]]


class LoopCondition(RegionBranchTerminatorOpInterface):
    """Forwards all operands but the condition."""

    __slots__ = ()

    def operand_numbers(self, op: torch.PrimLoopConditionOp, target: Region | None) -> range:
        return range(op.operand_count - len(op.iterArgs), op.operand_count)


class Calculation(RegionBranchOpInterface):
    """First into the calculation, from there into the body, from there out."""

    __slots__ = ()

    def successor_regions(
        self, op: torch.ShapeCalculateOp | torch.DtypeCalculateOp, point: Operation | None
    ) -> list[Region | None]:
        if point is None:
            return [op.calculation]
        return [op.body] if point.parent_region is op.calculation else [None]


class Calculated(RegionBranchTerminatorOpInterface):
    """Forwards nothing to the body."""

    __slots__ = ()

    def operand_numbers(self, op: Operation, target: Region | None) -> range:
        return range(0)


interface(torch.PrimIfOp, "RegionBranchOpInterface")(If())
interface(torch.PrimLoopOp, "RegionBranchOpInterface")(Loop())
interface(torch.PrimLoopConditionOp, "RegionBranchTerminatorOpInterface")(LoopCondition())
interface(torch.ShapeCalculateOp, "RegionBranchOpInterface")(Calculation())
interface(torch.DtypeCalculateOp, "RegionBranchOpInterface")(Calculation())
interface(torch.ShapeCalculateYieldShapesOp, "RegionBranchTerminatorOpInterface")(Calculated())
interface(torch.DtypeCalculateYieldDtypesOp, "RegionBranchTerminatorOpInterface")(Calculated())
