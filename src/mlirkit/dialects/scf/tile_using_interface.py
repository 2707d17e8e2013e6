"""Tiling: loops over tiles of an operation's iterations.

Loops carry the destinations; each iteration inserts its tile of the results.
Mirror: tileUsingSCF of mlir/lib/Dialect/SCF/Transforms/TileUsingInterface.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from mlirkit.builtin.affine_expr import AffineExpr, affine_dim, affine_symbol
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply, composed_extremum
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import affine, linalg, scf, tensor
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed, split_mixed
from mlirkit.dialects.scf.forall_patterns import forall_bounds
from mlirkit.dialects.scf.regions import body_of
from mlirkit.dialects.tensor.pad_patterns import padded_sizes
from mlirkit.dialects.tiles import insert_slice, insert_slice_in_parallel, inverse_permutation, permuted
from mlirkit.dialects.tiling_interface import Range, Tile, TilingInterface, TilingResult
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError


class TilingOptions(NamedTuple):
    """Options of tiling.

    Loops beyond the given sizes are not tiled, as are loops with a size of zero.
    """

    #: Creates the tile size for each loop at the loops' place; None: computed from `threads`.
    tile_sizes: Callable[[PatternRewriter], Sequence[Mixed]] | None = None
    #: The number of tiles for each loop; only for `scf.forall`.
    threads: Sequence[Mixed] = ()
    #: The order of the loops, outermost first.
    interchange: Sequence[int] = ()
    #: Whether the loop is an `scf.forall`, and its mapping.
    is_forall: bool = False
    mapping: Sequence[Attribute] = ()


class TiledLoops(NamedTuple):
    """The result of tiling: loops, outermost first, and replacements of the results."""

    tiled: TilingResult
    loops: list[Operation]
    replacements: list[Value]


#: Creates the operations for a tile that writes into destinations; returns values with their positions.
_Body: TypeAlias = Callable[[Sequence[Value], Tile], list[tuple[Value, Tile]]]


def tile_using_scf(
    rewriter: PatternRewriter, op: Operation, tiling: TilingInterface[Operation], options: TilingOptions
) -> TiledLoops:
    """Create loops behind an operation, or a copy of it where no loop is tiled."""
    rewriter.set_insertion_point_after(op)
    domain = tiling.iteration_domain(op, rewriter)
    count = len(domain)
    order = [*options.interchange, *range(len(options.interchange), count)]
    if sorted(order) != list(range(count)):
        # MLIR fails without a message, or uses erased operations.
        raise op.op_error("invalid interchange vector, not a permutation of the entire iteration space")
    threads = _padded(options.threads, count) if options.threads else []
    sizes = _tile_sizes(rewriter, op, domain, threads, options)
    if options.is_forall:
        _warn_of_races(op, tiling, threads or sizes, least=2 if threads else 1)
    body = _TiledBody(rewriter, op, tiling, order, not all(map(_is_zero, sizes)))
    destinations = destinations_of(rewriter, op)
    domain = [domain[number] for number in order]
    sizes = permuted(sizes, order)
    if not body.has_loops:
        body(destinations, Tile([extent.offset for extent in domain], [extent.size for extent in domain]))
        return TiledLoops(body.tiled, [], body.tiled.values)
    if options.is_forall:
        threads = permuted(threads, order) if threads else []
        nest = _Nest(rewriter, op.location, domain, sizes, threads)
        loops: list[Operation] = [nest.forall_loop(options.mapping, destinations, body)]
    else:
        loops = [*_Nest(rewriter, op.location, domain, sizes, []).for_loops(destinations, body)]
    rewriter.set_insertion_point_after(loops[0])
    return TiledLoops(body.tiled, loops, [*loops[0].result_values()])


def _padded(mixed: Sequence[Mixed], count: int) -> list[Mixed]:
    return [*mixed, *[0] * (count - len(mixed))][:count]


def _is_zero(mixed: Mixed) -> bool:
    return constant_of_mixed(mixed) == 0


def _tile_sizes(
    rewriter: PatternRewriter,
    op: Operation,
    domain: Sequence[Range],
    threads: Sequence[Mixed],
    options: TilingOptions,
) -> list[Mixed]:
    """Mirrors getUserTileSizesAndNumThreads."""
    if options.tile_sizes is not None:
        return _padded(options.tile_sizes(rewriter), len(domain))
    total = affine_symbol(1) - affine_symbol(0)
    size = AffineExpr.get_ceil_div(total, affine_symbol(2))
    return [
        0
        if _is_zero(number)
        else composed_apply(rewriter, op.location, size, [], [range.offset, range.size, number])
        for range, number in zip(domain, threads, strict=True)
    ]


def _warn_of_races(
    op: Operation, tiling: TilingInterface[Operation], counts: Sequence[Mixed], least: int
) -> None:
    """Warn of loops that become parallel but are not; dynamic thread counts are not reported."""
    for number, (kind, count) in enumerate(zip(tiling.loop_iterator_types(op), counts, strict=True)):
        constant = constant_of_mixed(count)
        if constant is not None and constant >= least and kind != linalg.IteratorType.parallel:
            op.emit_warning(f"tiling is not thread safe at axis #{number}")


class _TiledBody:
    """The body of the loops: a tile of an operation, with interchanged loops."""

    def __init__(
        self,
        rewriter: PatternRewriter,
        op: Operation,
        tiling: TilingInterface[Operation],
        order: Sequence[int],
        has_loops: bool,
    ) -> None:
        self.rewriter = rewriter
        self.op = op
        self.tiling = tiling
        self.inverse = inverse_permutation(order)
        self.has_loops = has_loops
        self.tiled = TilingResult([], [], [])

    def __call__(self, destinations: Sequence[Value], tile: Tile) -> list[tuple[Value, Tile]]:
        rewriter, op = self.rewriter, self.op
        tile = Tile(permuted(tile.offsets, self.inverse), permuted(tile.sizes, self.inverse))
        copy = copy_with_destinations(rewriter, op, destinations)
        if not self.has_loops:
            self.tiled = TilingResult([copy], [*copy.result_values()], [])
            return []
        tiled = self.tiling.tiled_implementation(copy, rewriter, tile)
        rewriter.erase_op(copy)
        if tiled is None:
            error = op.op_error("faild to tile operation")
            error.error_diagnostics.extend(_no_loops(op).error_diagnostics)
            raise error
        self.tiled = tiled
        placed: list[tuple[Value, Tile]] = []
        for number, value in enumerate(tiled.values):
            place = self.tiling.result_tile_position(op, rewriter, number, tile)
            if place is None:
                for made in tiled.operations:
                    rewriter.erase_op(made)
                raise _no_loops(op)
            placed.append((value, place))
        return placed


def _no_loops(op: Operation) -> MLIRError:
    return op.op_error("failed to generate tiling loops")


def copy_with_destinations(
    rewriter: PatternRewriter, op: Operation, destinations: Sequence[Value]
) -> Operation:
    """Mirrors cloneOpAndUpdateDestinationArgs."""
    copy = rewriter.clone(op)
    interface = copy.info.interfaces.get("DestinationStyleOpInterface")
    if destinations and isinstance(interface, DestinationStyleOpInterface):
        for number, value in zip(interface.inits(copy), destinations, strict=True):
            rewriter.set_operand(copy, number, value)
    return copy


def destinations_of(rewriter: PatternRewriter, op: Operation) -> list[Value]:
    """Mirrors getOrCreateDestinations: the destinations of results, or empty tensors of their sizes."""
    interface = op.info.interfaces.get("DestinationStyleOpInterface")
    if isinstance(interface, DestinationStyleOpInterface):
        inits = interface.inits(op)
        operands = op.operand_values()
        return [
            operands[inits[number]]
            for number, result in enumerate(op.result_values())
            if isinstance(result.type, RankedTensorType)
        ]
    point = rewriter.save_insertion_point()
    made: list[Value] = []
    for result in op.result_values():
        type = result.type
        if not isinstance(type, RankedTensorType):
            continue
        rewriter.set_insertion_point(op)
        sizes: list[Mixed] = [*type.dims]
        if DYNAMIC in type.dims:
            if not isinstance(op, tensor.PadOp):
                raise op.op_error("mlirkit does not know the sizes of the results")
            sizes = padded_sizes(op, rewriter)
        static, dynamic = split_mixed(sizes)
        empty = RankedTensorType.get(static, type.element_type)
        made.append(rewriter.create(tensor.EmptyOp, [empty], dynamic, loc=op.location).result)
    rewriter.restore_insertion_point(point)
    return made


def lower_to_loops(
    rewriter: PatternRewriter, op: Operation, tiling: TilingInterface[Operation]
) -> list[scf.ForOp] | None:
    """Mirrors lowerToLoopsUsingSCFForOp: nested loops for an operation on memrefs."""
    if op.result_count:
        return None
    loops: list[scf.ForOp] = []
    variables: list[Value] = []
    for extent in tiling.iteration_domain(op, rewriter):
        bounds = [create_index(rewriter, op.location, bound) for bound in extent]
        loop = create_for(rewriter, op.location, bounds, [])
        loops.append(loop)
        body = body_of(loop.region)
        variables += body.args
        rewriter.set_insertion_point_to_end(body)
        rewriter.set_insertion_point(rewriter.create(scf.YieldOp, [], [], loc=op.location))
    return loops if tiling.generate_scalar_implementation(op, rewriter, variables) else None


class _Nest:
    """Loops over tiles of a domain, created at the rewriter's insertion point."""

    def __init__(
        self,
        rewriter: PatternRewriter,
        location: Location,
        domain: Sequence[Range],
        sizes: Sequence[Mixed],
        threads: Sequence[Mixed],
    ) -> None:
        self.rewriter = rewriter
        self.location = location
        self.domain = domain
        self.sizes = sizes
        self.threads = threads

    def _bounds(self) -> tuple[list[Mixed], list[Mixed], list[Mixed]]:
        """Lower bounds, upper bounds and steps of the tiled loops."""
        tiled = [
            (extent, size) for extent, size in zip(self.domain, self.sizes, strict=True) if not _is_zero(size)
        ]
        ranges = [extent for extent, _ in tiled]
        steps = [size for _, size in tiled]
        return [extent.offset for extent in ranges], [extent.size for extent in ranges], steps

    def for_loops(self, inits: Sequence[Value], body: _Body) -> list[scf.ForOp]:
        """Mirrors generateLoopNestUsingForOp."""
        rewriter, location = self.rewriter, self.location
        bounds = [[create_index(rewriter, location, bound) for bound in group] for group in self._bounds()]
        loops: list[scf.ForOp] = []
        variables: list[Value] = []
        carried = list(inits)
        for bound in zip(*bounds, strict=True):
            loop = create_for(rewriter, location, bound, carried)
            loops.append(loop)
            arguments = body_of(loop.region).args
            variables.append(arguments[0])
            carried = [*arguments[1:]]
            rewriter.set_insertion_point_to_end(body_of(loop.region))
        placed = body(carried, self._tile(variables))
        yielded = [
            insert_slice(rewriter, location, value, into, tile)
            for (value, tile), into in zip(placed, carried, strict=True)
        ]
        rewriter.create(scf.YieldOp, [], yielded, loc=location)
        for outer, inner in pairwise(loops):
            rewriter.set_insertion_point_to_end(body_of(outer.region))
            rewriter.create(scf.YieldOp, [], inner.result_values(), loc=location)
        return loops

    def forall_loop(
        self, mapping: Sequence[Attribute], inits: Sequence[Value], body: _Body
    ) -> scf.ForallOp:
        """Mirrors generateLoopNestUsingForallOp."""
        rewriter, location = self.rewriter, self.location
        if self.threads:
            uppers = [number for number in self.threads if not _is_zero(number)]
            loop = create_forall(
                rewriter, location, [0] * len(uppers), uppers, [1] * len(uppers), inits, mapping
            )
        else:
            loop = create_forall(rewriter, location, *self._bounds(), inits, mapping)
        block = body_of(loop.region)
        rewriter.set_insertion_point_to_end(block)
        region = Region()
        region.blocks.append()
        end = rewriter.create(scf.InParallelOp, [], [], loc=location, regions=[region])
        rewriter.set_insertion_point(end)
        count = len(block.args) - len(inits)
        variables, carried = block.args[:count], block.args[count:]
        placed = body(carried, self._tile_of_thread(variables) if self.threads else self._tile(variables))
        rewriter.set_insertion_point_to_end(body_of(end.region))
        for (value, tile), into in zip(placed, carried, strict=True):
            insert_slice_in_parallel(rewriter, location, value, into, tile)
        return loop

    def _tile(self, variables: Sequence[Value]) -> Tile:
        """Mirrors getTileOffsetAndSizes."""
        remaining = iter(variables)
        tile = Tile([], [])
        for size, range in zip(self.sizes, self.domain, strict=True):
            if _is_zero(size):
                tile.offsets.append(range.offset)
                tile.sizes.append(range.size)
                continue
            offset = next(remaining)
            tile.offsets.append(offset)
            tile.sizes.append(self._bounded(range, offset, size))
        return tile

    def _bounded(self, range: Range, offset: Mixed, size: Mixed) -> Mixed:
        """Mirrors getBoundedTileSize: the size, or the rest of the range."""
        constant = constant_of_mixed(size)
        if constant == 1:
            return size
        start, end = constant_of_mixed(range.offset), constant_of_mixed(range.size)
        # In C++ a remainder has the sign of the dividend.
        if start is not None and end is not None and constant is not None and (end - start) % constant == 0:
            return size
        least = [affine_symbol(0) - affine_dim(0), affine_symbol(1)]
        total = create_index(self.rewriter, self.location, range.size)
        return composed_extremum(
            self.rewriter, self.location, affine.AffineMinOp, least, [offset], [total, size]
        )

    def _tile_of_thread(self, variables: Sequence[Value]) -> Tile:
        """Mirrors getTileOffsetAndSizesWithForAllOp."""
        rewriter, location = self.rewriter, self.location
        remaining = iter(variables)
        tile = Tile([], [])
        d0, d1, s0, s1 = affine_dim(0), affine_dim(1), affine_symbol(0), affine_symbol(1)
        start = d0 + d1 * s0
        for count, size, range in zip(self.threads, self.sizes, self.domain, strict=True):
            if _is_zero(count):
                tile.offsets.append(range.offset)
                tile.sizes.append(range.size)
                continue
            variable = next(remaining)
            offset = composed_apply(rewriter, location, start, [range.offset, variable], [size])
            beyond = s1 - start
            surplus = composed_apply(rewriter, location, beyond, [range.offset, count], [size, range.size])
            extent = size
            if not _is_zero(surplus):
                left = composed_apply(rewriter, location, s0 - d0, [offset], [range.size])
                extent = composed_extremum(rewriter, location, affine.AffineMinOp, [d0, d1], [left, size])
            if not _is_inside(size, count, range.size):
                # With more threads than tiles, the last ones are idle.
                extent = composed_extremum(rewriter, location, affine.AffineMaxOp, [d0, d1], [0, extent])
            tile.offsets.append(offset)
            tile.sizes.append(extent)
        return tile


