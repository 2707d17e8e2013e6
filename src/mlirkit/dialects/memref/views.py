"""Verifiers of memref's views: the same memory with another shape, layout or offset.

What a view's type must be is computed from its source's strides and offset, where they are known.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineExpr, affine_constant, affine_dim
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import simplify_affine_expr
from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.slice_interface import OffsetSizeAndStrideOpInterface
from mlirkit.builtin.strides import (
    map_of_strides,
    row_major_strides,
    saturated_product,
    saturated_sum,
    strides_and_offset,
)
from mlirkit.dialects.reassociation import Groups, groups_of
from mlirkit.dialects.slices import dropped_dimensions, out_of_bounds
from mlirkit.ods.live.hooks import interface, verifier
from mlirkit.support.diagnostics import MLIRError


def verify_element_types(op: Any, source: Any, result: Any, source_name: str, result_name: str) -> None:
    """The element types of both are the same."""
    if source.element_type != result.element_type:
        raise op.error(
            f"different element types specified for {source_name} type '{source}' and {result_name} type "
            f"'{result}'"
        )


def known(type: MemRefType) -> tuple[list[int], int]:
    """The strides and offset of what has some."""
    found = strides_and_offset(type)
    assert found is not None
    return found


# -- slices -----------------------------------------------------------------------------------------------


class SubView(OffsetSizeAndStrideOpInterface):
    """As many numbers as the source has dimensions."""

    __slots__ = ()

    def max_ranks(self, op: Any) -> tuple[int, int, int]:
        rank = len(op.operand_at(0).type.dims)
        return rank, rank, rank


interface("memref.subview", "OffsetSizeAndStrideOpInterface")(SubView())


@verifier("memref.subview")
def verify_subview(op: Any) -> None:
    """As SubViewOp::verify."""
    base, view = op.operand_at(0).type, op.result_types()[0]
    if base.memory_space != view.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{base}' and subview memref type "
            f"'{view}'"
        )
    layout = strides_and_offset(base)
    if layout is None:
        raise op.error(f"base type '{base}' is not strided")
    offsets, sizes, steps = (
        op.inherent(each).values for each in ("static_offsets", "static_sizes", "static_strides")
    )
    strides, offset = layout
    for number, stride in zip(offsets, strides, strict=True):
        offset = saturated_sum(offset, saturated_product(number, stride))
    strides = [saturated_product(stride, step) for stride, step in zip(strides, steps, strict=True)]
    expected = MemRefType(sizes, base.element_type, StridedLayoutAttr(offset, strides), base.memory_space)
    if view != expected:
        _verify_reduced_view(op, expected, view)
    wrong = out_of_bounds(base.dims, offsets, sizes, steps)
    if wrong is not None:
        raise op.error(wrong)


def _verify_reduced_view(op: Any, expected: MemRefType, view: MemRefType) -> None:
    def mismatch(what: str) -> MLIRError:
        error: MLIRError = op.error(
            f"expected result type to be '{expected}' or a rank-reduced version. "
            f"(mismatch of result {what}), but got '{view}'"
        )
        return error

    if len(view.dims) > len(expected.dims):
        raise op.error(
            f"expected result rank to be smaller or equal to the source rank, but got '{view}'"
        )
    if dropped_dimensions(expected.dims, view.dims) is None:
        raise mismatch("sizes")
    if view.element_type != expected.element_type:
        raise op.error(f"expected result element type to be '{expected.element_type}', but got '{view}'")
    strides, offset = known(expected)
    layout = strides_and_offset(view)
    if layout is None or layout[1] != offset:
        raise mismatch("layout")
    dropped = _dropped_by_stride(expected.dims, strides, layout[0])
    if dropped is None:
        raise mismatch("layout")
    kept = [stride for number, stride in enumerate(strides) if number not in dropped]
    if kept != layout[0]:
        raise mismatch("layout")


def _dropped_by_stride(sizes: tuple[int, ...], strides: list[int], left: list[int]) -> set[int] | None:
    """Which dimensions of size one are gone, judged by the strides that are left."""
    if len(sizes) == len(left):
        return set()
    dropped = {number for number, size in enumerate(sizes) if size == 1}
    if len(dropped) + len(left) == len(sizes):
        return dropped
    unaccounted, wanted = Counter(strides), Counter(left)
    for number in sorted(dropped):
        stride = strides[number]
        if unaccounted[stride] < wanted[stride]:
            return None
        if unaccounted[stride] == wanted[stride]:
            dropped.remove(number)
        else:
            unaccounted[stride] -= 1
    return dropped if len(dropped) + len(left) == len(sizes) else None


class ReinterpretCast(OffsetSizeAndStrideOpInterface):
    """One offset, and as many sizes and strides as the result has dimensions."""

    __slots__ = ()

    def max_ranks(self, op: Any) -> tuple[int, int, int]:
        rank = len(op.result_types()[0].dims)
        return 1, rank, rank


interface("memref.reinterpret_cast", "OffsetSizeAndStrideOpInterface")(ReinterpretCast())


@verifier("memref.reinterpret_cast")
def verify_reinterpret_cast(op: Any) -> None:
    """As ReinterpretCastOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    if source.memory_space != result.memory_space:
        raise op.error(
            f"different memory spaces specified for source type '{source}' and result memref type '{result}'"
        )
    verify_element_types(op, source, result, "source", "result memref")
    for number, (found, given) in enumerate(
        zip(result.dims, op.inherent("static_sizes").values, strict=True)
    ):
        _verify_number(op, "size", found, given, f" in dim = {number}")
    layout = strides_and_offset(result)
    if layout is None:
        raise op.error(f"expected result type to have strided layout but found '{result}'")
    strides, offset = layout
    _verify_number(op, "offset", offset, op.inherent("static_offsets").values[0], "")
    for number, (found, given) in enumerate(zip(strides, op.inherent("static_strides").values, strict=True)):
        _verify_number(op, "stride", found, given, f" in dim = {number}")


