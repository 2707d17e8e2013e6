"""Verifiers of linalg's packing, softmax and Winograd transforms."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.typed_values import shaped_types
from mlirkit.ods.live.hooks import verifier


def _agree(left: Sequence[int], right: Sequence[int]) -> bool:
    """Whether shapes are equal wherever both are static."""
    return len(left) == len(right) and all(
        one == other or DYNAMIC in (one, other) for one, other in zip(left, right, strict=True)
    )


# -- packing ----------------------------------------------------------------------------------------------


@verifier(linalg.PackOp)
def verify_pack(op: linalg.PackOp) -> None:
    """Mirrors PackOp::verify."""
    source, packed = op.source.type, op.dest.type
    tiles = _verify_tiles(op, source, packed)
    padding = op.padding_value
    if padding is not None:
        if padding.type != source.element_type:
            raise op.op_error(f"expected padding_value has '{source.element_type}' but got: '{padding.type}'")
        return
    positions = op.inner_dims_pos.values
    outer = unpermuted(packed.dims[: len(source.dims)], _permutation(op))
    for position, tile in zip(positions, tiles, strict=True):
        # If the tile size is dynamic, the number of tiles is checked.
        divisor = outer[position] if tile is None else tile
        if DYNAMIC not in (source.dims[position], divisor) and source.dims[position] % divisor:
            raise op.op_error(
                "invalid tile factor or output size provided. Only full tiles are supported when "
                "padding_value is not set"
            )


@verifier(linalg.UnPackOp)
def verify_unpack(op: linalg.UnPackOp) -> None:
    """Mirrors UnPackOp::verify."""
    _verify_tiles(op, op.dest.type, op.source.type)


def _permutation(op: linalg.PackOp | linalg.UnPackOp) -> Sequence[int]:
    permutation = op.outer_dims_perm_attr
    return () if permutation is None else permutation.values


def unpermuted(shape: Sequence[int], permutation: Sequence[int]) -> list[int]:
    if not permutation:
        return list(shape)
    numbers = list(shape)
    for place, position in enumerate(permutation):
        numbers[position] = shape[place]
    return numbers


def _verify_tiles(
    op: linalg.PackOp | linalg.UnPackOp, unpacked: ShapedType, packed: ShapedType
) -> list[int | None]:
    """The checks shared by pack and unpack; returns the tile sizes, None where dynamic."""
    static = op.static_inner_tiles_attr.values
    dynamic = iter(op.inner_tiles)
    tiles: list[int | None] = []
    for size in static:
        value = next(dynamic, None) if size == DYNAMIC else None
        tiles.append(size if size != DYNAMIC else None if value is None else constant_integer(value))
    if 0 in tiles:
        raise op.error("invalid zero tile factor")
    rank = len(unpacked.dims)
    positions, permutation = op.inner_dims_pos_attr.values, _permutation(op)
    for name, numbers in (("inner_dims_pos", positions), ("outer_dims_perm", permutation)):
        if (
            len(numbers) > rank
            or len(set(numbers)) != len(numbers)
            or any(not 0 <= number < rank for number in numbers)
        ):
            raise op.error(f"invalid {name} vector")
    if permutation and len(permutation) != rank:
        raise op.error("outer_dims_perm must be a permutation or empty")
    if len(tiles) > rank:
        raise op.error(
            "tiling factors must be less than or equal to the input rank for pack or output rank for unpack"
        )
    if len(tiles) != len(positions):
        raise op.error("tiling factors must equal the number of dimensions to tile")
    if rank + len(tiles) != len(packed.dims):
        raise op.error(
            f"packed rank != (unpacked rank + num tiling factors), got {len(packed.dims)} != "
            f"{rank + len(tiles)}"
        )
    inner = packed.dims[rank:]
    if any(
        size != (DYNAMIC if number == DYNAMIC else tile)
        for size, number, tile in zip(inner, static, tiles, strict=True)
    ):
        raise op.error(
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type"
        )
    expected = _packed_type(unpacked, static, positions, permutation)
    if not _agree(expected.dims, packed.dims):
        raise op.error(f"expected '{expected}' for the packed domain value, got '{packed}'")
    return tiles


def _packed_type(
    unpacked: ShapedType, tiles: Sequence[int], positions: Sequence[int], permutation: Sequence[int]
) -> RankedTensorType:
    shape = list(unpacked.dims)
    for position, tile in zip(positions, tiles, strict=True):
        size = shape[position]
        shape[position] = DYNAMIC if DYNAMIC in (size, tile) else -(-size // tile)
    outer = [shape[position] for position in permutation] if permutation else shape
    return RankedTensorType([*outer, *tiles], unpacked.element_type)


# -- softmax ----------------------------------------------------------------------------------------------


@verifier(linalg.SoftmaxOp)
def verify_softmax(op: linalg.SoftmaxOp) -> None:
    """Mirrors SoftmaxOp::verify."""
    source, output = (type.dims for type in shaped_types(op.operand_values()))
    if not _agree(source, output):
        raise op.op_error("incompatible output shape")
    if not 0 <= op.dimension_attr.value < len(source):
        raise op.op_error("incorrect dimension specified")


# -- Winograd ---------------------------------------------------------------------------------------------

_Winograd = (
    linalg.WinogradFilterTransformOp | linalg.WinogradInputTransformOp | linalg.WinogradOutputTransformOp
)


def tile_of(op: _Winograd) -> tuple[int, int]:
    """The sizes of the output tile and of the filter that `fmr` names, as F_4_3 does."""
    parts = op.fmr.name.upper().split("_")
    return int(parts[-2]), int(parts[-1])


@verifier(linalg.WinogradFilterTransformOp)
def verify_winograd_filter(op: linalg.WinogradFilterTransformOp) -> None:
    """Mirrors WinogradFilterTransformOp::verify."""
    features, height, width, channels = op.filter.type.dims
    output, size = tile_of(op)
    for subject, extent in (("height", height), ("width", width)):
        if extent not in (size, 1):
            raise op.op_error(f"expect filter {subject} either equals to r or 1")
    if height == width == 1:
        raise op.op_error("expect either filter height or width equals to r")
    tile = output + size - 1
    expected = [tile if height == size else 1, tile if width == size else 1, channels, features]
    _verify_output(op, expected)


@verifier(linalg.WinogradInputTransformOp)
def verify_winograd_input(op: linalg.WinogradInputTransformOp) -> None:
    """Mirrors WinogradInputTransformOp::verify."""
    images, height, width, channels = op.input.type.dims
    output, size = tile_of(op)
    dims = op.output.type.dims
    tiles: list[int] = []
    counts: list[int] = []
    for extent, dim in ((height, dims[0]), (width, dims[1])):
        is_transformed = dim != 1
        tiles.append(output + size - 1 if is_transformed or extent == DYNAMIC else 1)
        if extent == DYNAMIC:
            counts.append(DYNAMIC)
        else:
            counts.append((extent - (size - 1)) // output if is_transformed else extent)
    _verify_output(op, [*tiles, *counts, images, channels])


@verifier(linalg.WinogradOutputTransformOp)
def verify_winograd_output(op: linalg.WinogradOutputTransformOp) -> None:
    """Mirrors WinogradOutputTransformOp::verify."""
    shape = op.value.type.dims
    output, size = tile_of(op)
    extents: list[int] = []
    for subject, value, count in (("height", shape[0], shape[2]), ("width", shape[1], shape[3])):
        is_transformed = value != 1
        if DYNAMIC in (value, count):
            extents.append(DYNAMIC)
            continue
        if value != (output + size - 1 if is_transformed else 1):
            raise op.op_error(f"expect input {subject} equals to input tile size")
        extents.append((output if is_transformed else 1) * count)
    _verify_output(op, [shape[4], *extents, shape[5]])


def _verify_output(op: _Winograd, expected: Sequence[int]) -> None:
    if not _agree(expected, op.output.type.dims):
        raise op.op_error("the output shape is not expected")
