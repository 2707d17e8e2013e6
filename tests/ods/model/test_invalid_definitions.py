"""Definitions that break a rule are refused when they are read."""

from __future__ import annotations

import pytest

from mlirkit import tablegen
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import ParseError
from tests.ods.model.invalid_definitions import HEAD, OPERATORS, OWN, VALUES


def complaint(definition: str) -> str:
    """The error of reading a definition."""
    records = tablegen.load("case.td", source=HEAD + definition, include_dirs=[shipped_folder()])
    with pytest.raises(ParseError) as raised:
        read_definitions(records)
    return raised.value.error_diagnostics[0].message


@pytest.mark.parametrize(
    ("definition", "message"), (OPERATORS | VALUES | OWN).items(), ids=range(len(OPERATORS | VALUES | OWN))
)
def test_message(definition: str, message: str) -> None:
    assert complaint(definition) == message
