"""Canonicalization patterns of `scf.for`.

Mirror: the patterns of ForOp in mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.value import Value
from mlirkit.dialects.declared import scf, tensor
from mlirkit.dialects.region_branches import region_branch_patterns
from mlirkit.dialects.scf.regions import replace_by_region, yield_of
from mlirkit.dialects.static_shapes import preserves_static_information
from mlirkit.dialects.trip_counts import constant_trip_count
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN: Final = "(anonymous namespace)::"


@canonicalizer(scf.ForOp, _PATTERN + "SimplifyTrivialLoops")
def simplify_trivial_loop(op: scf.ForOp, rewriter: PatternRewriter) -> bool:
    """Replace a loop that runs never or once, or that only yields values from outside."""
    count = constant_trip_count(op.lowerBound, op.upperBound, op.step, is_signed=not op.unsignedCmp)
    if count is None:
        return False
    if count == 0:
        rewriter.replace_op(op, list(op.initArgs))
        return True
    if count == 1:
        replace_by_region(op, op.region, rewriter, [op.lowerBound, *op.initArgs])
        return True
    body = op.region.blocks[0]
    if body.first is not body.last:
        return False
    yielded = list(yield_of(op.region).results_)
    if any(operation.parent_block is body for operation in yielded):
        return False
    rewriter.replace_op(op, yielded)
    return True


@canonicalizer(scf.ForOp, _PATTERN + "ForOpTensorCastFolder")
def move_cast_into_loop(op: scf.ForOp, rewriter: PatternRewriter) -> bool:
    """Carry the source of a tensor cast, and cast inside of the loop.

        %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
        %2 = scf.for ... iter_args(%a = %1) { ... yield %b }
    ->
        %1 = scf.for ... iter_args(%c = %0) { %a = tensor.cast %c; ... yield (tensor.cast %b) }
        %2 = tensor.cast %1
    """
    for index, init in enumerate(op.initArgs):
        cast = init.defining_op
        if not isinstance(cast, tensor.CastOp) or cast.source.type == cast.dest.type:
            continue
        if preserves_static_information(cast.dest.type, cast.source.type) and op.results_[index].has_one_use:
            rewriter.replace_op(op, _cast_inside(op, index, cast.source, rewriter))
            return True
    return False


def _cast_inside(op: scf.ForOp, index: int, init: Value, rewriter: PatternRewriter) -> list[Value]:
    """Create a loop that carries `init` in place of the value at `index`; returns replacements of the old
    results."""
    inits = list(op.initArgs)
    old_type = inits[index].type
    inits[index] = init
    loop = rewriter.create(
        scf.ForOp,
        [init.type for init in inits],
        [op.lowerBound, op.upperBound, op.step, *inits],
        dict(op.properties),
        dict(op.discardable_attributes),
        loc=op,
        regions=1,
    )
    types = [op.lowerBound.type, *[init.type for init in inits]]
    locations = [op.location, *[init.location for init in inits]]
    body = loop.region.blocks.append(*types, arg_locs=locations)
    arguments: list[Value] = list(body.args)
    rewriter.set_insertion_point_to_start(body)
    arguments[index + 1] = rewriter.create(
        tensor.CastOp, [old_type], [arguments[index + 1]], loc=loop.location
    ).result
    rewriter.merge_blocks(op.region.blocks[0], body, arguments)
    last = yield_of(loop.region)
    rewriter.set_insertion_point(last)
    yielded = list(last.results_)
    yielded[index] = rewriter.create(tensor.CastOp, [init.type], [yielded[index]], loc=loop.location).result
    rewriter.create(scf.YieldOp, [], yielded, loc=loop.location)
    rewriter.erase_op(last)
    rewriter.set_insertion_point_after(loop)
    results: list[Value] = list(loop.results_)
    results[index] = rewriter.create(tensor.CastOp, [old_type], [results[index]], loc=loop.location).result
    return results


region_branch_patterns(scf.ForOp)