def _verify_number(op: Any, what: str, found: int, given: int, where: str) -> None:
    if found not in (DYNAMIC, given):
        wanted = "dynamic" if given == DYNAMIC else given
        raise op.error(f"expected result type with {what} = {wanted} instead of {found}{where}")


# -- shapes -----------------------------------------------------------------------------------------------


@verifier("memref.view")
def verify_view(op: Any) -> None:
    """As ViewOp::verify."""
    base, view = op.operand_at(0).type, op.result_types()[0]
    for what, type in (("base", base), ("result", view)):
        if not type.has_identity_layout:
            raise op.error(f"unsupported map for {what} memref type '{type}'")
    if base.memory_space != view.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{base}' and view memref type '{view}'"
        )
    dynamic, given = sum(size == DYNAMIC for size in view.dims), op.operand_count - 2
    if given != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {given}, expected {dynamic}")


@verifier("memref.reshape")
def verify_reshape(op: Any) -> None:
    """As ReshapeOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    if source.element_type != result.element_type:
        raise op.op_error("element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and not source.has_identity_layout:
        raise op.op_error("source memref type should have identity affine map")
    if not isinstance(result, MemRefType):
        return
    if not result.has_identity_layout:
        raise op.op_error("result memref type should have identity affine map")
    length = op.operand_at(1).type.dims[0]
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
        )
    if length != len(result.dims):
        raise op.op_error("length of shape operand differs from the result's memref rank")


@verifier("memref.expand_shape")
def verify_expand_shape(op: Any) -> None:
    """As ExpandShapeOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    ranks = len(source.dims), len(result.dims)
    if ranks[0] > ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. This is not an expansion "
            f"({ranks[0]} > {ranks[1]})."
        )
    groups = groups_of(op)
    _verify_collapsed_shape(op, source.dims, result.dims, groups)
    expected = _expanded_type(source, result.dims, groups)
    if expected is None:
        raise op.op_error("invalid source layout map")
    if expected != result:
        raise op.op_error(f"expected expanded type to be '{expected}' but found '{result}'")
    sizes = op.inherent("static_output_shape").values
    if len(sizes) != ranks[1]:
        raise op.op_error(
            f"expected number of static shape bounds to be equal to the output rank ({ranks[1]}) but found "
            f"{len(sizes)} inputs instead"
        )
    dynamic, given = sizes.count(DYNAMIC), op.operand_count - 1
    if given != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
            f"{dynamic} dynamic dims while output_shape has {given} values"
        )
    for number, (size, each) in enumerate(zip(result.dims, sizes, strict=True)):
        if size not in (DYNAMIC, each):
            raise op.op_error(f"invalid output shape provided at pos {number}")


