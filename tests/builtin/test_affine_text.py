"""The text of affine expressions."""

from __future__ import annotations

import pytest

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.affine_text import affine_expr_text

D0, D1 = (AffineExpr.get_dim(i) for i in range(2))
S0, S1 = (AffineExpr.get_symbol(i) for i in range(2))

PRINTED = [
    (-D0, "-d0"),
    (-(D0 + S0), "-(d0 + s0)"),
    (-D0 % S0, "(-d0) mod s0"),
    (D0 - S0, "d0 - s0"),
    (D0 - (D1 + S0), "d0 - (d1 + s0)"),
    (D0 - S0 * 4, "d0 - s0 * 4"),
    (D0 - 4, "d0 - 4"),
    (D0 - S0 // 4, "d0 - s0 floordiv 4"),
    (D0 * -S0, "d0 * (-s0)"),
    ((D0 + 1) * 4, "(d0 + 1) * 4"),
    ((D0 // 4) * 2, "(d0 floordiv 4) * 2"),
    (D0 + (D1 + S0) % 4, "d0 + (d1 + s0) mod 4"),
    (D0 * 2 - (D1 // 3) * 5 + S0, "d0 * 2 - (d1 floordiv 3) * 5 + s0"),
]


@pytest.mark.parametrize(("expr", "text"), PRINTED, ids=[text for _, text in PRINTED])
def test_text(expr: AffineExpr, text: str) -> None:
    assert str(expr) == text


def test_other_names_for_inputs() -> None:
    text = affine_expr_text(
        D0 + S1 * 2, lambda position, is_symbol: f"symbol(%{position})" if is_symbol else "%i"
    )
    assert text == "%i + symbol(%1) * 2"
