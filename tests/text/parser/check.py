"""Common parts of the parser's tests: a context of only the builtin dialect, and one check for errors."""

from __future__ import annotations

import pytest

from mlirkit.builtin.ops import load_builtin
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser import parse_source


def context() -> Context:
    """Unregistered dialects allowed, none but builtin known."""
    made = Context(allow_unregistered_dialects=True, load_shipped=False)
    made.register_dialect("builtin", load_builtin)
    return made


def parse(text: str | bytes, given: Context | None = None) -> Operation:
    """The module that `text` is or is wrapped in."""
    data = text.encode() if isinstance(text, str) else text
    return parse_source(data, "t", given or context(), True)


def headlines(text: str | bytes, given: Context | None = None) -> list[str]:
    """The errors and notes that `text` ends in."""
    with pytest.raises(ParseError) as caught:
        parse(text, given)
    lines = []
    for diagnostic in caught.value.error_diagnostics:
        lines.append(diagnostic.headline())
        lines.extend(note.headline() for note in diagnostic.notes)
    return lines
