"""The entries of points in files, and of points that are fused with metadata: most of what most files hold.

They are found by numbers, so that no location is made or looked up.  Numbering (numbering.py) counts and
places them; other attributes are in its own table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode.entries import (
    PAGE_BITS,
    PAGE_LINES,
    DialectNumber,
    Entry,
    Point,
    Scope,
    ScopedPoint,
    SourceFile,
)
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import COLUMN_BITS, FileLineColLoc, FileOrigin, FusedLoc, Location

# Points with a column and a line below these limits are looked up by one number.  The points of a line are
# searched one by one, so the limit of columns bounds that search.
POINT_COLUMNS: Final = 2048
_LINES: Final = 1 << 40


class PointEntries:
    """Makes and finds the entries; `builtin` registers their dialect, `entry_of` gives that of metadata."""

    __slots__ = ("_builtin", "_builtin_dialect", "_entry_of", "_file", "_files", "_scope", "_scopes")

    def __init__(
        self, builtin: Callable[[], DialectNumber], entry_of: Callable[[Attribute], Entry]
    ) -> None:
        self._builtin_dialect = builtin
        self._builtin: DialectNumber | None = None
        self._entry_of = entry_of
        self._files: dict[str, SourceFile] = {}
        # The file that the last point was in, which is most often the next one's.
        self._file = self._source_file("")
        # By the entries of metadata; and the scope of the last point that had any.
        self._scopes: dict[Entry, Scope] = {}
        self._scope: Scope | None = None

    def point(self, filename: str, line: i64, column: i64) -> Point:
        """The entry of a point in a file, made now if it is new; `column` is below POINT_COLUMNS."""
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
        """The entry of a place in a file; None if its column is too large."""
        column = place & (1 << COLUMN_BITS) - 1
        return self.point(file.filename, place >> COLUMN_BITS, column) if column < POINT_COLUMNS else None

    def scoped(self, point: Point, metadata: Attribute) -> ScopedPoint:
        """The entry of a point that is fused with metadata, made now if it is new."""
        scope = self._scope
        if scope is None or scope.metadata is not metadata:
            entry = self._entry_of(metadata)
            scope = self._scopes.get(entry)
            if scope is None:
                scope = Scope(metadata, entry)
                self._scopes[entry] = scope
            # An equal one that is not the same is found by identity next time.
            scope.metadata = metadata
            self._scope = scope
        scoped = point.scoped
        if scoped is None:
            scoped = ScopedPoint(point, scope, self._dialect())
            point.scoped = scoped
        elif scoped.scope is not scope:
            scoped = scope.points.get(point)
            if scoped is None:
                scoped = ScopedPoint(point, scope, self._dialect())
                scope.points[point] = scoped
        return scoped

    def of_location(self, location: Location) -> Entry | None:
        """The entry of a location; None if it is anything but a point, with or without metadata."""
        if isinstance(location, FusedLoc):
            return self.of_fused(location)
        return self._of_point(location)

    def of_fused(self, location: FusedLoc) -> ScopedPoint | None:
        """The entry of one point fused with metadata; None if it is anything else."""
        metadata = location.metadata
        if metadata is None or len(location.parts) != 1:
            return None
        point = self._of_point(location.parts[0])
        return None if point is None else self.scoped(point, metadata)

    def _of_point(self, location: Location) -> Point | None:
        if isinstance(location, FileLineColLoc):
            line = location.line
            column = location.column
            if 0 <= column < POINT_COLUMNS and 0 <= line < _LINES:
                return self.point(location.filename, line, column)
        return None

    def release(self) -> None:
        """Forget all points, which refer to their files and scopes."""
        for file in self._files.values():
            file.release(len(self._scopes) > 0)
        for scope in self._scopes.values():
            scope.points.clear()

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
            builtin = self._builtin_dialect()
            self._builtin = builtin
        return builtin
