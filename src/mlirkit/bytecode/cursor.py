"""Reading the primitive encodings: bytes, varints, integers of known width.

    varint    1 to 9 bytes, little-endian; the trailing zero bits of the first byte count the bytes that
              follow; first byte 0: the next 8 bytes as they are
    signed    zigzag in a varint
    flagged   value * 2 + flag in a varint

Every read is checked against the end of the cursor's range; an error names the section, the absolute offset,
and the item that was being read.  Writing the same bytes: bytecode/emitter.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError

AT_END: Final = "attempting to parse a byte at the end of the bytecode"

_U64: Final = (1 << 64) - 1

# The length of a varint by its first byte.
VARINT_LENGTHS: Final = bytes([9 if first == 0 else (first & -first).bit_length() for first in range(256)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Cursor:
    """A position in a run of bytes that ends at `end`; `base` is the file offset of the first one."""

    __slots__ = ("base", "data", "end", "file", "pos", "section")

    def __init__(self, data: bytes, file: str, section: str, base: int = 0, pos: int = 0) -> None:
        self.data = data
        self.pos: i64 = pos
        self.end: i64 = len(data)
        self.base = base
        self.file = file
        # The section's name, for messages.
        self.section = section

    def error(self, message: str, at: int | None = None) -> ParseError:
        """An error at the current position, or at `at`, an offset in this cursor's data."""
        return bytecode_error(self.file, message, self.section, self.base + (self.pos if at is None else at))

    def at_end(self) -> ParseError:
        return self.error(AT_END)

    def byte(self) -> i64:
        pos = self.pos
        if pos >= self.end:
            raise self.at_end()
        self.pos = pos + 1
        return self.data[pos]

    def varint(self) -> i64:
        """Read an unsigned number below 2^62: counts, indices and sizes are smaller in every file.

        Numbers that may use all 64 bits are read by `varint64`.
        """
        pos = self.pos
        data = self.data
        end = self.end
        if pos >= end:
            raise self.at_end()
        first: i64 = data[pos]
        if first & 1:
            self.pos = pos + 1
            return first >> 1
        second: i64
        if first & 2:
            if pos + 1 >= end:
                raise self.short(1, end - pos - 1)
            second = data[pos + 1]
            self.pos = pos + 2
            return (first >> 2) | (second << 6)
        if first & 4:
            if pos + 2 >= end:
                raise self.short(2, end - pos - 1)
            second = data[pos + 1]
            third: i64 = data[pos + 2]
            self.pos = pos + 3
            return (first >> 3) | (second << 5) | (third << 13)
        large = self.varint64()
        if large >= 1 << 62:
            raise self.error(f"a count or index of {large} cannot be right", pos)
        return large

    def varint64(self) -> int:
        """Read an unsigned number of up to 64 bits."""
        pos = self.pos
        if pos >= self.end:
            raise self.at_end()
        first = self.data[pos]
        if first & 1:
            self.pos = pos + 1
            return first >> 1
        extra = (first & -first).bit_length() - 1 if first else 8
        if self.end - pos - 1 < extra:
            raise self.short(extra, self.end - pos - 1)
        self.pos = pos + 1 + extra
        if first == 0:
            return int.from_bytes(self.data[pos + 1 : pos + 9], "little")
        return int.from_bytes(self.data[pos : pos + 1 + extra], "little") >> (extra + 1)

    def short(self, size: i64, remaining: i64) -> ParseError:
        return self.error(f"attempting to parse {size} bytes when only {remaining} remain")

    def signed(self) -> int:
        """Read a signed number of up to 64 bits."""
        value = self.varint64()
        return (value >> 1) ^ -(value & 1)

    def count(self, noun: str) -> i64:
        """Read a count of elements of at least one byte, which is bounded by the remaining bytes."""
        at = self.pos
        number = self.varint()
        if number > self.end - self.pos:
            raise self.too_many(noun, number, at)
        return number

    def too_many(self, noun: str, count: int, at: int | None = None) -> ParseError:
        """The error for a count beyond the remaining bytes, at the place of MLIR's error."""
        error = self.at_end() if at is None else self.error(AT_END, at)
        left = self.end - self.pos
        error.error_diagnostics[0].attach_note(f"{noun} count {count} exceeds what fits in {left} bytes")
        return error

    def take(self, size: i64) -> bytes:
        """The next `size` bytes."""
        pos = self.pos
        if size < 0 or size > self.end - pos:
            raise self.short(size, self.end - pos)
        self.pos = pos + size
        return self.data[pos : pos + size]

    def skip(self, size: i64) -> None:
        if size < 0 or size > self.end - self.pos:
            raise self.short(size, self.end - self.pos)
        self.pos += size

    def c_string(self) -> bytes:
        """Bytes up to a NUL, which is consumed."""
        at = self.data.find(b"\0", self.pos, self.end)
        if at < 0:
            raise self.error("malformed null-terminated string, no null character found")
        text = self.data[self.pos : at]
        self.pos = at + 1
        return text

    def known_width(self, width: int) -> int:
        """An integer of `width` bits as a non-negative bit pattern."""
        if width <= 8:
            return self.byte() & ((1 << width) - 1)
        if width <= 64:
            return self.signed() & _U64 & ((1 << width) - 1)
        # Python's integers from here on: a shift of an i64 would be limited to 64 bits.
        words: int = self.count("integer word")
        if words > (width + 63) // 64:
            raise self.error(f"an integer of {width} bits cannot have {words} words")
        value = 0
        for index in range(words):
            value |= (self.signed() & _U64) << (64 * index)
        return value & ((1 << width) - 1)

    @property
    def remaining(self) -> int:
        return self.end - self.pos


def bytecode_error(file: str, message: str, section: str, offset: int) -> ParseError:
    """A parse error about bytecode, placed as MLIR does (`file:0:0`), with section and offset as a note."""
    diagnostic = Diagnostic(DiagnosticSeverity.ERROR, message, f"{file}:0:0")
    where = f"in the {section} section at offset {offset:#x}" if section else f"at offset {offset:#x}"
    diagnostic.attach_note(where)
    return ParseError(diagnostic.headline(), [diagnostic])


def message_of(diagnostic: Diagnostic) -> str:
    """The message of an error, without the notes about its place."""
    more = [note.message for note in diagnostic.notes if not note.message.startswith(("in ", "at offset"))]
    return "; ".join([diagnostic.message, *more])
