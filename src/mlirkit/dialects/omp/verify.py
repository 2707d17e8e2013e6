"""Verifiers of omp: parallelism and tasks, worksharing, synchronisation, atomic operations.

Verifiers of clauses are in clause_checks.py, of loops in loop_checks.py and canonical_loop_checks.py, of
offloading in target_checks.py, of declarations in declaration_checks.py.
"""

from __future__ import annotations

from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.walk import get_parent_of_type, walk_postorder
from mlirkit.dialects.atomic_checks import (
    captured_operations,
    check_capture_region,
    check_read,
    check_update,
    check_update_region,
    check_write,
)
from mlirkit.dialects.declared import omp
from mlirkit.dialects.omp.clause_checks import (
    check_allocations,
    check_copyprivates,
    check_dependences,
    check_hint,
    check_privates,
    check_reductions,
    symbol,
)
from mlirkit.dialects.omp.loop_checks import COMPOSITE, is_allowed_beside, is_composite, is_of_omp
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def omp_parent(op: Operation) -> Operation | None:
    """The innermost operation of omp around `op`, or None."""
    parent = op.parent_op
    while parent is not None and not is_of_omp(parent):
        parent = parent.parent_op
    return parent


# -- parallelism and tasks --------------------------------------------------------------------------------


@verifier(omp.ParallelOp)
def verify_parallel(op: omp.ParallelOp) -> None:
    """Mirrors ParallelOp::verify."""
    check_allocations(op)
    check_privates(op)
    check_reductions(op)


@region_verifier(omp.ParallelOp)
def verify_parallel_body(op: omp.ParallelOp) -> None:
    """Mirrors ParallelOp::verifyRegions."""
    inside = [nested for block in op.region.get_blocks() for nested in block]
    distributes = [nested for nested in inside if isinstance(nested, omp.DistributeOp)]
    if len(distributes) > 1:
        raise op.error("multiple 'omp.distribute' nested inside of 'omp.parallel'")
    if not distributes:
        if is_composite(op):
            raise op.error(f"'{COMPOSITE}' attribute present in non-composite operation")
        return
    if not is_composite(op):
        raise op.error(f"'{COMPOSITE}' attribute missing from composite operation")
    for nested in inside:
        if nested is not distributes[0] and not is_allowed_beside(nested):
            raise op.error(
                f"unexpected OpenMP operation inside of composite 'omp.parallel': {nested.info.name}"
            )


@verifier(omp.TeamsOp)
def verify_teams(op: omp.TeamsOp) -> None:
    """Mirrors TeamsOp::verify."""
    if not isinstance(op.parent_op, omp.TargetOp) and omp_parent(op) is not None:
        raise op.error(
            "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations"
        )
    lower, upper = op.num_teams_lower, op.num_teams_upper
    if lower is not None:
        if upper is None:
            raise op.error("expected num_teams upper bound to be defined if the lower bound is defined")
        if lower.type != upper.type:
            raise op.error("expected num_teams upper bound and lower bound to be the same type")
    check_allocations(op)
    check_reductions(op)


@verifier(omp.TaskOp)
def verify_task(op: omp.TaskOp) -> None:
    """Mirrors TaskOp::verify."""
    check_dependences(op)
    check_reductions(op, "in_reduction")


@verifier(omp.TaskgroupOp)
def verify_taskgroup(op: omp.TaskgroupOp) -> None:
    """Mirrors TaskgroupOp::verify."""
    check_reductions(op, "task_reduction")


# -- worksharing ------------------------------------------------------------------------------------------


@verifier(omp.SectionsOp)
def verify_sections(op: omp.SectionsOp) -> None:
    """Mirrors SectionsOp::verify."""
    check_allocations(op)
    check_reductions(op)


@region_verifier(omp.SectionsOp)
def verify_sections_body(op: omp.SectionsOp) -> None:
    """Mirrors SectionsOp::verifyRegions."""
    block = op.region.first_block
    for operation in () if block is None else block:
        if not isinstance(operation, omp.SectionOp | omp.TerminatorOp):
            raise op.op_error("expected omp.section op or terminator op inside region")


@verifier(omp.SingleOp)
def verify_single(op: omp.SingleOp) -> None:
    """Mirrors SingleOp::verify."""
    check_allocations(op)
    check_copyprivates(op)


# Operations that must not be nested in `omp.workdistribute`.
UNDISTRIBUTED: tuple[tuple[type[Operation], str], ...] = (
    (omp.BarrierOp, "explicit barriers are not allowed in workdistribute region"),
    (omp.ParallelOp, "nested parallel constructs not allowed in workdistribute"),
    (omp.TeamsOp, "nested teams constructs not allowed in workdistribute"),
)


