"""Canonicalization patterns that inline regions which run once.

Patterns of conditionals and loops are in `if_patterns`, `for_patterns`, `while_patterns`,
`parallel_patterns`, `forall_patterns`.  Mirror: mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import cf, scf
from mlirkit.dialects.region_branches import region_branch_patterns
from mlirkit.dialects.scf.regions import replace_by_region
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(scf.ExecuteRegionOp, "SingleBlockExecuteInliner")
def inline_block(op: scf.ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
    """Inline a region of one block."""
    if len(op.region.blocks) != 1 or op.no_inline:
        return False
    replace_by_region(op, op.region, rewriter)
    return True


@canonicalizer(scf.ExecuteRegionOp, "MultiBlockExecuteInliner")
def inline_blocks(op: scf.ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
    """Inline a region of several blocks, where the parent allows several.

        a; %x = scf.execute_region { ^b: ... yield %y }; c
    ->
        a; br ^b
      ^b: ... br ^d(%y)
      ^d(%x): c
    """
    around = op.parent_op
    block = op.parent_block
    if op.no_inline or around is None or block is None:
        return False
    is_function = "FunctionOpInterface" in around.info.interfaces
    if not is_function and not isinstance(around, scf.ExecuteRegionOp):
        return False
    body = op.region
    behind = rewriter.split_block(op)
    rewriter.set_insertion_point_to_end(block)
    rewriter.create(cf.BranchOp, [], loc=op, successors=[body.blocks[0]])
    for operation in body:
        last = operation.last
        if isinstance(last, scf.YieldOp):
            rewriter.set_insertion_point(last)
            rewriter.create(cf.BranchOp, [], list(last.results_), loc=last.location, successors=[behind])
            rewriter.erase_op(last)
    region = behind.parent_region
    assert region is not None
    rewriter.inline_region_before(body, region, behind)
    results = [behind.add_argument(result.type, result.location) for result in op.results]
    rewriter.replace_op(op, results)
    return True


@canonicalizer(scf.IndexSwitchOp, "FoldConstantCase")
def choose_by_constant(op: scf.IndexSwitchOp, rewriter: PatternRewriter) -> bool:
    """Inline the region that a constant selects."""
    number = constant_integer(op.arg)
    if number is None:
        return False
    cases = list(op.cases.values)
    region = op.caseRegions[cases.index(number)] if number in cases else op.defaultRegion
    block = region.blocks[0]
    last = block.last
    assert last is not None
    results = last.operand_values()
    rewriter.inline_block_before(block, op, [])
    rewriter.erase_op(last)
    rewriter.replace_op(op, results)
    return True


region_branch_patterns(scf.ExecuteRegionOp, scf.IndexSwitchOp)
