"""Float values to literals, and back; the reference's own output is in conformance/test_floats."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.builtin.float_format import float_text, float_texts
from mlirkit.builtin.float_parse import (
    ERROR_DECIMAL_INTEGER,
    ERROR_HEX_TOO_WIDE,
    ERROR_NEGATIVE_HEX,
    parse_decimal,
    parse_decimal_exactly,
    parse_integer_literal,
)
from mlirkit.builtin.float_semantics import F64, F80, F128, canonical_bits
from mlirkit.builtin.float_types import FLOAT_TYPES

PRINTED = [
    ("f64", 0x3FF0000000000000, "1.000000e+00"),
    ("f64", 0xBFF0000000000000, "-1.000000e+00"),
    ("f64", 0x8000000000000000, "-0.000000e+00"),
    ("f64", 0x400921FB54442D11, "3.14159265358979"),
    ("f64", 0x7FF0000000000001, "0x7FF0000000000001"),
    ("f64", 0x0000000000000001, "4.940660e-324"),
    ("f32", 0x000116C2, "9.999940e-41"),
    ("f32", 0x40F7AE14, "7.73999977"),
    ("f32", 0x4B800001, "0x4B800001"),  # 16777218 has no decimal point
    ("f32", 0x7F800000, "0x7F800000"),
    ("f80", 0x3FFB_CCCCCCCCCCCCD000, "0.100000000000000005551"),
    ("f128", 0x3FFB_999999999999_A000_0000_0000_0000, "0.100000000000000005551115123125782702"),
    ("f8E4M3FN", 0x7F, "0x7F"),
    ("f8E8M0FNU", 0x00, "5.877470e-39"),
    ("f4E2M1FN", 0xF, "-6.000000e+00"),
]


@pytest.mark.parametrize(("keyword", "bits", "text"), PRINTED)
def test_text(keyword: str, bits: int, text: str) -> None:
    assert float_text(bits, FLOAT_TYPES[keyword].semantics) == text


def read(text: str, keyword: str) -> int:
    semantics = FLOAT_TYPES[keyword].semantics
    if text.startswith("0x"):
        bits, error = parse_integer_literal(text, False, semantics)
        assert error == ""
        return bits
    return parse_decimal_exactly(text, semantics)


@pytest.mark.parametrize("keyword", list(FLOAT_TYPES))
@given(data=st.data())
def test_texts_read_back(keyword: str, data: st.DataObject) -> None:
    semantics = FLOAT_TYPES[keyword].semantics
    bits = data.draw(st.integers(0, semantics.mask))
    text = float_text(bits, semantics)
    assert read(text, keyword) == canonical_bits(bits, semantics)
    assert float_texts([bits, bits], semantics) == [text, text]


DECIMALS = [
    ("f64", "1.0e400", 0x7FF0000000000000),
    ("f64", "-1.0e400", 0xFFF0000000000000),
    ("f64", "1.0e-400", 0),
    ("f32", "-1.0e-400", 0x80000000),
    ("f32", "+1.5", 0x3FC00000),
    ("f32", "1.", 0x3F800000),
    ("f8E4M3FN", "464.0", 0x7E),
    ("f8E4M3FN", "465.0", 0x7F),
    ("f8E4M3FNUZ", "-0.0", 0),
    ("f6E2M3FN", "-1000.0", 0x3F),
    ("f8E8M0FNU", "0.0", 0),
    ("f8E8M0FNU", "3.0", 0x81),
    # A literal is rounded to a double first, even if the type has more bits.
    ("f80", "0.1", 0x3FFB_CCCCCCCCCCCCD000),
]


@pytest.mark.parametrize(("keyword", "text", "bits"), DECIMALS)
def test_decimal_literals(keyword: str, text: str, bits: int) -> None:
    assert parse_decimal(text, FLOAT_TYPES[keyword].semantics) == bits


def test_exact_reading_rounds_once() -> None:
    assert parse_decimal_exactly("0.1", F80) == 0x3FFB_CCCCCCCCCCCCCCCD
    assert parse_decimal_exactly("1.0e99999999999", F128) == 0x7FFF << 112
    assert parse_decimal_exactly("1.0e-99999999999", F128) == 0
    assert parse_decimal_exactly("0." + "0" * 9000 + "1e9001", F80) == parse_decimal_exactly("1.0", F80)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_exact_reading_agrees_with_python(value: float) -> None:
    text = repr(value)
    assert parse_decimal_exactly(text, F64) == parse_decimal(text, F64)


INTEGER_LITERALS = [
    ("f32", "0x7FC00001", False, 0x7FC00001, ""),
    ("f32", "0x0000000001", False, 1, ""),
    ("f32", "0x100000000", False, 0, ERROR_HEX_TOO_WIDE),
    ("f32", "0x" + "F" * 100_000, False, 0, ERROR_HEX_TOO_WIDE),
    ("f6E2M3FN", "0x3F", False, 0x3F, ""),
    ("f6E2M3FN", "0x40", False, 0, ERROR_HEX_TOO_WIDE),
    ("f32", "0x1", True, 0, ERROR_NEGATIVE_HEX),
    ("f32", "1", False, 0, ERROR_DECIMAL_INTEGER),
    ("f32", "1", True, 0, ERROR_DECIMAL_INTEGER),
    ("f80", "0x00010000000000000001", False, 0x7FFF0000000000000001, ""),
]


@pytest.mark.parametrize(("keyword", "text", "negative", "bits", "error"), INTEGER_LITERALS)
def test_integer_literals(keyword: str, text: str, negative: bool, bits: int, error: str) -> None:
    assert parse_integer_literal(text, negative, FLOAT_TYPES[keyword].semantics) == (bits, error)
