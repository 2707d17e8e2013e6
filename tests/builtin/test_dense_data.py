"""Blocks of raw data: packing, splats, single elements; the texts are in conformance/test_dense_data."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense_data import (
    ElementFormat,
    canonical_data,
    data_size,
    element_at,
    element_bytes,
    element_format,
    element_texts,
    hex_literal,
    is_valid_data,
    pack,
    pack_splat,
    parse_hex_literal,
    pattern_at,
    unpack,
)
from mlirkit.builtin.float_types import BF16, F32, F80, FLOAT_TYPES, TF32
from mlirkit.builtin.types import INDEX, ComplexType, IntegerType
from mlirkit.core.attribute import Type

I1, I3, I8, I12, I32, I128 = (IntegerType.get_signless(width) for width in (1, 3, 8, 12, 32, 128))
U3 = IntegerType.get_unsigned(3)
TYPES: list[Type] = [I1, I3, U3, I8, I12, I32, I128, INDEX, TF32, F80, *FLOAT_TYPES.values()]
TYPES += [ComplexType(type) for type in TYPES if type not in (INDEX, I1)]


def format_of(type: Type) -> ElementFormat:
    format = element_format(type)
    assert format is not None
    return format


BLOCKS = [
    (I1, [1, 0, 1], "05"),
    (I1, [1, 0, 1, 1, 0, 1, 0, 0, 1], "2D01"),
    (I8, [1, 0xFE, 3], "01FE03"),
    (I12, [1, 2, 0xFFF], "01000200FF0F"),
    (I32, [1, 0xFFFFFFFF], "01000000FFFFFFFF"),
    (INDEX, [5], "0500000000000000"),
    (F32, [0x3F800000], "0000803F"),
    (BF16, [0x3F80, 0x4000], "803F0040"),
    (TF32, [0x1FC00], "00FC01"),
    (F80, [0x3FFF8000000000000000], "0000000000000080FF3F"),
    (ComplexType(I8), [1, 2, 3, 4], "01020304"),
    (ComplexType(I1), [1, 0, 1, 1], "01000101"),
]


@pytest.mark.parametrize(("type", "patterns", "text"), BLOCKS)
def test_layout(type: Type, patterns: list[int], text: str) -> None:
    format = format_of(type)
    raw = pack(format, patterns)
    count = len(patterns) // format.parts
    assert hex_literal(raw) == "0x" + text
    assert parse_hex_literal("0x" + text) == raw
    assert len(raw) == data_size(format, count)
    assert is_valid_data(format, count, raw)


@pytest.mark.parametrize("type", TYPES)
@given(data=st.data())
def test_packing_is_undone_by_unpacking(type: Type, data: st.DataObject) -> None:
    format = format_of(type)
    count = data.draw(st.integers(1, 20))
    numbers = st.integers(0, (1 << format.width) - 1)
    patterns = data.draw(st.lists(numbers, min_size=count * format.parts, max_size=count * format.parts))
    raw = pack(format, patterns)
    assert unpack(format, raw, count) == patterns
    assert unpack(format, memoryview(b"?" + raw)[1:], count) == patterns
    assert [
        pattern_at(format, raw, i // format.parts, i % format.parts) for i in range(len(patterns))
    ] == patterns
    kept, splat = canonical_data(format, count, raw)
    elements = {tuple(patterns[at : at + format.parts]) for at in range(0, len(patterns), format.parts)}
    assert splat == (len(elements) == 1)
    assert kept == (pack_splat(format, patterns[: format.parts]) if splat else raw)
    assert len(element_texts(format, raw, count)) == count


# type, count, block, kept (None: not a valid block), splat
SPLATS = [
    (I1, 3, "01", "01", False),
    (I1, 3, "FF", "FF", True),
    (I1, 3, "07", "FF", True),
    (I1, 3, "00", "00", True),
    (I1, 9, "FF01", "FF", True),
    (I1, 9, "FFFF", "FFFF", False),
    (I1, 9, "0000", "00", True),
    (I1, 9, "FF", "FF", True),
    (I1, 9, "01", None, False),
    (I1, 1, "01", "FF", True),
    (I8, 3, "05", "05", True),
    (I8, 3, "050505", "05", True),
    (I8, 3, "050506", "050506", False),
    (I8, 3, "0505", None, False),
    (I8, 0, "", "", False),
    (ComplexType(I8), 2, "01020102", "0102", True),
]


@pytest.mark.parametrize(("type", "count", "block", "kept", "splat"), SPLATS)
def test_splats(type: Type, count: int, block: str, kept: str | None, splat: bool) -> None:
    format = format_of(type)
    raw = bytes.fromhex(block)
    assert is_valid_data(format, count, raw) == (kept is not None)
    if kept is not None:
        assert canonical_data(format, count, memoryview(raw)) == (bytes.fromhex(kept), splat)


def test_a_large_block_is_a_splat_only_to_its_end() -> None:
    format = format_of(I32)
    raw = b"\1\2\3\4" * 100_000
    assert canonical_data(format, 100_000, raw) == (b"\1\2\3\4", True)
    broken = raw[:300_000] + b"\0" + raw[300_001:]
    assert canonical_data(format, 100_000, broken) == (broken, False)


@pytest.mark.parametrize("text", ["", "0", "00", "0x0", "0x0g", "0x 0", "0xé0", "x00"])
def test_bad_hex(text: str) -> None:
    assert parse_hex_literal(text) is None


def test_elements_as_attributes() -> None:
    assert element_at(I8, b"\x01\xff", 1) == IntegerAttr.get(I8, -1)
    assert element_at(I1, b"\x02", 1) == IntegerAttr.get(I1, 1)
    assert element_at(F32, b"\0\0\x80\x3f", 0) == FloatAttr.get(F32, 1.0)
    pair = ArrayAttr([IntegerAttr.get(I8, 1), IntegerAttr.get(I8, 2)])
    assert element_at(ComplexType(I8), b"\x00\x00\x01\x02", 1) == pair
    assert element_bytes(pair) == b"\x01\x02"
    assert element_bytes(IntegerAttr.get(I1, 1)) == b"\xff"
    assert element_bytes(FloatAttr.get(BF16, 1.0)) == b"\x80\x3f"


def test_types_without_raw_data() -> None:
    assert element_format(ComplexType(element_type=ComplexType(F32))) is None
