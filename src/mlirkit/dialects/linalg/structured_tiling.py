"""Tiling of structured operations: a tile of the iterations reads and writes slices of the operands.

Mirrors: LinalgOpTilingInterface in mlir/lib/Dialect/Linalg/Transforms/TilingInterfaceImpl.cpp,
computeAllSliceParameters and offsetIndices in mlir/lib/Dialect/Linalg/Utils/Utils.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.affine_bounds import fold_expr
from mlirkit.builtin.affine_expr import AffineDimExpr, AffineExpr, affine_dim, affine_symbol
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import affine, linalg, memref, tensor
from mlirkit.dialects.linalg.dimensions import parallel_dimensions
from mlirkit.dialects.linalg.structure import indexing_maps, init_range, rank_of
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed
from mlirkit.dialects.tiles import create_slice, size_of
from mlirkit.dialects.tiling_interface import TILING, Range, Tile, Tiled, TilingInterface, TilingResult
from mlirkit.ods.live.hooks import external_model
from mlirkit.patterns.rewriter import PatternRewriter


class StructuredTiling(TilingInterface[Operation]):
    """Tiling of operations with indexing maps."""

    __slots__ = ()

    def loop_iterator_types(self, op: Operation) -> list[linalg.IteratorType]:
        is_parallel = parallel_dimensions(op, indexing_maps(op))
        kinds = linalg.IteratorType
        return [kinds.parallel if parallel else kinds.reduction for parallel in is_parallel]

    def iteration_domain(self, op: Operation, rewriter: PatternRewriter) -> list[Range]:
        point = rewriter.save_insertion_point()
        rewriter.set_insertion_point(op)
        sizes = [
            size_of(rewriter, op.location, operand, number)
            for operand in op.operand_values()
            for number in range(rank_of(operand.type))
        ]
        rewriter.restore_insertion_point(point)
        return [Range(0, sizes[at], 1) for at in _loop_sizes(indexing_maps(op))]

    def tiled_implementation(self, op: Operation, rewriter: PatternRewriter, tile: Tile) -> Tiled:
        operands = tiled_operands(op, op.operand_values(), rewriter, tile)
        definers = [operand.defining_op for operand in operands]
        slices: list[Operation] = [
            definer for definer in definers if isinstance(definer, tensor.ExtractSliceOp | memref.SubViewOp)
        ]
        tiled = rewriter.clone_with(op, _result_types(op, operands), operands)
        offset_indices(tiled, rewriter, tile.offsets)
        return TilingResult([tiled], [*tiled.result_values()], slices)

    def result_tile_position(
        self, op: Operation, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile | None:
        location = op.location
        lasts = [composed_apply(rewriter, location, affine_dim(0) - 1, [size]) for size in tile.sizes]
        at = init_range(op)[number]
        value = op.operand_values()[at]
        return slice_of_operand(rewriter, location, value, indexing_maps(op)[at], tile, tile.offsets, lasts)

    def iteration_domain_tile_from_result_tile(
        self, op: Operation, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tile | None:
        map = indexing_maps(op)[init_range(op)[number]]
        if not map.is_projected_permutation:
            raise op.op_error(
                "unhandled tiled implementation generation when result is not accessed using a permuted "
                "projection"
            )
        return self._mapped(op, rewriter, [map], [tile])

    def generate_result_tile_value(
        self, op: Operation, rewriter: PatternRewriter, number: int, tile: Tile
    ) -> Tiled:
        mapped = self.iteration_domain_tile_from_result_tile(op, rewriter, number, tile)
        if mapped is None:
            return None
        tiled = self.tiled_implementation(op, rewriter, mapped)
        return None if tiled is None else tiled._replace(values=[tiled.values[number]])

    def iteration_domain_tile_from_operand_tiles(
        self, op: Operation, rewriter: PatternRewriter, numbers: Sequence[int], tiles: Sequence[Tile]
    ) -> Tile | None:
        maps = indexing_maps(op)
        return self._mapped(op, rewriter, [maps[number] for number in numbers], tiles)

    def tiled_implementation_from_operand_tiles(
        self, op: Operation, rewriter: PatternRewriter, numbers: Sequence[int], tiles: Sequence[Tile]
    ) -> Tiled:
        mapped = self.iteration_domain_tile_from_operand_tiles(op, rewriter, numbers, tiles)
        return None if mapped is None else self.tiled_implementation(op, rewriter, mapped)

    def generate_scalar_implementation(
        self, op: Operation, rewriter: PatternRewriter, variables: Sequence[Value]
    ) -> bool:
        if not _is_on_memrefs(op):
            raise op.op_error("expected operation to have buffer semantics")
        [region] = op.regions
        block = region.first_block
        end = None if block is None else block.last
        assert block is not None and end is not None
        location = op.location
        operands, maps = op.operand_values(), indexing_maps(op)
        mapping: dict[Value, Value] = {}
        for argument, operand, map in zip(block.args, operands, maps, strict=True):
            if argument.first_user is None:
                continue
            mapping[argument] = operand
            if isinstance(operand.type, MemRefType):
                indices = _indices(rewriter, location, map, variables)
                types = [operand.type.element_type]
                load = rewriter.create(memref.LoadOp, types, [operand, *indices], loc=location)
                mapping[argument] = load.result
        for inner in block.ops():
            if isinstance(inner, linalg.IndexOp):
                mapping[inner.result] = variables[int(inner.dim.value)]
            elif inner is not end:
                rewriter.clone(inner, mapping)
        for number, value in zip(init_range(op), end.operand_values(), strict=True):
            indices = _indices(rewriter, end.location, maps[number], variables)
            written = [mapping.get(value, value), operands[number], *indices]
            rewriter.create(memref.StoreOp, [], written, loc=end.location)
        return True

    def _mapped(
        self, op: Operation, rewriter: PatternRewriter, maps: Sequence[AffineMap], tiles: Sequence[Tile]
    ) -> Tile | None:
        """Mirrors getMappedOffsetAndSize: the iterations that access the given tiles; None if operands
        disagree."""
        tiled: dict[int, tuple[Mixed, Mixed]] = {}
        for map, tile in zip(maps, tiles, strict=True):
            for result, offset, size in zip(map.results, tile.offsets, tile.sizes, strict=True):
                if not isinstance(result, AffineDimExpr):
                    return None
                if tiled.setdefault(result.position, (offset, size)) != (offset, size):
                    return None
        domain = self.iteration_domain(op, rewriter)
        pairs = [tiled.get(number, (extent.offset, extent.size)) for number, extent in enumerate(domain)]
        return Tile([offset for offset, _ in pairs], [size for _, size in pairs])


external_model(TILING, StructuredTiling(), "LinalgOp")


def _loop_sizes(maps: Sequence[AffineMap]) -> list[int]:
    """Mirrors getShapesToLoopsMap: for each loop, the first dimension of all operands that it alone runs
    over."""
    places: dict[int, int] = {}
    at = 0
    for map in maps:
        for result in map.results:
            if isinstance(result, AffineDimExpr):
                places.setdefault(result.position, at)
            at += 1
    return [places[position] for position in sorted(places)]


def _result_types(op: Operation, operands: Sequence[Value]) -> list[Type]:
    """Mirrors getTensorOutputTypes: none where only memrefs are written."""
    return [] if _is_on_memrefs(op) else [operands[number].type for number in init_range(op)]


def _is_on_memrefs(op: Operation) -> bool:
    """Mirrors hasPureBufferSemantics."""
    types = op.operand_types()
    has_tensors = any(isinstance(type, RankedTensorType) for type in types)
    return any(isinstance(type, MemRefType) for type in types) and not has_tensors


def _indices(
    rewriter: PatternRewriter, location: Location, map: AffineMap, variables: Sequence[Value]
) -> list[Value]:
    """Mirrors getIndicesForAccess: the map applied as it is, result by result."""
    indices: list[Value] = []
    for result in map.results:
        properties = {"map": AffineMapAttr(AffineMap(map.n_dims, map.n_symbols, (result,)))}
        indices.append(
            rewriter.create(affine.AffineApplyOp, [INDEX], variables, properties, loc=location).result
        )
    return indices


def _is_tiled(expr: AffineExpr, sizes: Sequence[Mixed]) -> bool:
    """Whether a loop with a tile size other than zero is part of an index."""
    return any(
        isinstance(node, AffineDimExpr) and constant_of_mixed(sizes[node.position]) != 0
        for node in expr.nodes()
    )


def tiled_operands(
    op: Operation, values: Sequence[Value], rewriter: PatternRewriter, tile: Tile
) -> list[Value]:
    """Mirrors makeTiledShapes, where nothing is out of bounds: the slices of values that a tile reads."""
    location = op.location
    starts: list[Mixed] = []
    # Only loops with a nonzero tile size have an offset.
    offsets = iter(tile.offsets)
    for size in tile.sizes:
        starts.append(0 if constant_of_mixed(size) == 0 else next(offsets))
    lasts = [composed_apply(rewriter, location, affine_dim(0) - 1, [size]) for size in tile.sizes]
    inits = init_range(op)
    parameters: list[Tile | None] = []
    types, maps = op.operand_types(), indexing_maps(op)
    for number, value in enumerate(values):
        is_init = isinstance(types[number], RankedTensorType) and number in inits
        map = maps[number]
        if not is_init and not any(_is_tiled(result, tile.sizes) for result in map.results):
            parameters.append(None)
            continue
        parameters.append(slice_of_operand(rewriter, location, value, map, tile, starts, lasts))
    return [
        value
        if parameter is None
        else create_slice(rewriter, location, value, parameter).result
        for value, parameter in zip(values, parameters, strict=True)
    ]


def slice_of_operand(
    rewriter: PatternRewriter,
    location: Location,
    value: Value,
    map: AffineMap,
    tile: Tile,
    starts: Sequence[Mixed],
    lasts: Sequence[Mixed],
) -> Tile:
    """Mirrors computeSliceParameters, where nothing is out of bounds.

    `starts` are the first iterations, `lasts` the last ones relative to these.
    """
    offsets: list[Mixed] = []
    sizes: list[Mixed] = []
    for number in range(rank_of(value.type)):
        index = map.results[number]
        if not _is_tiled(index, tile.sizes):
            offsets.append(0)
            sizes.append(size_of(rewriter, location, value, number))
            continue
        at_zero = fold_expr(index, map.n_dims, [0] * map.n_dims)
        assert at_zero is not None
        offsets.append(composed_apply(rewriter, location, index - at_zero, starts))
        last = composed_apply(rewriter, location, index, lasts)
        sizes.append(composed_apply(rewriter, location, affine_symbol(0) + 1, [], [last]))
    return Tile(offsets, sizes)


def _others_than(op: Operation | None) -> Callable[[Operation, int], bool]:
    return lambda user, _: user is not op


def offset_indices(op: Operation, rewriter: PatternRewriter, offsets: Sequence[Mixed]) -> None:
    """Add a tile's offsets to `linalg.index` in its body."""
    block = next((region.first_block for region in op.regions), None)
    point = rewriter.save_insertion_point()
    inside = [] if block is None else list(block.ops())
    for index in [inner for inner in inside if isinstance(inner, linalg.IndexOp)]:
        number = int(index.dim.value)
        if number >= len(offsets):
            continue
        rewriter.set_insertion_point_after(index)
        location, result = index.location, index.result
        total = composed_apply(rewriter, location, affine_dim(0) + affine_dim(1), [result, offsets[number]])
        value = create_index(rewriter, location, total)
        rewriter.replace_uses_with_if(result, value, _others_than(value.defining_op))
    rewriter.restore_insertion_point(point)
