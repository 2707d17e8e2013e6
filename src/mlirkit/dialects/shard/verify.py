"""Verifiers of shard: grids, shardings, and collectives over the axes of a grid.

The uses of a grid are checked with symbols: axes, devices within a process group, and the result shape, which
follows from the operand's shape and the group size.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TypeAlias

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.loop_interfaces import FixedDestinations
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.dialects.declared import shard
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.ods.live.hooks import cpp_alias, interface, verifier

cpp_alias("GridAxis")("int16_t")
cpp_alias("GridAxesAttr")("DenseI16ArrayAttr")

interface(shard.UpdateHaloOp, "DestinationStyleOpInterface")(FixedDestinations(range(1)))

# Collectives that return their operand if there are no axes.
AxesCollective: TypeAlias = (
    shard.AllGatherOp
    | shard.AllReduceOp
    | shard.AllSliceOp
    | shard.AllToAllOp
    | shard.BroadcastOp
    | shard.GatherOp
    | shard.RecvOp
    | shard.ReduceOp
    | shard.ReduceScatterOp
    | shard.ScatterOp
    | shard.SendOp
)
AnyCollective: TypeAlias = AxesCollective | shard.ShiftOp
COLLECTIVES: tuple[type[Operation], ...] = (
    shard.AllGatherOp,
    shard.AllReduceOp,
    shard.AllSliceOp,
    shard.AllToAllOp,
    shard.BroadcastOp,
    shard.GatherOp,
    shard.RecvOp,
    shard.ReduceOp,
    shard.ReduceScatterOp,
    shard.ScatterOp,
    shard.SendOp,
    shard.ShiftOp,
)
# Operations with a grid.
GridOperation: TypeAlias = (
    AnyCollective
    | shard.GridShapeOp
    | shard.NeighborsLinearIndicesOp
    | shard.ProcessLinearIndexOp
    | shard.ProcessMultiIndexOp
    | shard.ShardingOp
    | shard.UpdateHaloOp
)


@verifier(shard.GridOp)
def verify_grid(op: shard.GridOp) -> None:
    """Mirrors GridOp::verify."""
    shape = op.shape.values
    if not shape:
        raise op.op_error("rank of grid is expected to be a positive integer")
    if any(size < 0 and size != DYNAMIC for size in shape):
        raise op.op_error("dimension size of a grid is expected to be non-negative or dynamic")


def numbers_of(attribute: DenseArrayAttr | None) -> Sequence[int]:
    """The numbers of an optional array: none if it is absent."""
    return () if attribute is None else attribute.values


def split_axes_of(op: shard.ShardingOp) -> list[Sequence[int]]:
    """The axes of the grid along which each dimension is split."""
    return [axes.values for axes in op.split_axes.axes]


@verifier(shard.ShardingOp)
def verify_sharding(op: shard.ShardingOp) -> None:
    """Mirrors ShardingOp::verify."""
    split, seen = split_axes_of(op), set()
    for axis in (axis for axes in split for axis in axes):
        if axis < 0:
            raise op.error("grid axis is expected to be non-negative")
        if axis in seen:
            raise op.error("grid axis duplicated")
        seen.add(axis)
    halos, offsets = numbers_of(op.static_halo_sizes), numbers_of(op.static_sharded_dims_offsets)
    if len(halos) and len(offsets):
        raise op.op_error("halo sizes and shard offsets are mutually exclusive")
    if len(halos) and len(halos) != 2 * sum(bool(len(axes)) for axes in split):
        raise op.error("halo sizes must be specified for all split axes.")


# -- uses of grids ----------------------------------------------------------------------------------------


def _grid_shape(op: GridOperation, tables: SymbolTableCollection) -> Sequence[int]:
    """Mirrors getGridAndVerify."""
    grid = tables.lookup_nearest_symbol_from(op, op.grid)
    if not isinstance(grid, shard.GridOp):
        raise op.error(f'Undefined required grid symbol "{op.grid.value}".')
    return grid.shape.values


def _verify_axes(op: GridOperation, axes: Sequence[int], shape: Sequence[int]) -> None:
    """Mirrors verifyGridAxes."""
    if len(set(axes)) != len(axes):
        raise plain_error(op, "Grid axes contains duplicate elements.")
    for axis in axes:
        if not 0 <= axis < len(shape):
            raise plain_error(
                op,
                f"0-based grid axis index {axis} is out of bounds. The referenced grid "
                f'"{op.grid.value}" is of rank {len(shape)}.',
            )


class GridUser(SymbolUserOpInterface):
    """An operation that only refers to a grid."""

    __slots__ = ()

    def verify_symbol_uses(self, op: GridOperation, tables: SymbolTableCollection) -> None:
        _grid_shape(op, tables)


class GridAxesUser(SymbolUserOpInterface):
    """Mirrors verifySymbolUses of GridShapeOp and ProcessMultiIndexOp: a result for each listed axis, or for
    all."""

    __slots__ = ()

    def verify_symbol_uses(
        self, op: shard.GridShapeOp | shard.ProcessMultiIndexOp, tables: SymbolTableCollection
    ) -> None:
        shape, axes = _grid_shape(op, tables), numbers_of(op.axes)
        _verify_axes(op, axes, shape)
        expected = len(axes) or len(shape)
        if op.result_count != expected:
            raise op.error(f"Unexpected number of results {op.result_count}. Expected {expected}.")


class ShardingUser(SymbolUserOpInterface):
    """Mirrors ShardingOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: shard.ShardingOp, tables: SymbolTableCollection) -> None:
        shape, offsets = _grid_shape(op, tables), numbers_of(op.static_sharded_dims_offsets)
        if not len(offsets):
            return
        if DYNAMIC in shape:
            raise op.error("sharded dims offsets are not allowed for device grids with dynamic shape.")
        at = 0
        for axes in split_axes_of(op):
            if not len(axes):
                continue
            # MLIR reads beyond the shape.
            _verify_axes(op, axes, shape)
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


