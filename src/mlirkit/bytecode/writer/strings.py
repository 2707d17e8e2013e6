"""The string section; strings are numbered in the order of first use while the file is written.

The layout is described where it is read: reader/strings.py.
"""

from __future__ import annotations

from mlirkit.bytecode.emitter import Emitter


class StringInterner:
    """Strings by content."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The number of a string, given now if it is new."""
        numbers = self._numbers
        found = numbers.get(text)
        if found is None:
            found = len(numbers)
            numbers[text] = found
        return found

    def write(self, emitter: Emitter) -> None:
        """The section's body."""
        encoded = [text.encode("utf-8", "surrogateescape") for text in self._numbers]
        emitter.varint(len(encoded))
        for data in reversed(encoded):
            emitter.varint(len(data) + 1)
        for data in encoded:
            emitter.c_string(data)
