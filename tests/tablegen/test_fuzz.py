"""Any text is records or a diagnostic, and never anything else; above all programs broken at random."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit import tablegen
from mlirkit.tablegen.dump_json import dump_json
from mlirkit.tablegen.lexer import KEYWORDS, OPERATORS
from mlirkit.tablegen.print_records import print_records
from tests.tablegen import language

_PUNCTUATION = [*list('{}[]()<>:;,.=?#-+$"/*!\n '), "...", "[{", "}]", "/*", "*/", "//", "0b1", "0x"]
_WORDS = [
    *sorted(KEYWORDS),
    *["!" + one for one in sorted(OPERATORS)],
    *_PUNCTUATION,
    *["A", "x", "1", "-1", '"s"', "NAME"],
]


def check(source: bytes) -> None:
    try:
        records = tablegen.load(source=source, vfs={"x.td": "def included;"})
    except tablegen.TableGenError as error:
        assert error.error_diagnostics
        error.render()
        return
    print_records(records)
    dump_json(records)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_bytes(data: bytes) -> None:
    check(data)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(_WORDS), max_size=40))
def test_words(words: list[str]) -> None:
    check(" ".join(words).encode())


@pytest.mark.parametrize("seed", range(4))
def test_broken_programs(seed: int) -> None:
    random_ = random.Random(seed)
    sources = [program for program, _ in language.programs()] + [source for source, _ in language.errors()]
    for _ in range(250):
        tokens = random_.choice(sources).replace(";", " ; ").split(" ")
        for _ in range(random_.randint(1, 4)):
            at = random_.randrange(len(tokens))
            what = random_.randrange(4)
            if what == 0:
                del tokens[at]
            elif what == 1:
                tokens[at] = random_.choice(_WORDS)
            elif what == 2:
                other = random_.choice(sources).split(" ")
                start = random_.randrange(len(other))
                tokens[at:at] = other[start : start + random_.randint(1, 5)]
            else:
                del tokens[at:]
            if not tokens:
                break
        check(" ".join(tokens).encode())
