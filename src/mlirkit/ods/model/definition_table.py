"""Tables of definitions by name, whose entries may still be stored text.

A table made from stored definitions (stored_form.py) reads an entry when somebody asks for it: a dialect of
three hundred operations costs what the operations cost that a file mentions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from mlirkit.support.exclusive import exclusively

_T = TypeVar("_T")


class StoredEntry:
    """An entry that was not read yet: what reads a line, and the number of the line."""

    __slots__ = ("line", "read")

    def __init__(self, read: Callable[[int], Any], line: int) -> None:
        self.read = read
        self.line = line


class DefinitionTable(Mapping[str, _T], Generic[_T]):
    """Definitions by name, in the order of their definition."""

    __slots__ = ("_entries",)
    # A table may grow.
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, entries: Iterable[tuple[str, _T]] | Mapping[str, _T] = ()) -> None:
        self._entries: dict[str, Any] = dict(entries)

    @classmethod
    def stored(cls, read: Callable[[int], Any], lines: Mapping[str, int]) -> DefinitionTable[_T]:
        """A table whose entries stand on lines of stored definitions."""
        table = cls()
        table._entries = {name: StoredEntry(read, line) for name, line in lines.items()}
        return table

    def __getitem__(self, name: str) -> _T:
        entry = self._entries[name]
        if entry.__class__ is StoredEntry:
            entry = exclusively(lambda: self._read(name))
        return entry  # type: ignore[no-any-return]

    def _read(self, name: str) -> Any:
        entry = self._entries[name]
        if entry.__class__ is StoredEntry:
            entry = self._entries[name] = entry.read(entry.line)
        return entry

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
        """Take the entries of another table whose names this one does not have, without reading them."""
        for name, entry in other._entries.items():
            self._entries.setdefault(name, entry)