def _is_inside(size: Mixed, count: Mixed, total: Mixed) -> bool:
    """Mirrors canOmitTileOffsetInBoundsCheck: whether the last tile is known to begin in bounds."""
    constants = [constant_of_mixed(mixed) for mixed in (size, count, total)]
    if constants[0] is None or constants[1] is None or constants[2] is None:
        return False
    return constants[0] * (constants[1] - 1) < constants[2]


def create_for(
    rewriter: PatternRewriter, location: Location, bounds: Sequence[Value], inits: Sequence[Value]
) -> scf.ForOp:
    """Create an `scf.for` with an empty block."""
    types = [init.type for init in inits]
    region = Region()
    region.blocks.append(INDEX, *types, arg_locs=[location] * (1 + len(types)))
    return rewriter.create(scf.ForOp, types, [*bounds, *inits], loc=location, regions=[region])


def create_forall(
    rewriter: PatternRewriter,
    location: Location,
    lowers: Sequence[Mixed],
    uppers: Sequence[Mixed],
    steps: Sequence[Mixed],
    outputs: Sequence[Value],
    mapping: Sequence[Attribute] = (),
) -> scf.ForallOp:
    """Create an `scf.forall` with an empty block."""
    operands, properties = forall_bounds(lowers, uppers, steps, outputs)
    if mapping:
        properties["mapping"] = ArrayAttr(tuple(mapping))
    region = Region()
    types = [*[INDEX] * len(uppers), *[output.type for output in outputs]]
    region.blocks.append(*types, arg_locs=[location] * len(types))
    results = types[len(uppers) :]
    return rewriter.create(scf.ForallOp, results, operands, properties, loc=location, regions=[region])
