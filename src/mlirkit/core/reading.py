"""Entry points for reading: `Module.parse`, `Operation.parse`, `Attribute.parse`, `Type.parse`, `verify()`.

IR is verified after reading, as in upstream's bindings, and errors have the bindings' wording:

    Unable to parse module assembly:
    error: "file":1:5: message
     note: "file":1:5: message

The readers themselves, which the commands use, do none of this but verify on request.
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
    """Return the result of `read`; errors name `subject` (e.g. "module assembly")."""
    try:
        with PLAIN_VALUES:
            return read()
    except MLIRError as error:
        kind = VerificationError if isinstance(error, VerificationError) else ParseError
        diagnostics = error.error_diagnostics or [Diagnostic(DiagnosticSeverity.ERROR, error.message)]
        raise _error(kind, f"Unable to parse {subject}", context, diagnostics) from None


def require_valid(operation: Any) -> None:
    """VerificationError if the operation is invalid."""
    # Importing the IR alone should be quick.
    from mlirkit.core.verifier import collect_diagnostics

    diagnostics = collect_diagnostics(operation, True)
    if diagnostics:
        raise VerificationError(diagnostics[0].message, diagnostics)


def verification_error(diagnostics: list[Diagnostic], context: Context) -> MLIRError:
    """The error for invalid IR."""
    return _error(VerificationError, "Verification failed", context, diagnostics)


def failure(summary: str, diagnostics: list[Diagnostic], context: Context) -> MLIRError:
    """The error for another failure, with its diagnostics."""
    return _error(MLIRError, summary, context, diagnostics)


def invalid(subject: str, reason: str) -> MLIRError:
    """The error for an invalid value: `subject` is "type" or "attribute"."""
    diagnostics = [diagnostic_at(default_location(), reason)]
    return _error(MLIRError, f"Invalid {subject}", current_context(), diagnostics)


def uninferable(name: str, location: Location) -> MLIRError:
    """The error for type inference of an operation whose dialect is unknown."""
    reason = (
        f"type inference was requested for the operation {name}, but the operation was not registered; "
        "ensure that the dialect containing the operation is linked into MLIR and registered with the context"
    )
    diagnostics = [diagnostic_at(location, reason)]
    return _error(MLIRError, "Operation creation failed", current_context(), diagnostics)


def _error(kind: type[MLIRError], summary: str, context: Context, diagnostics: list[Diagnostic]) -> MLIRError:
    """The error in upstream's words; its diagnostics go to the context's handlers instead if it is so set."""
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
    """Set the IR location of a diagnostic about text, which lacks one."""
    if diagnostic.location is None:
        file = diagnostic.file
        at = UNKNOWN_LOC if file is None else FileLineColLoc(file, diagnostic.line, diagnostic.column)
        diagnostic.location = at
    for note in diagnostic.notes:
        _place(note)


def _lines(diagnostic: Diagnostic) -> list[str]:
    """The lines of a diagnostic and its notes; locations have no `loc(...)` around them."""
    lines = [_line(diagnostic)]
    lines += [f" {_line(note)}" for note in diagnostic.notes]
    return lines


def _line(diagnostic: Diagnostic) -> str:
    place = str(diagnostic.location).removeprefix("loc(").removesuffix(")")
    message = diagnostic.message.replace("\n", "\n  ")
    return f"{diagnostic.severity.value}: {place}: {message}"
