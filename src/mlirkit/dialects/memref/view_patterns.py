"""Canonicalization patterns of views of memrefs: constants become part of types, and casts are skipped.

Mirror: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.strides import saturated_product, strides_and_offset
from mlirkit.builtin.types import IndexType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, memref
from mlirkit.dialects.memref.casts import foldable_cast
from mlirkit.dialects.memref.fold import constified, dropped_dimensions_of, metadata_of
from mlirkit.dialects.memref.views import collapsed_type, expanded_type, sliced_type
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed
from mlirkit.dialects.reassociation import groups_of
from mlirkit.dialects.reshape_patterns import (
    compose_collapse_of_expand,
    compose_expand_of_collapse,
    compose_reshapes,
    create_collapse,
    create_expand,
    output_shape,
)
from mlirkit.dialects.slices import Slice, slice_of, slice_operands
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


def _is_constant_index(value: Value) -> bool:
    return isinstance(value.defining_op, arith.ConstantOp) and isinstance(value.type, IndexType)


def _replace_by_cast(op: Operation, value: Value, rewriter: PatternRewriter) -> None:
    """Replace `op` by a value, cast to its type."""
    cast = rewriter.create(memref.CastOp, [op.result.type], [value], loc=op.location)
    rewriter.replace_op(op, cast)


# -- slices -----------------------------------------------------------------------------------------------


def _view_type(source: MemRefType, slice: Slice, dropped: set[int]) -> MemRefType | None:
    """The type of a slice of a memref with some dimensions dropped; None if the slice has no valid type."""
    offsets, sizes, strides = slice.static_offsets, slice.static_sizes, slice.static_strides
    if any(number < 0 and number != DYNAMIC for number in (*offsets, *sizes)) or 0 in strides:
        return None
    layout = strides_and_offset(source)
    assert layout is not None
    type = sliced_type(source, layout, offsets, sizes, strides)
    if not dropped:
        return type
    full = type.layout
    assert isinstance(full, StridedLayoutAttr)
    kept = [number for number in range(len(sizes)) if number not in dropped]
    return MemRefType(
        [type.dims[number] for number in kept],
        type.element_type,
        StridedLayoutAttr(full.offset, [full.steps[number] for number in kept]),
        type.memory_space,
    )


@canonicalizer(
    memref.SubViewOp,
    "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, "
    "SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>",
)
def fold_constants(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Make constant operands of a view attributes, and part of its type."""
    slice = slice_of(op).with_constants()
    dropped = dropped_dimensions_of(op)
    if slice is None or dropped is None or not slice.is_inside(op.source.type.dims):
        return False
    type = _view_type(op.source.type, slice, dropped)
    if type is None:
        return False
    operands, properties = slice_operands(slice, op.source)
    view = rewriter.create(memref.SubViewOp, [type], operands, properties, loc=op.location)
    _replace_by_cast(op, view.result, rewriter)
    return True


