"""Simplification of affine expressions by a flat form, beyond that of their construction.

    flat form    c0*d0 + ... + cN*sM + k0*q0 + ... + constant

Each quotient, remainder and product that is not by a constant becomes a local variable q with an expression;
flattening adds up everything else. Rebuilding gives the simplified expression: pure affine ones in the order
dimensions, symbols, locals, constant, others ordered by the positions they use.

Upstream calls this `simplifyAffineExpr`; the results are equal term by term, except for one fault: if two
terms have the same place in the order, as d0 * s0 and d0 floordiv s0 do, upstream loses one of them.

Public name: `simplify_affine_expr`, also available as `AffineExpr.simplify_affine_expr`.
"""

from __future__ import annotations

from collections.abc import Generator
from math import gcd
from typing import Any, Final

from mlirkit.builtin.affine_arithmetic import (
    affine_add,
    affine_binary,
    affine_floor_div,
    affine_mul,
    affine_sub,
)
from mlirkit.builtin.affine_expr import (
    ADD,
    CEIL_DIV,
    FLOOR_DIV,
    MOD,
    MUL,
    AffineAddExpr,
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMulExpr,
    AffineSymbolExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
    wrap_to_int64,
)

# The column of the constant term; dimensions, symbols and locals are columns from zero on.
_CONSTANT: Final = -1

Flat = dict[int, int]


def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """The expression flattened and rebuilt; unchanged if it divides by zero or a negative number.

    All its dimensions and symbols have to lie below the given counts.
    """
    if not expr.is_pure_affine:
        expr = _simplify_semi_affine(expr, num_dims, num_symbols)
    flattener = _Flattener(num_dims, num_symbols)
    flat = flattener.flatten(expr)
    if flat is None:
        return expr
    in_order = flattener.rebuild(flat)
    if expr.is_pure_affine or expr == in_order:
        return in_order
    return flattener.rebuild_by_position(flat)


def linear_form(expr: AffineExpr, num_dims: int, num_symbols: int) -> list[int] | None:
    """The factors of dimensions and symbols, and the constant behind them; None for other expressions."""
    flattener = _Flattener(num_dims, num_symbols)
    flat = flattener.flatten(expr)
    if flat is None or flattener.locals:
        return None
    return [flat.get(column, 0) for column in (*range(num_dims + num_symbols), _CONSTANT)]


