"""The tables of accepted and rejected sources; conformance/test_tablegen.py proves them against the tool."""

from __future__ import annotations

import pytest

from mlirkit import tablegen
from mlirkit.tablegen.print_records import print_records
from tests.tablegen import language


@pytest.mark.parametrize(("source", "error"), language.errors())
def test_rejected(source: str, error: str) -> None:
    with pytest.raises(tablegen.TableGenError) as caught:
        tablegen.load("t.td", source=source)
    assert str(caught.value).removeprefix("t.td:") == error
    first = next(one for one in caught.value.error_diagnostics if one.severity.value == "error")
    assert first.headline().rstrip("\n") == str(caught.value)


@pytest.mark.parametrize(("program", "printed"), language.programs())
def test_accepted(program: str, printed: str) -> None:
    assert print_records(tablegen.load("t.td", source=program)) == printed


@pytest.mark.parametrize(("program", "printed"), language.programs())
def test_layout_does_not_matter(program: str, printed: str) -> None:
    """The same tokens through an include, and with an include between every two statements."""
    if "#ifdef" in program:
        return
    included = tablegen.load("root.td", source='include "t.td"\n', vfs={"t.td": program})
    assert print_records(included) == printed
    middle = program.replace("; def ", '; include "empty.td"\n def ')
    assert print_records(tablegen.load("t.td", source=middle, vfs={"empty.td": "// nothing"})) == printed
