"""A file's table of attributes (or types): the position of each entry, and the decoded value.

    group ::= dialect:varint  count:varint  (size * 2 + custom):varint[count]

A file may have as many entries as operations, most of which are never used.  So runs of sizes that are
varints of one byte, as nearly all are, are read at once, and offsets are computed on request: from the entry
of the last request, which is mostly a little before, or from a landmark.
"""

from __future__ import annotations

import re
from typing import Final
from zlib import adler32

from mypy_extensions import i64

from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.dialects import DialectEntry, DialectTable
from mlirkit.core.attribute import AttributeOrType
from mlirkit.support.build import COMPILED

# A run of varints of one byte; their values; and the halves of all byte values.
_SHORT: Final = re.compile(b"[" + b"".join([re.escape(bytes([byte])) for byte in range(1, 256, 2)]) + b"]*")
_HALVES: Final = bytes([byte >> 1 for byte in range(256)])

# The marker of a number that does not fit in a byte.
_LARGE: Final = 255

# A landmark is the offset of every 256th entry.
_BLOCK: Final = 256

# Entries with at most this distance are neighbours, to which compiled code walks quickly.
_NEAR: Final = 16 if COMPILED else 1


class Group:
    """Consecutive entries of one dialect; `first` is the index of the first of them."""

    __slots__ = ("count", "dialect", "first")

    def __init__(self, dialect: DialectEntry, first: int, count: int) -> None:
        self.dialect = dialect
        self.first = first
        self.count = count


class EntryTable:
    """The attributes, or the types."""

    __slots__ = (
        "_landmarks",
        "_large",
        "_last",
        "_last_group",
        "_last_start",
        "_sizes",
        "count",
        "groups",
        "noun",
        "numbers",
        "state",
        "values",
    )

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self.count = 0
        self.groups: list[Group] = []
        # The group of the last request: neighbours are mostly in the same one.
        self._last_group: Group | None = None
        # The size * 2 + custom of each entry, and the size alone; numbers above a byte are in `_large`.
        self.numbers = b""
        self._sizes = b""
        self._large: dict[int, int] = {}
        self._landmarks: list[int] = []
        # The entry of the last offset request, and its offset.
        self._last: i64 = 0
        self._last_start: i64 = 0
        self.values: list[AttributeOrType | None] = []
        self.state = bytearray()

    def read(self, cursor: Cursor, count: i64, dialects: DialectTable, at: i64) -> i64:
        """Read the groups of `count` entries, the first of which is at `at`; return the end of the last."""
        numbers = bytearray()
        while len(numbers) < count:
            dialect = dialects.dialect(cursor.varint(), cursor)
            left = cursor.count(self.noun)
            if left > count - len(numbers):
                raise cursor.error(f"more {self.noun} entries than the {count} announced")
            self.groups.append(Group(dialect, len(numbers), left))
            while left > 0:
                run = _SHORT.match(cursor.data, cursor.pos, cursor.pos + left)
                assert run is not None
                short = run.end() - cursor.pos
                if short:
                    numbers += run.group().translate(_HALVES)
                    cursor.pos = run.end()
                else:
                    self._large[len(numbers)] = cursor.varint()
                    numbers.append(_LARGE)
                    short = 1
                left -= short
        self.count = count
        self.values = [None] * count
        self.state = bytearray(count)
        self.numbers = bytes(numbers)
        self._sizes = self.numbers.translate(_HALVES)
        self._last_start = at
        for first in range(0, count, _BLOCK):
            self._landmarks.append(at)
            at += self._size_of(first, min(first + _BLOCK, count))
        return at

    def number(self, index: i64) -> i64:
        """The size * 2 + custom of an entry."""
        number: i64 = self.numbers[index]
        if number == _LARGE:
            number = self._large[index]
        return number

    def start(self, index: i64) -> i64:
        """The offset of an entry in the section of entries."""
        at = self._last
        start = self._last_start
        if index > at + _NEAR or index < at - _NEAR:
            block = index >> 8
            if at > index or at >> 8 != block:
                at = block << 8
                start = self._landmarks[block]
            start += self._size_of(at, index)
        else:
            # As `number`, without a call, and without mixing machine integers with Python's.
            numbers = self.numbers
            number: i64
            while at < index:
                number = numbers[at]
                if number == _LARGE:
                    number = self._large[at]
                start += number >> 1
                at += 1
            while at > index:
                at -= 1
                number = numbers[at]
                if number == _LARGE:
                    number = self._large[at]
                start -= number >> 1
        self._last = index
        self._last_start = start
        return start

    def _size_of(self, first: i64, end: i64) -> i64:
        """The total size of at most 256 entries."""
        # The fastest sum of bytes: the low half of Adler-32 is this sum plus one, modulo 65521.
        size: i64 = (adler32(self._sizes[first:end]) & 0xFFFF) - 1
        if self._large:
            index: i64 = self.numbers.find(_LARGE, first, end)
            while index >= 0:
                size += (self._large[index] >> 1) - (_LARGE >> 1)
                index = self.numbers.find(_LARGE, index + 1, end)
        return size

    def large(self, least: int) -> list[tuple[int, int]]:
        """(size, index) of the entries of at least `least` bytes; `least` must not fit in a byte."""
        return [(number >> 1, index) for index, number in self._large.items() if number >> 1 >= least]

    def group_of(self, index: i64) -> Group:
        """The group of an entry."""
        last = self._last_group
        if last is not None and last.first <= index < last.first + last.count:
            return last
        low = 0
        high = len(self.groups) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.groups[middle].first <= index:
                low = middle
            else:
                high = middle - 1
        self._last_group = self.groups[low]
        return self.groups[low]
