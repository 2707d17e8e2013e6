"""Points in files, what most entries of most files are, read without making an attribute of each.

    point ::= code:varint  file name:varint  line:varint  column:varint

The same as what the builtin dialect's codec gives (bytecode/builtin_codec.py), which reads those that are
anything but plain.  Points mostly come in order, and from one file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.reader.sections import BytecodeFile
from mlirkit.core.location import COLUMN_BITS, UNKNOWN_LOC, FileOrigin, Location
from mlirkit.core.structural_attributes import StringAttr

# How the entry of a point begins: its code as a varint.
_CODE: Final = 11 << 1 | 1

# The size * 2 + custom of the largest entry that is looked at.
_LARGEST: Final = 63

# A section that is not at hand as bytes is copied for this, if it is no larger.
_COPIED: Final = 1 << 24


def point_reader(file: BytecodeFile, table: EntryTable) -> PointReader | None:
    """A reader of the points in the attribute section, or None if that is not worth it."""
    section = file.section(encoding.ATTR_TYPE)
    if section is None or (section.size > _COPIED and not isinstance(file.data, bytes)):
        return None
    return PointReader(file, table)


class PointReader:
    """Reads the points among the attributes of a file."""

    __slots__ = (
        "_cursor",
        "_file",
        "_files",
        "_group_end",
        "_group_first",
        "_next",
        "_numbers",
        "_pos",
        "_prefix",
        "_start",
        "_table",
    )

    def __init__(self, file: BytecodeFile, table: EntryTable) -> None:
        self._table = table
        self._numbers = table.numbers
        self._cursor: Cursor = file.cursor(encoding.ATTR_TYPE)
        # Where the section starts in what the cursor sees.
        self._start: i64 = self._cursor.pos
        # The entry behind the last one read and where it is, and which entries are of its dialect.
        self._next: i64 = -1
        self._pos: i64 = 0
        self._group_first: i64 = 0
        self._group_end: i64 = 0
        # The file of the last point, and how entries of points in it begin.
        self._file: Location = UNKNOWN_LOC
        self._prefix = b"\0"
        # By the indices of their names.
        self._files: dict[int, FileOrigin] = {}

    def read(self, index: i64) -> tuple[Location, i64] | None:
        """Attribute `index` as an operation stores a location; None if it is no plain point."""
        if (index != self._next or index >= self._group_end) and not self._seek(index):
            return None
        number: i64 = self._numbers[index]
        if number & 1 == 0 or number > _LARGEST:
            self._next = -1
            return None
        cursor = self._cursor
        data = cursor.data
        pos = self._pos
        end = pos + (number >> 1)
        self._next = index + 1
        self._pos = end
        if not data.startswith(self._prefix, pos) and not self._open(pos, end):
            return None
        pos += len(self._prefix)
        byte: i64 = data[pos] if pos + 4 == end else 0
        if byte & 7 == 4 and data[end - 1] & 1:
            # Most files have between 2^13 and 2^20 lines of less than 128 columns.
            second: i64 = data[pos + 1]
            third: i64 = data[pos + 2]
            column: i64 = data[end - 1]
            return self._file, (byte >> 3 | second << 5 | third << 13) << COLUMN_BITS | column >> 1
        cursor.pos = pos
        line = cursor.varint()
        column = cursor.varint()
        if cursor.pos != end or column >> COLUMN_BITS or line >> 32:
            return None
        return self._file, line << COLUMN_BITS | column

    def _seek(self, index: i64) -> bool:
        """Go to an entry that is not the next one; whether it is of the dialect that has points."""
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
        """Take on the file of the entry at `pos`, if that is a point and the file's name is known."""
        cursor = self._cursor
        if cursor.data[pos] != _CODE or end - pos < 2:
            return False
        cursor.pos = pos + 1
        index = cursor.varint()
        file = self._files.get(index)
        if file is None:
            table = self._table
            name = table.values[index] if index < table.count else None
            if not isinstance(name, StringAttr):
                return False
            file = FileOrigin(name.value)
            self._files[index] = file
        self._file = file
        self._prefix = cursor.data[pos : cursor.pos]
        return True
