"""The linear function of a layout, for the shape of a tensor or buffer.

Mirror: LinearLayoutConversions of Triton.  Register layouts are functions of register, lane, warp and block;
layouts of shared memory of offset, block and partition; layouts of tensor memory of row, column and block.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mlirkit.core.attribute import Attribute
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import distributed_layouts
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.layout_algebra import (
    Order,
    identity,
    identity_nd,
    in_cluster,
    not_larger,
    not_smaller,
    permuted,
    product,
    reshaped,
    without_dimension,
    without_zeros,
    zeros,
)
from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout, cluster_layout

Shape = tuple[int, ...]


@lru_cache(maxsize=1024)
def function_of(shape: Shape, layout: Attribute) -> LinearLayout | None:
    """Mirrors toLinearLayout; None if the layout has no known function or does not fit the shape."""
    if isinstance(layout, triton.BlockedEncodingAttr):
        return _blocked(shape, layout)
    if isinstance(layout, triton.SliceEncodingAttr):
        return _slice(shape, layout)
    if isinstance(layout, triton.LinearEncodingAttr | triton.GenericLinearEncodingAttr):
        return _linear(shape, distributed_layouts.linear(layout))
    if isinstance(layout, triton.NvidiaMmaEncodingAttr):
        return _nvidia_mma(shape, layout)
    if isinstance(layout, triton.AMDMfmaEncodingAttr):
        return _mfma(shape, layout)
    if isinstance(layout, triton.AMDWmmaEncodingAttr):
        return _wmma(shape, layout)
    if isinstance(layout, triton.DotOperandEncodingAttr):
        return _dot_operand(shape, layout)
    if isinstance(layout, ttng.TensorMemoryEncodingAttr):
        return _tensor_memory(shape, layout)
    if isinstance(layout, ttng.TensorMemoryScalesEncodingAttr):
        return _scales(shape, layout)
    return _shared(shape, layout)


# -- registers --------------------------------------------------------------------------------------------


def matrix_order(rank: int, row_major: bool) -> tuple[int, ...]:
    """Mirrors getMatrixOrder: batches are slowest."""
    order = list(reversed(range(rank)))
    if not row_major:
        order[0], order[1] = order[1], order[0]
    return tuple(order)


def operand_order(operand: int, rank: int) -> tuple[int, ...]:
    """Mirrors getOrderForDotOperand: the reduced dimension is fastest."""
    return matrix_order(rank, operand == 0)


def cluster_of(layout: Attribute) -> LinearLayout:
    """Mirrors getCGALayout: the layout of a cluster's blocks."""
    if isinstance(layout, triton.SliceEncodingAttr):
        return without_dimension(cluster_of(layout.parent), layout.dim)
    if isinstance(layout, triton.DotOperandEncodingAttr):
        cluster = cluster_of(layout.parent)
        summed = cluster.rank - 1 if layout.opIdx == 0 else cluster.rank - 2
        bases = [
            tuple([0 if dim == summed else step for dim, step in enumerate(basis)])
            for basis in cluster.of("block")
        ]
        return cluster.with_bases("block", bases)
    if isinstance(layout, triton.LinearEncodingAttr | triton.GenericLinearEncodingAttr):
        return _cluster_part(distributed_layouts.linear(layout))
    if isinstance(layout, triton.PaddedSharedEncodingAttr):
        return _cluster_part(layout.linearComponent)
    if isinstance(layout, triton.SharedLinearEncodingAttr):
        return _cluster_part(layout.linearLayout)
    if isinstance(layout, triton.PartitionedSharedEncodingAttr):
        return cluster_of(layout.partitionLayout)
    of_layout = getattr(layout, "CGALayout", None)
    assert isinstance(of_layout, LinearLayout)
    return of_layout


