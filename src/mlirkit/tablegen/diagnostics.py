"""The diagnostics of a TableGen run, in the order and the words of llvm-tblgen.

    Included from root.td:3:
    included.td:7:14: error: Couldn't find class 'Foo'
    def x : Foo;
            ^

Most errors stop the run; some are only counted, so that several failed assertions are all reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.support.diagnostics import render as render_plain
from mlirkit.support.source import SourceBuffer
from mlirkit.tablegen.limits import MAX_WORK

if TYPE_CHECKING:
    from mlirkit.tablegen.sources import Sources


_STRAY = "NUL character is invalid in source; treated as space"


class TableGenError(ParseError):
    """Invalid source: `str(error)` is the first error, `render()` the whole text for a terminal.

    `went_on` is true if the source was evaluated to its end in spite of the errors.
    """

    def __init__(
        self,
        message: str,
        diagnostics: list[Diagnostic],
        sources: Sources | None = None,
        went_on: bool = False,
    ) -> None:
        super().__init__(message, diagnostics)
        self.sources = sources
        self.went_on = went_on

    def render(self) -> str:
        """All diagnostics as llvm-tblgen prints them, source lines included."""
        buffers = [] if self.sources is None else self.sources.buffers()
        return "\n".join([render(diagnostic, buffers) for diagnostic in self.error_diagnostics])

    def __reduce__(self) -> Any:
        return (TableGenError, (self.message, self.error_diagnostics, None, self.went_on))


def render(diagnostic: Diagnostic, buffers: Sequence[SourceBuffer] = ()) -> str:
    """The diagnostic as llvm-tblgen prints it, with the source line where `buffers` has it."""
    return render_plain(diagnostic, {buffer.name: buffer for buffer in buffers})


class DiagnosticLog:
    """Collects diagnostics; `error_count` of them are errors."""

    __slots__ = (
        "_sources",
        "_work",
        "diagnostics",
        "error_count",
        "error_location",
        "is_fatal",
        "is_reached_exact",
        "reached",
        "strays",
    )

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self.diagnostics: list[Diagnostic] = []
        self.error_count = 0
        # The location of the last error that has one.
        self.error_location = 0
        # Whether a fatal error has ended the run: further errors are suppressed.
        self.is_fatal = False
        self._work = 0
        # The location that llvm-tblgen had read to at the error that stopped a value, or the nearest known
        # one behind it.
        self.reached = -1
        self.is_reached_exact = False
        # Characters that look like blanks but are invalid: each is reported before errors behind it.
        self.strays: list[int] = []

    def error(self, locations: Sequence[int], message: str) -> None:
        """Report an error and go on; the run will fail at its end."""
        self.error_count += 1
        if locations:
            self.error_location = locations[0]
        self._add(DiagnosticSeverity.ERROR, locations, message)

    def fatal(self, locations: Sequence[int], message: str) -> NoReturn:
        """Report a fatal error and end the evaluation."""
        self.error(locations, message)
        self.is_fatal = True
        raise self.failure()

    def warning(self, locations: Sequence[int], message: str) -> None:
        """Report a warning, which does not fail the run."""
        self._add(DiagnosticSeverity.WARNING, locations, message)

    def note(self, locations: Sequence[int], message: str) -> None:
        """Add a note to the last diagnostic, or print the message of a `dump`."""
        self._add(DiagnosticSeverity.NOTE, locations, message)

    def failure(self) -> ParseError:
        """The exception for the diagnostics so far."""
        errors = (item for item in self.diagnostics if item.severity is DiagnosticSeverity.ERROR)
        first = next(errors)
        return ParseError(first.headline().rstrip("\n"), self.diagnostics)

    def has_text(self, location: int, text: str) -> bool:
        """Whether the source has a text at a location."""
        return self._sources.has_text(location, text)

    def spend(self, amount: int, locations: Sequence[int]) -> None:
        """Count `amount` steps of work; exceeding the limit is an error."""
        self._work += amount
        if self._work > MAX_WORK:
            self.fatal(locations, "evaluation takes too many steps")

    def report_strays(self, up_to: int = -1) -> None:
        """Report the stray characters in front of a location, or all that are left."""
        position = self._sources.position
        passed = [stray for stray in self.strays if up_to < 0 or position(stray) <= position(up_to)]
        self.strays = [stray for stray in self.strays if stray not in passed]
        for location in sorted(passed, key=position):
            self.error([location], _STRAY)

    def _add(self, severity: DiagnosticSeverity, locations: Sequence[int], message: str) -> None:
        if locations and self.strays and locations[0] >= 0:
            self.report_strays(locations[0])
        if not locations:
            self.diagnostics.append(Diagnostic(severity, message))
            return
        self.diagnostics.append(self._placed(severity, locations[0], message))
        for location in locations[1:]:
            self.diagnostics.append(
                self._placed(DiagnosticSeverity.NOTE, location, "instantiated from multiclass")
            )

    def _placed(self, severity: DiagnosticSeverity, location: int, message: str) -> Diagnostic:
        place = self._sources.place(location)
        if place is None:
            return Diagnostic(severity, message)
        diagnostic = Diagnostic(severity, message, place.file, place.line, place.column)
        diagnostic.included_from = self._sources.included_from(location)
        return diagnostic
