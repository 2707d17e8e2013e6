"""How archives of text in the wheel are compressed: as lzma, whose container is the smallest.

lzma is imported only where one is written or read.
"""

from __future__ import annotations

from _thread import allocate_lock
from typing import Final

# How much text is looked at when more is needed: reading stops soon after what was asked for.
_STEP: Final = 1 << 16


def compress_text(data: bytes) -> bytes:
    """Make text as small as lzma can: bytes count by those before them, not by their place."""
    import lzma

    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}]
    return lzma.compress(data, format=lzma.FORMAT_ALONE, filters=filters)


class TextReader:
    """Text that is decompressed as far as it has been read; threads may share it."""

    def __init__(self, compressed: bytes) -> None:
        from lzma import FORMAT_ALONE, LZMADecompressor

        self._decompressor = LZMADecompressor(FORMAT_ALONE)
        self._compressed = compressed
        self._text = bytearray()
        self._lock = allocate_lock()

    def read(self, start: int, end: int) -> bytes:
        """A part of the text; lzma.LZMAError if there is none."""
        with self._lock:
            while len(self._text) < end and self._advance():
                pass
            return bytes(self._text[start:end])

    def line(self) -> bytes:
        """The first line, without its end; all there is if it has none."""
        with self._lock:
            while b"\n" not in self._text and self._advance():
                pass
            return bytes(self._text.partition(b"\n")[0])

    def _advance(self) -> bool:
        """Decompress some more; False at the end."""
        if self._decompressor.eof:
            return False
        more = self._decompressor.decompress(self._compressed, _STEP)
        self._compressed = b""
        self._text += more
        return bool(more) or not self._decompressor.needs_input
