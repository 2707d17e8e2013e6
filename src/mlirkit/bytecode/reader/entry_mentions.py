"""The attributes that a file's entries refer to.

Text entries mention none.  An entry that cannot be decoded may mention any attribute.
"""

from __future__ import annotations

from typing import Any

from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.entry_reader import EntryReader


def attributes_in_entries(table: AttrTypeTable) -> set[int]:
    """The indices of the attributes that attributes and types mention; all if some cannot be decoded."""
    mentioned: set[int] = set()
    for entries in (table.attributes, table.types):
        for group in entries.groups:
            for index in range(group.first, group.first + group.count):
                number = entries.number(index)
                if number & 1 == 0:
                    continue
                start = entries.start(index)
                view = table.view[start : start + (number >> 1)]
                cursor = Cursor(bytes(view), table.file.name, "AttrType")
                reader = MentionReader(table, cursor, group.dialect, view, mentioned)
                try:
                    if not group.dialect.loaded:
                        table.bind(group.dialect, cursor)
                    codec = group.dialect.codec
                    if codec is None:
                        return set(range(table.attributes.count))
                    if entries is table.attributes:
                        codec.read_attribute(reader)
                    else:
                        codec.read_type(reader)
                except Exception:
                    # Codecs are user code.
                    return set(range(table.attributes.count))
    return mentioned


class MentionReader(EntryReader):
    """An EntryReader that records the attributes that are read."""

    __slots__ = ("_mentioned",)

    def __init__(
        self, table: AttrTypeTable, cursor: Cursor, dialect: Any, view: memoryview, mentioned: set[int]
    ) -> None:
        super().__init__(table, cursor, dialect, view, len(view))
        self._mentioned = mentioned

    def _entry(self, is_attribute: bool, index: int, expected: Any) -> Any:
        if is_attribute:
            self._mentioned.add(index)
        table = self.table
        if is_attribute:
            return table.attribute(index, self.cursor)
        return table.type(index, self.cursor)
