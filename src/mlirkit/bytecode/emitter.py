"""Writing the primitive encodings; the counterpart of bytecode/cursor.py, where they are described.

An emitter is a list of parts: runs of bytes, large blocks of data that are not copied, and other emitters
(nested sections).  Only `pieces()` walks all of it, without recursion, so that nesting costs nothing extra.
The growing run is a list of short byte strings, most of them shared objects: appending to a list is the
fastest way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import MLIRError

_U64: Final = (1 << 64) - 1

# Data of at least this size is stored without a copy.
LARGE: Final = 4096

# A run is joined at this number of pieces, so that the bookkeeping of the join stays in the processor's
# cache.
LONG_RUN: Final = 1 << 11


def _encoded(value: int) -> bytes:
    if value < 0 or value > _U64:
        raise MLIRError(f"{value} cannot be written as an unsigned number of 64 bits")
    bits = value.bit_length()
    if bits > 56:
        return b"\0" + value.to_bytes(8, "little")
    size = (bits + 6) // 7 or 1
    return (((value << 1) | 1) << (size - 1)).to_bytes(size, "little")


# Single bytes, and the varints of the most frequent numbers.
BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]
VARINTS: Final[list[bytes]] = [_encoded(value) for value in range(2048)]
# The second and third byte of varints of three bytes below 2^16.
_LAST_BYTES: Final[list[bytes]] = [value.to_bytes(2, "little") for value in range(1 << 11)]

# The largest size of a longer table.
_MOST_VARINTS: Final = 1 << 16


def varint_table(count: int) -> list[bytes]:
    """The varints of the first numbers, `count` of them if that pays: look-ups are faster than encoding.

    Compiled code takes as long to make an object as to append the bytes one by one.
    """
    if COMPILED or count <= len(VARINTS):
        return VARINTS
    count = min(count, _MOST_VARINTS)
    short = [bits.to_bytes(2, "little") for bits in range(2048 << 2 | 2, min(count, 1 << 14) << 2, 4)]
    return [*VARINTS, *short, *[bits.to_bytes(3, "little") for bits in range(1 << 17 | 4, count << 3, 8)]]


def varint_bytes(value: i64) -> bytes:
    """A number below 2^62, in the shortest form."""
    if value < 2048:
        return VARINTS[value]
    if value < 1 << 14:
        return int(value << 2 | 2).to_bytes(2, "little")
    if value < 1 << 21:
        return int(value << 3 | 4).to_bytes(3, "little")
    return _encoded(value)


def append_varint(data: list[bytes], value: i64) -> i64:
    """Append a number below 2^62 in its shortest form; return the number of bytes.

    Numbers that the table lacks are appended in parts, which are shared objects: this is faster than making
    a new object.
    """
    if value < 2048:
        data.append(VARINTS[value])
        return 1 if value < 128 else 2
    if value < 1 << 14:
        value = value << 2 | 2
        data.append(BYTES[value & 255])
        data.append(BYTES[value >> 8])
        return 2
    if value < 1 << 21:
        value = value << 3 | 4
        data.append(BYTES[value & 255])
        if value < 1 << 19:
            data.append(_LAST_BYTES[value >> 8])
        else:
            data.append(BYTES[value >> 8 & 255])
            data.append(BYTES[value >> 16])
        return 3
    encoded = _encoded(value)
    data.append(encoded)
    return len(encoded)


def unsigned_bytes(value: int) -> bytes:
    """An unsigned number, in the shortest form."""
    return VARINTS[value] if 0 <= value < 2048 else _encoded(value)


def signed_bytes(value: int) -> bytes:
    """A signed number, modulo 2^64."""
    if 0 <= value < 1024:
        return VARINTS[value << 1]
    value &= _U64
    return unsigned_bytes(((value << 1) ^ (_U64 if value >> 63 else 0)) & _U64)


def known_width_bytes(bits: int, width: int) -> bytes:
    """An integer of `width` bits, given as a non-negative bit pattern."""
    if width <= 8:
        return BYTES[bits]
    if width <= 64:
        return signed_bytes(bits)
    words = max(1, (bits.bit_length() + 63) // 64)
    return unsigned_bytes(words) + b"".join(
        [signed_bytes(bits >> (64 * index) & _U64) for index in range(words)]
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Emitter:
    """A growing run of bytes; `size` is known at all times once nested parts are complete."""

    __slots__ = ("_parts", "_parts_size", "data")

    def __init__(self) -> None:
        # The growing run; it stays the same list object, so that loops may keep a reference to it.
        self.data: list[bytes] = []
        self._parts: list[bytes | bytearray | memoryview | Emitter] = []
        self._parts_size = 0

    @property
    def size(self) -> int:
        self._end_run()
        return self._parts_size

    def byte(self, value: int) -> None:
        self.data.append(BYTES[value])

    def raw(self, data: bytes | bytearray | memoryview) -> None:
        if len(data) < LARGE:
            self.data.append(bytes(data))
        else:
            self._add_part(data, len(data))

    def nested(self, inner: Emitter) -> None:
        """Append everything another emitter holds; it must be complete."""
        size = inner.size
        if size < LARGE:
            self.data.append(inner.to_bytes())
        else:
            self._add_part(inner, size)

    def pad(self, alignment: int, byte: bytes) -> None:
        """Repeat `byte` up to the next multiple of `alignment`."""
        missing = -self.size % alignment
        if missing:
            self._add_part(byte * missing, missing)

    def _add_part(self, part: bytes | bytearray | memoryview | Emitter, size: int) -> None:
        self._end_run()
        self._parts.append(part)
        self._parts_size += size

    def _end_run(self) -> None:
        if self.data:
            run = b"".join(self.data)
            self._parts.append(run)
            self._parts_size += len(run)
            self.data.clear()

    def shorten(self) -> None:
        """Split the growing run if it is long; functions that append to it call this now and then."""
        if len(self.data) > LONG_RUN:
            self._end_run()

    def pieces(self) -> list[bytes | bytearray | memoryview]:
        """The content as runs of bytes in order."""
        pieces: list[bytes | bytearray | memoryview] = []
        stack: list[bytes | bytearray | memoryview | Emitter] = [self]
        while stack:
            part = stack.pop()
            if isinstance(part, Emitter):
                stack.append(b"".join(part.data))
                stack.extend(reversed(part._parts))
            elif len(part):
                pieces.append(part)
        return pieces

    def to_bytes(self) -> bytes:
        parts = self._parts
        if not parts:
            return b"".join(self.data)
        only = parts[0]
        if len(parts) == 1 and not self.data and isinstance(only, bytes):
            return only
        return b"".join(self.pieces())

    def take(self) -> bytes:
        """Return the content and clear the emitter."""
        content = self.to_bytes()
        self.data.clear()
        self._parts.clear()
        self._parts_size = 0
        return content

    def varint(self, value: int) -> None:
        """An unsigned number, in the shortest form."""
        self.data.append(VARINTS[value] if 0 <= value < 2048 else _encoded(value))

    def flagged(self, value: int, flag: bool) -> None:
        self.varint(value << 1 | flag)

    def c_string(self, data: bytes) -> None:
        self.data.append(data)
        self.data.append(b"\0")
