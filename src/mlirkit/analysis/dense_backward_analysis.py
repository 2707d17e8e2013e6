"""Dense backward analyses: the state before an operation is computed from the state after it.

Mirror: mlir/lib/Analysis/DataFlow/DenseAnalysis.cpp; the forward half is dense_analysis.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.analysis.call_graph import resolve_callee_inside
from mlirkit.analysis.data_flow import Point
from mlirkit.analysis.dead_code import PredecessorState
from mlirkit.analysis.dense_analysis import CallAction, DenseAnalysis, Lattice, point_before
from mlirkit.core.block import Block
from mlirkit.core.interfaces import CallableOpInterface, RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseBackwardAnalysis(DenseAnalysis[Lattice]):
    """Base of dense backward analyses."""

    # -- overridden by analyses -----------------------------------------------------------------------

    def set_to_exit_state(self, lattice: Lattice) -> None:
        """Set the state of unknown later code."""
        raise NotImplementedError

    def visit_call_transfer(
        self, call: Operation, action: CallAction, before: Lattice, after: Lattice
    ) -> None:
        """Propagate the state `after` back out of a callee, into it, or past an external one."""
        self.join(before, after)
        if action is CallAction.EXTERNAL_CALLEE:
            self.set_to_exit_state(before)

    def visit_region_branch_transfer(
        self, op: Operation, source: Operation | None, target: Region | None, before: Lattice, after: Lattice
    ) -> None:
        """Propagate the state `after` back from a region of `op`, or from behind it, to a terminator or to
        `op`.

        As the target, None is the point behind `op`; as the source, None is `op` itself.
        """
        self.join(before, after)

    # -- the framework --------------------------------------------------------------------------------

    def in_visiting_order(self, block: Block) -> list[Operation]:
        """Backward, from the terminator, so that states are propagated in few visits."""
        operations = list(block.ops())
        operations.reverse()
        return operations

    def visit(self, point: Point) -> None:
        following = point.first if isinstance(point, Block) else point.next_op
        if following is not None:
            self.process_operation(following)
            return
        block = point if isinstance(point, Block) else point.parent_block
        if block is not None:
            self.process_block(block)
        elif not isinstance(point, Block):
            self.process_operation(point)

    def process_operation(self, op: Operation) -> None:
        point = point_before(op)
        if not self.is_live(point, op.parent_block):
            return
        before = self.lattice(point)
        after = self.lattice_for(point, op)
        branch = op.info.interfaces.get("RegionBranchOpInterface")
        if isinstance(branch, RegionBranchOpInterface):
            self._visit_region_branch(point, op, branch, None, before)
        elif "CallOpInterface" in op.info.interfaces:
            self._visit_call(op, before, after)
        else:
            self.visit_operation(op, before, after)

    def _visit_call(self, call: Operation, before: Lattice, after: Lattice) -> None:
        if not self.solver.is_interprocedural:
            self.visit_call_transfer(call, CallAction.EXTERNAL_CALLEE, before, after)
            return
        target = resolve_callee_inside(call, self.tables, self.top)
        callable = None if target is None else target.info.interfaces.get("CallableOpInterface")
        if target is None or not isinstance(callable, CallableOpInterface):
            self.set_to_exit_state(before)
            return
        region = callable.callable_region(target)
        if region is None or region.is_empty:
            self.visit_call_transfer(call, CallAction.EXTERNAL_CALLEE, before, after)
            return
        entry = self.lattice_for(point_before(call), region.get_blocks()[0])
        self.visit_call_transfer(call, CallAction.ENTER_CALLEE, before, entry)

    def process_block(self, block: Block) -> None:
        last = block.last
        end: Point = block if last is None else last
        if not self.is_live(end, block):
            return
        before = self.lattice(end)
        if (
            last is None
            or not last.info.is_terminator
            or "RegionBranchTerminatorOpInterface" in last.info.interfaces
        ):
            self._leave_region(block, last, end, before)
            return
        for successor in block.successors:
            if self.is_live_edge(end, block, successor):
                self.join(before, self.lattice_for(end, successor))

    def _leave_region(self, block: Block, last: Operation | None, end: Point, before: Lattice) -> None:
        """Join the states at the end of a block from which control may leave the region."""
        op = block.owner
        assert op is not None
        callable = op.info.interfaces.get("CallableOpInterface")
        branch = op.info.interfaces.get("RegionBranchOpInterface")
        if isinstance(callable, CallableOpInterface) and callable.callable_region(op) is block.parent_region:
            calls = self.get_for(end, PredecessorState, op)
            if not calls.all_known or not self.solver.is_interprocedural:
                self.set_to_exit_state(before)
                return
            for call in list(calls.known):
                after = self.lattice_for(end, call)
                self.visit_call_transfer(call, CallAction.EXIT_CALLEE, before, after)
        elif isinstance(branch, RegionBranchOpInterface) and last is not None:
            self._visit_region_branch(end, op, branch, last, before)
        else:
            self.set_to_exit_state(before)

    def _visit_region_branch(
        self,
        point: Point,
        op: Operation,
        branch: RegionBranchOpInterface,
        source: Operation | None,
        before: Lattice,
    ) -> None:
        for target in branch.successor_regions(op, source):
            if target is None or target.is_empty:
                after = self.lattice_for(point, op)
            else:
                block = target.get_blocks()[0]
                if not self.is_live(point, block):
                    continue
                after = self.lattice_for(point, block)
            self.visit_region_branch_transfer(op, source, target, before, after)
