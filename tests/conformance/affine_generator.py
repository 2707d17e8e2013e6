"""Random affine expressions, as text for the reference and as values built by our constructors."""

from __future__ import annotations

import random

from mlirkit.builtin.affine_arithmetic import (
    affine_add,
    affine_binary,
    affine_floor_div,
    affine_mul,
    affine_neg,
    affine_sub,
)
from mlirkit.builtin.affine_expr import (
    CEIL_DIV,
    FLOOR_DIV,
    MOD,
    MUL,
    AffineExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
)

SPELLING = {MUL: "*", MOD: "mod", FLOOR_DIV: "floordiv", CEIL_DIV: "ceildiv"}
CONSTANTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 64, 128]
LARGE_CONSTANTS = [2**63 - 1, 2**62, 10**18, 2**63 - 5]
DIVISORS = [1, 2, 3, 4, 6, 8, 12, 16, 0, -1, -2, -4]

Written = tuple[str, AffineExpr]


def leaf(rng: random.Random, symbolic: bool) -> Written:
    kind = rng.random()
    if kind < 0.3:
        value = rng.choice(CONSTANTS if rng.random() < 0.95 else LARGE_CONSTANTS)
        return str(value), affine_constant(value)
    position = rng.randrange(3)
    if kind < 0.6 or symbolic:
        return f"s{position}", affine_symbol(position)
    return f"d{position}", affine_dim(position)


def expression(rng: random.Random, depth: int, symbolic: bool = False) -> Written:
    """An expression over d0..d2 and s0..s2 of at most `depth` operations in a row."""
    if depth <= 0 or rng.random() < 0.15:
        return leaf(rng, symbolic)
    kind = rng.randrange(8)
    if kind == 0:
        text, value = expression(rng, depth - 1, symbolic)
        return f"(-({text}))", affine_mul(affine_constant(-1), value)
    if kind == 1:
        return remainder(rng, depth, symbolic)
    left, left_value = expression(rng, depth - 1, symbolic)
    if kind <= 3:
        right, right_value = expression(rng, depth - 1, symbolic)
        if kind == 2:
            return f"({left} + {right})", affine_add(left_value, right_value)
        return f"({left} - {right})", affine_sub(left_value, right_value)
    operation = (MUL, MOD, FLOOR_DIV, CEIL_DIV)[kind - 4]
    right, right_value = expression(rng, depth - 1, True)
    if operation == MUL:
        if rng.random() < 0.3:
            left, left_value, right, right_value = right, right_value, left, left_value
    elif rng.random() < 0.6:
        divisor = rng.choice(DIVISORS)
        right = str(divisor) if divisor >= 0 else f"(-{-divisor})"
        right_value = affine_constant(divisor)
    return f"({left} {SPELLING[operation]} {right})", affine_binary(operation, left_value, right_value)


def remainder(rng: random.Random, depth: int, symbolic: bool) -> Written:
    # x - (x floordiv q) * q, which may fold to x mod q; sometimes with a term added to the first x.
    text, value = expression(rng, depth - 2, symbolic)
    divisor, divisor_value = expression(rng, rng.choice([0, 0, 1]), True)
    total, total_value = text, value
    if rng.random() < 0.5:
        more, more_value = expression(rng, 1, symbolic)
        total, total_value = f"({more} + {text})", affine_add(more_value, value)
    product = affine_mul(affine_floor_div(value, divisor_value), divisor_value)
    return f"({total} - ({text} floordiv {divisor}) * {divisor})", affine_add(
        total_value, affine_neg(product)
    )
