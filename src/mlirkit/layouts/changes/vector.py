"""Changes of vector."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import IndexType, integer_type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, get, insert_before, nothing, put

INDEX = IndexType()


def _upgrade_transfer(op: Operation) -> None:
    """A missing `in_bounds` meant that no dimension is in bounds, except for broadcast ones."""
    map = get(op, "permutation_map")
    if get(op, "in_bounds") is None and isinstance(map, AffineMapAttr):
        no = integer_attr(integer_type(1), 0)
        put(op, "in_bounds", ArrayAttr([no for _ in map.map.results]))


def _upgrade_element(op: Operation) -> None:
    """The position of an element was a number of any type, and absent in vectors without dimensions."""
    operands = op.operand_values()
    places = operands[1 if op.name == "vector.extract" else 2 :]
    put(op, "static_position", dense_array(integer_type(64), [DYNAMIC for _ in places]))
    if places and places[0].type != INDEX:
        # The number had no sign.
        cast = insert_before(op, "arith.index_castui", places, [INDEX])
        op.set_operands([*operands[: -len(places)], cast.results[0]])


def _is_of_element(op: Operation) -> bool:
    """Whether a place is that of an element, in a vector of one dimension or none."""
    at = 0 if op.name == "vector.extract" else 1
    vector: Any = op.operand_types()[at]
    return int(vector.rank) == len(op.operand_values()) - at - 1


def _without_poison(op: Operation) -> None:
    mask = get(op, "mask")
    numbers = mask.values if isinstance(mask, DenseArrayAttr) else []
    if any(int(number) < 0 for number in numbers):
        raise op.op_error("selects elements that nothing is known of, which the release does not know")


CHANGES = (
    Change("vector.shuffle", 19, nothing, _without_poison),
    *(
        Change(
            f"vector.{name}",
            21,
            _upgrade_element,
            nothing,
            old_name=f"vector.{name}element",
            is_alias=True,
            implies=("static_position", f"array<i64{place}>"),
            fits=_is_of_element,
        )
        for name in ("extract", "insert")
        for place in ("", f": {DYNAMIC}")
    ),
    *(Change(f"vector.transfer_{name}", 18, _upgrade_transfer, nothing) for name in ("read", "write")),
)
