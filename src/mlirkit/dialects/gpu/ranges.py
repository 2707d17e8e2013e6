"""Integer ranges of ids and sizes of threads, blocks, clusters and subgroups.

Mirror: mlir/lib/Dialect/GPU/IR/InferIntRangeInterfaceImpls.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import gpu
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange, unsigned_range
from mlirkit.ods.live.hooks import interface

_INTERFACE: Final = "InferIntRangeInterface"
_INDEX_WIDTH: Final = 64
_MAX_DIM: Final = (1 << 32) - 1
_MAX_CLUSTER_DIM: Final = 8
_MAX_SUBGROUP_SIZE: Final = 128

OfLaunch = (
    gpu.BlockDimOp
    | gpu.BlockIdOp
    | gpu.GridDimOp
    | gpu.ThreadIdOp
    | gpu.ClusterDimBlocksOp
    | gpu.ClusterBlockIdOp
    | gpu.GlobalIdOp
)


def _index_range(least: int, largest: int) -> IntRange:
    return unsigned_range(APInt(least, _INDEX_WIDTH), APInt(largest, _INDEX_WIDTH))


def _in_launch(op: gpu.LaunchOp, sizes: str) -> list[Value]:
    """The three sizes of a launch."""
    if sizes == "block":
        return [op.blockSizeX, op.blockSizeY, op.blockSizeZ]
    if sizes == "grid":
        return [op.gridSizeX, op.gridSizeY, op.gridSizeZ]
    clusters = [op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ]
    return [cluster for cluster in clusters if cluster is not None]


def _known_size(op: OfLaunch, sizes: str) -> int | None:
    """The size of a dimension, from attributes or the launch around an operation."""
    number = int(op.dimension)
    in_launch = in_kernel = in_function = False
    around = op.parent_op
    result: dict[str, int | None] = {}
    while around is not None:
        if isinstance(around, gpu.LaunchOp) and not in_launch:
            in_launch = True
            values = _in_launch(around, sizes)
            result["launch"] = constant_integer(values[number]) if number < len(values) else None
        elif isinstance(around, gpu.GPUFuncOp) and not in_kernel:
            in_kernel = True
            attribute = around.inherent(f"known_{sizes}_size")
            result["kernel"] = _size_of(attribute, number)
        if "FunctionOpInterface" in around.info.interfaces and not in_function:
            in_function = True
            result["function"] = _size_of(around.attribute(f"gpu.known_{sizes}_size"), number)
        around = around.parent_op
    for place in ("launch", "kernel", "function"):
        size = result.get(place)
        if size is not None:
            return size
    return None


def _size_of(attribute: object, number: int) -> int | None:
    if not isinstance(attribute, DenseI32ArrayAttr) or number >= len(attribute.values):
        return None
    size: int = attribute.values[number]
    return size & _MAX_DIM


def _upper_bound(op: OfLaunch) -> int | None:
    bound = op.upper_bound_attr
    return bound.value if isinstance(bound, IntegerAttr) else None


class SizeRange(InferIntRangeInterface):
    """A size: the launch's if known, else at least one."""

    __slots__ = ("_limit", "_sizes")

    def __init__(self, limit: int, sizes: str = "") -> None:
        self._limit = limit
        self._sizes = sizes

    def infer_result_ranges(self, op: OfLaunch, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        size = _known_size(op, self._sizes) if self._sizes else None
        bound = _upper_bound(op)
        if size is not None:
            set_range(op.result, _index_range(size, size))
        else:
            set_range(op.result, _index_range(1, self._limit if bound is None else bound))


class NumberRange(InferIntRangeInterface):
    """An id: below the size."""

    __slots__ = ("_limit", "_sizes")

    def __init__(self, limit: int, sizes: str = "") -> None:
        self._limit = limit
        self._sizes = sizes

    def infer_result_ranges(self, op: OfLaunch, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        limit = _upper_bound(op)
        if limit is None:
            size = _known_size(op, self._sizes) if self._sizes else None
            limit = self._limit if size is None else size
        set_range(op.result, _index_range(0, limit - 1))


class GlobalNumberRange(InferIntRangeInterface):
    """A global id: among all threads of all blocks."""

    __slots__ = ()

    def infer_result_ranges(
        self, op: gpu.GlobalIdOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        limit = _upper_bound(op)
        if limit is None:
            block, grid = (_known_size(op, sizes) for sizes in ("block", "grid"))
            limit = (_MAX_DIM if block is None else block) * (_MAX_DIM if grid is None else grid)
        set_range(op.result, _index_range(0, limit - 1))


class LaunchRanges(InferIntRangeInterface):
    """The arguments of a launch's body: sizes, and ids below them."""

    __slots__ = ()

    def infer_result_ranges(self, op: gpu.LaunchOp, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        sizes = ranges[len(op.asyncDependencies) :]
        arguments = op.body.blocks[0].args
        # Ids of block and thread, then the sizes of grid and block, three dimensions each.
        for number, argument in enumerate(arguments[6:12]):
            if sizes[number].width != _INDEX_WIDTH:
                continue
            range = sizes[number].intersection(_index_range(1, _MAX_DIM))
            set_range(argument, range)
            set_range(arguments[number], _index_range(0, range.umax.bits - 1))


class BroadcastRange(InferIntRangeInterface):
    """The range of the operand."""

    __slots__ = ()

    def infer_result_ranges(
        self, op: gpu.SubgroupBroadcastOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        set_range(op.result, ranges[0])


interface(gpu.SubgroupBroadcastOp, _INTERFACE)(BroadcastRange())
interface(gpu.ClusterDimOp, _INTERFACE)(SizeRange(_MAX_DIM))
interface(gpu.ClusterDimBlocksOp, _INTERFACE)(SizeRange(_MAX_CLUSTER_DIM, "cluster"))
interface(gpu.BlockDimOp, _INTERFACE)(SizeRange(_MAX_DIM, "block"))
interface(gpu.GridDimOp, _INTERFACE)(SizeRange(_MAX_DIM, "grid"))
interface(gpu.NumSubgroupsOp, _INTERFACE)(SizeRange(_MAX_DIM))
interface(gpu.SubgroupSizeOp, _INTERFACE)(SizeRange(_MAX_SUBGROUP_SIZE))
interface(gpu.ClusterIdOp, _INTERFACE)(NumberRange(_MAX_DIM))
interface(gpu.ClusterBlockIdOp, _INTERFACE)(NumberRange(_MAX_CLUSTER_DIM, "cluster"))
interface(gpu.BlockIdOp, _INTERFACE)(NumberRange(_MAX_DIM, "grid"))
interface(gpu.ThreadIdOp, _INTERFACE)(NumberRange(_MAX_DIM, "block"))
interface(gpu.LaneIdOp, _INTERFACE)(NumberRange(_MAX_SUBGROUP_SIZE))
interface(gpu.SubgroupIdOp, _INTERFACE)(NumberRange(_MAX_DIM))
interface(gpu.GlobalIdOp, _INTERFACE)(GlobalNumberRange())
interface(gpu.LaunchOp, _INTERFACE)(LaunchRanges())
