"""Linear indices: `affine.linearize_index`, `affine.delinearize_index`.

A basis has a size per index; that of the first index may be left out.
Mirror: mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineExpr, affine_constant, affine_symbol
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import IntegerAttr, UnitAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import Location
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.constant_values import constant_integer, result_number
from mlirkit.dialects.declared import affine
from mlirkit.dialects.mixed_values import (
    Mixed,
    constant_of_mixed,
    fold_constants,
    mixed_values,
    split_mixed,
)
from mlirkit.ods.live.hooks import Folded, canonicalizer, folder
from mlirkit.patterns.rewriter import PatternRewriter

Linearize = affine.AffineLinearizeIndexOp
Delinearize = affine.AffineDelinearizeIndexOp
Constants = list[Attribute | None]

_PATTERN = "(anonymous namespace)::"


def _basis(op: Linearize | Delinearize) -> list[Mixed]:
    return mixed_values(op.static_basis.values, op.dynamic_basis)


def _padded_basis(op: Linearize | Delinearize) -> list[Mixed | None]:
    """A size per index; None for an index without a bound."""
    basis = _basis(op)
    return [None, *basis] if len(basis) < len(op.multi_index) else [*basis]


def _bounded(basis: Sequence[Mixed | None]) -> list[Mixed]:
    """The basis without a missing first size."""
    return [size for size in basis if size is not None]


def _create_linearize(
    rewriter: PatternRewriter, like: Linearize, indices: Sequence[Value], basis: Sequence[Mixed | None]
) -> Value:
    integers, values = split_mixed(_bounded(basis))
    properties: dict[str, Attribute] = {
        "static_basis": DenseI64ArrayAttr.get(integers),
        "operandSegmentSizes": DenseI32ArrayAttr.get([len(indices), len(values)]),
    }
    if like.disjoint:
        properties["disjoint"] = UnitAttr.get()
    operands = [*indices, *values]
    return rewriter.create(Linearize, [INDEX], operands, properties, loc=like.location).linear_index


def _create_delinearize(
    rewriter: PatternRewriter, location: Location, index: Value, basis: Sequence[Mixed | None]
) -> list[Value]:
    integers, values = split_mixed(_bounded(basis))
    properties: dict[str, Attribute] = {"static_basis": DenseI64ArrayAttr.get(integers)}
    types = [INDEX] * len(basis)
    made = rewriter.create(Delinearize, types, [index, *values], properties, loc=location)
    return [*made.multi_index]


# -- folders ----------------------------------------------------------------------------------------------


def _fold_basis(op: Linearize | Delinearize) -> bool:
    """Mirrors foldCstValueToCstAttrBasis: constant sizes become attributes."""
    basis = _basis(op)
    folded = fold_constants(basis)
    if folded == basis:
        return False
    integers, values = split_mixed(folded)
    op.dynamic_basis = values
    op.static_basis = DenseI64ArrayAttr.get(integers)
    return True


@folder(affine.AffineDelinearizeIndexOp)
def fold_delinearize(op: affine.AffineDelinearizeIndexOp, operands: Constants) -> Folded:
    """Mirrors AffineDelinearizeIndexOp::fold."""
    if _fold_basis(op):
        return []
    count = len(op.multi_index)
    if count == 1:
        return op.linear_index
    index, *_ = operands
    if not isinstance(index, IntegerAttr) or op.dynamic_basis:
        return None
    sizes = op.static_basis.values[1 if len(op.static_basis.values) == count else 0 :]
    # mlir-opt divides by zero.
    if 0 in sizes:
        return None
    rest = index.value
    parts: list[int] = []
    for size in reversed(sizes):
        rest, part = divmod(rest, size)
        parts.append(part)
    return [IntegerAttr.get(INDEX, number) for number in (rest, *reversed(parts))]


@folder(affine.AffineLinearizeIndexOp)
def fold_linearize(op: affine.AffineLinearizeIndexOp, operands: Constants) -> Folded:
    """Mirrors AffineLinearizeIndexOp::fold."""
    if _fold_basis(op):
        return []
    indices = list(op.multi_index)
    if len(indices) < 2:
        return next(iter(indices), IntegerAttr.get(INDEX, 0))
    values = [operand.value for operand in operands[: len(indices)] if isinstance(operand, IntegerAttr)]
    if len(values) < len(indices) or op.dynamic_basis:
        return None
    result = 0
    stride = 1
    basis = op.static_basis.values
    sizes = [1] * (len(indices) - len(basis)) + list(basis)
    for size, index in zip(reversed(sizes), reversed(values), strict=True):
        result += index * stride
        stride *= size
    return IntegerAttr.get(INDEX, result)


# -- delinearization --------------------------------------------------------------------------------------


@canonicalizer(affine.AffineDelinearizeIndexOp, _PATTERN + "CancelDelinearizeOfLinearizeDisjointExactTail")
def cancel_equal_tail(op: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Replace results by the linearized indices, where the last sizes are equal."""
    linearize = op.linear_index.defining_op
    if not isinstance(linearize, Linearize) or not linearize.disjoint:
        return False
    indices = list(linearize.multi_index)
    basis, own_basis = _basis(linearize), _basis(op)
    count = 0
    for size, own_size in zip(reversed(basis), reversed(own_basis), strict=False):
        if size != own_size:
            break
        count += 1
    if count == 0:
        return False
    if count == len(basis) == len(own_basis) and len(indices) == len(op.multi_index):
        rewriter.replace_op(op, indices)
        return True
    head = _create_linearize(rewriter, linearize, indices[:-count], basis[:-count])
    padded = _padded_basis(op)
    parts = _create_delinearize(rewriter, op.location, head, padded[: len(padded) - count])
    rewriter.replace_op(op, [*parts, *indices[-count:]])
    return True


