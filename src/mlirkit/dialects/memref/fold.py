"""Folders of memref.  Mirror: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, get_args

from mlirkit.builtin.attributes import IntegerAttr, StridedLayoutAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import memref
from mlirkit.dialects.memref.casts import foldable_cast, skip_casts
from mlirkit.dialects.memref.views import dropped_by_stride
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed
from mlirkit.dialects.reshape_patterns import fold_reshape
from mlirkit.dialects.slices import slice_of
from mlirkit.ods.live.hooks import Folded, folder
from mlirkit.patterns.constants import make_constant

Constants = list[Attribute | None]

CastReader: TypeAlias = (
    memref.CastOp
    | memref.DeallocOp
    | memref.DmaStartOp
    | memref.DmaWaitOp
    | memref.LoadOp
    | memref.PrefetchOp
)


@folder(*get_args(CastReader))
def fold_casts(op: CastReader, operands: Constants) -> Folded:
    """As their folders: read the source of a cast."""
    return skip_casts(op)


@folder(memref.StoreOp, memref.AtomicRMWOp)
def fold_casts_but_value(op: memref.StoreOp | memref.AtomicRMWOp, operands: Constants) -> Folded:
    """Mirrors StoreOp::fold and AtomicRMWOp::fold: the stored value is not replaced."""
    return skip_casts(op, op.value)


@folder(memref.AssumeAlignmentOp)
def fold_assume_alignment(op: memref.AssumeAlignmentOp, operands: Constants) -> Value | None:
    """Mirrors AssumeAlignmentOp::fold: drop an assumption made already."""
    earlier = op.memref.defining_op
    if isinstance(earlier, memref.AssumeAlignmentOp) and earlier.alignment == op.alignment:
        return op.memref
    return None


@folder(memref.CopyOp)
def fold_copy(op: memref.CopyOp, operands: Constants) -> Folded:
    """Mirrors CopyOp::fold: skip casts to less static types, one at a time."""
    source, target = foldable_cast(op.source), foldable_cast(op.target)
    if source is not None:
        op.source = source
    elif target is not None:
        op.target = target
    else:
        return None
    return []


@folder(memref.DimOp)
def fold_dim(op: memref.DimOp, operands: Constants) -> Folded:
    """Mirrors DimOp::fold: the size from a type, or from the operation that creates the memref."""
    _, index = operands
    type = op.source.type
    if not isinstance(index, IntegerAttr) or not isinstance(type, MemRefType):
        return None
    number = index.value
    if not 0 <= number < len(type.dims):
        return None
    if type.dims[number] != DYNAMIC:
        return IntegerAttr.get(INDEX, type.dims[number])
    definition = op.source.defining_op
    if isinstance(definition, (memref.AllocOp, memref.AllocaOp)):
        sizes = list(definition.dynamicSizes)
        return sizes[type.dims[:number].count(DYNAMIC)]
    if isinstance(definition, memref.ViewOp):
        sizes = list(definition.sizes)
        return sizes[type.dims[:number].count(DYNAMIC)]
    if isinstance(definition, memref.SubViewOp):
        dropped = dropped_dimensions_of(definition) or set()
        kept = [size for at, size in enumerate(slice_of(definition).sizes) if at not in dropped]
        size = kept[number]
        return size if isinstance(size, Value) else None
    return skip_casts(op)


def dropped_dimensions_of(op: memref.SubViewOp) -> set[int] | None:
    """Mirrors SubViewOp::getDroppedDims; None where the types do not determine them."""
    sizes = op.static_sizes.values
    if len(sizes) == len(op.result.type.dims):
        return set()
    layout, reduced = strides_and_offset(op.source.type), strides_and_offset(op.result.type)
    if layout is None or reduced is None:
        return None
    return dropped_by_stride(sizes, layout[0], reduced[0])


def constified(values: Sequence[Mixed], numbers: Sequence[int]) -> list[Mixed]:
    """Mirrors constifyIndexValues: numbers from a type or from constant values."""
    listed: list[Mixed] = []
    for value, number in zip(values, numbers, strict=True):
        constant = number if number != DYNAMIC else constant_of_mixed(value)
        listed.append(value if constant is None else constant)
    return listed


def metadata_of(op: memref.ExtractStridedMetadataOp) -> tuple[list[Mixed], list[Mixed], list[Mixed]]:
    """The extracted offset, sizes and strides, as numbers where they are known."""
    layout = strides_and_offset(op.source.type)
    assert layout is not None
    strides, offset = layout
    return (
        constified([op.offset], [offset]),
        constified(list(op.sizes), op.source.type.dims),
        constified(list(op.strides), strides),
    )


@folder(memref.ExtractStridedMetadataOp)
def fold_metadata(op: memref.ExtractStridedMetadataOp, operands: Constants) -> Folded:
    """Mirrors ExtractStridedMetadataOp::fold: replace known results by constants, and skip casts."""
    results: list[Value] = [op.offset, *op.sizes, *op.strides]
    has_changed = False
    for result, number in zip(results, (value for group in metadata_of(op) for value in group), strict=True):
        if result.has_uses and isinstance(number, int):
            result.replace_all_uses_with(_index_before(op, number))
            has_changed = True
    cast = op.source.defining_op
    if isinstance(cast, memref.CastOp) and isinstance(cast.source.type, MemRefType):
        op.source = cast.source
        has_changed = True
    return [] if has_changed else None


def _index_before(op: Operation, number: int) -> Value:
    """Create a constant in front of `op`, without notifying a driver."""
    constant = make_constant(op.context, "arith", IntegerAttr.get(INDEX, number), INDEX, op.location)
    block = op.parent_block
    assert constant is not None and block is not None
    block.insert_before(constant, op)
    return constant.result


@folder(memref.MemorySpaceCastOp)
def fold_space_cast(op: memref.MemorySpaceCastOp, operands: Constants) -> Folded:
    """Mirrors MemorySpaceCastOp::fold: merge two consecutive operations."""
    earlier = op.source.defining_op
    if not isinstance(earlier, memref.MemorySpaceCastOp):
        return None
    op.source = earlier.source
    return []


@folder(memref.RankOp)
def fold_rank(op: memref.RankOp, operands: Constants) -> Attribute | None:
    """Mirrors RankOp::fold: the rank of a ranked type."""
    type = op.memref.type
    return IntegerAttr.get(INDEX, len(type.dims)) if isinstance(type, MemRefType) else None


@folder(memref.ReinterpretCastOp)
def fold_reinterpret_cast(op: memref.ReinterpretCastOp, operands: Constants) -> Folded:
    """Mirrors ReinterpretCastOp::fold: skip casts and views of the same memref."""
    earlier = op.source.defining_op
    is_view = isinstance(earlier, memref.SubViewOp) and _starts_at_zero(earlier)
    if isinstance(earlier, (memref.ReinterpretCastOp, memref.CastOp, memref.SubViewOp)):
        if is_view or not isinstance(earlier, memref.SubViewOp):
            op.source = earlier.source
            return []
    type = op.result.type
    if type.has_static_shape and op.source.type == type and op.static_offsets.values[0] == 0:
        return op.source
    return None


def _starts_at_zero(op: memref.SubViewOp) -> bool:
    return all(constant_of_mixed(offset) == 0 for offset in slice_of(op).offsets)


@folder(memref.ExpandShapeOp, memref.CollapseShapeOp)
def fold_reshapes(op: memref.ExpandShapeOp | memref.CollapseShapeOp, operands: Constants) -> Folded:
    """Mirrors ExpandShapeOp::fold and CollapseShapeOp::fold."""
    return fold_reshape(op, None)


@folder(memref.SubViewOp)
def fold_subview(op: memref.SubViewOp, operands: Constants) -> Value | None:
    """Mirrors SubViewOp::fold: a view of the whole memref, or of a whole other view."""
    type = op.result.type
    if op.source.type != type:
        return None
    layout = type.layout
    is_static = not isinstance(layout, StridedLayoutAttr) or DYNAMIC not in (*layout.steps, layout.offset)
    if type.has_static_shape and is_static:
        return op.source
    earlier = op.source.defining_op
    if not isinstance(earlier, memref.SubViewOp):
        return None
    slice = slice_of(op)
    are_ones = all(constant_of_mixed(stride) == 1 for stride in slice.strides)
    if _starts_at_zero(op) and are_ones and slice.sizes == slice_of(earlier).sizes:
        return op.source
    return None


@folder(memref.TransposeOp)
def fold_transpose(op: memref.TransposeOp, operands: Constants) -> Folded:
    """Mirrors TransposeOp::fold: drop the identity, merge two consecutive transposes."""
    map = op.permutation.map
    if map.is_identity and op.result.type == op.in_.type:
        return op.in_
    earlier = op.in_.defining_op
    if not isinstance(earlier, memref.TransposeOp):
        return None
    op.in_ = earlier.in_
    op.permutation = AffineMapAttr(map.compose(earlier.permutation.map))
    return []


@folder(memref.ViewOp)
def fold_view(op: memref.ViewOp, operands: Constants) -> Value | None:
    """Mirrors ViewOp::fold: a view of the whole memref with the same type."""
    type = op.result.type
    is_same = op.source.type == type and isinstance(type, MemRefType) and type.has_static_shape
    return op.source if is_same and constant_integer(op.byte_shift) == 0 else None
