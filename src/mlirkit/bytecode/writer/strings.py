"""The string section; strings are numbered in the order of first use while the file is written.

reader/strings.py describes the layout.
"""

from __future__ import annotations

from mlirkit.bytecode.emitter import Emitter


class StringInterner:
    """Strings by content; the first ones may be those of a file."""

    __slots__ = ("_numbers", "_texts")

    def __init__(self, first: list[str] | None = None) -> None:
        self._texts: list[str] = []
        self._numbers: dict[str, int] = {}
        for text in first or ():
            # A file may contain the same string twice.
            self._numbers.setdefault(text, len(self._texts))
            self._texts.append(text)

    def number(self, text: str) -> int:
        """The number of a string, assigned on the first request."""
        numbers = self._numbers
        number = numbers.get(text)
        if number is None:
            number = len(self._texts)
            self._texts.append(text)
            numbers[text] = number
        return number

    def write(self, emitter: Emitter) -> None:
        """The section's body."""
        encoded = [text.encode("utf-8", "surrogateescape") for text in self._texts]
        emitter.varint(len(encoded))
        for data in reversed(encoded):
            emitter.varint(len(data) + 1)
        for data in encoded:
            emitter.c_string(data)
