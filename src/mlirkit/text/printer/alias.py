"""One alias, and the aliases of places in files, which are most of all values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.location import COLUMN_BITS, FileLineColLoc, FileOrigin, Location, TextOrigin

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
    """The aliases of points in files, by file, line and column; `named` are all aliases, in order."""

    def __init__(self, named: list[Alias]) -> None:
        self._named = named
        self._files: dict[str, dict[int, Alias]] = {}
        # The file that was asked for last.
        self._file = ""
        self._points: dict[int, Alias] = {}

    def find(self, location: Location, place: i64) -> Alias | None:
        """The alias of `location.at(place)`; None if that is no point in a file or has none."""
        key = self._key(location, place)
        return None if key < 0 else self._points.get(key)

    def visit(self, location: Location, place: i64, deferrable: bool) -> Alias | None:
        """The alias of a point that prints, new if need be; None for other locations."""
        key = self._key(location, place)
        if key < 0:
            return None
        alias = self._points.get(key)
        if alias is None:
            alias = Alias(location, "loc", deferrable, place)
            self._points[key] = alias
            self._named.append(alias)
        elif not deferrable:
            alias.deferrable = False
        return alias

    def _key(self, location: Location, place: i64) -> i64:
        """Turn to the file; line and column as one number, the line in the last bits.

        It is -1 for what is no small point.
        """
        if isinstance(location, FileOrigin):
            file = location.filename
            key = (place & _COLUMN_LIMIT - 1) << _LINE_BITS | place >> COLUMN_BITS
        elif isinstance(location, FileLineColLoc):
            line = location.line
            column = location.column
            if not (0 <= line < _LINE_LIMIT and 0 <= column < _COLUMN_LIMIT):
                return -1
            file = location.filename
            last: i64 = line
            first: i64 = column
            key = first << _LINE_BITS | last
        elif isinstance(location, TextOrigin):
            return self._key(location.at(place), 0)
        else:
            return -1
        if file != self._file:
            self._file = file
            self._points = self._files.setdefault(file, {})
        return key
