"""Changes of amdgpu: products have their shape from 22 on, atomic operations on buffers return the old value
from 23 on.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.operation import Operation
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.changes.change import Change, Rewrite, fixed


def add_former_value(op: Operation) -> None:
    """Add a result for the old value, with the type of the first operand."""
    if op.result_count == 0:
        op.add_result(op.operand_values()[0].type)


def leave_out_former_value(op: Operation) -> None:
    """Remove the result; one with uses remains, to be an error."""
    if op.result_count == 1 and not op.results[0].has_uses:
        op.result0 = None
        KNOWN.stamp = None


def _of_one_size(change: Rewrite) -> Rewrite:
    """The change, but not of products of 4-bit integers: their size followed from the chip."""

    def change_if_known(op: Operation) -> None:
        type = op.operand_values()[0].type
        element = type.element_type if isinstance(type, VectorType) else type
        if not isinstance(element, IntegerType) or element.width != _UNSIZED_WIDTH:
            change(op)

    return change_if_known


_UNSIZED_WIDTH = 4
_SIZE = "16 : i32"
_upgrade_product, _downgrade_product = fixed(m=_SIZE, n=_SIZE, k=_SIZE)

CHANGES = (
    Change("amdgpu.wmma", 21, _of_one_size(_upgrade_product), _of_one_size(_downgrade_product)),
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
