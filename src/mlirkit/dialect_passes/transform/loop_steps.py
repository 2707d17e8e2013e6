"""Transforms of loops: `transform.loop.unroll` of `scf.for`, and conversions between kinds of loops.

Mirror: mlir/lib/Dialect/SCF/TransformOps/SCFTransformOps.cpp.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import affine, scf, transform
from mlirkit.dialects.scf.loop_conversion import forall_to_for, forall_to_parallel, parallel_to_nested_fors
from mlirkit.dialects.scf.unrolling import unroll_by_factor
from mlirkit.dialects.transform.interpretation import (
    Interpretation,
    definite,
    silenceable,
    step,
    step_for_each,
)
from mlirkit.dialects.transform.tracking import tracking_listener
from mlirkit.patterns.rewriter import PatternRewriter


@step_for_each(transform.LoopUnrollOp)
def unroll(run: Interpretation, op: transform.LoopUnrollOp, target: Operation) -> None:
    if isinstance(target, affine.AffineForOp):
        raise definite(op, f"mlirkit does not apply '{op.info.name}' to '{target.info.name}'")
    if not isinstance(target, scf.ForOp):
        raise silenceable(op, "failed to unroll, incorrect type of payload")
    unroll_by_factor(target, op.factor.value)


# -- kinds of loops -----------------------------------------------------------------------------------------


def _single_target(run: Interpretation, op: Operation, handle: Value) -> Operation:
    targets = run.operations(handle)
    if len(targets) != 1:
        raise silenceable(op, "expected a single payload op")
    return targets[0]


def _require_results(op: Operation, target: Operation, expected: int, message: str) -> None:
    if op.result_count != expected:
        raise target.note_on(silenceable(op, message), "payload op")


def _forall_target(run: Interpretation, op: Operation, handle: Value) -> scf.ForallOp:
    target = _single_target(run, op, handle)
    if not isinstance(target, scf.ForallOp):
        failure = silenceable(op, "expected the payload to be scf.forall")
        raise target.note_on(failure, "payload op")
    if target.outputs:
        raise silenceable(op, "unsupported shared outputs (didn't bufferize?)")
    return target


@step(transform.ForallToForOp)
def apply_forall_to_for(run: Interpretation, op: transform.ForallToForOp) -> None:
    target = _forall_target(run, op, op.target)
    count = len(target.staticLowerBound.values)
    _require_results(
        op,
        target,
        count,
        f"op expects as many results ({op.result_count}) as payload has induction variables ({count})",
    )
    loops = forall_to_for(PatternRewriter(tracking_listener(run, op)), target)
    for result, loop in zip(op.result_values(), loops, strict=True):
        run.associate(result, [loop])


@step(transform.ForallToParallelOp)
def apply_forall_to_parallel(run: Interpretation, op: transform.ForallToParallelOp) -> None:
    target = _forall_target(run, op, op.target)
    _require_results(op, target, 1, f"op expects one result, given {op.result_count}")
    loop = forall_to_parallel(PatternRewriter(tracking_listener(run, op)), target)
    for result in op.result_values():
        run.associate(result, [loop])


@step(transform.ParallelForToNestedForOps)
def apply_parallel_to_nested_fors(run: Interpretation, op: transform.ParallelForToNestedForOps) -> None:
    target = _single_target(run, op, op.target)
    if not isinstance(target, scf.ParallelOp):
        failure = silenceable(op, "expected the payload to be scf.parallel")
        raise target.note_on(failure, "payload op")
    _require_results(op, target, 1, f"op expects one result, given {op.result_count}")
    if target.result_count:
        raise silenceable(op, "failed to convert parallel into nested fors")
    loops = parallel_to_nested_fors(PatternRewriter(tracking_listener(run, op)), target)
    for result in op.result_values():
        run.associate(result, loops[:1])
