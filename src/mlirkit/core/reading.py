"""Entry points for reading: `Module.parse`, `Operation.parse`, `Attribute.parse`, `Type.parse`, `verify()`.

What is read is verified, as in upstream's bindings, and errors have their wording:

    Unable to parse module assembly:
    error: "file":1:5: message
     note: "file":1:5: message

The readers themselves, which the commands use, know of this only that reading may include verifying.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.context import Context, current_context
from mlirkit.core.location import UNKNOWN_LOC, FileLineColLoc, Location, default_location, diagnostic_at
from mlirkit.support.diagnostics import (
    Diagnostic,
    DiagnosticSeverity,
    MLIRError,
    ParseError,
    VerificationError,
)


def reading(read: Callable[[], Any], subject: str, context: Context) -> Any:
    """What `read` gives; an error says that it is `what` (e.g. "module assembly") that cannot be read."""
    try:
        with PLAIN_VALUES:
            return read()
    except MLIRError as error:
        kind = VerificationError if isinstance(error, VerificationError) else ParseError
        diagnostics = error.error_diagnostics or [Diagnostic(DiagnosticSeverity.ERROR, error.message)]
        raise _told(kind, f"Unable to parse {subject}", context, diagnostics) from None


def require_valid(operation: Any) -> None:
    """VerificationError if the operation is invalid."""
    # Importing the IR alone should be quick.
    from mlirkit.core.verifier import collect_diagnostics

    diagnostics = collect_diagnostics(operation, True)
    if diagnostics:
        raise VerificationError(diagnostics[0].message, diagnostics)


def verification_error(diagnostics: list[Diagnostic], context: Context) -> MLIRError:
    """The error of IR that breaks rules."""
    return _told(VerificationError, "Verification failed", context, diagnostics)


def failure(summary: str, diagnostics: list[Diagnostic], context: Context) -> MLIRError:
    """The error of something else that went wrong, with the diagnostics about it."""
    return _told(MLIRError, summary, context, diagnostics)


def invalid(subject: str, reason: str) -> MLIRError:
    """The error of a value that cannot be: `what` is "type" or "attribute"."""
    diagnostics = [diagnostic_at(default_location(), reason)]
    return _told(MLIRError, f"Invalid {subject}", current_context(), diagnostics)


def uninferable(name: str, location: Location) -> MLIRError:
    """The error of an operation whose types are to be inferred while its dialect is unknown."""
    reason = (
        f"type inference was requested for the operation {name}, but the operation was not registered; "
        "ensure that the dialect containing the operation is linked into MLIR and registered with the context"
    )
    return _told(MLIRError, "Operation creation failed", current_context(), [diagnostic_at(location, reason)])


def _told(kind: type[MLIRError], summary: str, context: Context, diagnostics: list[Diagnostic]) -> MLIRError:
    """The error in upstream's words.  Where the context says so, its handlers get the diagnostics instead."""
    for diagnostic in diagnostics:
        _place(diagnostic)
    if context.emit_error_diagnostics:
        for diagnostic in diagnostics:
            context.emit(diagnostic)
        return kind(summary)
    lines = [line for diagnostic in diagnostics for line in _lines(diagnostic)]
    error = kind("\n".join([f"{summary}:", *lines]) if lines else summary, diagnostics)
    error.message = summary
    return error


def _place(diagnostic: Diagnostic) -> None:
    """Give a diagnostic about text the IR location that it lacks."""
    if diagnostic.location is None:
        file = diagnostic.file
        at = UNKNOWN_LOC if file is None else FileLineColLoc(file, diagnostic.line, diagnostic.column)
        diagnostic.location = at
    for note in diagnostic.notes:
        _place(note)


def _lines(diagnostic: Diagnostic) -> list[str]:
    """The diagnostic and its notes; places stand without `loc(...)` around them."""
    lines = [_line(diagnostic)]
    lines += [f" {_line(note)}" for note in diagnostic.notes]
    return lines


def _line(diagnostic: Diagnostic) -> str:
    place = str(diagnostic.location).removeprefix("loc(").removesuffix(")")
    message = diagnostic.message.replace("\n", "\n  ")
    return f"{diagnostic.severity.value}: {place}: {message}"
