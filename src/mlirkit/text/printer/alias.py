"""One alias, and the aliases of places in files, which are most of all values."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.location import COLUMN_BITS, FileLineColLoc, FileOrigin, Location

_LINE_BITS: Final = 32
# Plain ints: anything may be compared with them, and only what is below fits an i64 for certain.
_LINE_LIMIT: Final = 1 << _LINE_BITS
_COLUMN_LIMIT: Final = 1 << COLUMN_BITS


class Alias:
    """A visited value, and what it is called if it has a `name`: `text`, with its `#` or `!`.

    A location is stored as operations store it: `value` and `place`.
    """

    __slots__ = ("children", "deferrable", "depth", "name", "place", "text", "usable", "value")

    def __init__(self, value: AttributeOrType, name: str | None, deferrable: bool, place: int = 0) -> None:
        self.value = value
        self.place = place
        self.name = name
        # Whether it may be defined behind the IR.
        self.deferrable = deferrable
        self.depth = 0 if name is None else 1
        # What stands in it.
        self.children: list[Alias] | None = None
        self.text = ""
        # Whether it may stand for the value now.
        self.usable = False


class PlaceAliases:
    """The aliases of points in files, by file, line and column."""

    def __init__(self) -> None:
        self._files: dict[str, dict[int, Alias]] = {}
        # The file that was asked for last.
        self._file = ""
        self._points: dict[int, Alias] = {}

    def find(self, location: Location, place: int) -> Alias | None:
        """The alias of `location.at(place)`; None if that is no point in a file or has none."""
        key = _key(location, place)
        return None if key < 0 else self._in_file(location).get(key)

    def enter(self, location: Location, place: int, name: str, deferrable: bool) -> Alias | None:
        """A new alias for a point in a file that has none; None for other locations."""
        key = _key(location, place)
        if key < 0:
            return None
        alias = Alias(location, name, deferrable, place)
        self._in_file(location)[key] = alias
        return alias

    def _in_file(self, location: Any) -> dict[int, Alias]:
        file: str = location.filename
        if file is not self._file:
            self._file = file
            self._points = self._files.setdefault(file, {})
        return self._points


def _key(location: Any, place: int) -> i64:
    """Line and column as one number, the line in the last bits; -1 for what is no small point."""
    if location.__class__ is FileLineColLoc:
        point: FileLineColLoc = location
        line = point.line
        column = point.column
        if 0 <= line < _LINE_LIMIT and 0 <= column < _COLUMN_LIMIT:
            last: i64 = line
            first: i64 = column
            return first << _LINE_BITS | last
    elif location.__class__ is FileOrigin:
        both: i64 = place
        return (both & _COLUMN_LIMIT - 1) << _LINE_BITS | both >> COLUMN_BITS
    return -1
