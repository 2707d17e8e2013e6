"""The limits that one input is judged under: processor time and growth of the address space."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

SECONDS = 10
BYTES = 1 << 30

_STATM = Path("/proc/self/statm")


class OverTime(BaseException):
    """The input took too long.  No handler of `Exception` catches it."""


def _give_up(number: int, frame: FrameType | None) -> None:
    raise OverTime(f"more than {SECONDS} s of processor time")


@contextmanager
def limited(seconds: float = SECONDS, size: int = BYTES) -> Iterator[None]:
    """OverTime or MemoryError inside, past `seconds` of processor time or `size` bytes more than now.

    Only for the main thread.  On systems that do not report the size of the process, memory has no limit.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    if _STATM.exists():
        now = int(_STATM.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + size, hard))
    before = signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
