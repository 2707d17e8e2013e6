"""Canonicalization patterns of affine: maps are composed with the `affine.apply` of their operands.

Mirror: mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineSymbolExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import linear_form
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.affine.bounds import simplified_by_loops
from mlirkit.dialects.affine.composition import Applied, canonicalize, compose
from mlirkit.dialects.declared import affine
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

Extremum = affine.AffineMinOp | affine.AffineMaxOp
Access = (
    affine.AffineLoadOp
    | affine.AffineStoreOp
    | affine.AffineVectorLoadOp
    | affine.AffineVectorStoreOp
    | affine.AffinePrefetchOp
)


def _composed(map: AffineMap, operands: Sequence[Value]) -> Applied | None:
    """A map composed with the maps applied to its operands, simplified; None if nothing changes."""
    composed, values = compose(map, operands)
    composed, values = canonicalize(composed, values)
    composed = simplified_by_loops(composed, values)
    return None if composed == map and values == list(operands) else (composed, values)


def _properties(op: Operation, map: AffineMap) -> dict[str, Attribute]:
    return dict(op.properties) | {"map": AffineMapAttr(map)}


# -- accesses to memory -----------------------------------------------------------------------------------


def compose_access(op: Access, rewriter: PatternRewriter) -> bool:
    """Compose the map of an access with the maps applied to its indices."""
    composed = _composed(op.map.map, op.indices)
    if composed is None:
        return False
    map, values = composed
    before = op.operand_values()[: op.operand_count - len(op.indices)]
    properties = _properties(op, map)
    made = rewriter.create(type(op), op.result_types(), [*before, *values], properties, loc=op.location)
    rewriter.replace_op(op, made)
    return True


_SIMPLIFY = _PATTERN + "SimplifyAffineOp<mlir::affine::"

canonicalizer(affine.AffineLoadOp, _SIMPLIFY + "AffineLoadOp>")(compose_access)
canonicalizer(affine.AffineStoreOp, _SIMPLIFY + "AffineStoreOp>")(compose_access)
canonicalizer(affine.AffinePrefetchOp, _SIMPLIFY + "AffinePrefetchOp>")(compose_access)
canonicalizer(affine.AffineVectorLoadOp, _SIMPLIFY + "AffineVectorLoadOp>")(compose_access)
canonicalizer(affine.AffineVectorStoreOp, _SIMPLIFY + "AffineVectorStoreOp>")(compose_access)


# -- numbers ----------------------------------------------------------------------------------------------


@canonicalizer(affine.AffineApplyOp, _SIMPLIFY + "AffineApplyOp>")
def compose_apply(op: affine.AffineApplyOp, rewriter: PatternRewriter) -> bool:
    """Compose maps that are applied one after the other."""
    composed = _composed(op.map.map, op.mapOperands)
    if composed is None:
        return False
    map, values = composed
    properties: dict[str, Attribute] = {"map": AffineMapAttr(map)}
    rewriter.replace_op(
        op, rewriter.create(affine.AffineApplyOp, [INDEX], values, properties, loc=op.location)
    )
    return True


def _replace(op: Extremum, map: AffineMap, values: Sequence[Value], rewriter: PatternRewriter) -> None:
    kind = affine.AffineMinOp if isinstance(op, affine.AffineMinOp) else affine.AffineMaxOp
    properties: dict[str, Attribute] = {"map": AffineMapAttr(map)}
    made: Operation = rewriter.create(kind, [INDEX], values, properties, loc=op.location)
    rewriter.replace_op(op, made)


def apply_single_result(op: Extremum, rewriter: PatternRewriter) -> bool:
    """Replace a minimum or maximum of one expression by `affine.apply`."""
    if op.map.map.n_results != 1:
        return False
    made = rewriter.create(
        affine.AffineApplyOp, [INDEX], list(op.operands_), {"map": op.map}, loc=op.location
    )
    rewriter.replace_op(op, made)
    return True


def remove_duplicates(op: Extremum, rewriter: PatternRewriter) -> bool:
    """Drop repeated results of a minimum or maximum."""
    map = op.map.map
    results = tuple(dict.fromkeys(map.results))
    if len(results) == len(map.results):
        return False
    _replace(op, AffineMap(map.n_dims, map.n_symbols, results), op.operands_, rewriter)
    return True


def merge_extrema(op: Extremum, rewriter: PatternRewriter) -> bool:
    """min(min(a, b), c) -> min(a, b, c), likewise for max."""
    map = op.map.map
    dims, symbols = list(op.operands_[: map.n_dims]), list(op.operands_[map.n_dims :])
    results: list[AffineExpr] = []
    producers: list[Extremum] = []
    for result in map.results:
        value: Value | None = None
        if isinstance(result, AffineSymbolExpr):
            value = symbols[result.position]
        elif isinstance(result, AffineDimExpr):
            value = dims[result.position]
        producer = None if value is None else value.defining_op
        if isinstance(producer, type(op)):
            producers.append(producer)
        else:
            results.append(result)
    if not producers:
        return False
    for producer in producers:
        inner = producer.map.map
        for result in inner.results:
            shifted = result.shift_dims(inner.n_dims, len(dims))
            results.append(shifted.shift_symbols(inner.n_symbols, len(symbols)))
        dims += producer.operands_[: inner.n_dims]
        symbols += producer.operands_[inner.n_dims :]
    _replace(op, AffineMap(len(dims), len(symbols), tuple(results)), [*dims, *symbols], rewriter)
    return True


def compose_extremum(op: Extremum, rewriter: PatternRewriter) -> bool:
    """Compose the map with the maps applied to its operands."""
    composed = _composed(op.map.map, op.operands_)
    if composed is None:
        return False
    _replace(op, *composed, rewriter)
    return True


def sort_results(op: Extremum, rewriter: PatternRewriter) -> bool:
    """Sort the results of a minimum or maximum by their factors."""
    map = op.map.map
    forms: list[list[int]] = []
    for result in map.results:
        form = linear_form(result, map.n_dims, map.n_symbols) if result.is_pure_affine else None
        if form is None:
            return False
        forms.append(form)
    order = sorted(range(len(forms)), key=lambda number: forms[number])
    if all(one <= other for one, other in pairwise(forms)):
        return False
    results = tuple([map.results[number] for number in order])
    _replace(op, AffineMap(map.n_dims, map.n_symbols, results), op.operands_, rewriter)
    return True


canonicalizer(affine.AffineMinOp, "CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::AffineMinOp>")(
    apply_single_result
)
canonicalizer(affine.AffineMinOp, "DeduplicateAffineMinMaxExpressions<mlir::affine::AffineMinOp>")(
    remove_duplicates
)
canonicalizer(affine.AffineMinOp, "MergeAffineMinMaxOp<mlir::affine::AffineMinOp>")(merge_extrema)
canonicalizer(affine.AffineMinOp, _SIMPLIFY + "AffineMinOp>")(compose_extremum)
canonicalizer(affine.AffineMinOp, "CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::AffineMinOp>")(
    sort_results
)
canonicalizer(affine.AffineMaxOp, "CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::AffineMaxOp>")(
    apply_single_result
)
canonicalizer(affine.AffineMaxOp, "DeduplicateAffineMinMaxExpressions<mlir::affine::AffineMaxOp>")(
    remove_duplicates
)
canonicalizer(affine.AffineMaxOp, "MergeAffineMinMaxOp<mlir::affine::AffineMaxOp>")(merge_extrema)
canonicalizer(affine.AffineMaxOp, _SIMPLIFY + "AffineMaxOp>")(compose_extremum)
canonicalizer(affine.AffineMaxOp, "CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::AffineMaxOp>")(
    sort_results
)


# -- conditions -------------------------------------------------------------------------------------------


@canonicalizer(affine.AffineIfOp, _PATTERN + "SimplifyDeadElse")
def erase_empty_else(op: affine.AffineIfOp, rewriter: PatternRewriter) -> bool:
    """Erase an else branch that is empty."""
    if op.elseRegion.is_empty or op.results_:
        return False
    block = op.elseRegion.blocks[0]
    if block.first is not block.last:
        return False
    rewriter.erase_block(block)
    rewriter.operation_modified(op)
    return True


@canonicalizer(affine.AffineIfOp, _PATTERN + "AlwaysTrueOrFalseIf")
def choose_by_constant(op: affine.AffineIfOp, rewriter: PatternRewriter) -> bool:
    """Inline the branch of a condition that always holds, or never."""
    condition = op.condition.set
    only = next(iter(condition.exprs)) if condition.eq_flags == (True,) else None
    if condition.is_canonical_empty:
        region = op.elseRegion
        if region.is_empty:
            rewriter.erase_op(op)
            return True
    elif isinstance(only, AffineConstantExpr) and only.value == 0:
        region = op.thenRegion
    else:
        return False
    block = region.blocks[0]
    last = block.last
    assert last is not None
    rewriter.inline_block_before(block, op, [])
    rewriter.replace_op(op, last.operand_values())
    rewriter.erase_op(last)
    return True
