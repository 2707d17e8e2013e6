"""Pieces of documents: summaries, descriptions, indentation."""

from __future__ import annotations

import pytest

from mlirkit.ods.emit.markdown import description, reindented, summary, table


@pytest.mark.parametrize(
    ("text", "written"),
    [("", ""), ("a word", "\n_A word_\n"), ("  x \n", "\n_X_\n"), ("`op`", "\n_`op`_\n"), ("\u00e9", "\n_\u00e9_\n")],
)
def test_summary(text: str, written: str) -> None:
    assert summary(text) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", ""),
        ("one line", "\none line\n"),
        ("\n    a\n      b\n  ", "\na\n  b\n"),
        ("\n    a\n\n  b", "\n  a\n\nb\n"),
        # White space alone makes an empty paragraph.
        ("\n   ", "\n"),
        ("   ", "\n\n"),
    ],
)
def test_description(text: str, written: str) -> None:
    assert description(text) == written


@pytest.mark.parametrize(
    ("text", "prefix", "written"),
    [
        ("  a\n    \n  b\n", "", "a\n\nb\n"),
        ("  a\n    \n  b\n", "> ", "> a\n>   \n> b\n"),
        ("\ta\n\tb", "", "a\nb"),
        ("\r\n  a\r\n", "", "a\r\n"),
    ],
)
def test_reindented(text: str, prefix: str, written: str) -> None:
    assert reindented(text, prefix) == written


def test_table() -> None:
    assert table(("A", ":-:"), ("B", "---")) == "| A | B |\n| :-: | --- |\n"
