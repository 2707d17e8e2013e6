"""A cache on disk for results computed from files: entries are valid as long as the contents are the same.

    entry ::= magic  checksum of the rest (4 bytes)  length of the header (8 bytes)  header (JSON)  payload

The header has the whole key, the files that were read with size, time and content hash, and the missing paths
that were tried before one of these files.  A file whose time changed is compared by content.  Entries are
written to a temporary file and renamed, so that readers and writers at the same time are safe.

An entry is ignored if its checksum is wrong, or if another user could have written it: entries and their
folder belong to the user, and no other user may write to them.  They are created like this, whatever the
umask.  MLIRKIT_CACHE=0 switches caching off; another value is the folder to use.  A folder that grows past
LIMIT bytes loses its oldest entries.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Sequence
from typing import Final
from zlib import adler32, crc32

_MAGIC: Final = b"mlirkit cache 3\n"

# The bytes that the entries of one kind may take together; not final, so that a test can set another limit.
LIMIT = 256 << 20


def cache_folder() -> str | None:
    """The folder of the entries; None if caching is switched off."""
    setting = os.environ.get("MLIRKIT_CACHE", "")
    if setting == "0":
        return None
    if setting:
        return setting
    base = os.environ.get("XDG_CACHE_HOME")
    if base:
        return os.path.join(base, "mlirkit")
    home = os.path.expanduser("~")
    return None if home == "~" else os.path.join(home, ".cache", "mlirkit")


def key_of(*parts: str) -> str:
    """The key of an entry: everything that determines the result, except the files' contents."""
    return "\0".join(parts)


def _file_name(key: str) -> str:
    """The name of an entry's file. Entries of one name replace each other: the header has the whole key."""
    data = key.encode("utf-8", "surrogateescape")
    return f"{crc32(data):08x}{adler32(data):08x}"


def load_entry(kind: str, key: str) -> bytes | None:
    """The payload of a key, if it is intact and all files that it was computed from are unchanged."""
    folder = cache_folder()
    if folder is None:
        return None
    place = os.path.join(folder, kind)
    try:
        if not is_private(os.stat(place)):
            return None
        with open(os.path.join(place, _file_name(key)), "rb") as stream:
            if not is_private(os.fstat(stream.fileno())):
                return None
            data = stream.read()
    except OSError:
        return None
    start = len(_MAGIC)
    if not data.startswith(_MAGIC) or len(data) < start + 12:
        return None
    if crc32(data[start + 4 :]).to_bytes(4, "little") != data[start : start + 4]:
        return None
    length = int.from_bytes(data[start + 4 : start + 12], "little")
    try:
        header = json.loads(data[start + 12 : start + 12 + length])
        if header["key"] != key or any(os.path.exists(path) for path in header["absent"]):
            return None
        for path, size, time, digest in header["files"]:
            if not _unchanged(path, size, time, digest):
                return None
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return data[start + 12 + length :]


def is_private(status: os.stat_result) -> bool:
    """Whether a file or folder belongs to the user and other users cannot write to it."""
    if os.name != "posix":
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def store_entry(
    kind: str, key: str, payload: bytes, files: Sequence[str], absent: Sequence[str] = ()
) -> None:
    """Store a payload computed from `files`; a failure is ignored."""
    folder = cache_folder()
    if folder is None:
        return
    import tempfile

    try:
        described = [_describe(path) for path in files]
        header = json.dumps({"key": key, "files": described, "absent": list(absent)}).encode()
        body = len(header).to_bytes(8, "little") + header + payload
        target = os.path.join(folder, kind)
        if not os.path.isdir(target):
            os.makedirs(target, mode=0o700, exist_ok=True)
            os.chmod(target, 0o700)
        handle, temporary = tempfile.mkstemp(dir=target)
        with os.fdopen(handle, "wb") as stream:
            stream.write(_MAGIC + crc32(body).to_bytes(4, "little") + body)
        os.replace(temporary, os.path.join(target, _file_name(key)))
        _trim(target)
    except OSError:
        return


def _trim(folder: str) -> None:
    """Remove the oldest entries of a folder that exceeds the limit, down to half of it or to one entry."""
    with os.scandir(folder) as listing:
        statuses = [(entry.path, entry.stat()) for entry in listing]
    entries = [(status.st_mtime_ns, status.st_size, path) for path, status in statuses]
    size = sum(entry_size for _, entry_size, _ in entries)
    if size <= LIMIT:
        return
    for _, entry_size, path in sorted(entries)[:-1]:
        os.unlink(path)
        size -= entry_size
        if size <= LIMIT // 2:
            break


def earlier_places(files: Sequence[str], folders: Sequence[str]) -> list[str]:
    """The paths that would precede one of `files` if they existed, for a search along `folders`."""
    roots = [os.path.join(folder, "") for folder in folders]
    paths: list[str] = []
    for path in files:
        for index, root in enumerate(roots):
            if path.startswith(root):
                relative_path = path[len(root) :]
                paths.extend(os.path.join(earlier, relative_path) for earlier in folders[:index])
                break
    return [path for path in paths if path not in files]


def _describe(path: str) -> tuple[str, int, int, str]:
    status = os.stat(path)
    return path, status.st_size, status.st_mtime_ns, _content_hash(path)


def _unchanged(path: str, size: int, time: int, digest: str) -> bool:
    try:
        status = os.stat(path)
        if status.st_size != size:
            return False
        if status.st_mtime_ns == time:
            return True
        return _content_hash(path) == digest
    except OSError:
        return False


def _content_hash(path: str) -> str:
    # Only for changed or new files: hashlib takes longer to import than most entries to read.
    import hashlib

    return hashlib.sha256(_content(path)).hexdigest()


def _content(path: str) -> bytes:
    with open(path, "rb") as stream:
        return stream.read()
