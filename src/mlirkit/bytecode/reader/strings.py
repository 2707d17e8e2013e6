"""The string section: every name a file uses, by index.

    strings ::= count:varint  (size + 1):varint[count], last string first  (byte[size] NUL)[count]

Strings are bytes; they become text (with surrogate escapes) on demand.  Writing: writer/strings.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.bytecode.cursor import Cursor


class StringTable:
    """Strings by index, decoded on first use."""

    __slots__ = ("_data", "_ends", "_starts", "_texts", "count")

    def __init__(self, data: bytes, starts: list[int], ends: list[int]) -> None:
        self._data = data
        self._starts = starts
        self._ends = ends
        self._texts: list[str | None] = [None] * len(starts)
        self.count = len(starts)

    def get(self, index: i64, cursor: Cursor) -> str:
        """Return string `index`; raise an error at the cursor's position if the table is shorter."""
        if index < 0 or index >= self.count:
            raise cursor.error(f"invalid string index: {index}")
        text = self._texts[index]
        if text is None:
            text = self._data[self._starts[index] : self._ends[index]].decode("utf-8", "surrogateescape")
            self._texts[index] = text
        return text


def read_strings(cursor: Cursor) -> StringTable:
    count = cursor.count("string")
    sizes: list[int] = []
    left = cursor.end
    for _ in range(count):
        size = cursor.varint()
        if size > left:
            raise cursor.error("string size exceeds the available data size")
        left -= size
        sizes.append(size)
    if left != cursor.pos:
        raise cursor.error("unexpected trailing data between the offsets for strings and their data")
    if 0 in sizes:
        raise cursor.error("a string's size includes its NUL and cannot be 0")
    starts: list[int] = []
    ends: list[int] = []
    at = left
    for size in reversed(sizes):
        starts.append(at)
        at += size
        ends.append(at - 1)
    return StringTable(cursor.data, starts, ends)
