"""Simplification by flattening: known results, and that values never change."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable

import pytest

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
)
from tests.conformance.affine_generator import expression

D0, D1, D2 = (AffineExpr.get_dim(i) for i in range(3))
S0, S1, S2 = (AffineExpr.get_symbol(i) for i in range(3))

SIMPLIFIED = [
    ((D0 + D1) - (D1 + S0) * 2 + S0, "d0 - d1 - s0"),
    ((D0 * 4 + 6) // 8, "(d0 * 2 + 3) floordiv 4"),
    ((D0 * 4 + 6) % 8, "d0 * 4 - ((d0 * 2 + 3) floordiv 4) * 8 + 6"),
    ((D0 * 4 + 8) % 4, "0"),
    (AffineExpr.get_ceil_div(D0 * 4 + 6, 8), "(d0 * 2 + 3) ceildiv 4"),
    ((D0 + D1) // 3 + (D1 + D0) // 3, "((d0 + d1) floordiv 3) * 2"),
    ((D0 * S0 + S1 * S0) // S0, "d0 + s1"),
    ((D0 * S0) % S0, "0"),
    ((D0 - D0 % S0) % S0, "0"),
    (S1 * S0 + D1 * S0 + S0 + D0, "d0 + s0 + s0 * s1 + d1 * s0"),
    (D0 // -2, "d0 floordiv -2"),
    (D0 * S0 + D0 // S0 - D1, "d0 * s0 + d0 floordiv s0 - d1"),
]


@pytest.mark.parametrize(("expr", "text"), SIMPLIFIED, ids=[text for _, text in SIMPLIFIED])
def test_known_results(expr: AffineExpr, text: str) -> None:
    assert str(AffineExpr.simplify_affine_expr(expr, 3, 3)) == text


OPERATIONS: dict[int, Callable[[int, int], int]] = {
    ADD: operator.add,
    MUL: operator.mul,
    MOD: operator.mod,
    FLOOR_DIV: operator.floordiv,
    CEIL_DIV: lambda lhs, rhs: -(-lhs // rhs),
}


def value(expr: AffineExpr, dims: list[int], symbols: list[int]) -> int:
    """The expression's value at a point; ZeroDivisionError where a divisor is not positive."""
    values: dict[int, int] = {}
    for node in expr.nodes():
        if isinstance(node, AffineDimExpr):
            result = dims[node.position]
        elif isinstance(node, AffineSymbolExpr):
            result = symbols[node.position]
        elif isinstance(node, AffineConstantExpr):
            result = node.value
        else:
            assert isinstance(node, AffineBinaryExpr)
            lhs, rhs = values[id(node.lhs)], values[id(node.rhs)]
            if node.kind in (MOD, FLOOR_DIV, CEIL_DIV) and rhs <= 0:
                raise ZeroDivisionError
            result = OPERATIONS[node.kind](lhs, rhs)
        values[id(node)] = result
    return values[id(expr)]


@pytest.mark.parametrize("seed", range(4))
def test_values_stay_the_same(seed: int) -> None:
    rng = random.Random(seed)
    compared = 0
    for _ in range(500):
        expr = expression(rng, rng.randint(2, 6))[1]
        simplified = AffineExpr.simplify_affine_expr(expr, 3, 3)
        if any(isinstance(node, AffineConstantExpr) and abs(node.value) >> 40 for node in expr.nodes()):
            continue
        for _ in range(5):
            point = [rng.randint(-50, 50) for _ in range(3)], [rng.randint(1, 20) for _ in range(3)]
            try:
                before = value(expr, *point)
                after = value(simplified, *point)
            except ZeroDivisionError:
                continue
            assert after == before, (str(expr), str(simplified), point)
            compared += 1
    assert compared > 500


def test_deeper_than_python_recurses() -> None:
    expr: AffineExpr = D0 * S0
    for _ in range(600):
        expr = (expr // S1 + S1) // S2
    simplified = AffineExpr.simplify_affine_expr(expr // S0, 1, 3)
    assert simplified.is_function_of_dim(0)
