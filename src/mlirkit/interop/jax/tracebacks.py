"""Tracebacks of JAX as locations: `callsite("f"("a.py":3:4 to :9) at "<module>"(...))`.

The innermost frame comes first; frames whose file has no name are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from types import CodeType
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.location import CallSiteLoc, Location, NameLoc


class _Code:
    """The frames of a code object so far; compared by identity, as code objects hash slowly."""

    __slots__ = ("code", "filename", "frames")

    def __init__(self, code: CodeType, filename: str | None) -> None:
        self.code = code
        # The file's name; None if the frames are left out.
        self.filename = filename
        # Frames by instruction.
        self.frames: dict[int, Location] = {}


class TracebackToLocationCache:
    """Locations of tracebacks, cached by frame and by traceback."""

    def __init__(
        self,
        code_to_filename: Callable[[CodeType], str | None],
        frame_limit: int,
        context: Context | None = None,
    ) -> None:
        self._code_to_filename = code_to_filename
        self._frame_limit = frame_limit
        self._codes: dict[int, _Code] = {}
        self._tracebacks: dict[Any, Location] = {}

    def get(self, traceback: Any) -> Location:
        """The location of a jaxlib `Traceback`."""
        result = self._tracebacks.get(traceback)
        if result is None:
            codes, instructions = traceback.raw_frames()
            result = self._location(codes, instructions)
            self._tracebacks[traceback] = result
        return result

    def _location(self, codes: list[CodeType], instructions: list[int]) -> Location:
        frames: list[Location] = []
        for number, code in enumerate(codes):
            cached = self._codes.get(id(code))
            if cached is None:
                cached = _Code(code, self._code_to_filename(code))
                self._codes[id(code)] = cached
            if cached.filename is None:
                continue
            if len(frames) >= self._frame_limit:
                break
            instruction = instructions[number]
            frame = cached.frames.get(instruction)
            if frame is None:
                frame = NameLoc(code.co_qualname, _place(cached.filename, code, instruction))
                cached.frames[instruction] = frame
            frames.append(frame)
        if not frames:
            return Location.unknown()
        location = frames.pop()
        while frames:
            location = CallSiteLoc(frames.pop(), location)
        return location


def _place(filename: str, code: CodeType, instruction: int) -> Location:
    positions = next(islice(code.co_positions(), instruction // 2, None), (None,) * 4)
    line, end_line, column, end_column = [0 if position is None else position for position in positions]
    return Location.file(filename, line, column, end_line, end_column)
