"""Liveness: the values that effects visible outside the program depend on.

    Liveness            of a value: whether it is live
    LivenessAnalysis    the analysis, for a solver
    RunLivenessAnalysis all of it for an operation: `RunLivenessAnalysis(op).is_live(value)`

A value is live if it is read by an operation with effects on memory, if a public function returns it, if
control flow or a live value depends on it, or if a terminator of an unknown kind of region reads it.
Mirror: mlir/lib/Analysis/DataFlow/LivenessAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.data_flow import DataFlowSolver
from mlirkit.analysis.dead_code import DeadCodeAnalysis
from mlirkit.analysis.sparse_backward_analysis import SparseBackwardAnalysis
from mlirkit.analysis.sparse_constant_propagation import SparseConstantPropagation
from mlirkit.analysis.sparse_lattice import SparseLattice
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.side_effects import would_op_be_trivially_dead
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.walk import walk_preorder


class Liveness(SparseLattice):
    """Whether a value is live."""

    __slots__ = ("is_live",)

    def __init__(self, anchor: Value) -> None:
        super().__init__(anchor)
        self.is_live = False

    def mark_live(self) -> bool:
        """Mark the value live; whether it was dead before."""
        is_new = not self.is_live
        self.is_live = True
        return is_new

    def join(self, other: SparseLattice) -> bool:
        assert isinstance(other, Liveness)
        return other.is_live and self.mark_live()

    def __str__(self) -> str:
        return "live" if self.is_live else "not live"


class LivenessAnalysis(SparseBackwardAnalysis[Liveness]):
    """Finds live values."""

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver, Liveness)

    def _mark_live(self, lattice: Liveness) -> None:
        self.propagate_if_changed(lattice, lattice.mark_live())

    def visit_operation(
        self, op: Operation, operands: Sequence[Liveness], results: Sequence[Liveness]
    ) -> None:
        is_needed = not would_op_be_trivially_dead(op)
        for result in results:
            is_needed = is_needed or result.is_live
            result.add_dependent(op, self)
        if is_needed:
            for operand in operands:
                self._mark_live(operand)

    def visit_branch_operand(self, op: Operation, operand: Value, number: int) -> None:
        decider = op
        if "RegionBranchTerminatorOpInterface" in op.info.interfaces:
            assert op.parent_op is not None
            decider = op.parent_op
        results = [self.lattice(result) for result in results_of(decider)]
        self.visit_operation(decider, [self.lattice(operand)], results)

    def visit_call_operand(self, op: Operation, operand: Value, number: int) -> None:
        self._mark_live(self.lattice(operand))

    def visit_non_control_flow_arguments(self, op: Operation, arguments: Sequence[BlockArgument]) -> None:
        lattices = [self.lattice(argument) for argument in arguments]
        self.visit_operation(op, lattices, [self.lattice(result) for result in results_of(op)])

    def set_to_exit_state(self, lattice: Liveness) -> None:
        self._mark_live(lattice)


class RunLivenessAnalysis:
    """The liveness of the values in an operation; values in unreachable code are dead."""

    def __init__(self, op: Operation) -> None:
        self.solver = DataFlowSolver()
        self.solver.load(DeadCodeAnalysis)
        self.solver.load(SparseConstantPropagation)
        self.solver.load(LivenessAnalysis)
        self.solver.run(op)
        for nested in walk_preorder(op):
            for result in results_of(nested):
                self.solver.get_or_create(Liveness, result)
            for region in nested.region_list or ():
                for block in region.get_blocks():
                    for argument in block.args:
                        self.solver.get_or_create(Liveness, argument)

    def liveness(self, value: Value) -> Liveness | None:
        """The state of a value; None if it did not exist when the analysis ran."""
        return self.solver.lookup(Liveness, value)

    def is_live(self, value: Value) -> bool:
        """Whether a value is live, or may be."""
        liveness = self.liveness(value)
        return liveness is None or liveness.is_live
