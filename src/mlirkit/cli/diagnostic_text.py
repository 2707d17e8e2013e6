"""Diagnostics about IR as mlir-opt shows them.

    file:line:col: error: message        with the source line and a caret, where the file can be found
    <unknown>:0: error: loc(...): message
    ...: note: called from               for each caller of a call site, up to ten

In addition to support/diagnostics.render, this shows IR locations.  A note with the location of the message
before it does not show the source line again.
"""

from __future__ import annotations

from mlirkit.cli.sources import Sources
from mlirkit.core.location import CallSiteLoc, FusedLoc, Location, NameLoc, UnknownLoc, file_line_col
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError, caret_lines, include_lines

_MOST_CALLERS = 10


def diagnostic_text(diagnostic: Diagnostic, sources: Sources) -> str:
    """A diagnostic with its notes, each line ended."""
    lines = lone_text(diagnostic, sources)
    last: object = _place(diagnostic)
    location = diagnostic.location
    if isinstance(location, Location):
        site = _call_site(location)
        count = 0
        while site is not None and count < _MOST_CALLERS:
            note = Diagnostic(DiagnosticSeverity.NOTE, "called from", location=site.caller)
            lines += lone_text(note, sources)
            last = _place(note)
            site = _call_site(site.caller)
            count += 1
    for note in diagnostic.notes:
        place = _place(note)
        lines += lone_text(note, sources, place != last)
        last = place
    return "\n".join(lines) + "\n"


def lone_text(diagnostic: Diagnostic, sources: Sources, show_source: bool = True) -> list[str]:
    """The lines of one diagnostic, without notes."""
    severity = diagnostic.severity.value
    file, line, column = position(diagnostic)
    if file is None:
        location = diagnostic.location
        has_place = isinstance(location, Location) and not isinstance(location, UnknownLoc)
        where = f"{location}: " if has_place else ""
        return [f"<unknown>:0: {severity}: {where}{diagnostic.message}"]
    # Without a line and a location, a file is the whole place, as that of bytecode is.
    is_file = diagnostic.file is not None and not line and diagnostic.location is None
    place = file if is_file else f"{file}:{line}:{column}"
    lines = [*include_lines(diagnostic), f"{place}: {severity}: {diagnostic.message}"]
    if show_source and line and column:
        buffer = sources.get(file)
        if buffer is not None:
            lines += caret_lines(buffer, line, column, diagnostic.span_length)
    return lines


def position(diagnostic: Diagnostic) -> tuple[str | None, int, int]:
    """File, line and column; no file where neither the diagnostic nor its location names one."""
    if diagnostic.file is not None:
        return diagnostic.file, diagnostic.line, diagnostic.column
    if isinstance(diagnostic.location, Location):
        result = file_line_col(diagnostic.location)
        if result is not None:
            return result
    return None, 0, 0


def is_about_a_format(error: MLIRError) -> bool:
    """Whether the assembly format of a definition is to blame, not the input."""
    from mlirkit.ods.assembly_format.errors import FormatError

    return isinstance(error, FormatError)


def _place(diagnostic: Diagnostic) -> object:
    if isinstance(diagnostic.location, Location):
        return diagnostic.location
    return (diagnostic.file, diagnostic.line, diagnostic.column)


def _call_site(location: Location) -> CallSiteLoc | None:
    """The call site that a location is, behind names and in fusions."""
    pending = [location]
    while pending:
        nested = pending.pop()
        if isinstance(nested, CallSiteLoc):
            return nested
        if isinstance(nested, NameLoc):
            pending.append(nested.child_loc)
        elif isinstance(nested, FusedLoc):
            pending.extend(reversed(nested.parts))
    return None
