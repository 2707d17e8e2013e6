"""The custom syntax of all shipped dialects, read without definitions: text and structure as read exactly.

Each chunk of `custom_texts` is read with its definitions and printed; the text is read once more with all
definitions hidden.  This second reading prints the same tokens, and all operations have the same name,
operands, results, regions, blocks, arguments, successors and symbols, except for those that the text does not
show.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.recovered_structure import Comparison, hiding_context, tokens, valid_chunks

FILES = sorted((Path(__file__).parent / "custom_texts").glob("*.mlir"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_hidden_definitions(path: Path) -> None:
    exact_context, hiding = Context(allow_unregistered_dialects=True), hiding_context()
    count = 0
    for chunk in valid_chunks(path):
        try:
            exact = parse_source(chunk, "chunk", exact_context, True)
        except MLIRError:
            # An invalid chunk, which upstream refuses as well.
            continue
        text = exact.get_asm(assume_verified=True)
        tolerant = parse_source(text.encode(), "chunk", hiding, True, tolerant=True)
        assert tokens(tolerant.get_asm(assume_verified=True)) == tokens(text)
        comparison = Comparison(exact, tolerant)
        assert not comparison.problems, text
        count += len(comparison.pairs)
    assert count