interface(shard.ProcessLinearIndexOp, "SymbolUserOpInterface")(GridUser())
interface(shard.NeighborsLinearIndicesOp, "SymbolUserOpInterface")(GridUser())
interface(shard.UpdateHaloOp, "SymbolUserOpInterface")(GridUser())
interface(shard.GridShapeOp, "SymbolUserOpInterface")(GridAxesUser())
interface(shard.ProcessMultiIndexOp, "SymbolUserOpInterface")(GridAxesUser())
interface(shard.ShardingOp, "SymbolUserOpInterface")(ShardingUser())


# -- collectives ------------------------------------------------------------------------------------------


def _times(one: int, other: int) -> int:
    return DYNAMIC if DYNAMIC in (one, other) else one * other


class Collective:
    """A collective with its grid, its axes, and the size of the group they make."""

    def __init__(self, op: AnyCollective, tables: SymbolTableCollection) -> None:
        self.op = op
        self.grid = _grid_shape(op, tables)
        self.axes = numbers_of(op.grid_axes)
        _verify_axes(op, self.axes, self.grid)
        sizes = [self.grid[axis] for axis in self.axes]
        self.group = DYNAMIC if DYNAMIC in sizes else prod(sizes)

    def shapes(self) -> tuple[Sequence[int], Sequence[int]]:
        operand, result = self.op.input.type, self.op.result.type
        assert isinstance(operand, RankedTensorType) and isinstance(result, RankedTensorType)
        return operand.dims, result.dims

    def verify_size(self, expected: int, size: int, axis: int) -> None:
        """Mirrors verifyDimensionCompatibility."""
        if size not in (DYNAMIC, expected):
            text = "dynamic" if expected == DYNAMIC else expected
            raise plain_error(
                self.op, f"Dimension size mismatch for result axis {axis}. Expected {text}, but got {size}."
            )

    def verify_device(self, name: str, attribute: DenseArrayAttr | None) -> None:
        """Mirrors verifyInGroupDevice."""
        if attribute is None:
            return
        device = attribute.values
        if len(device) != len(self.axes):
            raise plain_error(
                self.op,
                f'In-group device "{name}" has unexpected multi-index size {len(device)}. Expected '
                f"{len(self.axes)}.",
            )
        for number, (place, axis) in enumerate(zip(device, self.axes, strict=True)):
            size = self.grid[axis]
            if DYNAMIC not in (place, size) and size <= place:
                raise plain_error(
                    self.op,
                    f'Out of bounds coordinate {number} for in-group device "{name}". Got {place}, but '
                    f"expected value in the range [0, {size - 1}].",
                )

    def verify_gathered(self, at: int) -> None:
        """Mirrors verifyGatherOperandAndResultShape."""
        before, after = self.shapes()
        if not 0 <= at < len(after):
            raise plain_error(self.op, f"Gather axis {at} is out of bounds [0, {len(after)}).")
        for axis, (size, result) in enumerate(zip(before, after, strict=False)):
            self.verify_size(_times(self.group, size) if axis == at else size, result, axis)

    def verify_scattered(self, at: int) -> None:
        """Mirrors verifyScatterOrSliceOperandAndResultShape."""
        before, after = self.shapes()
        for axis, (size, result) in enumerate(zip(before, after, strict=False)):
            if axis != at:
                self.verify_size(size, result, axis)
        self._verify_bounds("Scatter or slice", at, before, after)
        size = before[at]
        if DYNAMIC not in (size, self.group) and not self._divides(size):
            raise plain_error(
                self.op,
                f"Operand dimension size {size} is not divisible by collective device group size "
                f"{self.group} for tensor axis {at}.",
            )
        self.verify_size(self._share(size), after[at], at)

    def verify_exchanged(self, split: int, concatenated: int) -> None:
        """Mirrors verifyAllToAllOperandAndResultShape."""
        before, after = self.shapes()
        for axis, (size, result) in enumerate(zip(before, after, strict=False)):
            if split == concatenated or axis not in (split, concatenated):
                self.verify_size(size, result, axis)
        if split == concatenated:
            return
        self._verify_bounds("Split", split, before, after)
        self._verify_bounds("Concatenation", concatenated, before, after)
        self.verify_size(_times(before[concatenated], self.group), after[concatenated], concatenated)
        size = before[split]
        is_even = DYNAMIC not in (size, self.group) and self._divides(size)
        self.verify_size(self._share(size) if is_even else DYNAMIC, after[split], split)

    def _verify_bounds(self, noun: str, at: int, *shapes: Sequence[int]) -> None:
        """Check that the shape has the axis: C++ reads out of bounds."""
        rank = min([len(shape) for shape in shapes])
        if not 0 <= at < rank:
            raise plain_error(self.op, f"{noun} axis {at} is out of bounds [0, {rank}).")

    def _divides(self, size: int) -> bool:
        """Whether the group size divides a size; C++ divides by zero for a group without devices."""
        return self.group != 0 and size % self.group == 0

    def _share(self, size: int) -> int:
        return DYNAMIC if DYNAMIC in (size, self.group) else size // self.group


