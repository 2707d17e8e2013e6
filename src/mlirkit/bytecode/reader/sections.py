"""The outermost layer: magic, version, producer, and the index of sections.

    file     ::= magic:"ML\\xefR"  version:varint  producer:nul-string  section*
    section  ::= id:byte  length:varint  [alignment:varint  padding:0xCB*]  byte[length]

The bit 0x80 of the id is set if the alignment is present.  Nothing is decoded here: a section is an offset
and a length.  Writing the same bytes: writer/sections.py.
"""

from __future__ import annotations

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor, bytecode_error
from mlirkit.support.diagnostics import ParseError

RawBytes = bytes | memoryview


class Section:
    """The range of a section's body: `start` from the beginning of the file, `size` in bytes."""

    __slots__ = ("alignment", "header_start", "id", "size", "start")

    def __init__(self, id: int, start: int, size: int, alignment: int, header_start: int) -> None:
        self.id = id
        self.start = start
        self.size = size
        self.alignment = alignment
        self.header_start = header_start

    @property
    def name(self) -> str:
        return encoding.SECTION_NAMES[self.id]


class BytecodeFile:
    """The bytes of a file with its header read and its sections found."""

    __slots__ = ("data", "name", "producer", "sections", "version")

    def __init__(
        self, name: str, data: RawBytes, version: int, producer: str, sections: list[Section]
    ) -> None:
        self.name = name
        self.data = data
        self.version = version
        self.producer = producer
        self.sections = sections

    def section(self, section_id: int) -> Section | None:
        for section in self.sections:
            if section.id == section_id:
                return section
        return None

    def cursor(self, section_id: int) -> Cursor:
        """A cursor over a section's body; over no bytes if the file lacks the section."""
        section = self.section(section_id)
        if section is None:
            return Cursor(b"", self.name, encoding.SECTION_NAMES[section_id], 0)
        data = self.data
        if isinstance(data, bytes):
            cursor = Cursor(data, self.name, section.name, 0, section.start)
            cursor.end = section.start + section.size
            return cursor
        # Cursors take bytes, not views.
        body = bytes(data[section.start : section.start + section.size])
        return Cursor(body, self.name, section.name, section.start)

    def view(self, section_id: int) -> memoryview:
        """A section's body without copying."""
        section = self.section(section_id)
        view = memoryview(self.data)
        return view[:0] if section is None else view[section.start : section.start + section.size]


def read_sections(name: str, data: RawBytes) -> BytecodeFile:
    """Read the header and index the sections; check that the required ones are present."""
    if bytes(data[:4]) != encoding.MAGIC:
        raise bytecode_error(name, "input buffer is not an MLIR bytecode file", "", 0)
    # The header is short: the cursor reads a copy of its beginning, since it needs bytes.
    version, producer, pos = _read_header(name, data)
    try:
        sections = _index_sections(name, data, pos)
        _check_sections(name, sections, version)
    except ParseError as error:
        raise with_producer(error, version, producer) from None
    return BytecodeFile(name, data, version, producer, sections)


def with_producer(error: ParseError, version: int, producer: str) -> ParseError:
    """The error with MLIR's note about the producer, before other notes."""
    note = producer_note(version, producer)
    for diagnostic in error.error_diagnostics:
        if all(earlier.message != note for earlier in diagnostic.notes):
            diagnostic.note_list.insert(0, diagnostic.attach_note(note))
            diagnostic.note_list.pop()
    return error


def producer_note(version: int, producer: str) -> str:
    """MLIR's note at every error of a file."""
    return f"in bytecode version {version} produced by: {producer}"


def _read_header(name: str, data: RawBytes) -> tuple[int, str, int]:
    size = 256
    while True:
        cursor = Cursor(bytes(data[:size]), name, "", 0, 4)
        version = cursor.varint()
        if version > encoding.CURRENT_VERSION:
            raise cursor.error(
                f"bytecode version {version} is newer than the current version {encoding.CURRENT_VERSION}", 4
            )
        if cursor.data.find(b"\0", cursor.pos) >= 0 or size >= len(data):
            producer = cursor.c_string().decode("utf-8", "surrogateescape")
            return version, producer, cursor.pos
        size *= 4


def _index_sections(name: str, data: RawBytes, pos: int) -> list[Section]:
    sections: list[Section] = []
    total = len(data)
    while pos < total:
        # A section's header takes at most 1 + 9 + 9 bytes before the padding.
        cursor = Cursor(bytes(data[pos : pos + 24]), name, "", pos)
        id_byte = cursor.byte()
        section_id = id_byte & ~encoding.SECTION_ALIGNED
        if section_id >= encoding.SECTION_COUNT:
            raise cursor.error(f"invalid section ID: {section_id}", 0)
        size = cursor.varint()
        start = pos + cursor.pos
        alignment = 1
        if id_byte & encoding.SECTION_ALIGNED:
            alignment = cursor.varint()
            if alignment == 0 or alignment & (alignment - 1):
                raise cursor.error("expected alignment to be a power-of-two")
            start = _skip_padding(name, data, pos + cursor.pos, alignment)
        if size > total - start:
            raise bytecode_error(
                name, f"attempting to parse {size} bytes when only {total - start} remain", "", start
            )
        if section_id != encoding.DIALECT_VERSIONS and any(section.id == section_id for section in sections):
            raise cursor.error(f"duplicate top-level section: {encoding.section_name(section_id)}", 0)
        sections.append(Section(section_id, start, size, alignment, pos))
        pos = start + size
    return sections


def _skip_padding(name: str, data: RawBytes, pos: int, alignment: int) -> int:
    while pos & (alignment - 1):
        if pos >= len(data):
            raise bytecode_error(name, "attempting to parse a byte at the end of the bytecode", "", pos)
        if data[pos] != encoding.ALIGNMENT_BYTE:
            raise bytecode_error(name, f"expected alignment byte (0xCB), but got: '0x{data[pos]:X}'", "", pos)
        pos += 1
    return pos


def _check_sections(name: str, sections: list[Section], version: int) -> None:
    present = {section.id for section in sections}
    required = [
        encoding.STRING,
        encoding.DIALECT,
        encoding.ATTR_TYPE,
        encoding.ATTR_TYPE_OFFSET,
        encoding.IR,
    ]
    if version >= encoding.NATIVE_PROPERTIES:
        required.append(encoding.PROPERTIES)
    for section_id in required:
        if section_id not in present:
            raise bytecode_error(
                name, f"missing data for top-level section: {encoding.section_name(section_id)}", "", 0
            )
    if encoding.RESOURCE in present and encoding.RESOURCE_OFFSET not in present:
        raise bytecode_error(
            name, "expected resource offset section when resource section is present", "Resource", 0
        )
    if encoding.RESOURCE_OFFSET in present and encoding.RESOURCE not in present:
        raise bytecode_error(
            name,
            "unexpected resource offset section when resource section is not present",
            "ResourceOffset",
            0,
        )
