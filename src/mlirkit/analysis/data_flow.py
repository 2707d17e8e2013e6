"""Data flow: states of values, blocks and operations that analyses widen until nothing changes any more.

    solver = DataFlowSolver()
    solver.load(DeadCodeAnalysis); solver.load(SparseConstantPropagation)
    solver.run(op)
    state = solver.lookup(ConstantLattice, value)

A state belongs to a class and an anchor: a value, a block, an edge between blocks, or an operation, which
represents the point behind it.  An analysis that reads a state while it visits a point visits the point again
when the state changes.  Mirror: mlir/lib/Analysis/DataFlowFramework.cpp.
"""

from __future__ import annotations

from collections import deque
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value

# The start of a block, or the point behind an operation.
Point = Operation | Block
Anchor = Operation | Block | Value | tuple[Block, Block]

State = TypeVar("State", bound="AnalysisState")
Analysis = TypeVar("Analysis", bound="DataFlowAnalysis")


@mypyc_attr(allow_interpreted_subclasses=True)
class AnalysisState:
    """The state of an anchor, which only becomes less precise."""

    __slots__ = ("anchor", "dependents", "subscribers")

    def __init__(self, anchor: Any) -> None:
        self.anchor = anchor
        # Points that an analysis visits again when the state changes, in order.
        self.dependents: dict[tuple[Point, DataFlowAnalysis], None] | None = None
        # Analyses that visit the uses of the anchor again; most states have the same subscribers.
        self.subscribers: tuple[DataFlowAnalysis, ...] = ()

    def add_dependent(self, point: Point, analysis: DataFlowAnalysis) -> None:
        """Let an analysis visit a point again when the state changes."""
        dependents = self.dependents
        if dependents is None:
            self.dependents = {(point, analysis): None}
        else:
            dependents[point, analysis] = None

    def subscribe(self, analysis: DataFlowAnalysis) -> None:
        """Let an analysis visit the uses of the anchor when the state changes."""
        subscribers = self.subscribers
        if not subscribers:
            self.subscribers = analysis.alone
        elif analysis not in subscribers:
            self.subscribers = (*subscribers, analysis)

    def on_update(self, solver: DataFlowSolver) -> None:
        """The state has changed."""
        dependents = self.dependents
        if dependents is not None:
            for point, analysis in dependents:
                solver.enqueue(point, analysis)


@mypyc_attr(allow_interpreted_subclasses=True)
class DataFlowAnalysis:
    """An analysis: it visits all of an operation once, then the points that it is called with."""

    def __init__(self, solver: DataFlowSolver) -> None:
        self.solver = solver
        # The subscribers of a state with this analysis only.
        self.alone: tuple[DataFlowAnalysis, ...] = (self,)

    def initialize(self, top: Operation) -> None:
        raise NotImplementedError

    def visit(self, point: Point) -> None:
        raise NotImplementedError

    def propagate_if_changed(self, state: AnalysisState, has_changed: bool) -> None:
        if has_changed:
            state.on_update(self.solver)

    def get_for(self, point: Point, kind: type[State], anchor: Anchor) -> State:
        """The state of an anchor, with the point as a dependent."""
        state = self.solver.get_or_create(kind, anchor)
        state.add_dependent(point, self)
        return state


class DataFlowSolver:
    """Runs analyses together until nothing changes any more."""

    def __init__(self, is_interprocedural: bool = True) -> None:
        self.is_interprocedural = is_interprocedural
        self._analyses: list[DataFlowAnalysis] = []
        self._states: dict[type[AnalysisState], dict[Anchor, Any]] = {}
        self._worklist: deque[tuple[Point, DataFlowAnalysis]] = deque()

    def load(self, kind: type[Analysis], *arguments: Any) -> Analysis:
        """Add an analysis."""
        analysis = kind(self, *arguments)
        self._analyses.append(analysis)
        return analysis

    def run(self, top: Operation) -> None:
        """Analyze an operation and its contents."""
        for analysis in self._analyses:
            analysis.initialize(top)
        worklist = self._worklist
        while worklist:
            point, analysis = worklist.popleft()
            analysis.visit(point)

    def enqueue(self, point: Point, analysis: DataFlowAnalysis) -> None:
        self._worklist.append((point, analysis))

    def lookup(self, kind: type[State], anchor: Anchor) -> State | None:
        """The state of an anchor; None if it has none."""
        states = self._states.get(kind)
        return None if states is None else states.get(anchor)

    def get_or_create(self, kind: type[State], anchor: Anchor) -> State:
        states = self._states.get(kind)
        if states is None:
            states = self._states[kind] = {}
        state: State | None = states.get(anchor)
        if state is None:
            state = states[anchor] = kind(anchor)
        return state
