"""The compression of text archives in the wheel: lzma, whose container is the smallest.

lzma is imported only when an archive is written or read.
"""

from __future__ import annotations

from _thread import allocate_lock
from typing import Final

# The amount of compressed text to read at a time: reading stops soon after the requested part.
_STEP: Final = 1 << 16


def compress_text(data: bytes) -> bytes:
    """Compress text with lzma; the model predicts bytes by the bytes before them, not by their position."""
    import lzma

    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}]
    return lzma.compress(data, format=lzma.FORMAT_ALONE, filters=filters)


class TextReader:
    """Text that is decompressed up to the furthest position read; threads may share it."""

    def __init__(self, compressed: bytes) -> None:
        from lzma import FORMAT_ALONE, LZMADecompressor

        self._decompressor = LZMADecompressor(FORMAT_ALONE)
        self._compressed = compressed
        self._text = bytearray()
        self._lock = allocate_lock()

    def read(self, start: int, end: int) -> bytes:
        """A part of the text; lzma.LZMAError if the text is shorter."""
        with self._lock:
            while len(self._text) < end and self._advance():
                pass
            return bytes(self._text[start:end])

    def line(self) -> bytes:
        """The first line, without its end; the whole text if it has no line end."""
        with self._lock:
            while b"\n" not in self._text and self._advance():
                pass
            return bytes(self._text.partition(b"\n")[0])

    def _advance(self) -> bool:
        """Decompress the next part; return False at the end."""
        if self._decompressor.eof:
            return False
        more = self._decompressor.decompress(self._compressed, _STEP)
        self._compressed = b""
        self._text += more
        return bool(more) or not self._decompressor.needs_input
