"""States of values.  Mirror: AbstractSparseLattice of mlir/Analysis/DataFlow/SparseAnalysis.h."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.analysis.data_flow import AnalysisState, DataFlowSolver
from mlirkit.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class SparseLattice(AnalysisState):
    """The state of a value; its users are visited again when it changes."""

    __slots__ = ()

    def on_update(self, solver: DataFlowSolver) -> None:
        super().on_update(solver)
        subscribers = self.subscribers
        if subscribers:
            value: Value = self.anchor
            for user, _ in reversed(value.use_pairs()):
                for analysis in subscribers:
                    solver.enqueue(user, analysis)

    def join(self, other: SparseLattice) -> bool:
        """Widen by the state of another value; whether the state changed."""
        raise NotImplementedError
