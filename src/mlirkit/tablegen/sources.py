"""Sources of text: files, include directories, texts in memory.

A *unit* is one file as it occurs in a run: a file that is included twice is two units.  A location is an
integer, `unit << 32 | offset`, which takes little memory; `Sources.place` returns its file, line and column.
Contents are shared between runs of one process as long as the file does not change, and with them their
tokens and syntax trees (`SourceFile.segments`, `.trees`).
"""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping, Sequence
from typing import Any

from mlirkit.support.source import SourceBuffer
from mlirkit.tablegen.records import Place, include_stack


class SourceFile:
    """The contents of a file, with its tokens and trees so far."""

    __slots__ = ("buffer", "segments", "text", "trees")

    def __init__(self, name: str, data: bytes) -> None:
        self.buffer = SourceBuffer(name, data)
        # One character per byte, so that positions in it are byte offsets.
        self.text = data.decode("latin-1")
        # Used by preprocessor.py and parser.py.
        self.segments: dict[int, Any] = {}
        self.trees: dict[Any, Any] = {}


# The limit of files that are kept, by name, with modification time, size and inode.
_MAX_FILES = 4096
_FILES: dict[str, tuple[tuple[int, int, int], SourceFile]] = {}


class Sources:
    """The units of one run and the places to find more."""

    __slots__ = ("_include_dirs", "_included_at", "_vfs", "dependencies", "files", "missing", "names")

    def __init__(
        self, include_dirs: Sequence[str] = (), vfs: Mapping[str, str | bytes] | None = None
    ) -> None:
        self._include_dirs = list(include_dirs)
        self._vfs = vfs or {}
        self.files: list[SourceFile] = []
        self.names: list[str] = []
        # For each unit, the location after the `include` that opened it; -1 for the first.
        self._included_at: list[int] = []
        self.dependencies: set[str] = set()
        # The paths at which files were searched and not found.
        self.missing: set[str] = set()

    def add(self, file: SourceFile, included_at: int = -1) -> int:
        """Make `file` the next unit of the run and return its number."""
        self.files.append(file)
        self.names.append(file.buffer.name)
        self._included_at.append(included_at)
        return len(self.files) - 1

    def read(self, name: str) -> SourceFile | None:
        """The file called exactly `name`, from memory or disk; None if it cannot be read."""
        if name in self._vfs:
            data = self._vfs[name]
            return SourceFile(name, data.encode() if isinstance(data, str) else data)
        try:
            status = os.stat(name)
            if stat.S_ISDIR(status.st_mode):
                return None
            mark = (status.st_mtime_ns, status.st_size, status.st_ino)
            cached = _FILES.get(name)
            if cached is not None and cached[0] == mark:
                return cached[1]
            with open(name, "rb") as stream:
                file = SourceFile(name, stream.read())
        except (OSError, ValueError):
            return None
        if stat.S_ISREG(status.st_mode):
            if len(_FILES) >= _MAX_FILES:
                _FILES.clear()
            _FILES[name] = (mark, file)
        return file

    def _is_file(self, name: str) -> bool:
        """Whether a name is that of a regular file or of a text in memory: devices and pipes are excluded."""
        try:
            return name in self._vfs or stat.S_ISREG(os.stat(name).st_mode)
        except (OSError, ValueError):
            return False

    def why_unreadable(self, name: str) -> str:
        """The system's reason for a file that `read` cannot read."""
        try:
            with open(name, "rb"):
                return "Is a directory"
        except OSError as error:
            return error.strerror or str(error)
        except ValueError as error:
            return str(error)

    def include(self, name: str) -> SourceFile | None:
        """The file of `include "name"`: `name` itself, else in the first include directory that has it."""
        places = [name, *[os.path.join(folder, name.lstrip("/")) for folder in self._include_dirs]]
        for place in places:
            file = self.read(place) if self._is_file(place) else None
            if file is not None:
                self.dependencies.add(place)
                return file
            self.missing.add(place)
        return None

    def units(self) -> list[tuple[str, int]]:
        """Each unit's name, and the location behind the `include` that opened it."""
        return list(zip(self.names, self._included_at, strict=True))

    def buffers(self) -> list[SourceBuffer]:
        """The text of each unit."""
        return [file.buffer for file in self.files]

    def depth(self, unit: int) -> int:
        """The number of includes that lead to `unit`."""
        depth = 0
        while self._included_at[unit] >= 0:
            unit = self._included_at[unit] >> 32
            depth += 1
        return depth

    def has_text(self, location: int, text: str) -> bool:
        """Whether a file has a text at a location."""
        unit = location >> 32
        return 0 <= unit < len(self.files) and self.files[unit].text.startswith(text, location & 0xFFFFFFFF)

    def position(self, location: int) -> tuple[int, ...]:
        """A key of a location's place in the run: the offsets of the includes around it, and its own."""
        result = [location & 0xFFFFFFFF]
        at = self._included_at[location >> 32]
        while at >= 0:
            result.insert(0, at & 0xFFFFFFFF)
            at = self._included_at[at >> 32]
        return tuple(result)

    def place(self, location: int) -> Place | None:
        """File, line and column of a location."""
        unit = location >> 32
        if not 0 <= unit < len(self.files):
            return None
        line, column = self.files[unit].buffer.line_and_column(location & 0xFFFFFFFF)
        return Place(self.names[unit], line, column)

    def included_from(self, location: int) -> tuple[str, ...]:
        """`file:line` of the includes that lead to a location, outermost first."""
        return include_stack(location, self.units(), self.place)


def read_standard_input() -> SourceFile:
    """The source of the file name `-`."""
    import sys

    return SourceFile("<stdin>", sys.stdin.buffer.read())
