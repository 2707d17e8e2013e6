"""The outermost layer: header and sections, as reader/sections.py describes them."""

from __future__ import annotations

from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import BYTES, Emitter, varint_bytes


def write_header(emitter: Emitter, version: int, producer: str) -> None:
    emitter.raw(encoding.MAGIC)
    emitter.varint(version)
    emitter.c_string(producer.encode("utf-8", "surrogateescape"))


def write_section(emitter: Emitter, section_id: int, body: Emitter, alignment: int = 1) -> None:
    """Append a section.  A section whose position is already aligned stores no alignment.

    `emitter` must hold the file from its beginning if the body needs alignment.
    """
    size = varint_bytes(body.size)
    if alignment > 1 and (emitter.size + 1 + len(size)) % alignment:
        emitter.byte(section_id | encoding.SECTION_ALIGNED)
        emitter.raw(size)
        emitter.varint(alignment)
        emitter.pad(alignment, BYTES[encoding.ALIGNMENT_BYTE])
    else:
        emitter.byte(section_id)
        emitter.raw(size)
    emitter.nested(body)