def _cluster_part(function: LinearLayout) -> LinearLayout:
    """Mirrors linearToCGAEncodingAttr: the distances of blocks, in sizes of a block's part."""
    block = LinearLayout(tuple([entry for entry in function.bases if entry[0] != "block"]), function.rank)
    sizes = block.sizes
    bases = [
        tuple([step // size for step, size in zip(basis, sizes, strict=True)])
        for basis in function.of("block")
    ]
    return cluster_layout(bases, function.rank)


def shape_per_block(layout: Attribute, shape: Sequence[int]) -> Shape:
    """Mirrors getShapePerCTA: a block's part of a shape; leading dimensions are not split."""
    split = cluster_of(layout).sizes
    split = (1,) * (len(shape) - len(split)) + split[max(0, len(split) - len(shape)) :]
    return tuple([size // min(size, count) if size else 0 for size, count in zip(shape, split, strict=True)])


def _blocked(shape: Shape, layout: triton.BlockedEncodingAttr) -> LinearLayout:
    order = tuple(layout.order_)
    parts = (
        identity_nd("register", layout.sizePerThread, order),
        identity_nd("lane", layout.threadsPerWarp, order),
        identity_nd("warp", layout.warpsPerCTA, order),
    )
    return in_cluster(product(*parts), cluster_of(layout), shape, order)


def _slice(shape: Shape, layout: triton.SliceEncodingAttr) -> LinearLayout | None:
    parent = function_of((*shape[: layout.dim], 1, *shape[layout.dim :]), layout.parent)
    return None if parent is None else without_zeros(without_dimension(parent, layout.dim), "register")


def _linear(shape: Shape, function: LinearLayout) -> LinearLayout:
    grown = not_smaller(function, shape, function.order_of("register"))
    return not_larger(grown, shape, drop="register")


def _mma_tile(tile: Sequence[int], width: int, order: Order) -> LinearLayout:
    """Mirrors nvidiaMmaTile: eight groups of four lanes."""
    inner, outer, rank = order[0], order[1], len(tile)
    return product(
        identity(width, "register", inner, rank),
        identity(4, "lane", inner, rank),
        identity(8, "lane", outer, rank),
        identity(tile[outer] // 8, "register", outer, rank),
        identity(tile[inner] // (width * 4), "register", inner, rank),
    )


_HOPPER = 3
_MMA_WIDTH = 2


def _nvidia_mma(shape: Shape, layout: triton.NvidiaMmaEncodingAttr) -> LinearLayout | None:
    rank, is_hopper = len(shape), layout.versionMajor == _HOPPER
    tile = tuple(layout.instrShape)[:2] if is_hopper else tuple(layout.instrShape)
    if len(tile) != rank:
        return None
    order = matrix_order(rank, True)
    warps = identity_nd("warp", layout.warpsPerCTA, matrix_order(rank, not is_hopper))
    return in_cluster(product(_mma_tile(tile, _MMA_WIDTH, order), warps), cluster_of(layout), shape, order)


def _broadcast(shape: Sequence[int], order: Order, summed: int, name: str) -> LinearLayout:
    """Mirrors broadcastedDotOperandLayout: warps along the reduced dimension have the same elements."""
    rank = len(shape)
    return product(
        *[
            zeros(shape[dim], name, rank) if dim == summed else identity(shape[dim], name, dim, rank)
            for dim in order
        ]
    )


def _dot_operand(shape: Shape, layout: triton.DotOperandEncodingAttr) -> LinearLayout | None:
    parent, rank = layout.parent, len(shape)
    if rank != distributed_layouts.rank_of(parent):
        return None
    summed = rank - 1 if layout.opIdx == 0 else rank - 2
    if isinstance(parent, triton.BlockedEncodingAttr):
        order = tuple(parent.order_)
        size = [shape[dim] if dim == summed else count for dim, count in enumerate(parent.sizePerThread)]
        block = product(
            identity_nd("register", size, order),
            _broadcast(parent.threadsPerWarp, order, summed, "lane"),
            _broadcast(parent.warpsPerCTA, order, summed, "warp"),
        )
        return in_cluster(block, cluster_of(layout), shape, order)
    order = operand_order(layout.opIdx, rank)
    if isinstance(parent, triton.NvidiaMmaEncodingAttr):
        return _nvidia_operand(shape, layout, parent, order)
    if isinstance(parent, triton.AMDMfmaEncodingAttr):
        return _mfma_operand(shape, layout, parent, order)
    if isinstance(parent, triton.AMDWmmaEncodingAttr):
        return _wmma_operand(shape, layout, parent, order)
    return None


def _nvidia_operand(
    shape: Shape, layout: triton.DotOperandEncodingAttr, parent: triton.NvidiaMmaEncodingAttr, order: Order
) -> LinearLayout | None:
    rank, is_hopper = len(shape), parent.versionMajor == _HOPPER
    if is_hopper and layout.opIdx == 1:
        return None
    rows = parent.instrShape[rank - 2]
    width = layout.kWidth or 1
    depth = width * (4 if rows == 8 else 8)
    tile = (*(1,) * (rank - 2), *((rows, depth) if layout.opIdx == 0 else (depth, 8)))
    summed = rank - 1 if layout.opIdx == 0 else rank - 2
    warps = _broadcast(parent.warpsPerCTA, matrix_order(rank, not is_hopper), summed, "warp")
    block = product(_mma_tile(tile, width, order), warps)
    return in_cluster(block, cluster_of(layout), shape, order)


# -- registers of AMD -------------------------------------------------------------------------------------

_MFMA_LANES = 64


def _mfma(shape: Shape, layout: triton.AMDMfmaEncodingAttr) -> LinearLayout | None:
    rank = len(shape)
    if rank != len(layout.warpsPerCTA) or len(layout.tilesPerWarp) < rank:
        return None
    order = matrix_order(rank, True)
    n, m = order[0], order[1]
    rows, columns = layout.instrShape[0], layout.instrShape[1]
    height = 1 if layout.elementBitWidth == 64 else 4
    tiles = rows * columns // (_MFMA_LANES * height)
    # The fastest dimension of lanes, and the number of lanes along it.
    across, lanes, along = (m, rows, n) if layout.isTransposed else (n, columns, m)
    tile = product(
        identity(height, "register", along, rank),
        identity(lanes, "lane", across, rank),
        identity(_MFMA_LANES // lanes, "lane", along, rank),
        identity(tiles, "register", along, rank),
    )
    warps, repeats = layout.warpsPerCTA, layout.tilesPerWarp
    parts = [
        identity(repeats[n], "register", n, rank),
        identity(warps[n], "warp", n, rank),
        identity(shape[n] // (columns * warps[n] * repeats[n]), "register", n, rank),
        identity(repeats[m], "register", m, rank),
        identity(warps[m], "warp", m, rank),
    ]
    if rank == 3:
        parts.append(identity(warps[0], "warp", 0, rank))
    return in_cluster(product(tile, *parts), cluster_of(layout), shape, order)


def _mfma_operand(
    shape: Shape, layout: triton.DotOperandEncodingAttr, parent: triton.AMDMfmaEncodingAttr, order: Order
) -> LinearLayout | None:
    rank, k, other = len(shape), order[0], order[1]
    rows, columns = parent.instrShape[0], parent.instrShape[1]
    across = rows if layout.opIdx == 0 else columns
    width = layout.kWidth or 1
    depth = _MFMA_LANES // across * width
    parts = [
        identity(width, "register", k, rank),
        identity(across, "lane", other, rank),
        identity(_MFMA_LANES // across, "lane", k, rank),
    ]
    if (rows, columns, layout.opIdx) in ((64, 4, 0), (4, 64, 1)):
        parts.append(identity(16, "register", k, rank))
        depth *= 16
    if shape[k] > depth:
        parts.append(identity(shape[k] // depth, "register", k, rank))
    parts.append(identity(parent.tilesPerWarp[other], "register", other, rank))
    # Steps of warps along k are out of the shape, so they are zero.
    parts.append(identity_nd("warp", parent.warpsPerCTA, matrix_order(rank, True)))
    return in_cluster(product(*parts), cluster_of(parent), shape, order)


def _wmma(shape: Shape, layout: triton.AMDWmmaEncodingAttr) -> LinearLayout | None:
    rank, in_block = len(shape), layout.ctaLayout
    assert isinstance(in_block, LinearLayout)
    if rank != in_block.rank:
        return None
    fast, slow = matrix_order(rank, not layout.isTransposed)[:2]

    def bases(*pairs: tuple[int, int]) -> tuple[Basis, ...]:
        steps = [{fast: first, slow: second} for first, second in pairs]
        return tuple([tuple([step.get(dim, 0) for dim in range(rank)]) for step in steps])

    if layout.version == 1:
        registers, last = bases((0, 2), (0, 4), (0, 8)), (0, 1)
    elif tuple(layout.instrShape[:2]) == (32, 16):
        registers, last = bases((0, 1), (0, 2), (0, 4), (0, 16)), (0, 8)
    else:
        registers, last = bases((0, 1), (0, 2), (0, 4)), (0, 8)
    lanes = bases((1, 0), (2, 0), (4, 0), (8, 0), last)
    tile = LinearLayout((("register", registers), ("lane", lanes)), rank)
    return in_cluster(product(tile, in_block), cluster_of(layout), shape, matrix_order(rank, True))


_WMMA_LANES = 32
_WMMA_TILE = 16


def _wmma_operand(
    shape: Shape, layout: triton.DotOperandEncodingAttr, parent: triton.AMDWmmaEncodingAttr, order: Order
) -> LinearLayout | None:
    rank, k, other = len(shape), order[0], order[1]
    width = layout.kWidth or 1
    depth = _WMMA_LANES // _WMMA_TILE
    in_block = parent.ctaLayout
    assert isinstance(in_block, LinearLayout)
    parts = [
        identity(width, "register", k, rank),
        identity(_WMMA_TILE, "lane", other, rank),
        zeros(depth, "lane", rank) if parent.version == 1 else identity(depth, "lane", k, rank),
        identity(parent.instrShape[2] // (depth * width), "register", k, rank),
        identity(parent.instrShape[layout.opIdx] // _WMMA_TILE, "register", other, rank),
    ]
    sizes = [1 if dim == k else size for dim, size in enumerate(in_block.sizes)]
    projected = not_larger(in_block, sizes)
    parts.append(without_zeros(projected, "register"))
    return in_cluster(product(*parts), cluster_of(layout), shape, order)


# -- shared memory ----------------------------------------------------------------------------------------


def _shared(shape: Shape, layout: Attribute) -> LinearLayout | None:
    if isinstance(layout, triton.SwizzledSharedEncodingAttr | triton.AMDRotatingSharedEncodingAttr):
        return _swizzled(shape, layout)
    if isinstance(layout, triton.NVMMASharedEncodingAttr):
        return _nvmma(shape, layout)
    if isinstance(layout, triton.PaddedSharedEncodingAttr):
        component: LinearLayout = layout.linearComponent
        return component
    if isinstance(layout, triton.SharedLinearEncodingAttr):
        function: LinearLayout = layout.linearLayout
        return function
    if isinstance(layout, triton.PartitionedSharedEncodingAttr):
        return _partitioned(shape, layout)
    return None


def _swizzled(
    shape: Shape, layout: triton.SwizzledSharedEncodingAttr | triton.AMDRotatingSharedEncodingAttr
) -> LinearLayout:
    rank, order = len(shape), tuple(layout.order_)
    part = shape_per_block(layout, shape)
    if rank == 1:
        return in_cluster(identity(part[0], "offset", 0, 1), cluster_of(layout), shape, order)
    rotates = isinstance(layout, triton.AMDRotatingSharedEncodingAttr)
    sizes = shape if rotates else part
    column, row = order[0], order[1]
    columns = sizes[column]
    bases = [_step(rank, {column: 1 << bit}) for bit in range(columns.bit_length() - 1)]
    for bit in range(sizes[row].bit_length() - 1):
        at = 1 << bit
        phase = at // layout.perPhase % layout.maxPhase
        if rotates:
            phase ^= at // layout.maxPhase // layout.perPhase % layout.maxPhase
        bases.append(_step(rank, {row: at, column: layout.vec * phase % columns}))
    block = LinearLayout((("offset", tuple(bases)),), rank)
    others = [identity(sizes[dim], "offset", dim, rank) for dim in order[2:]]
    return in_cluster(product(block, *others), cluster_of(layout), shape, (row, *(column,), *order[2:]))


def _step(rank: int, steps: dict[int, int]) -> Basis:
    return tuple([steps.get(dim, 0) for dim in range(rank)])


_MOST_PER_COPY = 256


def copied_block(layout: triton.NVMMASharedEncodingAttr, part: Sequence[int], packed: bool) -> Shape | str:
    """Mirrors getTMABlockShape: the part of a block's shape that one instruction copies, or an error
    message."""
    shape = list(part)
    last = 0 if layout.transposed else len(shape) - 1
    if layout.fp4Padded:
        shape[last] *= 2
    shape = [min(size, _MOST_PER_COPY) for size in shape]
    if layout.swizzlingByteWidth:
        width = 8 * layout.swizzlingByteWidth // layout.elementBitWidth
        if shape[last] < width:
            return (
                f"block shape along the contiguous dimension {last} is too small for the swizzle byte size "
                f"{layout.swizzlingByteWidth} in an NVMMASharedLayout, got {shape[last]} but expected at "
                f"least {width}"
            )
        shape[last] = width
    if layout.fp4Padded and packed:
        shape[last] //= 2
    return tuple(shape)


def _nvmma(shape: Shape, layout: triton.NVMMASharedEncodingAttr) -> LinearLayout | None:
    rank = len(shape)
    part = shape_per_block(layout, shape)
    copied = copied_block(layout, part, True)
    if isinstance(copied, str) or any(size & (size - 1) for size in copied):
        return None
    turned = (*copied[1:], copied[0]) if layout.transposed else copied
    order = (rank - 1, *range(rank - 1))
    if not layout.swizzlingByteWidth:
        slowest_last = tuple(reversed(range(rank)))
        block = product(*[identity(turned[dim], "offset", dim, rank) for dim in slowest_last])
        if layout.transposed:
            # Triton permutes the bases in its own order, from the last dimension to the first.
            listed = permuted(permuted(block, slowest_last), order)
            block = permuted(listed, slowest_last)
        return in_cluster(not_smaller(block, part, slowest_last), cluster_of(layout), shape, slowest_last)
    if rank < 2:
        return None
    rows = 1
    for size in copied[:-1]:
        rows *= size
    collapsed = (copied[-1], rows) if layout.transposed else (rows, copied[-1])
    tile = _core_matrix(layout)
    packing = 2 if layout.fp4Padded else 1
    sizes = tile.sizes
    if collapsed[1] * packing < sizes[1] or collapsed[0] < sizes[0]:
        return None
    made = reshaped(not_smaller(tile, collapsed, (0, 1)), turned)
    if layout.transposed:
        made = permuted(made, order)
    standard = tuple(range(rank))
    return in_cluster(not_smaller(made, part, standard), cluster_of(layout), shape, standard)


def _core_matrix(layout: triton.NVMMASharedEncodingAttr) -> LinearLayout:
    """Mirrors getCoreMatrixLinearLayout: eight rows, swizzled against bank conflicts."""
    width = layout.swizzlingByteWidth
    columns = 8 * max(16, width) // layout.elementBitWidth
    vec, per_phase, phases = 128 // layout.elementBitWidth, 128 // width, width // 16

    def packed(column: int) -> int:
        return column // 16 * 8 + column % 8 if layout.fp4Padded else column

    bases = [(0, packed(1 << bit)) for bit in range(columns.bit_length() - 1)]
    bases += [(row, packed(vec * (row // per_phase % phases))) for row in (1, 2, 4)]
    return LinearLayout((("offset", tuple(bases)),), 2)


def _partitioned(shape: Shape, layout: triton.PartitionedSharedEncodingAttr) -> LinearLayout | None:
    dim, rank = layout.partitionDim, len(shape)
    pieces = layout.numPartitions * layout.numGroups
    piece = function_of((*shape[:dim], shape[dim] // pieces, *shape[dim + 1 :]), layout.partitionLayout)
    if piece is None:
        return None
    return product(
        piece,
        identity(layout.numPartitions, "partition", dim, rank),
        identity(layout.numGroups, "offset", dim, rank),
    )


# -- tensor memory ----------------------------------------------------------------------------------------


def _tensor_memory(shape: Shape, layout: ttng.TensorMemoryEncodingAttr) -> LinearLayout | None:
    part = shape_per_block(layout, shape)
    rows, columns = layout.blockM, min(layout.blockN, part[1])
    halves = [zeros(2, "col", 2)] if layout.fp4Padded else []
    across = [*halves, identity(columns, "col", 1, 2)]
    stride = zeros(layout.colStride, "col", 2)
    if rows == 64 and not layout.twoCTAs:
        tile = product(stride, identity(16, "row", 0, 2), *across)
        if part[0] > rows:
            between = (64, 0)
        else:
            between = (0, columns) if part[1] > columns else (0, 0)
        tile = tile.with_bases("row", (*tile.of("row"), between, (16, 0), (32, 0)))
    else:
        tile = product(stride, identity(rows, "row", 0, 2), *across)
        if rows == 64:
            tile = tile.with_bases("row", (*tile.of("row"), tile.of("col")[-1]))
            tile = tile.with_bases("col", tile.of("col")[:-1])
    repeats = [size // done for size, done in zip(part, tile.sizes, strict=True)]
    if 0 in repeats:
        return None
    tile = product(tile, identity(repeats[0], "col", 0, 2), identity(repeats[1], "col", 1, 2))
    rows_first = LinearLayout((("row", tile.of("row")), ("col", tile.of("col"))), 2)
    return product(rows_first, cluster_of(layout))


def _scales(shape: Shape, layout: ttng.TensorMemoryScalesEncodingAttr) -> LinearLayout:
    part = shape_per_block(layout, shape)
    tile = product(
        identity(32, "row", 0, 2), zeros(4, "row", 2), identity(4, "col", 1, 2), identity(2, "col", 0, 2)
    )
    along = [-(-size // done) for size, done in zip(part, tile.sizes, strict=True)]
    if along[0] > 1:
        tile = product(tile, identity(2, "col", 0, 2))
        along[0] //= 2
    depth_first = layout.blockRepOrder == ttng.TensorMemoryScalesBlockRepOrder.K_THEN_MN
    repeats = [identity(along[0], "col", 0, 2), identity(along[1], "col", 1, 2)]
    tile = product(tile, *(reversed(repeats) if depth_first else repeats))
    return product(not_larger(tile, part), cluster_of(layout))
