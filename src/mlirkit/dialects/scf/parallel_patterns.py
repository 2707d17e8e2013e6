"""Canonicalization patterns of `scf.parallel`.

Mirror: the patterns of ParallelOp in mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import scf
from mlirkit.dialects.trip_counts import constant_trip_count
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN: Final = "(anonymous namespace)::"


def _segments(*groups: Sequence[Value]) -> dict[str, Attribute]:
    return {"operandSegmentSizes": DenseI32ArrayAttr.get([len(group) for group in groups])}


@canonicalizer(scf.ParallelOp, _PATTERN + "ParallelOpSingleOrZeroIterationDimsFolder")
def drop_single_iterations(op: scf.ParallelOp, rewriter: PatternRewriter) -> bool:
    """Drop dimensions that run once; erase the loop if one never runs."""
    mapping: dict[Value, Value] = {}
    kept: list[tuple[Value, Value, Value]] = []
    body = op.region.blocks[0]
    bounds = zip(op.lowerBound, op.upperBound, op.step, strict=True)
    for (lower, upper, step), variable in zip(bounds, body.args):
        count = constant_trip_count(lower, upper, step)
        if count == 0:
            rewriter.replace_op(op, list(op.initVals))
            return True
        if count == 1:
            mapping[variable] = lower
        else:
            kept.append((lower, upper, step))
    if not mapping:
        return False
    if not kept:
        rewriter.replace_op(op, _inline(op, mapping, rewriter))
        return True
    lowers, uppers, steps = zip(*kept, strict=True)
    inits = list(op.initVals)
    loop = rewriter.create(
        scf.ParallelOp,
        [init.type for init in inits],
        [*lowers, *uppers, *steps, *inits],
        _segments(lowers, uppers, steps, inits),
        loc=op,
        regions=1,
    )
    rewriter.clone_region(op.region, loop.region, mapping)
    rewriter.replace_op(op, list(loop.results_))
    return True


def _inline(op: scf.ParallelOp, mapping: dict[Value, Value], rewriter: PatternRewriter) -> list[Value]:
    """Copy the body and the reductions of a loop in front of it; returns the reduced values."""
    reduce = op.region.blocks[0].last
    assert isinstance(reduce, scf.ReduceOp)
    for inner in op.region.blocks[0]:
        if inner is not reduce:
            rewriter.clone(inner, mapping)
    results: list[Value] = []
    for region, operand, init in zip(reduce.reductions, reduce.operands_, op.initVals):
        block = region.blocks[0]
        mapping[block.args[0]] = init
        mapping[block.args[1]] = mapping.get(operand, operand)
        last = block.last
        assert isinstance(last, scf.ReduceReturnOp)
        for inner in block:
            if inner is not last:
                rewriter.clone(inner, mapping)
        result: Value = last.result
        results.append(mapping.get(result, result))
    return results


@canonicalizer(scf.ParallelOp, _PATTERN + "MergeNestedParallelLoops")
def merge_nested(op: scf.ParallelOp, rewriter: PatternRewriter) -> bool:
    """Merge a loop that is the only operation in another, with bounds from outside, into one."""
    body = op.region.blocks[0]
    inner = body.first
    if not isinstance(inner, scf.ParallelOp) or inner.next_op is not body.last:
        return False
    bounds = [*inner.lowerBound, *inner.upperBound, *inner.step]
    if any(argument in bounds for argument in body.args) or op.initVals or inner.initVals:
        return False
    lowers = [*op.lowerBound, *inner.lowerBound]
    uppers = [*op.upperBound, *inner.upperBound]
    steps = [*op.step, *inner.step]
    region = Region()
    block = region.blocks.append(*[INDEX] * len(steps), arg_locs=[op.location] * len(steps))
    inner_body = inner.region.blocks[0]
    old_arguments = [*body.args, *inner_body.args]
    mapping: dict[Value, Value] = dict(zip(old_arguments, block.args, strict=True))
    rewriter.set_insertion_point_to_end(block)
    for nested in inner_body:
        if nested is not inner_body.last:
            rewriter.clone(nested, mapping)
    rewriter.create(scf.ReduceOp, [], loc=op)
    rewriter.set_insertion_point(op)
    operands = [*lowers, *uppers, *steps]
    properties = _segments(lowers, uppers, steps, [])
    rewriter.replace_op(
        op, rewriter.create(scf.ParallelOp, [], operands, properties, loc=op, regions=[region])
    )
    return True
