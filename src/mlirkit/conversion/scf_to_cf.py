"""The pass `convert-scf-to-cf`: loops and conditions become blocks and branches.

The blocks of a region replace its operation, between the operations before and behind it: the operation has
one entry and one exit, and so have the blocks.  `scf.parallel` becomes a nest of `scf.for` first, and
`scf.forall` without outputs `scf.parallel`.

Mirror: mlir/lib/Conversion/SCFToControlFlow/SCFToControlFlow.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import I64, DenseI32ArrayAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, cf, scf
from mlirkit.dialects.scf.loop_conversion import forall_to_parallel
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.conversion_config import ConversionConfig
from mlirkit.patterns.conversion_driver import apply_partial_conversion
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

_I32: Final = IntegerType(32)


def _for(op: scf.ForOp, rewriter: PatternRewriter) -> bool:
    """The first block of the body gets the loop's variables and branches to the body or the exit."""
    location, body = op.location, op.region
    before = op.parent_block
    end = rewriter.split_block(op)
    condition, last = body.blocks[0], body.blocks[-1]
    # A body has at least a terminator.
    first = _first(condition)
    begin = rewriter.split_block(first)
    if last is condition:
        last = begin
    _inline_region(rewriter, body, end)
    [variable, *carried] = condition.args
    rewriter.set_insertion_point_to_end(last)
    yielded = _last(last)
    next_value = rewriter.create(arith.AddIOp, [variable.type], [variable, op.step], loc=location).result
    latch = _branch(rewriter, location, condition, [next_value, *yielded.operand_values()])
    _keep_llvm_attributes(op, latch)
    rewriter.erase_op(yielded)
    assert before is not None
    rewriter.set_insertion_point_to_end(before)
    _branch(rewriter, location, condition, [op.lowerBound, *op.initArgs])
    rewriter.set_insertion_point_to_end(condition)
    predicate = arith.CmpIPredicate.ult if op.unsignedCmp else arith.CmpIPredicate.slt
    goes_on = rewriter.create(
        arith.CmpIOp,
        [IntegerType(1)],
        [variable, op.upperBound],
        {"predicate": integer_attr(I64, int(predicate))},
        loc=location,
    )
    _conditional_branch(rewriter, location, goes_on.result, (begin, ()), (end, ()))
    rewriter.replace_op(op, carried)
    return True


def _if(op: scf.IfOp, rewriter: PatternRewriter) -> bool:
    location = op.location
    before = op.parent_block
    assert before is not None
    end = target = rewriter.split_block(op)
    if op.result_count:
        region = before.parent_region
        assert region is not None
        types = [result.type for result in op.result_values()]
        target = rewriter.create_block(region, end, types, [location] * len(types))
        _branch(rewriter, location, end)
    then_block = op.thenRegion.blocks[0]
    _move_and_leave(op.thenRegion, target, location, rewriter)
    else_block = target
    if not op.elseRegion.is_empty:
        else_block = op.elseRegion.blocks[0]
        _move_and_leave(op.elseRegion, target, location, rewriter)
    rewriter.set_insertion_point_to_end(before)
    _conditional_branch(rewriter, location, op.condition, (then_block, ()), (else_block, ()))
    rewriter.replace_op(op, list(target.args))
    return True


