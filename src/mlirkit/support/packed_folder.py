"""Folders of texts that a wheel has in one archive, which is smaller, above all if the texts are similar.

    archive ::= lzma of (sizes NL the files, one behind the other)
    sizes   ::= JSON: {name: number of bytes}

Names in an archive of several folders are FOLDER/name.  The archive is read as far as needed, so that the
most used texts come first.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Final

from mlirkit.support.text_compression import TextReader, compress_text

# The parent folder of the package, and the package.
_LIBRARY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
_PACKAGE = os.path.join(_LIBRARY, "mlirkit")


class Archive:
    """The texts of several folders, by `FOLDER/name`; empty without an archive, as in a source tree."""

    def __init__(self, path: str) -> None:
        self._path = path
        # Opened on first use.
        self._is_opened = False
        self._reader: TextReader | None = None
        # The start and the size of each text.
        self._places: dict[str, tuple[int, int]] = {}

    def names(self) -> list[str]:
        """The names of all texts; empty in a source tree."""
        self._open()
        return list(self._places)

    def read(self, name: str) -> str:
        """The content of a text; KeyError if the archive lacks it."""
        self._open()
        start, size = self._places[name]
        assert self._reader is not None
        return self._reader.read(start, start + size).decode()

    def write(self, library: str, folders: Sequence[PackedFolder]) -> str:
        """Write the archive of some folders in the copy of the library at `library`; return its path.

        The same files give the same bytes.
        """
        path = os.path.join(library, os.path.relpath(self._path, _LIBRARY))
        contents = {
            f"{folder.label}/{name}": folder.read(name).encode()
            for folder in folders
            for name in folder.names_in_archive()
        }
        with open(path, "wb") as stream:
            stream.write(packed(contents))
        return path

    def _open(self) -> None:
        if self._is_opened:
            return
        self._is_opened = True
        try:
            with open(self._path, "rb") as stream:
                self._reader = TextReader(stream.read())
        except FileNotFoundError:
            return
        self._places = _places(self._reader)


#: The archive of a wheel.
TEXTS: Final = Archive(os.path.join(_PACKAGE, "texts.lzma"))


class PackedFolder:
    """Texts by name: files with one suffix if there are any, as in a source tree, else of an archive."""

    def __init__(self, folder: str, suffix: str, label: str, archive: Archive = TEXTS) -> None:
        self.folder = folder
        #: The folder's name in the archive.
        self.label = label
        self._suffix = suffix
        self._archive = archive

    def path(self, name: str) -> str:
        """The path of the file of a name, which exists only outside of an archive."""
        return os.path.join(self.folder, f"{name}{self._suffix}")

    def names(self) -> list[str]:
        """The names of all texts, in order."""
        end = len(self._suffix)
        if os.path.isdir(self.folder):
            files = [name[:-end] for name in os.listdir(self.folder) if name.endswith(self._suffix)]
            if files:
                return sorted(files)
        start = f"{self.label}/"
        return sorted([name.removeprefix(start) for name in self._archive.names() if name.startswith(start)])

    def names_in_archive(self) -> list[str]:
        """The names of all texts in the order of an archive."""
        return self.names()

    def read(self, name: str) -> str:
        """The content of a text; KeyError if it does not exist."""
        try:
            with open(self.path(name), encoding="utf-8") as stream:
                return stream.read()
        except FileNotFoundError:
            return self._archive.read(f"{self.label}/{name}")

    def copy(self, folder: str) -> list[str]:
        """Write the files of all texts to `folder`; return their paths."""
        os.makedirs(folder, exist_ok=True)
        paths: list[str] = []
        for name in self.names():
            paths.append(os.path.join(folder, f"{name}{self._suffix}"))
            with open(paths[-1], "w", encoding="utf-8", newline="\n") as stream:
                stream.write(self.read(name))
        return paths


def packed(contents: dict[str, bytes]) -> bytes:
    """An archive of files by name."""
    sizes = json.dumps({name: len(content) for name, content in contents.items()}, separators=(",", ":"))
    return compress_text(b"".join([sizes.encode(), b"\n", *contents.values()]))


def unpacked(archive: bytes) -> dict[str, bytes]:
    """The files of an archive, by name."""
    reader = TextReader(archive)
    return {name: reader.read(start, start + size) for name, (start, size) in _places(reader).items()}


def _places(reader: TextReader) -> dict[str, tuple[int, int]]:
    """The starts and the sizes of the files in an archive."""
    sizes = reader.line()
    start = len(sizes) + 1
    places: dict[str, tuple[int, int]] = {}
    for name, size in json.loads(sizes).items():
        places[name] = (start, size)
        start += size
    return places
