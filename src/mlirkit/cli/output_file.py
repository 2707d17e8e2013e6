"""Writing the output: to standard output as it comes, or to a file that appears whole or not at all."""

from __future__ import annotations

import io
import os
import stat
import sys
from collections import Counter
from typing import TextIO


class OutputError(Exception):
    """The output cannot be written; the text is the reason in LLVM's words."""


def write_output(path: str, data: bytes) -> None:
    """Write `data` to the file at `path`, or to standard output if that is `-`."""
    if path == "-":
        _write_bytes(sys.stdout, data)
        return
    try:
        write_file(path, data)
    except OSError as error:
        raise OutputError(f"cannot open output file '{path}': {error.strerror}") from None


def _write_bytes(out: TextIO, data: bytes) -> None:
    stream = getattr(out, "buffer", None)
    if stream is None:
        out.write(data.decode("utf-8", "surrogateescape"))
    else:
        out.flush()
        stream.write(data)
        stream.flush()


class OutputStream:
    """Output that is written piece by piece: `write` for each, `keep` after success.

    Standard output is written as LLVM's streams write it: at once to a terminal, else in blocks, so that it
    is interleaved with errors as mlir-opt's is; earlier output is not lost by a later error.  A file is
    created by `keep`.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        # Passes may replace sys.stdout while they run.
        self._standard_output = sys.stdout
        self._pieces: list[bytes] = []
        self._size = 0
        self._block = _block_size() if path == "-" else 0

    def write(self, piece: bytes) -> None:
        self._pieces.append(piece)
        self._size += len(piece)
        if self._path == "-" and self._size > self._block:
            data = b"".join(self._pieces)
            # An incomplete block waits for more output, and a full block for the output behind it.
            rest = (self._size - 1) % self._block + 1 if self._block else 0
            _write_bytes(self._standard_output, data[: self._size - rest])
            self._pieces = [data[self._size - rest :]]
            self._size = rest

    def as_text(self) -> io.TextIOBase:
        """The stream for text that is printed while modules are made."""
        return _TextOutput(self)

    def flush(self) -> None:
        """Flush standard output; nothing is written to a file."""
        if self._path == "-" and self._size:
            _write_bytes(self._standard_output, b"".join(self._pieces))
            self._pieces.clear()
            self._size = 0

    def keep(self) -> None:
        """The output is complete and right."""
        if self._path == "-":
            self.flush()
        else:
            write_output(self._path, b"".join(self._pieces))


class _TextOutput(io.TextIOBase):
    """Writes printed text to the output of the modules, in order with them."""

    def __init__(self, stream: OutputStream) -> None:
        self._stream = stream

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._stream.write(text.encode("utf-8", "surrogateescape"))
        return len(text)

    def flush(self) -> None:
        """The stream decides when its contents are written."""


def _block_size() -> int:
    """The bytes that standard output collects before it writes; 0 for a terminal."""
    try:
        status = os.fstat(sys.stdout.fileno())
    except (AttributeError, OSError, ValueError):
        return 0
    return 0 if stat.S_ISCHR(status.st_mode) and sys.stdout.isatty() else status.st_blksize


def write_file(path: str, data: bytes) -> None:
    """Write a whole file, or leave the old one; OSError on failure."""
    if os.path.exists(path) and not os.path.isfile(path):
        # Devices and pipes cannot be replaced; a directory complains here.
        with open(path, "wb") as stream:
            stream.write(data)
        return
    folder = os.path.dirname(os.path.realpath(path))
    # Not imported for standard output: tempfile imports half a dozen modules for archives.
    import tempfile

    handle, temporary = tempfile.mkstemp(dir=folder, prefix=".mlirkit-")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        os.chmod(temporary, _mode_of(path))
        os.replace(temporary, os.path.realpath(path))
    except BaseException:
        os.unlink(temporary)
        raise


def _mode_of(path: str) -> int:
    if os.path.exists(path):
        return os.stat(path).st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def show(text: str) -> None:
    """Write text for people to standard output; bytes of a file that are no UTF-8 become question marks."""
    sys.stdout.write(_readable(text))


def say(text: str) -> None:
    """As `show`, to standard error."""
    sys.stderr.write(_readable(text))


def say_dropped(release: str, dropped: Counter[tuple[str, str]]) -> None:
    """Warn of hints that a release does not have, counted by operation and attribute."""
    for (operation, attribute), count in sorted(dropped.items()):
        say(f"warning: {release} has no '{attribute}' of '{operation}': dropped from {count}\n")


def _readable(text: str) -> str:
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
