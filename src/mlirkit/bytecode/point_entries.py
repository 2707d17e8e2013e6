"""The entries of points in files and of locations made of one or two points, the most frequent entries.

They are looked up by line and column, so that no location attribute is made or hashed.  Other attributes are
in the table of the numbering (numbering.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mlirkit.bytecode.builtin_codec import string_attr
from mlirkit.bytecode.entries import (
    PAGE_BITS,
    PAGE_LINES,
    DialectNumber,
    Entry,
    LocationPair,
    NamedPoint,
    Point,
    Scope,
    ScopedPoint,
    SourceFile,
)
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import (
    COLUMN_BITS,
    CallSiteLoc,
    FileLineColLoc,
    FileOrigin,
    FusedLoc,
    Location,
    NameLoc,
    ScopedOrigin,
    TextOrigin,
)

if TYPE_CHECKING:
    from mlirkit.bytecode.numbering import Numbering

# Points with a column and a line below these limits are looked up by one number.  The points of a line are
# searched one by one, so the limit of columns bounds that search.
POINT_COLUMNS: Final = 2048
_LINES: Final = 1 << 40


class PointEntries:
    """Makes, looks up and places the entries of one `Numbering`."""

    __slots__ = (
        "_are_parts",
        "_builtin",
        "_file",
        "_files",
        "_named",
        "_numbering",
        "_pairs",
        "_placed",
        "_scope",
        "_scopes",
    )

    def __init__(self, numbering: Numbering) -> None:
        self._numbering = numbering
        self._placed = numbering.attribute_entries
        # The dialect of all these entries, registered with the first one.
        self._builtin: DialectNumber | None = None
        self._files: dict[str, SourceFile] = {}
        # The file of the last point, which is mostly that of the next point.
        self._file = self._source_file("")
        # Scopes by the entries of their metadata; and the scope of the last point with metadata.
        self._scopes: dict[Entry, Scope] = {}
        self._scope: Scope | None = None
        # Named points that are not the first location around their point, and pairs that are not the first of
        # theirs.
        self._named: dict[tuple[Point, str], NamedPoint] = {}
        self._pairs: dict[tuple[bool, Entry, Entry], LocationPair] = {}
        # Whether any location is made of points.
        self._are_parts = False

    def visit(self, location: Location, place: i64) -> Entry | None:
        """Count a mention of a location and return its entry, placed if it is new.

        None if the location has another form.  No attribute is made for points of origins.
        """
        point: Point | None
        if isinstance(location, TextOrigin):
            buffer = location.buffer
            line, column = buffer.line_and_column(place)
            if column >= POINT_COLUMNS:
                return None
            return self._visit_point(self.point(buffer.name, line, column))
        if isinstance(location, FileOrigin):
            point = self.at(location, place)
            return None if point is None else self._visit_point(point)
        if isinstance(location, ScopedOrigin):
            point = self.at(location.file_origin, place)
            return None if point is None else self._visit_scoped(self.scoped(point, location.metadata))
        entry = self.of_location(location.at(place))
        if isinstance(entry, ScopedPoint):
            return self._visit_scoped(entry)
        if entry is not None:
            entry.mentions += 1
            if not entry.is_placed:
                self.place_simple(entry)
        return entry

    def _visit_point(self, point: Point) -> Point:
        point.mentions += 1
        if not point.is_placed:
            self.place_point(point)
        return point

    def _visit_scoped(self, scoped: ScopedPoint) -> ScopedPoint:
        scoped.mentions += 1
        if not scoped.is_placed:
            metadata = self.place_scoped(scoped)
            if not metadata.is_placed:
                self._numbering.place(metadata)
        return scoped

    def place_point(self, point: Point) -> None:
        point.is_placed = True
        self._placed.append(point)
        # The mention of the file's name, as the builtin codec makes it.
        file = point.file
        name = file.name_entry
        if name is None:
            file.name_entry = self._numbering.visit(string_attr(file.name))
        else:
            name.mentions += 1

    def place_scoped(self, scoped: ScopedPoint) -> Entry:
        """Place a point with metadata; return the metadata's entry, which the caller places if it is new."""
        scoped.is_placed = True
        self._placed.append(scoped)
        self._visit_point(scoped.point)
        metadata = scoped.scope.entry
        metadata.mentions += 1
        return metadata

    def place_simple(self, entry: Entry) -> bool:
        """Place a location of points without metadata; return False for any other entry."""
        if isinstance(entry, Point):
            self.place_point(entry)
            return True
        if isinstance(entry, NamedPoint):
            entry.is_placed = True
            self._placed.append(entry)
            entry.name_entry = self._numbering.visit(string_attr(entry.name))
            self._visit_point(entry.point)
            return True
        if isinstance(entry, LocationPair):
            entry.is_placed = True
            self._placed.append(entry)
            for part in (entry.first, entry.second):
                part.mentions += 1
                if not part.is_placed:
                    self.place_simple(part)
            return True
        return False

    def point(self, filename: str, line: i64, column: i64) -> Point:
        """The entry of a point in a file, made on the first mention; `column` is below POINT_COLUMNS."""
        file = self._file
        if file.name is not filename:
            file = self._source_file(filename)
        if line >> PAGE_BITS != file.page_number:
            file.turn(line >> PAGE_BITS)
        page = file.page
        at = line & PAGE_LINES - 1
        first = page[at]
        point = first
        while point is not None:
            if point.column == column:
                return point
            point = point.next
        point = Point(file, line, column, first, self._dialect())
        page[at] = point
        return point

    def at(self, file: FileOrigin, place: i64) -> Point | None:
        """The entry of a place in a file; None if the column is too large."""
        column = place & (1 << COLUMN_BITS) - 1
        return self.point(file.filename, place >> COLUMN_BITS, column) if column < POINT_COLUMNS else None

    def scoped(self, point: Point, metadata: Attribute) -> ScopedPoint:
        """The entry of a point that is fused with metadata, made on the first mention."""
        scope = self._scope
        if scope is None or scope.metadata is not metadata:
            entry = self._numbering.attribute_entry(metadata)
            scope = self._scopes.get(entry)
            if scope is None:
                scope = Scope(metadata, entry)
                self._scopes[entry] = scope
            # Keep this object: the next comparison with it is by identity.
            scope.metadata = metadata
            self._scope = scope
        around = point.around
        if isinstance(around, ScopedPoint) and around.scope is scope:
            return around
        if around is not None:
            earlier = scope.points.get(point)
            if earlier is not None:
                return earlier
        scoped = ScopedPoint(point, scope, self._dialect())
        if around is None:
            point.around = scoped
            self._are_parts = True
        else:
            scope.points[point] = scoped
        return scoped

    def of_location(self, location: Location) -> Entry | None:
        """The entry of a location; None if it is not a point, a named or scoped point, or a pair of these."""
        if isinstance(location, FileLineColLoc):
            return self._of_point(location)
        if isinstance(location, FusedLoc):
            parts = location.parts
            metadata = location.metadata
            if metadata is None:
                return self._pair(False, parts[0], parts[1]) if len(parts) == 2 else None
            point = self._of_point(parts[0]) if len(parts) == 1 else None
            return None if point is None else self.scoped(point, metadata)
        if isinstance(location, NameLoc):
            return self._of_name(location)
        if isinstance(location, CallSiteLoc):
            return self._pair(True, location.callee, location.caller)
        return None

    def _of_name(self, location: NameLoc) -> NamedPoint | None:
        """The entry of a name around a point; None for a name around another location."""
        point = self._of_point(location.child_loc)
        if point is None:
            return None
        name = location.name_str
        around = point.around
        if isinstance(around, NamedPoint) and around.name == name:
            return around
        if around is not None:
            earlier = self._named.get((point, name))
            if earlier is not None:
                return earlier
        named = NamedPoint(name, point, self._dialect())
        if around is None:
            point.around = named
            self._are_parts = True
        else:
            self._named[point, name] = named
        return named

    def _pair(self, is_call: bool, left: Location, right: Location) -> LocationPair | None:
        """The entry of a callee and its caller, or of two fused locations; None if either is not simple."""
        first = self._of_name(left) if isinstance(left, NameLoc) else self._of_point(left)
        if first is None:
            return None
        second = self._of_name(right) if isinstance(right, NameLoc) else self._of_point(right)
        if second is None:
            return None
        at_hand = first.pair if isinstance(first, NamedPoint) else first.around
        if isinstance(at_hand, LocationPair) and at_hand.joins(is_call, first, second):
            return at_hand
        if at_hand is not None:
            earlier = self._pairs.get((is_call, first, second))
            if earlier is not None:
                return earlier
        pair = LocationPair(is_call, first, second, self._dialect())
        if at_hand is not None:
            self._pairs[is_call, first, second] = pair
        elif isinstance(first, NamedPoint):
            first.pair = pair
        else:
            first.around = pair
            self._are_parts = True
        return pair

    def _of_point(self, location: Location) -> Point | None:
        if isinstance(location, FileLineColLoc):
            line = location.line
            column = location.column
            if 0 <= column < POINT_COLUMNS and 0 <= line < _LINES:
                return self.point(location.filename, line, column)
        return None

    def release(self) -> None:
        """Remove all points, which refer to their files and scopes."""
        for file in self._files.values():
            file.release(self._are_parts)
        for scope in self._scopes.values():
            scope.points.clear()
        for named in self._named.values():
            named.pair = None
        self._named.clear()
        self._pairs.clear()

    def _source_file(self, name: str) -> SourceFile:
        file = self._files.get(name)
        if file is None:
            file = SourceFile(name)
            self._files[name] = file
        file.name = name
        self._file = file
        return file

    def _dialect(self) -> DialectNumber:
        builtin = self._builtin
        if builtin is None:
            builtin = self._numbering.dialect("builtin")
            self._builtin = builtin
        return builtin
