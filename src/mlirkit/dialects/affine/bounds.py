"""Simplifying maps by the bounds of the induction variables they use.

Mirror: simplifyMapWithOperands and simplifyMinOrMaxExprWithOperands of
mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from mlirkit.builtin.affine_arithmetic import affine_binary
from mlirkit.builtin.affine_bounds import Bound, bounds_of
from mlirkit.builtin.affine_expr import (
    CEIL_DIV,
    FLOOR_DIV,
    INT64_MAX,
    MOD,
    AffineAddExpr,
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    affine_constant,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import loop_of
from mlirkit.dialects.declared import affine


def constant_of(map: AffineMap) -> int | None:
    """The constant that a map evaluates to; None if the map is not constant."""
    if len(map.results) != 1:
        return None
    [result] = map.results
    return result.value if isinstance(result, AffineConstantExpr) else None


def trip_count(op: affine.AffineForOp) -> int | None:
    """Mirrors getTrivialConstantTripCount: the number of iterations, where both bounds are constant."""
    lower, upper = constant_of(op.lowerBoundMap.map), constant_of(op.upperBoundMap.map)
    step = op.step.value
    if lower is None or upper is None or step <= 0:
        return None
    return max(0, -((lower - upper) // step))


def _loop_bounds(loop: affine.AffineForOp) -> tuple[Bound, Bound]:
    """The least and the greatest value of an induction variable."""
    lower, upper = constant_of(loop.lowerBoundMap.map), constant_of(loop.upperBoundMap.map)
    if lower is None or upper is None:
        return lower, None if upper is None else upper - 1
    distance = upper - lower - 1
    # The remainder rounds towards zero, as in C++.
    remainder = abs(distance) % loop.step.value
    return lower, upper - 1 - (remainder if distance >= 0 else -remainder)


def _bounds_of_operands(operands: Sequence[Value]) -> tuple[list[Bound], list[Bound]]:
    lower: list[Bound] = []
    upper: list[Bound] = []
    for operand in operands:
        loop = loop_of(operand)
        least, greatest = (None, None) if loop is None else _loop_bounds(loop)
        lower.append(least)
        upper.append(greatest)
    return lower, upper


# -- minima and maxima ------------------------------------------------------------------------------------


def remove_redundant(map: AffineMap, operands: Sequence[Value], *, is_max: bool) -> AffineMap:
    """Mirrors simplifyMinOrMaxExprWithOperands: drop results that are never the minimum, or the maximum."""
    if not operands:
        return map
    bounds = _bounds_of_operands(operands)
    pair_bounds = [bounds_of(result, map.n_dims, map.n_symbols, *bounds) for result in map.results]
    # The maximum is the minimum of the negated numbers.
    pairs = [(_negated(upper), _negated(lower)) if is_max else (lower, upper) for lower, upper in pair_bounds]
    kept: list[AffineExpr] = []
    for number, (result, (lower, upper)) in enumerate(zip(map.results, pair_bounds)):
        expr = affine_constant(lower) if lower is not None and lower == upper else result
        if not any(_is_never_below(pairs, number, other) for other in range(len(pairs))):
            kept.append(expr)
    return AffineMap(map.n_dims, map.n_symbols, tuple(kept))


def _negated(bound: Bound) -> Bound:
    return None if bound is None else -bound


def _is_never_below(pairs: Sequence[tuple[Bound, Bound]], number: int, other: int) -> bool:
    """Whether a result is never less than another; of two equal results only the first is kept."""
    lower, upper = pairs[number]
    other_lower, other_upper = pairs[other]
    if number == other or lower is None or other_upper is None or other_upper > lower:
        return False
    if other_upper < lower:
        return True
    are_constants = other_lower is not None and lower == upper and other_upper == other_lower
    return not (are_constants and number < other)


# -- quotients and remainders -----------------------------------------------------------------------------


def simplified_by_loops(map: AffineMap, operands: Sequence[Value]) -> AffineMap:
    """Mirrors simplifyMapWithOperands: simplify quotients and remainders by the bounds of loops."""
    results = tuple([_simplified(result, map, operands) for result in map.results])
    return AffineMap(map.n_dims, map.n_symbols, results)


def _simplified(expr: AffineExpr, map: AffineMap, operands: Sequence[Value]) -> AffineExpr:
    simplified: dict[int, AffineExpr] = {}
    for node in expr.nodes():
        simple = node
        if isinstance(node, AffineBinaryExpr):
            simple = affine_binary(node.kind, simplified[id(node.lhs)], simplified[id(node.rhs)])
            if isinstance(simple, AffineBinaryExpr) and simple.kind in (FLOOR_DIV, CEIL_DIV, MOD):
                if isinstance(simple.rhs, AffineConstantExpr) and simple.rhs.value > 0:
                    simple = _simplified_division(simple, simple.rhs.value, map, operands)
        simplified[id(node)] = simple
    return simplified[id(expr)]


def _simplified_division(
    expr: AffineBinaryExpr, divisor: int, map: AffineMap, operands: Sequence[Value]
) -> AffineExpr:
    dividend = expr.lhs
    lower, upper = bounds_of(dividend, map.n_dims, map.n_symbols, *_bounds_of_operands(operands))
    if lower is not None and upper is not None:
        if expr.kind == FLOOR_DIV and lower // divisor == upper // divisor:
            return affine_constant(lower // divisor)
        if expr.kind == CEIL_DIV and -(-lower // divisor) == -(-upper // divisor):
            return affine_constant(-(-lower // divisor))
        if expr.kind == MOD and 0 <= lower < divisor and upper < divisor:
            return dividend
    parts = _quotient_and_remainder(dividend, operands)
    if parts is not None:
        factor, quotient, remainder = parts
        if expr.kind == FLOOR_DIV and divisor % factor == 0:
            return affine_binary(FLOOR_DIV, quotient, expr.rhs)
        if expr.kind == MOD and factor % divisor == 0:
            return affine_binary(MOD, remainder, expr.rhs)
        return expr
    is_zero = expr.kind == FLOOR_DIV and _is_within(dividend, operands, divisor)
    is_zero |= expr.kind == MOD and _known_divisor(dividend, operands) % divisor == 0
    return affine_constant(0) if is_zero else expr


def _quotient_and_remainder(
    expr: AffineExpr, operands: Sequence[Value]
) -> tuple[int, AffineExpr, AffineExpr] | None:
    """Mirrors isQTimesDPlusR: split a sum into a multiple of a number and a remainder."""
    if not isinstance(expr, AffineAddExpr):
        return None
    for multiple, rest in ((expr.lhs, expr.rhs), (expr.rhs, expr.lhs)):
        factor = _known_divisor(multiple, operands)
        if _is_within(rest, operands, factor):
            return factor, multiple, rest
    return None


def _known_divisor(expr: AffineExpr, operands: Sequence[Value]) -> int:
    """Mirrors getLargestKnownDivisor: the largest known divisor of an expression, also from the steps of
    loops."""
    if not isinstance(expr, AffineDimExpr):
        return expr.largest_known_divisor
    loop = loop_of(operands[expr.position])
    if loop is None:
        return 1
    step = loop.step.value
    lower = loop.lowerBoundMap.map
    if constant_of(lower) == 0:
        return step
    return gcd(gcd(*[result.largest_known_divisor for result in lower.results]) or INT64_MAX, step)


def _is_within(expr: AffineExpr, operands: Sequence[Value], limit: int) -> bool:
    """Mirrors isNonNegativeBoundedBy: whether an expression is known to be at least zero and below a
    limit."""
    if isinstance(expr, AffineConstantExpr):
        return 0 <= expr.value < limit
    loop = loop_of(operands[expr.position]) if isinstance(expr, AffineDimExpr) else None
    if loop is None:
        return False
    lower, upper = constant_of(loop.lowerBoundMap.map), constant_of(loop.upperBoundMap.map)
    return lower is not None and lower >= 0 and upper is not None and upper <= limit
