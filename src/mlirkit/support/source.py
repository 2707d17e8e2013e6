"""Source buffers: named text or bytes, and the line and column of an offset.

Positions are byte offsets into the buffer.  Lines and columns count from 1; a column counts bytes, as LLVM's
source manager does, so that carets have the same position as mlir-opt's.
"""

from __future__ import annotations

from io import BytesIO
from itertools import accumulate

from mypy_extensions import i64


class SourceBuffer:
    """A named run of bytes, e.g. one file, with a lazily built index of its lines."""

    __slots__ = ("_last_line", "_line_starts", "data", "first_column", "first_line", "name")

    def __init__(self, name: str, data: bytes, first_line: int = 1, first_column: int = 1) -> None:
        self.name = name
        self.data = data
        # The position of the buffer's first byte: not 1:1 for the later chunks of a split file.
        self.first_line = first_line
        self.first_column = first_column
        self._line_starts: list[int] | None = None
        # The line of the last request: the next one is mostly about the same line or the next.
        self._last_line: i64 = 1

    def line_starts(self) -> list[int]:
        """The byte offset at which each line begins."""
        starts = self._line_starts
        if starts is None:
            # A stream finds the ends of lines faster than any loop, and holds one line at a time.
            starts = list(accumulate(map(len, BytesIO(self.data)), initial=0))
            if self.data and not self.data.endswith(b"\n"):
                starts.pop()
            self._line_starts = starts
        return starts

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """The 1-based line and column of the byte at `offset`."""
        starts = self._line_starts
        if starts is None:
            starts = self.line_starts()
        line = self._last_line
        at: i64 = offset
        if starts[line - 1] > at:
            line = _line_near(starts, line, at)
            self._last_line = line
        elif line < len(starts) and starts[line] <= at:
            line += 1
            if line < len(starts) and starts[line] <= at:
                line = _line_near(starts, line, at)
            self._last_line = line
        first_column = self.first_column if line == 1 else 1
        return line - 1 + self.first_line, offset - starts[line - 1] + first_column

    def line_text(self, line: int) -> str | None:
        """The text of line `line` up to its end or a carriage return, or None if the line does not exist."""
        starts = self.line_starts()
        index = line - self.first_line
        if not 0 <= index < len(starts):
            return None
        start = starts[index]
        end = self.data.find(b"\n", start)
        raw = self.data[start:] if end < 0 else self.data[start:end]
        return raw.partition(b"\r")[0].decode("utf-8", "surrogateescape")


def _line_near(starts: list[int], line: i64, offset: i64) -> i64:
    """The line of an offset, searched from another line on: the two are mostly near each other."""
    # Lines before `low` begin at the offset or before it, lines from `high` on begin behind it.
    low: i64 = 0
    high: i64 = len(starts)
    step: i64 = 1
    if starts[line - 1] > offset:
        high = line - 1
        while high - step > 0 and starts[high - step] > offset:
            high -= step
            step *= 2
        low = max(high - step, 0)
    else:
        low = line
        while low + step < high and starts[low + step] <= offset:
            low += step
            step *= 2
        high = min(low + step, high)
    while low < high:
        middle = (low + high) >> 1
        if starts[middle] > offset:
            high = middle
        else:
            low = middle + 1
    return low
