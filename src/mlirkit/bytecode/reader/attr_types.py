"""The attribute and type sections: entries by index, decoded on first use.

    offsets ::= attributes:varint  types:varint  group*            section 3; see entry_table.py
    entry   ::= bytes of the dialect's codec                       section 2; custom
              | text NUL                                           otherwise

Groups cover the attributes, then the types.  Entries refer to one another without limit of depth, so decoding
uses an explicit stack: an entry that needs one not decoded yet is put aside and tried again.  Writing:
writer/attr_types.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.dialects import DialectEntry, DialectTable, bind_dialect
from mlirkit.bytecode.reader.entry_reader import EntryReader, NotDecoded
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.reader.frequent_values import FrequentReader
from mlirkit.bytecode.reader.locations import LocationReader
from mlirkit.bytecode.reader.points import MOST_COPIED, PointReader
from mlirkit.bytecode.reader.resources import ResourceTable
from mlirkit.bytecode.reader.sections import BytecodeFile, with_producer
from mlirkit.bytecode.reader.strings import StringTable
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.context import Context
from mlirkit.core.kept_text import BYTES, KeptText
from mlirkit.core.location import Location, OpaqueLoc, Origin
from mlirkit.core.release_text import ReleaseText
from mlirkit.core.upcalls import parse_bytecode_text, values_of_release
from mlirkit.support.diagnostics import MLIRError, ParseError
from mlirkit.support.exclusive import exclusively
from mlirkit.support.mapped_file import require_whole

_IN_PROGRESS: Final = 1

# The section's name in errors.
_SECTION = encoding.SECTION_NAMES[encoding.ATTR_TYPE]

# If the section is large and not bytes, entries of at most this size are copied as a whole.
_COPIED: Final = 4096

# Part of the errors for syntax that is C++ and has no hook.
_NO_HOOK: Final = "has no Python hook"

# Entries that decode one another directly, before the outer ones are put aside instead.
_MAX_DEPTH: Final = 32


class AttrTypeTable:
    """Attributes and types by index."""

    __slots__ = (
        "_depth",
        "_frequent",
        "_release_text",
        "_whole",
        "_whole_view",
        "attributes",
        "context",
        "dialects",
        "file",
        "file_state",
        "first_error",
        "keeps_bytes",
        "keeps_encoded",
        "keeps_unknown",
        "kept",
        "kept_locations",
        "locations",
        "origin",
        "overrides",
        "points",
        "release",
        "resources",
        "section_start",
        "strings",
        "types",
        "view",
    )

    def __init__(
        self,
        file: BytecodeFile,
        strings: StringTable,
        dialects: DialectTable,
        resources: ResourceTable,
        context: Context,
        overrides: ValueOverrides | None = None,
    ) -> None:
        self.overrides = overrides
        self.file = file
        self.strings = strings
        self.dialects = dialects
        self.resources = resources
        self.context = context
        self.view = file.view(encoding.ATTR_TYPE)
        section = file.section(encoding.ATTR_TYPE)
        self.section_start = 0 if section is None else section.start
        # A cursor over the section, if its data are bytes or it is small: entries are read in place.
        self._whole: Cursor | None = None
        # A view of the bytes that positions of `_whole` refer to, which avoids copies.
        self._whole_view = self.view
        if isinstance(file.data, bytes):
            self._whole = file.cursor(encoding.ATTR_TYPE)
            self._whole_view = memoryview(file.data)
        elif len(self.view) <= MOST_COPIED:
            self._whole = file.cursor(encoding.ATTR_TYPE)
        self.attributes = EntryTable("attribute")
        self.types = EntryTable("type")
        # The reader of most attributes of builtin; None if overrides may read them.
        self._frequent: FrequentReader | None = None
        if self._whole is not None and overrides is None:
            cursor = file.cursor(encoding.ATTR_TYPE)
            self._frequent = FrequentReader(cursor, strings, self.attributes, self.types)
        # The origin of locations that are not decoded until they are used; None if reading is eager.
        self.origin: Location | None = None
        # The function that replaces an error of lazy reading by the first error of the file.
        self.first_error: Callable[[ParseError], ParseError] | None = None
        # The state that dialects keep for the file's texts; see AsmParser of core/asm_interface.py.
        self.file_state: dict[str, Any] = {}
        # Whether texts that cannot be read are kept, as another release may have written them.
        self.keeps_unknown = False
        # Whether entries with unknown codes are kept as bytes, as a newer release may have them.
        self.keeps_bytes = False
        # Whether entries of a dialect without a codec in this process are kept as bytes.
        self.keeps_encoded = False
        # The kept values with the errors of their decoding; and those among them that are locations.
        self.kept: dict[AttributeOrType, str] = {}
        self.kept_locations: set[AttributeOrType] = set()
        # The release that wrote the file, if it is not that of the definitions, and its spelling of values.
        self.release: str | None = None
        self._release_text: ReleaseText | None = None
        self._depth = 0
        # The readers of most locations; None if reading is lazy.
        self.points: PointReader | None = None
        self.locations: LocationReader | None = None
        self._read_offsets(file.cursor(encoding.ATTR_TYPE_OFFSET))

    def _read_offsets(self, cursor: Cursor) -> None:
        attributes = cursor.count("attribute")
        types = cursor.count("type")
        end = self.attributes.read(cursor, attributes, self.dialects, 0)
        end = self.types.read(cursor, types, self.dialects, end)
        if end > len(self.view):
            raise cursor.error("Attribute or Type entry offset points past the end of section")
        if cursor.remaining:
            raise cursor.error("unexpected trailing data in the Attribute/Type offset section")

    def read_points_with(self, points: PointReader | None) -> None:
        """Read locations in place, beginning with points; with None, codecs read all of them."""
        self.points = points
        self.locations = None if points is None else LocationReader(self, points)

    # -- access -------------------------------------------------------------------------------------

    def attribute(self, index: i64, cursor: Cursor) -> Attribute:
        """Attribute `index` for the IR, decoded on first use."""
        table = self.attributes
        if index < 0 or index >= table.count:
            raise cursor.error(f"invalid Attribute index: {index}")
        value = table.values[index]
        if value is None:
            value = self._decode(table, index)
        if not isinstance(value, Attribute):
            raise cursor.error(f"attribute {index} is not an attribute")
        return value

    def type(self, index: i64, cursor: Cursor) -> Type:
        """Type `index` for the IR, decoded on first use."""
        table = self.types
        if index < 0 or index >= table.count:
            raise cursor.error(f"invalid Type index: {index}")
        value = table.values[index]
        if value is None:
            value = self._decode(table, index)
        if not isinstance(value, Type):
            raise cursor.error(f"type {index} is not a type")
        return value

    def location(self, index: i64, cursor: Cursor) -> tuple[Location, i64]:
        """Attribute `index` in the form of operations' locations; not decoded if reading is lazy."""
        table = self.attributes
        if index < 0 or index >= table.count:
            raise cursor.error(f"invalid Attribute index: {index}")
        if self.origin is not None:
            return self.origin, index
        value = table.values[index]
        if value is None:
            if self.locations is not None:
                location = self.locations.read(index)
                if location is not None:
                    return location, self.locations.place
            value = self._decode(table, index)
        decoded = self.as_location(value)
        if decoded is None:
            raise cursor.error(f"expected attribute of type: mlir::LocationAttr, but got: {value}")
        return decoded, 0

    def as_location(self, value: object) -> Location | None:
        """A value as a location; None if it cannot be one.  A value of an unknown code may be one."""
        if isinstance(value, Location):
            return value
        if not isinstance(value, OpaqueAttr) or value not in self.kept:
            return None
        self.kept_locations.add(value)
        return OpaqueLoc(value)

    def late_error(self, error: ParseError) -> ParseError:
        """The error to report in place of one that lazy reading raised."""
        if self.first_error is not None:
            return self.first_error(error)
        return with_producer(error, self.file.version, self.file.producer)

    def materialize(self) -> None:
        """Decode every entry."""
        for table in (self.attributes, self.types):
            for index in range(table.count):
                if table.values[index] is None:
                    self._decode(table, index)

    # -- decoding -----------------------------------------------------------------------------------

    def entry_bytes(self, table: EntryTable, index: int, limit: int = -1) -> bytes:
        """A copy of an entry's bytes, or of their first `limit`."""
        start = table.start(index)
        size = table.number(index) >> 1
        if limit >= 0:
            size = min(size, limit)
        return bytes(self.view[start : start + size])

    def _decode(self, table: EntryTable, index: int) -> AttributeOrType:
        """Decode an entry and the entries that it needs, innermost first."""
        if self.origin is not None:
            require_whole(self.view)
        if table.state[index] == _IN_PROGRESS:
            raise self._cursor(table, index, b"").error(f"{table.noun} {index} contains itself")
        table.state[index] = _IN_PROGRESS
        try:
            value = self._decode_entry(table, index, self._depth > 0)
        except NotDecoded:
            return self._decode_in_turn(table, index)
        except BaseException:
            table.state[index] = 0
            raise
        table.values[index] = value
        table.state[index] = 0
        return value

    def _decode_in_turn(self, table: EntryTable, index: int) -> AttributeOrType:
        """As `_decode`, for an entry that waits for others."""
        stack: list[tuple[EntryTable, int]] = [(table, index)]
        while stack:
            current, at = stack[-1]
            if current.values[at] is not None:
                stack.pop()
                continue
            current.state[at] = _IN_PROGRESS
            try:
                value = self._decode_entry(current, at, self._depth > 0 or len(stack) > 1)
            except NotDecoded as missing:
                for is_attribute, needed in missing.entries:
                    other = self.attributes if is_attribute else self.types
                    if other.state[needed] == _IN_PROGRESS:
                        self._reset(stack)
                        raise self._cursor(current, at, b"").error(
                            f"{other.noun} {needed} contains itself"
                        ) from None
                    stack.append((other, needed))
                continue
            except BaseException:
                self._reset(stack)
                raise
            current.values[at] = value
            current.state[at] = 0
            stack.pop()
        decoded = table.values[index]
        assert decoded is not None
        return decoded

    def is_deep(self) -> bool:
        """Whether entries are put aside instead of decoding another one recursively."""
        return self._depth >= _MAX_DEPTH

    def decode_inside(self, table: EntryTable, index: int) -> AttributeOrType:
        """Decode an entry that another one needs: recursively to a depth, then by the explicit stack."""
        if self.is_deep():
            raise NotDecoded([(table is self.attributes, index)])
        if self.points is not None and table is self.attributes:
            origin = self.points.read(index)
            if origin is not None:
                location = origin.at(self.points.place)
                table.values[index] = location
                return location
        self._depth += 1
        try:
            return self._decode(table, index)
        finally:
            self._depth -= 1

    def _reset(self, stack: list[tuple[EntryTable, int]]) -> None:
        for table, index in stack:
            table.state[index] = 0

    def _cursor(self, table: EntryTable, index: int, data: bytes) -> Cursor:
        return Cursor(data, self.file.name, _SECTION, self.section_start + table.start(index))

    def _decode_entry(self, table: EntryTable, index: int, is_inside: bool) -> AttributeOrType:
        """Decode an entry that the IR or another entry needs; errors distinguish the two."""
        dialect = table.group_of(index).dialect
        if not dialect.loaded:
            self.bind(dialect, self._cursor(table, index, b""))
        if table.number(index) & 1:
            return self._decode_custom(table, index, dialect, is_inside)
        return self._decode_text(table, index, is_inside)

    def bind(self, dialect: DialectEntry, cursor: Cursor) -> None:
        """Look up a dialect in the context, at its first mention."""
        if not dialect.loaded:
            bind_dialect(dialect, self.context, cursor, self._version_reader)

    def _version_reader(self, dialect: DialectEntry, body: Cursor) -> EntryReader:
        return EntryReader(self, body, dialect, body.data, body.remaining)

    def _decode_custom(
        self, table: EntryTable, index: int, dialect: DialectEntry, is_inside: bool
    ) -> AttributeOrType:
        if dialect.codec is None and self.overrides is None and not self.keeps_encoded:
            raise self._cursor(table, index, b"").error(_without_codec(dialect))
        size = table.number(index) >> 1
        whole = self._whole
        if whole is not None:
            start = whole.pos + table.start(index)
            if self._frequent is not None and table is self.attributes and dialect.name == "builtin":
                frequent = self._frequent.read(start, size)
                if frequent is not None:
                    return frequent
            cursor = Cursor(whole.data, whole.file, _SECTION, whole.base, start)
            cursor.end = start + size
            reader = EntryReader(self, cursor, dialect, self._whole_view, size)
            return self._read_custom(table, reader, dialect, is_inside, size)
        if size <= _COPIED:
            return self._read_custom(
                table, self._copying_reader(table, index, dialect, size), dialect, is_inside, size
            )
        # Large entries are mostly a blob, which is taken from the view: the other fields are at the
        # beginning.
        try:
            return self._read_custom(
                table, self._copying_reader(table, index, dialect, _COPIED), dialect, is_inside, size
            )
        except ParseError:
            return self._read_custom(
                table, self._copying_reader(table, index, dialect, size), dialect, is_inside, size
            )

    def _copying_reader(
        self, table: EntryTable, index: i64, dialect: DialectEntry, copied: i64
    ) -> EntryReader:
        """A reader of an entry that copies the first bytes, and takes blobs from the file itself."""
        start = table.start(index)
        size = table.number(index) >> 1
        view = self.view[start : start + size]
        return EntryReader(self, self._cursor(table, index, bytes(view[:copied])), dialect, view, size)

    def _read_custom(
        self, table: EntryTable, reader: EntryReader, dialect: DialectEntry, is_inside: bool, size: i64
    ) -> AttributeOrType:
        """Decode an entry of `size` bytes by an override of its dialect, or by the dialect's codec."""
        codec = dialect.codec
        value: AttributeOrType | None
        try:
            value = self._overridden(table, reader, dialect)
            if value is not None:
                pass
            elif codec is None:
                raise reader.error(_without_codec(dialect))
            else:
                value = codec.read_attribute(reader) if table is self.attributes else codec.read_type(reader)
        except NotDecoded:
            raise
        except MLIRError as refusal:
            if self.keeps_encoded if codec is None else self.keeps_bytes and reader.has_unknown_code:
                return self._keep_bytes(table, reader, dialect, refusal)
            raise
        except Exception as failure:
            # Codecs are user code, and the bytes that they read may be invalid in any way.
            message = f"dialect '{dialect.name}' cannot decode the {table.noun}: {failure!r}"
            raise reader.error(message) from failure
        if reader.missing:
            raise NotDecoded(reader.missing)
        if reader.consumed() != size:
            raise reader.error(f"unexpected trailing bytes after {_noun(table, is_inside)} entry")
        if value is None:
            raise reader.error(f"dialect '{dialect.name}' cannot decode the {table.noun}")
        return value

    def _overridden(
        self, table: EntryTable, reader: EntryReader, dialect: DialectEntry
    ) -> AttributeOrType | None:
        """The value that an override reads; None, with the reader rewound, if no override does."""
        overrides = self.overrides
        if overrides is None:
            return None
        value: AttributeOrType | None
        if table is self.attributes:
            value = overrides.read_attribute(reader, dialect.name)
        else:
            value = overrides.read_type(reader, dialect.name)
        if reader.missing:
            raise NotDecoded(reader.missing)
        if value is None:
            reader.rewind()
        return value

    def _keep_bytes(
        self, table: EntryTable, reader: EntryReader, dialect: DialectEntry, error: MLIRError
    ) -> AttributeOrType:
        """A value for an entry that is not decoded: its bytes, which refer to this file's tables."""
        digits = reader.whole().hex()
        noted = self.context.kept_texts
        count = 1
        while True:
            text = f'"{BYTES}{digits}"' if count == 1 else f'"{BYTES}{digits} ({count})"'
            value: AttributeOrType
            if table is self.attributes:
                value = OpaqueAttr(dialect.name, text)
            else:
                value = OpaqueType(dialect.name, text)
            note = noted.get(value)
            if note is None or note.table is self:
                break
            # The value belongs to another file, with other tables.
            count += 1
        self.kept[value] = error.error_diagnostics[0].message if error.error_diagnostics else error.message
        noted[value] = KeptText(value, self.file.producer, True, self)
        return value

    def keep(self, value: AttributeOrType, message: str) -> AttributeOrType:
        """Record a value that is kept as text, and the reason."""
        self.kept[value] = message
        self.context.kept_texts[value] = KeptText(value, self.file.producer)
        return value

    def _decode_text(self, table: EntryTable, index: int, is_inside: bool) -> AttributeOrType:
        data = self.entry_bytes(table, index)
        cursor = self._cursor(table, index, data)
        text = cursor.c_string()
        is_attribute = table is self.attributes
        resources, state = self.resources.resources, self.file_state
        if self.release is not None and self._release_text is None:
            self._release_text = values_of_release(self.release, self.context)
        release = self._release_text
        try:
            value, end = parse_bytecode_text(text, is_attribute, self.context, resources, state, release)
        except ParseError as error:
            message = error.error_diagnostics[0].message if error.error_diagnostics else error.message
            if _NO_HOOK not in message and not self.keeps_unknown:
                raise cursor.error(message, 0) from None
            # A dialect whose syntax is incomplete, or is that of another release, is treated as unknown: a
            # value that cannot be read does not make others fail.
            empty_context = Context(True, False)
            value, end = parse_bytecode_text(text, is_attribute, empty_context, resources, state, None)
            if _NO_HOOK not in message:
                self.keep(value, message)
        trailing = text[end:].strip().decode("utf-8", "replace")
        noun = _noun(table, is_inside)
        if trailing:
            raise cursor.error(f"trailing characters found after {noun} assembly format: {trailing}", 0)
        if cursor.remaining:
            raise cursor.error(f"unexpected trailing bytes after {noun} entry")
        decoded: AttributeOrType = value
        return decoded


def _without_codec(dialect: DialectEntry) -> str:
    return f"dialect '{dialect.name}' does not implement the bytecode interface"


def _noun(table: EntryTable, is_inside: bool) -> str:
    """MLIR's noun for an entry in errors: capitalized if the IR needs the entry."""
    return table.noun if is_inside else table.noun.capitalize()


class BytecodeOrigin(Origin):
    """The attribute table of a file that is read lazily; places are the indices of locations."""

    __slots__ = ("table",)

    def __init__(self, table: AttrTypeTable) -> None:
        self._hash = 0
        self.table = table

    def at(self, place: i64) -> Location:
        return exclusively(lambda: self._decoded(place))

    def _decoded(self, place: int) -> Location:
        cursor = Cursor(b"", self.table.file.name, "IR")
        try:
            value = self.table.attribute(place, cursor)
            location = self.table.as_location(value)
            if location is not None:
                return location
            raise cursor.error(f"expected attribute of type: mlir::LocationAttr, but got: {value}")
        except ParseError as error:
            raise self.table.late_error(error) from None
