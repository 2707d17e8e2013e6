"""Transforms that rewrite the payload as passes do: by patterns, common subexpression elimination, or passes.

Handles track the changes (dialects/transform/tracking.py), except for changes by a pass.
Mirror: mlir/lib/Dialect/Transform/IR/TransformOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED, OperationName
from mlirkit.core.side_effects import is_op_trivially_dead
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import (
    Interpretation,
    definite,
    silenceable,
    step,
    step_for_each,
)
from mlirkit.dialects.transform.tracking import tracking_listener
from mlirkit.passes.op_pass_manager import ANY
from mlirkit.passes.pass_manager import PassManager
from mlirkit.passes.pass_registry import MissingPass, is_registered
from mlirkit.passes.pipeline_text import PipelineError, add_pass_text
from mlirkit.patterns.canonicalization import CanonicalizationPatterns
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_op_patterns_greedily, apply_patterns_greedily
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, by_benefit
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.transforms.cse import eliminate_common_subexpressions
from mlirkit.transforms.loop_invariant_code_motion import move_invariant_code_out_of_loop
from mlirkit.transforms.loop_invariant_subset_hoisting import hoist_loop_invariant_subsets

_LOOP: Final = "LoopLikeOpInterface"
# The maximal number of alternations of patterns and common subexpression elimination.
_MOST_TURNS: Final = 50

#: Functions that give the patterns of an operation in `apply_patterns`, by its name.
PatternSource: TypeAlias = Callable[[Operation], FrozenRewritePatternSet]
PATTERN_SOURCES: Final[dict[str, PatternSource]] = {
    "transform.apply_patterns.canonicalization": lambda op: CanonicalizationPatterns()
}


class _AllOf(FrozenRewritePatternSet):
    """The patterns of several sets."""

    def __init__(self, sets: Sequence[FrozenRewritePatternSet]) -> None:
        super().__init__({})
        self._sets = sets

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        return by_benefit(
            [pattern for pattern_set in self._sets for pattern in pattern_set.patterns_for(info)]
        )


def require_separate(op: Operation, target: Operation) -> None:
    """A transform must not change itself."""
    if target.is_ancestor(op):
        failure = definite(op, "cannot apply transform to itself (or one of its ancestors)")
        raise target.note_on(failure, "target payload op")


# -- patterns -----------------------------------------------------------------------------------------------


@step_for_each(transform.ApplyPatternsOp)
def apply_patterns(run: Interpretation, op: transform.ApplyPatternsOp, target: Operation) -> None:
    require_separate(op, target)
    sets: list[FrozenRewritePatternSet] = []
    for descriptor in op.patterns.ops():
        source = PATTERN_SOURCES.get(descriptor.info.name)
        if source is None:
            raise definite(descriptor, f"mlirkit has no patterns for '{descriptor.info.name}'")
        sets.append(source(descriptor))
    config = GreedyRewriteConfig()
    config.listener = listener = tracking_listener(run, op)
    if op.max_iterations is not None:
        config.max_iterations = int(op.max_iterations.value)
    if op.max_num_rewrites is not None:
        config.max_num_rewrites = int(op.max_num_rewrites.value)
    patterns = sets[0] if len(sets) == 1 else _AllOf(sets)
    for _ in range(_MOST_TURNS):
        if target.info.has_trait("IsolatedFromAbove"):
            converged = apply_patterns_greedily(target, patterns, config)
        else:
            nested = [nested for nested in walk_postorder(target) if nested is not target]
            converged = apply_op_patterns_greedily(nested, patterns, config).converged
        if not converged:
            raise silenceable(target, "greedy pattern application failed")
        if not op.apply_cse or not eliminate_common_subexpressions(target, listener=listener).changed:
            return
    raise definite(op, "fixpoint iteration did not converge")


@step_for_each(transform.ApplyCommonSubexpressionEliminationOp)
def apply_cse(
    run: Interpretation, op: transform.ApplyCommonSubexpressionEliminationOp, target: Operation
) -> None:
    require_separate(op, target)
    eliminate_common_subexpressions(target, listener=tracking_listener(run, op))


@step_for_each(transform.ApplyDeadCodeEliminationOp)
def apply_dce(run: Interpretation, op: transform.ApplyDeadCodeEliminationOp, target: Operation) -> None:
    require_separate(op, target)
    rewriter = PatternRewriter(tracking_listener(run, op))
    # A stack of operations that may be dead.
    pending: dict[Operation, None] = {}

    def erase(dead: Operation) -> None:
        for nested in walk_postorder(dead):
            for value in nested.operand_values():
                definer = value.defining_op
                if definer is not None and definer is not target and target.is_ancestor(definer):
                    pending.setdefault(definer)
        for nested in walk_postorder(dead):
            pending.pop(nested, None)
        rewriter.erase_op(dead)

    for nested in list(walk_postorder(target)):
        if nested is not target and nested.info is not ERASED and is_op_trivially_dead(nested):
            erase(nested)
    while pending:
        nested, _ = pending.popitem()
        if is_op_trivially_dead(nested):
            erase(nested)


# -- loops --------------------------------------------------------------------------------------------------


@step_for_each(transform.ApplyLoopInvariantCodeMotionOp, _LOOP)
def apply_licm(run: Interpretation, op: transform.ApplyLoopInvariantCodeMotionOp, target: Operation) -> None:
    loop = target.info.interfaces.get(_LOOP)
    assert isinstance(loop, LoopLikeOpInterface)
    move_invariant_code_out_of_loop(target, loop)


@step_for_each(transform.HoistLoopInvariantSubsetsOp, _LOOP)
def apply_hoisting(run: Interpretation, op: transform.HoistLoopInvariantSubsetsOp, target: Operation) -> None:
    results = target.result_values()
    replaced = hoist_loop_invariant_subsets(target)
    if replaced is not target:
        run.replace(target, replaced)
        for old, new in zip(results, replaced.result_values(), strict=False):
            run.replace(old, new)


# -- passes -------------------------------------------------------------------------------------------------


@step(transform.ApplyRegisteredPassOp)
def apply_registered_pass(run: Interpretation, op: transform.ApplyRegisteredPassOp) -> None:
    name, context = op.pass_name.value, op.info.context
    assert context is not None
    options = {} if op.options is None else op.options.entries
    text = " ".join([f"{key}={','.join(_option_values(run, op, value))}" for key, value in options.items()])
    manager = PassManager(ANY, context)
    try:
        if not is_registered(name, manager.tool):
            raise definite(op, f"unknown pass or pass pipeline: {name}")
        add_pass_text(name, text, manager)
    except MissingPass as error:
        raise definite(op, str(error)) from None
    except PipelineError as error:
        for complaint in error.complaints:
            context.emit(op.diagnostic(complaint.text))
        failure = op.error(str(error.message))
        failure.error_diagnostics.append(
            op.diagnostic(f"failed to add pass or pass pipeline to pipeline: {name}")
        )
        raise failure from None
    targets = run.operations(op.target)
    for target in targets:
        require_separate(op, target)
        if not manager.run_on(target):
            raise target.note_on(silenceable(op, "pass pipeline failed"), "target op")
    run.associate(op.result, targets)


def _option_values(run: Interpretation, op: transform.ApplyRegisteredPassOp, value: Attribute) -> list[str]:
    """An option's value as texts: lists and parameters may have several."""
    names: list[str] = []
    pending = [value]
    while pending:
        attribute = pending.pop()
        if isinstance(attribute, transform.ParamOperandAttr):
            pending.extend(reversed(run.parameters(op.dynamic_options[int(attribute.index.value)])))
        elif isinstance(attribute, ArrayAttr):
            pending.extend(reversed(list(attribute)))
        elif isinstance(attribute, StringAttr):
            names.append(attribute.value)
        elif isinstance(attribute, IntegerAttr | FloatAttr):
            names.append(str(attribute).removesuffix(f" : {attribute.type}"))
        else:
            names.append(str(attribute))
    return names
