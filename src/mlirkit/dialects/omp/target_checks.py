"""Verifiers of omp's offloading: maps of variables, data transfers, kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import omp
from mlirkit.dialects.omp.clause_checks import (
    argument_counts,
    check_dependences,
    symbol,
    values_of,
)
from mlirkit.dialects.omp.loop_checks import is_allowed_beside, is_of_omp, is_wrapper
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.ods.live.hooks import region_verifier, verifier

# -- maps -------------------------------------------------------------------------------------------------

TARGET_TYPES = "to, from, tofrom and alloc map types are permitted"
TO, FROM, DELETE = omp.ClauseMapFlags.to, omp.ClauseMapFlags.from_, omp.ClauseMapFlags.del_
MODIFIERS = omp.ClauseMapFlags.always | omp.ClauseMapFlags.close | omp.ClauseMapFlags.implicit
UPDATE_TYPES = "at least one of to or from map types must be specified, other map types are not permitted"


def defined_by_map(value: Value) -> omp.MapInfoOp | None:
    """The `omp.map.info` that defines a value, or None."""
    op = value.defining_op
    return op if op is not None and isinstance(op, omp.MapInfoOp) else None


def check_defined_by_maps(op: Operation, clause: str, values: Sequence[Value]) -> None:
    if any(defined_by_map(value) is None for value in values):
        raise op.op_error(f"'{clause}' arguments must be defined by 'omp.map.info' ops")


def check_maps(op: Operation) -> None:
    """Mirrors verifyMapClause: checks that the operation allows the kinds of its maps."""
    updated: dict[omp.ClauseMapFlags, list[Value]] = {TO: [], FROM: []}
    for value in values_of(op, "map_vars"):
        if value.defining_op is None:
            raise plain_error(op, "missing map operation")
        info = defined_by_map(value)
        if info is None:
            if isinstance(op, omp.DeclareMapperInfoOp):
                continue
            raise plain_error(op, "map argument is not a map entry operation")
        flags = info.map_type
        if isinstance(op, omp.TargetDataOp | omp.TargetOp) and flags & DELETE:
            raise plain_error(op, TARGET_TYPES)
        if isinstance(op, omp.TargetEnterDataOp) and flags & (FROM | DELETE):
            raise plain_error(op, "to and alloc map types are permitted")
        if isinstance(op, omp.TargetExitDataOp) and flags & TO:
            raise plain_error(op, "from, release and delete map types are permitted")
        if isinstance(op, omp.TargetUpdateOp):
            check_update(op, info, flags, updated)


def check_update(
    op: Operation,
    info: omp.MapInfoOp,
    flags: omp.ClauseMapFlags,
    updated: dict[omp.ClauseMapFlags, list[Value]],
) -> None:
    """Check that a variable is updated in one direction; `updated` has previous ones, by direction."""
    directions = [direction for direction in (TO, FROM) if flags & direction]
    if flags & DELETE or not directions:
        raise plain_error(op, UPDATE_TYPES)
    variable = info.var_ptr
    other = FROM if directions[0] == TO else TO
    if len(directions) == 2 or any(operand is variable for operand in updated[other]):
        raise plain_error(op, "either to or from map types can be specified, not both")
    if flags & MODIFIERS:
        raise plain_error(op, "present, mapper and iterator map type modifiers are permitted")
    updated[directions[0]].append(variable)


@verifier(omp.MapBoundsOp)
def verify_map_bounds(op: omp.MapBoundsOp) -> None:
    """Mirrors MapBoundsOp::verify."""
    if op.extent is None and op.upper_bound is None:
        raise op.error("expected extent or upperbound.")


@verifier(omp.MapInfoOp)
def verify_map_info(op: omp.MapInfoOp) -> None:
    """Mirrors MapInfoOp::verify."""
    mapper = op.mapper_id
    if mapper is not None and symbol(op, mapper, omp.DeclareMapperOp) is None:
        raise op.error("invalid mapper id")
    check_defined_by_maps(op, "members", values_of(op, "members"))


@verifier(omp.DeclareMapperInfoOp)
def verify_mapper_info(op: omp.DeclareMapperInfoOp) -> None:
    """Mirrors DeclareMapperInfoOp::verify."""
    check_maps(op)


@region_verifier(omp.DeclareMapperOp)
def verify_mapper(op: omp.DeclareMapperOp) -> None:
    """Mirrors DeclareMapperOp::verifyRegions."""
    last = op.body.blocks[0].last
    if last is None or not isinstance(last, omp.DeclareMapperInfoOp):
        raise op.op_error("expected terminator to be a DeclareMapperInfoOp")


# -- data -------------------------------------------------------------------------------------------------


@verifier(omp.TargetDataOp)
def verify_target_data(op: omp.TargetDataOp) -> None:
    """Mirrors TargetDataOp::verify."""
    pointers, addresses = values_of(op, "use_device_ptr_vars"), values_of(op, "use_device_addr_vars")
    if not op.map_vars and not pointers and not addresses:
        raise plain_error(
            op, "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present"
        )
    check_defined_by_maps(op, "use_device_ptr", pointers)
    check_defined_by_maps(op, "use_device_addr", addresses)
    check_maps(op)


@verifier(omp.TargetEnterDataOp, omp.TargetExitDataOp, omp.TargetUpdateOp)
def verify_target_transfer(op: omp.TargetEnterDataOp | omp.TargetExitDataOp | omp.TargetUpdateOp) -> None:
    """Mirrors TargetEnterDataOp::verify, TargetExitDataOp::verify and TargetUpdateOp::verify."""
    check_dependences(op)
    check_maps(op)


@verifier(omp.TargetAllocMemOp)
def verify_target_alloc(op: omp.TargetAllocMemOp) -> None:
    """Mirrors TargetAllocMemOp::verify; the result is an integer by its definition."""
    assert op.result_count == 1


@verifier(omp.TargetOp)
def verify_target(op: omp.TargetOp) -> None:
    """Mirrors TargetOp::verify."""
    check_dependences(op)
    check_defined_by_maps(op, "has_device_addr", values_of(op, "has_device_addr_vars"))
    check_maps(op)
    maps = op.private_maps
    if maps is not None and len(maps.values) != len(op.private_vars):
        raise plain_error(op, "sizes of `private` operand range and `private_maps` attribute mismatch")


# -- kernels ----------------------------------------------------------------------------------------------


@region_verifier(omp.TargetOp)
def verify_target_body(op: omp.TargetOp) -> None:
    """Mirrors TargetOp::verifyRegions: values evaluated on the host may only be used in certain places."""
    body = op.region.get_blocks()
    teams = [operation for block in body for operation in block if isinstance(operation, omp.TeamsOp)]
    if len(teams) > 1:
        raise op.error("target containing multiple 'omp.teams' nested ops")
    count = argument_counts(op)
    if not count["host_eval"]:
        return
    start = count["has_device_addr"]
    captured = captured_operation(op, op, True)
    flags = kernel_flags(op, captured)
    for argument in op.region.blocks[0].args[start : start + count["host_eval"]]:
        for user, _ in reversed(argument.use_pairs()):
            check_host_value(op, argument, user, captured, flags)


def check_host_value(
    op: Operation, value: Value, user: Operation, captured: Operation | None, flags: set[str]
) -> None:
    def is_among(*operands: Value | None) -> bool:
        return any(operand is value for operand in operands)

    if isinstance(user, omp.TeamsOp):
        if not is_among(user.num_teams_lower, user.num_teams_upper, user.thread_limit):
            raise op.op_error(
                "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'"
            )
    elif isinstance(user, omp.ParallelOp):
        is_around = captured is not None and user.is_ancestor(captured)
        if "spmd" not in flags or not is_around or not is_among(user.num_threads):
            raise op.op_error(
                "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target "
                "SPMD"
            )
    elif isinstance(user, omp.LoopNestOp):
        if "trip_count" not in flags or user is not captured:
            raise op.op_error(
                "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count "
                "must be evaluated in the host"
            )
    else:
        raise op.op_error(f"host_eval argument illegal use in '{user.info.name}' operation")


def captured_operation(op: Operation, root: Operation, is_kernel: bool) -> Operation | None:
    """Mirrors findCapturedOmpOp: the innermost operation of omp that is the only one in `root`.

    In a kernel it runs exactly once, beside terminators it is the only operation of omp.
    """
    captured: Operation | None = None
    dominance = DominanceInfo(op)
    stack = first_to_last(root)
    while stack:
        candidate = stack.pop()
        if not is_of_omp(candidate) or not candidate.region_list:
            continue
        if is_kernel and not runs_once(candidate, dominance):
            return captured
        region = candidate.parent_region
        for block in () if region is None else region.get_blocks():
            for sibling in block:
                if sibling is not candidate and not is_allowed_beside(sibling):
                    return captured
        captured = candidate
        if isinstance(candidate, omp.LoopNestOp):
            return captured
        stack.extend(first_to_last(candidate))
    return captured


def first_to_last(op: Operation) -> list[Operation]:
    """The operations directly in the regions of `op`, reversed."""
    operations = [nested for region in op.regions for block in region.get_blocks() for nested in block]
    operations.reverse()
    return operations


def runs_once(op: Operation, dominance: DominanceInfo) -> bool:
    """Whether the block of an operation is in no cycle, and on every path through its region."""
    own, region = op.parent_block, op.parent_region
    if own is None or region is None:
        return True
    seen: set[int] = set()
    ahead = list(own.successors)
    while ahead:
        block = ahead.pop()
        if block is own:
            return False
        if id(block) not in seen:
            seen.add(id(block))
            ahead.extend(block.successors)
    return all(
        block.successors or not dominance.is_reachable(block) or dominance.dominates(own, block)
        for block in region.get_blocks()
    )


def kernel_flags(op: Operation, captured: Operation | None) -> set[str]:
    """Mirrors TargetOp::getKernelExecFlags, only `spmd`, and `trip_count` if the host needs it."""
    if captured is None or not isinstance(captured, omp.LoopNestOp):
        return set()
    wrappers = []
    parent: Any = captured.parent_op
    while is_wrapper(parent):
        wrappers.append(parent)
        parent = parent.parent_op
    if wrappers and isinstance(wrappers[0], omp.SimdOp):
        del wrappers[0]
    names = [wrapper.info.name for wrapper in wrappers]
    # The operations around the wrappers, up to the kernel.
    around: list[str] = []
    while parent is not None and parent is not op:
        around.append(parent.info.name)
        parent = parent.parent_op
    if names == ["omp.wsloop", "omp.distribute"] and around == ["omp.parallel", "omp.teams"]:
        return {"spmd", "trip_count"}
    if names == ["omp.loop"] and around == ["omp.teams"]:
        return {"spmd", "trip_count"}
    if names == ["omp.distribute"] and around == ["omp.teams"]:
        nested = captured_operation(op, captured, False)
        while nested is not None and nested.parent_op is not captured:
            nested = nested.parent_op
        is_parallel = nested is not None and isinstance(nested, omp.ParallelOp)
        return {"trip_count", "spmd"} if is_parallel else {"trip_count"}
    if names == ["omp.wsloop"] and around == ["omp.parallel"]:
        return {"spmd"}
    return set()
