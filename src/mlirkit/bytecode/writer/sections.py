"""The outermost layer: header and sections, as reader/sections.py describes them."""

from __future__ import annotations

from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import Emitter


def write_header(emitter: Emitter, version: int, producer: str) -> None:
    emitter.raw(encoding.MAGIC)
    emitter.varint(version)
    emitter.c_string(producer.encode("utf-8", "surrogateescape"))


def write_section(emitter: Emitter, section_id: int, body: Emitter, alignment: int = 1) -> None:
    """Append a section.  One that happens to be aligned says nothing of its alignment.

    `emitter` must hold the file from its beginning if the body needs alignment.
    """
    header = emitter.size
    emitter.byte(section_id)
    emitter.varint(body.size)
    if alignment > 1 and emitter.size % alignment:
        # The flag goes into the id byte, which is already written but still in the open run of bytes.
        emitter.data[header - emitter.size + len(emitter.data)] |= encoding.SECTION_ALIGNED
        emitter.varint(alignment)
        while emitter.size % alignment:
            emitter.byte(encoding.ALIGNMENT_BYTE)
    emitter.nested(body)
