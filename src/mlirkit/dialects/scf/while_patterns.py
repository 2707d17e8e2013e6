"""Canonicalization patterns of `scf.while`.

Mirror: the patterns of WhileOp in mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.arith_operations import create_bool, inverted
from mlirkit.dialects.constant_values import result_number
from mlirkit.dialects.declared import arith, scf
from mlirkit.dialects.region_branches import region_branch_patterns
from mlirkit.dialects.scf.regions import yield_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN: Final = "(anonymous namespace)::"


def _condition_of(op: scf.WhileOp) -> scf.ConditionOp:
    last = op.before.blocks[0].last
    assert isinstance(last, scf.ConditionOp)
    return last


@canonicalizer(scf.WhileOp, _PATTERN + "WhileConditionTruth")
def assume_condition(op: scf.WhileOp, rewriter: PatternRewriter) -> bool:
    """Replace a condition that is forwarded to the body by true there."""
    condition = _condition_of(op)
    true: Value | None = None
    for forwarded, argument in zip(condition.args, op.after.blocks[0].args):
        if forwarded is condition.condition and argument.has_uses:
            if true is None:
                true = create_bool(rewriter, op.location, True)
            rewriter.replace_all_uses_with(argument, true)
    return true is not None


@canonicalizer(scf.WhileOp, _PATTERN + "WhileCmpCond")
def assume_comparison(op: scf.WhileOp, rewriter: PatternRewriter) -> bool:
    """Replace comparisons in the body that equal the loop's condition, or its inverse, by constants."""
    condition = _condition_of(op)
    comparison = condition.condition.defining_op
    if not isinstance(comparison, arith.CmpIOp):
        return False
    answers = {comparison.predicate: True, inverted(comparison.predicate): False}
    has_changed = False
    for forwarded, argument in zip(condition.args, op.after.blocks[0].args):
        for side, other in ((0, 1), (1, 0)):
            if forwarded is not comparison.operand_at(side):
                continue
            for user in dict.fromkeys(argument.users):
                if not isinstance(user, arith.CmpIOp) or user.predicate not in answers:
                    continue
                if user.operand_at(other) is comparison.operand_at(other):
                    value = {"value": BoolAttr.get(answers[user.predicate])}
                    constant = rewriter.create(
                        arith.ConstantOp, [integer_type(1)], (), value, loc=user.location
                    )
                    rewriter.replace_op(user, constant)
                    has_changed = True
    return has_changed


@canonicalizer(scf.WhileOp, _PATTERN + "WhileOpAlignBeforeArgs")
def align_arguments(op: scf.WhileOp, rewriter: PatternRewriter) -> bool:
    """Forward all arguments of the condition's region in their order."""
    before, after = op.before.blocks[0], op.after.blocks[0]
    condition = _condition_of(op)
    forwarded = list(condition.args)
    arguments: list[Value] = list(before.args)
    if forwarded == arguments or len(set(forwarded)) != len(forwarded) or set(forwarded) != set(arguments):
        return False
    rewriter.set_insertion_point(condition)
    aligned = rewriter.create(scf.ConditionOp, [], [condition.condition, *arguments], loc=condition.location)
    rewriter.replace_op(condition, aligned)
    rewriter.set_insertion_point(op)
    types = [argument.type for argument in arguments]
    loop = rewriter.create(scf.WhileOp, types, list(op.inits), loc=op, regions=2)
    locations = [init.location for init in op.inits]
    new_before = loop.before.blocks.append(*types, arg_locs=locations)
    new_after = loop.after.blocks.append(*types, arg_locs=[op.location] * len(types))
    order = [arguments.index(argument) for argument in forwarded]
    rewriter.inline_block_at_start(before, new_before, new_before.args)
    rewriter.inline_block_at_start(after, new_after, [new_after.args[index] for index in order])
    rewriter.replace_op(op, [loop.results_[index] for index in order])
    return True


@canonicalizer(scf.WhileOp, _PATTERN + "WhileMoveIfDown")
def move_if_into_body(op: scf.WhileOp, rewriter: PatternRewriter) -> bool:
    """Move an `scf.if` on the condition, right before it, into the body.

        scf.while { ... scf.if %c { a } scf.condition(%c) } do { b }
    ->
        scf.while { ... scf.condition(%c) } do { a; b }
    """
    condition = _condition_of(op)
    branch = condition.prev_op
    if not isinstance(branch, scf.IfOp) or branch.condition is not condition.condition:
        return False
    if not branch.elseRegion.is_empty and branch.elseRegion.blocks[0].first is not yield_of(
        branch.elseRegion
    ):
        return False
    body = op.after.blocks[0]
    for index in range(len(condition.args)):
        passed = condition.args[index]
        if passed.defining_op is branch:
            number = result_number(passed)
            then_value = yield_of(branch.thenRegion).results_[number]
            else_value = yield_of(branch.elseRegion).results_[number]
            rewriter.replace_all_uses_with(passed, else_value)
            rewriter.replace_all_uses_with(body.args[index], then_value)
    captured = _captured(branch.thenRegion, op.before)
    types = [value.type for value in (*op.results_, *captured)]
    loop = rewriter.create(scf.WhileOp, types, list(op.inits), loc=op, regions=2)
    loop.before.take_body(op.before)
    loop.after.take_body(op.after)
    for value in captured:
        body.add_argument(value.type, op.location)
    rewriter.operation_modified(loop)
    for value in captured:
        condition.add_operand(value)
    rewriter.operation_modified(condition)
    region = branch.thenRegion
    count = len(op.results_)
    for value, argument in zip(captured, body.args[count:]):
        rewriter.replace_uses_with_if(
            value, argument, lambda user, number: region.is_ancestor(user.parent_region)
        )
    rewriter.erase_op(yield_of(region))
    rewriter.inline_block_at_start(region.blocks[0], body, [])
    rewriter.erase_op(branch)
    rewriter.replace_op(op, list(loop.results_)[:count])
    return True


def _captured(region: Region, outer: Region) -> list[Value]:
    """The values of one region that another uses, in the order of uses."""
    operands = (
        value for op in region.ops() for inner in walk_postorder(op) for value in inner.operand_values()
    )
    return list(
        dict.fromkeys(
            operand
            for operand in operands
            if operand.parent_block is not None and operand.parent_block.parent_region is outer
        )
    )


region_branch_patterns(scf.WhileOp)
