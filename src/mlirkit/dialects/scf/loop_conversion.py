"""Conversions between kinds of loops without results.

Mirror: ForallToFor.cpp, ForallToParallel.cpp and ParallelForToNestedFors.cpp in SCF/Transforms.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import scf
from mlirkit.dialects.scf.forall_patterns import lower_bounds, steps_of, upper_bounds
from mlirkit.dialects.scf.regions import body_of
from mlirkit.dialects.scf.tile_using_interface import create_for
from mlirkit.patterns.rewriter import PatternRewriter


def forall_to_for(rewriter: PatternRewriter, loop: scf.ForallOp) -> list[scf.ForOp]:
    """Mirrors forallToForLoop: a nest of `scf.for` in place of a loop without outputs."""
    rewriter.set_insertion_point(loop)
    loops = _loop_nest(rewriter, loop.location, *_bounds(rewriter, loop))
    _move_body(rewriter, body_of(loop.region), loops)
    rewriter.erase_op(loop)
    return loops


def parallel_to_nested_fors(rewriter: PatternRewriter, loop: scf.ParallelOp) -> list[scf.ForOp]:
    """Mirrors parallelForToNestedFors: the same for `scf.parallel` without results."""
    rewriter.set_insertion_point(loop)
    bounds = [list(group) for group in (loop.lowerBound, loop.upperBound, loop.step)]
    loops = _loop_nest(rewriter, loop.location, *bounds)
    _move_body(rewriter, body_of(loop.region), loops)
    rewriter.erase_op(loop)
    return loops


def forall_to_parallel(rewriter: PatternRewriter, loop: scf.ForallOp) -> scf.ParallelOp:
    """Mirrors forallToParallelLoop: `scf.parallel` in place of a loop without outputs."""
    rewriter.set_insertion_point(loop)
    bounds = _bounds(rewriter, loop)
    properties = {"operandSegmentSizes": DenseI32ArrayAttr.get([*map(len, bounds), 0])}
    operands = [value for group in bounds for value in group]
    region = Region()
    made = rewriter.create(scf.ParallelOp, [], operands, properties, loc=loop.location, regions=[region])
    rewriter.inline_region_before(loop.region, made.region)
    end = body_of(made.region).last
    assert end is not None
    # A conversion erases the old terminator only at its end.
    rewriter.set_insertion_point_to_end(body_of(made.region))
    rewriter.replace_op(end, rewriter.create(scf.ReduceOp, [], [], loc=end.location))
    if loop.mapping is not None:
        made.attributes["mapping"] = loop.mapping
    rewriter.replace_op(loop, made)
    return made


def _bounds(rewriter: PatternRewriter, loop: scf.ForallOp) -> list[list[Value]]:
    groups = (lower_bounds(loop), upper_bounds(loop), steps_of(loop))
    return [[create_index(rewriter, loop.location, bound) for bound in group] for group in groups]


def _loop_nest(
    rewriter: PatternRewriter,
    location: Location,
    lowers: Sequence[Value],
    uppers: Sequence[Value],
    steps: Sequence[Value],
) -> list[scf.ForOp]:
    """Mirrors buildLoopNest, without loop-carried values."""
    loops: list[scf.ForOp] = []
    for bounds in zip(lowers, uppers, steps, strict=True):
        loop = create_for(rewriter, location, bounds, [])
        loops.append(loop)
        rewriter.set_insertion_point_to_end(body_of(loop.region))
        rewriter.set_insertion_point(rewriter.create(scf.YieldOp, [], [], loc=location))
    return loops


def _move_body(rewriter: PatternRewriter, body: Block, loops: Sequence[scf.ForOp]) -> None:
    """Move a body without its terminator into the innermost loop."""
    last, end = body.last, body_of(loops[-1].region).last
    assert last is not None and end is not None
    rewriter.erase_op(last)
    variables = [variable for loop in loops for variable in body_of(loop.region).args]
    rewriter.inline_block_before(body, end, variables)