def _execute_region(op: scf.ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
    location = op.location
    before = op.parent_block
    assert before is not None
    end = rewriter.split_block(op)
    rewriter.set_insertion_point_to_end(before)
    _branch(rewriter, location, op.region.blocks[0])
    for block in op.region.blocks:
        if isinstance(block.last, scf.YieldOp):
            _leave(block, end, location, rewriter)
    _inline_region(rewriter, op.region, end)
    results = [end.add_argument(result.type, location) for result in op.result_values()]
    rewriter.replace_op(op, results)
    return True


def _while(op: scf.WhileOp, rewriter: PatternRewriter) -> bool:
    location, outer = op.location, op.parent_block
    assert outer is not None
    end = rewriter.split_block(op)
    before, after = op.before.blocks[0], op.after.blocks[0]
    test, yielded = op.before.blocks[-1].last, op.after.blocks[-1].last
    assert isinstance(test, scf.ConditionOp) and yielded is not None
    _inline_region(rewriter, op.after, end)
    _inline_region(rewriter, op.before, after)
    rewriter.set_insertion_point_to_end(outer)
    _branch(rewriter, location, before, list(op.inits))
    forwarded = list(test.args)
    rewriter.set_insertion_point(test)
    branch = _conditional_branch(rewriter, test.location, test.condition, (after, forwarded), (end, ()))
    rewriter.replace_op(test, branch)
    rewriter.set_insertion_point(yielded)
    latch = _branch(rewriter, yielded.location, before, yielded.operand_values())
    rewriter.replace_op(yielded, latch)
    _keep_llvm_attributes(op, latch)
    rewriter.replace_op(op, forwarded)
    return True


def _do_while(op: scf.WhileOp, rewriter: PatternRewriter) -> bool:
    """Convert a loop whose second region only forwards its arguments: the first branches to itself."""
    only = op.after.blocks[0]
    if not isinstance(only.first, scf.YieldOp) or only.first.operand_values() != list(only.args):
        return False
    location, outer = op.location, op.parent_block
    assert outer is not None
    end = rewriter.split_block(op)
    before, test = op.before.blocks[0], op.before.blocks[-1].last
    assert isinstance(test, scf.ConditionOp)
    _inline_region(rewriter, op.before, end)
    rewriter.set_insertion_point_to_end(outer)
    _branch(rewriter, location, before, list(op.inits))
    forwarded = list(test.args)
    rewriter.set_insertion_point(test)
    latch = _conditional_branch(rewriter, test.location, test.condition, (before, forwarded), (end, ()))
    rewriter.replace_op(test, latch)
    _keep_llvm_attributes(op, latch)
    rewriter.replace_op(op, forwarded)
    return True


def _index_switch(op: scf.IndexSwitchOp, rewriter: PatternRewriter) -> bool:
    location, before = op.location, op.parent_block
    assert before is not None
    end = rewriter.split_block(op)
    results = [end.add_argument(result.type, location) for result in op.result_values()]
    targets: list[Block] = []
    for region in (*op.caseRegions, op.defaultRegion):
        targets.append(region.blocks[0])
        last = _last(region.blocks[0])
        rewriter.set_insertion_point(last)
        rewriter.replace_op(last, _branch(rewriter, last.location, end, last.operand_values()))
        _inline_region(rewriter, region, end)
    *cases, default = targets
    rewriter.set_insertion_point_to_end(before)
    number = rewriter.create(arith.IndexCastOp, [_I32], [op.arg], loc=location).result
    properties: dict[str, Attribute] = {
        "case_operand_segments": DenseI32ArrayAttr.get([0] * len(cases)),
        "operandSegmentSizes": DenseI32ArrayAttr.get([1, 0, 0]),
    }
    if cases:
        numbers = [APInt(case, 32) for case in op.cases.values]
        properties["case_values"] = dense_of(VectorType.get([len(cases)], _I32), numbers)
    rewriter.create(cf.SwitchOp, [], [number], properties, loc=location, successors=[default, *cases])
    rewriter.replace_op(op, results)
    return True


def _parallel(op: scf.ParallelOp, rewriter: PatternRewriter) -> bool:
    """A nest of loops, one per dimension; reductions become iteration arguments."""
    location, body = op.location, op.region.blocks[0]
    carried: Sequence[Value] = list(op.initVals)
    results: list[Value] = list(carried)
    variables: list[Value] = []
    for lower, upper, step in zip(op.lowerBound, op.upperBound, op.step, strict=True):
        loop = _loop(rewriter, location, [lower, upper, step], carried)
        inner = loop.region.blocks[0]
        if not variables:
            results = list(loop.result_values())
        elif loop.result_count:
            rewriter.create(scf.YieldOp, [], loop.result_values(), loc=location)
        variables.append(inner.args[0])
        carried = inner.args[1:]
        rewriter.set_insertion_point_to_start(inner)
    reduce = body.last
    assert isinstance(reduce, scf.ReduceOp)
    yielded: list[Value] = []
    for region, operand, argument in zip(reduce.reductions, reduce.operands_, carried, strict=True):
        block = region.blocks[0]
        last = block.last
        assert isinstance(last, scf.ReduceReturnOp)
        values: dict[Value, Value] = {block.args[0]: argument, block.args[1]: operand}
        yielded.append(values.get(last.result, last.result))
        rewriter.erase_op(last)
        rewriter.inline_block_before(block, reduce, [argument, operand])
    rewriter.erase_op(reduce)
    end = inner.last
    if end is None:
        rewriter.merge_blocks(body, inner, variables)
    else:
        rewriter.inline_block_before(body, end, variables)
    if yielded:
        rewriter.set_insertion_point_to_end(inner)
        rewriter.create(scf.YieldOp, [], yielded, loc=location)
    rewriter.replace_op(op, results)
    return True


def _forall(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Convert a loop without outputs to `scf.parallel` without reductions."""
    if op.outputs:
        return False
    forall_to_parallel(rewriter, op)
    return True


# -- operations that patterns make ---------------------------------------------------------------------------


def _first(block: Block) -> Operation:
    assert block.first is not None
    return block.first


def _last(block: Block) -> Operation:
    assert block.last is not None
    return block.last


def _inline_region(rewriter: PatternRewriter, region: Region, before: Block) -> None:
    target = before.parent_region
    assert target is not None
    rewriter.inline_region_before(region, target, before)


def _branch(
    rewriter: PatternRewriter, location: Location, target: Block, operands: Sequence[Value] = ()
) -> cf.BranchOp:
    return rewriter.create(cf.BranchOp, [], operands, loc=location, successors=[target])


def _conditional_branch(
    rewriter: PatternRewriter,
    location: Location,
    condition: Value,
    on_true: tuple[Block, Sequence[Value]],
    on_false: tuple[Block, Sequence[Value]],
) -> cf.CondBranchOp:
    (true_block, true_values), (false_block, false_values) = on_true, on_false
    return rewriter.create(
        cf.CondBranchOp,
        [],
        [condition, *true_values, *false_values],
        {"operandSegmentSizes": DenseI32ArrayAttr.get([1, len(true_values), len(false_values)])},
        loc=location,
        successors=[true_block, false_block],
    )


def _leave(block: Block, target: Block, location: Location, rewriter: PatternRewriter) -> None:
    """Let a block branch to `target` with its yielded values."""
    last = _last(block)
    rewriter.set_insertion_point_to_end(block)
    _branch(rewriter, location, target, last.operand_values())
    rewriter.erase_op(last)


def _move_and_leave(region: Region, target: Block, location: Location, rewriter: PatternRewriter) -> None:
    """Move the blocks of a region in front of `target`, to which the last one branches."""
    _leave(region.blocks[-1], target, location, rewriter)
    _inline_region(rewriter, region, target)


def _loop(
    rewriter: PatternRewriter, location: Location, bounds: Sequence[Value], carried: Sequence[Value]
) -> scf.ForOp:
    """A loop with an empty body, which has its terminator already if no value is carried."""
    region = Region()
    types = [value.type for value in (bounds[0], *carried)]
    block = region.blocks.append(*types, arg_locs=[location, *[value.location for value in carried]])
    loop = rewriter.create(scf.ForOp, types[1:], [*bounds, *carried], loc=location, regions=[region])
    if not carried:
        # The conversion is not notified of the terminator: it is part of the new loop.
        builder = PatternRewriter()
        builder.set_insertion_point_to_end(block)
        builder.create(scf.YieldOp, [], loc=location)
    return loop


def _keep_llvm_attributes(op: Operation, latch: Operation) -> None:
    """Copy attributes for LLVM, such as `llvm.loop_annotation`, to the branch back to the loop's header."""
    for name, value in op.attributes.entries().items():
        if value.DIALECT == "llvm":
            latch.discardable_attributes[name] = value


_PATTERNS: Final[dict[str, list[tuple[Callable[[Any, PatternRewriter], bool], str, int]]]] = {
    "scf.for": [(_for, "ForLowering", 1)],
    "scf.if": [(_if, "IfLowering", 1)],
    "scf.parallel": [(_parallel, "ParallelLowering", 1)],
    "scf.while": [(_while, "WhileLowering", 1), (_do_while, "DoWhileLowering", 2)],
    "scf.execute_region": [(_execute_region, "ExecuteRegionLowering", 1)],
    "scf.index_switch": [(_index_switch, "IndexSwitchLowering", 1)],
    "scf.forall": [(_forall, "ForallLowering", 1)],
}


def scf_to_cf_patterns() -> FrozenRewritePatternSet:
    patterns = RewritePatternSet()
    for root, listed in _PATTERNS.items():
        for function, name, benefit in listed:
            pattern = RewritePattern(function, benefit, f"(anonymous namespace)::{name}")
            patterns.add_pattern(root, pattern)
    return patterns.freeze()


class ConvertSCFToCF(Pass):
    ARGUMENT = "convert-scf-to-cf"
    IS_DEFINED = True

    def run(self) -> None:
        target = ConversionTarget(self.context)
        target.add_illegal_op(*_PATTERNS)
        target.mark_unknown_op_dynamically_legal(lambda op: True)
        config = ConversionConfig()
        config.allow_pattern_rollback = self.options.allow_pattern_rollback
        try:
            apply_partial_conversion(self.operation, target, scf_to_cf_patterns(), config)
        except MLIRError as error:
            self.fail(error)