@canonicalizer(affine.AffineDelinearizeIndexOp, _PATTERN + "DropUnitExtentBasis")
def drop_sizes_of_one(op: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Replace results of size one by zero."""
    basis = _padded_basis(op)
    is_one = [size is not None and constant_of_mixed(size) == 1 for size in basis]
    if not any(is_one):
        return False
    zero = create_index(rewriter, op.location, 0)
    kept = [size for size, one in zip(basis, is_one, strict=True) if not one]
    parts = iter(_create_delinearize(rewriter, op.location, op.linear_index, kept) if kept else ())
    rewriter.replace_op(op, [zero if one else next(parts) for one in is_one])
    return True


@canonicalizer(affine.AffineDelinearizeIndexOp, _PATTERN + "SplitDelinearizeSpanningLastLinearizeArg")
def split_last(op: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Delinearize only the last linearized index by the last sizes whose product is its size."""
    linearize = op.linear_index.defining_op
    if not isinstance(linearize, Linearize) or not linearize.disjoint or not linearize.static_basis.values:
        return False
    target = linearize.static_basis.values[-1]
    basis = list(op.static_basis.values)
    product, count = 1, 0
    for size in reversed(basis):
        if DYNAMIC in (size, target) or product >= target:
            break
        product *= size
        count += 1
    if target == DYNAMIC or product != target or count < 2:
        return False
    *first, last = linearize.multi_index
    head = _create_linearize(rewriter, linearize, first, _basis(linearize)[:-1])
    padded = _padded_basis(op)
    parts = _create_delinearize(rewriter, op.location, head, padded[: len(padded) - count])
    tail = _create_delinearize(rewriter, op.location, last, basis[-count:])
    rewriter.replace_op(op, [*parts, *tail])
    return True


# -- linearization ----------------------------------------------------------------------------------------


@canonicalizer(affine.AffineLinearizeIndexOp, _PATTERN + "CancelLinearizeOfDelinearizePortion")
def cancel_portion(op: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Replace results of one delinearization, linearized by the same sizes, by their operand."""
    runs = _matching_runs(op)
    if not runs:
        return False
    indices, basis = list(op.multi_index), _padded_basis(op)
    new_indices: list[Value] = []
    new_basis: list[Mixed | None] = []
    replacements: list[tuple[Delinearize, list[Value]]] = []
    end = 0
    for source, start, first, length in runs:
        new_indices += indices[end:start]
        new_basis += basis[end:start]
        end = start + length
        merged = basis[start:end]
        rewriter.set_insertion_point(source)
        size = _product(rewriter, op.location, merged)
        if length == len(source.multi_index):
            new_indices.append(source.linear_index)
        else:
            old_basis = _padded_basis(source)
            sizes = [*old_basis[:first], size, *old_basis[first + length :]]
            parts = _create_delinearize(rewriter, source.location, source.linear_index, sizes)
            rest = _create_delinearize(rewriter, source.location, parts[first], merged)
            replacements.append((source, [*parts[:first], *rest, *parts[first + 1 :]]))
            new_indices.append(parts[first])
        new_basis.append(size)
    rewriter.set_insertion_point(op)
    made = _create_linearize(rewriter, op, [*new_indices, *indices[end:]], [*new_basis, *basis[end:]])
    rewriter.replace_op(op, [made])
    for source, values in replacements:
        rewriter.replace_op(source, values)
    return True


def _matching_runs(op: Linearize) -> list[tuple[Delinearize, int, int, int]]:
    """Find runs of indices that are consecutive results of one operation, by the same sizes.

    Returns the operation, the first index here, the first result there, and the length.
    """
    indices, basis = list(op.multi_index), _padded_basis(op)
    runs: list[tuple[Delinearize, int, int, int]] = []
    start = 0
    while start < len(indices):
        source = indices[start].defining_op
        if not isinstance(source, Delinearize):
            start += 1
            continue
        first = result_number(indices[start])
        results, sizes = list(source.multi_index), _padded_basis(source)
        is_bounded_alike = sizes[first] == basis[start] or start == first == 0
        if not is_bounded_alike and not (op.disjoint and first == 0 and sizes[first] is None):
            start += 1
            continue
        length = 1
        while start + length < len(indices) and first + length < len(results):
            at, result = start + length, first + length
            if indices[at] is not results[result] or basis[at] != sizes[result]:
                break
            length += 1
        if length == 1 or any(source is first for first, *_ in runs):
            start += 1
            continue
        runs.append((source, start, first, length))
        start += length
    return runs


def _product(rewriter: PatternRewriter, location: Location, sizes: Sequence[Mixed | None]) -> Mixed | None:
    """Mirrors computeProduct: None if one of the sizes is."""
    expr: AffineExpr = affine_constant(1)
    values: list[Value] = []
    for size in sizes:
        if size is None:
            return None
        constant = constant_of_mixed(size)
        if constant is not None:
            expr = expr * constant
        elif isinstance(size, Value):
            expr = expr * affine_symbol(len(values))
            values.append(size)
    if isinstance(expr, AffineConstantExpr):
        return expr.value
    properties: dict[str, Attribute] = {"map": AffineMapAttr(AffineMap(0, len(values), (expr,)))}
    return rewriter.create(affine.AffineApplyOp, [INDEX], values, properties, loc=location).result


@canonicalizer(affine.AffineLinearizeIndexOp, _PATTERN + "DropLinearizeLeadingZero")
def drop_leading_zero(op: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Drop a leading zero."""
    first, *rest = op.multi_index
    if constant_integer(first) != 0:
        return False
    if not rest:
        rewriter.replace_op(op, [first])
        return True
    rewriter.replace_op(op, [_create_linearize(rewriter, op, rest, _padded_basis(op)[1:])])
    return True


@canonicalizer(affine.AffineLinearizeIndexOp, _PATTERN + "DropLinearizeUnitComponentsIfDisjointOrZero")
def drop_indices_of_one(op: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Drop indices of size one, which are zero if in bounds."""
    pairs = list(zip(op.multi_index, _padded_basis(op), strict=True))
    kept = [
        (index, size)
        for index, size in pairs
        if size is None or constant_of_mixed(size) != 1 or not (op.disjoint or constant_integer(index) == 0)
    ]
    if len(kept) == len(pairs):
        return False
    if kept:
        made = _create_linearize(rewriter, op, [index for index, _ in kept], [size for _, size in kept])
    else:
        made = create_index(rewriter, op.location, 0)
    rewriter.replace_op(op, [made])
    return True
