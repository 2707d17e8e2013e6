"""Verifiers of omp's loops: nested wrappers around a loop nest.

A wrapper has one region with only another wrapper or an `omp.loop_nest` in it.  Wrappers that form one
directive are marked by `omp.composite`.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.traits import register_region_check
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import omp
from mlirkit.dialects.omp.clause_checks import (
    check_alignments,
    check_allocations,
    check_linear,
    check_reductions,
    first_repeated,
    sharing,
    symbol,
    symbols_of,
    values_of,
)
from mlirkit.ods.live.hooks import region_verifier, verifier

WRAPPER = "LoopWrapperInterface"
COMPOSITE = "omp.composite"
MISSING = f"'{COMPOSITE}' attribute missing from composite wrapper"
PRESENT = f"'{COMPOSITE}' attribute present in non-composite wrapper"


def is_of_omp(op: Operation) -> bool:
    return op.info.dialect_name == "omp"


def is_allowed_beside(op: Operation) -> bool:
    """Whether an operation may be in a block beside its only OpenMP construct."""
    return not is_of_omp(op) or op.info.has_trait("IsTerminator")


def is_wrapper(op: Operation | None) -> bool:
    return op is not None and op.info.has_trait(WRAPPER)


def is_composite(op: Operation) -> bool:
    return op.attribute(COMPOSITE) is not None


def nested_wrapper(op: Operation) -> Operation | None:
    """The wrapper directly in a wrapper, or None."""
    (region,) = op.regions
    block = region.first_block
    return block.first if block is not None and is_wrapper(block.first) else None


def check_nesting(op: Operation, *allowed: str) -> Operation | None:
    """The wrapper directly in a wrapper, or None; checks that it is `allowed`, and that the outer one is
    composite."""
    nested = nested_wrapper(op)
    if nested is None:
        return None
    if not is_composite(op):
        raise op.error(MISSING)
    if nested.info.name not in allowed:
        names = " and ".join(f"'{name}'" for name in allowed)
        raise op.error(f"only supported nested wrapper{' is' if len(allowed) == 1 else 's are'} {names}")
    return nested


def check_leaf(op: omp.WsloopOp | omp.SimdOp) -> None:
    """Check that the innermost wrapper is composite if it is in another."""
    if is_composite(op) != is_wrapper(op.parent_op):
        raise op.error(PRESENT if is_composite(op) else MISSING)


def check_alone(op: Operation) -> None:
    """Check that a wrapper which is never nested is not composite."""
    if is_composite(op):
        raise op.error(PRESENT)


def check_wrapper(op: Operation) -> None:
    """Mirrors LoopWrapperInterface::verifyImpl, without the checks that definitions imply."""
    operations = [operation for region in op.regions for block in region.get_blocks() for operation in block]
    if len(operations) != 1:
        raise op.op_error("loop wrapper does not contain exactly one nested op")
    if not isinstance(operations[0], omp.LoopNestOp) and not is_wrapper(operations[0]):
        raise op.op_error("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")


register_region_check(WRAPPER, check_wrapper)


# -- wrappers ---------------------------------------------------------------------------------------------


@verifier(omp.WorkshareLoopWrapperOp)
def verify_workshare_wrapper(op: omp.WorkshareLoopWrapperOp) -> None:
    """Mirrors WorkshareLoopWrapperOp::verify."""
    parent: Any = get_parent_of_type(op, omp.WorkshareOp)
    if parent is None:
        raise op.op_error("must be nested in an omp.workshare")


@region_verifier(omp.WorkshareLoopWrapperOp, omp.LoopOp)
def verify_standalone(op: omp.WorkshareLoopWrapperOp | omp.LoopOp) -> None:
    """Mirrors WorkshareLoopWrapperOp::verifyRegions and LoopOp::verifyRegions."""
    if is_wrapper(op.parent_op) or nested_wrapper(op) is not None:
        raise op.op_error("expected to be a standalone loop wrapper")


@verifier(omp.LoopOp)
def verify_loop(op: omp.LoopOp) -> None:
    """Mirrors LoopOp::verify."""
    check_reductions(op)


@verifier(omp.WsloopOp)
def verify_wsloop(op: omp.WsloopOp) -> None:
    """Mirrors WsloopOp::verify."""
    check_linear(op)
    check_reductions(op)


@region_verifier(omp.WsloopOp)
def verify_wsloop_body(op: omp.WsloopOp) -> None:
    """Mirrors WsloopOp::verifyRegions."""
    if check_nesting(op, "omp.simd") is None:
        check_leaf(op)


@verifier(omp.SimdOp)
def verify_simd(op: omp.SimdOp) -> None:
    """Mirrors SimdOp::verify."""
    length, safe = op.simdlen, op.safelen
    if length is not None and safe is not None and length.value > safe.value:
        raise op.op_error(
            "simdlen clause and safelen clause are both present, but the simdlen value is not less than or "
            "equal to safelen value"
        )
    check_alignments(op)
    if first_repeated(values_of(op, "nontemporal_vars")) is not None:
        raise op.op_error("nontemporal variable used more than once")
    check_leaf(op)
    for reference in symbols_of(op, "private_syms") or ():
        privatizer = symbol(op, reference, omp.PrivateClauseOp)
        if privatizer is None:
            raise op.error(f"Cannot find privatizer '{reference}'")
        if sharing(privatizer) == "firstprivate":
            raise op.error("FIRSTPRIVATE cannot be used with SIMD")
    check_linear(op)


@region_verifier(omp.SimdOp)
def verify_simd_body(op: omp.SimdOp) -> None:
    """Mirrors SimdOp::verifyRegions."""
    if nested_wrapper(op) is not None:
        raise op.op_error("must wrap an 'omp.loop_nest' directly")


@verifier(omp.DistributeOp)
def verify_distribute(op: omp.DistributeOp) -> None:
    """Mirrors DistributeOp::verify."""
    if op.dist_schedule_chunk_size is not None and not op.dist_schedule_static:
        raise op.op_error("chunk size set without dist_schedule_static being present")
    check_allocations(op)


@region_verifier(omp.DistributeOp)
def verify_distribute_body(op: omp.DistributeOp) -> None:
    """Mirrors DistributeOp::verifyRegions."""
    nested = check_nesting(op, "omp.simd", "omp.wsloop")
    if nested is None:
        check_alone(op)
    elif isinstance(nested, omp.WsloopOp):
        parent = op.parent_op
        if parent is None or not isinstance(parent, omp.ParallelOp) or not is_composite(parent):
            raise op.error(
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the "
                "direct parent"
            )


@verifier(omp.TaskloopOp)
def verify_taskloop(op: omp.TaskloopOp) -> None:
    """Mirrors TaskloopOp::verify."""
    check_allocations(op)
    check_reductions(op)
    check_reductions(op, "in_reduction")
    reductions = values_of(op, "reduction_vars")
    if reductions and op.nogroup:
        raise op.error(
            "if a reduction clause is present on the taskloop directive, the nogroup clause must not be "
            "specified"
        )
    if first_repeated([*reductions, *values_of(op, "in_reduction_vars")]) is not None:
        raise op.error("the same list item cannot appear in both a reduction and an in_reduction clause")
    if op.grainsize is not None and op.num_tasks is not None:
        raise op.error(
            "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same "
            "taskloop directive"
        )


@region_verifier(omp.TaskloopOp)
def verify_taskloop_body(op: omp.TaskloopOp) -> None:
    """Mirrors TaskloopOp::verifyRegions."""
    if check_nesting(op, "omp.simd") is None:
        check_alone(op)


# -- nests ------------------------------------------------------------------------------------------------


@verifier(omp.LoopNestOp)
def verify_loop_nest(op: omp.LoopNestOp) -> None:
    """Mirrors LoopNestOp::verify."""
    bounds = values_of(op, "loop_lower_bounds")
    block = op.region.first_block
    variables = [] if block is None else list(block.args)
    if not bounds:
        raise op.op_error("must represent at least one loop")
    if len(bounds) != len(variables):
        raise op.op_error("number of range arguments and IVs do not match")
    if any(bound.type != variable.type for bound, variable in zip(bounds, variables, strict=True)):
        raise op.op_error("range argument type does not match corresponding IV type")
    collapsed, tiles = op.collapse_num_loops, op.tile_sizes
    if collapsed is not None and collapsed.value % 2**64 > len(variables):
        raise op.op_error("collapse value is larger than the number of loops")
    if tiles is not None and len(tiles.values) > len(variables):
        raise op.op_error("too few canonical loops for tile dimensions")
    if not is_wrapper(op.parent_op):
        raise op.op_error("expects parent op to be a loop wrapper")
