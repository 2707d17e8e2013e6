"""Reading FlatBuffers without a schema compiler: tables, their fields, strings and vectors.

    buffer   ::= root:u32 ...                       offset of the root table
    table    ::= vtable:i32 field*                  distance back to the vtable
    vtable   ::= size:u16 table_size:u16 offset:u16*    a field's place in its table by slot; 0 if absent
    string   ::= length:u32 byte*                   and vectors likewise, of scalars or of offsets

All numbers are little-endian; a reference is an offset from where it stands.
"""

from __future__ import annotations

from mlirkit.support.diagnostics import MLIRError


class Table:
    """A table in a buffer; every access is checked against the buffer's end, MLIRError if outside."""

    def __init__(self, data: memoryview, position: int) -> None:
        self._data = data
        self._position = position
        self._vtable = position - _number(data, position, 4, True)
        self._slots = max(0, _number(data, self._vtable, 2) - 4) // 2

    def _field(self, slot: int) -> int:
        """Where a field is, 0 if the table does not have it."""
        if slot >= self._slots:
            return 0
        offset = _number(self._data, self._vtable + 4 + 2 * slot, 2)
        return self._position + offset if offset else 0

    def has(self, slot: int) -> bool:
        """Whether the table has a field."""
        return self._field(slot) != 0

    def number(self, slot: int, size: int) -> int:
        """An unsigned field of `size` bytes; 0 if absent."""
        at = self._field(slot)
        return _number(self._data, at, size) if at else 0

    def text(self, slot: int) -> str:
        """A string field; empty if absent."""
        at = self._field(slot)
        return _text(self._data, _follow(self._data, at)) if at else ""

    def raw(self, slot: int) -> memoryview | None:
        """A vector of bytes as a view of the buffer."""
        start, count = self._vector(slot, 1)
        return self._data[start : start + count] if start else None

    def numbers(self, slot: int, size: int) -> list[int]:
        """A vector of unsigned numbers of `size` bytes each."""
        start, count = self._vector(slot, size)
        data = self._data[start : start + count * size]
        return [int.from_bytes(data[at : at + size], "little") for at in range(0, count * size, size)]

    def texts(self, slot: int) -> list[str]:
        """A vector of strings."""
        return [_text(self._data, at) for at in self._references(slot)]

    def tables(self, slot: int) -> list[Table]:
        """A vector of tables."""
        return [Table(self._data, at) for at in self._references(slot)]

    def _references(self, slot: int) -> list[int]:
        start, count = self._vector(slot, 4)
        return [_follow(self._data, start + 4 * index) for index in range(count)]

    def _vector(self, slot: int, size: int) -> tuple[int, int]:
        """Where the elements of a vector begin, and how many there are."""
        at = self._field(slot)
        if not at:
            return 0, 0
        at = _follow(self._data, at)
        count = _number(self._data, at, 4)
        if count * size > len(self._data) - at - 4:
            raise MLIRError(f"FlatBuffer: vector of {count} elements at offset {at} ends outside the buffer")
        return at + 4, count


def root_table(data: memoryview) -> Table:
    """The table a buffer is about."""
    return Table(data, _number(data, 0, 4))


def _number(data: memoryview, at: int, size: int, signed: bool = False) -> int:
    if at < 0 or at + size > len(data):
        raise MLIRError(f"FlatBuffer: offset {at} is outside of the buffer of {len(data)} bytes")
    return int.from_bytes(data[at : at + size], "little", signed=signed)


def _follow(data: memoryview, at: int) -> int:
    return at + _number(data, at, 4)


def _text(data: memoryview, at: int) -> str:
    length = _number(data, at, 4)
    if length > len(data) - at - 4:
        raise MLIRError(f"FlatBuffer: string at offset {at} ends outside of the buffer")
    return str(data[at + 4 : at + 4 + length], "utf-8", "replace")
