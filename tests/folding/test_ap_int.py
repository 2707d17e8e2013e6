"""Integers of a width: every pair of numbers of four bits, against Python's integers."""

from __future__ import annotations

from collections.abc import Callable
from math import floor, trunc

import pytest

from mlirkit.folding.ap_int import APInt, all_ones, max_signed, min_signed

WIDTH = 4
NUMBERS = [APInt(value, WIDTH) for value in range(1 << WIDTH)]
Calculate = Callable[[APInt, APInt], APInt]

# An operation, and the exact result whose lowest bits the operation gives; None if the result is undefined.
RESULTS: dict[str, tuple[Calculate, Callable[[APInt, APInt], int | None]]] = {
    "add": (lambda a, b: a + b, lambda a, b: a.bits + b.bits),
    "sub": (lambda a, b: a - b, lambda a, b: a.signed - b.signed),
    "mul": (lambda a, b: a * b, lambda a, b: a.signed * b.signed),
    "mulhs": (APInt.mulhs, lambda a, b: a.signed * b.signed >> WIDTH),
    "mulhu": (APInt.mulhu, lambda a, b: a.bits * b.bits >> WIDTH),
    "udiv": (APInt.udiv, lambda a, b: a.bits // b.bits if b.bits else None),
    "urem": (APInt.urem, lambda a, b: a.bits % b.bits if b.bits else None),
    "sdiv": (APInt.sdiv, lambda a, b: trunc(a.signed / b.signed) if b.bits else None),
    "srem": (
        APInt.srem,
        lambda a, b: a.signed - trunc(a.signed / b.signed) * b.signed if b.bits else None,
    ),
    "shl": (APInt.shl, lambda a, b: a.bits * 2**b.bits),
    "lshr": (APInt.lshr, lambda a, b: a.bits // 2**b.bits),
    "ashr": (APInt.ashr, lambda a, b: floor(a.signed / 2**b.bits)),
    "smax": (APInt.smax, lambda a, b: max(a.signed, b.signed)),
    "umin": (APInt.umin, lambda a, b: min(a.bits, b.bits)),
}

CHECKED: dict[str, tuple[Callable[[APInt, APInt], tuple[APInt, bool]], Callable[[int, int], int]]] = {
    "sadd_ov": (APInt.sadd_ov, lambda a, b: a + b),
    "ssub_ov": (APInt.ssub_ov, lambda a, b: a - b),
    "sdiv_ov": (APInt.sdiv_ov, lambda a, b: trunc(a / b)),
    "sfloordiv_ov": (APInt.sfloordiv_ov, lambda a, b: floor(a / b)),
}


@pytest.mark.parametrize("name", RESULTS)
def test_results_are_the_lowest_bits_of_exact_ones(name: str) -> None:
    calculate, exact = RESULTS[name]
    for first in NUMBERS:
        for second in NUMBERS:
            expected = exact(first, second)
            if expected is not None:
                assert calculate(first, second) == APInt(expected, WIDTH), (first, second)


@pytest.mark.parametrize("name", CHECKED)
def test_overflow_is_told(name: str) -> None:
    calculate, exact = CHECKED[name]
    for first in NUMBERS:
        for second in NUMBERS[1:]:
            expected = exact(first.signed, second.signed)
            assert calculate(first, second) == (APInt(expected, WIDTH), not -8 <= expected < 8)


def test_extreme_numbers_of_all_widths() -> None:
    for width in (0, 1, 2, 64, 129):
        assert max_signed(width).is_max_signed
        assert min_signed(width).is_min_signed
        assert all_ones(width).is_all_ones
    assert max_signed(1).bits == 0
    assert min_signed(8).signed == -128


def test_bits_are_counted() -> None:
    number = APInt(0b0010_1000, 8)
    counts = [number.countl_zero(), number.countr_zero(), number.popcount()]
    assert [count.bits for count in counts] == [2, 3, 2]
    assert APInt(0, 7).countr_zero().bits == APInt(0, 7).countl_zero().bits == 7
