"""Dead code: the blocks and edges that control reaches, and their predecessors.

    Executable           of a block or an edge: whether control may get there
    PredecessorState     of the start of a region, or behind an operation: the terminators and calls that
                         pass control there; of a function: its calls

Constants decide branches where constant propagation runs beside.
Mirror: mlir/lib/Analysis/DataFlow/DeadCodeAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.analysis.call_graph import resolve_callee_inside
from mlirkit.analysis.constants import ConstantLattice
from mlirkit.analysis.data_flow import AnalysisState, DataFlowAnalysis, DataFlowSolver, Point
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.interfaces import (
    BranchOpInterface,
    CallableOpInterface,
    RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface,
    is_symbol,
    symbol_interface,
)
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.symbol_table import SymbolTable, SymbolTableCollection
from mlirkit.core.symbol_uses import symbol_uses_in_region
from mlirkit.core.value import Value
from mlirkit.core.walk import collect


class Executable(AnalysisState):
    """Whether control may reach a block, or take an edge.

    When the state becomes live, subscribers visit the operations of the block, or the target of the edge.
    """

    __slots__ = ("is_live",)

    def __init__(self, anchor: Any) -> None:
        super().__init__(anchor)
        self.is_live = False

    def set_to_live(self) -> bool:
        """Mark the anchor live; whether it was dead before."""
        is_new = not self.is_live
        self.is_live = True
        return is_new

    def on_update(self, solver: DataFlowSolver) -> None:
        super().on_update(solver)
        anchor = self.anchor
        if isinstance(anchor, tuple):
            for analysis in self.subscribers:
                solver.enqueue(anchor[1], analysis)
            return
        for analysis in self.subscribers:
            solver.enqueue(anchor, analysis)
        for analysis in self.subscribers:
            for op in anchor.ops():
                solver.enqueue(op, analysis)


class PredecessorState(AnalysisState):
    """The predecessors: known operations, and whether these are all."""

    __slots__ = ("all_known", "inputs", "known")

    def __init__(self, anchor: Any) -> None:
        super().__init__(anchor)
        self.all_known = True
        self.known: dict[Operation, None] = {}
        # The values that receive the forwarded operands of each predecessor.
        self.inputs: dict[Operation, list[Value]] = {}

    def set_has_unknown_predecessors(self) -> bool:
        is_new = self.all_known
        self.all_known = False
        return is_new

    def join(self, op: Operation, inputs: list[Value] | None = None) -> bool:
        """Add a predecessor; whether the state changed."""
        is_new = op not in self.known
        self.known[op] = None
        if inputs and self.inputs.get(op) != inputs:
            self.inputs[op] = inputs
            return True
        return is_new


class DeadCodeAnalysis(DataFlowAnalysis):
    """Finds the code that control reaches."""

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver)
        self._tables = SymbolTableCollection()
        self._top: Operation | None = None

    def initialize(self, top: Operation) -> None:
        self._top = top
        self._mark_entry_blocks_live(top)
        self._initialize_callables(top)
        for op in collect(top):
            has_flow = op.region_list is not None or op.successor_list is not None
            if has_flow or _is_return(op) or "CallOpInterface" in op.info.interfaces:
                block = op.parent_block
                if block is not None:
                    self.solver.get_or_create(Executable, block).subscribe(self)
                self.visit(op)

    def _initialize_callables(self, top: Operation) -> None:
        """Mark the functions that may have callers outside of the analyzed operation."""

        def visit(table: Operation, all_uses_visible: bool) -> None:
            region = table.region_at(0)
            has_callable = False
            for op in region.get_blocks()[0].ops():
                callable = op.info.interfaces.get("CallableOpInterface")
                symbol = symbol_interface(op)
                if not isinstance(callable, CallableOpInterface) or callable.callable_region(op) is None:
                    continue
                if symbol is None:
                    continue
                visibility = symbol.visibility(op)
                if visibility == "public" or (not all_uses_visible and visibility == "nested"):
                    self._set_unknown(op)
                has_callable = True
            if not has_callable:
                return
            uses = symbol_uses_in_region(region)
            if uses is None:
                for op in reversed(collect(top)):
                    if "CallableOpInterface" in op.info.interfaces:
                        self._set_unknown(op)
                return
            for use in uses:
                if "CallOpInterface" not in use.user.info.interfaces:
                    target = None
                    if top.info.has_trait("SymbolTable"):
                        target = self._tables.lookup_symbol_in(top, use.symbol_ref)
                    if target is not None:
                        self._set_unknown(target)

        SymbolTable.walk_symbol_tables(top, top.parent_block is None, visit)

    def _set_unknown(self, point: Point) -> None:
        state = self.solver.get_or_create(PredecessorState, point)
        self.propagate_if_changed(state, state.set_has_unknown_predecessors())

    def _mark_live(self, block: Block) -> None:
        state = self.solver.get_or_create(Executable, block)
        self.propagate_if_changed(state, state.set_to_live())

    def _mark_edge_live(self, source: Block, target: Block) -> None:
        self._mark_live(target)
        state = self.solver.get_or_create(Executable, (source, target))
        self.propagate_if_changed(state, state.set_to_live())

    def _mark_entry_blocks_live(self, op: Operation) -> None:
        for region in op.region_list or ():
            for block in region.get_blocks()[:1]:
                self._mark_live(block)

    def visit(self, point: Point) -> None:
        if isinstance(point, Block):
            return
        op = point
        block = op.parent_block
        if block is not None and not self.solver.get_or_create(Executable, block).is_live:
            return
        interfaces = op.info.interfaces
        if "CallOpInterface" in interfaces:
            self._visit_call(op)
        if op.region_list is not None:
            branch = interfaces.get("RegionBranchOpInterface")
            if isinstance(branch, RegionBranchOpInterface):
                operands = self._operand_values(op)
                if operands is not None:
                    self._visit_edges(op, branch, op, branch.entry_successor_regions(op, operands))
            elif "CallableOpInterface" in interfaces:
                calls = self.get_for(op, PredecessorState, op)
                if not calls.all_known or calls.known:
                    self._mark_entry_blocks_live(op)
            else:
                self._mark_entry_blocks_live(op)
        if _is_return(op):
            self._visit_return(op)
        if op.successor_list is not None and block is not None:
            self._visit_branch(op, block)

    def _visit_call(self, call: Operation) -> None:
        target = resolve_callee_inside(call, self._tables, self._top)
        if target is not None and is_symbol(target) and not self._is_external(target):
            state = self.solver.get_or_create(PredecessorState, target)
            self.propagate_if_changed(state, state.join(call))
        else:
            self._set_unknown(call)

    def _is_external(self, target: Operation) -> bool:
        """Whether the body of a callee is outside of the analyzed operation or missing."""
        if self._top is None or not self._top.is_ancestor(target):
            return True
        callable = target.info.interfaces.get("CallableOpInterface")
        return isinstance(callable, CallableOpInterface) and callable.callable_region(target) is None

    def _operand_values(self, op: Operation) -> list[Attribute | None] | None:
        """The constants among the operands; None if the state of an operand is not known yet."""
        values: list[Attribute | None] = []
        is_complete = True
        for operand in operands_of(op):
            lattice = self.solver.get_or_create(ConstantLattice, operand)
            lattice.subscribe(self)
            if not lattice.is_initialized:
                is_complete = False
                break
            values.append(lattice.constant)
        return values if is_complete else None

    def _visit_branch(self, op: Operation, block: Block) -> None:
        successors = op.successor_list or []
        branch = op.info.interfaces.get("BranchOpInterface")
        if isinstance(branch, BranchOpInterface):
            operands = self._operand_values(op)
            if operands is None:
                return
            only = branch.successor_for_operands(op, operands)
            if only is not None:
                successors = [only]
        for successor in successors:
            self._mark_edge_live(block, successor)

    def _visit_return(self, op: Operation) -> None:
        """Mark the successors of a terminator of a region."""
        around = op.parent_op
        assert around is not None
        branch = around.info.interfaces.get("RegionBranchOpInterface")
        if isinstance(branch, RegionBranchOpInterface):
            operands = self._operand_values(op)
            terminator = op.info.interfaces.get("RegionBranchTerminatorOpInterface")
            if operands is None or not isinstance(terminator, RegionBranchTerminatorOpInterface):
                return
            self._visit_edges(around, branch, op, terminator.successor_regions(op, operands))
            return
        calls = self.get_for(op, PredecessorState, around)
        can_resolve = op.info.has_trait("ReturnLike")
        for call in calls.known:
            state = self.solver.get_or_create(PredecessorState, call)
            if can_resolve:
                self.propagate_if_changed(state, state.join(op))
            else:
                self.propagate_if_changed(state, state.set_has_unknown_predecessors())

    def _visit_edges(
        self,
        op: Operation,
        branch: RegionBranchOpInterface,
        predecessor: Operation,
        targets: Sequence[Region | None],
    ) -> None:
        for target in targets:
            point: Point = op if target is None else target.get_blocks()[0]
            if isinstance(point, Block):
                self._mark_live(point)
            state = self.solver.get_or_create(PredecessorState, point)
            has_changed = state.join(predecessor, branch.successor_inputs(op, target))
            self.propagate_if_changed(state, has_changed)


def _is_return(op: Operation) -> bool:
    """Whether an operation ends a region that control leaves there, or a function."""
    block = op.parent_block
    if block is None or op.successor_list or block.last is not op:
        return False
    around = op.parent_op
    if around is None:
        return False
    interfaces = around.info.interfaces
    return "RegionBranchOpInterface" in interfaces or "CallableOpInterface" in interfaces
