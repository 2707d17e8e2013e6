"""Arithmetic on affine expressions: simplification of each operation when it is built.

    constants    folded; to the right of sums and products, and merged with a constant already there
    sums         c1*x + c2*x is one product; x - (x floordiv q) * q is x mod q; symbols after dimensions
    products     by 1 and 0; symbols and constants to the right
    floordiv     of multiples, and of sums with a divisible summand, summand by summand
    ceildiv      of multiples
    mod          of multiples is 0; divisible summands and coarser remainders drop out

These are exactly MLIR's rules, so that equal text gives equal values in both. Constants are 64 bits wide and
wrap where MLIR's wrap; sums and products of two constants that would overflow, divisions by zero and
remainders by numbers below one stay unevaluated. No rule recurses through the depth of an expression.

More simplification, on request: `affine_simplify`. The expressions themselves: `affine_expr`.

Public names: `affine_add`, `affine_sub`, `affine_mul`, `affine_mod`, `affine_floor_div`,
`affine_ceil_div`, `affine_neg`, and `affine_binary`, which takes the kind.
"""

from __future__ import annotations

from mlirkit.builtin.affine_expr import (
    ADD,
    FLOOR_DIV,
    INT64_MAX,
    INT64_MIN,
    MOD,
    MUL,
    AffineAddExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
    affine_constant,
)


def affine_binary(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The simplified operation of a binary kind."""
    if kind == ADD:
        return affine_add(lhs, rhs)
    if kind == MUL:
        return affine_mul(lhs, rhs)
    if kind == MOD:
        return affine_mod(lhs, rhs)
    if kind == FLOOR_DIV:
        return affine_floor_div(lhs, rhs)
    return affine_ceil_div(lhs, rhs)


def affine_neg(expr: AffineExpr) -> AffineExpr:
    """-expr."""
    return affine_mul(expr, affine_constant(-1))


def affine_sub(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs - rhs."""
    return affine_add(lhs, affine_neg(rhs))


def affine_add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs + rhs."""
    simplified = _simplify_add(lhs, rhs)
    if simplified is not None:
        return simplified
    if _out_of_order(lhs, rhs):
        return AffineAddExpr(rhs, lhs)
    return AffineAddExpr(lhs, rhs)


def _simplify_add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    simplified = _simplify_add_at_top(lhs, rhs)
    if simplified is not None:
        return simplified
    # x + y + (y floordiv c) * -c: the remainder may be in the last operand of a sum.
    if not isinstance(rhs, AffineMulExpr) or rhs.lhs.kind != FLOOR_DIV:
        return None
    skipped: list[AffineExpr] = []
    while simplified is None:
        if not isinstance(lhs, AffineAddExpr):
            return None
        skipped.append(lhs.lhs)
        lhs = lhs.rhs
        simplified = _simplify_add_at_top(lhs, rhs)
    while skipped:
        simplified = affine_add(skipped.pop(), simplified)
    return simplified


def _simplify_add_at_top(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstantExpr):
        if isinstance(rhs, AffineConstantExpr):
            total = lhs.value + rhs.value
            return affine_constant(total) if INT64_MIN <= total <= INT64_MAX else None
        return affine_add(rhs, lhs)
    # Constants and symbolic expressions go to the right.
    if lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant:
        return affine_add(rhs, lhs)
    if isinstance(rhs, AffineConstantExpr):
        if rhs.value == 0:
            return lhs
        if isinstance(lhs, AffineAddExpr) and isinstance(lhs.rhs, AffineConstantExpr):
            return affine_add(lhs.lhs, affine_constant(lhs.rhs.value + rhs.value))

    # c1 * e + c2 * e
    left_factor, left_term = _factor_and_term(lhs)
    right_factor, right_term = _factor_and_term(rhs)
    if left_term == right_term:
        return affine_mul(left_term, affine_constant(left_factor + right_factor))

    # (x + c) + y: keep the constant last.
    if isinstance(lhs, AffineAddExpr) and isinstance(lhs.rhs, AffineConstantExpr):
        return affine_add(affine_add(lhs.lhs, rhs), lhs.rhs)

    # x - (x floordiv q) * q is x mod q. The product is found as (x floordiv c) * -c ...
    if not isinstance(rhs, AffineMulExpr):
        return None
    quotient = rhs.lhs
    if isinstance(quotient, AffineFloorDivExpr):
        divisor = quotient.rhs
        if (
            isinstance(divisor, AffineConstantExpr)
            and divisor.value > 0
            and lhs == quotient.lhs
            and divisor == affine_neg(rhs.rhs)
        ):
            return affine_mod(lhs, divisor)
        return None
    # ... or as ((x floordiv q) * q) * -1.
    if (
        isinstance(quotient, AffineMulExpr)
        and isinstance(rhs.rhs, AffineConstantExpr)
        and rhs.rhs.value == -1
    ):
        inner = quotient.lhs
        if isinstance(inner, AffineFloorDivExpr) and inner.rhs == quotient.rhs and lhs == inner.lhs:
            return affine_mod(lhs, inner.rhs)
    return None


def _factor_and_term(expr: AffineExpr) -> tuple[int, AffineExpr]:
    if isinstance(expr, AffineMulExpr) and isinstance(expr.rhs, AffineConstantExpr):
        return expr.rhs.value, expr.lhs
    return 1, expr


def _out_of_order(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    # Leaves of commutative operations are sorted by position, dimensions before symbols.
    if isinstance(lhs, AffineDimExpr):
        return isinstance(rhs, AffineDimExpr) and lhs.position >= rhs.position
    if isinstance(lhs, AffineSymbolExpr):
        if isinstance(rhs, AffineSymbolExpr):
            return lhs.position >= rhs.position
        return isinstance(rhs, AffineDimExpr)
    return False


def affine_mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs * rhs."""
    simplified = _simplify_mul(lhs, rhs)
    if simplified is not None:
        return simplified
    if _out_of_order(lhs, rhs):
        return AffineMulExpr(rhs, lhs)
    return AffineMulExpr(lhs, rhs)


def _simplify_mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstantExpr):
        if isinstance(rhs, AffineConstantExpr):
            product = lhs.value * rhs.value
            return affine_constant(product) if INT64_MIN <= product <= INT64_MAX else None
        return affine_mul(rhs, lhs)
    if not rhs.is_symbolic_or_constant:
        return affine_mul(rhs, lhs) if lhs.is_symbolic_or_constant else None
    if isinstance(rhs, AffineConstantExpr):
        if rhs.value == 1:
            return lhs
        if rhs.value == 0:
            return rhs
        if isinstance(lhs, AffineMulExpr) and isinstance(lhs.rhs, AffineConstantExpr):
            return affine_mul(lhs.lhs, affine_constant(lhs.rhs.value * rhs.value))
    elif isinstance(lhs, AffineMulExpr) and isinstance(lhs.rhs, AffineConstantExpr):
        # (x * c) * y: keep the constant last.
        return affine_mul(affine_mul(lhs.lhs, rhs), lhs.rhs)
    return None


