"""The dialect section, as reader/dialects.py describes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.entries import DialectNumber, Entry
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.entry_writer import EntryWriter
from mlirkit.bytecode.writer.sections import write_section
from mlirkit.bytecode.writer.strings import StringInterner

_Entry = TypeVar("_Entry", bound=Entry)


def write_dialects(numbering: Numbering, strings: StringInterner) -> Emitter:
    emitter = Emitter()
    emitter.varint(len(numbering.dialects))
    for dialect in numbering.dialects.values():
        name = strings.number(dialect.name)
        if numbering.version < encoding.DIALECT_VERSIONING:
            emitter.varint(name)
            continue
        version = Emitter()
        if dialect.codec is not None:
            dialect.codec.write_version(EntryWriter(numbering, strings, version))
        emitter.flagged(name, version.size > 0)
        if version.size:
            write_section(emitter, encoding.DIALECT_VERSIONS, version)
    if numbering.version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
        emitter.varint(len(numbering.name_order))
    for dialect, group in groups(numbering.name_order):
        emitter.varint(dialect.number)
        emitter.varint(len(group))
        for entry in group:
            name = strings.number(entry.info.name.partition(".")[2])
            if numbering.version < encoding.NATIVE_PROPERTIES:
                emitter.varint(name)
            else:
                emitter.flagged(name, entry.info.is_registered)
    return emitter


def groups(entries: list[_Entry]) -> Iterator[tuple[DialectNumber, list[_Entry]]]:
    """Neighbours of one dialect, together."""
    start = 0
    for end in range(1, len(entries) + 1):
        if end == len(entries) or entries[end].dialect is not entries[start].dialect:
            yield entries[start].dialect, entries[start:end]
            start = end
