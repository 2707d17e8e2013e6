"""Access to acc's clauses with a value for each device type, for verifiers.

The values of a clause are one operand group.  An array attribute has the device type of each value, or of
each segment if there are segment sizes; another array has the device types whose clause has no value.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import acc

# `#acc.device_type`s in the order of their codes.
NO_DEVICE = "none"
DEVICES = (NO_DEVICE, "star", "default", "host", "multicore", "nvidia", "radeon")
# Verifiers that iterate over them leave out the last, as MLIR's do.
LOOKED_AT = DEVICES[:-1]


def devices_of(op: Operation, name: str) -> list[str]:
    """The device types in array attribute `name`, which may be missing."""
    array = op.inherent(name)
    devices = array if isinstance(array, ArrayAttr) else ()
    return [str(device.value) for device in devices if isinstance(device, acc.DeviceTypeAttr)]


def first_repeated(devices: Sequence[str]) -> str | None:
    """The first repeated device type."""
    seen: set[str] = set()
    for device in devices:
        if device in seen:
            return device
        seen.add(device)
    return None


def values_of(op: Operation, name: str) -> list[Value]:
    """The operands of group `name`."""
    return list(getattr(op, name))


def segments_of(op: Operation, name: str) -> list[int]:
    """The sizes in attribute `name`, which may be missing."""
    sizes = op.inherent(name)
    return list(sizes.values) if isinstance(sizes, DenseArrayAttr) else []


def check_count(op: Operation, operands: str, devices: str, keyword: str) -> None:
    """Check that every value has a device type."""
    count = len(values_of(op, operands))
    # Without any devices MLIR crashes.
    if count and len(devices_of(op, devices)) != count:
        raise op.op_error(f"{keyword} operands count must match {keyword} device_type count")


def check_segments(op: Operation, operands: str, keyword: str, most: int = 0) -> None:
    """Check that every segment has a device type, and at most `most` values if that is not 0."""
    segments, devices = segments_of(op, f"{operands}Segments"), f"{operands}DeviceType"
    if most and any(size > most for size in segments):
        raise op.op_error(f"{keyword} expects a maximum of {most} values per segment")
    count = len(values_of(op, operands))
    has_devices = op.inherent(devices) is not None
    if sum(segments) != count or (count and not has_devices):
        raise op.op_error(f"{keyword} operand count does not match count in segments")
    if has_devices and len(devices_of(op, devices)) != len(segments):
        raise op.op_error(f"{keyword} segment count does not match device_type count")


def check_wait_and_async(op: Operation) -> None:
    """Check that no clause has both a value and none for a device type."""
    for device in LOOKED_AT:
        for name, message in (
            ("async", "asyncOnly attribute cannot appear with asyncOperand"),
            ("wait", "wait attribute cannot appear with waitOperands"),
        ):
            if device in devices_of(op, f"{name}OperandsDeviceType") and device in devices_of(
                op, f"{name}Only"
            ):
                raise op.error(message)
