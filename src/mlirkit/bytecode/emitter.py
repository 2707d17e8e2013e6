"""Writing the primitive encodings; the counterpart of bytecode/cursor.py, where they are described.

An emitter is a list of parts: runs of bytes, large blocks of data that are not copied, and other emitters
(nested sections).  Only `pieces()` walks it all, without recursion, so that nesting costs nothing extra.
The run that grows is a list of small integers, the fastest thing to append to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

_U64: Final = (1 << 64) - 1

# Data of at least this size is kept as it is instead of copied.
_LARGE: Final = 4096

# A run of this length is made bytes: as a list, each takes eight times as much.
_LONG_RUN: Final = 1 << 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Emitter:
    """A growing run of bytes; `size` is known at all times once nested parts are complete."""

    __slots__ = ("_parts", "_parts_size", "data")

    def __init__(self) -> None:
        self.data: list[int] = []
        self._parts: list[bytes | bytearray | memoryview | Emitter] = []
        self._parts_size = 0

    @property
    def size(self) -> int:
        return self._parts_size + len(self.data)

    def byte(self, value: int) -> None:
        self.data.append(value)

    def raw(self, data: bytes | bytearray | memoryview) -> None:
        if len(data) < _LARGE:
            self.data += data
        else:
            self._add_part(data, len(data))

    def nested(self, inner: Emitter) -> None:
        """Append everything another emitter holds; it must be complete."""
        self._add_part(inner, inner.size)

    def _add_part(self, part: bytes | bytearray | memoryview | Emitter, size: int) -> None:
        self._end_run()
        self._parts.append(part)
        self._parts_size += size

    def _end_run(self) -> None:
        if self.data:
            self._parts.append(bytes(self.data))
            self._parts_size += len(self.data)
            self.data = []

    def begin_entry(self) -> list[int]:
        """The list to append the bytes of one entry to."""
        if len(self.data) > _LONG_RUN:
            self._end_run()
        return self.data

    def pieces(self) -> list[bytes | bytearray | memoryview]:
        """The content as runs of bytes in order."""
        found: list[bytes | bytearray | memoryview] = []
        stack: list[bytes | bytearray | memoryview | Emitter] = [self]
        while stack:
            part = stack.pop()
            if isinstance(part, Emitter):
                stack.append(bytes(part.data))
                stack.extend(reversed(part._parts))
            elif len(part):
                found.append(part)
        return found

    def to_bytes(self) -> bytes:
        return b"".join(self.pieces())

    def varint(self, value: int) -> None:
        """An unsigned number, in the shortest form."""
        data = self.data
        if value < 0x4000:
            append_varint(data, value)
            return
        bits = value.bit_length()
        if bits > 56:
            data.append(0)
            data += value.to_bytes(8, "little")
            return
        size = (bits + 6) // 7
        data += (((value << 1) | 1) << (size - 1)).to_bytes(size, "little")

    def signed(self, value: int) -> None:
        """A signed number, modulo 2^64."""
        value &= _U64
        self.varint(((value << 1) ^ (_U64 if value >> 63 else 0)) & _U64)

    def flagged(self, value: int, flag: bool) -> None:
        self.varint(value << 1 | flag)

    def known_width(self, bits: int, width: int) -> None:
        """An integer of `width` bits, given as a non-negative bit pattern."""
        if width <= 8:
            self.byte(bits)
        elif width <= 64:
            self.signed(bits)
        else:
            words = max(1, (bits.bit_length() + 63) // 64)
            self.varint(words)
            for index in range(words):
                self.signed(bits >> (64 * index) & _U64)

    def c_string(self, data: bytes) -> None:
        self.data += data
        self.data.append(0)


def append_varint(data: list[int], value: i64) -> None:
    """A number below 2^28, in the shortest form, as bytes behind `data`."""
    if value < 0x80:
        data.append(value << 1 | 1)
    elif value < 0x4000:
        value = value << 2 | 2
        data.append(value & 0xFF)
        data.append(value >> 8)
    elif value < 0x200000:
        value = value << 3 | 4
        data.append(value & 0xFF)
        data.append(value >> 8 & 0xFF)
        data.append(value >> 16)
    else:
        value = value << 4 | 8
        data.append(value & 0xFF)
        data.append(value >> 8 & 0xFF)
        data.append(value >> 16 & 0xFF)
        data.append(value >> 24)
