"""Transforms of MLIR's tests that move dependencies of operations or values in front of an operation."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.slices import backward_slice
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.operation import Operation
from mlirkit.core.speculation import is_pure
from mlirkit.core.value import Value
from mlirkit.dialects.transform.interpretation import Interpretation, step
from mlirkit.dialects.transform.steps import emit_remark
from mlirkit.dialects.transform.tracking import tracking_listener
from mlirkit.patterns.rewriter import PatternRewriter

_IN_SLICE = "cannot move dependencies before operation in backward slice of op"


@step("transform.test.move_operand_deps")
def move_operand_dependencies(run: Interpretation, op: Operation) -> None:
    """Mirrors moveOperationDependencies."""
    [target, *_] = run.operations(op.operand_at(0))
    [place, *_] = run.operations(op.operand_at(1))
    dominance = DominanceInfo()
    if target.parent_block is not place.parent_block:
        # The reference's own spelling.
        emit_remark(
            op, "unsupported caes where operation and insertion point are not in the same basic block"
        )
    elif not dominance.properly_dominates(place, target):
        emit_remark(op, "insertion point does not dominate op")
    else:
        moved = _slice(target, place, dominance)
        if place in moved:
            emit_remark(op, _IN_SLICE)
        else:
            _move(run, op, moved, place)


@step("transform.test.move_value_defns")
def move_value_definitions(run: Interpretation, op: Operation) -> None:
    """Mirrors moveValueDefinitions."""
    *handles, last = op.operand_values()
    [place, *_] = run.operations(last)
    values = [run.values(handle)[0] for handle in handles]
    problem = _problem_of_moving(run, op, values, place)
    if problem is not None:
        emit_remark(op, problem)


def _problem_of_moving(
    run: Interpretation, op: Operation, values: Sequence[Value], place: Operation
) -> str | None:
    """Move the definitions of the values that do not dominate a place, or return why that is impossible."""
    dominance = DominanceInfo()
    definitions: list[Operation] = []
    for value in values:
        if dominance.properly_dominates(value, place):
            continue
        definition = value.defining_op
        if definition is None:
            return "unsupported case of moving block argument before insertion point"
        if definition.parent_block is not place.parent_block:
            return (
                "unsupported case of moving definition of value before an insertion point in a different "
                "basic block"
            )
        definitions.append(definition)
    moved = list(
        dict.fromkeys(each for root in definitions for each in (*_slice(root, place, dominance), root))
    )
    if not all(is_pure(each) for each in moved):
        return "cannot move value definitions with side-effecting operations in the slice"
    if place in moved:
        return _IN_SLICE
    _move(run, op, moved, place)
    return None


def _slice(root: Operation, place: Operation, dominance: DominanceInfo) -> list[Operation]:
    """The dependencies of an operation that do not dominate a place; definitions precede their users."""
    found = backward_slice(root, omit_block_arguments=True, reads_inside=True)
    return [each for each in found if not dominance.properly_dominates(each, place)]


def _move(run: Interpretation, op: Operation, moved: Sequence[Operation], place: Operation) -> None:
    rewriter = PatternRewriter(tracking_listener(run, op))
    for each in moved:
        rewriter.move_before(each, place)
