"""The tables of a file, for writing another file that begins with them.

Blobs that no layout explains (file_properties.py) may refer to a file's tables by number: they keep their
meaning only where all dialects, operation names, strings, attributes, types and resources keep their numbers.
So the new file has all entries of the old one, copied, in their order, and new entries behind them.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.entries import DialectNumber
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.dialects import NameEntry
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.diagnostics import MLIRError


class PinnedTables:
    """All numbered entries of a file."""

    __slots__ = ("_dialect_numbers", "dialect_names", "name_numbers", "names", "resources", "tables")

    def __init__(self, tables: AttrTypeTable) -> None:
        self.tables = tables
        self.dialect_names: list[str] = [dialect.name for dialect in tables.dialects.dialects]
        self._dialect_numbers: dict[str, int] = {name: at for at, name in enumerate(self.dialect_names)}
        if len(self._dialect_numbers) != len(self.dialect_names):
            raise MLIRError(f"{tables.file.name}: a dialect is listed twice: its properties cannot be copied")
        self.names: list[NameEntry] = tables.dialects.names
        self.name_numbers: dict[str, int] = {}
        for number, entry in enumerate(self.names):
            self.name_numbers.setdefault(entry.name, number)
        self.resources: list[DialectResource] = tables.resources.handles

    def attributes(self) -> Iterator[tuple[int, Attribute]]:
        """The attributes that can be decoded, with their numbers."""
        cursor = self._cursor()
        for index in range(self.tables.attributes.count):
            try:
                yield index, self.tables.attribute(index, cursor)
            except MLIRError:
                # Only a blob can mention an entry that cannot be decoded: its bytes are copied.
                continue

    def types(self) -> Iterator[tuple[int, Type]]:
        """As `attributes`, for types."""
        cursor = self._cursor()
        for index in range(self.tables.types.count):
            try:
                yield index, self.tables.type(index, cursor)
            except MLIRError:
                continue

    def _cursor(self) -> Cursor:
        return Cursor(b"", self.tables.file.name, "AttrType")

    def entry_bytes(self, table: EntryTable) -> bytes:
        """All entries of the attributes, or of the types."""
        if table.count == 0:
            return b""
        last = table.count - 1
        return bytes(self.tables.view[table.start(0) : table.start(last) + (table.number(last) >> 1)])

    def strings(self) -> list[str]:
        """All strings."""
        strings = self.tables.strings
        cursor = self._cursor()
        return [strings.get(index, cursor) for index in range(strings.count)]

    def dialect_number(self, name: str) -> int:
        """The number of a dialect of the file."""
        return self._dialect_numbers[name]

    def name_groups(self) -> Iterator[tuple[int, list[NameEntry]]]:
        """The operation names in groups of one dialect, with its number, in the order of the file."""
        start = 0
        for end in range(1, len(self.names) + 1):
            if end == len(self.names) or self.names[end].dialect is not self.names[start].dialect:
                yield self._dialect_numbers[self.names[start].dialect.name], self.names[start:end]
                start = end

    def version_body(self, dialect: DialectNumber, written: Emitter) -> Emitter:
        """The file's version of a dialect; `written` is the version that would be written now.

        New values are encoded in the version of this file, so different versions are an MLIRError.
        """
        if dialect.number >= len(self.dialect_names):
            return written
        body = self.tables.dialects.dialects[dialect.number].version_body
        data = b"" if body is None else body.data
        if dialect.codec is not None and data != written.to_bytes():
            raise MLIRError(
                f"{self.tables.file.name} has another version of dialect '{dialect.name}': properties that "
                "no layout explains cannot be copied"
            )
        copied = Emitter()
        copied.raw(data)
        return copied
