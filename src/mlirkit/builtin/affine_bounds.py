"""Values of affine expressions: numbers for known inputs, bounds for bounded inputs.

Mirror: AffineMap::constantFold and getBoundForAffineExpr of mlir/IR/AffineMap.h and AffineExpr.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import (
    ADD,
    CEIL_DIV,
    FLOOR_DIV,
    MOD,
    MUL,
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
    wrap_to_int64,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import linear_form

Bound = int | None


class UndefinedResult(Exception):
    """A division by zero, or a remainder by a divisor that is not positive."""


def fold_expr(expr: AffineExpr, num_dims: int, inputs: Sequence[int | None]) -> int | None:
    """The value for inputs, dimensions first; None if it depends on unknown inputs.

    Raises UndefinedResult, but not for an operand to the right of an unknown one, which is not evaluated.
    """
    values: dict[int, int | None] = {}
    undefined: set[int] = set()
    for node in expr.nodes():
        value: int | None = None
        if isinstance(node, AffineBinaryExpr):
            lhs, rhs = values[id(node.lhs)], values[id(node.rhs)]
            if id(node.lhs) in undefined or (lhs is not None and id(node.rhs) in undefined):
                undefined.add(id(node))
            elif lhs is not None and rhs is not None:
                if node.kind not in (ADD, MUL) and (rhs == 0 or (node.kind == MOD and rhs < 1)):
                    undefined.add(id(node))
                else:
                    value = wrap_to_int64(_operate(node.kind, lhs, rhs))
        elif isinstance(node, AffineConstantExpr):
            value = node.value
        elif isinstance(node, AffineDimExpr):
            value = inputs[node.position]
        elif isinstance(node, AffineSymbolExpr):
            value = inputs[num_dims + node.position]
        values[id(node)] = value
    if id(expr) in undefined:
        raise UndefinedResult
    return values[id(expr)]


def _operate(kind: int, lhs: int, rhs: int) -> int:
    """The result of C++ arithmetic, for operands with a defined result."""
    if kind == ADD:
        return lhs + rhs
    if kind == MUL:
        return lhs * rhs
    if kind == MOD:
        return lhs % rhs
    return lhs // rhs if kind == FLOOR_DIV else -(-lhs // rhs)


def fold_map(map: AffineMap, inputs: Sequence[int | None]) -> list[int | None]:
    """The values of the results, None for unknown ones.  Raises UndefinedResult."""
    return [fold_expr(result, map.n_dims, inputs) for result in map.results]


def bounds_of(
    expr: AffineExpr, num_dims: int, num_symbols: int, lower: Sequence[Bound], upper: Sequence[Bound]
) -> tuple[Bound, Bound]:
    """The least and the greatest value for inputs with the given bounds; None if unbounded."""
    divisions: list[tuple[int, int]] = []
    node = expr
    while isinstance(node, AffineBinaryExpr) and node.kind in (FLOOR_DIV, CEIL_DIV, MOD):
        divisor = node.rhs
        if not isinstance(divisor, AffineConstantExpr) or divisor.value < 1:
            least = greatest = None
            break
        divisions.append((node.kind, divisor.value))
        node = node.lhs
    else:
        factors = linear_form(node, num_dims, num_symbols)
        least, greatest = _sum(factors, lower, upper), _sum(factors, upper, lower)
    for kind, divisor_value in reversed(divisions):
        if kind == MOD:
            is_interval = (
                least is not None
                and greatest is not None
                and (least // divisor_value == greatest // divisor_value)
            )
            greatest = greatest % divisor_value if is_interval and greatest is not None else divisor_value - 1
            # MLIR computes the least remainder from the least value.
            least = 0 if least is None else least % divisor_value
        elif kind == FLOOR_DIV:
            least = None if least is None else least // divisor_value
            greatest = None if greatest is None else greatest // divisor_value
        else:
            least = None if least is None else -(-least // divisor_value)
            greatest = None if greatest is None else -(-greatest // divisor_value)
    return least, greatest


def _sum(factors: list[int] | None, bounds: Sequence[Bound], opposite: Sequence[Bound]) -> Bound:
    """The sum of bounds times factors; a negative factor takes the opposite bound."""
    if factors is None:
        return None
    total = factors[-1]
    for factor, bound, other in zip(factors[:-1], bounds, opposite):
        if factor:
            used = bound if factor > 0 else other
            if used is None:
                return None
            total += used * factor
    return total
