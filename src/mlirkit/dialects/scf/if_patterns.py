"""Canonicalization patterns of `scf.if`.

Mirror: the patterns of IfOp in mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.block import Block
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_bool, create_select, negated
from mlirkit.dialects.constant_values import constant_integer, result_number
from mlirkit.dialects.declared import arith, scf
from mlirkit.dialects.region_branches import region_branch_patterns
from mlirkit.dialects.scf.regions import replace_by_region, yield_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.constants import make_constant
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN: Final = "(anonymous namespace)::"


def _does_nothing(region: Region) -> bool:
    """Whether a region is one block with only a terminator."""
    block = region.blocks[0]
    return block.first is block.last


@canonicalizer(scf.IfOp, _PATTERN + "CombineIfs")
def combine_ifs(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive ifs on one condition, or on its negation.

    scf.if %c { a } else { b }                      scf.if %c { a; c } else { b; d }
    scf.if %c { c } else { d }          ->
    """
    earlier = op.prev_op
    if not isinstance(earlier, scf.IfOp):
        return False
    blocks = _blocks_under(earlier.condition, op)
    if blocks is None:
        return False
    then_block, else_block = blocks
    _forward_results(earlier, then_block, else_block, rewriter)
    types = [value.type for value in (*earlier.results_, *op.results_)]
    combined = rewriter.create(scf.IfOp, types, [earlier.condition], loc=op, regions=2)
    rewriter.inline_region_before(earlier.thenRegion, combined.thenRegion)
    if then_block is not None:
        _append_block(combined.thenRegion, then_block, rewriter)
    rewriter.inline_region_before(earlier.elseRegion, combined.elseRegion)
    if else_block is not None:
        region = else_block.parent_region
        assert region is not None
        if combined.elseRegion.is_empty:
            rewriter.inline_region_before(region, combined.elseRegion)
        else:
            _append_block(combined.elseRegion, else_block, rewriter)
    results = list(combined.results_)
    count = len(earlier.results_)
    rewriter.replace_op(earlier, results[:count])
    rewriter.replace_op(op, results[count:])
    return True


def _blocks_under(condition: Value, op: scf.IfOp) -> tuple[Block | None, Block | None] | None:
    """The blocks of an if that run where a condition holds, and where it does not; None if unknown."""
    then_block = op.thenRegion.blocks[0]
    else_block = op.elseRegion.first_block
    if negated(op.condition) is condition or negated(condition) is op.condition:
        return else_block, then_block
    return (then_block, else_block) if op.condition is condition else None


def _forward_results(
    op: scf.IfOp, then_block: Block | None, else_block: Block | None, rewriter: PatternRewriter
) -> None:
    """Replace uses of the results of `op` in merged blocks by the yielded values."""
    if op.elseRegion.is_empty:
        return
    pairs = zip(yield_of(op.thenRegion).results_, yield_of(op.elseRegion).results_, strict=True)
    for result, values in zip(op.results_, pairs):
        for user, number in reversed(result.use_pairs()):
            for block, value in zip((then_block, else_block), values):
                region = None if block is None else block.parent_region
                if region is not None and region.is_ancestor(user.parent_region):
                    rewriter.set_operand(user, number, value)
                    break


def _append_block(region: Region, block: Block, rewriter: PatternRewriter) -> None:
    """Append the operations of another region's block, and yield the values of both."""
    first = yield_of(region)
    target = region.blocks[0]
    second = block.last
    assert isinstance(second, scf.YieldOp)
    rewriter.merge_blocks(block, target)
    rewriter.set_insertion_point_to_end(target)
    rewriter.create(scf.YieldOp, [], [*first.results_, *second.results_], loc=second)
    rewriter.erase_op(first)
    rewriter.erase_op(second)


