"""The attribute and type sections, as reader/attr_types.py describes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode.builtin_codec import string_attr
from mlirkit.bytecode.emitter import VARINTS, Emitter, varint_bytes
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.pinned_tables import PinnedTables
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.writer.dialects import groups
from mlirkit.bytecode.writer.replay import replay
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.location import FileLineColLoc, OpaqueLoc
from mlirkit.support.diagnostics import MLIRError

# The code of a point in a file.
_FILE_LOCATION: Final = 11

# Lines and columns that are numbers like any other.
_PLAIN: Final = 1 << 56


def write_attr_types(numbering: Numbering, strings: StringInterner) -> tuple[Emitter, Emitter]:
    """The offset section's body and the entries'."""
    offsets = Emitter()
    pinned = numbering.pinned
    pinned_attributes = None if pinned is None else pinned.tables.attributes
    pinned_types = None if pinned is None else pinned.tables.types
    offsets.varint(len(numbering.attribute_order) + _count(pinned_attributes))
    offsets.varint(len(numbering.type_order) + _count(pinned_types))
    entries = Emitter()
    file_name: str | None = None
    prefix = b""
    prefix_size: i64 = 0
    varints = VARINTS
    data = entries.data
    sizes = offsets.data
    for order, table in (
        (numbering.attribute_order, pinned_attributes),
        (numbering.type_order, pinned_types),
    ):
        if pinned is not None and table is not None:
            _write_pinned(pinned, table, offsets, entries)
        for dialect, group in groups(order):
            offsets.varint(dialect.number)
            offsets.varint(len(group))
            for entry in group:
                value = entry.value
                assert value is not None
                steps = entry.encoding
                if steps is not None or type(value) is not FileLineColLoc:
                    if steps is not None:
                        size = replay(steps, numbering, strings, entries) << 1 | 1
                    else:
                        if isinstance(value, OpaqueLoc):
                            # As text it would be one that no reader takes.
                            raise MLIRError(f"a location of an unknown dialect has no bytecode: {value}")
                        text = str(value).encode("utf-8", "surrogateescape")
                        entries.c_string(text)
                        size = (len(text) + 1) << 1
                    sizes.append(varints[size] if size < 2048 else varint_bytes(size))
                    entries.shorten()
                    continue
                # As the codec would; most entries are such.
                if value.filename is not file_name:
                    file_name = value.filename
                    file = numbering.attribute_number(string_attr(file_name))
                    prefix = varint_bytes(_FILE_LOCATION) + varint_bytes(file)
                    prefix_size = len(prefix)
                    entries.shorten()
                    offsets.shorten()
                if not (0 <= value.line < _PLAIN and 0 <= value.column < _PLAIN):
                    start = entries.size
                    entries.raw(prefix)
                    entries.varint(value.line)
                    entries.varint(value.column)
                    offsets.flagged(entries.size - start, True)
                    continue
                line = varint_bytes(value.line)
                column = varint_bytes(value.column)
                data.append(prefix)
                data.append(line)
                data.append(column)
                sizes.append(varints[(prefix_size + len(line) + len(column)) << 1 | 1])
    return offsets, entries


def _count(table: EntryTable | None) -> i64:
    return 0 if table is None else table.count


def _write_pinned(pinned: PinnedTables, table: EntryTable, offsets: Emitter, entries: Emitter) -> None:
    """Copy the entries of a file."""
    for group in table.groups:
        offsets.varint(pinned.dialect_number(group.dialect.name))
        offsets.varint(group.count)
        for index in range(group.first, group.first + group.count):
            offsets.varint(table.number(index))
    entries.raw(pinned.entry_bytes(table))
