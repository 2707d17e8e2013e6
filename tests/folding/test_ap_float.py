"""Floats of a format: doubles against Python's, narrow formats against exact fractions and laws.

Comparisons with the reference for all formats: tests/conformance/test_fold_arithmetic.py.
"""

from __future__ import annotations

import math
import random
from fractions import Fraction

import pytest

from mlirkit.builtin.float_semantics import (
    DOWNWARD,
    F64,
    NEAREST_AWAY,
    NEAREST_EVEN,
    TOWARD_ZERO,
    UPWARD,
    FloatSemantics,
    bits_from_float,
)
from mlirkit.builtin.float_types import FLOAT_TYPES
from mlirkit.folding.ap_float import EQUAL, LESS, APFloat, from_float, from_integer
from mlirkit.folding.ap_int import APInt

FORMATS = [type.semantics for type in FLOAT_TYPES.values()]
NARROW = [semantics for semantics in FORMATS if semantics.width <= 8]


def ids(semantics: FloatSemantics) -> str:
    return semantics.keyword


def doubles(count: int) -> list[float]:
    rng = random.Random(7)
    written = [0.0, -0.0, math.inf, -math.inf, 1.0, 5e-324, 1.7976931348623157e308, 0.1, -2.5, 3.0]
    return written + [
        rng.choice((-1, 1)) * rng.random() * 2.0 ** rng.randint(-1060, 1000) for _ in range(count)
    ]


def same(number: APFloat, expected: float) -> bool:
    return number.is_nan if math.isnan(expected) else number.bits == bits_from_float(expected, F64)


def test_doubles_are_calculated_as_python_calculates_them() -> None:
    values = doubles(60)
    for first in values:
        for second in values:
            a, b = from_float(first, F64), from_float(second, F64)
            assert same(a + b, first + second)
            assert same(a - b, first - second)
            assert same(a * b, first * second)
            if second:
                assert same(a / b, first / second)
            if second and not math.isinf(first):
                assert same(a.mod(b), math.fmod(first, second))


def exact(number: APFloat) -> Fraction:
    return Fraction(number.value)


@pytest.mark.parametrize("semantics", NARROW, ids=ids)
def test_results_are_nearest(semantics: FloatSemantics) -> None:
    """No number of the format is nearer to the exact result than the computed one."""
    numbers = [APFloat(bits, semantics) for bits in range(1 << semantics.width)]
    finite = [number for number in numbers if number.is_finite]
    values = sorted({exact(number) for number in finite})
    rng = random.Random(semantics.keyword)
    for _ in range(200):
        a, b = rng.choice(finite), rng.choice(finite)
        for result, wanted in ((a + b, exact(a) + exact(b)), (a * b, exact(a) * exact(b))):
            if result.is_finite and values[0] <= wanted <= values[-1]:
                assert abs(exact(result) - wanted) == min(abs(value - wanted) for value in values)


@pytest.mark.parametrize(
    ("value", "rounding", "whole"),
    [
        (2.5, NEAREST_EVEN, 2.0),
        (2.5, NEAREST_AWAY, 3.0),
        (-2.5, UPWARD, -2.0),
        (-2.5, DOWNWARD, -3.0),
        (-2.5, TOWARD_ZERO, -2.0),
        (-0.25, NEAREST_EVEN, -0.0),
        (1e300, UPWARD, 1e300),
    ],
)
def test_numbers_are_rounded_to_whole_ones(value: float, rounding: int, whole: float) -> None:
    assert same(from_float(value, F64).round_to_integral(rounding), whole)


@pytest.mark.parametrize("semantics", FORMATS, ids=ids)
def test_a_number_goes_through_a_wider_format(semantics: FloatSemantics) -> None:
    for target in FORMATS:
        if target.precision < semantics.precision or target.min_exponent > semantics.min_exponent:
            continue
        if target.max_exponent <= semantics.max_exponent:
            continue
        for value in (1.0, 1.5, 4.0, -2.0, 0.0):
            number = from_float(value, semantics)
            wide, is_exact = number.convert(target)
            assert is_exact
            assert wide.convert(semantics)[0].compare(number) == EQUAL


def test_a_nan_that_its_format_cannot_hold_is_one_elsewhere() -> None:
    nothing = from_float(0.0, FLOAT_TYPES["f4E2M1FN"].semantics)
    undefined, is_exact = (nothing / nothing).convert(F64)
    assert is_exact
    assert undefined.is_nan
    infinite, _ = (from_float(1.0, nothing.semantics) / nothing).convert(F64)
    assert infinite.is_infinity


def test_integers_in_and_out() -> None:
    assert from_integer(-7, F64).value == -7.0
    assert from_float(-7.9, F64).to_integer(8, True) == APInt(-7, 8)
    assert from_float(-0.5, F64).to_integer(8, False) == APInt(0, 8)
    assert from_float(-1.0, F64).to_integer(8, False) is None
    assert from_float(128.0, F64).to_integer(8, True) is None
    assert from_float(math.nan, F64).to_integer(8, True) is None


def test_nearest_integer() -> None:
    """Halves round to the even number, numbers out of range to the bounds."""
    numbers = {2.5: 2, 3.5: 4, -2.5: -2, -2.6: -3, 0.25: 0, 200.0: 127, -math.inf: -128, math.nan: 0}
    for number, expected in numbers.items():
        assert from_float(number, F64).nearest_integer(8, True) == APInt(expected, 8)
    assert from_float(-7.0, F64).nearest_integer(8, False) == APInt(0, 8)
    assert from_float(math.inf, F64).nearest_integer(8, False) == APInt(255, 8)
    assert from_float(1.0, F64).nearest_integer(1, True) == APInt(0, 1)


def test_extremes_of_nan_and_of_zeros() -> None:
    number, undefined = from_float(1.0, F64), from_float(math.nan, F64)
    assert number.maxnum(undefined).value == 1.0
    assert number.maximum(undefined).is_nan
    plus, minus = from_float(0.0, F64), from_float(-0.0, F64)
    assert minus.maximum(plus) is plus
    assert plus.minnum(minus) is minus
    assert minus.compare(plus) == EQUAL
    assert minus.compare(number) == LESS
