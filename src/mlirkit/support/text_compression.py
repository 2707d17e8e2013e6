"""How archives of text in the wheel are compressed: as lzma, whose container is the smallest.

lzma is imported only where one is written or read.
"""

from __future__ import annotations


def compress_text(data: bytes) -> bytes:
    """Make text as small as lzma can: bytes count by those before them, not by their place."""
    import lzma

    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}]
    return lzma.compress(data, format=lzma.FORMAT_ALONE, filters=filters)


def decompress_text(data: bytes) -> bytes:
    """The text again; lzma.LZMAError if it is none."""
    import lzma

    return lzma.decompress(data, format=lzma.FORMAT_ALONE)
