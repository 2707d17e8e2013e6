"""Text that is written in pieces and indented.

A piece is one call of `write`.  Generated files depend on three rules for white space:

    a line is indented when its first piece is written
    a line within one piece that has only white space becomes empty
    text after the last line end of a piece is kept unchanged

Mirrors mlir/Support/IndentedOstream.h.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

# A line of only white space after a line end.
_BLANK_LINE = re.compile(r"\n[ \t\r\v\f]+(?=\n)")
# Possible endings of a line of only white space.
_BLANK_ENDINGS = (" \n", "\t\n", "\r\n", "\v\n", "\f\n")
_STEP = "  "
# The white space of C++.
WHITE_SPACE = " \t\n\v\f\r"
_SPACES = " \t"


class IndentedText:
    """Pieces of text in `parts`, which may be the list of a whole file."""

    __slots__ = ("_at_line_start", "_indentation", "parts")

    def __init__(self, parts: list[str] | None = None) -> None:
        self.parts: list[str] = [] if parts is None else parts
        self._indentation = ""
        self._at_line_start = True

    def __str__(self) -> str:
        return "".join(self.parts)

    def write(self, *pieces: str) -> None:
        """Add pieces of text, with any number of lines."""
        for piece in pieces:
            if "\n" in piece:
                self._write_lines(piece)
            elif piece:
                if self._at_line_start:
                    self._at_line_start = False
                    self.parts.append(self._indentation)
                self.parts.append(piece)

    def _write_lines(self, text: str) -> None:
        at_line_start = self._at_line_start
        self._at_line_start = text[-1] == "\n"
        for ending in _BLANK_ENDINGS:
            if ending in text:
                text = _BLANK_LINE.sub("\n", f"\n{text}")[1:]
                break
        indentation = self._indentation
        if not indentation:
            self.parts.append(text)
            return
        start = f"\n{indentation}"
        indented = text.replace("\n", start)
        # Empty lines are not indented.
        empty = f"{start}\n"
        while empty in indented:
            indented = indented.replace(empty, "\n\n")
        if self._at_line_start:
            indented = indented[: -len(indentation)]
        if at_line_start and text[0] != "\n":
            self.parts.append(indentation)
        self.parts.append(indented)

    def write_reindented(self, text: str, prefix: str = "") -> None:
        """Add text without its leading empty lines and without the common indentation of its lines.

        `prefix` is added to all lines, including empty ones.
        """
        lines = text.split("\n")
        widths = [_width(line) for line in lines]
        start = next((index for index, width in enumerate(widths) if width is not None), None)
        if start is None:
            return
        shared = min([width for width in widths[start:] if width is not None])
        last = lines.pop()
        for line in lines[start:]:
            if prefix or line.strip(WHITE_SPACE):
                self._begin_line(prefix)
                self.parts.append(line[shared:])
            self.parts.append("\n")
            self._at_line_start = True
        if last[shared:]:
            self._begin_line(prefix)
            self.parts.append(last[shared:])
            self._at_line_start = False

    def _begin_line(self, prefix: str) -> None:
        if self._at_line_start:
            self.parts.append(self._indentation + prefix)

    def indent(self) -> None:
        """Indent by one more step from the next line on."""
        self._indentation += _STEP

    def unindent(self) -> None:
        """Indent by one step less from the next line on."""
        self._indentation = self._indentation[len(_STEP) :]

    @contextmanager
    def scope(self, opening: str = "", closing: str = "", indented: bool = True) -> Iterator[None]:
        """A context manager that writes two texts around the text written inside."""
        self.write(opening)
        if indented:
            self.indent()
        yield
        if indented:
            self.unindent()
        self.write(closing)


def _width(line: str) -> int | None:
    """The indentation of a line, None for a line without text."""
    line = line.rstrip("\r")
    text = line.lstrip(_SPACES)
    return len(line) - len(text) if text else None