class CollectiveUser(SymbolUserOpInterface):
    """Mirrors verifySymbolUses of the collectives."""

    __slots__ = ()

    def verify_symbol_uses(self, op: AnyCollective, tables: SymbolTableCollection) -> None:
        collective = Collective(op, tables)
        if isinstance(op, shard.RecvOp):
            collective.verify_device("source", op.source)
        elif isinstance(op, shard.SendOp):
            collective.verify_device("destination", op.destination)
        elif isinstance(op, shard.BroadcastOp | shard.GatherOp | shard.ReduceOp | shard.ScatterOp):
            collective.verify_device("root", op.root)
        elif isinstance(op, shard.ShiftOp) and op.shift_axis.value not in collective.axes:
            raise op.error(
                f"Invalid shift axis {op.shift_axis.value}. It must be one of the grouping grid axes."
            )
        if not all(isinstance(value.type, RankedTensorType) for value in (op.input, op.result)):
            return
        if isinstance(op, shard.AllGatherOp | shard.GatherOp):
            collective.verify_gathered(op.gather_axis.value)
        elif isinstance(op, shard.AllSliceOp):
            collective.verify_scattered(op.slice_axis.value)
        elif isinstance(op, shard.ReduceScatterOp | shard.ScatterOp):
            collective.verify_scattered(op.scatter_axis.value)
        elif isinstance(op, shard.AllToAllOp):
            collective.verify_exchanged(op.split_axis.value, op.concat_axis.value)


for _class in COLLECTIVES:
    interface(_class, "SymbolUserOpInterface")(CollectiveUser())
