"""Transforms of loops: `transform.loop.unroll` of `scf.for`.

Mirror: mlir/lib/Dialect/SCF/TransformOps/SCFTransformOps.cpp.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import affine, scf, transform
from mlirkit.dialects.scf.unrolling import unroll_by_factor
from mlirkit.dialects.transform.interpretation import Interpretation, definite, silenceable, step_for_each


@step_for_each(transform.LoopUnrollOp)
def unroll(run: Interpretation, op: transform.LoopUnrollOp, target: Operation) -> None:
    if isinstance(target, affine.AffineForOp):
        raise definite(op, f"mlirkit does not apply '{op.info.name}' to '{target.info.name}'")
    if not isinstance(target, scf.ForOp):
        raise silenceable(op, "failed to unroll, incorrect type of payload")
    unroll_by_factor(target, op.factor.value)
