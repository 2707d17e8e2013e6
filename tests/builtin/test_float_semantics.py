"""Float formats: their named values, rounding, and the conversions between them."""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.builtin import float_semantics as fs
from mlirkit.builtin.float_semantics import (
    F16,
    F32,
    F64,
    F80,
    F128,
    FloatSemantics,
    bits_from_float,
    bits_to_float,
    convert_bits,
)
from mlirkit.builtin.float_types import FLOAT_TYPES

FORMATS = [each.semantics for each in FLOAT_TYPES.values()]
NARROW = [each for each in FORMATS if each.width <= 16]


def ids(semantics: FloatSemantics) -> str:
    return semantics.keyword


def exact(bits: int, semantics: FloatSemantics) -> Fraction:
    negative, significand, exponent = fs.decompose(bits, semantics)
    magnitude = Fraction(significand) * Fraction(2) ** exponent
    return -magnitude if negative else magnitude


# keyword, width, bytes, largest, infinity or the result of an overflow, NaN
VALUES = [
    ("f4E2M1FN", 4, 1, 6.0, 0x7, 0x0),
    ("f6E2M3FN", 6, 1, 7.5, 0x1F, 0x0),
    ("f6E3M2FN", 6, 1, 28.0, 0x1F, 0x0),
    ("f8E5M2", 8, 1, 57344.0, 0x7C, 0x7E),
    ("f8E4M3", 8, 1, 240.0, 0x78, 0x7C),
    ("f8E4M3FN", 8, 1, 448.0, 0x7F, 0x7F),
    ("f8E5M2FNUZ", 8, 1, 57344.0, 0x80, 0x80),
    ("f8E4M3FNUZ", 8, 1, 240.0, 0x80, 0x80),
    ("f8E4M3B11FNUZ", 8, 1, 30.0, 0x80, 0x80),
    ("f8E3M4", 8, 1, 15.5, 0x70, 0x78),
    ("f8E8M0FNU", 8, 1, 2.0**127, 0xFF, 0xFF),
    ("bf16", 16, 2, 3.3895313892515355e38, 0x7F80, 0x7FC0),
    ("f16", 16, 2, 65504.0, 0x7C00, 0x7E00),
    ("tf32", 19, 3, 3.4011621342146535e38, 0x3FC00, 0x3FE00),
    ("f32", 32, 4, 3.4028234663852886e38, 0x7F800000, 0x7FC00000),
    ("f64", 64, 8, 1.7976931348623157e308, 0x7FF0000000000000, 0x7FF8000000000000),
    ("f80", 80, 10, math.inf, 0x7FFF8000000000000000, 0x7FFFC000000000000000),
    ("f128", 128, 16, math.inf, 0x7FFF << 112, 0x7FFF8 << 108),
]


@pytest.mark.parametrize(("keyword", "width", "size", "largest", "overflow", "nan"), VALUES)
def test_named_values(keyword: str, width: int, size: int, largest: float, overflow: int, nan: int) -> None:
    semantics = FLOAT_TYPES[keyword].semantics
    assert (semantics.width, semantics.byte_width) == (width, size)
    assert bits_to_float(fs.largest_bits(semantics), semantics) == largest
    assert fs.infinity_bits(semantics) == overflow
    assert fs.nan_bits(semantics) == nan
    assert fs.is_finite(fs.largest_bits(semantics), semantics)
    assert bits_from_float(1.0, semantics) & semantics.sign_mask == 0
    assert exact(bits_from_float(1.0, semantics), semantics) == 1


def test_every_format_is_in_the_table() -> None:
    assert {row[0] for row in VALUES} == set(FLOAT_TYPES)


@pytest.mark.parametrize("semantics", NARROW, ids=ids)
def test_every_pattern_is_what_its_value_rounds_to(semantics: FloatSemantics) -> None:
    for bits in range(1 << semantics.width):
        value = bits_to_float(bits, semantics)
        if fs.is_nan(bits, semantics):
            assert math.isnan(value)
        elif fs.is_infinity(bits, semantics):
            assert math.isinf(value)
        else:
            assert exact(bits, semantics) == Fraction(value)
            assert fs.is_zero(bits, semantics) == (value == 0)
            assert bits_from_float(value, semantics) == bits


