"""Sparse backward analyses: an operand's state is computed from the states of its operation's results.

The state of a forwarded operand is computed from the arguments of its block, region or function, the state of
a returned value from the results of calls.  Mirror: mlir/lib/Analysis/DataFlow/SparseAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from mlirkit.analysis.call_graph import resolve_callee_inside
from mlirkit.analysis.data_flow import DataFlowAnalysis, DataFlowSolver, Point
from mlirkit.analysis.dead_code import Executable, PredecessorState
from mlirkit.analysis.sparse_lattice import SparseLattice
from mlirkit.core.block import Block
from mlirkit.core.interfaces import (
    BranchOpInterface,
    CallableOpInterface,
    CallOpInterface,
    RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface,
)
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of, results_of
from mlirkit.core.region import Region
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.value import BlockArgument, Value

Lattice = TypeVar("Lattice", bound=SparseLattice)


@mypyc_attr(allow_interpreted_subclasses=True)
class SparseBackwardAnalysis(DataFlowAnalysis, Generic[Lattice]):
    """Base of backward analyses over states of class `lattice_class`; DeadCodeAnalysis runs beside."""

    def __init__(self, solver: DataFlowSolver, lattice_class: type[Lattice]) -> None:
        super().__init__(solver)
        self.lattice_class = lattice_class
        self._tables = SymbolTableCollection()
        self._top: Operation | None = None

    # -- overridden by analyses -----------------------------------------------------------------------

    def visit_operation(self, op: Operation, operands: Sequence[Lattice], results: Sequence[Lattice]) -> None:
        """Widen the states of operands according to the states of results."""
        raise NotImplementedError

    def set_to_exit_state(self, lattice: Lattice) -> None:
        """Set the state of a value that is passed to code outside of the analyzed operation."""
        raise NotImplementedError

    def meet(self, lattice: Lattice, other: Lattice) -> None:
        """Widen the state of a value by the state of a value that it is forwarded to."""
        self.propagate_if_changed(lattice, lattice.join(other))

    def visit_branch_operand(self, op: Operation, operand: Value, number: int) -> None:
        """Set the state of an operand that a branch does not forward."""
        raise NotImplementedError

    def visit_call_operand(self, op: Operation, operand: Value, number: int) -> None:
        """Set the state of an operand that a call does not forward."""
        raise NotImplementedError

    def visit_non_control_flow_arguments(self, op: Operation, arguments: Sequence[BlockArgument]) -> None:
        """Set the states of arguments of regions of `op` to which nothing is forwarded."""

    def visit_external_call(
        self, call: Operation, operands: Sequence[Lattice], results: Sequence[Lattice]
    ) -> None:
        """Set the states of the operands of a call to an external callee."""
        for number, operand in enumerate(operands_of(call)):
            self.visit_call_operand(call, operand, number)

    # -- the framework --------------------------------------------------------------------------------

    def lattice(self, value: Value) -> Lattice:
        return self.solver.get_or_create(self.lattice_class, value)

    def lattice_for(self, point: Point, value: Value) -> Lattice:
        return self.get_for(point, self.lattice_class, value)

    def set_all_to_exit_states(self, lattices: Sequence[Lattice]) -> None:
        for lattice in lattices:
            self.set_to_exit_state(lattice)

    def initialize(self, top: Operation) -> None:
        self._top = top
        stack = [top]
        while stack:
            op = stack.pop()
            self._visit_operation(op)
            inside: list[Operation] = []
            for region in op.region_list or ():
                for block in region.get_blocks():
                    self.solver.get_or_create(Executable, block).subscribe(self)
                    # Backward, so that states are propagated in few visits.
                    inside.extend(reversed(list(block.ops())))
            inside.reverse()
            stack.extend(inside)

    def visit(self, point: Point) -> None:
        if not isinstance(point, Block):
            self._visit_operation(point)

    def _visit_operation(self, op: Operation) -> None:
        block = op.parent_block
        if block is not None and not self.solver.get_or_create(Executable, block).is_live:
            return
        operands = [self.lattice(operand) for operand in operands_of(op)]
        results = [self.lattice_for(op, result) for result in results_of(op)]
        interfaces = op.info.interfaces
        region_branch = interfaces.get("RegionBranchOpInterface")
        if isinstance(region_branch, RegionBranchOpInterface):
            self._visit_region_branch(op, region_branch)
            return
        branch = interfaces.get("BranchOpInterface")
        if isinstance(branch, BranchOpInterface):
            self._visit_branch(op, branch)
            return
        call = interfaces.get("CallOpInterface")
        if isinstance(call, CallOpInterface) and self._visit_call(op, call, operands, results):
            return
        around = op.parent_op
        if around is not None:
            terminator = interfaces.get("RegionBranchTerminatorOpInterface")
            region_branch = around.info.interfaces.get("RegionBranchOpInterface")
            if isinstance(terminator, RegionBranchTerminatorOpInterface) and isinstance(
                region_branch, RegionBranchOpInterface
            ):
                self._visit_terminator(op, terminator, around, region_branch)
                return
            if op.info.has_trait("ReturnLike") and "CallableOpInterface" in around.info.interfaces:
                self._visit_return(op, around, operands)
                return
        self.visit_operation(op, operands, results)

    def _connect(self, op: Operation, forwarded: Sequence[Value], received: Sequence[Value]) -> None:
        for value, receiver in zip(forwarded, received):
            self.meet(self.lattice(value), self.lattice_for(op, receiver))

    def _visit_branch(self, op: Operation, branch: BranchOpInterface) -> None:
        rest = Unpassed(op)
        for index, successor in enumerate(op.successor_list or ()):
            passed = branch.successor_operands(op, index)
            self._connect(op, passed.forwarded, successor.args[passed.produced_count :])
            rest.take_away(passed.forwarded)
        for value, number in rest.operands():
            self.visit_branch_operand(op, value, number)

    def _visit_call(
        self,
        op: Operation,
        call: CallOpInterface,
        operands: Sequence[Lattice],
        results: Sequence[Lattice],
    ) -> bool:
        """Visit a call; False if its callee is unknown."""
        target = resolve_callee_inside(op, self._tables, self._top)
        callable = None if target is None else target.info.interfaces.get("CallableOpInterface")
        if target is None or not isinstance(callable, CallableOpInterface):
            return False
        region = callable.callable_region(target)
        if region is None or region.is_empty or not self.solver.is_interprocedural:
            self.visit_external_call(op, operands, results)
            return True
        rest = Unpassed(op)
        arguments = region.get_blocks()[0].args
        passed = call.arg_operands(op)[: len(arguments)]
        self._connect(op, passed, arguments)
        rest.take_away(passed)
        for value, number in rest.operands():
            self.visit_call_operand(op, value, number)
        return True

    def _visit_return(self, op: Operation, callable: Operation, operands: Sequence[Lattice]) -> None:
        calls = self.get_for(op, PredecessorState, callable)
        if not calls.all_known:
            self.set_all_to_exit_states(operands)
            return
        for call in calls.known:
            for operand, result in zip(operands, results_of(call)):
                self.meet(operand, self.lattice_for(op, result))

    def _visit_region_branch(self, op: Operation, branch: RegionBranchOpInterface) -> None:
        rest = Unpassed(op)
        for target in branch.successor_regions(op, None):
            passed = branch.entry_successor_operands(op, target)
            self._connect(op, passed, branch.successor_inputs(op, target))
            rest.take_away_numbers(branch.entry_operand_numbers(op, target))
        for target in branch.entry_successor_regions(op, [None] * op.operand_count):
            if target is not None:
                self._visit_other_arguments(op, branch, target)
        for value, number in rest.operands():
            self.visit_branch_operand(op, value, number)

    def _visit_other_arguments(self, op: Operation, branch: RegionBranchOpInterface, target: Region) -> None:
        inputs = set(branch.successor_inputs(op, target))
        others = [argument for argument in target.get_blocks()[0].args if argument not in inputs]
        self.visit_non_control_flow_arguments(op, others)

    def _visit_terminator(
        self,
        op: Operation,
        terminator: RegionBranchTerminatorOpInterface,
        around: Operation,
        branch: RegionBranchOpInterface,
    ) -> None:
        rest = Unpassed(op)
        for target in branch.successor_regions(around, op):
            passed = terminator.successor_operands(op, target)
            self._connect(op, passed, branch.successor_inputs(around, target))
            rest.take_away_numbers(terminator.operand_numbers(op, target))
        for value, number in rest.operands():
            self.visit_branch_operand(op, value, number)


class Unpassed:
    """The operands that an operation does not pass along."""

    __slots__ = ("_numbers", "_values")

    def __init__(self, op: Operation) -> None:
        self._values = operands_of(op)
        self._numbers = list(range(len(self._values)))

    def take_away(self, forwarded: Sequence[Value]) -> None:
        """Drop operands forwarded to one successor; of equal ones the last, as they are the last operands."""
        for value in reversed(forwarded):
            for place in range(len(self._numbers) - 1, -1, -1):
                if self._values[self._numbers[place]] is value:
                    del self._numbers[place]
                    break

    def take_away_numbers(self, numbers: range) -> None:
        """Leave out operands that are passed along, maybe to several regions."""
        self._numbers = [number for number in self._numbers if number not in numbers]

    def operands(self) -> list[tuple[Value, int]]:
        """The rest, with their numbers."""
        return [(self._values[number], number) for number in self._numbers]
