"""Diagnostics as a terminal shows them, and errors that carry them."""

from __future__ import annotations

import pickle

import pytest

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError, ParseError, render
from mlirkit.support.source import SourceBuffer

SOURCES = {"a.mlir": SourceBuffer("a.mlir", "one\n\ttwo\nüber\n".encode())}


def diagnostic(line: int, column: int, span_length: int = 0) -> Diagnostic:
    return Diagnostic(DiagnosticSeverity.ERROR, "bad", "a.mlir", line, column, span_length=span_length)


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (diagnostic(1, 2), "a.mlir:1:2: error: bad\none\n ^"),
        (diagnostic(1, 1, 3), "a.mlir:1:1: error: bad\none\n^~~"),
        (diagnostic(2, 2), "a.mlir:2:2: error: bad\n        two\n        ^"),
        (diagnostic(3, 3), "a.mlir:3:3: error: bad\nüber"),
        (diagnostic(9, 1), "a.mlir:9:1: error: bad"),
        (Diagnostic(DiagnosticSeverity.WARNING, "no place"), "warning: no place"),
        (Diagnostic(DiagnosticSeverity.ERROR, "no line", "b.mlirbc"), "b.mlirbc: error: no line"),
    ],
)
def test_render(made: Diagnostic, text: str) -> None:
    assert render(made, SOURCES) == text


def test_notes_show_their_line_only_where_it_changes() -> None:
    made = diagnostic(1, 2)
    made.attach_note("same place")
    made.attach_note("elsewhere", "a.mlir", 1, 3)
    assert render(made, SOURCES) == (
        "a.mlir:1:2: error: bad\none\n ^\na.mlir:1:2: note: same place\na.mlir:1:3: note: elsewhere\none\n  ^"
    )


def test_errors_survive_pickling() -> None:
    error = pickle.loads(pickle.dumps(ParseError.at(diagnostic(1, 2))))
    assert isinstance(error, MLIRError) and type(error) is ParseError
    assert (error.message, error.error_diagnostics[0].line) == ("a.mlir:1:2: error: bad", 1)
