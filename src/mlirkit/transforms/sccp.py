"""Sparse conditional constant propagation: values that must be constants are replaced by constants.

Constants are at the start of the region that shares them, the newest first; an operation is erased if all its
results are replaced and it has no effects.  Mirror: mlir/lib/Transforms/SCCP.cpp.
"""

from __future__ import annotations

from mlirkit.analysis.constants import ConstantLattice
from mlirkit.analysis.data_flow import DataFlowSolver
from mlirkit.analysis.dead_code import DeadCodeAnalysis
from mlirkit.analysis.sparse_constant_propagation import SparseConstantPropagation
from mlirkit.core.block import Block
from mlirkit.core.erasure import erase_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.region import Region
from mlirkit.core.side_effects import would_op_be_trivially_dead
from mlirkit.core.value import Value
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.constants import NewConstants


def propagate_constants(root: Operation) -> None:
    """Replace values that must be constants in the regions of `root`."""
    solver = DataFlowSolver()
    solver.load(DeadCodeAnalysis)
    solver.load(SparseConstantPropagation)
    solver.run(root)
    constants = NewConstants()
    worklist: list[Block] = []

    def add(regions: list[Region] | None) -> None:
        for region in regions or ():
            worklist.extend(reversed(region.get_blocks()))

    add(root.region_list)
    while worklist:
        block = worklist.pop()
        for op in block.ops():
            replaced_all = op.result0 is not None
            for result in results_of(op):
                replaced_all &= _replace(solver, constants, block, result)
            if replaced_all and would_op_be_trivially_dead(op):
                erase_operation(op)
            else:
                add(op.region_list)
        for argument in block.args:
            _replace(solver, constants, block, argument)


def _replace(solver: DataFlowSolver, constants: NewConstants, block: Block, value: Value) -> bool:
    """Replace a value if it must be a constant; whether it was replaced."""
    lattice = solver.lookup(ConstantLattice, value)
    if lattice is None or lattice.constant is None:
        return False
    constant = constants.get_or_create(block, lattice.dialect, lattice.constant, value.type)
    if constant is None:
        return False
    value.replace_all_uses_with(constant)
    return True


class SCCP(Pass):
    ARGUMENT = "sccp"
    IS_DEFINED = True

    def run(self) -> None:
        propagate_constants(self.operation)
