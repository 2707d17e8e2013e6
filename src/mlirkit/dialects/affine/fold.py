"""Folders of affine: maps of constant operands, simplified bounds and conditions.

Mirror: mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_bounds import UndefinedResult, fold_map
from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineDimExpr, AffineExpr, affine_constant
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.integer_set import IntegerSet
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value
from mlirkit.core.symbols import lookup_symbol_in
from mlirkit.core.value import Value
from mlirkit.dialects.affine.bounds import constant_of, remove_redundant, trip_count
from mlirkit.dialects.affine.composition import canonicalize, compose, folded_apply
from mlirkit.dialects.declared import affine, memref, ub
from mlirkit.dialects.memref.casts import skip_casts
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]
Extremum = affine.AffineMinOp | affine.AffineMaxOp


def _numbers(constants: Sequence[Attribute | None]) -> list[int | None]:
    return [constant.value if isinstance(constant, IntegerAttr) else None for constant in constants]


@folder(affine.AffineApplyOp)
def fold_apply(op: affine.AffineApplyOp, operands: Constants) -> Folded:
    """Mirrors AffineApplyOp::fold: an operand, a number, or poison where a division is undefined."""
    try:
        folded = folded_apply(op.map.map, op.mapOperands, operands)
    except UndefinedResult:
        return ub.PoisonAttr.get(context=op.context)
    return IntegerAttr.get(INDEX, folded) if isinstance(folded, int) else folded


@folder(affine.AffineMinOp, affine.AffineMaxOp)
def fold_extremum(op: Extremum, operands: Constants) -> Folded:
    """Mirrors foldMinMaxOp: a number if all operands are constant, else a map with the constant ones
    inserted."""
    map = op.map.map
    values: list[int | None] = []
    for number in range(map.n_results):
        try:
            values += fold_map(map.get_submap([number]), _numbers(operands))
        except UndefinedResult:
            values.append(None)
    constants = [value for value in values if value is not None]
    results = [
        result if value is None else affine_constant(value)
        for result, value in zip(map.results, values, strict=True)
    ]
    # MLIR looks for a dimension in the place of the symbol.
    if map.n_symbols == 1 and len(results) == 1 and results[0] == AffineDimExpr.get(0):
        (operand, *_) = op.operand_values()
        return operand
    if len(constants) == len(values):
        chosen = min(constants) if isinstance(op, affine.AffineMinOp) else max(constants)
        return IntegerAttr.get(INDEX, chosen)
    folded = AffineMap(map.n_dims, map.n_symbols, tuple(results))
    if folded == map:
        return None
    op.map = AffineMapAttr(folded)
    return []


# -- memory -----------------------------------------------------------------------------------------------


@folder(affine.AffineLoadOp)
def fold_load(op: affine.AffineLoadOp, operands: Constants) -> Folded:
    """Mirrors AffineLoadOp::fold: skip casts, and load from constant globals."""
    skipped = skip_casts(op)
    if skipped is not None:
        return skipped
    constant = _constant_of_global(op.memref)
    if constant is None:
        return None
    if constant.is_splat:
        splat: Attribute = constant.get_splat_value()
        return splat
    flat = 0
    for size, index in zip(constant.shape, op.map.map.results, strict=True):
        if not isinstance(index, AffineConstantExpr):
            return None
        flat = flat * size + index.value
    element: Attribute = constant.attribute_at(flat)
    return element


def _constant_of_global(buffer: Value) -> DenseElementsAttr | None:
    """The initial value of a constant global."""
    reader = buffer.defining_op
    if not isinstance(reader, memref.GetGlobalOp):
        return None
    table = reader.parent_op
    while table is not None and not table.info.has_trait("SymbolTable"):
        table = table.parent_op
    symbol = None if table is None else lookup_symbol_in(table, reader.name_attr)
    if not isinstance(symbol, memref.GlobalOp) or not symbol.constant:
        return None
    value = symbol.initial_value
    return value if isinstance(value, DenseElementsAttr) else None


@folder(affine.AffineStoreOp)
def fold_store(op: affine.AffineStoreOp, operands: Constants) -> Folded:
    """Mirrors AffineStoreOp::fold: skip casts."""
    return skip_casts(op, op.value)


@folder(affine.AffinePrefetchOp)
def fold_prefetch(op: affine.AffinePrefetchOp, operands: Constants) -> Folded:
    """Mirrors AffinePrefetchOp::fold: skip casts."""
    return skip_casts(op)


# -- conditions and loops ---------------------------------------------------------------------------------


@folder(affine.AffineIfOp)
def fold_if(op: affine.AffineIfOp, operands: Constants) -> Folded:
    """Mirrors AffineIfOp::fold: the condition with the maps that are applied to its operands."""
    condition = op.condition.set
    old_values = op.operand_values()
    values = list(old_values)
    map = AffineMap(condition.n_dims, condition.n_symbols, condition.exprs)
    if any(isinstance(value.defining_op, affine.AffineApplyOp) for value in values):
        map, values = compose(map, values)
    map, values = canonicalize(map, values)
    composed = IntegerSet(map.n_dims, map.n_symbols, map.results, condition.eq_flags)
    if composed == condition and values == old_values:
        return None
    op.condition = IntegerSetAttr(composed)
    op.set_operands(values)
    return []


@folder(affine.AffineForOp)
def fold_for(op: affine.AffineForOp, operands: Constants) -> Folded:
    """Mirrors AffineForOp::fold: simplify bounds, and fold the results of an empty loop."""
    has_changed = _fold_bounds(op)
    has_changed |= _canonicalize_bounds(op)
    results: list[Value] = list(op.inits) if trip_count(op) == 0 else []
    results = _results_of_empty_loop(op) or results
    return results or ([] if has_changed else None)


def _set_bound(op: affine.AffineForOp, is_lower: bool, map: AffineMap, values: Sequence[Value]) -> None:
    if is_lower:
        op.lowerBoundOperands = values
        op.lowerBoundMap = AffineMapAttr(map)
    else:
        op.upperBoundOperands = values
        op.upperBoundMap = AffineMapAttr(map)


def _fold_bounds(op: affine.AffineForOp) -> bool:
    """Mirrors foldLoopBounds: bounds of constant operands become numbers."""
    has_changed = False
    for is_lower in (True, False):
        map = op.lowerBoundMap.map if is_lower else op.upperBoundMap.map
        values = list(op.lowerBoundOperands if is_lower else op.upperBoundOperands)
        if constant_of(map) is not None:
            continue
        try:
            folded = fold_map(map, _numbers([constant_value(value) for value in values]))
        except UndefinedResult:
            continue
        constants = [bound for bound in folded if bound is not None]
        if constants and len(constants) == len(folded):
            number = max(constants) if is_lower else min(constants)
            _set_bound(op, is_lower, AffineMap.get_constant(number), [])
            has_changed = True
    return has_changed


def _canonicalize_bounds(op: affine.AffineForOp) -> bool:
    """Mirrors canonicalizeLoopBounds."""
    old_lower, old_upper = op.lowerBoundMap.map, op.upperBoundMap.map
    lower, lower_values = compose(old_lower, op.lowerBoundOperands)
    lower, lower_values = canonicalize(lower, lower_values)
    lower = _without_repetitions(remove_redundant(lower, lower_values, is_max=True))
    upper, upper_values = (
        remove_redundant(old_upper, op.upperBoundOperands, is_max=False),
        list(op.upperBoundOperands),
    )
    upper, upper_values = compose(upper, upper_values)
    upper, upper_values = canonicalize(upper, upper_values)
    upper = _without_repetitions(upper)
    if lower != old_lower:
        _set_bound(op, True, lower, lower_values)
    if upper != old_upper:
        _set_bound(op, False, upper, upper_values)
    return lower != old_lower or upper != old_upper


def _without_repetitions(map: AffineMap) -> AffineMap:
    """Mirrors removeDuplicateExprs: drop repeated neighbouring results."""
    results: list[AffineExpr] = []
    for result in map.results:
        if not results or results[-1] != result:
            results.append(result)
    return AffineMap(map.n_dims, map.n_symbols, tuple(results))


def _results_of_empty_loop(op: affine.AffineForOp) -> list[Value]:
    """As AffineForEmptyLoopFolder: the results of a loop that only yields; empty if unknown."""
    body = op.region.blocks[0]
    last = body.last
    if body.first is not last or last is None or not op.results_:
        return []
    count = trip_count(op)
    inits = list(op.inits)
    if count == 0:
        return inits
    results: list[Value] = []
    has_outer, is_in_order = False, True
    arguments = list(body.args)
    for number, value in enumerate(last.operand_values()):
        if value is arguments[0]:
            return []
        if value in arguments:
            position = arguments.index(value) - 1
            is_in_order &= position == number
            results.append(inits[position])
        else:
            has_outer = True
            results.append(value)
    if count is None and (has_outer or not is_in_order):
        return []
    return [] if count is not None and count >= 2 and not is_in_order else results


@folder(affine.AffineParallelOp)
def fold_parallel(op: affine.AffineParallelOp, operands: Constants) -> Folded:
    """Mirrors AffineParallelOp::fold: bounds with the maps that are applied to their operands."""
    old_lower, old_upper = op.lowerBoundsMap.map, op.upperBoundsMap.map
    values = list(op.mapOperands)
    lower, lower_values = compose(old_lower, values[: old_lower.n_inputs])
    upper, upper_values = compose(old_upper, values[old_lower.n_inputs :])
    if lower == old_lower and upper == old_upper and [*lower_values, *upper_values] == values:
        return None
    op.set_operands([*lower_values, *upper_values])
    op.lowerBoundsMap = AffineMapAttr(lower)
    op.upperBoundsMap = AffineMapAttr(upper)
    return []
