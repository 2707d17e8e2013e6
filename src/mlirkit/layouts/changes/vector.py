"""What changed in vector."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, get, nothing, put


def _upgrade_transfer(op: Operation) -> None:
    """Where nothing was said, no dimension was in bounds, but those that are broadcast."""
    map = get(op, "permutation_map")
    if get(op, "in_bounds") is None and isinstance(map, AffineMapAttr):
        no = integer_attr(integer_type(1), 0)
        put(op, "in_bounds", ArrayAttr([no for _ in map.map.results]))


def _without_poison(op: Operation) -> None:
    mask = get(op, "mask")
    numbers = mask.values if isinstance(mask, DenseArrayAttr) else []
    if any(int(each) < 0 for each in numbers):
        raise op.op_error("selects elements that nothing is known of, which the release does not know")


CHANGES = (
    Change("vector.shuffle", 19, nothing, _without_poison),
    Change("vector.broadcast", 21, nothing, nothing, old_name="vector.splat", is_alias=True),
    *(Change(f"vector.transfer_{name}", 18, _upgrade_transfer, nothing) for name in ("read", "write")),
)
