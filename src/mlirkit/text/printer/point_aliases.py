"""The aliases of points in files, which are most of the values with aliases if locations print.

    #loc3 = loc("file.py":4:2)

A point is a number here, and its alias a text.  aliases.py has the rules for all values.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core.location import COLUMN_BITS, FileLineColLoc, FileOrigin, Location
from mlirkit.text.printer.numbered import NumberedNames
from mlirkit.text.printer.strings import quoted

# A point is one number that fits a machine word: file, column, line.  The line comes last so that
# neighbours in the text are near each other in a hash table.
_LINE_BITS: Final = 26
_FILE_SHIFT: Final = 42
# Plain ints, not i64: numbers of any size are compared with them, and smaller ones fit an i64.
_LINE_LIMIT: Final = 1 << _LINE_BITS
_COLUMN_LIMIT: Final = 1 << _FILE_SHIFT - _LINE_BITS
_FILE_LIMIT: Final = 1 << 20


class PointAliases:
    """The aliases of the points that were visited."""

    def __init__(self) -> None:
        # The alias of each point, in the order of visiting: a guess that is right unless names conflict.
        self.texts: dict[int, str] = {}
        # The alias of the point that was visited last.
        self.text = ""
        # Other locations that have been visited and are numbered with points.
        self.others: i64 = 0
        self._names = NumberedNames("#loc")
        # Points that must be defined in front of the IR.
        self._in_front: set[int] = set()
        # The definitions in front of the IR and behind it, made on demand.
        self._lines: tuple[list[str], list[str]] | None = None
        self._files: dict[str, int] = {}
        # The origin of the last lookup, and the number of its file, shifted to its bits in a point.
        self._origin: FileOrigin | None = None
        self._file: i64 = 0
        # The same for the last location without an origin.
        self._filename: str | None = None
        self._number: i64 = -1

    # -- visiting -----------------------------------------------------------------------------------

    def visit(self, location: Location, place: i64, deferrable: bool) -> i64:
        """Visit `location.at(place)`; the result is its point, -1 if it is none or has large numbers."""
        point = self._point(location, place)
        if point >= 0:
            texts = self.texts
            text = texts.get(point)
            if text is None:
                number = len(texts) + self.others
                text = self._names.text(number) if number else "#loc"
                texts[point] = text
            self.text = text
            if not deferrable:
                self._in_front.add(point)
        return point

    def forbid_deferring(self, point: i64) -> None:
        self._in_front.add(point)

    def name(self, texts: list[str]) -> bool:
        """Set the aliases, in the order of visiting; whether they equal the guessed ones."""
        if list(self.texts.values()) == texts:
            return True
        self.texts = dict(zip(self.texts, texts, strict=True))
        return False

    # -- lookup -------------------------------------------------------------------------------------

    def find(self, location: Location, place: i64) -> str | None:
        """The alias of `location.at(place)`; None if that is no point or has none."""
        return self.texts.get(self._point(location, place))

    def definitions(self, deferred: bool) -> list[str]:
        """A line for each point, in the order of visiting; empty for points defined at the IR's other end.

        Call this once all points have been visited and named.
        """
        if self._lines is None:
            self._lines = self._all_lines()
        return self._lines[1] if deferred else self._lines[0]

    def _all_lines(self) -> tuple[list[str], list[str]]:
        in_front = self._in_front
        files = [quoted(file) for file in self._files]
        front: list[str] = [""] * len(self.texts)
        behind: list[str] = []
        for point, text in self.texts.items():
            file = files[point >> _FILE_SHIFT]
            column = point >> _LINE_BITS & _COLUMN_LIMIT - 1
            line = f"{text} = loc({file}:{point & _LINE_LIMIT - 1}:{column})\n"
            if in_front and point in in_front:
                front[len(behind)] = line
                line = ""
            behind.append(line)
        return front, behind

    def _point(self, location: Location, place: i64) -> i64:
        if isinstance(location, FileOrigin):
            if location is not self._origin:
                self._origin = location
                self._file = self._file_bits(location.filename)
            line = place >> COLUMN_BITS
            column = place & (1 << COLUMN_BITS) - 1
            if line >= _LINE_LIMIT or column >= _COLUMN_LIMIT or self._file < 0:
                return -1
            return self._file | column << _LINE_BITS | line
        if isinstance(location, FileLineColLoc):
            if not (0 <= location.line < _LINE_LIMIT and 0 <= location.column < _COLUMN_LIMIT):
                return -1
            filename = location.filename
            if filename is not self._filename:
                self._filename = filename
                self._number = self._file_bits(filename)
            file = self._number
            return -1 if file < 0 else file | location.column << _LINE_BITS | location.line
        # An origin, or an alias of a file that was defined behind its use.
        target = location.at(place)
        return -1 if target is location else self._point(target, 0)

    def _file_bits(self, file: str) -> i64:
        number = self._files.setdefault(file, len(self._files))
        return number << _FILE_SHIFT if number < _FILE_LIMIT else -1
