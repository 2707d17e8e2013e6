"""What changed in amdgpu: atomic operations on buffers give the former value from 23 on."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, nothing


def add_former_value(op: Operation) -> None:
    """The former value is of the type of the first operand.

    The way back has no rule: where a file is read, nobody knows yet who will ask for the value.
    """
    if op.result_count == 0:
        op.add_result(op.operand_values()[0].type)


CHANGES = tuple(
    Change(f"amdgpu.raw_buffer_atomic_{name}", 23, nothing, add_former_value, is_newer=True)
    for name in ("fadd", "fmax", "smax", "umin")
)
