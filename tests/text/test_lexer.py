"""Tokens: kinds, extents, and the bytes of string literals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.support.diagnostics import ParseError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import Lexer, string_value, unescape
from mlirkit.text.tokens import (
    ARROW,
    AT_ID,
    BARE_ID,
    CARET_ID,
    ELLIPSIS,
    EOF,
    EXCLAMATION_ID,
    FLOAT,
    HASH_ID,
    INT_TYPE,
    INTEGER,
    KW_DENSE,
    KW_FLOAT_TYPE,
    METADATA_BEGIN,
    METADATA_END,
    MINUS,
    PERCENT_ID,
    STRING,
)


def tokens(data: bytes) -> list[tuple[int, bytes]]:
    lexer = Lexer(SourceBuffer("t", data))
    found = []
    lexer.advance()
    while lexer.kind != EOF:
        found.append((int(lexer.kind), data[lexer.start : lexer.end]))
        lexer.advance()
    return found


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"%a-b.c$_9", [(PERCENT_ID, b"%a-b.c$_9")]),
        (b"%12a", [(PERCENT_ID, b"%12"), (BARE_ID, b"a")]),
        (b"#a!b^c@d", [(HASH_ID, b"#a"), (EXCLAMATION_ID, b"!b"), (CARET_ID, b"^c"), (AT_ID, b"@d")]),
        (b'@"a b"', [(AT_ID, b'@"a b"')]),
        (
            b"i32 si8 ui1 i i32x",
            [(INT_TYPE, b"i32"), (INT_TYPE, b"si8"), (INT_TYPE, b"ui1"), (BARE_ID, b"i"), (BARE_ID, b"i32x")],
        ),
        (b"dense bf16 densee", [(KW_DENSE, b"dense"), (KW_FLOAT_TYPE, b"bf16"), (BARE_ID, b"densee")]),
        (b"0xFg 0xg", [(INTEGER, b"0xF"), (BARE_ID, b"g"), (INTEGER, b"0"), (BARE_ID, b"xg")]),
        (
            b"1.5e+3 1.e5 1e5 1.e",
            [
                (FLOAT, b"1.5e+3"),
                (FLOAT, b"1.e5"),
                (INTEGER, b"1"),
                (BARE_ID, b"e5"),
                (FLOAT, b"1."),
                (BARE_ID, b"e"),
            ],
        ),
        (b"->-...", [(ARROW, b"->"), (MINUS, b"-"), (ELLIPSIS, b"...")]),
        (b"{-# #-}", [(METADATA_BEGIN, b"{-#"), (METADATA_END, b"#-}")]),
        (b'"a\\"b" // "c"\n"d"', [(STRING, b'"a\\"b"'), (STRING, b'"d"')]),
        (b"a\0b", [(BARE_ID, b"a"), (BARE_ID, b"b")]),
        (b"// no end", []),
    ],
)
def test_tokens(data: bytes, expected: list[tuple[int, bytes]]) -> None:
    assert tokens(data) == expected


def escaped(value: bytes) -> bytes:
    """`value` as the inside of a string literal, every byte escaped that may be."""
    return b"".join(b"\\%02X" % byte for byte in value)


@given(st.binary(max_size=30))
def test_escapes_stand_for_their_bytes(value: bytes) -> None:
    assert unescape(escaped(value)) == value
    assert string_value(escaped(value)).encode("utf-8", "surrogateescape") == value


def test_named_escapes() -> None:
    assert unescape(rb"\n\t\"\\\41") == b'\n\t"\\A'


@given(st.binary(max_size=60))
def test_any_bytes_are_tokens_or_an_error(data: bytes) -> None:
    try:
        found = tokens(data)
    except ParseError:
        return
    at = 0
    for _, spelling in found:
        assert spelling
        at = data.index(spelling, at) + len(spelling)
