"""The attribute and type sections, as reader/attr_types.py describes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import LONG_RUN, Emitter, append_varint, varint_bytes
from mlirkit.bytecode.entries import LocationPair, NamedPoint, Point, ScopedPoint, SourceFile
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.pinned_tables import PinnedTables
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.writer.replay import replay
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.location import OpaqueLoc
from mlirkit.support.diagnostics import MLIRError

# The prefix of a point with metadata: its code, and one location.
_SCOPED_PREFIX: Final = varint_bytes(encoding.FUSED_LOCATION_WITH_METADATA) + varint_bytes(1)
# The codes of locations made of two points; a fusion has the number of its parts behind its code.
_NAMED_PREFIX: Final = varint_bytes(encoding.NAME_LOCATION)
_CALL_PREFIX: Final = varint_bytes(encoding.CALLSITE_LOCATION)
_PAIR_PREFIX: Final = varint_bytes(encoding.FUSED_LOCATION) + varint_bytes(2)


def write_attr_types(numbering: Numbering, strings: StringInterner) -> tuple[Emitter, Emitter]:
    """The bodies of the offset section and of the entry section."""
    offsets = Emitter()
    pinned = numbering.pinned
    pinned_attributes = None if pinned is None else pinned.tables.attributes
    pinned_types = None if pinned is None else pinned.tables.types
    offsets.varint(len(numbering.attribute_entries) + _count(pinned_attributes))
    offsets.varint(len(numbering.type_entries) + _count(pinned_types))
    entries = Emitter()
    file: SourceFile | None = None
    prefix = b""
    prefix_size: i64 = 0
    size: i64
    line: i64
    number: i64
    varints = numbering.varints
    limit: i64 = len(varints)
    data = entries.data
    # Offsets of one byte, not yet appended: making bytes of a list of numbers is faster than a join.
    short_offsets: list[int] = []
    for groups, table in (
        (numbering.attribute_groups, pinned_attributes),
        (numbering.type_groups, pinned_types),
    ):
        if pinned is not None and table is not None:
            _write_pinned(pinned, table, offsets, entries)
        for dialect, group in groups:
            offsets.varint(dialect.number)
            offsets.varint(len(group))
            for entry in group:
                if len(data) > LONG_RUN:
                    entries.shorten()
                if isinstance(entry, Point):
                    # As the codec would write it, without its calls: most entries are points.
                    if entry.file is not file:
                        file = entry.file
                        name = file.name_entry
                        assert name is not None
                        prefix = varint_bytes(encoding.FILE_LOCATION) + varint_bytes(name.number)
                        prefix_size = len(prefix)
                    data.append(prefix)
                    line = entry.line
                    if line < limit:
                        encoded = varints[line]
                        data.append(encoded)
                        size = prefix_size + len(encoded)
                    else:
                        size = prefix_size + append_varint(data, line)
                    # Columns of points are below the limit.
                    encoded = varints[entry.column]
                    data.append(encoded)
                    size = size + len(encoded) << 1 | 1
                elif isinstance(entry, ScopedPoint):
                    data.append(_SCOPED_PREFIX)
                    number = entry.point.number
                    if number < limit:
                        encoded = varints[number]
                        data.append(encoded)
                        size = 2 + len(encoded)
                    else:
                        size = 2 + append_varint(data, number)
                    number = entry.scope.entry.number
                    if number < limit:
                        encoded = varints[number]
                        data.append(encoded)
                        size = size + len(encoded) << 1 | 1
                    else:
                        size = size + append_varint(data, number) << 1 | 1
                elif isinstance(entry, NamedPoint):
                    name = entry.name_entry
                    assert name is not None
                    data.append(_NAMED_PREFIX)
                    size = 1 + append_varint(data, name.number)
                    size = size + append_varint(data, entry.point.number) << 1 | 1
                elif isinstance(entry, LocationPair):
                    prefix_of_pair = _CALL_PREFIX if entry.is_call else _PAIR_PREFIX
                    data.append(prefix_of_pair)
                    size = len(prefix_of_pair) + append_varint(data, entry.first.number)
                    size = size + append_varint(data, entry.second.number) << 1 | 1
                elif entry.encoding is not None:
                    size = replay(entry.encoding, numbering, strings, entries) << 1 | 1
                else:
                    value = entry.value
                    if isinstance(value, OpaqueLoc):
                        # No reader accepts a location of an unknown dialect as text.
                        raise MLIRError(f"a location of an unknown dialect has no bytecode: {value}")
                    text = str(value).encode("utf-8", "surrogateescape")
                    entries.c_string(text)
                    size = (len(text) + 1) << 1
                if size < 128:
                    short_offsets.append(size << 1 | 1)
                else:
                    _end_short_offsets(offsets, short_offsets)
                    offsets.varint(size)
            _end_short_offsets(offsets, short_offsets)
    return offsets, entries


def _end_short_offsets(offsets: Emitter, short_offsets: list[int]) -> None:
    """Append offsets of one byte, given as their encodings."""
    if short_offsets:
        offsets.raw(bytes(short_offsets))
        offsets.shorten()
        short_offsets.clear()


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
