"""Verifiers of acc: bounds, the device's state, routines, atomic operations.

Verifiers of data clauses are in data_clause_checks.py, of constructs in construct_checks.py, of loops in
loop_checks.py, of recipes in recipe_checks.py.
"""

from __future__ import annotations

from mlirkit.dialects.acc.device_clauses import LOOKED_AT, NO_DEVICE, devices_of
from mlirkit.dialects.atomic_checks import (
    check_capture_region,
    check_read,
    check_update,
    check_update_region,
    check_write,
)
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import region_verifier, verifier

COMPUTING = ("acc.parallel", "acc.kernels", "acc.serial", "acc.loop")


@verifier(acc.DataBoundsOp)
def verify_bounds(op: acc.DataBoundsOp) -> None:
    """Mirrors DataBoundsOp::verify."""
    if op.extent is None and op.upperbound is None:
        raise op.error("expected extent or upperbound.")


@verifier(acc.InitOp, acc.ShutdownOp, acc.SetOp)
def verify_state(op: acc.InitOp | acc.ShutdownOp | acc.SetOp) -> None:
    """Mirrors InitOp::verify, ShutdownOp::verify and SetOp::verify."""
    parent = op.parent_op
    while parent is not None:
        if isinstance(parent, acc.ParallelOp | acc.KernelsOp | acc.SerialOp | acc.LoopOp):
            raise op.op_error("cannot be nested in a compute operation")
        parent = parent.parent_op
    if (
        isinstance(op, acc.SetOp)
        and op.device_type is None
        and op.defaultAsync is None
        and op.deviceNum is None
    ):
        raise op.op_error("at least one default_async, device_num, or device_type operand must appear")


@verifier(acc.RoutineOp)
def verify_routine(op: acc.RoutineOp) -> None:
    """Mirrors RoutineOp::verify: one kind of parallelism for each device type."""
    message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
    levels = {name: devices_of(op, name) for name in ("gang", "worker", "vector", "seq")}
    with_dimension = devices_of(op, "gangDimDeviceType")

    def count(device: str) -> int:
        result = sum(device in devices for devices in levels.values())
        return result + (device in with_dimension and device not in levels["gang"])

    shared = count(NO_DEVICE)
    if shared > 1:
        raise op.error(message)
    for device in LOOKED_AT:
        if device == NO_DEVICE:
            continue
        own = count(device)
        if own > 1 or (shared == 1 and own == 1):
            raise op.error(f"{message} for device_type `{device}`")


# -- atomic operations ------------------------------------------------------------------------------------

verifier(acc.AtomicReadOp)(check_read)
verifier(acc.AtomicWriteOp)(check_write)
verifier(acc.AtomicUpdateOp)(check_update)
region_verifier(acc.AtomicUpdateOp)(check_update_region)
region_verifier(acc.AtomicCaptureOp)(check_capture_region)
