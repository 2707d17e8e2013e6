"""Reading the standard error of LLVM's tools back as diagnostics.

    file:1:2: error: message            lines without a place of their own belong to the message above
    source line
    ^                                   left out, with the source line
    file:1:2: note: message             a note on the diagnostic above

The mirror is `render` in support/diagnostics.py.
"""

from __future__ import annotations

import re
from typing import Final

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity

_HEADLINE: Final = re.compile(r"(?:(.+?):(\d+)(?::(\d+))?: )(error|warning|remark|note): (.*)")
_CARET: Final = re.compile(r"[ \t]*\^[ \t~]*")
# The place of a message that has no location in a file.
_NO_FILE: Final = "<unknown>"


def read_diagnostics(text: str) -> list[Diagnostic]:
    """The diagnostics in a text, with their notes; text before the first is left out."""
    diagnostics: list[Diagnostic] = []
    last: Diagnostic | None = None
    # The lines of the last message.
    message: list[str] = []
    for line in text.splitlines():
        headline = _HEADLINE.fullmatch(line)
        if headline is None:
            if len(message) > 1 and _CARET.fullmatch(line):
                message.pop()
            elif last is not None:
                message.append(line)
            continue
        if last is not None:
            last.message = _joined(message)
        file, row, column, word, first = headline.groups()
        severity = DiagnosticSeverity(word)
        place = (None, 0, 0) if file == _NO_FILE else (file, int(row), int(column or 0))
        last = Diagnostic(severity, first, *place)
        message = [first]
        if severity is DiagnosticSeverity.NOTE and diagnostics:
            diagnostics[-1].note_list.append(last)
        else:
            diagnostics.append(last)
    if last is not None:
        last.message = _joined(message)
    return diagnostics


def _joined(lines: list[str]) -> str:
    return "\n".join(lines).rstrip("\n")
