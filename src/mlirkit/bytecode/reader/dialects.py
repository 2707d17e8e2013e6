"""The dialect section: dialects with their versions, and operation names.

    dialects ::= count:varint  dialect*  [names:varint]  group*
    dialect  ::= name:string                                       version 0
               | (name * 2 + versioned):varint  [section 7]        later
    group    ::= dialect:varint  count:varint  name*
    name     ::= string                                            before version 5
               | (string * 2 + registered):varint

The count of names is present from version 4 on; its only use is to reserve memory. Writing:
writer/dialects.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.bytecode.properties import Candidate
from mlirkit.bytecode.reader.strings import StringTable
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.operation_name import OperationName

# The type of a function that makes the reader for a codec to read its dialect's version.
ReaderOf = Callable[["DialectEntry", Cursor], Any]


class DialectEntry:
    """A dialect of the file; `version` is its codec's result, `version_body` the bytes of the version."""

    __slots__ = ("codec", "is_version_optional", "loaded", "name", "version", "version_body")

    def __init__(self, name: str, version_body: Cursor | None) -> None:
        self.name = name
        self.version_body = version_body
        self.version: Any = None
        self.codec: BytecodeDialectCodec | None = None
        # Whether a version may be ignored if no codec reads it: the writer gives every dialect one.
        self.is_version_optional = False
        self.loaded = False


class NameEntry:
    """An operation name of the file."""

    __slots__ = (
        "candidates",
        "dialect",
        "has_further_candidates",
        "info",
        "inherent",
        "is_late",
        "is_sure",
        "name",
        "no_properties",
        "noted",
        "properties",
        "registered",
        "unknown_properties",
        "upgraded",
    )

    def __init__(self, name: str, dialect: DialectEntry, registered: bool) -> None:
        self.name = name
        self.dialect = dialect
        # Whether the writer had the operation registered; true before version 5, which does not store it.
        self.registered = registered
        # The reading context's information on the operation, looked up on first use.
        self.info: OperationName | None = None
        # The inherent ones of an operation's attributes, if it has no blob.
        self.inherent: frozenset[str] = frozenset()
        # Whether operations of this name may have to be upgraded to their newest form.
        self.upgraded = False
        # Whether to upgrade them again when their regions and the uses of their results are read.
        self.is_late = False
        # Whether its properties have names that the definition in this process lacks.
        self.unknown_properties = False
        # The candidate layouts of the blobs, from the first use on; whether further candidates exist if these
        # fail; and whether the first one must fit.
        self.candidates: list[Candidate] | None = None
        self.has_further_candidates = False
        self.is_sure = False
        # The decoded properties by blob, and the properties of operations without a blob.
        self.properties: dict[int, Attribute] = {}
        self.no_properties: Attribute | None = None
        # The discardable attributes that were last checked beside a blob.
        self.noted: Attribute | None = None


class DialectTable:
    """The dialects and operation names of a file."""

    __slots__ = ("dialects", "names")

    def __init__(self, dialects: list[DialectEntry], names: list[NameEntry]) -> None:
        self.dialects = dialects
        self.names = names

    @property
    def versioned(self) -> set[str]:
        """The dialects that have a version in the file."""
        return {dialect.name for dialect in self.dialects if dialect.version_body is not None}

    def dialect(self, index: int, cursor: Cursor) -> DialectEntry:
        if index >= len(self.dialects):
            raise cursor.error(f"invalid dialect index: {index}")
        return self.dialects[index]


def read_dialects(cursor: Cursor, strings: StringTable, version: int) -> DialectTable:
    dialects: list[DialectEntry] = []
    for _ in range(cursor.count("dialect")):
        versioned = False
        index = cursor.varint()
        if version >= encoding.DIALECT_VERSIONING:
            versioned = index & 1 == 1
            index >>= 1
        name = strings.get(index, cursor)
        dialects.append(DialectEntry(name, _version_body(cursor) if versioned else None))
    table = DialectTable(dialects, [])
    if version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
        cursor.varint()
    while cursor.remaining:
        dialect = table.dialect(cursor.varint(), cursor)
        for _ in range(cursor.count("operation name")):
            index = cursor.varint()
            registered = True
            if version >= encoding.NATIVE_PROPERTIES:
                registered = index & 1 == 1
                index >>= 1
            name = strings.get(index, cursor)
            # An operation name without a dot is stored as its dialect's name and an empty rest.
            full_name = f"{dialect.name}.{name}" if name else dialect.name
            table.names.append(NameEntry(full_name, dialect, registered))
    return table


def _version_body(cursor: Cursor) -> Cursor:
    """The body of the nested section that holds a dialect's version."""
    section_id = cursor.byte()
    size = cursor.varint()
    if section_id != encoding.DIALECT_VERSIONS:
        raise cursor.error("expected dialect version section")
    base = cursor.base + cursor.pos
    return Cursor(cursor.take(size), cursor.file, encoding.SECTION_NAMES[encoding.DIALECT_VERSIONS], base)


def bind_dialect(entry: DialectEntry, context: Context, cursor: Cursor, reader_of: ReaderOf) -> None:
    """Look up the dialect in the context, and let its codec read the version."""
    entry.loaded = True
    dialect = context.dialect(entry.name)
    if dialect is None:
        if not context.allow_unregistered_dialects:
            raise cursor.error(
                f"dialect '{entry.name}' is unknown. If this is intended, please call "
                "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with "
                "the MLIR tool used."
            )
    else:
        entry.codec = dialect.bytecode
    body = entry.version_body
    if body is None:
        return
    if entry.codec is not None:
        entry.version = entry.codec.read_version(reader_of(entry, body))
    elif dialect is not None and not entry.is_version_optional:
        raise cursor.error(
            f"dialect '{entry.name}' does not implement the bytecode interface, but found a version entry"
        )
