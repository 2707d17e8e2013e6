"""Dense forward analyses: the state after an operation is computed from the state before it.

A state belongs to a point: behind an operation, or at the start of a block.  DeadCodeAnalysis runs beside.
Mirror: mlir/lib/Analysis/DataFlow/DenseAnalysis.cpp; the backward half is dense_backward_analysis.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from mlirkit.analysis.call_graph import resolve_callee
from mlirkit.analysis.data_flow import AnalysisState, DataFlowAnalysis, DataFlowSolver, Point
from mlirkit.analysis.dead_code import Executable, PredecessorState
from mlirkit.core.block import Block
from mlirkit.core.interfaces import CallableOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.walk import walk_postorder

Lattice = TypeVar("Lattice", bound="DenseLattice")


class CallAction(Enum):
    """The direction in which control passes a call."""

    ENTER_CALLEE = 0
    EXIT_CALLEE = 1
    EXTERNAL_CALLEE = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseLattice(AnalysisState):
    """The state of a point."""

    __slots__ = ()

    def join(self, other: DenseLattice) -> bool:
        """Widen the state by another one; whether that changed it."""
        raise NotImplementedError


def point_before(op: Operation) -> Point:
    """The point in front of an operation; an operation without a block has a single point."""
    block = op.parent_block
    if block is None:
        return op
    return block if op.prev_op is None else op.prev_op


def is_external_callee(target: Operation | None) -> bool:
    """Whether the callee of a call is a declaration only."""
    callable = None if target is None else target.info.interfaces.get("CallableOpInterface")
    return (
        target is not None
        and isinstance(callable, CallableOpInterface)
        and callable.callable_region(target) is None
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseAnalysis(DataFlowAnalysis, Generic[Lattice]):
    """Base of both directions: states of class `lattice_class`, and a visit of all nested operations."""

    def __init__(self, solver: DataFlowSolver, lattice_class: type[Lattice]) -> None:
        super().__init__(solver)
        self.lattice_class = lattice_class
        self.tables = SymbolTableCollection()
        self.top: Operation | None = None
        # A point -> one in front of it with the same state.
        self._leaders: dict[Point, Point] = {}

    def visit_operation(self, op: Operation, before: Lattice, after: Lattice) -> None:
        """Widen the state on the far side of an operation according to the state on the near side."""
        raise NotImplementedError

    def process_operation(self, op: Operation) -> None:
        """Determine the kind of the operation, and widen the state on its far side."""
        raise NotImplementedError

    def process_block(self, block: Block) -> None:
        """Widen the state where control enters a block, in the direction of the analysis."""
        raise NotImplementedError

    def in_visiting_order(self, block: Block) -> list[Operation]:
        """The operations of a block, in the direction of the analysis."""
        return list(block.ops())

    def initialize(self, top: Operation) -> None:
        self.top = top
        self.unite_points(top)
        stack: list[Point] = [top]
        while stack:
            point = stack.pop()
            inside: list[Point] = []
            if isinstance(point, Block):
                self.process_block(point)
                inside.extend(self.in_visiting_order(point))
            else:
                self.process_operation(point)
                for region in point.region_list or ():
                    inside.extend(region.get_blocks())
            inside.reverse()
            stack.extend(inside)

    def changes_nothing(self, op: Operation) -> bool:
        """Whether the states on both sides of an operation are always equal, so that they can be shared.

        Not called for calls and for operations that branch between their regions.
        """
        return False

    def unite_points(self, top: Operation) -> None:
        """Share one state between the points around operations that change nothing."""
        for op in walk_postorder(top):
            interfaces = op.info.interfaces
            if (
                op.parent_block is not None
                and "RegionBranchOpInterface" not in interfaces
                and "CallOpInterface" not in interfaces
                and self.changes_nothing(op)
            ):
                self._leaders[op] = point_before(op)

    def leader(self, point: Point) -> Point:
        """The point whose state is that of `point`."""
        leaders = self._leaders
        leader = leaders.get(point)
        if leader is None:
            return point
        path: list[Point] = []
        while leader is not None:
            path.append(point)
            point = leader
            leader = leaders.get(point)
        for member in path:
            leaders[member] = point
        return point

    def lattice(self, point: Point) -> Lattice:
        return self.solver.get_or_create(self.lattice_class, self.leader(point))

    def lattice_for(self, point: Point, other: Point) -> Lattice:
        """The state of `other`, on which `point` depends."""
        return self.get_for(point, self.lattice_class, self.leader(other))

    def lookup(self, point: Point) -> Lattice | None:
        """The state of a point; None if it has none."""
        return self.solver.lookup(self.lattice_class, self.leader(point))

    def join(self, lattice: Lattice, other: Lattice) -> None:
        self.propagate_if_changed(lattice, lattice.join(other))

    def is_live(self, point: Point, block: Block | None) -> bool:
        """Whether control may reach a block; `point` is visited again when it does."""
        return block is None or self.get_for(point, Executable, block).is_live

    def is_live_edge(self, point: Point, source: Block, target: Block) -> bool:
        return self.get_for(point, Executable, (source, target)).is_live


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseForwardAnalysis(DenseAnalysis[Lattice]):
    """Base of dense forward analyses."""

    # -- overridden by analyses -----------------------------------------------------------------------

    def set_to_entry_state(self, lattice: Lattice) -> None:
        """Set the state of unknown earlier code."""
        raise NotImplementedError

    def visit_call_transfer(
        self, call: Operation, action: CallAction, before: Lattice, after: Lattice
    ) -> None:
        """Propagate a state into a callee, out of it, or past an external one."""
        self.join(after, before)
        if action is CallAction.EXTERNAL_CALLEE:
            self.set_to_entry_state(after)

    def visit_region_branch_transfer(
        self, op: Operation, source: Region | None, target: Region | None, before: Lattice, after: Lattice
    ) -> None:
        """Propagate a state between regions of `op`; None is outside of `op`."""
        self.join(after, before)

    # -- the framework --------------------------------------------------------------------------------

    def visit(self, point: Point) -> None:
        if isinstance(point, Block):
            self.process_block(point)
        else:
            self.process_operation(point)

    def process_operation(self, op: Operation) -> None:
        if not self.is_live(op, op.parent_block):
            return
        after = self.lattice(op)
        before = self.lattice_for(op, point_before(op))
        if "RegionBranchOpInterface" in op.info.interfaces:
            self._visit_region_branch(op, op, after)
        elif "CallOpInterface" in op.info.interfaces:
            self._visit_call(op, before, after)
        else:
            self.visit_operation(op, before, after)

    def _visit_call(self, call: Operation, before: Lattice, after: Lattice) -> None:
        if not self.solver.is_interprocedural or is_external_callee(resolve_callee(call, self.tables)):
            self.visit_call_transfer(call, CallAction.EXTERNAL_CALLEE, before, after)
            return
        predecessors = self.get_for(call, PredecessorState, call)
        if not predecessors.all_known:
            self.set_to_entry_state(after)
            return
        for last in list(predecessors.known):
            self.visit_call_transfer(call, CallAction.EXIT_CALLEE, self.lattice_for(call, last), after)

    def process_block(self, block: Block) -> None:
        if not self.is_live(block, block):
            return
        after = self.lattice(block)
        region, op = block.parent_region, block.owner
        assert region is not None and op is not None
        if region.get_blocks()[0] is block:
            self._enter_region(op, region, block, after)
            return
        # The newest branch comes first, as in MLIR's list of predecessors.
        for last in reversed(block.incoming()):
            source = last.parent_block
            if source is not None and self.is_live_edge(block, source, block):
                self.join(after, self.lattice_for(block, last))

    def _enter_region(self, op: Operation, region: Region, block: Block, after: Lattice) -> None:
        callable = op.info.interfaces.get("CallableOpInterface")
        if isinstance(callable, CallableOpInterface) and callable.callable_region(op) is region:
            calls = self.get_for(block, PredecessorState, op)
            if not calls.all_known or not self.solver.is_interprocedural:
                self.set_to_entry_state(after)
                return
            for call in list(calls.known):
                before = self.lattice_for(block, point_before(call))
                self.visit_call_transfer(call, CallAction.ENTER_CALLEE, before, after)
        elif "RegionBranchOpInterface" in op.info.interfaces:
            self._visit_region_branch(block, op, after)
        else:
            self.set_to_entry_state(after)

    def _visit_region_branch(self, point: Point, op: Operation, after: Lattice) -> None:
        """Join the states that reach the start of a region of `op` or, if the point is `op`, its end."""
        target = point.parent_region if isinstance(point, Block) else None
        predecessors = self.get_for(point, PredecessorState, point)
        for predecessor in list(predecessors.known):
            if predecessor is op:
                before = self.lattice_for(point, point_before(op))
                self.visit_region_branch_transfer(op, None, target, before, after)
            else:
                before = self.lattice_for(point, predecessor)
                self.visit_region_branch_transfer(op, predecessor.parent_region, target, before, after)
