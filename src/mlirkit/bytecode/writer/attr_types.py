"""The attribute and type sections, as reader/attr_types.py describes them."""

from __future__ import annotations

from mlirkit.bytecode.builtin_codec import string_attr
from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.numbering import Entry, Numbering, encode_value
from mlirkit.bytecode.writer.dialects import groups
from mlirkit.bytecode.writer.entry_writer import EntryWriter
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.location import FileLineColLoc

# The code of a point in a file.
_FILE_LOCATION = 11


def write_attr_types(numbering: Numbering, strings: StringInterner) -> tuple[Emitter, Emitter]:
    """The offset section's body and the entries'."""
    offsets = Emitter()
    offsets.varint(len(numbering.attribute_order))
    offsets.varint(len(numbering.type_order))
    entries = Emitter()
    writer = EntryWriter(numbering, strings, entries)
    for order in (numbering.attribute_order, numbering.type_order):
        for dialect, group in groups(order):
            offsets.varint(dialect.number)
            offsets.varint(len(group))
            for entry in group:
                start = entries.size
                custom = _write_entry(entry, writer)
                offsets.flagged(entries.size - start, custom)
    return offsets, entries


def _write_entry(entry: Entry, writer: EntryWriter) -> bool:
    """Write one entry; True if its dialect encoded it, False if it is text."""
    value = entry.value
    assert value is not None
    if value.__class__ is FileLineColLoc:
        # As the codec would; most entries are such.
        assert isinstance(value, FileLineColLoc)
        emitter = writer.emitter
        emitter.varint(_FILE_LOCATION)
        emitter.varint(writer.numbering.attributes[string_attr(value.filename)].number)
        emitter.varint(value.line)
        emitter.varint(value.column)
        return True
    if encode_value(value, entry.dialect.codec, writer):
        return True
    writer.emitter.c_string(str(value).encode("utf-8", "surrogateescape"))
    return False