@verifier(omp.WorkdistributeOp)
def verify_workdistribute(op: omp.WorkdistributeOp) -> None:
    """Mirrors WorkdistributeOp::verify."""
    blocks = op.region.get_blocks()
    if not blocks:
        raise op.op_error("region cannot be empty")
    if blocks[0].first is None:
        raise op.op_error("region must contain a structured block")
    ends = [block for block in blocks if isinstance(block.last, omp.TerminatorOp)]
    if len(ends) > 1:
        raise op.op_error("region must have exactly one terminator")
    if not ends:
        raise op.op_error("region must be terminated with omp.terminator")
    for nested in walk_postorder(op):
        for construct, message in UNDISTRIBUTED:
            if isinstance(nested, construct):
                raise op.op_error(message)
    if not isinstance(op.parent_op, omp.TeamsOp):
        raise op.op_error("workdistribute must be nested under teams")


@verifier(omp.ScanOp)
def verify_scan(op: omp.ScanOp) -> None:
    """Mirrors ScanOp::verify."""
    if bool(op.inclusive_vars) == bool(op.exclusive_vars):
        raise op.error("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected")
    for kind in (omp.WsloopOp, omp.SimdOp):
        loop = get_parent_of_type(op, kind)
        if loop is not None and loop.reduction_mod == omp.ReductionModifier.inscan:
            return
    raise op.error(
        "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct "
        "with INSCAN reduction modifier"
    )


# -- synchronisation --------------------------------------------------------------------------------------


class CriticalSymbols(SymbolUserOpInterface):
    def verify_symbol_uses(self, op: omp.CriticalOp, tables: SymbolTableCollection) -> None:
        """Mirrors CriticalOp::verifySymbolUses."""
        reference = op.name_attr
        if reference is not None and symbol(op, reference, omp.CriticalDeclareOp) is None:
            raise op.op_error(f"expected symbol reference {reference} to point to a critical declaration")


interface(omp.CriticalOp, "SymbolUserOpInterface")(CriticalSymbols())


@verifier(omp.OrderedRegionOp, omp.OrderedOp)
def verify_ordered(op: omp.OrderedRegionOp | omp.OrderedOp) -> None:
    """Mirrors verifyOrderedParent and OrderedOp::verify."""
    has_region = isinstance(op, omp.OrderedRegionOp)
    nest = get_parent_of_type(op, omp.LoopNestOp)
    if nest is not None:
        check_ordered_loop(op, nest.parent_op, has_region)
    elif not has_region:
        raise op.op_error("must be nested inside of a loop")
    if isinstance(op, omp.OrderedRegionOp):
        return
    loop = get_parent_of_type(op, omp.WsloopOp)
    count = op.doacross_num_loops
    # MLIR does not check that there are numbers.
    ordered = None if loop is None else loop.ordered
    if loop is None or count is None or ordered is None or ordered.value != count.value:
        raise op.op_error(
            "number of variables in depend clause does not match number of iteration variables in the "
            "doacross loop"
        )


def check_ordered_loop(op: Operation, wrapper: Operation | None, has_region: bool) -> None:
    if isinstance(wrapper, omp.WsloopOp):
        ordered = wrapper.ordered
        if ordered is None:
            raise op.op_error("the enclosing worksharing-loop region must have an ordered clause")
        if has_region and ordered.value:
            raise op.op_error("the enclosing loop's ordered clause must not have a parameter present")
        if not has_region and not ordered.value:
            raise op.op_error("the enclosing loop's ordered clause must have a parameter present")
    elif not isinstance(wrapper, omp.SimdOp):
        raise op.op_error("must be nested inside of a worksharing, simd or worksharing simd loop")


def _is_in_task(parent: Operation) -> bool:
    return isinstance(parent, omp.TaskOp) or isinstance(parent.parent_op, omp.TaskloopOp)


