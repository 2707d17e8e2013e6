"""Verifiers of acc's compute and data constructs, by the clauses they have.

Data clauses have an attribute `name`, so the name of an operation is that of its `info`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.value import OpResult
from mlirkit.dialects.acc.data_clause_checks import RECIPES
from mlirkit.dialects.acc.device_clauses import (
    check_count,
    check_segments,
    check_wait_and_async,
    values_of,
)
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import verifier
from mlirkit.support.diagnostics import MLIRError

# Operations that may define the data operands of a construct.
COMPUTE_DATA = (
    *("acc.attach", "acc.copyin", "acc.copyout", "acc.create", "acc.delete", "acc.detach"),
    *("acc.deviceptr", "acc.getdeviceptr", "acc.nocreate", "acc.present"),
)
ENTER_DATA = ("acc.attach", "acc.create", "acc.copyin")
UPDATE_DATA = ("acc.update_device", "acc.update_host", "acc.getdeviceptr")
DECLARED_DATA = (
    *("acc.copyin", "acc.copyout", "acc.create", "acc.deviceptr", "acc.getdeviceptr", "acc.present"),
    *("acc.declare_device_resident", "acc.declare_link"),
)


def check_data(op: Operation, sources: Sequence[str], message: str) -> None:
    """Check that the data operands are defined by operations of one of these names.

    MLIR crashes on block arguments, except for `acc.data` and declarations.
    """
    for value in values_of(op, "dataClauseOperands"):
        if not isinstance(value, OpResult) or value.owner.info.name not in sources:
            raise op.error(message)


DATA = "expect data entry/exit operation or acc.getdeviceptr as defining op"


def check_own(op: Operation, *kinds: str) -> None:
    """Check that private, firstprivate and reduction operands are distinct results of such operations."""
    for kind in kinds:
        assert kind in RECIPES
        seen: set[int] = set()
        for value in values_of(op, f"{kind}Operands"):
            if not isinstance(value, OpResult) or value.owner.info.name != f"acc.{kind}":
                raise op.op_error(f"expected {kind} as defining op")
            if id(value) in seen:
                raise op.op_error(f"{kind} operand appears more than once")
            seen.add(id(value))


# -- computing --------------------------------------------------------------------------------------------


@verifier(acc.ParallelOp, acc.SerialOp, acc.KernelsOp)
def verify_compute(op: acc.ParallelOp | acc.SerialOp | acc.KernelsOp) -> None:
    """Mirrors ParallelOp::verify, SerialOp::verify and KernelsOp::verify, which share these checks."""
    if not isinstance(op, acc.KernelsOp):
        check_own(op, "private", "firstprivate", "reduction")
    if not isinstance(op, acc.SerialOp):
        check_segments(op, "numGangs", "num_gangs", 3)
    check_segments(op, "waitOperands", "wait")
    if not isinstance(op, acc.SerialOp):
        check_count(op, "numWorkers", "numWorkersDeviceType", "num_workers")
        check_count(op, "vectorLength", "vectorLengthDeviceType", "vector_length")
    check_count(op, "asyncOperands", "asyncOperandsDeviceType", "async")
    check_wait_and_async(op)
    check_data(op, COMPUTE_DATA, DATA)


# -- data -------------------------------------------------------------------------------------------------


@verifier(acc.DataOp)
def verify_data(op: acc.DataOp) -> None:
    """Mirrors DataOp::verify."""
    if not op.operand_count and op.defaultAttr_attr is None:
        raise op.error("at least one operand or the default attribute must appear on the data operation")
    check_data(op, COMPUTE_DATA, DATA)
    check_wait_and_async(op)


@verifier(acc.HostDataOp)
def verify_host_data(op: acc.HostDataOp) -> None:
    """Mirrors HostDataOp::verify."""
    if not op.dataClauseOperands:
        raise op.error("at least one operand must appear on the host_data operation")
    check_data(op, ("acc.use_device",), "expect data entry operation as defining op")


@verifier(acc.EnterDataOp, acc.ExitDataOp)
def verify_enter_or_exit(op: acc.EnterDataOp | acc.ExitDataOp) -> None:
    """Mirrors EnterDataOp::verify and ExitDataOp::verify."""
    is_entry = isinstance(op, acc.EnterDataOp)
    if not op.dataClauseOperands:
        raise op.error(
            "at least one operand must be present in dataOperands on the "
            f"{'enter' if is_entry else 'exit'} data operation"
        )
    check_plain_async(op)
    if op.waitOperands and op.wait:
        raise op.error("wait attribute cannot appear with waitOperands")
    check_wait_device(op)
    if is_entry:
        check_data(op, ENTER_DATA, "expect data entry operation as defining op")


@verifier(acc.UpdateOp)
def verify_update(op: acc.UpdateOp) -> None:
    """Mirrors UpdateOp::verify."""
    if not op.dataClauseOperands:
        raise op.error("at least one value must be present in dataOperands")
    check_count(op, "asyncOperands", "asyncOperandsDeviceType", "async")
    check_segments(op, "waitOperands", "wait")
    check_wait_and_async(op)
    check_data(op, UPDATE_DATA, DATA)


@verifier(acc.WaitOp)
def verify_wait(op: acc.WaitOp) -> None:
    """Mirrors WaitOp::verify."""
    check_plain_async(op)
    check_wait_device(op)


def check_plain_async(op: acc.ExitDataOp | acc.EnterDataOp | acc.WaitOp) -> None:
    if op.asyncOperand is not None and op.async__attr is not None:
        raise op.error("async attribute cannot appear with asyncOperand")


def check_wait_device(op: acc.ExitDataOp | acc.EnterDataOp | acc.WaitOp) -> None:
    if op.waitDevnum is not None and not op.waitOperands:
        raise op.error("wait_devnum cannot appear without waitOperands")


# -- declarations -----------------------------------------------------------------------------------------


@verifier(acc.DeclareOp, acc.DeclareEnterOp, acc.DeclareExitOp)
def verify_declare(op: acc.DeclareOp | acc.DeclareEnterOp | acc.DeclareExitOp) -> None:
    """Mirrors checkDeclareOperands: an exit with a token may have no operands."""
    has_token = isinstance(op, acc.DeclareExitOp) and op.token is not None
    if not op.dataClauseOperands and not has_token:
        message = "at least one operand must appear on the declare operation"
        raise MLIRError.at(op.diagnostic(message))
    check_data(
        op,
        DECLARED_DATA,
        "expect valid declare data entry operation or acc.getdeviceptr as defining op",
    )
