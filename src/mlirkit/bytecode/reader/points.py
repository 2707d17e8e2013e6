"""File locations with line and column, the most frequent entries: read without making an attribute of each.

    point ::= code:varint  file name:varint  line:varint  column:varint

The results equal those of the builtin dialect's codec (bytecode/builtin_codec.py), which reads points of any
other form.  Points are mostly ordered, of one file, and with numbers of as many bytes as their neighbours':
runs of these are decoded at once, in chunks of 256 entries.
"""

from __future__ import annotations

from array import array
from struct import iter_unpack
from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import VARINT_LENGTHS, Cursor
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.reader.sections import BytecodeFile
from mlirkit.core.location import COLUMN_BITS, UNKNOWN_LOC, FileOrigin, Location
from mlirkit.core.structural_attributes import StringAttr

# The first byte of a point's entry: its code as a varint.
_CODE: Final = encoding.FILE_LOCATION << 1 | 1

# The size * 2 + custom of the largest entry that is tried.
_LARGEST: Final = 63

# The least number of consecutive entries of one size: shorter runs do not repay the effort.
_SHORTEST_RUN: Final = 8

# The places of a chunk without points.
NO_PLACES: Final = [-1] * 256

# The number of chunks that are kept unpacked, as lists of integers of 10 kB.
_MOST_UNPACKED: Final = 64

# The size up to which a section that is not in bytes is copied to be read in place: the section of three
# million operations with distinct locations has 19 MB.
MOST_COPIED: Final = 1 << 26


def point_reader(file: BytecodeFile, table: EntryTable) -> PointReader | None:
    """A reader of the points in the attribute section, or None if there are too few of them."""
    section = file.section(encoding.ATTR_TYPE)
    if section is None or (section.size > MOST_COPIED and not isinstance(file.data, bytes)):
        return None
    return PointReader(file, table)


class PointReader:
    """Reads the points among the attributes of a file."""

    __slots__ = (
        "_chunk",
        "_cursor",
        "_dropped",
        "_file",
        "_file_name",
        "_files",
        "_group_end",
        "_group_first",
        "_next",
        "_numbers",
        "_packed",
        "_places",
        "_pos",
        "_prefix",
        "_start",
        "_table",
        "_unpacked",
        "file",
        "place",
    )

    def __init__(self, file: BytecodeFile, table: EntryTable) -> None:
        self._table = table
        self._numbers = table.numbers
        self._cursor: Cursor = file.cursor(encoding.ATTR_TYPE)
        # The position of the section in the cursor's data.
        self._start: i64 = self._cursor.pos
        # The index and position behind the last entry read, and the group of entries of its dialect.
        self._next: i64 = -1
        self._pos: i64 = 0
        self._group_first: i64 = 0
        self._group_end: i64 = 0
        # The file of the last point, the index of its name, and the size of its entry up to the line.
        self._file: Location = UNKNOWN_LOC
        self._file_name: i64 = -1
        self._prefix: i64 = 0
        # The place of the last result of `read`.
        self.place: i64 = 0
        # File origins by the indices of their names.
        self._files: dict[int, FileOrigin] = {}
        # The chunks of the latest requests; the numbers of earlier chunks; those of them that were requested
        # again, packed into a fifth of the memory; and the current chunk: its number, places and file.
        self._unpacked: dict[int, tuple[Location, list[int]]] = {}
        self._dropped: set[int] = set()
        self._packed: dict[int, tuple[Location, array[int]]] = {}
        self._chunk: i64 = -1
        self._places = NO_PLACES
        self.file: Location = UNKNOWN_LOC

    def places(self, chunk: i64) -> list[int]:
        """The places in `file` of the attributes from 256 * `chunk` on; -1 where `read` has to decode."""
        if chunk != self._chunk:
            unpacked = self._unpacked.get(chunk)
            if unpacked is None:
                unpacked = self._unpack(chunk)
            self.file, self._places = unpacked
            self._chunk = chunk
        return self._places

    def _unpack(self, chunk: i64) -> tuple[Location, list[int]]:
        """Decode a chunk that is not among the latest ones.  Locations of neighbours may be far apart."""
        packed = self._packed.get(chunk)
        if packed is not None:
            unpacked = packed[0], packed[1].tolist()
        else:
            unpacked = self._decode(chunk << 8)
            if chunk in self._dropped:
                self._packed[chunk] = unpacked[0], array("q", unpacked[1])
        if len(self._unpacked) >= _MOST_UNPACKED:
            self._dropped.update(self._unpacked)
            self._unpacked.clear()
        self._unpacked[chunk] = unpacked
        return unpacked

    def _decode(self, first: i64) -> tuple[Location, list[int]]:
        """The chunk that begins at `first`: the file of its first run of points, and the places."""
        if not self._seek(first):
            return UNKNOWN_LOC, NO_PLACES
        self._next = -1
        places = NO_PLACES
        file: Location = UNKNOWN_LOC
        data = self._cursor.data
        numbers = self._numbers[first : min(first + 256, self._group_end)]
        for begin, count in _runs(numbers):
            at = first + begin
            number: i64 = numbers[begin]
            pos = self._start + self._table.start(at)
            size = number >> 1
            if number & 1 == 0 or number > _LARGEST or not self._open(pos, pos + size):
                continue
            run_places = _run_of_places(data[pos : pos + size * count], self._prefix, size, count)
            if not run_places or (places is not NO_PLACES and file is not self._file):
                continue
            if places is NO_PLACES:
                places = NO_PLACES.copy()
                file = self._file
            places[at - first : at - first + count] = run_places
        return file, places

    def read(self, index: i64) -> Location | None:
        """Attribute `index` in the form of operations' locations, with `place`; None if not a plain point."""
        place = self.places(index >> 8)[index & 255]
        if place >= 0:
            self.place = place
            return self.file
        if (index != self._next or index >= self._group_end) and not self._seek(index):
            return None
        number: i64 = self._numbers[index]
        if number & 1 == 0 or number > _LARGEST:
            self._next = -1
            return None
        cursor = self._cursor
        pos = self._pos
        end = pos + (number >> 1)
        self._next = index + 1
        self._pos = end
        if not self._open(pos, end):
            return None
        line = cursor.varint()
        column = cursor.varint()
        if cursor.pos != end or column >> COLUMN_BITS or line >> 32:
            return None
        self.place = line << COLUMN_BITS | column
        return self._file

    def _seek(self, index: i64) -> bool:
        """Go to an entry that is not the next one; return whether its dialect has points."""
        if index >= self._group_end or index < self._group_first:
            if index >= self._table.count:
                return False
            group = self._table.group_of(index)
            if group.dialect.name != "builtin":
                return False
            self._group_first = group.first
            self._group_end = group.first + group.count
        self._pos = self._start + self._table.start(index)
        return True

    def _open(self, pos: i64, end: i64) -> bool:
        """Make the file of the point at `pos` the current one and skip the entry, if the file is known."""
        cursor = self._cursor
        data = cursor.data
        if data[pos] != _CODE or end - pos < 2 or VARINT_LENGTHS[data[pos + 1]] > min(end - pos - 1, 8):
            return False
        cursor.pos = pos + 1
        index = cursor.varint()
        if index != self._file_name:
            file = self._files.get(index)
            if file is None:
                table = self._table
                name = table.values[index] if index < table.count else None
                if not isinstance(name, StringAttr):
                    return False
                file = FileOrigin(name.value)
                self._files[index] = file
            self._file = file
            self._file_name = index
        self._prefix = cursor.pos - pos
        return True


