"""Canonicalization patterns of branches: skip blocks that only branch, resolve constant conditions.

Mirror: mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import cf, ub
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN: Final = "(anonymous namespace)::"


def _replace_by_branch(
    op: Operation, target: Block, values: Sequence[Value], rewriter: PatternRewriter
) -> None:
    """Replace `op` by an unconditional branch."""
    rewriter.replace_op(op, rewriter.create(cf.BranchOp, [], values, loc=op, successors=[target]))


def collapsed_branch(target: Block, values: Sequence[Value]) -> tuple[Block, list[Value]] | None:
    """The target of a block that only branches on, and the operands passed there."""
    branch = target.first
    if not isinstance(branch, cf.BranchOp) or branch.next_op is not None:
        return None
    if any(user is not branch for argument in target.args for user in argument.users):
        return None
    following = branch.dest
    if following is target:
        return None
    visited = {target, following}
    last = following.last
    while last is not None and isinstance(last, cf.BranchOp):
        successor = last.dest
        if successor in visited:
            return None
        visited.add(successor)
        last = successor.last
    passed: list[Value] = []
    for value in branch.operand_values():
        is_own = isinstance(value, BlockArgument) and value.block is target
        passed.append(values[value.number] if is_own else value)
    return following, passed


def _begins_with_branch(block: Block) -> bool:
    return isinstance(block.first, cf.BranchOp)


@canonicalizer(cf.AssertOp)
def erase_true_assertion(op: cf.AssertOp, rewriter: PatternRewriter) -> bool:
    """Erase an assertion that holds."""
    if constant_integer(op.arg) != 1:
        return False
    rewriter.erase_op(op)
    return True


@canonicalizer(cf.BranchOp)
def simplify_branch(op: cf.BranchOp, rewriter: PatternRewriter) -> bool:
    """Merge a block with its only predecessor; else skip a block that only branches."""
    target, block = op.dest, op.parent_block
    values = op.operand_values()
    if target is block:
        return False
    if target.single_predecessor is not None and block is not None:
        rewriter.erase_op(op)
        rewriter.merge_blocks(target, block, values)
        return True
    collapsed = collapsed_branch(target, values)
    if collapsed is None:
        return False
    _replace_by_branch(op, *collapsed, rewriter)
    return True


@canonicalizer(cf.CondBranchOp, _PATTERN + "SimplifyConstCondBranchPred")
def choose_by_constant(op: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Replace a branch on a constant condition."""
    condition = constant_integer(op.condition)
    if condition is None:
        return False
    if condition:
        _replace_by_branch(op, op.trueDest, list(op.trueDestOperands), rewriter)
    else:
        _replace_by_branch(op, op.falseDest, list(op.falseDestOperands), rewriter)
    return True


@canonicalizer(cf.CondBranchOp, _PATTERN + "SimplifyPassThroughCondBranch")
def lead_past_branches(op: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Skip blocks that only branch."""
    if not (_begins_with_branch(op.trueDest) or _begins_with_branch(op.falseDest)):
        return False
    targets = [
        (op.trueDest, list(op.trueDestOperands)),
        (op.falseDest, list(op.falseDestOperands)),
    ]
    collapsed = [collapsed_branch(*target) for target in targets]
    if collapsed == [None, None]:
        return False
    (true_dest, true_values), (false_dest, false_values) = [
        target if other is None else other for target, other in zip(targets, collapsed)
    ]
    properties = {"operandSegmentSizes": DenseI32ArrayAttr.get([1, len(true_values), len(false_values)])}
    weights = op.branch_weights
    if weights is not None:
        properties["branch_weights"] = weights
    operands = [op.condition, *true_values, *false_values]
    successors = [true_dest, false_dest]
    rewriter.replace_op(
        op, rewriter.create(cf.CondBranchOp, [], operands, properties, loc=op, successors=successors)
    )
    return True


@canonicalizer(cf.CondBranchOp, _PATTERN + "SimplifyCondBranchIdenticalSuccessors")
def merge_equal_successors(op: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Replace a branch whose successors are equal by a branch with selected operands."""
    target = op.trueDest
    if target is not op.falseDest:
        return False
    true_values, false_values = list(op.trueDestOperands), list(op.falseDestOperands)
    pairs = list(zip(true_values, false_values, strict=True))
    if all(one is other for one, other in pairs):
        _replace_by_branch(op, target, true_values, rewriter)
        return True
    if any(source is not op for source in target.incoming()):
        return False
    values: list[Value] = []
    for one, other in pairs:
        if one is not other:
            operands = [op.condition, one, other]
            one = rewriter.create("arith.select", [one.type], operands, loc=op).result
        values.append(one)
    _replace_by_branch(op, target, values, rewriter)
    return True


@canonicalizer(cf.CondBranchOp, _PATTERN + "SimplifyCondBranchFromCondBranchOnSameCondition")
def reuse_decision(op: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Replace a branch on the condition that its only predecessor branched on."""
    block = op.parent_block
    source = None if block is None else block.single_predecessor
    earlier = None if source is None else source.last
    if not isinstance(earlier, cf.CondBranchOp) or earlier.condition is not op.condition:
        return False
    if block is earlier.trueDest:
        _replace_by_branch(op, op.trueDest, list(op.trueDestOperands), rewriter)
    else:
        _replace_by_branch(op, op.falseDest, list(op.falseDestOperands), rewriter)
    return True


@canonicalizer(cf.CondBranchOp, _PATTERN + "CondBranchTruthPropagation")
def propagate_truth(op: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Replace the condition by a constant in a block with one predecessor."""
    condition: Value = op.condition
    has_changed = False
    for target, truth in zip(op.successors, (True, False)):
        if target.single_predecessor is None:
            continue
        constant: Value | None = None
        for user, number in _uses_in(target, condition):
            if constant is None:
                type = IntegerType.get_signless(1)
                value = {"value": BoolAttr.get(truth)}
                constant = rewriter.create("arith.constant", [type], (), value, loc=op).result
            rewriter.set_operand(user, number, constant)
            has_changed = True
    return has_changed


def _uses_in(block: Block, value: Value) -> list[tuple[Operation, int]]:
    """The uses of a value by operations of a block, newest first."""
    result = [
        (op, number)
        for op in block.ops()
        for number, operand in enumerate(op.operand_values())
        if operand is value
    ]
    # A condition may have many uses elsewhere: they are visited only if several uses need an order.
    if len(result) > 1:
        return [use for use in reversed(value.use_pairs()) if use[0].parent_block is block]
    return result


@canonicalizer(cf.CondBranchOp, _PATTERN + "DropUnreachableCondBranch")
def avoid_unreachable(op: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Replace a branch of which one successor is unreachable."""
    true_dest, false_dest = op.successors
    for dead, target, values in (
        (true_dest, false_dest, op.falseDestOperands),
        (false_dest, true_dest, op.trueDestOperands),
    ):
        only = dead.first
        if only is not None and only.next_op is None and isinstance(only, ub.UnreachableOp):
            _replace_by_branch(op, target, list(values), rewriter)
            return True
    return False
