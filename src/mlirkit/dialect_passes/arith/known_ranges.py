"""The ranges of the values of an operation, and how they follow values that are replaced."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.data_flow import DataFlowSolver
from mlirkit.analysis.dead_code import DeadCodeAnalysis
from mlirkit.analysis.int_ranges import IntegerRangeAnalysis, IntRangeLattice
from mlirkit.analysis.sparse_constant_propagation import SparseConstantPropagation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.value import Value
from mlirkit.folding.int_range import IntRange
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern


class KnownRanges:
    """The ranges of values inside of an operation."""

    def __init__(self, op: Operation, with_constants: bool = True) -> None:
        self._solver = DataFlowSolver()
        self._solver.load(DeadCodeAnalysis)
        if with_constants:
            self._solver.load(SparseConstantPropagation)
        self._solver.load(IntegerRangeAnalysis)
        self._solver.run(op)

    def range_of(self, value: Value) -> IntRange | None:
        """The range of a value; None if unknown."""
        state = self._solver.lookup(IntRangeLattice, value)
        return None if state is None else state.range

    def ranges_of(self, values: Sequence[Value]) -> list[IntRange] | None:
        """The ranges of all values; None if one is unknown."""
        ranges: list[IntRange] = []
        for value in values:
            range = self.range_of(value)
            if range is None:
                return None
            ranges.append(range)
        return ranges

    def copy(self, old: Value, new: Value) -> None:
        """Copy the range of a value to the value that replaces it."""
        range = self.range_of(old)
        if range is not None:
            self._solver.get_or_create(IntRangeLattice, new).join_range(range)

    def is_never_negative(self, value: Value) -> bool:
        range = self.range_of(value)
        return range is not None and not range.smin.is_negative


class PatternsOfNames(FrozenRewritePatternSet):
    """Patterns by the name of the operation, and behind them one for operations of any name."""

    def __init__(self, patterns: dict[str, list[RewritePattern]], of_all: list[RewritePattern]) -> None:
        super().__init__({})
        self._by_name = patterns
        self._of_all = of_all

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        return [*self._by_name.get(info.name, ()), *self._of_all]
