"""Canonicalization patterns of `tensor.pad`.

Mirror: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import affine_dim
from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.clone import clone_region
from mlirkit.core.matchers import constant_value
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed, mixed_values, split_mixed
from mlirkit.dialects.slices import Slice, slice_of, slice_operands
from mlirkit.dialects.static_shapes import foldable_cast, preserves_static_information
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


def low_padding(op: tensor.PadOp) -> list[Mixed]:
    return mixed_values(op.static_low.values, op.low)


def high_padding(op: tensor.PadOp) -> list[Mixed]:
    return mixed_values(op.static_high.values, op.high)


def create_pad(
    op: tensor.PadOp,
    type: Type,
    source: Value,
    low: Sequence[Mixed],
    high: Sequence[Mixed],
    region: Region | None,
    rewriter: PatternRewriter,
) -> tensor.PadOp:
    """Create a pad like `op`, with an empty region unless one is given."""
    (low_integers, low_values), (high_integers, high_values) = split_mixed(low), split_mixed(high)
    properties: dict[str, Attribute] = {
        "static_low": DenseI64ArrayAttr.get(low_integers),
        "static_high": DenseI64ArrayAttr.get(high_integers),
        "operandSegmentSizes": DenseI32ArrayAttr.get([1, len(low_values), len(high_values)]),
    }
    if op.nofold:
        properties["nofold"] = UnitAttr.get()
    return rewriter.create(
        tensor.PadOp,
        [type],
        [source, *low_values, *high_values],
        properties,
        dict(op.discardable_attributes),
        loc=op.location,
        regions=1 if region is None else [region],
    )


@canonicalizer(tensor.PadOp, _PATTERN + "FoldStaticZeroPadding")
def drop_zero_padding(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Replace a pad by zero elements by a cast."""
    if op.nofold or any(constant_of_mixed(width) != 0 for width in (*low_padding(op), *high_padding(op))):
        return False
    rewriter.replace_op(op, rewriter.create(tensor.CastOp, [op.result.type], [op.source], loc=op.location))
    return True


