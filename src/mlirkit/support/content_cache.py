"""A cache on disk for what was computed from files: entries are valid as long as the files say the same.

    entry ::= magic  sha256 of the rest  length of the header (8 bytes)  header (JSON)  payload

The header lists the files that took part with size, time and content hash, and the places where a file would
have been found first had it been there.  A file whose time changed is compared by content.  Entries are
written to a temporary file and renamed, so that readers and writers at the same time are safe; whatever does
not check out is as good as absent.  MLIRKIT_CACHE=0 switches caching off; another value is the folder to use.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

_MAGIC = b"mlirkit cache 1\n"


def cache_folder() -> Path | None:
    """Where entries are kept; None if caching is switched off."""
    setting = os.environ.get("MLIRKIT_CACHE", "")
    if setting == "0":
        return None
    if setting:
        return Path(setting)
    base = os.environ.get("XDG_CACHE_HOME")
    try:
        return Path(base) / "mlirkit" if base else Path.home() / ".cache" / "mlirkit"
    except RuntimeError:  # no home folder
        return None


def key_of(*parts: str) -> str:
    """A name for an entry, from everything that decides what is computed besides the files' contents."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()[:40]


def load_entry(kind: str, key: str) -> bytes | None:
    """The payload stored under a key, if it is intact and every file it came from is unchanged."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        data = (folder / kind / key).read_bytes()
    except OSError:
        return None
    start = len(_MAGIC)
    if not data.startswith(_MAGIC) or len(data) < start + 40:
        return None
    if hashlib.sha256(data[start + 32 :]).digest() != data[start : start + 32]:
        return None
    length = int.from_bytes(data[start + 32 : start + 40], "little")
    header = json.loads(data[start + 40 : start + 40 + length])
    if any(os.path.exists(path) for path in header["absent"]):
        return None
    for path, size, time, digest in header["files"]:
        if not _unchanged(path, size, time, digest):
            return None
    return data[start + 40 + length :]


def store_entry(
    kind: str, key: str, payload: bytes, files: Sequence[str], absent: Sequence[str] = ()
) -> None:
    """Store a payload computed from `files`; failing to do so is no error."""
    folder = cache_folder()
    if folder is None:
        return
    try:
        described = [_describe(path) for path in files]
        header = json.dumps({"files": described, "absent": list(absent)}).encode()
        body = len(header).to_bytes(8, "little") + header + payload
        target = folder / kind
        target.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, temporary = tempfile.mkstemp(dir=target)
        with os.fdopen(handle, "wb") as stream:
            stream.write(_MAGIC + hashlib.sha256(body).digest() + body)
        os.replace(temporary, target / key)
    except OSError:
        return


def earlier_places(files: Sequence[str], folders: Sequence[str]) -> list[str]:
    """Paths that would hide one of `files` if they existed, for files found along the list of `folders`."""
    roots = [os.path.join(folder, "") for folder in folders]
    found: list[str] = []
    for path in files:
        for index, root in enumerate(roots):
            if path.startswith(root):
                rest = path[len(root) :]
                found.extend(os.path.join(earlier, rest) for earlier in folders[:index])
                break
    return [path for path in found if path not in files]


def _describe(path: str) -> tuple[str, int, int, str]:
    status = os.stat(path)
    return path, status.st_size, status.st_mtime_ns, hashlib.sha256(Path(path).read_bytes()).hexdigest()


def _unchanged(path: str, size: int, time: int, digest: str) -> bool:
    try:
        status = os.stat(path)
        if status.st_size != size:
            return False
        if status.st_mtime_ns == time:
            return True
        return hashlib.sha256(Path(path).read_bytes()).hexdigest() == digest
    except OSError:
        return False
