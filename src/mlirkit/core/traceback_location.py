"""`with loc_tracebacks():` locates new operations at the place in the Python program that makes them.

    callsite("inner"("a.py":9:11 to :37) at callsite("outer"(...) at "<module>"(...)))

The innermost frame comes first; columns count from 0, as Python's do.  Frames of this package are left out.
"""

from __future__ import annotations

import sys
from itertools import islice
from os.path import dirname
from types import FrameType, TracebackType
from typing import Final

from mlirkit.core.current import traceback_limits
from mlirkit.core.location import UNKNOWN_LOC, CallSiteLoc, Location, NameLoc

# Upstream's default number of frames.
_DEFAULT_LIMIT: Final = 10

_PACKAGE: Final = dirname(dirname(__file__))


class Tracebacks:
    """Settings of tracebacks for the whole process, apart from `with loc_tracebacks()`."""

    def __init__(self) -> None:
        self.enabled = False
        self.frame_limit = _DEFAULT_LIMIT
        # Prefixes of file names: frames of excluded files are left out, unless they are included again.
        self.excluded: list[str] = [_PACKAGE]
        self.included: list[str] = []

    def set_frame_limit(self, limit: int | None) -> None:
        """Set the limit of frames; None: a limit that is not reached in practice."""
        self.frame_limit = MOST_FRAMES if limit is None else limit

    def enable(self, enabled: bool) -> None:
        """Give locations to all operations of this thread that are made without one, or stop doing so."""
        if enabled and not self.enabled:
            traceback_limits.push(self.frame_limit)
        elif self.enabled and not enabled:
            traceback_limits.pop()
        self.enabled = enabled

    def takes(self, filename: str) -> bool:
        if any(filename.startswith(prefix) for prefix in self.included):
            return True
        return not any(filename.startswith(prefix) for prefix in self.excluded)


MOST_FRAMES: Final = 1 << 16
TRACEBACKS: Final = Tracebacks()


class LocTracebacks:
    """A `with` block in which operations made without a location get one from the call stack."""

    def __init__(self, max_depth: int) -> None:
        self._max_depth = max_depth

    def __enter__(self) -> None:
        traceback_limits.push(self._max_depth)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        traceback_limits.pop()


def loc_tracebacks(*, max_depth: int | None = None) -> LocTracebacks:
    """Locations with at most `max_depth` frames; by default the limit of the block around, at first 10."""
    if max_depth is None:
        limit = traceback_limits.top()
        max_depth = TRACEBACKS.frame_limit if limit is None else limit
    return LocTracebacks(max_depth)


def traceback_location(limit: int) -> Location:
    """The location of the program's call, outside of this package; unknown if `limit` is 0."""
    locations: list[Location] = []
    # Compiled functions have no frames, so none can be skipped by number.
    frame: FrameType | None = sys._getframe()
    while frame is not None and len(locations) < limit:
        if TRACEBACKS.takes(frame.f_code.co_filename):
            locations.append(_frame_location(frame))
        frame = frame.f_back
    if not locations:
        return UNKNOWN_LOC
    location = locations.pop()
    for callee in reversed(locations):
        location = CallSiteLoc(callee, location)
    return location


def _frame_location(frame: FrameType) -> Location:
    code = frame.f_code
    line, end_line, column, end_column = next(islice(code.co_positions(), frame.f_lasti // 2, None))
    line = frame.f_lineno if line is None else line
    place = Location.file(code.co_filename, line, column or 0, end_line or line, end_column or 0)
    return NameLoc(code.co_qualname, place)