@canonicalizer(tensor.PadOp, _PATTERN + "FoldSourceTensorCast")
def pad_cast_source(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Pad the source of a cast to a less static type."""
    source = foldable_cast(op.source)
    if source is None:
        return False
    type = source.type
    assert isinstance(type, RankedTensorType)
    dims: list[int] = []
    widths = zip(op.static_low.values, op.static_high.values, strict=True)
    for size, (low, high), old in zip(type.dims, widths, op.result.type.dims, strict=True):
        dims.append(old if DYNAMIC in (size, low, high) else size + low + high)
    padded = RankedTensorType.get(dims, type.element_type)
    if padded == op.result.type:
        rewriter.set_operand(op, 0, source)
        return True
    # Another pattern removes the cast when types agree.
    copy = clone_region(op.region, {})
    made = create_pad(op, padded, op.source, low_padding(op), high_padding(op), copy, rewriter)
    rewriter.replace_op(op, rewriter.create(tensor.CastOp, [op.result.type], [made.result], loc=op.location))
    return True


@canonicalizer(tensor.PadOp, _PATTERN + "FoldTargetTensorCast")
def pad_to_cast_type(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """cast(pad(x)) -> pad(x) of the more static type, if the cast is the only use."""
    users = op.result.users
    cast = users[0] if len(users) == 1 else None
    if not isinstance(cast, tensor.CastOp):
        return False
    if not preserves_static_information(op.result.type, cast.dest.type):
        return False
    made = create_pad(op, cast.dest.type, op.source, low_padding(op), high_padding(op), None, rewriter)
    made.region.take_body(op.region)
    rewriter.replace_op(op, [made.result])
    rewriter.replace_op(cast, [made.result])
    return True


def _padded_dimensions(op: tensor.PadOp) -> set[int]:
    """The dimensions with a padding other than zero."""
    widths = zip(low_padding(op), high_padding(op), strict=True)
    return {
        number for number, pair in enumerate(widths) if any(constant_of_mixed(width) != 0 for width in pair)
    }


def constant_padding(op: tensor.PadOp) -> Value | None:
    """Mirrors PadOp::getConstantPaddingValue: the padding value, if it is the same everywhere."""
    block = op.region.blocks[0]
    last = block.last
    if not isinstance(last, tensor.YieldOp):
        return None
    value: Value = last.value
    is_constant = constant_value(value) is not None
    return value if is_constant or value.parent_block is not block else None


def padded_sizes(op: tensor.PadOp, rewriter: PatternRewriter) -> list[Mixed]:
    """As ReifyPadOp: sizes of the result, as numbers where static."""
    location = op.location
    low, high = low_padding(op), high_padding(op)
    sizes: list[Mixed] = []
    for number, size in enumerate(op.result.type.dims):
        if size != DYNAMIC:
            sizes.append(size)
            continue
        index = create_index(rewriter, location, number)
        dim = create_or_fold(rewriter, tensor.DimOp, INDEX, [op.source, index], location)
        total = affine_dim(0) + affine_dim(1) + affine_dim(2)
        sizes.append(composed_apply(rewriter, location, total, [dim, low[number], high[number]]))
    return sizes


def _has_unit_strides(slice: Slice) -> bool:
    return all(constant_of_mixed(stride) == 1 for stride in slice.strides)


@canonicalizer(tensor.PadOp, _PATTERN + "FoldOrthogonalPaddings")
def merge_orthogonal_paddings(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Merge slices and pads along different dimensions.

    pad(slice(pad(slice(x), rows)), columns)    ->    pad(slice(x), rows and columns)
    """
    inner = op.source.defining_op
    outer_pad = inner.source.defining_op if isinstance(inner, tensor.ExtractSliceOp) else None
    if not isinstance(outer_pad, tensor.PadOp) or outer_pad.nofold:
        return False
    outer = outer_pad.source.defining_op
    if not isinstance(outer, tensor.ExtractSliceOp) or not isinstance(inner, tensor.ExtractSliceOp):
        return False
    rank = len(op.source.type.dims)
    inner_slice, outer_slice = slice_of(inner), slice_of(outer)
    if len(outer.source.type.dims) != rank:
        return False
    if not _has_unit_strides(inner_slice) or not _has_unit_strides(outer_slice):
        return False
    if any(constant_of_mixed(width) != 0 for width in (*low_padding(op), *low_padding(outer_pad))):
        return False
    values = [constant_padding(op), constant_padding(outer_pad)]
    constants = [None if value is None else constant_value(value) for value in values]
    if constants[0] is None or constants[0] != constants[1]:
        return False
    inner_dimensions, outer_dimensions = _padded_dimensions(op), _padded_dimensions(outer_pad)
    if inner_dimensions & outer_dimensions:
        return False
    offsets: list[Mixed] = []
    pairs = zip(inner_slice.offsets, outer_slice.offsets, strict=True)
    for number, (inner_offset, outer_offset) in enumerate(pairs):
        if number not in inner_dimensions and constant_of_mixed(inner_offset) == 0:
            offsets.append(outer_offset)
        elif number not in outer_dimensions and constant_of_mixed(outer_offset) == 0:
            offsets.append(inner_offset)
        else:
            return False
    sizes = list(inner_slice.sizes)
    for number in sorted(outer_dimensions):
        if constant_of_mixed(sizes[number]) != inner.source.type.dims[number]:
            return False
        sizes[number] = outer_slice.sizes[number]
    high: list[Mixed] = [0] * rank
    for number in range(rank):
        if number in inner_dimensions:
            high[number] = high_padding(op)[number]
        if number in outer_dimensions:
            high[number] = high_padding(outer_pad)[number]
    merged = Slice(offsets, sizes, inner_slice.strides)
    source_type = outer.source.type
    type = RankedTensorType.get(merged.static_sizes, source_type.element_type, source_type.encoding)
    operands, properties = slice_operands(merged, outer.source)
    extraction = rewriter.create(tensor.ExtractSliceOp, [type], operands, properties, loc=op.location)
    made = create_pad(op, op.result.type, extraction.result, low_padding(op), high, None, rewriter)
    rewriter.inline_region_before(op.region, made.region)
    rewriter.replace_op(op, [made.result])
    return True


@canonicalizer(tensor.PadOp, _PATTERN + "FoldStaticPadding")
def fold_constant_widths(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Make constant widths attributes, if static result sizes follow from them."""
    widths: list[list[Mixed]] = []
    for group in (low_padding(op), high_padding(op)):
        numbers = [constant_integer(value) if isinstance(value, Value) else value for value in group]
        widths.append(
            [width if number is None else number for width, number in zip(group, numbers, strict=True)]
        )
    low, high = widths
    dims: list[int] = []
    for size, before, after, old in zip(op.source.type.dims, low, high, op.result.type.dims, strict=True):
        if old != DYNAMIC:
            dims.append(old)
        elif size != DYNAMIC and isinstance(before, int) and isinstance(after, int):
            dims.append(size + before + after)
        else:
            dims.append(DYNAMIC)
    if tuple(dims) == op.result.type.dims or all(size == DYNAMIC for size in dims):
        return False
    type = RankedTensorType.get(dims, op.result.type.element_type)
    made = create_pad(op, type, op.source, low, high, clone_region(op.region, {}), rewriter)
    rewriter.replace_op(op, rewriter.create(tensor.CastOp, [op.result.type], [made.result], loc=op.location))
    return True


@canonicalizer(tensor.PadOp, _PATTERN + "FoldConsecutiveConstantPadding")
def merge_consecutive_paddings(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive pads with the same value."""
    first = op.source.defining_op
    if not isinstance(first, tensor.PadOp) or op.nofold or first.nofold:
        return False
    value = constant_padding(op)
    if value is None or value is not constant_padding(first):
        return False
    total = affine_dim(0) + affine_dim(1)
    high, low = (
        [
            composed_apply(rewriter, op.location, total, pair)
            for pair in zip(widths, first_widths, strict=True)
        ]
        for widths, first_widths in (
            (high_padding(op), high_padding(first)),
            (low_padding(op), low_padding(first)),
        )
    )
    made = create_pad(op, op.result.type, first.source, low, high, None, rewriter)
    rewriter.inline_region_before(op.region, made.region)
    rewriter.replace_op(op, [made.result])
    return True
