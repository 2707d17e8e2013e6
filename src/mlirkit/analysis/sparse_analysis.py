"""Sparse forward analyses: a result's state is computed from the states of its operation's operands.

The state of a block argument is computed from the operands that branches forward to it, regions and functions
included.  Mirror: mlir/lib/Analysis/DataFlow/SparseAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from mlirkit.analysis.call_graph import resolve_callee
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
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.value import Value

Lattice = TypeVar("Lattice", bound=SparseLattice)


@mypyc_attr(allow_interpreted_subclasses=True)
class SparseForwardAnalysis(DataFlowAnalysis, Generic[Lattice]):
    """Base of forward analyses over states of class `lattice_class`; DeadCodeAnalysis runs beside."""

    def __init__(self, solver: DataFlowSolver, lattice_class: type[Lattice]) -> None:
        super().__init__(solver)
        self.lattice_class = lattice_class
        self._tables = SymbolTableCollection()

    # -- overridden by analyses -----------------------------------------------------------------------

    def visit_operation(self, op: Operation, operands: Sequence[Lattice], results: Sequence[Lattice]) -> None:
        """Widen the states of results according to the states of operands."""
        raise NotImplementedError

    def set_to_entry_state(self, lattice: Lattice) -> None:
        """Set the state of a value without any information."""
        raise NotImplementedError

    def visit_external_call(
        self, call: Operation, operands: Sequence[Lattice], results: Sequence[Lattice]
    ) -> None:
        """Set the states of the results of a call to an external callee."""
        self.set_all_to_entry_states(results)

    def visit_non_control_flow_arguments(
        self, op: Operation, inputs: Sequence[Value], lattices: Sequence[Lattice], first: int
    ) -> None:
        """Set the states of arguments or results besides `inputs`, which begin at number `first`."""
        self.set_all_to_entry_states(lattices[:first])
        self.set_all_to_entry_states(lattices[first + len(inputs) :])

    # -- the framework --------------------------------------------------------------------------------

    def lattice(self, value: Value) -> Lattice:
        return self.solver.get_or_create(self.lattice_class, value)

    def lattice_for(self, point: Point, value: Value) -> Lattice:
        return self.get_for(point, self.lattice_class, value)

    def set_all_to_entry_states(self, lattices: Sequence[Lattice]) -> None:
        for lattice in lattices:
            self.set_to_entry_state(lattice)

    def join(self, lattice: Lattice, other: Lattice) -> None:
        self.propagate_if_changed(lattice, lattice.join(other))

    def initialize(self, top: Operation) -> None:
        for region in top.region_list or ():
            for block in region.get_blocks()[:1]:
                for argument in block.args:
                    self.set_to_entry_state(self.lattice(argument))
        stack: list[Point] = [top]
        while stack:
            point = stack.pop()
            inside: list[Point] = []
            if isinstance(point, Block):
                self.solver.get_or_create(Executable, point).subscribe(self)
                self._visit_block(point)
                inside.extend(point.ops())
            else:
                self._visit_operation(point)
                for region in point.region_list or ():
                    inside.extend(region.get_blocks())
            inside.reverse()
            stack.extend(inside)

    def visit(self, point: Point) -> None:
        if isinstance(point, Block):
            self._visit_block(point)
        else:
            self._visit_operation(point)

    def _visit_operation(self, op: Operation) -> None:
        if op.result0 is None:
            return
        block = op.parent_block
        if block is not None and not self.solver.get_or_create(Executable, block).is_live:
            return
        results = [self.lattice(result) for result in results_of(op)]
        interfaces = op.info.interfaces
        branch = interfaces.get("RegionBranchOpInterface")
        if isinstance(branch, RegionBranchOpInterface):
            self._visit_region_successors(op, op, branch, results)
            return
        operands: list[Lattice] = []
        for operand in operands_of(op):
            lattice = self.lattice(operand)
            lattice.subscribe(self)
            operands.append(lattice)
        if "CallOpInterface" in interfaces:
            self._visit_call(op, operands, results)
        else:
            self.visit_operation(op, operands, results)

    def _visit_block(self, block: Block) -> None:
        if not block.args or not self.solver.get_or_create(Executable, block).is_live:
            return
        lattices = [self.lattice(argument) for argument in block.args]
        region = block.parent_region
        assert region is not None
        if region.get_blocks()[0] is not block:
            self._visit_edges(block, lattices)
            return
        op = region.parent_op
        assert op is not None
        callable = op.info.interfaces.get("CallableOpInterface")
        if isinstance(callable, CallableOpInterface) and callable.callable_region(op) is region:
            self._visit_callable(op, block, lattices)
            return
        branch = op.info.interfaces.get("RegionBranchOpInterface")
        if isinstance(branch, RegionBranchOpInterface):
            self._visit_region_successors(block, op, branch, lattices)
        else:
            self.visit_non_control_flow_arguments(op, [], lattices, 0)

    def _visit_edges(self, block: Block, lattices: list[Lattice]) -> None:
        """Join the operands that branches forward to a block that is not the first."""
        for last in block.incoming():
            source = last.parent_block
            assert source is not None
            for index, successor in enumerate(last.successor_list or ()):
                if successor is not block:
                    continue
                edge = self.solver.get_or_create(Executable, (source, block))
                edge.subscribe(self)
                if not edge.is_live:
                    continue
                branch = last.info.interfaces.get("BranchOpInterface")
                if not isinstance(branch, BranchOpInterface):
                    self.set_all_to_entry_states(lattices)
                    return
                passed = branch.successor_operands(last, index)
                self.set_all_to_entry_states(lattices[: passed.produced_count])
                rest = lattices[passed.produced_count :]
                for lattice, value in zip(rest, passed.forwarded):
                    self.join(lattice, self.lattice_for(block, value))

    def _visit_call(self, call: Operation, operands: list[Lattice], results: list[Lattice]) -> None:
        target = resolve_callee(call, self._tables)
        callable = None if target is None else target.info.interfaces.get("CallableOpInterface")
        is_external = (
            target is not None
            and isinstance(callable, CallableOpInterface)
            and callable.callable_region(target) is None
        )
        if is_external or not self.solver.is_interprocedural:
            self.visit_external_call(call, operands, results)
            return
        predecessors = self.get_for(call, PredecessorState, call)
        if not predecessors.all_known:
            self.set_all_to_entry_states(results)
            return
        for op in predecessors.known:
            for operand, lattice in zip(operands_of(op), results):
                self.join(lattice, self.lattice_for(call, operand))

    def _visit_callable(self, op: Operation, entry: Block, lattices: list[Lattice]) -> None:
        calls = self.get_for(entry, PredecessorState, op)
        if not calls.all_known or not self.solver.is_interprocedural:
            self.set_all_to_entry_states(lattices)
            return
        for call in calls.known:
            interface = call.info.interfaces["CallOpInterface"]
            assert isinstance(interface, CallOpInterface)
            for operand, lattice in zip(interface.arg_operands(call), lattices):
                self.join(lattice, self.lattice_for(entry, operand))

    def _visit_region_successors(
        self, point: Point, op: Operation, branch: RegionBranchOpInterface, lattices: list[Lattice]
    ) -> None:
        """Join the operands forwarded to results (the point is `op`) or to a region's first block."""
        target = point.parent_region if isinstance(point, Block) else None
        predecessors = self.get_for(point, PredecessorState, point)
        for operation in list(predecessors.known):
            if operation is op:
                operands = branch.entry_successor_operands(op, target)
            else:
                terminator = operation.info.interfaces.get("RegionBranchTerminatorOpInterface")
                if not isinstance(terminator, RegionBranchTerminatorOpInterface):
                    self.set_all_to_entry_states(lattices)
                    return
                operands = terminator.successor_operands(operation, target)
            inputs = predecessors.inputs.get(operation, [])
            first = 0
            if len(inputs) != len(lattices):
                first = inputs[0].number if inputs else 0
                self.visit_non_control_flow_arguments(op, inputs, lattices, first)
            for operand, lattice in zip(operands, lattices[first:]):
                self.join(lattice, self.lattice_for(point, operand))
