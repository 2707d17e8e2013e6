"""Verifiers of shard: grids, shardings, and collectives over the axes of a grid.

What an operation says of its grid is checked when symbols are: the axes it names, devices within a group of
processes, and how the shape of the result follows from the operand's and the size of the group.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.ods.live.hooks import interface, verifier
from mlirkit.support.diagnostics import MLIRError


@verifier("shard.grid")
def verify_grid(op: Any) -> None:
    """As GridOp::verify."""
    shape = op.inherent("shape").values
    if not shape:
        raise op.op_error("rank of grid is expected to be a positive integer")
    if any(size < 0 and size != DYNAMIC for size in shape):
        raise op.op_error("dimension size of a grid is expected to be non-negative or dynamic")


def _numbers(op: Any, name: str) -> Sequence[int]:
    """Numbers of which there are none unless said otherwise."""
    attribute = op.inherent(name)
    return () if attribute is None else attribute.values


def _split_axes(op: Any) -> list[Sequence[int]]:
    return [[axis.value for axis in each] for each in op.inherent("split_axes").parameters[0]]


@verifier("shard.sharding")
def verify_sharding(op: Any) -> None:
    """As ShardingOp::verify."""
    split, seen = _split_axes(op), set()
    for axis in (axis for axes in split for axis in axes):
        if axis < 0:
            raise op.error("grid axis is expected to be non-negative")
        if axis in seen:
            raise op.error("grid axis duplicated")
        seen.add(axis)
    halos, offsets = (_numbers(op, name) for name in ("static_halo_sizes", "static_sharded_dims_offsets"))
    if len(halos) and len(offsets):
        raise op.op_error("halo sizes and shard offsets are mutually exclusive")
    if len(halos) and len(halos) != 2 * sum(bool(len(axes)) for axes in split):
        raise op.error("halo sizes must be specified for all split axes.")


# -- what grids are asked ---------------------------------------------------------------------------------


def _error(op: Any, message: str) -> MLIRError:
    """An error at the operation's place that does not show the operation."""
    return MLIRError.at(op.diagnostic(message))


def _grid_shape(op: Any, tables: Any) -> Sequence[int]:
    """As getGridAndVerify."""
    name = op.inherent("grid")
    found = tables.lookup_nearest_symbol_from(op, name)
    if found is None or found.info.name != "shard.grid":
        raise op.error(f'Undefined required grid symbol "{name.value}".')
    shape: Sequence[int] = found.inherent("shape").values
    return shape


def _verify_axes(op: Any, axes: Sequence[int], shape: Sequence[int]) -> None:
    """As verifyGridAxes."""
    if len(set(axes)) != len(axes):
        raise _error(op, "Grid axes contains duplicate elements.")
    for axis in axes:
        if not 0 <= axis < len(shape):
            raise _error(
                op,
                f"0-based grid axis index {axis} is out of bounds. The referenced grid "
                f'"{op.inherent("grid").value}" is of rank {len(shape)}.',
            )


class GridUser(SymbolUserOpInterface):
    """An operation that mentions a grid, and nothing more."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        _grid_shape(op, tables)


class GridAxesUser(SymbolUserOpInterface):
    """As verifySymbolUses of GridShapeOp and ProcessMultiIndexOp: a result for each axis, of all or some."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        shape, given = _grid_shape(op, tables), _numbers(op, "axes")
        _verify_axes(op, given, shape)
        expected = len(given) or len(shape)
        if op.result_count != expected:
            raise op.error(f"Unexpected number of results {op.result_count}. Expected {expected}.")


