"""Verifier of `acc.loop`: control, clauses of each device type, and nested loops."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.walk import walk_preorder
from mlirkit.dialects.acc.construct_checks import check_own
from mlirkit.dialects.acc.device_clauses import (
    NO_DEVICE,
    check_count,
    check_segments,
    devices_of,
    first_repeated,
    values_of,
)
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import verifier

LOOP = "LoopLikeOpInterface"
# Exactly one of these per device type.
MODES = ("auto_", "independent", "seq")
# Clauses for parallelism, with or without values.
LEVELS = (
    *("vector", "vectorOperandsDeviceType", "worker", "workerNumOperandsDeviceType"),
    *("gang", "gangOperandsDeviceType"),
)


@verifier(acc.LoopOp)
def verify_loop(op: acc.LoopOp) -> None:
    """Mirrors LoopOp::verify."""
    check_control(op)
    check_collapse(op)
    check_gang(op)
    for level, values in (("worker", "workerNumOperands"), ("vector", "vectorOperands")):
        check_repeated(op, level)
        check_repeated(op, f"{values}DeviceType")
        check_count(op, values, f"{values}DeviceType", level)
    check_segments(op, "tileOperands", "tile")
    check_modes(op)
    check_own(op, "private", "firstprivate", "reduction")
    check_body(op)


def check_control(op: acc.LoopOp) -> None:
    """Check that there are as many bounds and steps."""
    lower, upper, steps = (len(values_of(op, name)) for name in ("lowerbound", "upperbound", "step"))
    if upper != steps:
        raise op.error("number of upperbounds expected to be the same as number of steps")
    if upper != lower:
        raise op.error("number of upperbounds expected to be the same as number of lowerbounds")
    inclusive = op.inclusiveUpperbound
    if upper and inclusive is not None and len(inclusive.values) != upper:
        raise op.error("inclusiveUpperbound size is expected to be the same as upperbound size")


def check_repeated(op: Operation, name: str) -> None:
    """Check that no device type is repeated in the array."""
    device = first_repeated(devices_of(op, name))
    if device is not None:
        raise op.op_error(f"duplicate device_type `{device}` found in {name} attribute")


def check_collapse(op: acc.LoopOp) -> None:
    collapse, devices = op.collapse_attr, op.collapseDeviceType
    if collapse is not None:
        if devices is None:
            raise op.op_error("collapse device_type attr must be define when collapse attr is present")
        if len(collapse) != len(devices):
            raise op.op_error("collapse attribute count must match collapse device_type count")
    check_repeated(op, "collapseDeviceType")


def check_gang(op: acc.LoopOp) -> None:
    count = len(values_of(op, "gangOperands"))
    if count:
        kinds = op.gangOperandsArgType
        if kinds is None:
            raise op.op_error("gangOperandsArgType attribute must be defined when gang operands are present")
        if len(kinds) != count:
            raise op.op_error("gangOperandsArgType attribute count must match gangOperands count")
    check_repeated(op, "gang")
    check_segments(op, "gangOperands", "gang")


def check_modes(op: Operation) -> None:
    """Check that each device type has one mode, and no parallelism where the loop is sequential."""
    modes = [device for name in MODES for device in devices_of(op, name)]
    if first_repeated(modes) is not None:
        raise op.error("only one of auto, independent, seq can be present at the same time")
    if NO_DEVICE not in modes:
        raise op.error("at least one of auto, independent, seq must be present")
    parallel = {device for name in LEVELS for device in devices_of(op, name)}
    if parallel.intersection(devices_of(op, "seq")):
        raise op.error("gang, worker or vector cannot appear with seq")


# -- bodies -----------------------------------------------------------------------------------------------


def check_body(op: acc.LoopOp) -> None:
    if op.region.is_empty:
        raise op.error("expected non-empty body.")
    if op.unstructured:
        if values_of(op, "lowerbound"):
            raise op.error("unstructured acc.loop must not have induction variables")
    elif not values_of(op, "lowerbound"):
        check_contained_loops(op)


def check_contained_loops(op: acc.LoopOp) -> None:
    """Check that a loop without control contains as many nested loops as it collapses."""
    sizes = [size.value % 2**64 for size in op.collapse_attr or ()]
    devices = devices_of(op, "collapseDeviceType")
    own = sizes[devices.index(NO_DEVICE)] if sizes and NO_DEVICE in devices else 1
    missing = max([own, *sizes])
    parent: Operation = op
    for inner in walk_preorder(op):
        if inner is op:
            continue
        if inner.has_trait(LOOP):
            if parent_loop(inner) is not parent:
                raise op.error("found sibling loops inside container-like acc.loop")
            missing -= 1
            parent = inner
        if not missing:
            return
    if missing:
        raise op.error("failed to find enough loop-like operations inside container-like acc.loop")


def parent_loop(op: Operation) -> Operation | None:
    """The innermost loop of any dialect around `op`."""
    return parent_with_trait(op, LOOP)