@verifier("memref.collapse_shape")
def verify_collapse_shape(op: Any) -> None:
    """As CollapseShapeOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    ranks = len(source.dims), len(result.dims)
    if ranks[0] < ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. This is not a collapse "
            f"({ranks[0]} < {ranks[1]})."
        )
    groups = groups_of(op)
    _verify_collapsed_shape(op, result.dims, source.dims, groups)
    layout = None
    if not source.has_identity_layout:
        layout = _collapsed_layout(source, groups)
        if layout is None:
            raise op.op_error("invalid source layout map or collapsing non-contiguous dims")
    expected = MemRefType(result.dims, source.element_type, layout, source.memory_space)
    if expected != result:
        raise op.op_error(f"expected collapsed type to be '{expected}' but found '{result}'")


def _verify_collapsed_shape(
    op: Any, collapsed: tuple[int, ...], expanded: tuple[int, ...], groups: Groups
) -> None:
    if len(collapsed) != len(groups):
        raise op.op_error(
            f"invalid number of reassociation groups: found {len(groups)}, expected {len(collapsed)}"
        )
    following = 0
    for number, (group, size) in enumerate(zip(groups, collapsed, strict=True)):
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
        for each in sizes:
            product = saturated_product(product, each)
        if product != size:
            raise op.op_error(f"collapsed dim size ({size}) must equal reassociation group size ({product})")
    if not collapsed:
        if any(size != 1 for size in expanded):
            raise op.op_error("rank 0 memrefs can only be extended/collapsed with/from ones")
    elif following != len(expanded):
        raise op.op_error(
            f"expanded rank ({len(expanded)}) inconsistent with number of reassociation indices ({following})"
        )


def _expanded_type(source: MemRefType, shape: tuple[int, ...], groups: Groups) -> MemRefType | None:
    layout = None
    if not source.has_identity_layout:
        found = strides_and_offset(source)
        if found is None:
            return None
        reversed_strides: list[int] = []
        for group, stride in zip(reversed(groups), reversed(found[0]), strict=True):
            for dimension in reversed(group):
                reversed_strides.append(stride)
                stride = saturated_product(stride, shape[dimension])
        strides = reversed_strides[::-1]
        layout = StridedLayoutAttr(found[1], strides + [1] * (len(shape) - len(strides)))
    return MemRefType(shape, source.element_type, layout, source.memory_space)


def _collapsed_layout(source: MemRefType, groups: Groups) -> StridedLayoutAttr | None:
    """The layout of the collapsed memref; None if its source cannot be contiguous within a group.

    A group's stride is that of its last dimension; dimensions of size one say nothing about it.
    """
    found = strides_and_offset(source)
    if found is None:
        return None
    strides, offset = found
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
    for group, stride in zip(groups, collapsed, strict=True):
        for dimension in reversed(group[1:]):
            stride = saturated_product(stride, shape[dimension])
            before = dimension - 1
            if shape[before] != 1 and DYNAMIC not in (stride, strides[before]) and stride != strides[before]:
                return None
    return StridedLayoutAttr(offset, collapsed)


# -- transposition ----------------------------------------------------------------------------------------


@verifier("memref.transpose")
def verify_transpose(op: Any) -> None:
    """As TransposeOp::verify."""
    map = op.inherent("permutation").value
    if not map.is_permutation:
        raise op.op_error("expected a permutation map")
    source, result = op.operand_at(0).type, op.result_types()[0]
    if map.n_dims != len(source.dims):
        raise op.op_error("expected a permutation map of same rank as the input")
    strides, offset = known(source)
    order = [each.position for each in map.results]
    layout = StridedLayoutAttr(offset, [strides[position] for position in order])
    shape = [source.dims[position] for position in order]
    expected = _canonical(MemRefType(shape, source.element_type, layout, source.memory_space))
    if _canonical(result) != expected:
        raise op.op_error(
            f"result type '{result}' is not equivalent to the canonical transposed input type '{expected}'"
        )


def _canonical(type: MemRefType) -> MemRefType:
    """The type with its layout as a simplified map; without one where that says nothing (as
    canonicalizeStridedLayout).
    """
    layout: Any = type.layout
    if isinstance(layout, StridedLayoutAttr):
        map = map_of_strides(layout.steps, layout.offset)
    else:
        map = layout.map
    if map.is_identity or map.n_results > 1:
        return type
    plain = MemRefType(type.dims, type.element_type, None, type.memory_space)
    result = map.results[0]
    if map.n_inputs == 0:
        return plain if isinstance(result, AffineConstantExpr) and result.value == 0 else type
    if not type.dims:
        return type
    simplified = simplify_affine_expr(result, map.n_dims, map.n_symbols)
    # Where a size is zero, MLIR's row-major layout is the constant zero.
    row_major: AffineExpr = affine_constant(0)
    for position, stride in enumerate(() if 0 in type.dims else row_major_strides(type.dims)):
        row_major = row_major + affine_dim(position) * affine_constant(stride)
    if DYNAMIC not in type.dims[1:] and simplified == simplify_affine_expr(row_major, map.n_dims, 0):
        return plain
    simplified_map = AffineMapAttr(AffineMap(map.n_dims, map.n_symbols, (simplified,)))
    return MemRefType(type.dims, type.element_type, simplified_map, type.memory_space)
