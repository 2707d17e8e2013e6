"""Evaluating any text gives records or a diagnostic.

tests/fuzz/kinds/td.py has the laws, and mutants of programs.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.kinds.td import KIND, WORDS


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_bytes(data: bytes) -> None:
    KIND.check(data)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_words(words: list[str]) -> None:
    KIND.check(" ".join(words).encode())
