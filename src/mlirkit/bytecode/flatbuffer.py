"""FlatBuffers without a schema compiler: reading tables, strings and vectors, and replacing a vector.

    buffer   ::= root:u32 ...                       offset of the root table
    table    ::= vtable:i32 field*                  distance back to the vtable
    vtable   ::= size:u16 table_size:u16 offset:u16*    a field's place in its table by slot; 0 if absent
    string   ::= length:u32 byte*                   and vectors likewise, of scalars or of offsets

All numbers are little-endian; a reference is an offset from its own position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from mlirkit.support.diagnostics import MLIRError


class Table:
    """A table in a buffer; every access is checked against the buffer's end, MLIRError if outside."""

    def __init__(self, data: memoryview, position: int) -> None:
        self._data = data
        self.position = position
        self.vtable = position - _number(data, position, 4, True)
        self.slot_count = max(0, _number(data, self.vtable, 2) - 4) // 2

    def field(self, slot: int) -> int:
        """The position of a field, 0 if the table does not have it."""
        if slot >= self.slot_count:
            return 0
        offset = _number(self._data, self.vtable + 4 + 2 * slot, 2)
        return self.position + offset if offset else 0

    def has(self, slot: int) -> bool:
        """Whether the table has a field."""
        return self.field(slot) != 0

    def number(self, slot: int, size: int) -> int:
        """An unsigned field of `size` bytes; 0 if absent."""
        at = self.field(slot)
        return _number(self._data, at, size) if at else 0

    def text(self, slot: int) -> str:
        """A string field; empty if absent."""
        at = self.field(slot)
        return _text(self._data, _follow(self._data, at)) if at else ""

    def raw(self, slot: int) -> memoryview | None:
        """A vector of bytes as a view of the buffer."""
        start, count = self.vector(slot, 1)
        return self._data[start : start + count] if start else None

    def numbers(self, slot: int, size: int) -> list[int]:
        """A vector of unsigned numbers of `size` bytes each."""
        start, count = self.vector(slot, size)
        data = self._data[start : start + count * size]
        return [int.from_bytes(data[at : at + size], "little") for at in range(0, count * size, size)]

    def texts(self, slot: int) -> list[str]:
        """A vector of strings."""
        return [_text(self._data, at) for at in self._references(slot)]

    def table(self, slot: int) -> Table | None:
        """A table, None if absent."""
        at = self.field(slot)
        return Table(self._data, _follow(self._data, at)) if at else None

    def tables(self, slot: int) -> list[Table]:
        """A vector of tables."""
        return [Table(self._data, at) for at in self._references(slot)]

    def _references(self, slot: int) -> list[int]:
        return [_follow(self._data, at) for at in self.element_places(slot)]

    def element_places(self, slot: int) -> list[int]:
        """The positions of the elements in a vector of references."""
        start, count = self.vector(slot, 4)
        return [start + 4 * index for index in range(count)]

    def vector(self, slot: int, size: int) -> tuple[int, int]:
        """The position of the first element of a vector, and the number of elements."""
        at = self.field(slot)
        if not at:
            return 0, 0
        at = _follow(self._data, at)
        count = _number(self._data, at, 4)
        if count * size > len(self._data) - at - 4:
            raise MLIRError(f"FlatBuffer: vector of {count} elements at offset {at} ends outside the buffer")
        return at + 4, count


def root_table(data: memoryview) -> Table:
    """The root table of a buffer."""
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


# The kinds of reference targets: text or a vector of numbers; a vector of texts; or tables, which are spelled
# "table:Name" and "tables:Name".
LEAF: Final = "leaf"
TEXTS: Final = "texts"

# Objects are aligned to at most this many bytes, so that moving them by a multiple changes no alignment.
_ALIGNMENT: Final = 16


class Schema(NamedTuple):
    """The shape of a buffer's tables: the references of each by slot, and its number of slots.

    Slots without a reference hold numbers.
    """

    root: str
    references: dict[str, dict[int, str]]
    slot_counts: dict[str, int]


def replace_bytes(
    data: memoryview, slot: int, new: bytes, schema: Schema, table: Table | None = None
) -> bytes:
    """The buffer with new bytes in the byte vector in `slot` of a table (default: the root table).

    Objects behind the vector move, all others stay.  MLIRError if a table has slots that the schema lacks,
    which may be references, or if objects overlap, so that one cannot move without changing the other.
    """
    start, count = (table or root_table(data)).vector(slot, 1)
    end = start + count
    new_end = start + len(new) + (count - len(new)) % _ALIGNMENT
    moved = new_end - end
    result = bytearray(bytes(data[:start]) + new + bytes(new_end - start - len(new)) + bytes(data[end:]))

    def place(position: int) -> int:
        return position + moved if position >= end else position

    # The four-byte numbers to write, by their position in the old buffer.
    numbers = {start - 4: len(new)}
    for at, target in _references(data, schema):
        _set_once(numbers, at, place(target) - place(at))
    for at, vtable in _vtables(data, schema):
        _set_once(numbers, at, place(at) - place(vtable))
    previous = -4
    for at in sorted(numbers):
        if at < previous + 4 or start - 4 < at < end:
            raise MLIRError(f"FlatBuffer: objects overlap at offset {at}")
        previous = at
        result[place(at) : place(at) + 4] = (numbers[at] % (1 << 32)).to_bytes(4, "little")
    return bytes(result)


def _set_once(numbers: dict[int, int], at: int, number: int) -> None:
    """Set the number at a place; tables may share vectors, but not with other numbers."""
    if numbers.setdefault(at, number) != number:
        raise MLIRError(f"FlatBuffer: objects overlap at offset {at}")


def _vtables(data: memoryview, schema: Schema) -> Iterator[tuple[int, int]]:
    """The place of every table, and of its vtable."""
    for table, _ in _tables(data, schema):
        yield table.position, table.vtable


def _references(data: memoryview, schema: Schema) -> Iterator[tuple[int, int]]:
    """Yield the position and the target of every reference once."""
    yield 0, root_table(data).position
    for table, name in _tables(data, schema):
        for slot, kind in schema.references[name].items():
            at = table.field(slot)
            if not at:
                continue
            yield at, _follow(data, at)
            if kind == TEXTS or kind.startswith("tables:"):
                for element in table.element_places(slot):
                    yield element, _follow(data, element)


def _tables(data: memoryview, schema: Schema) -> Iterator[tuple[Table, str]]:
    """Yield every table once, with its name in the schema."""
    pending = [(root_table(data), schema.root)]
    seen: set[int] = set()
    while pending:
        table, name = pending.pop()
        if table.position in seen:
            continue
        seen.add(table.position)
        if any(table.has(slot) for slot in range(schema.slot_counts[name], table.slot_count)):
            raise MLIRError(f"FlatBuffer: table {name} has fields that are not known here")
        yield table, name
        for slot, kind in schema.references[name].items():
            single = table.table(slot) if kind.startswith("table:") else None
            if single is not None:
                pending.append((single, kind.removeprefix("table:")))
            elif kind.startswith("tables:"):
                pending.extend((child, kind.removeprefix("tables:")) for child in table.tables(slot))
