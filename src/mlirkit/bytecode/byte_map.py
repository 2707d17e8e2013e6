"""The meaning of each byte of a file, for `mlirkit inspect --bytes`, which also explains broken files.

    map_bytes(name, data, version...) -> [Piece(offset, size, depth, meaning)]

Pieces cover the file in order.  An error becomes a piece, and the bytes behind it in its section stay
uninterpreted.  The layouts are those of reader/, file by file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import BUILTIN_CODEC
from mlirkit.bytecode.cursor import Cursor, message_of
from mlirkit.bytecode.entry_codec import EntryCodec
from mlirkit.bytecode.reader.dialects import DialectTable, read_dialects
from mlirkit.bytecode.reader.sections import RawBytes
from mlirkit.bytecode.reader.strings import StringTable, read_strings
from mlirkit.support.diagnostics import ParseError

_KINDS: Final = ("blob", "bool", "string")


class Piece(NamedTuple):
    """A run of bytes and its meaning; `depth` 0 begins a section."""

    offset: int
    size: int
    depth: int
    meaning: str


class ByteMap:
    """The pieces of one file, in order of offset."""

    def __init__(self, name: str, data: RawBytes) -> None:
        self.pieces: list[Piece] = []
        self._file = name
        self._data = data
        self._version = 0
        self._cursor = Cursor(b"", name, "")
        self._strings: StringTable | None = None
        self._dialects: DialectTable | None = None
        # The entries of the offset section: (dialect, size, custom) of attributes, then of types.
        self._attributes: list[tuple[str, int, bool]] = []
        self._types: list[tuple[str, int, bool]] = []
        self._resources: list[tuple[str, int, int]] = []

    # -- the file ---------------------------------------------------------------------------------------

    def read(self) -> list[Piece]:
        bodies: list[tuple[int, int, int]] = []
        self._cursor = Cursor(bytes(self._data), self._file, "")
        try:
            self._header()
            while self._cursor.remaining:
                bodies.append(self._section_header())
        except ParseError as error:
            self._failed(error, len(self._data))
        headers = self.pieces
        # Other sections are shown with the names of these.
        for section in (encoding.STRING, encoding.DIALECT):
            self._prepare(section, bodies)
        meanings: list[Piece] = []
        for section, start, size in sorted(bodies, key=lambda body: body[0] != encoding.ATTR_TYPE_OFFSET):
            self.pieces = []
            self._body(section, start, size)
            meanings.extend(self.pieces)
        self.pieces = sorted([*headers, *meanings], key=lambda piece: (piece.offset, piece.depth))
        return self.pieces

    def _prepare(self, section_id: int, bodies: list[tuple[int, int, int]]) -> None:
        for section, start, size in bodies:
            if section == section_id:
                cursor = self._part(section, start, size)
                try:
                    if section == encoding.STRING:
                        self._strings = read_strings(cursor)
                    elif self._strings is not None:
                        self._dialects = read_dialects(cursor, self._strings, self._version)
                except ParseError:
                    return

    def _part(self, section: int, start: int, size: int) -> Cursor:
        body = bytes(self._data[start : start + size])
        return Cursor(body, self._file, encoding.SECTION_NAMES[section], start)

    def _header(self) -> None:
        cursor = self._cursor
        if cursor.take(min(4, len(self._data))) != encoding.MAGIC:
            raise cursor.error("input buffer is not an MLIR bytecode file", 0)
        self._note(0, 0, "magic")
        self._version = self._number(0, "bytecode version {}")
        start = cursor.pos
        producer = cursor.c_string().decode("utf-8", "replace")
        self._note(start, 0, f'producer "{producer}"')

    def _section_header(self) -> tuple[int, int, int]:
        cursor = self._cursor
        start = cursor.pos
        id_byte = cursor.byte()
        section = id_byte & ~encoding.SECTION_ALIGNED
        if section >= encoding.SECTION_COUNT:
            raise cursor.error(f"invalid section ID: {section}", start)
        size = cursor.varint()
        text = f"section {encoding.SECTION_NAMES[section]} ({section}), {size} bytes"
        if id_byte & encoding.SECTION_ALIGNED:
            alignment = cursor.varint()
            if alignment == 0 or alignment & (alignment - 1):
                raise cursor.error("expected alignment to be a power-of-two")
            cursor.take(-cursor.pos % alignment)
            text += f", aligned to {alignment}"
        self._note(start, 0, text)
        body = cursor.pos
        if size > cursor.remaining:
            raise cursor.error(f"attempting to parse {size} bytes when only {cursor.remaining} remain")
        cursor.skip(size)
        return section, body, size

    def _body(self, section: int, start: int, size: int) -> None:
        self._cursor = self._part(section, start, size)
        readers: dict[int, Callable[[], None]] = {
            encoding.STRING: self._string_section,
            encoding.DIALECT: self._dialect_section,
            encoding.ATTR_TYPE_OFFSET: self._offset_section,
            encoding.ATTR_TYPE: self._entry_section,
            encoding.IR: self._ir_section,
            encoding.RESOURCE_OFFSET: self._resource_offset_section,
            encoding.PROPERTIES: self._property_section,
        }
        try:
            if section in readers:
                readers[section]()
            elif size:
                self._cursor.skip(size)
                self._note(0, 1, "data")
            if self._cursor.remaining:
                at = self._cursor.pos
                self._cursor.skip(self._cursor.remaining)
                self._note(at, 1, "not interpreted")
        except ParseError as error:
            self._failed(error, start + size)

    # -- pieces -----------------------------------------------------------------------------------------

    def _note(self, start: int, depth: int, meaning: str) -> None:
        """Add the piece from `start` to the cursor, with its meaning."""
        cursor = self._cursor
        self.pieces.append(Piece(cursor.base + start, cursor.pos - start, depth, meaning))

    def _failed(self, error: ParseError, end: int) -> None:
        # Pieces end with the last complete one; the bytes that stopped the reading are behind it.
        at = max((piece.offset + piece.size for piece in self.pieces), default=self._cursor.base)
        diagnostics = error.error_diagnostics
        message = message_of(diagnostics[0]) if diagnostics else error.message
        self.pieces.append(Piece(at, max(end - at, 0), 1, f"error: {message}"))

    def _number(self, depth: int, meaning: str) -> int:
        start = self._cursor.pos
        value = self._cursor.varint64()
        self._note(start, depth, meaning.format(value))
        return value

    def _count(self, noun: str) -> int:
        """Read a count of `noun`s and add its piece."""
        return self._bounded(self._number(1, "{} " + noun + "s"))

    def _bounded(self, count: int) -> int:
        """Return the count; raise if the remaining bytes are fewer, as each entry takes at least one."""
        if count > self._cursor.remaining:
            raise self._cursor.error(f"count {count} exceeds the {self._cursor.remaining} bytes that remain")
        return count

    def _string(self, depth: int, meaning: str, shift: int = 0, flag: str = "") -> str:
        """Read the index of a string, whose lowest bit may be a flag named `flag`."""
        start = self._cursor.pos
        value = self._cursor.varint64()
        text = self._text(value >> shift)
        self._note(start, depth, f"{meaning} {text}" + (f", {flag}" if shift and value & 1 else ""))
        return text

    def _text(self, index: int) -> str:
        if self._strings is None or index >= self._strings.count:
            return f"string {index}"
        return f'"{self._strings.get(index, self._cursor)}"'

    def _dialect(self, index: int) -> str:
        tables = self._dialects
        if tables is None or index >= len(tables.dialects):
            return f"dialect {index}"
        return tables.dialects[index].name

    def _name(self, index: int) -> str:
        tables = self._dialects
        if tables is None or index >= len(tables.names):
            return f"operation {index}"
        return tables.names[index].name

    # -- sections ---------------------------------------------------------------------------------------

    def _string_section(self) -> None:
        cursor = self._cursor
        count = self._count("string")
        start = cursor.pos
        sizes = [cursor.varint() for _ in range(count)]
        if count:
            self._note(start, 1, "sizes with NUL, last string first")
        for index, size in enumerate(reversed(sizes)):
            start = cursor.pos
            cursor.take(size)
            self._note(start, 1, f"string {index} {self._text(index)}")

    def _dialect_section(self) -> None:
        cursor = self._cursor
        version = self._version
        for index in range(self._count("dialect")):
            start = cursor.pos
            value = cursor.varint()
            versioned = version >= encoding.DIALECT_VERSIONING and value & 1
            name = self._text(value >> 1 if version >= encoding.DIALECT_VERSIONING else value)
            self._note(start, 1, f"dialect {index} {name}" + (", with a version" if versioned else ""))
            if versioned:
                start = cursor.pos
                cursor.byte()
                cursor.skip(cursor.varint())
                self._note(start, 2, "version section")
        if version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
            self._number(1, "{} operation names")
        number = 0
        while cursor.remaining:
            start = cursor.pos
            dialect = cursor.varint()
            count = cursor.varint()
            self._note(start, 1, f"group of {self._dialect(dialect)}: {count} operation names")
            for _ in range(self._bounded(count)):
                flagged = int(version >= encoding.NATIVE_PROPERTIES)
                self._string(2, f"operation {number}", flagged, "registered")
                number += 1

    def _offset_section(self) -> None:
        cursor = self._cursor
        start = cursor.pos
        attributes = cursor.varint()
        types = cursor.varint()
        self._note(start, 1, f"{attributes} attributes, {types} types")
        for noun, total, table in (("attribute", attributes, self._attributes), ("type", types, self._types)):
            while len(table) < total:
                start = cursor.pos
                dialect = self._dialect(cursor.varint())
                count = cursor.varint()
                self._note(start, 1, f"group of {dialect}: {count} {noun}s")
                if count == 0 and not cursor.remaining:
                    raise cursor.error("attempting to parse a byte at the end of the bytecode")
                for _ in range(self._bounded(count)):
                    start = cursor.pos
                    value = cursor.varint()
                    form = "encoded" if value & 1 else "text"
                    self._note(start, 2, f"{noun} {len(table)}: {value >> 1} bytes, {form}")
                    table.append((dialect, value >> 1, value & 1 == 1))

    def _entry_section(self) -> None:
        cursor = self._cursor
        for noun, table in (("attribute", self._attributes), ("type", self._types)):
            for index, (dialect, size, custom) in enumerate(table):
                start = cursor.pos
                title = f"{noun} {index} ({dialect})"
                if not custom:
                    text = cursor.take(size).rstrip(b"\0").decode("utf-8", "replace")
                    self._note(start, 1, f"{title}: {text}")
                    continue
                end = cursor.pos + size
                fields = self._entry_fields(dialect, noun == "attribute", end)
                if end > cursor.end:
                    raise cursor.error("Attribute or Type entry offset points past the end of section")
                cursor.pos = end
                self._note(start, 1, f"{title}: {fields}")

    def _entry_fields(self, dialect: str, is_attribute: bool, end: int) -> str:
        cursor = self._cursor
        code = cursor.varint64()
        table: dict[int, EntryCodec] = BUILTIN_CODEC.attributes if is_attribute else BUILTIN_CODEC.types
        entry = table.get(code) if dialect == "builtin" else None
        parts = [f"code {code}"]
        for kind in () if entry is None else entry.kinds:
            if cursor.pos >= end:
                break
            if kind.endswith("[]"):
                count = cursor.count("list element")
                texts = [self._field(kind[:-2], end) for _ in range(count) if cursor.pos < end]
                parts.append(f"{count} x {kind[:-2]} [{', '.join(texts)}]")
            else:
                parts.append(self._field(kind, end))
        if cursor.pos < end:
            parts.append(f"{end - cursor.pos} bytes")
        return ", ".join(parts)

    def _field(self, kind: str, end: int) -> str:
        cursor = self._cursor
        if kind == "pair":
            return f"{self._field('attribute', end)} = {self._field('attribute', end)}"
        if kind == "string":
            return self._text(cursor.varint64())
        if kind in ("attribute", "type", "resource"):
            return f"{kind} {cursor.varint64()}"
        if kind == "varint":
            return str(cursor.varint64())
        if kind == "signed":
            return str(cursor.signed())
        if kind == "raw byte":
            return str(cursor.byte())
        if kind == "blob":
            size = cursor.varint64()
            cursor.pos = min(cursor.pos + size, end)
            return f"{size} bytes of data"
        # The width of a number depends on its type: the number is the last field.
        left = end - cursor.pos
        cursor.pos = end
        return f"{kind} in {left} bytes"

    def _resource_offset_section(self) -> None:
        cursor = self._cursor
        if not cursor.remaining:
            return
        for _ in range(self._count("external group")):
            self._string(1, "external group")
            self._resource_entries()
        while cursor.remaining:
            start = cursor.pos
            index = cursor.varint()
            self._note(start, 1, f"group of {self._dialect(index)}")
            self._resource_entries()

    def _resource_entries(self) -> None:
        cursor = self._cursor
        for _ in range(self._count("resource")):
            start = cursor.pos
            key = self._text(cursor.varint64())
            size = cursor.varint()
            kind = cursor.byte()
            shown = _KINDS[kind] if kind < len(_KINDS) else f"kind {kind}"
            self._note(start, 2, f"{key}: {shown}, {size} bytes")

    def _property_section(self) -> None:
        cursor = self._cursor
        for index in range(self._count("property blob")):
            start = cursor.pos
            size = cursor.varint()
            cursor.take(size)
            self._note(start, 2, f"blob {index}, {size} bytes")

    # -- the IR -----------------------------------------------------------------------------------------

    def _ir_section(self) -> None:
        """Map regions, blocks and operations; stacks hold the counts that remain at each level."""
        sections = self._version >= encoding.LAZY_LOADING
        regions = [0]
        blocks = [0]
        ops = [self._block_header(1)]
        while ops:
            depth = min(len(ops), 20)
            if ops[-1]:
                ops[-1] -= 1
                inner = self._operation(depth, sections)
                if inner:
                    regions.append(inner)
                    blocks.append(0)
                    ops.append(0)
            elif blocks[-1]:
                blocks[-1] -= 1
                ops[-1] = self._block_header(depth)
            elif regions[-1]:
                regions[-1] -= 1
                start = self._cursor.pos
                blocks[-1] = self._cursor.varint()
                values = f", {self._cursor.varint()} values" if blocks[-1] else ""
                self._note(start, depth, f"region: {blocks[-1]} blocks{values}")
            else:
                regions.pop()
                blocks.pop()
                ops.pop()

    def _block_header(self, depth: int) -> int:
        cursor = self._cursor
        start = cursor.pos
        header = cursor.varint()
        parts = [f"block: {header >> 1} operations"]
        if header & 1:
            arguments: list[str] = []
            for _ in range(cursor.count("block argument")):
                packed = cursor.varint()
                elided = self._version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION
                text = f"type {packed >> 1 if elided else packed}"
                if packed & 1 or not elided:
                    text += f" at attribute {cursor.varint()}"
                arguments.append(text)
            parts.append(f"arguments ({', '.join(arguments)})")
            if self._version >= encoding.USE_LIST_ORDERING and cursor.byte():
                parts.append(self._orders(len(arguments)))
        self._note(start, depth, ", ".join(parts))
        return header >> 1

    def _operation(self, depth: int, sections: bool) -> int:
        cursor = self._cursor
        start = cursor.pos
        name = self._name(cursor.varint())
        mask = cursor.byte()
        parts = [f"{name}: mask {mask:#04x}", f"location attribute {cursor.varint()}"]
        if mask & encoding.HAS_ATTRS:
            parts.append(f"attributes attribute {cursor.varint()}")
        if mask & encoding.HAS_PROPERTIES:
            parts.append(f"properties blob {cursor.varint()}")
        results = 0
        if mask & encoding.HAS_RESULTS:
            types = self._list()
            results = len(types)
            parts.append(f"results of types {types}")
        if mask & encoding.HAS_OPERANDS:
            parts.append(f"operands {self._list()}")
        if mask & encoding.HAS_SUCCESSORS:
            parts.append(f"successors {self._list()}")
        if mask & encoding.HAS_USE_LIST_ORDERS:
            parts.append(self._orders(results))
        inner = 0
        if mask & encoding.HAS_REGIONS:
            header = cursor.varint()
            inner = header >> 1
            parts.append(f"{inner} regions")
            if header & 1:
                parts.append("isolated")
                if sections:
                    cursor.byte()
                    parts.append(f"in a section of {cursor.varint()} bytes")
        self._note(start, depth, ", ".join(parts))
        return inner

    def _list(self) -> list[int]:
        return [self._cursor.varint() for _ in range(self._cursor.count("list element"))]

    def _orders(self, values: int) -> str:
        cursor = self._cursor
        parts: list[str] = []
        for _ in range(cursor.count("use-list order") if values != 1 else 1):
            index = cursor.varint() if values != 1 else 0
            header = cursor.varint()
            form = "pairs" if header & 1 else "order"
            parts.append(f"{index}: {form} {[cursor.varint() for _ in range(self._bounded(header >> 1))]}")
        return f"uses of {'; '.join(parts)}"


def map_bytes(name: str, data: RawBytes) -> list[Piece]:
    """The meaning of every byte of a file, valid or not."""
    return ByteMap(name, data).read()
