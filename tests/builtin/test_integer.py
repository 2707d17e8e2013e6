"""Integer literals of any width."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.builtin.integer import decimal_text, int_of_digits, parse_integer_literal, signed_value

# text, negative, width, signed or index, pattern (-1: does not fit)
LITERALS = [
    ("255", False, 8, False, 255),
    ("256", False, 8, False, -1),
    ("127", False, 8, True, 127),
    ("128", False, 8, True, -1),
    ("128", True, 8, False, 128),
    ("129", True, 8, False, -1),
    ("1", True, 8, True, 255),
    ("0", True, 8, False, -1),
    ("0", False, 0, False, 0),
    ("0", True, 0, False, -1),
    ("1", False, 0, False, -1),
    ("0xFF", False, 8, False, 255),
    ("0x0000FF", False, 8, False, 255),
    ("0x1FF", False, 8, False, -1),
    ("0x80", True, 8, False, 0x80),
    ("00000000000000000000255", False, 8, False, 255),
    ("1" + "0" * 100_000, False, 64, False, -1),
    ("170141183460469231731687303715884105728", True, 128, False, 1 << 127),
]


@pytest.mark.parametrize(("text", "negative", "width", "signed", "pattern"), LITERALS)
def test_literals(text: str, negative: bool, width: int, signed: bool, pattern: int) -> None:
    assert parse_integer_literal(text, negative, width, signed) == pattern


@given(st.integers(1, 300), st.data())
def test_signed_values_read_back(width: int, data: st.DataObject) -> None:
    pattern = data.draw(st.integers(0, (1 << width) - 1))
    value = signed_value(pattern, width)
    assert -(1 << width) // 2 <= value < (1 << width) // 2 + (width == 0)
    assert parse_integer_literal(str(abs(value)), value < 0, width, True) == pattern


@pytest.mark.parametrize("bits", [10, 13_000, 100_000])
def test_numbers_of_any_size_have_decimal_text(bits: int) -> None:
    value = (1 << bits) + 10 ** (bits // 4)
    for number in (value, -value, value - 1):
        text = decimal_text(number)
        assert int_of_digits(text.lstrip("-")) == abs(number)
        assert text.startswith("-") == (number < 0)
