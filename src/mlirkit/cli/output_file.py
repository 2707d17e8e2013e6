"""Writing the output: to standard output, or to a file that appears whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile


class OutputError(Exception):
    """The output cannot be written; the text says why in LLVM's words."""


def write_output(path: str, data: bytes) -> None:
    """Write `data` to the file at `path`, or to standard output if that is `-`."""
    if path == "-":
        stream = getattr(sys.stdout, "buffer", None)
        if stream is None:
            sys.stdout.write(data.decode("utf-8", "surrogateescape"))
        else:
            sys.stdout.flush()
            stream.write(data)
            stream.flush()
        return
    try:
        write_file(path, data)
    except OSError as error:
        raise OutputError(f"cannot open output file '{path}': {error.strerror}") from None


def write_file(path: str, data: bytes) -> None:
    """Write a whole file, or leave what was there; OSError if that cannot be."""
    if os.path.exists(path) and not os.path.isfile(path):
        # Devices and pipes cannot be replaced; a directory complains here.
        with open(path, "wb") as stream:
            stream.write(data)
        return
    folder = os.path.dirname(os.path.realpath(path))
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


def _readable(text: str) -> str:
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
