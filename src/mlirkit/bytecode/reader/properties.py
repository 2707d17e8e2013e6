"""The properties section: blobs by index, decoded per operation name on first use.

The section's shape and the blobs' are in bytecode/properties.py.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mlirkit.bytecode.cursor import Cursor, message_of
from mlirkit.bytecode.properties import read_properties
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.entry_reader import EntryReader, unexpected_kind
from mlirkit.core.attribute import Attribute
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import DictionaryAttr, dictionary_of
from mlirkit.support.diagnostics import ParseError

# The section's name in errors.
_SECTION: Final = "Properties"


class Trial:
    """The result of a layout for a blob: attributes by name, and the indices of the attributes in the blob.

    `defect` is the reason why the blob does not have this layout, or None.
    """

    __slots__ = ("defect", "entries", "mentioned")

    def __init__(self, entries: dict[str, Attribute], mentioned: set[int], defect: str | None) -> None:
        self.entries = entries
        self.mentioned = mentioned
        self.defect = defect


def layout_defect(layout: PropertyLayout, entries: dict[str, Attribute], remaining: int) -> str | None:
    """The reason why a layout does not fit: bytes are left, or an attribute is of another kind."""
    if remaining:
        return f"{remaining} bytes are left over"
    name = layout.misfit(entries)
    return None if name is None else f"attribute '{name}' would be {entries[name]}"


class PropertyTable:
    """The property blobs of a file."""

    __slots__ = ("_cursor", "_reader", "attr_types", "ends", "starts")

    def __init__(self, cursor: Cursor, table: AttrTypeTable) -> None:
        self._cursor = cursor
        # Used to read one blob after the other.
        data = cursor.data
        self._reader = BlobReader(table, Cursor(data, cursor.file, _SECTION, cursor.base), None, data, 0)
        self.attr_types = table
        self.starts: list[int] = []
        self.ends: list[int] = []
        if not cursor.remaining:
            return
        for _ in range(cursor.count("property")):
            size = cursor.varint()
            self.starts.append(cursor.pos)
            cursor.skip(size)
            self.ends.append(cursor.pos)
        if cursor.remaining:
            raise cursor.error("Broken properties section: didn't exhaust the offsets table")

    def blob(self, index: i64, op_name: str, cursor: Cursor) -> bytes:
        """The bytes of blob `index`."""
        self.require(index, op_name, cursor)
        return self._cursor.data[self.starts[index] : self.ends[index]]

    def require(self, index: i64, op_name: str, cursor: Cursor) -> None:
        """MLIRError if there is no blob `index`."""
        if index < 0 or index >= len(self.starts):
            raise cursor.error(f"Properties idx out-of-bound for {op_name}")

    def entry_reader(self, index: i64) -> EntryReader:
        """A reader over blob `index`, for callers that know its layout."""
        data = self._cursor.data[self.starts[index] : self.ends[index]]
        base = self._cursor.base + self.starts[index]
        cursor = Cursor(data, self._cursor.file, _SECTION, base)
        return BlobReader(self.attr_types, cursor, None, data, len(data))

    def _reader_at(self, index: i64) -> EntryReader:
        """The reader at blob `index`, up to the next call."""
        start = self.starts[index]
        end = self.ends[index]
        reader = self._reader
        reader.cursor.pos = start
        reader.cursor.end = end
        reader.begin(end - start)
        return reader

    def dictionary(self, layout: PropertyLayout, index: i64) -> DictionaryAttr:
        """Blob `index` decoded by a layout."""
        reader = self._reader_at(index)
        properties = read_properties(layout, reader, self.attr_types.file.version)
        return dictionary_of(properties)

    def dictionary_and_rest(self, layout: PropertyLayout, index: i64) -> tuple[DictionaryAttr, int]:
        """As `dictionary`, with the number of bytes behind the layout's last property."""
        reader = self._reader_at(index)
        properties = read_properties(layout, reader, self.attr_types.file.version)
        return dictionary_of(properties), reader.left()

    def trial(self, layout: PropertyLayout, index: int) -> Trial:
        """Blob `index` read by a layout."""
        data = self._cursor.data[self.starts[index] : self.ends[index]]
        reader = MentionReader(self.attr_types, Cursor(data, self._cursor.file, _SECTION), data)
        try:
            properties = read_properties(layout, reader, self.attr_types.file.version)
        except ParseError as error:
            reason = message_of(error.error_diagnostics[0]) if error.error_diagnostics else error.message
            return Trial({}, reader.mentioned, reason)
        return Trial(properties, reader.mentioned, layout_defect(layout, properties, reader.left()))

    def attribute(self, index: i64) -> Attribute:
        """Blob `index` of an unregistered operation, which stores one attribute."""
        reader = self.entry_reader(index)
        value: Attribute = reader.read_attribute()
        return value


class BlobReader(EntryReader):
    """An EntryReader whose references are decoded at once: blobs are no entries."""

    def _entry(self, is_attribute: bool, index: int, expected: Any) -> Any:
        table = self.table
        entries = table.attributes if is_attribute else table.types
        if index >= entries.count:
            raise self.error(f"invalid {entries.noun} index: {index}")
        value: Any
        if is_attribute:
            value = table.attribute(index, self.cursor)
        else:
            value = table.type(index, self.cursor)
        if expected is not None and not isinstance(value, expected):
            raise self.error(unexpected_kind(expected, value))
        return value

    def read_named(self, names: list[tuple[str, bool]], into: dict[str, Attribute]) -> None:
        cursor = self.cursor
        values = self.table.attributes.values
        count = len(values)
        for name, optional in names:
            index = cursor.varint()
            if optional:
                if index & 1 == 0:
                    if index:
                        raise self.error(_not_absent(index))
                    continue
                index >>= 1
            value = values[index] if index < count else None
            into[name] = value if isinstance(value, Attribute) else self._entry(True, index, None)

    def read_optional_attribute(self, expected: type | None = None) -> Any:
        index = self.cursor.varint()
        if index & 1:
            return self._entry(True, index >> 1, expected)
        if index:
            # The reference accepts any even number, but writes 0: this is a number of another layout.
            raise self.error(_not_absent(index))
        return None


def _not_absent(index: i64) -> str:
    return f"an absent attribute is 0, not {index}"


class MentionReader(BlobReader):
    """A BlobReader that records the mentioned attributes."""

    def __init__(self, table: AttrTypeTable, cursor: Cursor, data: bytes) -> None:
        super().__init__(table, cursor, None, data, len(data))
        self.mentioned: set[int] = set()

    def _entry(self, is_attribute: bool, index: int, expected: Any) -> Any:
        if is_attribute:
            self.mentioned.add(index)
        return super()._entry(is_attribute, index, expected)

    def read_named(self, names: list[tuple[str, bool]], into: dict[str, Attribute]) -> None:
        EntryReader.read_named(self, names, into)
