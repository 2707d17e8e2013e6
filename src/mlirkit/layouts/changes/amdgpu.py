"""Changes of amdgpu: products have their shape from 22 on, atomic operations on buffers return the old value
from 23 on.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.changes.change import Change, fixed


def add_former_value(op: Operation) -> None:
    """Add a result for the old value, with the type of the first operand."""
    if op.result_count == 0:
        op.add_result(op.operand_values()[0].type)


def leave_out_former_value(op: Operation) -> None:
    """Remove the result; one with uses remains, to be an error."""
    if op.result_count == 1 and not op.results[0].has_uses:
        op.result0 = None
        KNOWN.stamp = None


_SIZE = "16 : i32"

CHANGES = (
    # Until 21, the chip gave products of 4-bit integers another size.
    Change("amdgpu.wmma", 21, *fixed(m=_SIZE, n=_SIZE, k=_SIZE)),
    *(
        Change(
            f"amdgpu.raw_buffer_atomic_{name}",
            23,
            leave_out_former_value,
            add_former_value,
            is_newer=True,
            is_late=True,
        )
        for name in ("fadd", "fmax", "smax", "umin")
    ),
)
