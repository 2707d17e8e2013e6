"""Offsets to lines and columns, and back to text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.support.source import SourceBuffer


@pytest.mark.parametrize(
    ("data", "offset", "place"),
    [
        (b"", 0, (1, 1)),
        (b"a\nb", 1, (1, 2)),
        (b"a\nb", 2, (2, 1)),
        (b"a\n", 2, (2, 1)),
        ("é\nx".encode(), 2, (1, 3)),
        (b"\n\n\n", 2, (3, 1)),
    ],
)
def test_line_and_column(data: bytes, offset: int, place: tuple[int, int]) -> None:
    assert SourceBuffer("a", data).line_and_column(offset) == place


def test_a_chunk_counts_on() -> None:
    chunk = SourceBuffer("a", b"x y\nz", first_line=7, first_column=11)
    assert [chunk.line_and_column(at) for at in (0, 2, 4)] == [(7, 11), (7, 13), (8, 1)]
    assert (chunk.line_text(7), chunk.line_text(8), chunk.line_text(6)) == ("x y", "z", None)


@given(st.lists(st.integers(0, 4)), st.lists(st.integers(0, 40)))
def test_the_order_of_questions_does_not_matter(lengths: list[int], offsets: list[int]) -> None:
    data = b"".join([b"x" * length + b"\n" for length in lengths])
    buffer = SourceBuffer("a", data)
    for offset in [min(offset, len(data)) for offset in offsets]:
        line = data.count(b"\n", 0, offset) + 1
        column = offset - (data.rfind(b"\n", 0, offset) + 1) + 1
        assert buffer.line_and_column(offset) == (line, column)


@given(st.binary(max_size=60).map(lambda data: data.replace(b"\r", b"")))
def test_a_place_leads_back(data: bytes) -> None:
    buffer = SourceBuffer("a", data)
    starts = buffer.line_starts()
    for offset in range(len(data) + 1):
        line, column = buffer.line_and_column(offset)
        assert starts[line - 1] + column - 1 == offset
    assert [buffer.line_text(each + 1) for each in range(len(starts))] == [
        each.decode("utf-8", "surrogateescape") for each in data.split(b"\n")
    ]
