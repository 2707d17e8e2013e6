"""Delta debugging: the same failure from as little as possible, by lines, then tokens, then bytes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tests.fuzz.mutations import TOKEN


def minimize(data: bytes, fails: Callable[[bytes], bool], is_text: bool, seconds: float = 60) -> bytes:
    """The smallest part of `data` found in the time for which `fails` holds, as it does for `data`."""
    end = time.monotonic() + seconds
    while True:
        size = len(data)
        for split in (_lines, _tokens, _bytes) if is_text else (_bytes,):
            data = _without_pieces(split(data), fails, end)
        if len(data) == size or time.monotonic() > end:
            return data


def _lines(data: bytes) -> list[bytes]:
    return data.splitlines(keepends=True)


def _tokens(data: bytes) -> list[bytes]:
    text = data.decode("utf-8", "surrogateescape")
    return [token.encode("utf-8", "surrogateescape") for token in TOKEN.findall(text)]


def _bytes(data: bytes) -> list[bytes]:
    return [data[at : at + 1] for at in range(len(data))]


def _without_pieces(pieces: Sequence[bytes], fails: Callable[[bytes], bool], end: float) -> bytes:
    """Drop runs of pieces, ever shorter ones."""
    left = list(pieces)
    run = max(1, len(left) // 2)
    while left:
        at = 0
        while at < len(left):
            if time.monotonic() > end:
                return b"".join(left)
            rest = left[:at] + left[at + run :]
            if fails(b"".join(rest)):
                left = rest
            else:
                at += run
        if run == 1:
            break
        run = max(1, run // 2)
    return b"".join(left)
