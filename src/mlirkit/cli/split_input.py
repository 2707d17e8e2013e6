"""`--split-input-file`: one file as several, cut at marker lines `// -----`.

A marker counts anywhere in a line, as in LLVM's tools; text that only resembles one gives a warning.
"""

from __future__ import annotations

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity
from mlirkit.support.source import SourceBuffer

DEFAULT_MARKER = "// -----"

# The last characters of a marker, without which it is a near miss.
_TAIL = 2


def split_input(whole: SourceBuffer, marker: bytes) -> tuple[list[SourceBuffer], list[Diagnostic]]:
    """The chunks, with their positions in the whole file, and warnings about near misses of the marker."""
    head, tail = marker[:-_TAIL], marker[-_TAIL:]
    data = whole.data
    # In LLVM, the text after an empty piece is kept as it is, the rest of the marker included.
    start = 0
    while head and data.startswith(head, start):
        start += len(head)
    starts: list[int] = [start]
    ends: list[int] = []
    warnings: list[Diagnostic] = []
    at = data.find(head, start) if head else -1
    while at >= 0:
        behind = at + len(head)
        following = data.find(head, behind)
        rest = len(data) - behind if following < 0 else following - behind
        if data.startswith(tail, behind) and rest > _TAIL and data[behind + _TAIL] != 0x30:
            ends.append(at)
            starts.append(behind + _TAIL)
        else:
            line, column = whole.line_and_column(behind)
            message = "near miss with file split marker"
            warnings.append(Diagnostic(DiagnosticSeverity.WARNING, message, whole.name, line, column))
        at = following
    ends.append(len(data))
    chunks: list[SourceBuffer] = []
    if start == len(data):
        return chunks, warnings
    for index, start in enumerate(starts):
        line, column = whole.line_and_column(start)
        chunks.append(SourceBuffer(whole.name, data[start : ends[index]], line, column))
    return chunks, warnings
