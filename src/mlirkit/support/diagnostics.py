"""Diagnostics: errors, warnings and remarks with their places and notes.

    MLIRError
      ParseError          text, definitions or bytecode that cannot be read
      VerificationError   IR that was read or built, but breaks a rule

A diagnostic is data; `render` alone turns it into the text a terminal shows, in the shape LLVM's tools
use:  `Included from file:line:` for each include that leads to the file, `file:line:col: error: message`,
the source line, a caret, then the notes in the same shape.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.support.source import SourceBuffer


class DiagnosticSeverity(Enum):
    """The severity of a diagnostic; the value is the word printed before the message."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    REMARK = "remark"


# Legible on light and on dark.
_COLORS: Final = {"error": "#d1383d", "warning": "#a8741a", "note": "#3b82d6", "remark": "#23905f"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Diagnostic:
    """One message with its place and notes.

    `file`, `line` and `column` are the place in text (None or 0 if unknown); `included_from` has `file:line`
    of the `include`s through which the file was reached, outermost first; `location` is the IR location of
    the message, if it belongs to an operation.
    """

    __slots__ = (
        "column",
        "file",
        "included_from",
        "line",
        "location",
        "message",
        "note_list",
        "severity",
        "span_length",
    )

    def __init__(
        self,
        severity: DiagnosticSeverity,
        message: str,
        file: str | None = None,
        line: int = 0,
        column: int = 0,
        location: Any = None,
        span_length: int = 0,
    ) -> None:
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.location = location
        # The number of bytes to underline with tildes beside the caret; LLVM underlines ranges, MLIR only
        # points.
        self.span_length = span_length
        self.included_from: tuple[str, ...] = ()
        self.note_list: list[Diagnostic] = []

    @property
    def notes(self) -> tuple[Diagnostic, ...]:
        """The messages of the notes, in order."""
        return tuple(self.note_list)

    def attach_note(
        self, message: str, file: str | None = None, line: int = 0, column: int = 0, location: Any = None
    ) -> Diagnostic:
        """Add a note and return it; a note without a place takes this diagnostic's."""
        if file is None and location is None:
            file, line, column, location = self.file, self.line, self.column, self.location
        note = Diagnostic(DiagnosticSeverity.NOTE, message, file, line, column, location)
        self.note_list.append(note)
        return note

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return f"<Diagnostic {self.headline()}>"

    def _repr_html_(self) -> str:
        """The form for notebooks: the text of `render`, without source lines, with colored severities."""
        # Only notebooks need this module, which they have already imported.
        from html import escape

        shown: list[str] = []
        pending = [self]
        while pending:
            diagnostic = pending.pop()
            pending.extend(reversed(diagnostic.notes))
            shown += [escape(line) for line in include_lines(diagnostic)]
            place, severity = diagnostic._place(), diagnostic.severity.value
            style = f"color:{_COLORS[severity]};font-weight:600"
            message = escape(diagnostic.message)
            shown.append(f'{escape(place)}<span style="{style}">{severity}:</span> {message}')
        return f"<pre>{chr(10).join(shown)}</pre>"

    def headline(self) -> str:
        """The first line as on a terminal: place, severity, message."""
        return f"{self._place()}{self.severity.value}: {self.message}"

    def _place(self) -> str:
        """The text before the severity: the place, if known."""
        if self.file is not None:
            return f"{self.file}:{self.line}:{self.column}: " if self.line else f"{self.file}: "
        return "" if self.location is None else f"{self.location}: "


@mypyc_attr(allow_interpreted_subclasses=True)
class MLIRError(Exception):
    """The one exception of this project: bad input, invalid IR, or an operation that cannot be done.

    `message` describes the failure; the text of the exception may be longer.
    """

    def __init__(self, message: str, error_diagnostics: list[Diagnostic] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.error_diagnostics: list[Diagnostic] = error_diagnostics or []

    @classmethod
    def at(cls, diagnostic: Diagnostic) -> MLIRError:
        """An error that carries `diagnostic`, with its headline as the exception text."""
        return cls(diagnostic.headline(), [diagnostic])

    def __reduce__(self) -> Any:
        return (_unpickle, (type(self), str(self), self.message, self.error_diagnostics))


def _unpickle(kind: type[MLIRError], text: str, message: str, diagnostics: list[Diagnostic]) -> MLIRError:
    error = kind(text, diagnostics)
    error.message = message
    return error


@mypyc_attr(allow_interpreted_subclasses=True)
class ParseError(MLIRError):
    """Raised by readers of text, definitions and bytecode."""


# Exceptions of shipped code that reads an operation of an unexpected shape.
UNSUITABLE: Final = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


@mypyc_attr(allow_interpreted_subclasses=True)
class LexError(ParseError):
    """Raised where the text has no valid next token; MLIR then reports no further error."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VerificationError(MLIRError):
    """Raised by `verify()`, with one diagnostic per broken rule that was found."""


def with_outer_error(inner: ParseError, outer: Exception) -> ParseError:
    """The inner error, followed by the error that MLIR reports after it, if there is one."""
    if isinstance(outer, ParseError) and not isinstance(inner, LexError):
        inner.error_diagnostics.extend(outer.error_diagnostics)
    return inner


def render(diagnostic: Diagnostic, sources: Mapping[str, SourceBuffer] | None = None) -> str:
    """The diagnostic as on a terminal, with source line and caret if `sources` has the file.

    A note at the place of the preceding diagnostic does not show the source line again.
    """
    lines = _render_alone(diagnostic, sources)
    place = (diagnostic.file, diagnostic.line, diagnostic.column)
    for note in diagnostic.notes:
        previous = place
        place = (note.file, note.line, note.column)
        lines.extend([note.headline()] if place == previous else _render_alone(note, sources))
    return "\n".join(lines)


def _render_alone(diagnostic: Diagnostic, sources: Mapping[str, SourceBuffer] | None) -> list[str]:
    """The lines of a diagnostic without its notes."""
    lines = [*include_lines(diagnostic), diagnostic.headline()]
    if diagnostic.file is not None and diagnostic.line and sources is not None:
        buffer = sources.get(diagnostic.file)
        if buffer is not None:
            lines += caret_lines(buffer, diagnostic.line, diagnostic.column, diagnostic.span_length)
    return lines


def include_lines(diagnostic: Diagnostic) -> list[str]:
    """The lines above a diagnostic in an included file, with the chain of includes."""
    return [f"Included from {place}:" for place in diagnostic.included_from]


def caret_lines(buffer: SourceBuffer, line: int, column: int, span_length: int = 0) -> list[str]:
    """The source line and a caret under it, as LLVM shows them; empty if the place does not exist.

    A line with characters beyond ASCII has no caret.
    """
    text = buffer.line_text(line)
    if text is None or column > len(text.encode("utf-8", "surrogateescape")) + 1:
        return []
    if not text.isascii():
        return [_expand_tabs(text)]
    return [_expand_tabs(text), _caret_line(text, column, span_length)]


def _expand_tabs(text: str) -> str:
    # LLVM's source manager shows tab stops of eight columns, a byte a column.
    if text.isascii():
        return text.expandtabs(8)
    return text.encode("utf-8", "surrogateescape").expandtabs(8).decode("utf-8", "surrogateescape")


def _caret_line(text: str, column: int, span_length: int) -> str:
    at = max(column - 1, 0)
    indent = len(_expand_tabs(text[:at]))
    # The caret under a tab is as wide as the tab.
    width = len(_expand_tabs(text[: at + 1])) - indent if text[at : at + 1] == "\t" else 1
    return " " * indent + "^" * width + "~" * max(span_length - 1, 0)
