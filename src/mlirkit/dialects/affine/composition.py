"""Composing maps: `affine.apply` operands become part of the map, equal operands are merged.

    canonicalize(map, operands)     with dimensions as symbols where valid, each value once, constants folded
    compose(map, operands)          composed with the `affine.apply` of operands, simplified
    composed_apply(...)             an `affine.apply`, a value or a number
    composed_extremum(...)          an `affine.min` or `affine.max`, a value or a number

Functions take and return a map with its operands, dimensions first.  Sets are handled as the maps of their
constraints.  Mirror: mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.affine_bounds import fold_expr
from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineBinaryExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import simplify_affine_expr
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import Location
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.affine.identifiers import affine_scope, is_valid_dimension, is_valid_symbol
from mlirkit.dialects.declared import affine
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.patterns.folding import fold
from mlirkit.patterns.rewriter import PatternRewriter

Applied = tuple[AffineMap, list[Value]]


def _may_be_symbol(value: Value) -> bool:
    """Mirrors isValidSymbol of a value alone, in the scope where it is defined."""
    if not isinstance(value.type, IndexType):
        return False
    if _is_top_level(value):
        return True
    op = value.defining_op
    return op is not None and is_valid_symbol(value, affine_scope(op))


def _may_be_dimension(value: Value) -> bool:
    """Mirrors isValidDim of a value alone."""
    if not isinstance(value.type, IndexType):
        return False
    op = value.defining_op
    if op is not None:
        return is_valid_dimension(value, affine_scope(op))
    return loop_of(value) is not None or _is_induction_of_parallel(value) or _is_top_level(value)


def _is_top_level(value: Value) -> bool:
    block = value.parent_block
    owner = None if block is None else block.owner
    return owner is not None and owner.info.has_trait("AffineScope")


def _is_induction_of_parallel(value: Value) -> bool:
    return isinstance(value, BlockArgument) and isinstance(value.block.owner, affine.AffineParallelOp)


def loop_of(value: Value) -> affine.AffineForOp | None:
    """The loop whose induction variable a value is."""
    if not isinstance(value, BlockArgument) or value.number != 0:
        return None
    owner = value.block.owner
    return owner if isinstance(owner, affine.AffineForOp) else None


def canonicalize(map: AffineMap, operands: Sequence[Value]) -> Applied:
    """Mirrors canonicalizeMapAndOperands."""
    if not operands:
        return map, []
    map, values = _demote_dimensions(*_promote_symbols(map, list(operands)))
    used: set[AffineExpr] = set()
    for result in map.results:
        used.update(node for node in result.nodes() if isinstance(node, (AffineDimExpr, AffineSymbolExpr)))
    dims: dict[Value, AffineExpr] = {}
    dim_exprs: list[AffineExpr] = []
    for position, value in enumerate(values[: map.n_dims]):
        expr: AffineExpr = affine_dim(position)
        if expr in used:
            expr = dims.setdefault(value, affine_dim(len(dims)))
        dim_exprs.append(expr)
    symbols: dict[Value, AffineExpr] = {}
    symbol_exprs: list[AffineExpr] = []
    for position, value in enumerate(values[map.n_dims :]):
        expr = affine_symbol(position)
        if expr in used:
            constant = constant_value(value)
            if isinstance(constant, IntegerAttr):
                expr = affine_constant(constant.value)
            else:
                expr = symbols.setdefault(value, affine_symbol(len(symbols)))
        symbol_exprs.append(expr)
    map = map.replace_dims_and_symbols(dim_exprs, symbol_exprs, len(dims), len(symbols))
    return map, [*dims, *symbols]


def _promote_symbols(map: AffineMap, operands: list[Value]) -> Applied:
    """Mirrors canonicalizePromotedSymbols: dimensions that may be symbols become the last symbols."""
    dims: list[Value] = []
    promoted: list[Value] = []
    exprs: list[AffineExpr] = []
    for value in operands[: map.n_dims]:
        if _may_be_symbol(value):
            exprs.append(affine_symbol(map.n_symbols + len(promoted)))
            promoted.append(value)
        else:
            exprs.append(affine_dim(len(dims)))
            dims.append(value)
    values = [*dims, *operands[map.n_dims :], *promoted]
    return map.replace_dims_and_symbols(exprs, [], len(dims), map.n_symbols + len(promoted)), values


def _demote_dimensions(map: AffineMap, operands: list[Value]) -> Applied:
    """Mirrors legalizeDemotedDims: symbols that may only be dimensions become the last dimensions."""
    demoted: list[Value] = []
    symbols: list[Value] = []
    exprs: list[AffineExpr] = []
    for value in operands[map.n_dims :]:
        if _may_be_dimension(value) and not _may_be_symbol(value):
            exprs.append(affine_dim(map.n_dims + len(demoted)))
            demoted.append(value)
        else:
            exprs.append(affine_symbol(len(symbols)))
            symbols.append(value)
    values = [*operands[: map.n_dims], *demoted, *symbols]
    return map.replace_dims_and_symbols([], exprs, map.n_dims + len(demoted), len(symbols)), values


def simplified(map: AffineMap) -> AffineMap:
    """Mirrors simplifyAffineMap."""
    results = tuple([simplify_affine_expr(result, map.n_dims, map.n_symbols) for result in map.results])
    return AffineMap(map.n_dims, map.n_symbols, results)


def compose(map: AffineMap, operands: Sequence[Value]) -> Applied:
    """Mirrors composeAffineMapAndOperands."""
    if map.results:
        map, operands = _with_applied_operands(map, operands)
    map, values = canonicalize(map, operands)
    return simplified(map), values


def _with_applied_operands(map: AffineMap, operands: Sequence[Value]) -> Applied:
    """Compose with the `affine.apply` of operands until no operand has one."""
    # None: unused.
    dims: list[Value | None] = list(operands[: map.n_dims])
    symbols: list[Value | None] = list(operands[map.n_dims :])
    position = 0
    while position < len(dims) + len(symbols):
        is_dim = position < len(dims)
        group, number = (dims, position) if is_dim else (symbols, position - len(dims))
        value = group[number]
        apply = None if value is None else value.defining_op
        if isinstance(apply, affine.AffineDelinearizeIndexOp) and value is not None:
            inverted = _with_linear_index(map, apply, value, dims, symbols)
            if inverted is not None:
                map = inverted
                position = 0
                continue
        if not isinstance(apply, affine.AffineApplyOp):
            position += 1
            continue
        group[number] = None
        inner, values = canonicalize(apply.map.map, apply.mapOperands)
        [expr] = inner.results
        expr = expr.shift_dims(inner.n_dims, len(dims)).shift_symbols(inner.n_symbols, len(symbols))
        dims += values[: inner.n_dims]
        symbols += values[inner.n_dims :]
        replaced: AffineExpr = affine_dim(number) if is_dim else affine_symbol(number)
        map = map.replace(replaced, expr, len(dims), len(symbols))
        position = 0
    left_dims = [size for size in dims if size is not None]
    left_symbols = [symbol for symbol in symbols if symbol is not None]
    map = map.replace_dims_and_symbols(
        _renumbered(dims, affine_dim), _renumbered(symbols, affine_symbol), len(left_dims), len(left_symbols)
    )
    return map, [*left_dims, *left_symbols]


def _with_linear_index(
    map: AffineMap,
    op: affine.AffineDelinearizeIndexOp,
    last: Value,
    dims: list[Value | None],
    symbols: list[Value | None],
) -> AffineMap | None:
    """Mirrors replaceAffineDelinearizeIndexInverseExpression: linearized results of one delinearization are
    its operand.

    `last` must be the last result.  Changes the operands if something is replaced.
    """
    parts: list[Value] = [*op.multi_index]
    if op.dynamic_basis or last is not parts[-1]:
        return None
    bindings: dict[Value, AffineExpr] = {}
    for values, make in ((dims, affine_dim), (symbols, affine_symbol)):
        for position, value in enumerate(values):
            if value is not None:
                bindings[value] = make(position)
    if any(part not in bindings for part in parts):
        return None
    sizes = list(op.static_basis.values)
    terms: set[AffineExpr] = set()
    stride = 1
    for number, part in enumerate(reversed(parts)):
        terms.add(bindings[part] * affine_constant(stride))
        stride *= sizes[-1 - number] if number < len(sizes) else 1
    are_dims = all(isinstance(bindings[part], AffineDimExpr) for part in parts)
    index: AffineExpr = affine_dim(len(dims)) if are_dims else affine_symbol(len(symbols))
    replacements: dict[AffineExpr, AffineExpr] = {}
    for result in map.results:
        _shorten_sums(result, terms, index, replacements)
    if not replacements:
        return None
    (dims if are_dims else symbols).append(op.linear_index)
    results = tuple([result.replace(replacements) for result in map.results])
    used = {node for result in results for node in result.nodes()}
    for part in parts:
        binding = bindings[part]
        if binding not in used:
            if isinstance(binding, AffineDimExpr):
                dims[binding.position] = None
            elif isinstance(binding, AffineSymbolExpr):
                symbols[binding.position] = None
    return AffineMap(len(dims), len(symbols), results)


def _shorten_sums(
    expr: AffineExpr, terms: set[AffineExpr], value: AffineExpr, replacements: dict[AffineExpr, AffineExpr]
) -> None:
    """Mirrors shortenAddChainsContainingAll: replace the terms by `value` in sums that contain all of
    them."""
    pending = [expr]
    while pending:
        expr = pending.pop()
        if not isinstance(expr, AffineBinaryExpr):
            continue
        if not isinstance(expr, AffineAddExpr):
            pending += [expr.lhs, expr.rhs]
            continue
        left = set(terms)
        others: list[AffineExpr] = []
        chain: AffineExpr = expr
        while isinstance(chain, AffineAddExpr):
            others.append(chain.rhs)
            chain = chain.lhs
        kept: list[AffineExpr] = []
        for term in (*others, chain):
            if term in left:
                left.discard(term)
            else:
                kept.append(term)
        pending += kept
        if not left:
            total = value
            for term in reversed(kept):
                total = total + term
            replacements.setdefault(expr, total)


def _renumbered(values: Sequence[Value | None], make: Callable[[int], AffineExpr]) -> list[AffineExpr]:
    exprs: list[AffineExpr] = []
    number = 0
    for value in values:
        exprs.append(affine_constant(0) if value is None else make(number))
        number += value is not None
    return exprs


def composed_apply(
    rewriter: PatternRewriter,
    location: Location,
    expr: AffineExpr,
    operands: Sequence[Mixed],
    symbols: Sequence[Mixed] = (),
) -> Mixed:
    """Mirrors makeComposedFoldedAffineApply: apply an expression; a number where it is constant."""
    map, values = _composed_map(expr, operands, symbols)
    folded = folded_apply(map, values, [constant_value(value) for value in values])
    return _create_apply(rewriter, location, map, values) if folded is None else folded


def created_apply(
    rewriter: PatternRewriter, location: Location, expr: AffineExpr, operands: Sequence[Mixed]
) -> Value:
    """Mirrors makeComposedAffineApply: apply an expression, even where it is a number or an operand."""
    map, values = _composed_map(expr, operands, ())
    return _create_apply(rewriter, location, map, values)


def _composed_map(expr: AffineExpr, operands: Sequence[Mixed], symbols: Sequence[Mixed]) -> Applied:
    values: list[Value] = []
    dims = _exprs_of(operands, affine_dim, values)
    n_dims = len(values)
    map_symbols = _exprs_of(symbols, affine_symbol, values, n_dims)
    map = AffineMap(n_dims, len(values) - n_dims, (expr.replace_dims_and_symbols(dims, map_symbols),))
    return compose(map, values)


def _create_apply(
    rewriter: PatternRewriter, location: Location, map: AffineMap, values: Sequence[Value]
) -> Value:
    properties = {"map": AffineMapAttr(map)}
    return rewriter.create(affine.AffineApplyOp, [INDEX], values, properties, loc=location).result


def composed_extremum(
    rewriter: PatternRewriter,
    location: Location,
    kind: type[affine.AffineMinOp] | type[affine.AffineMaxOp],
    exprs: Sequence[AffineExpr],
    operands: Sequence[Mixed],
    symbols: Sequence[Mixed] = (),
) -> Mixed:
    """Mirrors makeComposedFoldedAffineMin and Max: the minimum or maximum of expressions."""
    values: list[Value] = []
    dims = _exprs_of(operands, affine_dim, values)
    n_dims = len(values)
    map_symbols = _exprs_of(symbols, affine_symbol, values, n_dims)
    map_dims: list[Value] = []
    map_values: list[Value] = []
    results: list[AffineExpr] = []
    for expr in exprs:
        replaced = expr.replace_dims_and_symbols(dims, map_symbols)
        single = AffineMap(n_dims, len(values) - n_dims, (replaced,))
        read = list(values)
        if any(isinstance(value.defining_op, affine.AffineApplyOp) for value in read):
            single, read = compose(single, read)
        single, read = canonicalize(single, read)
        [result] = single.results
        result = result.shift_dims(single.n_dims, len(map_dims))
        results.append(result.shift_symbols(single.n_symbols, len(map_values)))
        map_dims += read[: single.n_dims]
        map_values += read[single.n_dims :]
    together = AffineMap(len(map_dims), len(map_values), tuple(results))
    map, read = canonicalize(together, [*map_dims, *map_values])
    op = Operation.create(
        kind.OPERATION_NAME,
        [INDEX],
        read,
        properties={"map": AffineMapAttr(map)},
        loc=location,
        ip=False,
        context=rewriter.context,
    )
    folded = fold(op)
    if folded:
        [result_or_number] = folded
        op.erase()
        if isinstance(result_or_number, Value):
            return result_or_number
        assert isinstance(result_or_number, IntegerAttr)
        return result_or_number.value
    [made] = rewriter.insert(op).result_values()
    return made


def _exprs_of(
    operands: Sequence[Mixed], make: Callable[[int], AffineExpr], values: list[Value], first: int = 0
) -> list[AffineExpr]:
    """Integers as constants; values, which are appended to `values`, as dimensions or symbols."""
    exprs: list[AffineExpr] = []
    for operand in operands:
        if isinstance(operand, int):
            exprs.append(affine_constant(operand))
        else:
            exprs.append(make(len(values) - first))
            values.append(operand)
    return exprs


def folded_apply(
    map: AffineMap, operands: Sequence[Value], constants: Sequence[Attribute | None]
) -> Mixed | None:
    """Mirrors AffineApplyOp::fold, except for undefined results: the operand or the number that a map
    evaluates to."""
    [result] = map.results
    if isinstance(result, AffineDimExpr):
        return operands[result.position]
    if isinstance(result, AffineSymbolExpr):
        return operands[map.n_dims + result.position]
    inputs = [constant.value if isinstance(constant, IntegerAttr) else None for constant in constants]
    return fold_expr(result, map.n_dims, inputs)
