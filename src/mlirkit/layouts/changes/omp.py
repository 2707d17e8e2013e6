"""Changes of omp."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import UNSIGNED, integer_type
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes import omp_loops
from mlirkit.layouts.changes.change import (
    Change,
    added_region,
    append_terminator,
    attribute_of,
    dropped_region,
    get,
    nothing,
    put,
    take,
)
from mlirkit.layouts.changes.words import FORMER_BOUNDS

# The flags of maps: the bit until 21, the bit today, and the name.
MAP_FLAGS = (
    (0x1, 0x2, "to"),
    (0x2, 0x4, "from"),
    (0x4, 0x8, "always"),
    (0x8, 0x10, "del"),
    (0x40, 0x20, "return_param"),
    (0x80, 0x40, "priv"),
    (0x100, 0x80, "literal"),
    (0x200, 0x100, "implicit"),
    (0x400, 0x200, "close"),
    (0x1000, 0x400, "present"),
    (0x2000, 0x800, "ompx_hold"),
    (0x4000, 0x1000, "attach"),
)
# Without any bit, the map has a separate flag today.
_STORAGE = 0x1


def _upgrade_map_type(op: Operation) -> None:
    """Bits without a name today remain, to be an error."""
    value = get(op, "map_type")
    if not isinstance(value, IntegerAttr) or value.bits & ~sum(bit for bit, _, _ in MAP_FLAGS):
        return
    names = [name for bit, _, name in MAP_FLAGS if value.bits & bit] or ["storage"]
    take(op, "map_type")
    put(op, "map_type", attribute_of(op, f"#omp<clause_map_flags {'|'.join(names)}>"))


def _upgrade_missing(op: Operation) -> None:
    """Attributes that are required today had defaults: no flags, and by reference."""
    for name, text in (("map_type", "#omp<clause_map_flags storage>"), ("map_capture_type", _BY_REFERENCE)):
        if get(op, name) is None:
            put(op, name, attribute_of(op, text))


_BY_REFERENCE = "#omp<variable_capture_kind(ByRef)>"


def _downgrade_map_type(op: Operation) -> None:
    value = take(op, "map_type")
    if not isinstance(value, ParametrizedAttribute):
        return
    flags: Any = value.parameters[0]
    bits = int(flags) & ~_STORAGE
    if bits & ~sum(bit for _, bit, _ in MAP_FLAGS):
        raise op.op_error(f"has flags, {value}, that the release does not know")
    number = sum(former for former, bit, _ in MAP_FLAGS if bits & bit)
    put(op, "map_type", integer_attr(integer_type(64, UNSIGNED), number))


# Indices of members were rows of one length, filled up with this number.
_NO_INDEX = -1


def _upgrade_members(op: Operation) -> None:
    rows = get(op, "members_index")
    if not isinstance(rows, DenseIntElementsAttr) or not isinstance(rows.type, VectorType):
        return
    width = rows.type.dims[-1]
    numbers = [int(number) for number in rows]
    arrays = []
    for at in range(0, len(numbers), width):
        row = numbers[at : at + width]
        while row and row[-1] == _NO_INDEX:
            row.pop()
        arrays.append(ArrayAttr([integer_attr(_I64, number) for number in row]))
    take(op, "members_index")
    put(op, "members_index", ArrayAttr(arrays))


def _downgrade_members(op: Operation) -> None:
    arrays = take(op, "members_index")
    if not isinstance(arrays, ArrayAttr):
        return
    rows = [numbers_of(array) for array in arrays]
    width = max([len(row) for row in rows], default=0)
    filled = [[*row, *[_NO_INDEX] * (width - len(row))] for row in rows]
    put(op, "members_index", members_of(filled))


def numbers_of(array: Attribute) -> list[int]:
    """The integers of an array."""
    if not isinstance(array, ArrayAttr):
        return []
    return [index.value for index in array if isinstance(index, IntegerAttr)]


def members_of(rows: list[list[int]]) -> DenseIntElementsAttr:
    """The indices of members in the form until 19."""
    type = VectorType([len(rows), len(rows[0]) if rows else 0], integer_type(32))
    elements = [integer_attr(integer_type(32), index) for row in rows for index in row]
    members: DenseIntElementsAttr = DenseIntElementsAttr.get(elements, type)
    return members


_I64 = integer_type(64)


def _with_pointee(op: Operation) -> None:
    """A pointer to the pointer needs a pointee type, or the release's own printer fails."""
    if getattr(op, "var_ptr_ptr", None) is not None and get(op, "var_ptr_ptr_type") is None:
        raise op.op_error("has no attribute 'var_ptr_ptr_type', which the release wants of 'var_ptr_ptr'")


def _upgrade_bounds(op: Operation) -> None:
    if op.results[0].type == FORMER_BOUNDS:
        op.results[0].set_type(Type.parse("!omp.map_bounds_ty", op.context))


def _downgrade_bounds(op: Operation) -> None:
    op.results[0].set_type(FORMER_BOUNDS)


# Operations around a loop, whose bodies had a terminator, and the first release with this form of them.
_WRAPPERS = {"omp.distribute": 0, "omp.simd": 19, "omp.taskloop": 0, "omp.wsloop": 19}


def _upgrade_wrapper(op: Operation) -> None:
    for region in op.regions:
        for block in region.blocks:
            if block.last is not None and block.last.name == "omp.terminator":
                block.last.erase()


def _downgrade_wrapper(op: Operation) -> None:
    append_terminator(op, "omp.terminator")


def _with_allocation(op: Operation) -> None:
    """Privatization needed a region that allocates."""
    if not any(True for _ in op.regions[0].blocks):
        raise op.op_error("has no code that allocates, without which the release does not know it")


CHANGES = (
    *(
        Change(name, 19, _upgrade_wrapper, _downgrade_wrapper, is_late=True, since=since)
        for name, since in _WRAPPERS.items()
    ),
    *omp_loops.CHANGES,
    Change("omp.private", 20, nothing, _with_allocation),
    Change("omp.private", 24, *dropped_region(place=3, count=3), is_newer=True, is_late=True),
    Change("omp.map.bounds", 18, _upgrade_bounds, _downgrade_bounds),
    Change("omp.map.info", 19, _upgrade_members, _downgrade_members),
    Change("omp.map.info", 21, _upgrade_map_type, _downgrade_map_type),
    # In files of other writers, it is an error.
    Change("omp.map.info", 20, _upgrade_missing, nothing, by_form=False),
    Change("omp.map.info", 23, nothing, _with_pointee, is_newer=True),
    # The added regions: where the data of a variable is, and where the variable is allocated.
    Change("omp.declare_reduction", 21, *added_region(place=5, count=5), is_late=True),
    Change("omp.declare_reduction", 19, *added_region(place=0, count=4), is_late=True),
)
