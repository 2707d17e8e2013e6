"""Strides and offsets of memrefs, as MemRefType::getStridesAndOffset: numbers, DYNAMIC where unknown.

identity layout         row-major: the product of the sizes behind
strided<[...], ...>     as stated
affine map              of one result, a sum of dimensions times constants or symbols
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMulExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import simplify_affine_expr
from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.core.attribute import Attribute


def saturated_product(left: int, right: int) -> int:
    """The product, unknown if a factor is unknown and none is zero."""
    return 0 if 0 in (left, right) else DYNAMIC if DYNAMIC in (left, right) else left * right


def saturated_sum(left: int, right: int) -> int:
    """The sum, unknown if a summand is unknown."""
    return DYNAMIC if DYNAMIC in (left, right) else left + right


def row_major_strides(shape: Sequence[int]) -> list[int]:
    """The strides of a shape without a layout: unknown in front of a size that is unknown or zero."""
    strides: list[int] = []
    stride = 1
    for size in reversed(shape):
        strides.append(stride)
        stride = saturated_product(stride, size or DYNAMIC)
    return strides[::-1]


def strides_and_offset(type: MemRefType) -> tuple[list[int], int] | None:
    """One stride per dimension, and the offset; None for layouts that are not strides."""
    layout = type.layout
    if isinstance(layout, StridedLayoutAttr):
        return list(layout.steps), layout.offset
    if not isinstance(layout, AffineMapAttr):
        return None
    map = layout.map
    if map.is_identity:
        return row_major_strides(type.dims), 0
    if map.n_results != 1:
        return None
    # The last element is the offset.
    terms: list[AffineExpr] = [affine_constant(0)] * (map.n_dims + 1)
    simplified = simplify_affine_expr(map.results[0], map.n_dims, map.n_symbols)
    pending: list[tuple[AffineExpr, AffineExpr]] = [(simplified, affine_constant(1))]
    while pending:
        expr, factor = pending.pop()
        if isinstance(expr, AffineAddExpr):
            pending += [(expr.rhs, factor), (expr.lhs, factor)]
        elif isinstance(expr, AffineMulExpr):
            if expr.lhs.is_symbolic_or_constant:
                pending.append((expr.rhs, factor * expr.lhs))
            else:
                pending.append((expr.lhs, factor * expr.rhs))
        elif isinstance(expr, AffineBinaryExpr):
            return None
        elif isinstance(expr, AffineDimExpr):
            terms[expr.position] = terms[expr.position] + factor
        else:
            terms[-1] = terms[-1] + expr * factor
    numbers = [
        stride.value if isinstance(stride, AffineConstantExpr) else DYNAMIC
        for stride in (simplify_affine_expr(term, map.n_dims, map.n_symbols) for term in terms)
    ]
    return numbers[:-1], numbers[-1]


def map_of_strides(strides: Sequence[int], offset: int) -> AffineMap:
    """The map of a strided layout; unknown strides and offset are symbols, the offset first."""
    symbols = 0

    def factor(number: int) -> AffineExpr:
        nonlocal symbols
        if number != DYNAMIC:
            return affine_constant(number)
        symbols += 1
        return affine_symbol(symbols - 1)

    result = factor(offset)
    for position, stride in enumerate(strides):
        result = result + affine_dim(position) * factor(stride)
    return AffineMap(len(strides), symbols, (result,))


def layout_map(layout: Attribute) -> AffineMap | None:
    """The map of a layout; None if it is neither a map nor strides."""
    if isinstance(layout, StridedLayoutAttr):
        return map_of_strides(layout.steps, layout.offset)
    return layout.map if isinstance(layout, AffineMapAttr) else None
