"""Canonicalization patterns of `cf.switch`: remove impossible cases, skip blocks that only branch.

Mirror: mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.value import Value
from mlirkit.dialects.cf.canonicalize import collapsed_branch
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import cf
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

# A successor and its operands.
Target = tuple[Block, list[Value]]
# The value of a case, and its target.
Case = tuple[int, Target]


def _default(op: cf.SwitchOp) -> Target:
    return op.defaultDestination, list(op.defaultOperands)


def _cases(op: cf.SwitchOp) -> list[Case]:
    values = op.case_values
    numbers = [] if values is None else [values.attribute_at(index) for index in range(len(values))]
    targets = zip(op.caseDestinations, op.caseOperands, strict=True)
    cases = [number.value for number in numbers if isinstance(number, IntegerAttr)]
    return [(number, (block, operands)) for number, (block, operands) in zip(cases, targets)]


def _replace_by_branch(op: cf.SwitchOp, target: Target, rewriter: PatternRewriter) -> None:
    block, operands = target
    branch = rewriter.create(cf.BranchOp, [], operands, loc=op, successors=[block])
    rewriter.replace_op(op, branch)


def _replace(op: cf.SwitchOp, default: Target, cases: Sequence[Case], rewriter: PatternRewriter) -> None:
    """Replace `op` by a switch with other targets."""
    operand_groups = [values for _, (_, values) in cases]
    flat = [value for values in operand_groups for value in values]
    properties: dict[str, Attribute] = {
        "case_operand_segments": DenseI32ArrayAttr.get([len(values) for values in operand_groups]),
        "operandSegmentSizes": DenseI32ArrayAttr.get([1, len(default[1]), len(flat)]),
    }
    if cases:
        width = op.flag.type.width
        type = VectorType.get([len(cases)], op.flag.type)
        properties["case_values"] = dense_of(type, [APInt(number, width) for number, _ in cases])
    made = rewriter.create(
        cf.SwitchOp,
        [],
        [op.flag, *default[1], *flat],
        properties,
        loc=op,
        successors=[default[0], *[block for _, (block, _) in cases]],
    )
    rewriter.replace_op(op, made)


def _target_of(op: cf.SwitchOp, number: int) -> Target:
    """The target of a switch for a number."""
    return next((target for case, target in _cases(op) if case == number), _default(op))


@canonicalizer(cf.SwitchOp)
def branch_without_cases(op: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Replace a switch without cases by a branch."""
    if op.caseDestinations:
        return False
    _replace_by_branch(op, _default(op), rewriter)
    return True


@canonicalizer(cf.SwitchOp)
def drop_cases_like_default(op: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Drop cases with the target of the default."""
    default = _default(op)
    cases = _cases(op)
    kept = [case for case in cases if case[1] != default]
    if len(kept) == len(cases):
        return False
    _replace(op, default, kept, rewriter)
    return True


@canonicalizer(cf.SwitchOp)
def choose_by_constant(op: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Replace a switch on a constant by a branch."""
    number = constant_integer(op.flag)
    if number is None:
        return False
    _replace_by_branch(op, _target_of(op, number), rewriter)
    return True


@canonicalizer(cf.SwitchOp)
def lead_past_branches(op: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Skip blocks that only branch."""
    default, cases = _default(op), _cases(op)
    collapsed = [collapsed_branch(*target) for target in (default, *[target for _, target in cases])]
    if all(branch is None for branch in collapsed):
        return False
    targets = [
        old if new is None else new
        for old, new in zip((default, *[target for _, target in cases]), collapsed)
    ]
    numbers = [number for number, _ in cases]
    _replace(op, targets[0], list(zip(numbers, targets[1:], strict=True)), rewriter)
    return True


def _switch_before(op: cf.SwitchOp) -> cf.SwitchOp | None:
    """The switch on the same value that is the only predecessor."""
    block = op.parent_block
    assert block is not None
    source = block.single_predecessor
    last = None if source is None else source.last
    return last if isinstance(last, cf.SwitchOp) and last.flag is op.flag else None


@canonicalizer(cf.SwitchOp)
def reuse_decision(op: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Replace a switch on the value whose case led here."""
    earlier = _switch_before(op)
    block = op.parent_block
    if earlier is None or earlier.defaultDestination is block:
        return False
    number = next(case for case, target in _cases(earlier) if target[0] is block)
    _replace_by_branch(op, _target_of(op, number), rewriter)
    return True


@canonicalizer(cf.SwitchOp)
def drop_decided_cases(op: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Drop cases that a switch before has excluded by its default."""
    earlier = _switch_before(op)
    block = op.parent_block
    if earlier is None or earlier.defaultDestination is not block:
        return False
    decided = {case for case, target in _cases(earlier) if target[0] is not block}
    cases = _cases(op)
    kept = [case for case in cases if case[0] not in decided]
    if len(kept) == len(cases):
        return False
    _replace(op, _default(op), kept, rewriter)
    return True