def _runs(numbers: bytes) -> list[tuple[i64, i64]]:
    """The positions and lengths of the runs of equal bytes."""
    runs: list[tuple[i64, i64]] = []
    end = len(numbers) - 4
    at: i64 = 0
    # Of any eight neighbours, two are multiples of four.
    while at < end:
        number = numbers[at]
        if (
            numbers[at + 4] != number
            or numbers[at + 1] != number
            or numbers[at + 2] != number
            or numbers[at + 3] != number
        ):
            at += 4
            continue
        begin = at
        while begin > 0 and numbers[begin - 1] == number:
            begin -= 1
        rest = numbers[at:]
        stop = at + len(rest) - len(rest.lstrip(rest[:1]))
        if stop - begin >= _SHORTEST_RUN:
            runs.append((begin, stop - begin))
        at = (stop + 3) & ~3
    return runs


def _run_of_places(data: bytes, skip: i64, size: i64, count: i64) -> list[int]:
    """The places of `count` entries of `size` bytes; empty if prefixes or lengths of numbers differ."""
    tail = size - skip
    if tail < 2 or tail > 8:
        return []
    at: i64 = 0
    while at < skip:
        if data[at::size] != data[at : at + 1] * count:
            return []
        at += 1
    lines = data[skip::size].translate(VARINT_LENGTHS)
    line: i64 = lines[0]
    column = tail - line
    if line > 4 or column < 1 or column > 3 or lines != lines[:1] * count:
        return []
    columns = data[skip + line :: size].translate(VARINT_LENGTHS)
    if columns[0] != column or columns != columns[:1] * count:
        return []
    # Line and column are in the last four or eight bytes of the entry, above `below` bits of other fields.
    if tail <= 4:
        words = iter_unpack(f"<{size - 4}xi", data)
        below = 8 * (4 - tail)
    elif size >= 8:
        words = iter_unpack(f"<{size - 8}xq", data)
        below = 8 * (8 - tail)
    else:
        return []
    line_at = below + line
    line_mask: i64 = (1 << 7 * line) - 1
    column_at = below + 8 * line + column
    # The bits above a column are the sign of its word.
    column_mask: i64 = (1 << 7 * column) - 1
    places: list[int] = []
    for entry in words:
        word: i64 = entry[0]
        places.append((word >> line_at & line_mask) << COLUMN_BITS | word >> column_at & column_mask)
    return places