@canonicalizer(memref.SubViewOp, _PATTERN + "SubViewOpMemRefCastFolder")
def view_cast_source(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """View the source of a cast to a less static type."""
    if any(map(_is_constant_index, op.operand_values())):
        return False
    source = foldable_cast(op.source)
    dropped = dropped_dimensions_of(op)
    if source is None or dropped is None:
        return False
    assert isinstance(source.type, MemRefType)
    slice = slice_of(op)
    type = _view_type(source.type, slice, dropped)
    if type is None:
        return False
    operands, properties = slice_operands(slice, source)
    view = rewriter.create(memref.SubViewOp, [type], operands, properties, loc=op.location)
    _replace_by_cast(op, view.result, rewriter)
    return True


@canonicalizer(memref.SubViewOp, _PATTERN + "TrivialSubViewOpFolder")
def replace_trivial_view(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Replace a view of the whole memref by the memref or a cast."""
    dims = op.source.type.dims
    if len(dims) != len(op.result.type.dims) or not slice_of(op).is_all_of(dims):
        return False
    if op.source.type == op.result.type:
        rewriter.replace_op(op, [op.source])
    else:
        _replace_by_cast(op, op.source, rewriter)
    return True


# -- reinterpretation -------------------------------------------------------------------------------------


def _layout(op: memref.ReinterpretCastOp) -> tuple[list[Mixed], list[Mixed], list[Mixed]]:
    """Offset, sizes and strides, as numbers where they are known."""
    layout = strides_and_offset(op.result.type)
    assert layout is not None
    strides, offset = layout
    slice = slice_of(op)
    return (
        constified(slice.offsets, [offset]),
        constified(slice.sizes, op.result.type.dims),
        constified(slice.strides, strides),
    )


@canonicalizer(memref.ReinterpretCastOp, _PATTERN + "ReinterpretCastOpExtractStridedMetadataFolder")
def reinterpret_of_metadata(op: memref.ReinterpretCastOp, rewriter: PatternRewriter) -> bool:
    """reinterpret_cast(extract_strided_metadata(x)) -> x, or a cast of x."""
    metadata = op.source.defining_op
    if not isinstance(metadata, memref.ExtractStridedMetadataOp):
        return False
    if metadata_of(metadata) != _layout(op):
        rewriter.set_operand(op, 0, metadata.source)
    elif metadata.source.type == op.result.type:
        rewriter.replace_op(op, [metadata.source])
    else:
        _replace_by_cast(op, metadata.source, rewriter)
    return True


def _count_numbers(groups: Sequence[Sequence[Mixed]]) -> int:
    return sum(isinstance(number, int) for group in groups for number in group)


@canonicalizer(memref.ReinterpretCastOp, _PATTERN + "ReinterpretCastOpConstantFolder")
def fold_reinterpreted_constants(op: memref.ReinterpretCastOp, rewriter: PatternRewriter) -> bool:
    """Make constant operands attributes, and part of the type."""
    slice, layout = slice_of(op), _layout(op)
    if _count_numbers((slice.offsets, slice.sizes, slice.strides)) == _count_numbers(layout):
        return False
    known_slice = Slice(*layout)
    source = op.source.type
    type = MemRefType(
        known_slice.static_sizes,
        source.element_type,
        StridedLayoutAttr(known_slice.static_offsets[0], known_slice.static_strides),
        source.memory_space,
    )
    operands, properties = slice_operands(known_slice, op.source)
    made = rewriter.create(memref.ReinterpretCastOp, [type], operands, properties, loc=op.location)
    _replace_by_cast(op, made.result, rewriter)
    return True


# -- reshapes ---------------------------------------------------------------------------------------------


@canonicalizer(
    memref.ExpandShapeOp,
    "mlir::ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>",
)
def compose_expansions(op: memref.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive expansions."""
    return compose_reshapes(op, rewriter)


@canonicalizer(
    memref.ExpandShapeOp,
    "mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>",
)
def compose_with_collapse(op: memref.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Merge an expansion with the collapse it reads."""
    return compose_expand_of_collapse(op, rewriter)


@canonicalizer(memref.ExpandShapeOp, "ExpandShapeOpMemRefCastFolder")
def expand_cast_source(op: memref.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Expand the source of a cast to a less static type."""
    source = foldable_cast(op.src)
    if source is None:
        return False
    assert isinstance(source.type, MemRefType)
    shape: list[Mixed] = []
    dims: list[int] = []
    for size in output_shape(op):
        constant = constant_of_mixed(size)
        shape.append(size if constant is None else constant)
        dims.append(DYNAMIC if constant is None else constant)
    groups = groups_of(op)
    for dim, group in zip(source.type.dims, groups, strict=True):
        if (dim == DYNAMIC) != any(dims[number] == DYNAMIC for number in group):
            return False
    type = expanded_type(source.type, dims, groups)
    if type is None:
        return False
    if type == op.result.type:
        rewriter.set_operand(op, 0, source)
        return True
    made = create_expand(rewriter, op, type, source, groups, shape, op.location)
    _replace_by_cast(op, made, rewriter)
    return True


@canonicalizer(
    memref.CollapseShapeOp,
    "mlir::ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>",
)
def compose_collapses(op: memref.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive collapses."""
    return compose_reshapes(op, rewriter)


@canonicalizer(
    memref.CollapseShapeOp,
    "mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, mlir::memref::ExpandShapeOp, "
    "mlir::memref::CastOp, mlir::memref::DimOp, mlir::MemRefType>",
)
def compose_with_expansion(op: memref.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Merge a collapse with the expansion it reads."""
    return compose_collapse_of_expand(op, rewriter)


@canonicalizer(memref.CollapseShapeOp, "CollapseShapeOpMemRefCastFolder")
def collapse_cast_source(op: memref.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapse the source of a cast to a less static type."""
    source = foldable_cast(op.src)
    if source is None:
        return False
    assert isinstance(source.type, MemRefType)
    groups = groups_of(op)
    # MLIR computes zero as the product of zero and a dynamic size here, which its verifier then refuses.
    dims = source.type.dims
    shape = [reduce(saturated_product, [dims[number] for number in group], 1) for group in groups]
    type = collapsed_type(source.type, shape, groups)
    if type is None:
        return False
    if type == op.result.type:
        rewriter.set_operand(op, 0, source)
        return True
    made = create_collapse(rewriter, op, type, source, groups, op.location)
    _replace_by_cast(op, made, rewriter)
    return True


# -- views of bytes ---------------------------------------------------------------------------------------


@canonicalizer(memref.ViewOp, _PATTERN + "ViewOpShapeFolder")
def fold_constant_sizes(op: memref.ViewOp, rewriter: PatternRewriter) -> bool:
    """Make constant sizes part of the type."""
    type = op.result.type
    assert isinstance(type, MemRefType)
    dims: list[int] = []
    sizes: list[Value] = []
    dynamic = iter(op.sizes)
    for dim in type.dims:
        if dim == DYNAMIC:
            value = next(dynamic)
            constant = constant_integer(value) if _is_constant_index(value) else None
            if constant is None:
                sizes.append(value)
            else:
                dim = constant
        dims.append(dim)
    if tuple(dims) == type.dims:
        return False
    static = MemRefType(dims, type.element_type, type.layout, type.memory_space)
    view = rewriter.create(memref.ViewOp, [static], [op.source, op.byte_shift, *sizes], loc=op.location)
    _replace_by_cast(op, view.result, rewriter)
    return True


@canonicalizer(memref.ViewOp, _PATTERN + "ViewOpMemrefCastFolder")
def view_bytes_of_cast(op: memref.ViewOp, rewriter: PatternRewriter) -> bool:
    """view(cast(x)) -> view(x)."""
    cast = op.source.defining_op
    if not isinstance(cast, memref.CastOp):
        return False
    operands = [cast.source, op.byte_shift, *op.sizes]
    rewriter.replace_op(op, rewriter.create(memref.ViewOp, [op.result.type], operands, loc=op.location))
    return True
