"""How archives of text in the wheel are compressed: lzma is imported only where one is written."""

from __future__ import annotations


def text_filters() -> list[dict[str, int]]:
    """The filters of lzma that make text smallest: bytes count by those before them, not by their place."""
    import lzma

    return [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}]