@canonicalizer(scf.IfOp, _PATTERN + "CombineNestedIfs")
def combine_nested_ifs(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Merge an if that is the only operation in another into one if, on both conditions.

    scf.if %a { scf.if %b { c } }       ->          scf.if (%a and %b) { c }
    """
    inner = op.thenRegion.blocks[0].first
    if not isinstance(inner, scf.IfOp) or inner.next_op is not op.thenRegion.blocks[0].last:
        return False
    if any(
        not conditional.elseRegion.is_empty and not _does_nothing(conditional.elseRegion)
        for conditional in (op, inner)
    ):
        return False
    then_values = list(yield_of(op.thenRegion).results_)
    else_values = [] if op.elseRegion.is_empty else list(yield_of(op.elseRegion).results_)
    selected: list[int] = []
    for index, value in enumerate(then_values):
        if value.defining_op is inner:
            number = result_number(value)
            # The else results of both must be equal.
            if yield_of(inner.elseRegion).results_[number] is not else_values[index]:
                return False
            then_values[index] = yield_of(inner.thenRegion).results_[number]
        elif _is_in(value, op.thenRegion):
            return False
        else:
            # It depends only on the outer condition.
            selected.append(index)
    condition = rewriter.create(
        arith.AndIOp, [op.condition.type], [op.condition, inner.condition], loc=op
    ).result
    types = [result.type for result in op.results_]
    combined = rewriter.create(scf.IfOp, types, [condition], loc=op, regions=2)
    block = combined.thenRegion.blocks.append()
    results: list[Value] = list(combined.results_)
    rewriter.set_insertion_point(combined)
    for index in selected:
        pair = then_values[index], else_values[index]
        results[index] = create_select(rewriter, op, op.condition, *pair)
    rewriter.merge_blocks(inner.thenRegion.blocks[0], block)
    _replace_yield(combined.thenRegion, then_values, rewriter)
    if else_values:
        rewriter.set_insertion_point_to_end(combined.elseRegion.blocks.append())
        rewriter.create(scf.YieldOp, [], else_values, loc=op)
    rewriter.replace_op(op, results)
    return True


def _is_in(value: Value, region: Region) -> bool:
    """Whether a value is defined in a region, not in one nested in it."""
    block = value.parent_block
    return block is not None and block.parent_region is region


def _replace_yield(region: Region, values: list[Value], rewriter: PatternRewriter) -> None:
    last = yield_of(region)
    rewriter.set_insertion_point_to_end(region.blocks[-1])
    rewriter.replace_op(last, rewriter.create(scf.YieldOp, [], values, loc=last))


@canonicalizer(scf.IfOp, _PATTERN + "ConditionPropagation")
def propagate_condition(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Replace the condition by a constant in the branches."""
    condition: Value = op.condition
    if constant_value(condition) is not None:
        return False
    constants: dict[bool, Value] = {}
    has_changed = False
    for user, number in reversed(condition.use_pairs()):
        truth = _branch_around(user, op)
        if truth is None:
            continue
        if truth not in constants:
            constants[truth] = create_bool(rewriter, op, truth)
        rewriter.set_operand(user, number, constants[truth])
        has_changed = True
    return has_changed


def _branch_around(inner: Operation, op: scf.IfOp) -> bool | None:
    """The branch of an if that contains an operation, or None."""
    region = inner.parent_region
    while region is not None:
        if region.parent_op is op:
            return region is op.thenRegion
        region = region.parent_region
    return None


@canonicalizer(scf.IfOp, _PATTERN + "ConvertTrivialIfToSelect")
def convert_to_select(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Replace results that are values from outside by `arith.select`.

        %r:2 = scf.if %c { %x = a; yield %x, %y } else { %z = b; yield %z, %w }
    ->
        %r#0 = scf.if %c { %x = a; yield %x } else { %z = b; yield %z }
        %r#1 = arith.select %c, %y, %w
    """
    if not op.results_:
        return False
    pairs = list(zip(yield_of(op.thenRegion).results_, yield_of(op.elseRegion).results_, strict=True))
    is_inner = [_is_in(one, op.thenRegion) or _is_in(other, op.elseRegion) for one, other in pairs]
    if all(is_inner):
        return False
    kept = [pair for pair, inner in zip(pairs, is_inner) if inner]
    types = [one.type for one, _ in kept]
    replacement = rewriter.create(scf.IfOp, types, [op.condition], loc=op, regions=2)
    replacement.thenRegion.take_body(op.thenRegion)
    replacement.elseRegion.take_body(op.elseRegion)
    rewriter.set_insertion_point(replacement)
    inner_results = iter(replacement.results_)
    results: list[Value] = []
    for (one, other), inner in zip(pairs, is_inner):
        if inner:
            results.append(next(inner_results))
        elif one is other:
            results.append(one)
        else:
            results.append(create_select(rewriter, op, op.condition, one, other))
    _replace_yield(replacement.thenRegion, [one for one, _ in kept], rewriter)
    _replace_yield(replacement.elseRegion, [other for _, other in kept], rewriter)
    rewriter.replace_op(op, results)
    return True


@canonicalizer(scf.IfOp, _PATTERN + "RemoveEmptyElseBranch")
def remove_empty_else(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Erase an empty else branch."""
    if op.results_ or op.elseRegion.is_empty or not _does_nothing(op.elseRegion):
        return False
    replacement = rewriter.create(
        scf.IfOp,
        [],
        [op.condition],
        dict(op.properties),
        dict(op.discardable_attributes),
        loc=op,
        regions=2,
    )
    rewriter.inline_region_before(op.thenRegion, replacement.thenRegion)
    rewriter.erase_op(op)
    return True


@canonicalizer(scf.IfOp, _PATTERN + "RemoveStaticCondition")
def choose_by_constant(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Inline the branch that a constant condition selects."""
    condition = constant_integer(op.condition)
    if condition is None:
        return False
    region = op.thenRegion if condition else op.elseRegion
    if region.is_empty:
        rewriter.erase_op(op)
    else:
        replace_by_region(op, region, rewriter)
    return True


@canonicalizer(scf.IfOp, _PATTERN + "ReplaceIfYieldWithConditionOrValue")
def replace_results(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Replace a result that both branches yield; replace one that is true or false by the condition."""
    if not op.results_:
        return False
    has_changed = False
    pairs = zip(yield_of(op.thenRegion).results_, yield_of(op.elseRegion).results_, strict=True)
    for result, (one, other) in zip(op.results_, pairs):
        if not result.has_uses:
            continue
        if one is other:
            result.replace_all_uses_with(one)
            has_changed = True
            continue
        flags = constant_value(one), constant_value(other)
        if flags == (BoolAttr.get(True), BoolAttr.get(False)):
            result.replace_all_uses_with(op.condition)
            has_changed = True
        elif flags == (BoolAttr.get(False), BoolAttr.get(True)):
            result.replace_all_uses_with(_create_negation(op, one, rewriter))
            has_changed = True
    return has_changed


def _create_negation(op: scf.IfOp, constant: Value, rewriter: PatternRewriter) -> Value:
    """Create the negation of an if's condition, with a constant of the dialect of an existing one."""
    definition = constant.defining_op
    assert definition is not None
    dialect = definition.info.dialect_name
    true = make_constant(op.context, dialect, BoolAttr.get(True), integer_type(1), op.location)
    assert true is not None
    operands = [op.condition, rewriter.insert(true).result]
    return rewriter.create(arith.XOrIOp, [op.condition.type], operands, loc=op).result


region_branch_patterns(scf.IfOp)
