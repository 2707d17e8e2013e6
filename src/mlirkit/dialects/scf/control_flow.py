"""Control flow of scf's operations, and the values they forward."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import RegionBranchOpInterface, RegionBranchTerminatorOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import integer_of
from mlirkit.dialects.declared import scf
from mlirkit.dialects.region_branches import If, SingleRegion, Switch
from mlirkit.dialects.scf.regions import body_of
from mlirkit.ods.live.hooks import interface


class For(RegionBranchOpInterface):
    """Branches into the body or past it, from the operation and from the end of the body."""

    __slots__ = ()

    def successor_regions(self, op: scf.ForOp, point: Operation | None) -> list[Region | None]:
        return [op.region, None]

    def entry_operand_numbers(self, op: scf.ForOp, target: Region | None) -> range:
        return range(3, op.operand_count)

    def successor_inputs(self, op: scf.ForOp, target: Region | None) -> list[Value]:
        return [*results_of(op)] if target is None else list(body_of(op.region).args[1:])


class While(RegionBranchOpInterface):
    """First the condition; from there into the body or out; from the body to the condition."""

    __slots__ = ()

    def successor_regions(self, op: scf.WhileOp, point: Operation | None) -> list[Region | None]:
        if point is None or point.parent_region is op.after:
            return [op.before]
        return [None, op.after]

    def entry_operand_numbers(self, op: scf.WhileOp, target: Region | None) -> range:
        return range(op.operand_count)


class ParallelRegion(RegionBranchOpInterface):
    """Into the body or past it; no values are forwarded."""

    __slots__ = ()

    def successor_regions(self, op: scf.ParallelOp, point: Operation | None) -> list[Region | None]:
        return [op.region, None]

    def successor_inputs(self, op: scf.ParallelOp, target: Region | None) -> list[Value]:
        return []


class Forall(RegionBranchOpInterface):
    """Into the body, and out; results are not forwarded operands, but defined by the terminator."""

    __slots__ = ()

    def successor_regions(self, op: scf.ForallOp, point: Operation | None) -> list[Region | None]:
        return [op.region] if point is None else [None]

    def entry_operand_numbers(self, op: scf.ForallOp, target: Region | None) -> range:
        # The outputs are the last operand group.
        return range(op.operand_count - len(op.outputs), op.operand_count)

    def successor_inputs(self, op: scf.ForallOp, target: Region | None) -> list[Value]:
        if target is None:
            return [*results_of(op)]
        arguments = body_of(op.region).args
        return list(arguments[len(arguments) - len(op.outputs) :])


class Condition(RegionBranchTerminatorOpInterface):
    """All operands but the condition are forwarded, into the body if it holds, else out."""

    __slots__ = ()

    def successor_regions(self, op: Operation, operands: Sequence[Attribute | None]) -> list[Region | None]:
        around = op.parent_op
        assert isinstance(around, scf.WhileOp)
        condition = integer_of(operands[0])
        targets: list[Region | None] = [around.after, None]
        return targets if condition is None else [targets[0 if condition else 1]]

    def operand_numbers(self, op: scf.ConditionOp, target: Region | None) -> range:
        return range(1, op.operand_count)


class Reduce(RegionBranchTerminatorOpInterface):
    """No values are forwarded."""

    __slots__ = ()

    def operand_numbers(self, op: scf.ReduceOp, target: Region | None) -> range:
        return range(0)


interface(scf.ExecuteRegionOp, "RegionBranchOpInterface")(SingleRegion())
interface(scf.IfOp, "RegionBranchOpInterface")(If())
interface(scf.IndexSwitchOp, "RegionBranchOpInterface")(Switch())
interface(scf.ForOp, "RegionBranchOpInterface")(For())
interface(scf.WhileOp, "RegionBranchOpInterface")(While())
interface(scf.ParallelOp, "RegionBranchOpInterface")(ParallelRegion())
interface(scf.ForallOp, "RegionBranchOpInterface")(Forall())
interface(scf.ConditionOp, "RegionBranchTerminatorOpInterface")(Condition())
interface(scf.ReduceOp, "RegionBranchTerminatorOpInterface")(Reduce())
