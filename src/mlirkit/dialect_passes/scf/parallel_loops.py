"""Parallel loops become loops of another kind: `scf-forall-to-for` and others.

Mirror: ForallToFor.cpp, ForallToParallel.cpp and ParallelForToNestedFors.cpp in SCF/Transforms.
"""

from __future__ import annotations

from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import scf
from mlirkit.dialects.scf.loop_conversion import forall_to_for, forall_to_parallel, parallel_to_nested_fors
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.rewriter import PatternRewriter


class ForallToForLoop(Pass):
    ARGUMENT = "scf-forall-to-for"
    IS_DEFINED = True

    def run(self) -> None:
        rewriter = PatternRewriter()
        for op in list(walk_postorder(self.operation)):
            if isinstance(op, scf.ForallOp):
                if op.outputs:
                    # mlir-opt crashes in this case.
                    raise op.op_error("has outputs, which the loops would have to carry along")
                forall_to_for(rewriter, op)


class ForallToParallelLoop(Pass):
    ARGUMENT = "scf-forall-to-parallel"
    IS_DEFINED = True

    def run(self) -> None:
        rewriter = PatternRewriter()
        for op in list(walk_postorder(self.operation)):
            if isinstance(op, scf.ForallOp):
                if op.outputs:
                    self.signal_pass_failure()
                    return
                forall_to_parallel(rewriter, op)


class ParallelForToNestedFors(Pass):
    ARGUMENT = "scf-parallel-for-to-nested-fors"
    IS_DEFINED = True

    def run(self) -> None:
        rewriter = PatternRewriter()
        for op in list(walk_postorder(self.operation)):
            if isinstance(op, scf.ParallelOp) and not op.result_count:
                parallel_to_nested_fors(rewriter, op)