@verifier(omp.CancelOp)
def verify_cancel(op: omp.CancelOp) -> None:
    """Mirrors CancelOp::verify."""
    parent = omp_parent(op)
    if parent is None:
        raise op.op_error("Orphaned cancel construct")
    kind = op.cancel_directive
    outer = parent.parent_op
    if kind == omp.ClauseCancellationConstructType.Parallel and not isinstance(parent, omp.ParallelOp):
        raise op.op_error("cancel parallel must appear inside a parallel region")
    if kind == omp.ClauseCancellationConstructType.Loop:
        if not isinstance(outer, omp.WsloopOp):
            raise op.op_error("cancel loop must appear inside a worksharing-loop region")
        for clause, article in (("nowait", "a"), ("ordered", "an")):
            if outer.inherent(clause) is not None:
                raise op.error(
                    f"A worksharing construct that is canceled must not have {article} {clause} clause"
                )
    if kind == omp.ClauseCancellationConstructType.Sections:
        if not isinstance(outer, omp.SectionsOp):
            raise op.op_error("cancel sections must appear inside a sections region")
        if outer.nowait:
            raise op.error("A sections construct that is canceled must not have a nowait clause")
    if kind == omp.ClauseCancellationConstructType.Taskgroup and not _is_in_task(parent):
        raise op.op_error("cancel taskgroup must appear inside a task region")


@verifier(omp.CancellationPointOp)
def verify_cancellation_point(op: omp.CancellationPointOp) -> None:
    """Mirrors CancellationPointOp::verify."""
    parent = omp_parent(op)
    if parent is None:
        raise op.op_error("Orphaned cancellation point")
    kind = op.cancel_directive
    outer = parent.parent_op
    is_inside, where = {
        omp.ClauseCancellationConstructType.Parallel: (isinstance(parent, omp.ParallelOp), "parallel"),
        omp.ClauseCancellationConstructType.Loop: (isinstance(outer, omp.WsloopOp), "worksharing-loop"),
        omp.ClauseCancellationConstructType.Sections: (isinstance(parent, omp.SectionOp), "sections"),
        omp.ClauseCancellationConstructType.Taskgroup: (_is_in_task(parent), "task"),
    }[kind]
    if not is_inside:
        raise op.op_error(f"cancellation point {kind} must appear inside a {where} region")


@verifier(omp.AllocateDirOp)
def verify_allocate(op: omp.AllocateDirOp) -> None:
    """Mirrors AllocateDirOp::verify; the alignment is positive by its definition."""
    align = op.align
    if align is not None and align.value & (align.value - 1):
        raise op.error(f"ALIGN value : {align.value} must be power of 2")


# -- atomic operations ------------------------------------------------------------------------------------

ACQ_REL, ACQUIRE, RELEASE = (
    omp.ClauseMemoryOrderKind.Acq_rel,
    omp.ClauseMemoryOrderKind.Acquire,
    omp.ClauseMemoryOrderKind.Release,
)


def _check_order(
    op: omp.AtomicReadOp | omp.AtomicWriteOp | omp.AtomicUpdateOp,
    orders: tuple[omp.ClauseMemoryOrderKind, ...],
    words: str,
) -> None:
    """Check that the memory order is not one of `orders`, and that the hint is valid."""
    if op.memory_order in orders:
        raise op.error(f"memory-order must not be {words}")
    check_hint(op)


@verifier(omp.AtomicReadOp)
def verify_atomic_read(op: omp.AtomicReadOp) -> None:
    """Mirrors AtomicReadOp::verify."""
    check_read(op)
    _check_order(op, (ACQ_REL, RELEASE), "acq_rel or release for atomic reads")


@verifier(omp.AtomicWriteOp)
def verify_atomic_write(op: omp.AtomicWriteOp) -> None:
    """Mirrors AtomicWriteOp::verify."""
    check_write(op)
    _check_order(op, (ACQ_REL, ACQUIRE), "acq_rel or acquire for atomic writes")


@verifier(omp.AtomicUpdateOp)
def verify_atomic_update(op: omp.AtomicUpdateOp) -> None:
    """Mirrors AtomicUpdateOp::verify."""
    check_update(op)
    _check_order(op, (ACQ_REL, ACQUIRE), "acq_rel or acquire for atomic updates")


region_verifier(omp.AtomicUpdateOp)(check_update_region)


@verifier(omp.AtomicCaptureOp)
def verify_capture(op: omp.AtomicCaptureOp) -> None:
    """Mirrors AtomicCaptureOp::verify."""
    check_hint(op)


@region_verifier(omp.AtomicCaptureOp)
def verify_capture_body(op: omp.AtomicCaptureOp) -> None:
    """Mirrors AtomicCaptureOp::verifyRegions."""
    check_capture_region(op)
    pair = captured_operations(op)[:2]
    for clause in ("hint", "memory_order"):
        if any(op.attribute(clause) is not None for op in pair):
            raise op.op_error(f"operations inside capture region must not have {clause} clause")
