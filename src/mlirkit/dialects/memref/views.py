"""Verifiers of memref's views: the same memory with another shape, layout or offset.

The expected type of a view is computed from its source's strides and offset, where they are static.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mlirkit.builtin.affine_expr import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    affine_constant,
    affine_dim,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import simplify_affine_expr
from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, UnrankedMemRefType
from mlirkit.builtin.slice_interface import OffsetSizeAndStrideOpInterface
from mlirkit.builtin.strides import (
    layout_map,
    row_major_strides,
    saturated_product,
    saturated_sum,
    strides_and_offset,
)
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import memref
from mlirkit.dialects.reassociation import Groups, groups_of
from mlirkit.dialects.slices import dropped_dimensions, out_of_bounds
from mlirkit.ods.live.hooks import follows_signature, interface, verifier
from mlirkit.support.diagnostics import MLIRError


def verify_element_types(
    op: Operation,
    source: MemRefType | UnrankedMemRefType,
    result: MemRefType,
    source_name: str,
    result_name: str,
) -> None:
    """Check that both have the same element type."""
    if source.element_type != result.element_type:
        raise op.error(
            f"different element types specified for {source_name} type '{source}' and {result_name} type "
            f"'{result}'"
        )


# -- slices -----------------------------------------------------------------------------------------------


class SubView(OffsetSizeAndStrideOpInterface):
    """Offsets, sizes and strides, as many as the source has dimensions."""

    __slots__ = ()

    def max_ranks(self, op: memref.SubViewOp) -> tuple[int, int, int]:
        rank = len(op.source.type.dims)
        return rank, rank, rank


interface(memref.SubViewOp, "OffsetSizeAndStrideOpInterface")(follows_signature(SubView()))


@verifier(memref.SubViewOp)
@follows_signature
def verify_subview(op: memref.SubViewOp) -> None:
    """Mirrors SubViewOp::verify."""
    base, view = op.source.type, op.result.type
    if base.memory_space != view.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{base}' and subview memref type "
            f"'{view}'"
        )
    layout = strides_and_offset(base)
    if layout is None:
        raise op.error(f"base type '{base}' is not strided")
    offsets, sizes, steps = op.static_offsets.values, op.static_sizes.values, op.static_strides.values
    expected = sliced_type(base, layout, offsets, sizes, steps)
    if view != expected:
        _verify_reduced_view(op, expected, view)
    wrong = out_of_bounds(base.dims, offsets, sizes, steps)
    if wrong is not None:
        raise op.error(wrong)


def sliced_type(
    base: MemRefType,
    layout: tuple[list[int], int],
    offsets: Sequence[int],
    sizes: Sequence[int],
    steps: Sequence[int],
) -> MemRefType:
    """Mirrors SubViewOp::inferResultType: the type of a slice of a memref."""
    strides, offset = layout
    for number, stride in zip(offsets, strides):
        offset = saturated_sum(offset, saturated_product(number, stride))
    strides = [saturated_product(stride, step) for stride, step in zip(strides, steps)]
    return MemRefType(sizes, base.element_type, StridedLayoutAttr(offset, strides), base.memory_space)


def _verify_reduced_view(op: memref.SubViewOp, expected: MemRefType, view: MemRefType) -> None:
    if len(view.dims) > len(expected.dims):
        raise op.error(f"expected result rank to be smaller or equal to the source rank, but got '{view}'")
    if dropped_dimensions(expected.dims, view.dims) is None:
        raise _mismatch(op, expected, view, "sizes")
    if view.element_type != expected.element_type:
        raise op.error(f"expected result element type to be '{expected.element_type}', but got '{view}'")
    expected_layout, layout = strides_and_offset(expected), strides_and_offset(view)
    if expected_layout is None or layout is None or layout[1] != expected_layout[1]:
        raise _mismatch(op, expected, view, "layout")
    strides = expected_layout[0]
    dropped = dropped_by_stride(expected.dims, strides, layout[0])
    if dropped is None:
        raise _mismatch(op, expected, view, "layout")
    kept = [stride for number, stride in enumerate(strides) if number not in dropped]
    if kept != layout[0]:
        raise _mismatch(op, expected, view, "layout")


def _mismatch(op: memref.SubViewOp, expected: MemRefType, view: MemRefType, noun: str) -> MLIRError:
    return op.error(
        f"expected result type to be '{expected}' or a rank-reduced version. "
        f"(mismatch of result {noun}), but got '{view}'"
    )


def dropped_by_stride(sizes: Sequence[int], strides: list[int], left: list[int]) -> set[int] | None:
    """The dimensions of size one that were dropped, judged by the remaining strides."""
    if len(sizes) == len(left):
        return set()
    dropped = {number for number, size in enumerate(sizes) if size == 1}
    if len(dropped) + len(left) == len(sizes):
        return dropped
    unaccounted, remaining = Counter(strides), Counter(left)
    for number in sorted(dropped):
        stride = strides[number]
        if unaccounted[stride] < remaining[stride]:
            return None
        if unaccounted[stride] == remaining[stride]:
            dropped.remove(number)
        else:
            unaccounted[stride] -= 1
    return dropped if len(dropped) + len(left) == len(sizes) else None


class ReinterpretCast(OffsetSizeAndStrideOpInterface):
    """One offset, and as many sizes and strides as the result has dimensions."""

    __slots__ = ()

    def max_ranks(self, op: memref.ReinterpretCastOp) -> tuple[int, int, int]:
        rank = len(op.result.type.dims)
        return 1, rank, rank


interface(memref.ReinterpretCastOp, "OffsetSizeAndStrideOpInterface")(follows_signature(ReinterpretCast()))


@verifier(memref.ReinterpretCastOp)
@follows_signature
def verify_reinterpret_cast(op: memref.ReinterpretCastOp) -> None:
    """Mirrors ReinterpretCastOp::verify."""
    source, result = op.source.type, op.result.type
    if source.memory_space != result.memory_space:
        raise op.error(
            f"different memory spaces specified for source type '{source}' and result memref type '{result}'"
        )
    verify_element_types(op, source, result, "source", "result memref")
    for number, (size, expected) in enumerate(zip(result.dims, op.static_sizes.values)):
        _verify_number(op, "size", size, expected, f" in dim = {number}")
    layout = strides_and_offset(result)
    if layout is None:
        raise op.error(f"expected result type to have strided layout but found '{result}'")
    strides, offset = layout
    _verify_number(op, "offset", offset, op.static_offsets.values[0], "")
    for number, (stride, expected) in enumerate(zip(strides, op.static_strides.values)):
        _verify_number(op, "stride", stride, expected, f" in dim = {number}")


def _verify_number(op: Operation, noun: str, number: int, expected: int, place: str) -> None:
    if number not in (DYNAMIC, expected):
        text = "dynamic" if expected == DYNAMIC else expected
        raise op.error(f"expected result type with {noun} = {text} instead of {number}{place}")


# -- shapes -----------------------------------------------------------------------------------------------


@verifier(memref.ViewOp)
@follows_signature
def verify_view(op: memref.ViewOp) -> None:
    """Mirrors ViewOp::verify."""
    base, view = op.source.type, op.result.type
    if not isinstance(view, MemRefType):
        return
    for noun, type in (("base", base), ("result", view)):
        if not type.has_identity_layout:
            raise op.error(f"unsupported map for {noun} memref type '{type}'")
    if base.memory_space != view.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{base}' and view memref type '{view}'"
        )
    dynamic, sizes = sum(size == DYNAMIC for size in view.dims), len(op.sizes)
    if sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")


@verifier(memref.ReshapeOp)
@follows_signature
def verify_reshape(op: memref.ReshapeOp) -> None:
    """Mirrors ReshapeOp::verify."""
    source, result = op.source.type, op.result.type
    if source.element_type != result.element_type:
        raise op.op_error("element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and not source.has_identity_layout:
        raise op.op_error("source memref type should have identity affine map")
    if not isinstance(result, MemRefType):
        return
    if not result.has_identity_layout:
        raise op.op_error("result memref type should have identity affine map")
    length = op.shape.type.dims[0]
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
        )
    if length != len(result.dims):
        raise op.op_error("length of shape operand differs from the result's memref rank")


@verifier(memref.ExpandShapeOp)
@follows_signature
def verify_expand_shape(op: memref.ExpandShapeOp) -> None:
    """Mirrors ExpandShapeOp::verify."""
    source, result = op.src.type, op.result.type
    ranks = len(source.dims), len(result.dims)
    if ranks[0] > ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. This is not an expansion "
            f"({ranks[0]} > {ranks[1]})."
        )
    groups = groups_of(op)
    _verify_collapsed_shape(op, source.dims, result.dims, groups)
    expected = expanded_type(source, result.dims, groups)
    if expected is None:
        raise op.op_error("invalid source layout map")
    if expected != result:
        raise op.op_error(f"expected expanded type to be '{expected}' but found '{result}'")
    sizes = op.static_output_shape.values
    if len(sizes) != ranks[1]:
        raise op.op_error(
            f"expected number of static shape bounds to be equal to the output rank ({ranks[1]}) but found "
            f"{len(sizes)} inputs instead"
        )
    dynamic, values = sizes.count(DYNAMIC), len(op.output_shape)
    if values != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
            f"{dynamic} dynamic dims while output_shape has {values} values"
        )
    for number, (size, expected_size) in enumerate(zip(result.dims, sizes)):
        if size not in (DYNAMIC, expected_size):
            raise op.op_error(f"invalid output shape provided at pos {number}")


@verifier(memref.CollapseShapeOp)
@follows_signature
def verify_collapse_shape(op: memref.CollapseShapeOp) -> None:
    """Mirrors CollapseShapeOp::verify."""
    source, result = op.src.type, op.result.type
    ranks = len(source.dims), len(result.dims)
    if ranks[0] < ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. This is not a collapse "
            f"({ranks[0]} < {ranks[1]})."
        )
    groups = groups_of(op)
    _verify_collapsed_shape(op, result.dims, source.dims, groups)
    expected = collapsed_type(source, result.dims, groups)
    if expected is None:
        raise op.op_error("invalid source layout map or collapsing non-contiguous dims")
    if expected != result:
        raise op.op_error(f"expected collapsed type to be '{expected}' but found '{result}'")


def _verify_collapsed_shape(
    op: memref.ExpandShapeOp | memref.CollapseShapeOp,
    collapsed: tuple[int, ...],
    expanded: tuple[int, ...],
    groups: Groups,
) -> None:
    if len(collapsed) != len(groups):
        raise op.op_error(
            f"invalid number of reassociation groups: found {len(groups)}, expected {len(collapsed)}"
        )
    following = 0
    for number, (group, size) in enumerate(zip(groups, collapsed)):
        for dimension in group:
            if dimension != following:
                raise op.op_error("reassociation indices must be contiguous")
            if dimension >= len(expanded):
                raise op.op_error(f"reassociation index {dimension} is out of bounds")
            following += 1
        sizes = [expanded[dimension] for dimension in group]
        if (size == DYNAMIC) != (DYNAMIC in sizes):
            raise op.op_error(
                f"collapsed dim ({number}) must be dynamic if and only if reassociation group is dynamic"
            )
        product = 1
        for group_size in sizes:
            product = saturated_product(product, group_size)
        if size != DYNAMIC and product != size:
            raise op.op_error(f"collapsed dim size ({size}) must equal reassociation group size ({product})")
    if not collapsed:
        if any(size != 1 for size in expanded):
            raise op.op_error("rank 0 memrefs can only be extended/collapsed with/from ones")
    elif following != len(expanded):
        raise op.op_error(
            f"expanded rank ({len(expanded)}) inconsistent with number of reassociation indices ({following})"
        )


def expanded_type(source: MemRefType, shape: Sequence[int], groups: Groups) -> MemRefType | None:
    """The type of a memref expanded to a shape; None if its layout is not strides."""
    layout = None
    if not source.has_identity_layout:
        source_layout = strides_and_offset(source)
        if source_layout is None:
            return None
        source_strides, offset = source_layout
        reversed_strides: list[int] = []
        for group, stride in zip(reversed(groups), reversed(source_strides)):
            for dimension in reversed(group):
                reversed_strides.append(stride)
                stride = saturated_product(stride, shape[dimension])
        strides = reversed_strides[::-1]
        layout = StridedLayoutAttr(offset, strides + [1] * (len(shape) - len(strides)))
    return MemRefType(shape, source.element_type, layout, source.memory_space)


def collapsed_type(source: MemRefType, shape: Sequence[int], groups: Groups) -> MemRefType | None:
    """The type of a memref collapsed to a shape; None if it cannot be contiguous within a group."""
    layout = None
    if not source.has_identity_layout:
        layout = collapsed_layout(source, groups)
        if layout is None:
            return None
    return MemRefType(shape, source.element_type, layout, source.memory_space)


def collapsed_layout(source: MemRefType, groups: Groups) -> StridedLayoutAttr | None:
    """The layout of the collapsed memref; None if its source cannot be contiguous within a group.

    A group's stride is that of its last dimension; dimensions of size one do not determine it.
    """
    layout = strides_and_offset(source)
    if layout is None:
        return None
    strides, offset = layout
    shape = source.dims
    collapsed: list[int] = []
    for group in groups:
        if not group:
            return None
        telling = list(group)
        while len(telling) > 1 and shape[telling[-1]] == 1:
            telling.pop()
        last = telling[-1]
        collapsed.append(strides[last] if shape[last] != DYNAMIC or len(telling) == 1 else DYNAMIC)
    for group, stride in zip(groups, collapsed):
        for dimension in reversed(group[1:]):
            stride = saturated_product(stride, shape[dimension])
            before = dimension - 1
            if shape[before] != 1 and DYNAMIC not in (stride, strides[before]) and stride != strides[before]:
                return None
    return StridedLayoutAttr(offset, collapsed)


# -- transposition ----------------------------------------------------------------------------------------


@verifier(memref.TransposeOp)
@follows_signature
def verify_transpose(op: memref.TransposeOp) -> None:
    """Mirrors TransposeOp::verify."""
    map = op.permutation.value
    if not map.is_permutation:
        raise op.op_error("expected a permutation map")
    source, result = op.in_.type, op.result.type
    if map.n_dims != len(source.dims):
        raise op.op_error("expected a permutation map of same rank as the input")
    source_layout = strides_and_offset(source)
    if source_layout is None:
        return
    strides, offset = source_layout
    order = [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]
    layout = StridedLayoutAttr(offset, [strides[position] for position in order])
    shape = [source.dims[position] for position in order]
    expected = _canonical(MemRefType(shape, source.element_type, layout, source.memory_space))
    if not isinstance(result, MemRefType) or _canonical(result) != expected:
        raise op.op_error(
            f"result type '{result}' is not equivalent to the canonical transposed input type '{expected}'"
        )


def _canonical(type: MemRefType) -> MemRefType:
    """Mirrors canonicalizeStridedLayout: the type with its layout as a simplified map, without the identity.
    """
    map = layout_map(type.layout)
    if map is None or map.is_identity or map.n_results != 1:
        return type
    plain = MemRefType(type.dims, type.element_type, None, type.memory_space)
    (result,) = map.results
    if map.n_inputs == 0:
        return plain if isinstance(result, AffineConstantExpr) and result.value == 0 else type
    if not type.dims:
        return type
    simplified = simplify_affine_expr(result, map.n_dims, map.n_symbols)
    # If a size is zero, MLIR's row-major layout is the constant zero.
    row_major: AffineExpr = affine_constant(0)
    for position, stride in enumerate(() if 0 in type.dims else row_major_strides(type.dims)):
        row_major = row_major + affine_dim(position) * affine_constant(stride)
    if DYNAMIC not in type.dims[1:] and simplified == simplify_affine_expr(row_major, map.n_dims, 0):
        return plain
    simplified_map = AffineMapAttr(AffineMap(map.n_dims, map.n_symbols, (simplified,)))
    return MemRefType(type.dims, type.element_type, simplified_map, type.memory_space)
