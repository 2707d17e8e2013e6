"""The folder of the shipped definition files, with the layout of upstream's include folder.

A source tree has the folder itself, `dialects/td`.  A wheel has an archive instead, of a fifth of the size;
most users never need the files, because the wheel contains the evaluated definitions (dialects/evaluated.py).
The files are unpacked when other definitions are first evaluated: into the user's cache directory, once for
each content of the archive, or for one process if there is no cache.
"""

from __future__ import annotations

import os
import re
from functools import cache
from zlib import crc32

from mlirkit.support.content_cache import cache_folder, is_private
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.packed_folder import packed, unpacked

_DIALECTS = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "dialects")
_FOLDER = os.path.join(_DIALECTS, "td")

ARCHIVE = "td.lzma"

# The file, beside the unpacked files, with their paths and sizes. A folder without all of them is incomplete.
_CONTENTS = "contents"

_COMMENT_LINE = LateRegex(rb"^[ \t]*//.*$", re.MULTILINE)


@cache
def shipped_folder() -> str:
    """The folder, unpacked if necessary."""
    try:
        with open(os.path.join(_DIALECTS, ARCHIVE), "rb") as stream:
            archive = stream.read()
    except FileNotFoundError:
        return _FOLDER
    cached = cache_folder()
    if cached is not None:
        parent = os.path.join(cached, "definitions")
        folder = os.path.join(parent, f"{crc32(archive):08x}")
        if _is_complete(folder) or _keep(archive, parent, folder):
            return folder
    return _unpacked_for_this_process(archive)


def _is_complete(folder: str) -> bool:
    """Whether a folder has all files, and no other user can have written them."""
    try:
        if not is_private(os.stat(os.path.dirname(folder))) or not is_private(os.stat(folder)):
            return False
        with open(os.path.join(folder, _CONTENTS), encoding="utf-8") as stream:
            rows = [line.rsplit(" ", 1) for line in stream.read().splitlines()]
        return all(os.stat(os.path.join(folder, path)).st_size == int(size) for path, size in rows)
    except (OSError, ValueError):
        return False


def _keep(archive: bytes, parent: str, folder: str) -> bool:
    """Unpack into the cache; False if the cache is not writable."""
    import shutil
    import tempfile

    try:
        os.makedirs(parent, mode=0o700, exist_ok=True)
        if not is_private(os.stat(parent)):
            return False
        temporary = tempfile.mkdtemp(dir=parent)
        try:
            _unpack(archive, temporary)
            try:
                os.rename(temporary, folder)
            except OSError:
                # Another process was faster, or the existing folder is damaged.
                if not _is_complete(folder):
                    shutil.rmtree(folder, ignore_errors=True)
                    os.rename(temporary, folder)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
    except OSError:
        return False
    return _is_complete(folder)


def _unpacked_for_this_process(archive: bytes) -> str:
    import atexit
    import shutil
    import tempfile

    folder = tempfile.mkdtemp(prefix="mlirkit-definitions-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _unpack(archive, folder)
    return folder


def _unpack(archive: bytes, folder: str) -> None:
    rows = []
    for name, content in unpacked(archive).items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as stream:
            stream.write(content)
        rows.append(f"{name} {len(content)}\n")
    with open(os.path.join(folder, _CONTENTS), "w", encoding="utf-8") as stream:
        stream.writelines(rows)


def write_archive(path: str, folder: str = _FOLDER) -> None:
    """Pack the definition files of a folder reproducibly: the same files give the same bytes.

    Comment lines become empty lines, so that line numbers do not change.
    """
    names = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
    contents: dict[str, bytes] = {}
    for name in sorted(names):
        if name.endswith(".td"):
            with open(name, "rb") as stream:
                content = _COMMENT_LINE.sub(b"", stream.read())
            contents[os.path.relpath(name, folder).replace(os.sep, "/")] = content
    with open(path, "wb") as stream:
        stream.write(packed(contents))