class ShardingUser(SymbolUserOpInterface):
    """As ShardingOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        shape, offsets = _grid_shape(op, tables), _numbers(op, "static_sharded_dims_offsets")
        if not len(offsets):
            return
        if DYNAMIC in shape:
            raise op.error("sharded dims offsets are not allowed for device grids with dynamic shape.")
        at = 0
        for axes in _split_axes(op):
            if not len(axes):
                continue
            count = sum(shape[axis] for axis in axes)
            last = 0
            for number in range(count + 1):
                if len(offsets) <= at + number:
                    raise op.error("sharded dims offsets has wrong size.")
                offset = offsets[at + number]
                if offset != DYNAMIC:
                    if offset < last:
                        raise op.error("sharded dims offsets must be non-decreasing.")
                    last = offset
            at += count + 1


for _name in ("process_linear_index", "neighbors_linear_indices", "update_halo"):
    interface(f"shard.{_name}", "SymbolUserOpInterface")(GridUser())
for _name in ("grid_shape", "process_multi_index"):
    interface(f"shard.{_name}", "SymbolUserOpInterface")(GridAxesUser())
interface("shard.sharding", "SymbolUserOpInterface")(ShardingUser())


# -- collectives ------------------------------------------------------------------------------------------


def _times(one: int, other: int) -> int:
    return DYNAMIC if DYNAMIC in (one, other) else one * other


class Collective:
    """What is known when a collective is verified: its grid, its axes, and the group they make."""

    def __init__(self, op: Any, tables: Any) -> None:
        self.op = op
        self.grid = _grid_shape(op, tables)
        self.axes: Sequence[int] = _numbers(op, "grid_axes")
        _verify_axes(op, self.axes, self.grid)
        sizes = [self.grid[axis] for axis in self.axes]
        self.group = DYNAMIC if DYNAMIC in sizes else prod(sizes)

    def axis(self, name: str) -> int:
        value: int = self.op.inherent(name).value
        return value

    def shapes(self) -> tuple[Sequence[int], Sequence[int]]:
        return self.op.operand_at(0).type.shape, self.op.result_types()[0].shape

    def verify_size(self, expected: int, found: int, axis: int) -> None:
        """As verifyDimensionCompatibility."""
        if found not in (DYNAMIC, expected):
            shown = "dynamic" if expected == DYNAMIC else expected
            raise _error(
                self.op, f"Dimension size mismatch for result axis {axis}. Expected {shown}, but got {found}."
            )

    def verify_device(self, name: str) -> None:
        """As verifyInGroupDevice."""
        attribute = self.op.inherent(name)
        if attribute is None:
            return
        device = attribute.values
        if len(device) != len(self.axes):
            raise _error(
                self.op,
                f'In-group device "{name}" has unexpected multi-index size {len(device)}. Expected '
                f"{len(self.axes)}.",
            )
        for number, (place, axis) in enumerate(zip(device, self.axes, strict=True)):
            size = self.grid[axis]
            if DYNAMIC not in (place, size) and size <= place:
                raise _error(
                    self.op,
                    f'Out of bounds coordinate {number} for in-group device "{name}". Got {place}, but '
                    f"expected value in the range [0, {size - 1}].",
                )

    def verify_gathered(self, at: int) -> None:
        """As verifyGatherOperandAndResultShape."""
        before, after = self.shapes()
        if not 0 <= at < len(after):
            raise _error(self.op, f"Gather axis {at} is out of bounds [0, {len(after)}).")
        for axis, (size, found) in enumerate(zip(before, after, strict=False)):
            self.verify_size(_times(self.group, size) if axis == at else size, found, axis)

    def verify_scattered(self, at: int) -> None:
        """As verifyScatterOrSliceOperandAndResultShape."""
        before, after = self.shapes()
        for axis, (size, found) in enumerate(zip(before, after, strict=False)):
            if axis != at:
                self.verify_size(size, found, axis)
        size = before[at]
        if DYNAMIC not in (size, self.group) and size % self.group:
            raise _error(
                self.op,
                f"Operand dimension size {size} is not divisible by collective device group size "
                f"{self.group} for tensor axis {at}.",
            )
        self.verify_size(self._share(size), after[at], at)

    def verify_exchanged(self, split: int, concatenated: int) -> None:
        """As verifyAllToAllOperandAndResultShape."""
        before, after = self.shapes()
        for axis, (size, found) in enumerate(zip(before, after, strict=False)):
            if split == concatenated or axis not in (split, concatenated):
                self.verify_size(size, found, axis)
        if split == concatenated:
            return
        self.verify_size(_times(before[concatenated], self.group), after[concatenated], concatenated)
        size = before[split]
        is_even = DYNAMIC not in (size, self.group) and size % self.group == 0
        self.verify_size(self._share(size) if is_even else DYNAMIC, after[split], split)

    def _share(self, size: int) -> int:
        return DYNAMIC if DYNAMIC in (size, self.group) else size // self.group


# Per operation: how shapes change along which axis, and which attribute names a device.
_SHAPES = {
    "all_gather": "gather_axis",
    "gather": "gather_axis",
    "all_slice": "slice_axis",
    "reduce_scatter": "scatter_axis",
    "scatter": "scatter_axis",
}
_DEVICES = {
    **dict.fromkeys(("broadcast", "gather", "reduce", "scatter"), "root"),
    "recv": "source",
    "send": "destination",
}


class CollectiveUser(SymbolUserOpInterface):
    """As verifySymbolUses of the collectives."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        found, name = Collective(op, tables), op.info.name.partition(".")[2]
        if name in _DEVICES:
            found.verify_device(_DEVICES[name])
        axis = _SHAPES.get(name)
        if axis == "gather_axis":
            found.verify_gathered(found.axis(axis))
        elif axis is not None:
            found.verify_scattered(found.axis(axis))
        elif name == "all_to_all":
            found.verify_exchanged(found.axis("split_axis"), found.axis("concat_axis"))
        elif name == "shift" and found.axis("shift_axis") not in found.axes:
            raise op.error(
                f"Invalid shift axis {found.axis('shift_axis')}. It must be one of the grouping grid axes."
            )


for _name in ("all_reduce", "all_to_all", "shift", *_SHAPES, *_DEVICES):
    interface(f"shard.{_name}", "SymbolUserOpInterface")(CollectiveUser())
