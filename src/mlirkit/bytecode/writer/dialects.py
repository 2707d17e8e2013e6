"""The dialect section, as reader/dialects.py describes it."""

from __future__ import annotations

from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.recording_writer import RecordingWriter
from mlirkit.bytecode.writer.replay import replay
from mlirkit.bytecode.writer.sections import write_section
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.support.diagnostics import MLIRError


def write_dialects(numbering: Numbering, strings: StringInterner) -> Emitter:
    emitter = Emitter()
    emitter.varint(len(numbering.dialects))
    pinned = numbering.pinned
    for dialect in numbering.dialects.values():
        name = strings.number(dialect.name)
        if numbering.version < encoding.DIALECT_VERSIONING:
            emitter.varint(name)
            continue
        version = Emitter()
        if dialect.codec is not None:
            writer = RecordingWriter(numbering)
            dialect.codec.write_version(writer)
            replay(writer.steps, numbering, strings, version)
        elif dialect.name in numbering.dialect_versions:
            version.varint(numbering.dialect_versions[dialect.name])
        if pinned is not None:
            version = pinned.version_body(dialect, version)
        emitter.flagged(name, version.size > 0)
        if version.size:
            write_section(emitter, encoding.DIALECT_VERSIONS, version)
    if numbering.version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
        count = sum([len(group) for _, group in numbering.name_groups])
        emitter.varint(count + (0 if pinned is None else len(pinned.names)))
    if pinned is not None:
        for number, file_names in pinned.name_groups():
            emitter.varint(number)
            emitter.varint(len(file_names))
            for file_name in file_names:
                used = numbering.names.get(file_name.name)
                is_registered = file_name.registered or (used is not None and used.info.is_registered)
                if used is not None and used.has_named_blob and is_registered:
                    raise MLIRError(
                        f"'{file_name.name}' has properties that no layout explains and others that have "
                        "names: they cannot be written into one file"
                    )
                emitter.flagged(strings.number(file_name.name.partition(".")[2]), is_registered)
    for dialect, group in numbering.name_groups:
        emitter.varint(dialect.number)
        emitter.varint(len(group))
        for entry in group:
            name = strings.number(entry.info.name.partition(".")[2])
            if numbering.version < encoding.NATIVE_PROPERTIES:
                emitter.varint(name)
            else:
                emitter.flagged(name, entry.is_registered)
    return emitter
