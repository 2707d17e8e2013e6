"""Files as bytes: small ones are read, large ones are mapped, so that only the pages in use are loaded.

    map_file(path)          the bytes of a file
    require_whole(data)     MLIRError if `data` belongs to a mapped file that has become shorter

A process that reads behind the end of a mapped file is killed.  So lazy readers check the file's size first;
a file that shrinks between the check and the read, or while the caller's own code reads the data, is not
noticed.
"""

from __future__ import annotations

import mmap
from typing import Any, Final

from mlirkit.support.diagnostics import MLIRError

# Files of at most this size are read at once, which takes a millisecond or two.
READ_AT_ONCE: Final = 4 << 20


def map_file(path: str) -> memoryview:
    """The bytes of a file; a mapping lives as long as any view of it."""
    try:
        with open(path, "rb") as stream:
            if stream.seek(0, 2) <= READ_AT_ONCE:
                stream.seek(0)
                return memoryview(stream.read())
            return memoryview(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ))
    except OSError as error:
        raise MLIRError(f"cannot open input file '{path}': {error.strerror}") from None


def require_whole(data: bytes | memoryview) -> None:
    """Raise MLIRError if `data` is a view of a mapped file that was truncated after it was opened."""
    if isinstance(data, memoryview):
        owner: Any = data.obj
        if isinstance(owner, mmap.mmap) and owner.size() < len(owner):
            raise MLIRError("the file was truncated while it was being read")
