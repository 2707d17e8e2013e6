"""Tables of definitions by name, whose entries may still be stored text.

A table made from stored definitions (stored_form.py) reads entries on demand: of a dialect with three hundred
operations, only the operations that a file uses take time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

from mlirkit.support.exclusive import exclusively

_T = TypeVar("_T")


class StoredLines(Protocol):
    """Reader of lines of stored definitions."""

    def node(self, number: int) -> Any:
        """The object on a line, with all objects that it refers to."""

    def plain_fields(self, number: int, names: tuple[str, ...]) -> tuple[Any, ...]:
        """Fields of an object that are texts, numbers or booleans."""

    def plain_elements(self, number: int, field: str, name: str) -> tuple[Any, ...]:
        """A field of this kind of each element in another field."""


class StoredEntry:
    """An unread entry: the reader of its line, and the line's number."""

    __slots__ = ("line", "lines")

    def __init__(self, lines: StoredLines, line: int) -> None:
        self.lines = lines
        self.line = line


class DefinitionTable(Mapping[str, _T], Generic[_T]):
    """Definitions by name, in the order of their definition."""

    __slots__ = ("_entries",)
    # Tables are mutable.
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, entries: Iterable[tuple[str, _T]] | Mapping[str, _T] = ()) -> None:
        self._entries: dict[str, Any] = dict(entries)

    @classmethod
    def stored(cls, lines: StoredLines, numbers: Mapping[str, int]) -> DefinitionTable[_T]:
        """A table with entries on lines of stored definitions, by line number."""
        table = cls()
        table._entries = {name: StoredEntry(lines, number) for name, number in numbers.items()}
        return table

    def __getitem__(self, name: str) -> _T:
        entry = self._entries[name]
        if entry.__class__ is StoredEntry:
            entry = exclusively(lambda: self._read(name))
        return entry  # type: ignore[no-any-return]

    def _read(self, name: str) -> Any:
        entry = self._entries[name]
        if entry.__class__ is StoredEntry:
            entry = self._entries[name] = entry.lines.node(entry.line)
        return entry

    def plain_fields(self, name: str, *fields: str) -> tuple[Any, ...]:
        """Fields of an entry that are texts, numbers or booleans; objects that it refers to are not read."""
        entry = self._entries[name]
        if entry.__class__ is StoredEntry:
            values: tuple[Any, ...] = entry.lines.plain_fields(entry.line, fields)
            return values
        return tuple([getattr(entry, field) for field in fields])

    def plain_elements(self, name: str, field: str, element_field: str) -> tuple[Any, ...]:
        """As `plain_fields`: a field of each object in a field of the entry."""
        entry = self._entries[name]
        if entry.__class__ is StoredEntry:
            values: tuple[Any, ...] = entry.lines.plain_elements(entry.line, field, element_field)
            return values
        return tuple([getattr(element, element_field) for element in getattr(entry, field)])

    def __setitem__(self, name: str, value: _T) -> None:
        self._entries[name] = value

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and dict(self) == dict(other)

    def __repr__(self) -> str:
        return repr(dict(self))

    def add_missing(self, other: DefinitionTable[_T]) -> None:
        """Add the entries of another table under new names, without reading them."""
        for name, entry in other._entries.items():
            self._entries.setdefault(name, entry)
