"""Errors in formats: the message, the location in the format text, the definition.

mlir-tblgen prints them as

    error: operand #1, named 'y', not found
        $x attr-dict
        ^
    file.td:3:5: note: in custom assembly format for this operation
    note: suggest adding a '$y' directive to the custom assembly format
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError, render
from mlirkit.support.source import SourceBuffer

if TYPE_CHECKING:
    from mlirkit.tablegen import Record, Records

IN_DEFINITION = "in custom assembly format for this operation"


class FormatError(ParseError):
    """A format that violates the rules; `offset` is a byte offset into `format_text`."""

    def __init__(
        self,
        message: str,
        format_text: str,
        offset: int,
        definition_place: tuple[str, int, int] = ("", 0, 0),
        suggestion: str | None = None,
    ) -> None:
        line, column = SourceBuffer("", format_text.encode()).line_and_column(offset)
        diagnostic = Diagnostic(DiagnosticSeverity.ERROR, message, None, line, column)
        definition_file, *definition_position = definition_place
        diagnostic.note_list.append(
            Diagnostic(DiagnosticSeverity.NOTE, IN_DEFINITION, definition_file or None, *definition_position)
        )
        if suggestion is not None:
            diagnostic.note_list.append(Diagnostic(DiagnosticSeverity.NOTE, suggestion, None, line, column))
        super().__init__(message, [diagnostic])
        self.format_text = format_text
        self.offset = offset
        self.definition_place = definition_place
        self.suggestion = suggestion
        # A consequent error, for example in the enclosing directive, or the unexpected token after a lexical
        # error.
        self.following: FormatError | None = None
        self.definition_source: SourceBuffer | None = None

    def followed_by(self, error: FormatError) -> FormatError:
        """Append a consequent error to the errors that follow this one; return this error."""
        if error is not self:
            last = self
            while last.following is not None:
                last = last.following
            last.following = error
        return self

    def placed(self, records: Records, record: Record) -> FormatError:
        """The error with the source of its definition: the line, and the includes of its file."""
        location = record.locations[0]
        self.error_diagnostics[0].note_list[0] = records.diagnostic(
            DiagnosticSeverity.NOTE, IN_DEFINITION, location
        )
        self.definition_source = records.buffer(location)
        if self.following is not None:
            self.following.placed(records, record)
        return self

    def __str__(self) -> str:
        return render_format_error(self)

    def __reduce__(self) -> tuple[type, tuple[str, str, int, tuple[str, int, int], str | None]]:
        return (
            FormatError,
            (self.message, self.format_text, self.offset, self.definition_place, self.suggestion),
        )


def render_format_error(error: FormatError) -> str:
    """The error as mlir-tblgen prints it; with the line of the definition if `placed` was called."""
    diagnostic = error.error_diagnostics[0]
    # The format is a text without a file name.
    unnamed = ""
    shown: dict[str, SourceBuffer] = {unnamed: SourceBuffer(unnamed, error.format_text.encode())}
    source = error.definition_source
    sources = {} if source is None else {source.name: source}
    lines: list[str] = []
    for message in (diagnostic, *diagnostic.notes):
        if message.file is not None:
            lines.append(render(message, sources))
            continue
        place = Diagnostic(message.severity, message.message, unnamed, message.line, message.column)
        rendered = render(place, shown).split("\n")
        lines.append(message.headline())
        if message.line:
            lines.extend(rendered[1:])
    if error.following is not None:
        lines.append(render_format_error(error.following))
    return "\n".join(lines)