@pytest.mark.parametrize("semantics", NARROW, ids=ids)
def test_rounding_is_to_the_nearest_with_ties_to_even(semantics: FloatSemantics) -> None:
    finite = [bits for bits in range(1 << semantics.width) if fs.is_finite(bits, semantics)]
    positive = [bits for bits in finite if not fs.is_negative(bits, semantics)]
    for low, high in pairwise(positive):
        middle = (bits_to_float(low, semantics) + bits_to_float(high, semantics)) / 2
        # Patterns alternate between even and odd; the one significand of f8E8M0FNU is odd, and rounds up.
        even = high if low & 1 or semantics.precision == 1 else low
        assert bits_from_float(middle, semantics) == even
        assert bits_from_float(math.nextafter(middle, 0), semantics) == low
        assert bits_from_float(math.nextafter(middle, math.inf), semantics) == high


@given(st.floats(width=64))
def test_doubles_and_python_floats_are_the_same(value: float) -> None:
    bits = bits_from_float(value, F64)
    assert struct.pack("<d", bits_to_float(bits, F64)) == struct.pack("<d", value)


@given(st.floats(width=64, allow_nan=False))
def test_the_general_conversion_agrees_with_the_machine(value: float) -> None:
    double = bits_from_float(value, F64)
    assert convert_bits(double, F64, F32) == bits_from_float(value, F32)
    assert convert_bits(double, F64, F16) == bits_from_float(value, F16)


@pytest.mark.parametrize("wide", [F80, F128], ids=ids)
@given(bits=st.integers(0, 2**64 - 1))
def test_wide_formats_hold_every_double(wide: FloatSemantics, bits: int) -> None:
    if not fs.is_nan(bits, F64):
        assert convert_bits(convert_bits(bits, F64, wide), wide, F64) == bits
        assert bits_to_float(convert_bits(bits, F64, wide), wide) == bits_to_float(bits, F64)


@pytest.mark.parametrize("semantics", [F80, F128], ids=ids)
@pytest.mark.parametrize("bits", [1, (1 << 52) + 1], ids=["smallest", "small"])
def test_values_below_the_doubles(semantics: FloatSemantics, bits: int) -> None:
    assert bits_to_float(bits, semantics) == 0.0


def test_nan_payloads_survive_between_ieee_formats_and_become_quiet() -> None:
    assert convert_bits(0x7FC00001, F32, F64) == 0x7FF8000020000000
    assert convert_bits(0xFF800001, F32, F64) == 0xFFF8000020000000
    assert convert_bits(0x7FF8000020000000, F64, F32) == 0x7FC00001
    assert convert_bits(0x7FC00001, F32, fs.F8E4M3FN) == 0x7F
    assert convert_bits(0x7FC00001, F32, fs.F8E4M3FNUZ) == 0x80
    assert convert_bits(0x7FC00001, F32, fs.F4E2M1FN) == 0


@pytest.mark.parametrize(
    ("bits", "canonical"),
    [
        (0x00010000000000000001, 0x7FFF0000000000000001),  # no leading bit: a NaN
        (0x00008000000000000001, 0x00018000000000000001),  # leading bit, smallest exponent: normal
        (0x3FFF8000000000000000, 0x3FFF8000000000000000),
        (0x7FFF0000000000000000, 0x7FFF0000000000000000),
    ],
)
def test_contradicting_f80_patterns(bits: int, canonical: int) -> None:
    assert fs.canonical_bits(bits, F80) == canonical


@pytest.mark.parametrize("numerator", [1, 2, 3, 10, 10**40])
@pytest.mark.parametrize("denominator", [1, 3, 7, 10**30, 10**60])
def test_ratios_round_once(numerator: int, denominator: int) -> None:
    expected = bits_from_float(numerator / denominator, F64)
    assert fs.round_ratio_to_bits(False, numerator, denominator, F64) == expected