class _Flattener:
    """Collects local variables while expressions become flat forms."""

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims: Final = num_dims
        self.num_symbols: Final = num_symbols
        self.first_local: Final = num_dims + num_symbols
        self.locals: Final[list[AffineExpr]] = []
        self.column_of_local: Final[dict[AffineExpr, int]] = {}

    def flatten(self, expr: AffineExpr) -> Flat | None:
        """The flat form; None if a divisor is not positive."""
        flat_of: dict[int, Flat] = {}
        for node in expr.nodes():
            if isinstance(node, AffineBinaryExpr):
                flat = self._operation(node, flat_of[id(node.lhs)], flat_of[id(node.rhs)])
                if flat is None:
                    return None
            elif isinstance(node, AffineDimExpr):
                flat = {node.position: 1}
            elif isinstance(node, AffineSymbolExpr):
                flat = {self.num_dims + node.position: 1}
            else:
                assert isinstance(node, AffineConstantExpr)
                flat = {_CONSTANT: node.value} if node.value else {}
            flat_of[id(node)] = flat
        return flat_of[id(expr)]

    def _operation(self, node: AffineBinaryExpr, lhs: Flat, rhs: Flat) -> Flat | None:
        if node.kind == ADD:
            return _sum(lhs, rhs)
        if not isinstance(node.rhs, AffineConstantExpr):
            return {self._local(affine_binary(node.kind, self.rebuild(lhs), self.rebuild(rhs))): 1}
        constant = node.rhs.value
        if node.kind == MUL:
            return _nonzero({column: wrap_to_int64(factor * constant) for column, factor in lhs.items()})
        if constant <= 0:
            return None
        divisor = gcd(constant, *lhs.values())
        if node.kind == MOD:
            # x mod c is x - c * (x floordiv c).
            if divisor == constant:
                return {}
            dividend = self.rebuild(_divided(lhs, divisor))
            quotient = affine_floor_div(dividend, affine_constant(constant // divisor))
            return _sum(lhs, {self._local(quotient): -constant})
        reduced = _divided(lhs, divisor)
        if divisor == constant:
            return reduced
        divided = affine_binary(node.kind, self.rebuild(reduced), affine_constant(constant // divisor))
        return {self._local(divided): 1}

    def _local(self, expr: AffineExpr) -> int:
        column = self.column_of_local.get(expr)
        if column is None:
            column = self.first_local + len(self.locals)
            self.column_of_local[expr] = column
            self.locals.append(expr)
        return column

    def rebuild(self, flat: Flat) -> AffineExpr:
        """The expression of a flat form: dimensions, symbols, locals, constant."""
        expr: AffineExpr = affine_constant(0)
        for column in sorted(flat):
            if column != _CONSTANT:
                expr = affine_add(expr, affine_mul(self._term(column), affine_constant(flat[column])))
        constant = flat.get(_CONSTANT, 0)
        return affine_add(expr, affine_constant(constant)) if constant else expr

    def rebuild_by_position(self, flat: Flat) -> AffineExpr:
        """The expression of a flat form, with terms of one or two inputs sorted by their positions.

        A term that begins with a dimension or symbol sorts by its position; for equal positions, terms of a
        dimension alone come first (later ones first), then dimension-symbol terms, then symbols.
        """
        terms: list[tuple[int, int, int]] = []
        others: list[int] = []
        last = max(self.num_dims, self.num_symbols)
        before = -1
        after = last
        columns = sorted(flat)
        for column in columns:
            if self.num_dims <= column < self.first_local:
                terms.append((column - self.num_dims, after, column))
                after += 1
        for column in columns:
            if column < self.first_local:
                continue
            local = self._term(column)
            if not isinstance(local, AffineBinaryExpr):
                others.append(column)
                continue
            lhs, rhs = local.lhs, local.rhs
            if isinstance(lhs, AffineDimExpr) and isinstance(rhs, AffineSymbolExpr):
                terms.append((lhs.position, rhs.position, column))
            elif isinstance(lhs, AffineDimExpr) and isinstance(rhs, AffineConstantExpr):
                terms.append((lhs.position, before, column))
                before -= 1
            elif isinstance(lhs, AffineSymbolExpr) and isinstance(
                rhs, (AffineSymbolExpr, AffineConstantExpr)
            ):
                terms.append((lhs.position, after, column))
                after += 1
            else:
                others.append(column)
        for column in columns:
            if 0 <= column < self.num_dims:
                terms.append((column, before, column))
                before -= 1
        terms.sort()
        expr: AffineExpr = affine_constant(0)
        for column in [term[2] for term in terms] + others:
            expr = affine_add(expr, affine_mul(self._term(column), affine_constant(flat[column])))
        constant = flat.get(_CONSTANT, 0)
        return affine_add(expr, affine_constant(constant)) if constant else expr

    def _term(self, column: int) -> AffineExpr:
        if column < self.num_dims:
            return affine_dim(column)
        if column < self.first_local:
            return affine_symbol(column - self.num_dims)
        return self.locals[column - self.first_local]


def _sum(lhs: Flat, rhs: Flat) -> Flat:
    total = dict(lhs)
    for column, factor in rhs.items():
        total[column] = wrap_to_int64(total.get(column, 0) + factor)
    return _nonzero(total)


def _divided(flat: Flat, divisor: int) -> Flat:
    return {column: factor // divisor for column, factor in flat.items()}


def _nonzero(flat: Flat) -> Flat:
    return {column: factor for column, factor in flat.items() if factor}


# ---- Division by symbols ----


def _simplify_semi_affine(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    # Quotients and remainders by a symbol that divides the dividend.
    simplified: dict[int, AffineExpr] = {}
    for node in expr.nodes():
        if not isinstance(node, AffineBinaryExpr):
            simplified[id(node)] = node
            continue
        lhs = simplified[id(node.lhs)]
        rhs = simplified[id(node.rhs)]
        result: AffineExpr | None = None
        if node.kind not in (ADD, MUL):
            if _is_difference_to_remainder(lhs, rhs, num_dims, num_symbols):
                result = affine_constant(0)
            elif isinstance(rhs, AffineSymbolExpr) and _run(
                _divides(node.lhs, rhs.position, node.kind, False)
            ):
                if node.kind == MOD:
                    result = affine_constant(0)
                else:
                    result = _run(_quotient(lhs, rhs.position, node.kind))
        simplified[id(node)] = affine_binary(node.kind, lhs, rhs) if result is None else result
    return simplified[id(expr)]


def _is_difference_to_remainder(lhs: AffineExpr, rhs: AffineExpr, num_dims: int, num_symbols: int) -> bool:
    # Whether lhs is x - x mod rhs, which rhs divides.
    summands: list[AffineExpr] = []
    pending: list[AffineExpr] = [lhs]
    while pending:
        expr = pending.pop()
        if isinstance(expr, AffineAddExpr):
            pending.append(expr.rhs)
            pending.append(expr.lhs)
        else:
            summands.append(expr)
    for i, summand in enumerate(summands):
        inner = _negated(summand)
        if not isinstance(inner, AffineBinaryExpr) or inner.kind != MOD or inner.rhs != rhs:
            continue
        further_terms: AffineExpr = affine_constant(0)
        for j, other in enumerate(summands):
            if j != i:
                further_terms = affine_add(further_terms, other)
        difference = simplify_affine_expr(affine_sub(further_terms, inner.lhs), num_dims, num_symbols)
        if isinstance(difference, AffineConstantExpr) and difference.value == 0:
            return True
    return False


def _negated(expr: AffineExpr) -> AffineExpr | None:
    if isinstance(expr, AffineMulExpr) and isinstance(expr.rhs, AffineConstantExpr) and expr.rhs.value == -1:
        return expr.lhs
    return None


# The next two functions need results for operands of operands, to any depth: they yield a generator and are
# sent its result, and `_run` keeps the waiting generators in a list.
_Question = Generator[Any, Any, Any]


def _run(question: _Question) -> Any:
    waiting: list[_Question] = [question]
    answer: Any = None
    while waiting:
        try:
            waiting.append(waiting[-1].send(answer))
            answer = None
        except StopIteration as stop:
            answer = stop.value
            waiting.pop()
    return answer


def _divides(expr: AffineExpr, position: int, kind: int, in_product: bool) -> _Question:
    # Whether symbol `position` divides `expr`, in an operation of `kind`.
    if isinstance(expr, AffineConstantExpr):
        return expr.value == 0
    if isinstance(expr, AffineSymbolExpr):
        return expr.position == position
    if not isinstance(expr, AffineBinaryExpr):
        return False
    if expr.kind == MUL:
        left = yield _divides(expr.lhs, position, kind, True)
        return left or (yield _divides(expr.rhs, position, kind, True))
    if expr.kind in (FLOOR_DIV, CEIL_DIV):
        # (x / y) / s is (x / s) / y if both round the same way, but no longer once multiplied.
        if expr.kind != kind or in_product:
            return False
        return (yield _divides(expr.lhs, position, kind, False))
    if expr.kind == MOD:
        kind = MOD
    left = yield _divides(expr.lhs, position, kind, False)
    return left and (yield _divides(expr.rhs, position, kind, False))


def _quotient(expr: AffineExpr, position: int, kind: int) -> _Question:
    # `expr` divided by a symbol that divides it, or None if simplification has hidden the factor.
    if isinstance(expr, AffineConstantExpr):
        return affine_constant(0) if expr.value == 0 else None
    if isinstance(expr, AffineSymbolExpr):
        return affine_constant(1) if expr.position == position else None
    if not isinstance(expr, AffineBinaryExpr):
        return None
    lhs, rhs = expr.lhs, expr.rhs
    if expr.kind == MUL:
        if _run(_divides(lhs, position, kind, False)):
            left = yield _quotient(lhs, position, kind)
            return None if left is None else affine_mul(left, rhs)
        right = yield _quotient(rhs, position, kind)
        return None if right is None else affine_mul(lhs, right)
    inner_kind = kind if expr.kind == ADD else expr.kind
    left = yield _quotient(lhs, position, inner_kind)
    if left is None:
        return None
    if expr.kind in (FLOOR_DIV, CEIL_DIV):
        return affine_binary(expr.kind, left, rhs)
    right = yield _quotient(rhs, position, inner_kind)
    return None if right is None else affine_binary(expr.kind, left, right)
