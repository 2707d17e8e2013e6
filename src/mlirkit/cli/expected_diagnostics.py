"""`--verify-diagnostics`: comments list the expected diagnostics and their places.

    // expected-error {{part of the message}}        also -warning, -note, -remark
    // expected-error-re {{any {{.*}} regex}}
    // expected-error @+2 {{...}}   @-1   @above   @below   @unknown

`@above` and `@below` mean the nearest line without such a comment.  Unexpected and missing diagnostics are
reported with MLIR's messages.
"""

from __future__ import annotations

import re

from mlirkit.cli.diagnostic_text import lone_text, position
from mlirkit.cli.sources import Sources
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity
from mlirkit.support.source import SourceBuffer
from mlirkit.tablegen.posix_regex import PosixRegex, RegexError

_DESIGNATOR = re.compile(
    rb"expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
)


class _Expected:
    """One comment: its place, and the line of the expected diagnostic."""

    __slots__ = ("column", "file", "is_placeless", "kind", "line", "matched", "pattern", "place", "text")

    def __init__(self, kind: str, text: str, file: str, place: int, column: int) -> None:
        self.kind = kind
        self.text = text
        self.file = file
        self.place = place
        self.column = column
        self.line = place
        # Whether the diagnostic comes from no file at all.
        self.is_placeless = False
        self.pattern: PosixRegex | None = None
        self.matched = False

    def matches(self, message: str) -> bool:
        if self.pattern is not None:
            return self.pattern.search(message)
        return self.text in message

    def complaint(self, message: str) -> Diagnostic:
        """An error that points at the comment."""
        error = DiagnosticSeverity.ERROR
        if self.is_placeless:
            return Diagnostic(error, message)
        span = len(self.text.encode("utf-8", "surrogateescape"))
        return Diagnostic(error, message, self.file, self.place, self.column, span_length=span)


# A pattern that matches no text: a beginning behind a character.
_NEVER = PosixRegex(".^")


class ExpectedDiagnostics:
    """The expectations of one input, and their results; `complaints` are lines for the user."""

    def __init__(self, buffer: SourceBuffer, sources: Sources, only_expected: bool) -> None:
        self._sources = sources
        self._only_expected = only_expected
        self._by_file: dict[str, list[_Expected]] = {}
        self._unknown: list[_Expected] = []
        self.complaints: list[str] = []
        self._scan(buffer)

    def _complain(self, diagnostic: Diagnostic) -> None:
        self.complaints += lone_text(diagnostic, self._sources)

    # -- reading comments ---------------------------------------------------------------------------

    def _scan(self, buffer: SourceBuffer) -> list[_Expected]:
        result: list[_Expected] = []
        self._by_file[buffer.name] = result
        below: list[_Expected] = []
        last_plain = buffer.first_line
        lines = buffer.data.split(b"\n")
        for number, raw in enumerate(lines, buffer.first_line):
            match = _DESIGNATOR.search(raw.rstrip()) if b"expected-" in raw else None
            if match is None:
                for expected in below:
                    expected.line = number
                below.clear()
                last_plain = number
                continue
            text = match[5].decode("utf-8", "surrogateescape")
            expected = _Expected(match[1].decode(), text, buffer.name, number, match.start() + 1)
            if match[2] and not self._compile(expected):
                continue
            where = (match[4] or b"").decode()
            if where.startswith(("+", "-")):
                expected.line = number + int(where)
            elif where == "above":
                expected.line = last_plain
            elif where == "below":
                below.append(expected)
                expected.line = buffer.first_line + len(lines) - 1
            elif where == "unknown":
                expected.is_placeless = True
                self._unknown.append(expected)
                continue
            result.append(expected)
        return result

    def _compile(self, expected: _Expected) -> bool:
        pattern = ""
        rest = expected.text
        while rest:
            plain, has_regex, rest = rest.partition("{{")
            pattern += re.escape(plain)
            if not has_regex:
                break
            regex, has_end, rest = rest.partition("}}")
            if not has_end:
                self._complain(expected.complaint("found start of regex with no end '}}'"))
                return False
            try:
                PosixRegex(regex)
            except RegexError as error:
                self._complain(expected.complaint(f"invalid regex: {error}"))
                return False
            pattern += f"({regex})"
        try:
            expected.pattern = PosixRegex(pattern)
        except RegexError:
            # Valid piece by piece, but not as a whole, in which groups have other numbers.
            expected.pattern = _NEVER
        return True

    # -- diagnostics --------------------------------------------------------------------------------

    def process(self, diagnostic: Diagnostic) -> None:
        """Take note of a diagnostic and its notes."""
        for message in (diagnostic, *diagnostic.notes):
            self._process_one(message)

    def _process_one(self, diagnostic: Diagnostic) -> None:
        file, line, _ = position(diagnostic)
        kind = diagnostic.severity.value
        near_miss: _Expected | None = None
        for expected in self._unknown if file is None else self._of_file(file):
            if (file is None or expected.line == line) and expected.matches(diagnostic.message):
                if expected.kind == kind:
                    expected.matched = True
                    return
                near_miss = expected
        if self._only_expected:
            return
        if near_miss is not None:
            message = f"'{kind}' diagnostic emitted when expecting a '{near_miss.kind}'"
            complaint = near_miss.complaint(message)
            complaint.span_length = 0
        else:
            complaint = Diagnostic(
                DiagnosticSeverity.ERROR,
                f"unexpected {kind}: {diagnostic.message}",
                diagnostic.file,
                diagnostic.line,
                diagnostic.column,
                diagnostic.location,
            )
        self._complain(complaint)

    def _of_file(self, name: str) -> list[_Expected]:
        result = self._by_file.get(name)
        if result is None:
            buffer = self._sources.get(name)
            result = [] if buffer is None else self._scan(buffer)
            self._by_file[name] = result
        return result

    def finish(self) -> list[str]:
        """All complaints, including those about missing diagnostics; none if all expectations were met."""
        # MLIR checks twice, and so reports missing diagnostics without a place twice.
        of_files = [expected for group in self._by_file.values() for expected in group]
        for expected in [*of_files, *self._unknown, *self._unknown]:
            if not expected.matched:
                message = f'expected {expected.kind} "{expected.text}" was not produced'
                self._complain(expected.complaint(message))
        return self.complaints
