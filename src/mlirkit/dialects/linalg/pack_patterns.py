"""Canonicalization patterns of `linalg.pack` and `linalg.unpack`.

Mirror: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import result_number
from mlirkit.dialects.declared import linalg, tensor
from mlirkit.dialects.linalg.tiling import unpermuted
from mlirkit.dialects.mixed_values import Mixed, are_equal, constant_of_mixed, mixed_values, split_mixed
from mlirkit.dialects.slices import canonical_slice_type, slice_of, slice_operands
from mlirkit.dialects.static_shapes import foldable_cast
from mlirkit.ods.live.hooks import canonicalizer, dialect_canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

AnyPack = linalg.PackOp | linalg.UnPackOp


def tiles_of(op: AnyPack) -> list[Mixed]:
    """The sizes of the tiles."""
    return mixed_values(op.static_inner_tiles.values, op.inner_tiles)


def order_of(op: AnyPack) -> list[int]:
    """The permutation of the outer dimensions; the identity if absent."""
    order = op.outer_dims_perm
    return [] if order is None else list(order.values)


def positions_of(op: AnyPack) -> list[int]:
    """The dimensions that are tiled."""
    return list(op.inner_dims_pos.values)


# -- builders ---------------------------------------------------------------------------------------------


def _create_pack(
    op: linalg.PackOp, source: Value, dest: Value, tiles: Sequence[Mixed], rewriter: PatternRewriter
) -> linalg.PackOp:
    """Create a pack like `op`, with its discardable attributes."""
    integers, values = split_mixed(tiles)
    padding = [] if op.padding_value is None else [op.padding_value]
    properties = _properties(op, integers)
    properties["operandSegmentSizes"] = DenseI32ArrayAttr.get([1, 1, len(padding), len(values)])
    return rewriter.create(
        linalg.PackOp,
        [dest.type],
        [source, dest, *padding, *values],
        properties,
        dict(op.discardable_attributes),
        loc=op.location,
    )


def _create_unpack(
    op: linalg.UnPackOp,
    source: Value,
    dest: Value,
    tiles: Sequence[Mixed],
    attributes: dict[str, Attribute],
    rewriter: PatternRewriter,
) -> linalg.UnPackOp:
    """Create an unpack like `op`."""
    integers, values = split_mixed(tiles)
    return rewriter.create(
        linalg.UnPackOp,
        [dest.type],
        [source, dest, *values],
        _properties(op, integers),
        attributes,
        loc=op.location,
    )


def _properties(op: AnyPack, tiles: Sequence[int]) -> dict[str, Attribute]:
    properties: dict[str, Attribute] = {
        "inner_dims_pos": op.inner_dims_pos,
        "static_inner_tiles": DenseI64ArrayAttr.get(tiles),
    }
    order = op.outer_dims_perm
    if isinstance(order, DenseArrayAttr) and len(order):
        properties["outer_dims_perm"] = order
    return properties


# -- casts ------------------------------------------------------------------------------------------------


def _known_tiles(op: AnyPack, packed: RankedTensorType) -> list[Mixed]:
    """The sizes of the tiles, as numbers where the packed type has them."""
    tiles = tiles_of(op)
    sizes = packed.dims[len(packed.dims) - len(tiles) :]
    return [tile if size == DYNAMIC else size for size, tile in zip(sizes, tiles, strict=True)]


def _replace_by(op: AnyPack, made: AnyPack, rewriter: PatternRewriter) -> None:
    """Replace `op` by another operation, cast if the type differs."""
    value: Value = made.result
    if value.type != op.result.type:
        value = rewriter.create(tensor.CastOp, [op.result.type], [value], loc=op.location).result
    rewriter.replace_op(op, [value])


@dialect_canonicalizer("linalg", linalg.PackOp, "mlir::linalg::FoldTensorCastPackOp")
def pack_cast_source(op: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """Pack the source of a cast to a less static type."""
    source, dest = foldable_cast(op.source), foldable_cast(op.dest)
    if source is None and dest is None:
        return False
    source, dest = source or op.source, dest or op.dest
    assert isinstance(dest.type, RankedTensorType)
    made = _create_pack(op, source, dest, _known_tiles(op, dest.type), rewriter)
    _replace_by(op, made, rewriter)
    return True


@dialect_canonicalizer("linalg", linalg.UnPackOp, "mlir::linalg::FoldTensorCastUnPackOp")
def unpack_cast_source(op: linalg.UnPackOp, rewriter: PatternRewriter) -> bool:
    """Unpack the source of a cast to a less static type."""
    source, dest = foldable_cast(op.source), foldable_cast(op.dest)
    if source is None and dest is None:
        return False
    source, dest = source or op.source, dest or op.dest
    assert isinstance(source.type, RankedTensorType)
    attributes = dict(op.discardable_attributes)
    made = _create_unpack(op, source, dest, _known_tiles(op, source.type), attributes, rewriter)
    _replace_by(op, made, rewriter)
    return True


def _inferred_sizes(
    op: AnyPack, unpacked: RankedTensorType, packed: RankedTensorType
) -> tuple[RankedTensorType, RankedTensorType] | None:
    """Mirrors inferStaticShape: both types with the sizes that are static in one of them; None if nothing
    changes."""
    tiled, order = positions_of(op), order_of(op)
    dims, packed_dims = list(unpacked.dims), list(packed.dims)
    for number in range(len(dims)):
        if number in tiled:
            continue
        place = order.index(number) if order else number
        if (dims[number] == DYNAMIC) != (packed_dims[place] == DYNAMIC):
            dim = packed_dims[place] if dims[number] == DYNAMIC else dims[number]
            dims[number] = packed_dims[place] = dim
    if tuple(dims) == unpacked.dims and tuple(packed_dims) == packed.dims:
        return None
    return (
        RankedTensorType.get(dims, unpacked.element_type, unpacked.encoding),
        RankedTensorType.get(packed_dims, packed.element_type, packed.encoding),
    )


def _cast(value: Value, type: RankedTensorType, op: AnyPack, rewriter: PatternRewriter) -> Value:
    """The value, cast unless it has the type already."""
    if value.type == type:
        return value
    return rewriter.create(tensor.CastOp, [type], [value], loc=op.location).result


# -- pairs ------------------------------------------------------------------------------------------------


def _are_inverse(pack: linalg.PackOp, unpack: linalg.UnPackOp) -> bool:
    """Whether a pack and an unpack have the same tiles and permutation."""
    if positions_of(pack) != positions_of(unpack):
        return False
    orders = [order_of(pack), order_of(unpack)]
    if orders[0] != orders[1] and any(order != sorted(order) for order in orders):
        return False
    tiles, unpacked_tiles = tiles_of(pack), tiles_of(unpack)
    return len(tiles) == len(unpacked_tiles) and all(map(are_equal, tiles, unpacked_tiles))


def _is_padding_needed(op: linalg.PackOp) -> bool:
    """Whether tiles may not be full."""
    sizes = op.source.type.dims
    if any(sizes[position] == DYNAMIC for position in positions_of(op)):
        return True
    if DYNAMIC in op.static_inner_tiles.values:
        return True
    tiles = [constant_of_mixed(tile) for tile in tiles_of(op)]
    return any(
        tile is None or sizes[position] % tile for position, tile in zip(positions_of(op), tiles, strict=True)
    )


@canonicalizer(linalg.PackOp)
def canonicalize_pack(op: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """Mirrors PackOp::canonicalize: pack(unpack(x)) is x, no needless padding, static sizes."""
    unpack = defined_by(op.source, linalg.UnPackOp)
    if unpack is not None and unpack.source.type == op.dest.type and op.padding_value is None:
        if _are_inverse(op, unpack):
            rewriter.replace_op(op, [unpack.source])
            return True
    if op.padding_value is not None and not _is_padding_needed(op):
        op.padding_value = None
        rewriter.operation_modified(op)
        return True
    inferred = _inferred_sizes(op, op.source.type, op.dest.type)
    if inferred is None:
        return False
    old_type = op.dest.type
    source_type, dest_type = inferred
    source = _cast(op.source, source_type, op, rewriter)
    dest = _cast(op.dest, dest_type, op, rewriter)
    op.source, op.dest = source, dest
    op.result.set_type(dest_type)
    rewriter.operation_modified(op)
    if dest_type != old_type:
        rewriter.set_insertion_point_after(op)
        cast = rewriter.create(tensor.CastOp, [old_type], [op.result], loc=op.location)
        rewriter.replace_uses_with_if(op.result, cast.result, lambda user, number: user is not cast)
    return True


def _holds_all_tiles(op: linalg.UnPackOp, slice: tensor.ExtractSliceOp) -> bool:
    """Mirrors UnPackOp::canFoldSliceOp: whether a slice leaves out less than one tile along each
    dimension."""
    type, bounds = slice.result.type, slice_of(slice)
    rank = len(op.dest.type.dims)
    if len(type.dims) != rank:
        return False
    if any(constant_of_mixed(offset) != 0 for offset in bounds.offsets):
        return False
    if any(constant_of_mixed(stride) != 1 for stride in bounds.strides):
        return False
    outer = unpermuted(op.source.type.dims[:rank], order_of(op))
    for position, tile in zip(positions_of(op), op.static_inner_tiles.values, strict=True):
        if DYNAMIC in (type.dims[position], outer[position], tile):
            return False
        if outer[position] * tile - type.dims[position] >= tile:
            return False
    return True


@canonicalizer(linalg.UnPackOp)
def canonicalize_unpack(op: linalg.UnPackOp, rewriter: PatternRewriter) -> bool:
    """Mirrors UnPackOp::canonicalize: unpack(pack(x)) is x, slices are merged, static sizes."""
    pack = defined_by(op.source, linalg.PackOp)
    if pack is not None:
        is_same = pack.source.type == op.dest.type and pack.padding_value is None
        if not is_same or not _are_inverse(pack, op):
            return False
        rewriter.replace_op(op, [pack.source])
        return True
    writer = op.dest.defining_op
    destination = None if writer is None else writer.info.interfaces.get("DestinationStyleOpInterface")
    if writer is not None and isinstance(destination, DestinationStyleOpInterface):
        number = destination.inits(writer)[result_number(op.dest)]
        op.dest = writer.operand_values()[number]
        rewriter.operation_modified(op)
        return True
    users = op.result.users
    slice = users[0] if len(users) == 1 else None
    if isinstance(slice, tensor.ExtractSliceOp) and _holds_all_tiles(op, slice):
        bounds = slice_of(slice)
        operands, properties = slice_operands(bounds, op.dest)
        type = canonical_slice_type(op.dest.type, bounds, len(bounds.sizes))
        rewriter.set_insertion_point(op)
        dest = rewriter.create(tensor.ExtractSliceOp, [type], operands, properties, loc=op.location)
        op.dest = dest.result
        op.result.set_type(type)
        rewriter.operation_modified(op)
        rewriter.replace_op(slice, [op.result])
        return True
    inferred = _inferred_sizes(op, op.dest.type, op.source.type)
    if inferred is None:
        return False
    dest_type, source_type = inferred
    source_value = _cast(op.source, source_type, op, rewriter)
    dest_value = _cast(op.dest, dest_type, op, rewriter)
    made = _create_unpack(op, source_value, dest_value, tiles_of(op), {}, rewriter)
    rewriter.replace_with(op, tensor.CastOp, [made.result])
    return True
