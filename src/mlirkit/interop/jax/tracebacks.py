"""Tracebacks of JAX as locations: `callsite("f"("a.py":3:4 to :9) at "<module>"(...))`.

The innermost frame comes first; frames whose file has no name to show are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from types import CodeType
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.location import CallSiteLoc, Location, NameLoc


class TracebackToLocationCache:
    """Locations of tracebacks, remembered by frame and by traceback."""

    def __init__(
        self,
        code_to_filename: Callable[[CodeType], str | None],
        frame_limit: int,
        context: Context | None = None,
    ) -> None:
        self._code_to_filename = code_to_filename
        self._frame_limit = frame_limit
        self._frames: dict[tuple[CodeType, int], Location | None] = {}
        self._tracebacks: dict[Any, Location] = {}

    def get(self, traceback: Any) -> Location:
        """The location of a jaxlib `Traceback`."""
        found = self._tracebacks.get(traceback)
        if found is None:
            found = self._tracebacks[traceback] = self._location(*traceback.raw_frames())
        return found

    def _location(self, codes: list[CodeType], instructions: list[int]) -> Location:
        frames: list[Location] = []
        for code, instruction in zip(codes, instructions, strict=True):
            if len(frames) == self._frame_limit:
                break
            frame = self._frame(code, instruction)
            if frame is not None:
                frames.append(frame)
        if not frames:
            return Location.unknown()
        location = frames.pop()
        while frames:
            location = CallSiteLoc(frames.pop(), location)
        return location

    def _frame(self, code: CodeType, instruction: int) -> Location | None:
        key = (code, instruction)
        if key not in self._frames:
            filename = self._code_to_filename(code)
            place = None if filename is None else _place(filename, code, instruction)
            self._frames[key] = None if place is None else NameLoc(code.co_qualname, place)
        return self._frames[key]


def _place(filename: str, code: CodeType, instruction: int) -> Location:
    positions = next(islice(code.co_positions(), instruction // 2, None), (None,) * 4)
    line, end_line, column, end_column = [0 if each is None else each for each in positions]
    return Location.file(filename, line, column, end_line, end_column)
