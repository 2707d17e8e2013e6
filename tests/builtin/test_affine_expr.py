"""Affine expressions: simplification, substitution, and depth."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

from mlirkit.builtin.affine_expr import (
    INT64_MAX,
    INT64_MIN,
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
)
from mlirkit.builtin.affine_map import AffineMap
from tests.conformance.affine_generator import expression

D0, D1, D2 = (AffineExpr.get_dim(i) for i in range(3))
S0, S1 = (AffineExpr.get_symbol(i) for i in range(2))
C = AffineExpr.get_constant

SIMPLIFIED = [
    (4 + D0, "d0 + 4"),
    (D0 + 2 + 3, "d0 + 5"),
    (D0 + 2 + D1, "d0 + d1 + 2"),
    (D1 + D0, "d0 + d1"),
    (S0 + D0, "d0 + s0"),
    (D0 * 4 - D0, "d0 * 3"),
    (D0 - D0, "0"),
    (2 * D0, "d0 * 2"),
    (D0 * 2 * 3, "d0 * 6"),
    (S0 * D0, "d0 * s0"),
    (D0 * 1, "d0"),
    (D0 * 0, "0"),
    (D0 * 128 // 64, "d0 * 2"),
    ((D0 * 4 + D1) // 4, "d0 + d1 floordiv 4"),
    (D0 * 128 % 64, "0"),
    ((D0 * 4 + D1) % 4, "d1 mod 4"),
    (D0 % 8 % 4, "d0 mod 4"),
    (D0 - D0 // 8 * 8, "d0 mod 8"),
    (D0 - D0 // S0 * S0, "d0 mod s0"),
    (D1 + D0 - D0 // 8 * 8, "d0 + d1 - (d0 floordiv 8) * 8"),
    (D0 + D1 - D1 // 8 * 8, "d0 + d1 mod 8"),
    (C(-7) // 2, "-4"),
    (C(-7) % 2, "1"),
    (C(7) // -2, "-4"),
    (AffineExpr.get_ceil_div(C(-7), 2), "-3"),
    (AffineExpr.get_ceil_div(D0 * 6, 3), "d0 * 2"),
    (D0 // 0, "d0 floordiv 0"),
    (D0 % 0, "d0 mod 0"),
    (D0 % -4, "d0 mod -4"),
    (8 % D0, "8 mod d0"),
    (8 // D0, "8 floordiv d0"),
    (8 - D0, "-d0 + 8"),
    (C(INT64_MAX) + 1, "9223372036854775807 + 1"),
    (C(INT64_MAX) * 2, "9223372036854775807 * 2"),
    (D0 + INT64_MAX + 1, "d0 - -9223372036854775808"),
    (D0 * INT64_MAX * 3, "d0 * 9223372036854775805"),
    (C(INT64_MIN) // -1, "-9223372036854775808 floordiv -1"),
]


@pytest.mark.parametrize(("expr", "text"), SIMPLIFIED, ids=[text for _, text in SIMPLIFIED])
def test_simplification(expr: AffineExpr, text: str) -> None:
    assert str(expr) == text


def test_classes_and_fields() -> None:
    for expr, cls in [
        (D0 + D1, AffineAddExpr),
        (D0 * S0, AffineMulExpr),
        (D0 % 3, AffineModExpr),
        (D0 // 3, AffineFloorDivExpr),
        (AffineExpr.get_ceil_div(D0, 3), AffineCeilDivExpr),
    ]:
        factory: Any = cls
        assert type(expr) is cls
        assert isinstance(expr, AffineBinaryExpr)
        assert expr.lhs == D0
        assert factory.get(expr.lhs, expr.rhs) == expr
    assert AffineDimExpr.get(70).position == 70
    assert AffineSymbolExpr.get(3).position == 3
    assert AffineConstantExpr.get(-5).value == -5
    assert repr(D0 + 1) == "AffineExpr(d0 + 1)"


@pytest.mark.parametrize("make", [lambda: C(1 << 63), lambda: D0 + (1 << 63), lambda: AffineExpr.get_dim(-1)])
def test_bad_numbers_are_refused(make: object) -> None:
    with pytest.raises(ValueError):
        make()  # type: ignore[operator]


def test_operators_refuse_other_operands() -> None:
    with pytest.raises(TypeError):
        D0 + "1"
    assert D0 != "d0"


def test_facts_of_expressions() -> None:
    assert (S0 * 4 + 1).is_symbolic_or_constant
    assert not (S0 * 4 + D0).is_symbolic_or_constant
    assert (D0 * 4 % 3).is_pure_affine
    assert not (D0 * S0).is_pure_affine
    assert (D0 * 4 + 8).largest_known_divisor == 4
    assert (D0 * 4 + 8).is_multiple_of(2)
    assert not (D0 * 4 + 6).is_multiple_of(4)
    assert C(0).is_multiple_of(7)
    assert (D1 + S0).is_function_of_dim(1)
    assert not (D1 + S0).is_function_of_dim(0)
    assert (D1 + S0).is_function_of_symbol(0)
    assert not D1.is_function_of_symbol(1)


def test_substitution() -> None:
    expr = (D0 + D1 * 4) // 8 + S0
    assert expr.replace_dims_and_symbols([D2, D2 * 2], [C(0)]) == (D2 * 9) // 8
    assert expr.replace_dims_and_symbols([], []) is expr
    assert expr.replace({D1 * 4: D2}) == (D0 + D2) // 8 + S0
    assert expr.shift_dims(2, 3) == (AffineExpr.get_dim(3) + AffineExpr.get_dim(4) * 4) // 8 + S0
    assert expr.shift_dims(2, 3, 1) == (D0 + AffineExpr.get_dim(4) * 4) // 8 + S0
    assert expr.shift_symbols(1, 1) == (D0 + D1 * 4) // 8 + S1
    assert (D0 + D1).compose(AffineMap.get(1, 0, [D0 * 2, D0])) == D0 * 3


def test_equality_hash_and_copies_agree() -> None:
    rng = random.Random(1)
    for _ in range(300):
        seed = rng.getrandbits(32)
        expr = expression(random.Random(seed), 5)[1]
        again = expression(random.Random(seed), 5)[1]
        assert expr == again
        assert hash(expr) == hash(again)
        assert pickle.loads(pickle.dumps(expr)) == expr
        assert copy.copy(expr) is expr
        assert copy.deepcopy(expr) is expr
        assert expr.replace_dims_and_symbols([], []) is expr
        if expr.nodes()[-1].kind != expr.nodes()[0].kind:
            assert expr != expr.nodes()[0]


def deep(levels: int) -> AffineExpr:
    expr: AffineExpr = D0
    for level in range(levels):
        expr = expr // 3 + S0 if level % 2 else expr % 5 * 7
    return expr


@pytest.mark.compiled
def test_a_hundred_thousand_levels() -> None:
    expr = deep(100_000)
    same = deep(100_000)
    assert expr == same
    assert str(expr).count("mod") == 50_000
    assert pickle.loads(pickle.dumps(expr)) == expr
    assert expr.replace_dims_and_symbols([D0], [S0]) is expr
    assert expr.is_function_of_symbol(0)
    # Sums of any length are divided and reduced term by term.
    total: AffineExpr = D0 * 4
    for position in range(1, 50_000):
        total = AffineAddExpr(total, AffineExpr.get_dim(position) * 4)
    assert str(total // 4).startswith("d0 + d1 + d2")
    assert str((total + S0) % 4) == "s0 mod 4"
    # The search for a remainder walks the chain of last operands.
    nested: AffineExpr = D0
    for _ in range(50_000):
        nested = AffineAddExpr(D2, nested)
    assert str(nested - D0 // 8 * 8).endswith("d0 mod 8")
