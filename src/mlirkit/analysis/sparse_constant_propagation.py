"""Constant propagation: operations whose operands are constants may fold to constants.

Mirror: mlir/lib/Analysis/DataFlow/ConstantPropagationAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.constants import ConstantLattice
from mlirkit.analysis.data_flow import DataFlowSolver
from mlirkit.analysis.sparse_analysis import SparseForwardAnalysis
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.verified import KNOWN
from mlirkit.patterns.folding import fold_with


class SparseConstantPropagation(SparseForwardAnalysis[ConstantLattice]):
    """Finds the constants that values are."""

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver, ConstantLattice)

    def visit_operation(
        self, op: Operation, operands: Sequence[ConstantLattice], results: Sequence[ConstantLattice]
    ) -> None:
        # Operations with regions may fold in place.
        if op.region_list is not None:
            self.set_all_to_entry_states(results)
            return
        constants: list[Attribute | None] = []
        for operand in operands:
            if not operand.is_initialized:
                return
            constants.append(operand.constant)
        values = operands_of(op)
        attrs, props = op.attrs, op.props
        folded = fold_with(op, constants)
        if folded is None:
            self.set_all_to_entry_states(results)
            return
        if not folded:
            # In-place folding is undone: the constants may still widen.
            op.set_operands(values)
            op.attrs = attrs
            KNOWN.stamp = None
            # Attributes get their old values back; new attributes stay.
            if isinstance(props, DictionaryAttr) and isinstance(op.props, DictionaryAttr):
                op.props = op.props.with_entries({**op.props.entries, **props.entries})
            self.set_all_to_entry_states(results)
            return
        dialect = op.info.dialect_name
        for lattice, attribute in zip(results, folded):
            if isinstance(attribute, Attribute):
                self.propagate_if_changed(lattice, lattice.join_constant(attribute, dialect))
            else:
                self.join(lattice, self.lattice(attribute))

    def set_to_entry_state(self, lattice: ConstantLattice) -> None:
        self.propagate_if_changed(lattice, lattice.join_constant(None))
