"""Reading one attribute or type entry: the DialectBytecodeReader that codecs see.

An entry that refers to one not decoded yet cannot be finished.  A codec that can continue without it (a
table-driven one) calls `defer` and gets None; otherwise `NotDecoded` ends the attempt, and the table decodes
the missing entries first.  Mirror: writer/recording_writer.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.sparse_array import read_sparse_array
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.support.diagnostics import ParseError

if TYPE_CHECKING:
    from mlirkit.bytecode.reader.attr_types import AttrTypeTable
    from mlirkit.bytecode.reader.dialects import DialectEntry


# Blobs of fewer bytes are copied: a view of them would be larger.
_COPIED: Final = 192


class NotDecoded(Exception):
    """An entry needs others first: (is an attribute, index) of each."""

    def __init__(self, entries: list[tuple[bool, int]]) -> None:
        super().__init__()
        self.entries = entries


@mypyc_attr(allow_interpreted_subclasses=True)
class EntryReader:
    """A cursor over one entry, with the tables its indices point into."""

    __slots__ = (
        "_beyond",
        "_end",
        "_start",
        "_view",
        "cursor",
        "defers",
        "dialect",
        "has_unknown_code",
        "missing",
        "table",
    )

    def __init__(
        self,
        table: AttrTypeTable,
        cursor: Cursor,
        dialect: DialectEntry | None,
        view: bytes | memoryview,
        size: i64,
    ) -> None:
        self.table = table
        self.cursor = cursor
        self.dialect = dialect
        # The bytes around the entry, which begins at the cursor and has `size` bytes; the cursor may see
        # fewer.
        self._view = view
        self._start: i64 = cursor.pos
        self._end: i64 = cursor.pos + size
        # The position behind a blob that the cursor does not see, or 0.
        self._beyond: i64 = 0
        self.defers = False
        # Whether the error is about a code that the codec does not know.
        self.has_unknown_code = False
        # The entries that were deferred, in the form of `NotDecoded`.
        self.missing: list[tuple[bool, int]] | None = None

    @property
    def context(self) -> Any:
        return self.table.context

    @property
    def bytecode_version(self) -> int:
        return self.table.file.version

    def dialect_version(self, dialect: str) -> Any:
        for entry in self.table.dialects.dialects:
            if entry.name == dialect:
                self.table.bind(entry, self.cursor)
                return entry.version
        return None

    def error(self, message: str) -> ParseError:
        return self.cursor.error(message)

    def consumed(self) -> i64:
        """The number of bytes of the entry that have been read."""
        return (self._beyond or self.cursor.pos) - self._start

    def left(self) -> i64:
        """The number of bytes of the entry that have not been read."""
        return self._end - (self._beyond or self.cursor.pos)

    def begin(self, size: i64) -> None:
        """Make the next `size` bytes the entry."""
        self._start = self.cursor.pos
        self._end = self._start + size
        self._beyond = 0
        self.defers = False
        self.missing = None

    def rewind(self) -> None:
        """Go back to the beginning of the entry."""
        self.cursor.pos = self._start
        self._beyond = 0
        self.defers = False

    def whole(self) -> bytes:
        """A copy of the entry."""
        return bytes(self._view[self._start : self._end])

    # -- references ---------------------------------------------------------------------------------

    def _entry(self, is_attribute: bool, index: int, expected: type | None) -> Any:
        table = self.table.attributes if is_attribute else self.table.types
        if index >= table.count:
            raise self.error(f"invalid {table.noun} index: {index}")
        value = table.values[index]
        if value is None:
            if self.defers and self.table.is_deep():
                if self.missing is None:
                    self.missing = []
                self.missing.append((is_attribute, index))
                return None
            value = self.table.decode_inside(table, index)
        if expected is not None and not isinstance(value, expected):
            location = self.table.as_location(value) if expected is Location else None
            if location is None:
                raise self.error(unexpected_kind(expected, value))
            return location
        return value

    def read_attribute(self, expected: type | None = None) -> Any:
        return self._entry(True, self.cursor.varint(), expected)

    def read_optional_attribute(self, expected: type | None = None) -> Any:
        index = self.cursor.varint()
        return self._entry(True, index >> 1, expected) if index & 1 else None

    def read_named(self, names: list[tuple[str, bool]], into: dict[str, Attribute]) -> None:
        """Read consecutive attributes into `into`; a flag beside each name tells optional ones."""
        for name, optional in names:
            if not optional:
                into[name] = self.read_attribute()
                continue
            value = self.read_optional_attribute()
            if value is not None:
                into[name] = value

    def read_type(self, expected: type | None = None) -> Any:
        return self._entry(False, self.cursor.varint(), expected)

    def read_resource_handle(self) -> DialectResource:
        index = self.cursor.varint()
        handles = self.table.resources.handles
        if index >= len(handles):
            raise self.error(f"invalid resource handle index: {index}")
        return handles[index]

    # -- plain values -------------------------------------------------------------------------------

    def read_list(self, element: Callable[[], Any]) -> list[Any]:
        return [element() for _ in range(self.cursor.count("list element"))]

    def read_var_int(self) -> int:
        return self.cursor.varint64()

    def read_signed_var_int(self) -> int:
        return self.cursor.signed()

    def read_var_int_with_flag(self) -> tuple[int, bool]:
        value = self.cursor.varint64()
        return value >> 1, value & 1 == 1

    def read_ap_int_with_known_width(self, width: int) -> int:
        return self.cursor.known_width(width)

    def read_ap_float_with_known_semantics(self, semantics: FloatSemantics) -> int:
        return self.cursor.known_width(semantics.width)

    def read_string(self) -> str:
        cursor = self.cursor
        return self.table.strings.get(cursor.varint(), cursor)

    def read_blob(self) -> bytes | memoryview:
        """Read raw bytes: a view of the file if they are many."""
        cursor = self.cursor
        size = cursor.varint()
        at = cursor.pos
        left = self._end - at
        if size > left:
            raise self.error(f"attempting to parse {size} bytes when only {left} remain")
        if at + size > cursor.end:
            self._beyond = at + size
            cursor.pos = cursor.end
        elif size < _COPIED:
            return cursor.take(size)
        else:
            cursor.pos = at + size
        return self._view[at : at + size]

    def read_bool(self) -> bool:
        return self.cursor.byte() != 0

    def read_sparse_array(self, size: int) -> list[int]:
        return read_sparse_array(self.cursor, size)


def unexpected_kind(expected: Any, value: Any) -> str:
    """The message about a value of another class than `expected`; MLIR quotes types."""
    shown = f"'{value}'" if isinstance(value, Type) else str(value)
    name = "LocationAttr" if expected is Location else expected.__name__
    return f"expected mlir::{name}, but got: {shown}"