def affine_floor_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs floordiv rhs; division by zero stays as it is."""
    if not isinstance(rhs, AffineConstantExpr) or rhs.value == 0:
        return AffineFloorDivExpr(lhs, rhs)
    divisor = rhs.value
    # A sum with a divisible summand is divided summand by summand; None marks the addition of the last two
    # results.
    pending: list[AffineExpr | None] = [lhs]
    results: list[AffineExpr] = []
    while pending:
        expr = pending.pop()
        if expr is None:
            right = results.pop()
            results.append(affine_add(results.pop(), right))
            continue
        quotient = _divide_exactly(expr, divisor)
        if quotient is not None:
            results.append(quotient)
        elif isinstance(expr, AffineConstantExpr):
            if expr.value == INT64_MIN and divisor == -1:
                results.append(AffineFloorDivExpr(expr, rhs))
            else:
                results.append(affine_constant(expr.value // divisor))
        elif isinstance(expr, AffineAddExpr) and (
            expr.lhs.largest_known_divisor % divisor == 0 or expr.rhs.largest_known_divisor % divisor == 0
        ):
            pending.append(None)
            pending.append(expr.rhs)
            pending.append(expr.lhs)
        else:
            results.append(AffineFloorDivExpr(expr, rhs))
    return results[0]


def affine_ceil_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs ceildiv rhs; division by zero stays as it is."""
    if isinstance(rhs, AffineConstantExpr) and rhs.value != 0:
        if isinstance(lhs, AffineConstantExpr):
            if lhs.value != INT64_MIN or rhs.value != -1:
                return affine_constant(-(-lhs.value // rhs.value))
        else:
            quotient = _divide_exactly(lhs, rhs.value)
            if quotient is not None:
                return quotient
    return AffineCeilDivExpr(lhs, rhs)


def _divide_exactly(expr: AffineExpr, divisor: int) -> AffineExpr | None:
    # x / 1, and (x * c) / divisor where c is a multiple of the divisor.
    if isinstance(expr, AffineConstantExpr):
        return None
    if divisor == 1:
        return expr
    if isinstance(expr, AffineMulExpr) and isinstance(expr.rhs, AffineConstantExpr):
        if expr.rhs.value % divisor == 0:
            return affine_mul(expr.lhs, affine_constant(expr.rhs.value // divisor))
    return None


def affine_mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs mod rhs; a remainder by zero or a negative number stays as it is."""
    if not isinstance(rhs, AffineConstantExpr) or rhs.value < 1:
        return AffineModExpr(lhs, rhs)
    divisor = rhs.value
    while True:
        if isinstance(lhs, AffineConstantExpr):
            return affine_constant(lhs.value % divisor)
        if lhs.largest_known_divisor % divisor == 0:
            return affine_constant(0)
        if isinstance(lhs, AffineAddExpr):
            # Drop a divisible summand.
            if lhs.lhs.largest_known_divisor % divisor == 0:
                lhs = lhs.rhs
                continue
            if lhs.rhs.largest_known_divisor % divisor == 0:
                lhs = lhs.lhs
                continue
        elif isinstance(lhs, AffineModExpr) and isinstance(lhs.rhs, AffineConstantExpr):
            # (x mod a) mod b where b divides a
            if lhs.rhs.value >= 1 and lhs.rhs.value % divisor == 0:
                lhs = lhs.lhs
                continue
        return AffineModExpr(lhs, rhs)
