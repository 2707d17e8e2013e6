"""Location entries, read in place without an EntryReader for each.

    callsite     ::= 10  callee  caller
    fused        ::= 12  count  location[count]
    with scope   ::= 13  count  location[count]  metadata
    name         ::= 14  name  child

All numbers are varints; references are indices.  Points are read by points.py.  The results equal those of
the builtin dialect's codec (bytecode/builtin_codec.py), which reads the unusual entries and reports errors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.reader.points import PointReader
from mlirkit.core.location import (
    CallSiteLoc,
    FileOrigin,
    FusedLoc,
    Location,
    NameLoc,
    ScopedOrigin,
    fuse,
)
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.support.diagnostics import ParseError

if TYPE_CHECKING:
    from mlirkit.bytecode.reader.attr_types import AttrTypeTable

# The first bytes of entries: their codes as varints.
_CALLSITE: Final = encoding.CALLSITE_LOCATION << 1 | 1
_POINT: Final = encoding.FILE_LOCATION << 1 | 1
_FUSED: Final = encoding.FUSED_LOCATION << 1 | 1
_FUSED_WITH_METADATA: Final = encoding.FUSED_LOCATION_WITH_METADATA << 1 | 1
_NAME: Final = encoding.NAME_LOCATION << 1 | 1

# The nesting depth of locations that are read here; codecs read deeper ones.
_MAX_DEPTH: Final = 16


class LocationReader:
    """Reads locations among the attributes of a file."""

    __slots__ = (
        "_attr_types",
        "_cursor",
        "_group_end",
        "_group_first",
        "_origin",
        "_origin_metadata",
        "_points",
        "_start",
        "_table",
        "place",
    )

    def __init__(self, attr_types: AttrTypeTable, points: PointReader) -> None:
        self._attr_types = attr_types
        self._table: EntryTable = attr_types.attributes
        self._points = points
        self._cursor: Cursor = attr_types.file.cursor(encoding.ATTR_TYPE)
        # The position of the section in the cursor's data.
        self._start: i64 = self._cursor.pos
        # The group of entries around the last one, if its dialect has the locations.
        self._group_first: i64 = 0
        self._group_end: i64 = 0
        # The origin of the last point with metadata, and the index of the metadata.
        self._origin: ScopedOrigin | None = None
        self._origin_metadata: i64 = -1
        # The place of the last result of `read`.
        self.place: i64 = 0

    def read(self, index: i64) -> Location | None:
        """Attribute `index`, not decoded yet, in the form in which operations store a location, with `place`.

        None if the codec has to read it.
        """
        points = self._points
        cursor = self._cursor
        try:
            if not self._open(index):
                return None
            begin = cursor.pos
            code: i64 = cursor.data[begin]
            if code == _POINT:
                origin = points.read(index)
                self.place = points.place
                return origin
            if code == _FUSED_WITH_METADATA:
                origin = self._scoped_point()
                if origin is not None:
                    return origin
                cursor.pos = begin
            location = self._entry(0)
        except ParseError:
            return None
        self.place = 0
        if location is not None:
            self._table.values[index] = location
        return location

    def _open(self, index: i64) -> bool:
        """Let the cursor see an entry; return whether it may be a location."""
        table = self._table
        number = table.number(index)
        if number <= 1 or number & 1 == 0:
            return False
        if index >= self._group_end or index < self._group_first:
            group = table.group_of(index)
            if group.dialect.name != "builtin":
                return False
            self._group_first = group.first
            self._group_end = group.first + group.count
        cursor = self._cursor
        cursor.pos = self._start + table.start(index)
        cursor.end = cursor.pos + (number >> 1)
        return True

    def _scoped_point(self) -> Location | None:
        """The entry at the cursor, in the form of `read`, if it is one point with metadata."""
        cursor = self._cursor
        cursor.pos += 1
        if cursor.varint() != 1:
            return None
        part = cursor.varint()
        metadata_index = cursor.varint()
        if cursor.pos != cursor.end or part >= self._table.count:
            return None
        file = self._points.read(part)
        if not isinstance(file, FileOrigin):
            return None
        # Reading metadata may read points and change the place, so it is kept first.
        self.place = self._points.place
        origin = self._origin
        if origin is None or self._origin_metadata != metadata_index or origin.file_origin is not file:
            origin = ScopedOrigin(file, self._attr_types.attribute(metadata_index, cursor))
            self._origin = origin
            self._origin_metadata = metadata_index
        return origin

    def _location(self, index: i64, depth: i64) -> Location | None:
        """Attribute `index`; a location that is read here is stored in the table."""
        table = self._table
        if index >= table.count or depth > _MAX_DEPTH:
            return None
        decoded = table.values[index]
        if decoded is not None:
            return decoded if isinstance(decoded, Location) else None
        points = self._points
        location: Location | None
        origin = points.read(index)
        if origin is not None:
            location = origin.at(points.place)
        elif self._open(index) and self._cursor.data[self._cursor.pos] != _POINT:
            location = self._entry(depth)
        else:
            return None
        if location is not None:
            table.values[index] = location
        return location

    def _entry(self, depth: i64) -> Location | None:
        """Read the entry at the cursor, if it is a location of a usual form."""
        cursor = self._cursor
        code = cursor.byte()
        if code == _CALLSITE:
            callee_index = cursor.varint()
            caller_index = cursor.varint()
            if cursor.pos != cursor.end:
                return None
            callee = self._location(callee_index, depth + 1)
            caller = self._location(caller_index, depth + 1)
            return None if callee is None or caller is None else CallSiteLoc(callee, caller)
        if code == _NAME:
            name_index = cursor.varint()
            child_index = cursor.varint()
            if cursor.pos != cursor.end:
                return None
            name = self._attr_types.attribute(name_index, cursor)
            child = self._location(child_index, depth + 1)
            return NameLoc(name.value, child) if isinstance(name, StringAttr) and child is not None else None
        if code != _FUSED and code != _FUSED_WITH_METADATA:
            return None
        part_indices: list[int] = []
        for _ in range(cursor.count("list element")):
            part_indices.append(cursor.varint())
        metadata_index = cursor.varint() if code == _FUSED_WITH_METADATA else -1
        if cursor.pos != cursor.end:
            return None
        parts: list[Location] = []
        for part_index in part_indices:
            part = self._location(part_index, depth + 1)
            if part is None:
                return None
            parts.append(part)
        if metadata_index < 0:
            return fuse(parts)
        return FusedLoc(parts, self._attr_types.attribute(metadata_index, cursor))
