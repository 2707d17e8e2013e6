"""Writing the primitive encodings; the counterpart of bytecode/cursor.py, where they are described."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

_U64: Final = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Emitter:
    """A growing run of bytes."""

    __slots__ = ("data",)

    def __init__(self) -> None:
        self.data = bytearray()

    def __len__(self) -> int:
        return len(self.data)

    def byte(self, value: int) -> None:
        self.data.append(value)

    def raw(self, data: bytes | bytearray | memoryview) -> None:
        self.data += data

    def varint(self, value: int) -> None:
        """An unsigned number, in the shortest form."""
        data = self.data
        if value < 0x80:
            data.append(value << 1 | 1)
            return
        if value < 0x4000:
            value = value << 2 | 2
            data.append(value & 0xFF)
            data.append(value >> 8)
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
